"use strict";
exports.id = 5378;
exports.ids = [5378];
exports.modules = {

/***/ 15747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ makeCandidate),
/* harmony export */   du: () => (/* binding */ treeWithDocuments),
/* harmony export */   yA: () => (/* binding */ findHollowFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_claims_substance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64967);
/* harmony import */ var _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14968);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _declared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5651);






const defaultFacts = {
    inherited: new Set(),
    overwritten: new Set(),
    undone: [],
    isRedo: false,
    untouched: [],
    commits: [],
    isWitnessed: false,
    problems: [],
};
async function makeCandidate(work, run) {
    const { git, prefix } = run.workspace;
    const { base, commit, own, changed, plan } = work;
    const hollow = work.hollow ?? (await findHollowFiles(git, [base, commit], own));
    const nonBlank = changed.filter((path) => hollow.get(path) !== 'blanks');
    return {
        ...defaultFacts,
        ...work,
        hollow,
        touched: work.touched ?? changed,
        hasWork: work.hasWork ?? ((0,_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .hasWorkFor */ .DJ)(plan, nonBlank, prefix) || (await wasStarted(plan, base, run))),
    };
}
const manyFiles = 50;
const maxFilesRead = 1_000;
async function findHollowFiles(git, [base, commit], changed, isEnough = (path) => changed.length > manyFiles && !/(?:^|\/)\.planning\//.test(path)) {
    const hollow = new Map();
    for (const path of changed.slice(0, maxFilesRead)) {
        const substance = await getSubstance(git, base, commit, path);
        if (substance !== 'content')
            hollow.set(path, substance);
        else if (isEnough(path))
            return new Map();
    }
    return hollow;
}
async function getSubstance(git, base, commit, path) {
    const entries = await Promise.all([base, commit].map((each) => git.trees.at(each, path)));
    const [oldObject, newObject] = await Promise.all(entries.map((entry) => git.objects.find(entry?.id ?? '')));
    if (oldObject === undefined || newObject === undefined)
        throw new Error('two were asked for');
    if (oldObject.kind !== 'blob' || newObject.kind !== 'blob')
        return 'content';
    if (oldObject.id === newObject.id)
        return 'comments';
    if (Math.max(oldObject.size, newObject.size) > maxBytes)
        return 'content';
    return (0,_plan_claims_substance_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSubstance */ .SR)(path, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextInTree */ .Pd)(git, base, path), await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextInTree */ .Pd)(git, commit, path));
}
const maxBytes = 1024 * 1024;
async function wasStarted(plan, base, { found, workspace: { git, prefix } }) {
    if (base === found.startCommit)
        return false;
    const changed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, found.startCommit, base);
    return (0,_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .listDeclaredChanges */ .O8)(plan, changed, prefix).count > 0;
}
async function treeWithDocuments(commit, { workspace, policy }) {
    const { git, prefix, project } = workspace;
    const hasDocuments = (await git.trees.at(commit, `${prefix}.planning`))?.mode === _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .folderMode */ .a1;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, '.planning');
    if ((policy.commitDocs && hasDocuments) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return commit;
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true, recursive: true });
    const files = entries.flatMap((entry) => (entry.isFile() ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name)] : []));
    return git.treeWith(commit, files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(git.root, file)));
}


/***/ }),

/***/ 21939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findBrokenImports),
/* harmony export */   Z: () => (/* binding */ listModulePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13528);
/* harmony import */ var _system_git_tree_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82638);
/* harmony import */ var _read_module_imports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26835);
/* harmony import */ var _missing_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20483);





async function findBrokenImports(git, tree, path, changed = new Set()) {
    const text = (0,_read_module_imports_js__WEBPACK_IMPORTED_MODULE_3__/* .namesPlaces */ .x1)(path) ? await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextInTree */ .Pd)(git, tree, path) : null;
    const broken = [];
    for (const moduleImport of text === null ? [] : await (0,_read_module_imports_js__WEBPACK_IMPORTED_MODULE_3__/* .listImports */ .v9)(path, text)) {
        const result = await brokenImport(moduleImport, path, { git, tree, changed });
        if (result !== null)
            broken.push(result);
    }
    return broken;
}
async function brokenImport(moduleImport, path, sources) {
    const { git, tree } = sources;
    const { written, names } = moduleImport;
    const isGone = async (places) => places.length > 0 && !(await isAnyPresent(places, sources)) && (await git.ignores.rulesFor([...places])).size === 0;
    if (moduleImport.places !== undefined) {
        const places = moduleImport.places.filter((location) => !location.startsWith('..')).slice(0, 60);
        const [target = ''] = written.endsWith('.proto') ? places.slice(-1) : places;
        if (generatedPattern.test(written) || !(await belongsToProject(target, sources)) || !(await isGone(places)))
            return null;
        return { target, what: `names ${written}, which the commit does not have` };
    }
    const target = await resolveImport(written, path, sources);
    if (target === null)
        return (await (0,_missing_packages_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissingPackage */ .TN)(written, path, git, tree))
            ? { target: written, what: `imports "${written}", which no package.json names`, prefix: (0,_missing_packages_js__WEBPACK_IMPORTED_MODULE_4__/* .packagePrefix */ .lt)(written) }
            : null;
    if (generatedPattern.test(target) || target.startsWith('..'))
        return null;
    const { modules, inside } = await findModules(new _system_git_tree_files_js__WEBPACK_IMPORTED_MODULE_2__/* .TreeFiles */ .g(git, tree, ''), target);
    if (modules.length === 0)
        return (await git.ignores.rulesFor(listModulePaths(target))).size === 0
            ? { target, what: `imports "${written}", which the commit does not have` }
            : null;
    const unresolved = names.filter((name) => !inside.has(name));
    const missing = await findMissingName(unresolved, modules, sources);
    return missing === undefined
        ? null
        : { target, what: `imports ${missing} from "${written}", which has no such name` };
}
async function findMissingName(names, modules, { git, tree, changed }) {
    let missing = [...names];
    for (const module of modules) {
        if (missing.length === 0)
            return undefined;
        const text = (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextInTree */ .Pd)(git, tree, module)) ?? '';
        const words = new Set(text.match(/[\w$]+/g));
        if (!changed.has(module))
            missing = missing.filter((name) => !words.has(name));
        const moduleExports = missing.length === 0 ? null : await (0,_read_module_imports_js__WEBPACK_IMPORTED_MODULE_3__/* .listExports */ .uq)(module, text);
        if (moduleExports === null || moduleExports.isOpen)
            return undefined;
        missing = missing.filter((name) => !moduleExports.names.has(name));
    }
    return missing[0];
}
async function isAnyPresent(places, { git, tree }) {
    for (const location of places)
        if ((await git.trees.at(tree, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(location))) !== null)
            return true;
    return false;
}
async function belongsToProject(location, { git, tree }) {
    const [folder, topFolder = ''] = [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(location), location.split('/', 1)[0]];
    const mayBeGenerated = /\.(?:[cm]?[jt]sx?|css|json|proto|py|sh)$/.test(location);
    const isConventional = folder === '.' || sourceFolders.test(topFolder) || sourceFolders.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder));
    return !mayBeGenerated || isConventional || (await git.trees.at(tree, folder)) !== null;
}
const sourceFolders = /^(?:src|app|bin|scripts?|tools?|ci|hack|server|docker|\.github)$/;
const generatedPattern = /(?:^|[/._-])(?:_*generated_*|gen|dist|build|out|node_modules|vendor|third_party|pb2?|[$+]types)(?:$|[/._-])|\/\./i;
function listModulePaths(target) {
    return ['', '.ts', '.tsx', '.js', '.json', '.py', '/index.js'].map((end) => end === '' ? target : target.replace(scriptEnd, '') + end);
}
const scriptEnd = /\.[cm]?jsx?$/;
async function resolveImport(written, path, { git, tree }) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    if (!path.endsWith('.py'))
        return written.startsWith('.') ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, written) : null;
    const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(written) ?? [];
    const below = name.replaceAll('.', '/');
    if (dots !== '')
        return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, '../'.repeat(dots.length - 1), below);
    const [topPackage = '', ...parts] = below.split('/');
    for (const root of parts.length === 0 ? [] : (0,_missing_packages_js__WEBPACK_IMPORTED_MODULE_4__/* .listFoldersAbove */ .jk)(folder))
        if ((await git.trees.at(tree, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, topPackage, '__init__.py'))) !== null)
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, below);
    return null;
}
async function findModules(files, target) {
    const { dir, base: name } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(target);
    const start = `${name.replace(scriptEnd, '')}.`;
    const isCandidate = (match) => match === name || (match.startsWith(start) && !/\.(?:test|spec)\./.test(match));
    const nearby = (await files.entries(dir)).filter((file) => file.kind !== 'folder' && isCandidate(file.name));
    const below = await files.entries(target);
    const index = below.filter((entry) => /^index\.|^package\.json$|\.py$/.test(entry.name));
    const modules = [
        ...nearby.map((entry) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(dir, entry.name)),
        ...index.map((entry) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(target, entry.name)),
    ];
    return { modules, inside: new Set(below.map((entry) => entry.name.replace(/\.\w+$/, ''))) };
}


/***/ }),

/***/ 20483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ isMissingPackage),
/* harmony export */   jk: () => (/* binding */ listFoldersAbove),
/* harmony export */   lt: () => (/* binding */ packagePrefix)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13528);
/* harmony import */ var _system_git_tree_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82638);




async function isMissingPackage(written, path, git, tree) {
    const [name = '', baseName = ''] = packageName.exec(written) ?? [];
    if (!isScript.test(path) ||
        occasionalScripts.test(path) ||
        name === '' ||
        providedPattern.test(name) ||
        /[:\\]/.test(written))
        return false;
    const files = new _system_git_tree_files_js__WEBPACK_IMPORTED_MODULE_3__/* .TreeFiles */ .g(git, tree, '');
    const scope = /^@[\w.-]+(?=\/)/.exec(name)?.[0] ?? name;
    const [escapedName, escapedScope] = [name, scope].map((each) => each.replaceAll('.', '\\.'));
    const mention = new RegExp(`["'\`/^ ](?:${escapedName}(?:["'\`/@:]|$)|${escapedScope}(?:/[*(][^"'\`]{0,20})?["'\`])`, 'm');
    let isLocked = false;
    for (const folder of listFoldersAbove(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path))) {
        const nearby = await files.entries(folder);
        for (const location of ['', 'src', 'packages', 'libs', 'apps'])
            if ((await files.entries(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, location))).some((file) => file.name.replace(/\.\w+$/, '') === baseName))
                return false;
        const mentioning = nearby.filter((entry) => packageFiles.test(entry.name));
        for (const { name: file } of mentioning.sort((one, other) => one.name.length - other.name.length)) {
            const text = (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextInTree */ .Pd)(git, tree, node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, file))) ?? '';
            if (mention.test(text))
                return false;
            isLocked ||= /lock/.test(file) && file !== 'bun.lockb' && text !== '';
        }
    }
    return isLocked;
}
function packagePrefix(written) {
    const [name = ''] = packageName.exec(written) ?? [];
    return name.startsWith('@') ? name.replace(/\/.*/, '/') : name;
}
const packageName = /^(?:@[\w.-]+\/)?([A-Za-z\d][\w.-]*)/;
function listFoldersAbove(folder) {
    return folder === '.' ? ['.'] : [folder, ...listFoldersAbove(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(folder))];
}
const occasionalScripts = /(?:^|\/)(?:scripts?|tools?|bench\w*|examples?|docs?|demos?|sample[\w-]*|playground|infra\w*)\//;
const isScript = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const packageFiles = /^(?:package\.json|package-lock\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|[jt]sconfig[\w.-]*\.json|deno\.jsonc?|import_?map\.json|[\w.-]+\.config\.\w+|\.babelrc[\w.]*|\.pnp\.cjs)$/;
const providedPattern = new RegExp(`^(?:${node_module__WEBPACK_IMPORTED_MODULE_0__.builtinModules.join('|')}|server-only|client-only|electron|vscode|obsidian|aws-sdk|@aws-sdk/.*|k6|bun|astro|react|virtual.*|uxp|photoshop|lens-studio|zx)$`);


/***/ }),

/***/ 5880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ verifyArtifacts),
/* harmony export */   o: () => (/* binding */ verifyArtifact)
/* harmony export */ });
/* harmony import */ var _plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81252);
/* harmony import */ var _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23260);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _promised_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4236);




async function verifyArtifacts(files, artifacts) {
    return Promise.all(artifacts.map((artifact) => verifyArtifact(files, artifact)));
}
async function verifyArtifact(files, artifact) {
    return { rule: 'promise/missing', subject: artifact.path, ...(await checkEntry(files, artifact)) };
}
const keptPromise = 'exists with the promised contents';
async function checkEntry(files, artifact) {
    const declared = (0,_plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDeclaredPath */ .$9)(artifact.path);
    if (declared.kind === 'undecidable')
        return { passed: null, message: `is ${declared.why}, which names no file of this repository` };
    const isLiteral = !declared.isGlob || 'directory' in (await files.find(declared.path));
    if (isLiteral)
        return checkFile(files, declared.path, artifact);
    const answers = [];
    for (const pattern of declared.alternatives())
        answers.push(await checkPattern(files, pattern, artifact));
    const decisive = answers.find(({ passed }) => passed === false) ?? answers.find(({ passed }) => passed === null);
    const matches = new Set(answers.flatMap((answer) => answer.files ?? []));
    return decisive ?? { passed: true, message: keptPromise, files: [...matches] };
}
async function checkPattern(files, pattern, artifact) {
    const matches = pattern.isGlob ? await (0,_promised_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findMatchingFiles */ .yy)(files, pattern) : [pattern.path];
    if (matches === null)
        return { passed: null, message: `${pattern.path} covers too many files to search` };
    if (matches.length === 0)
        return { passed: false, message: `no file matches ${pattern.path}` };
    const holding = [];
    let reason = '';
    for (const path of matches.slice(0, maxFiles)) {
        const { passed, message } = await checkFile(files, path, artifact);
        if (passed === true)
            holding.push(path);
        else if (reason === '' || !(await isDirectory(files, path)))
            reason = `${path} ${message}`;
    }
    if (holding.length > 0)
        return { passed: true, message: keptPromise, files: holding };
    if (matches.length > maxFiles)
        return { passed: null, message: `${pattern.path} covers more than ${maxFiles} files` };
    const intro = `none of the ${matches.length} matching files has the promised contents: `;
    return { passed: false, message: `${matches.length === 1 ? '' : intro}${reason}` };
}
const maxFiles = 1000;
async function isDirectory(files, path) {
    const file = await files.find(path);
    return 'directory' in file && file.directory;
}
async function checkFile(files, path, artifact) {
    const file = await files.find(path);
    if ('problem' in file)
        return { passed: false, message: file.problem };
    const isText = wantsText(artifact);
    if (file.directory)
        return isText
            ? { passed: false, message: 'is a directory, but the plan promises a text in it' }
            : { passed: true, message: 'is a directory' };
    const problems = isText ? textProblems(await files.text(path), { ...artifact, path }) : [];
    return problems.length > 0 ? { passed: false, message: problems.join('; ') } : { passed: true, message: keptPromise };
}
function wantsText({ minLines, contains, exports }) {
    return minLines !== undefined || contains.length > 0 || exports.length > 0;
}
function textProblems(text, { path, minLines, contains, exports }) {
    const lines = text.split('\n').length;
    return [
        ...(minLines !== undefined && lines < minLines ? [`has ${lines} lines, at least ${minLines} are promised`] : []),
        ...contains
            .filter((part) => !(0,_plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsText */ .My)(text, part, path) && !isProse(part))
            .map((part) => `does not contain ${quote(part)}`),
        ...exports
            .filter((name) => !(0,_plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsExport */ .AP)(text, name, path))
            .map((name) => `does not mention the export ${quote(name)}`),
    ];
}
function isProse(part) {
    return (/^no\s|\s(?:with|using|via|showing|instead of|that|which|section for)\s/i.test(part) &&
        !/[(){}[\];=<>"'`]|::|->/.test(part));
}
function quote(text) {
    return JSON.stringify((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(text, 80));
}


/***/ }),

/***/ 4236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ isSecretFile),
/* harmony export */   Hc: () => (/* binding */ listExamplePaths),
/* harmony export */   Lu: () => (/* binding */ isCommonName),
/* harmony export */   bn: () => (/* binding */ isTemplateFile),
/* harmony export */   jg: () => (/* binding */ isConventional),
/* harmony export */   lR: () => (/* binding */ conventional),
/* harmony export */   yy: () => (/* binding */ findMatchingFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23260);


function isSecretFile(path) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
    return /^\.env(\..+)?$/.test(name) && !/\.(example|sample|template|dist|defaults?)$/.test(name);
}
function isTemplateFile(path) {
    return (/\.(?:example|sample|template|dist)$/i.test(path) ||
        (/\.(?:example|sample)\.\w+$/i.test(path) && !isSecretFile(path)));
}
const conventional = new Set([
    ...['node_modules', '.venv', 'venv', '__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.tox', '.nox'],
    ...['.gradle', '.next', '.nuxt', '.svelte-kit', '.turbo', '.parcel-cache', '.nyc_output', '.terraform', '.DS_Store'],
]);
function isConventional(path) {
    return path.split('/').some((part) => conventional.has(part));
}
function isCommonName(file) {
    return /^(?:index|main|mod|lib|page|route|layout|types|utils|__init__|readme|package)\./i.test(file);
}
const maxEntries = 50_000;
async function findMatchingFiles(files, pattern) {
    const start = pattern.prefix.slice(0, pattern.prefix.lastIndexOf('/') + 1);
    const matches = [];
    const folders = [start];
    let entryCount = 0;
    for (const folder of folders) {
        for (const { name, kind } of await files.entries(folder)) {
            if (++entryCount > maxEntries)
                return null;
            const path = `${folder}${name}`;
            if (name === 'node_modules' && !pattern.path.includes('node_modules'))
                continue;
            if (kind === 'folder')
                folders.push(`${path}/`);
            if (pattern.covers(path))
                matches.push(path);
        }
    }
    return matches.sort();
}
function listExamplePaths(path, prefix) {
    const [declared] = new _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .DeclaredPaths */ .DB([path], prefix).patterns;
    return (declared?.alternatives() ?? [])
        .map((alternative) => alternative.path.replace(/\*+|\?/g, 'x').replace(/\/$/, ''))
        .filter((each) => !each.startsWith('..'));
}


/***/ }),

/***/ 75602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S4: () => (/* binding */ judge),
  d: () => (/* binding */ lacksOnlySummary),
  lZ: () => (/* binding */ withCommands),
  Kg: () => (/* binding */ withEvidence),
  H7: () => (/* binding */ withSummaryFromCommands)
});

// EXTERNAL MODULE: ./lib/system/git/tree-files.js
var tree_files = __webpack_require__(82638);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var candidate_declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/plan/claims/comments.js
var comments = __webpack_require__(97019);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
;// CONCATENATED MODULE: ./lib/plan/claims/plan-exceptions.js

function asksForStub(plan, path, prefix) {
    return asksFor(stubWords, plan, path, prefix);
}
function asksForIdleTest(plan, path, prefix) {
    return asksForStub(plan, path, prefix) || asksFor(idleTestWords, plan, path, prefix);
}
function asksForSuch(wish, plan, path, prefix) {
    const related = wish === 'constant' ? planExceptions.empty : wish === 'throw' ? planExceptions.base : planExceptions[wish];
    return asksFor(planExceptions[wish], plan, path, prefix) || asksFor(related, plan, path, prefix);
}
function asksFor(words, plan, path, prefix) {
    const matching = plan.tasks.filter(({ files }) => new declared_paths/* DeclaredPaths */.DB(files, prefix).covers(path));
    const tasks = matching.length > 0 ? matching : plan.tasks;
    return tasks.some(({ name, action, done, verify }) => words.test([name, action, done ?? '', verify.prose ?? '', ...verify.automated].join('\n')));
}
const stubWords = /\b(?:stub(?:s|bed)?|skeletons?|scaffold(?:s|ed|ing)?|placeholder (?:page|file|component|module|implementation|function|content|for|that|until)|not[ -]?(?:yet )?implemented|NotImplemented\w*|unimplemented|(?:todo|unimplemented)!|coming soon|under construction|headings? only|abstract (?:base )?(?:class|method|interface)\w*)\b/i;
const idleTestWords = /\b(?:skip\w*|pending|xfail|placeholders?|(?:it|test|describe)\.(?:todo|failing)|@?disabled|@?ignored?)\b/i;
const planExceptions = {
    empty: /\b(?:no-?ops?|do(?:es)? nothing|discard\w*|swallow\w*|ignor(?:es?|ing)|silent\w*|null object|(?:throws?|drops?) \w+ away|hooks?|overrid\w+|switched off|turned off|disabled|empty|marker|(?:gives?|returns?) (?:none|nothing|empty)|(?:remov|retir)\w+ (?:the |its )?(?:body|logic|implementation|behaviou?r|checks?)|no longer|deprecat\w+|static|presentational|mock-?ups?)\b/i,
    base: /\b(?:sub-?class\w*|base (?:class\w*|of|for)|abstract|overrid\w+|interface|must be implemented|each \w+ (?:implements|writes) its own)\b/i,
    constant: /\b(?:always|constant|default(?:s|ing)?|identity|as (?:it )?is|unchanged|pass(?:es)? through|read-?only|hard-?cod\w+)\b|\breturn(?:s|ing)? `?(?:null|nil|none|undefined|nothing|false|true|0|\[\]|\{\})`?(?! (?:if|when|where|unless)\b)/i,
    throw: /\b(?:throw(?:s|ing)?|raises?|panics?|reject(?:s|ed)?|refus\w+|unsupported|not supported|unavailable|forbid\w*|exhaustive\w*|error (?:helper|factor)\w*)\b/i,
    log: /\b(?:log(?:s|ged|ging|ger)?|print(?:s|ed|ing)?|console|stdout|stderr|echo\w*|outputs?|usage|banner|messages?|reports?|displays?|announce\w*)\b/i,
};

// EXTERNAL MODULE: ./lib/system/git/tree.js
var git_tree = __webpack_require__(13528);
;// CONCATENATED MODULE: ./lib/judge/candidate/judged.js




function listContentChanges({ changed, hollow }) {
    return changed.filter((path) => !hollow.has(path));
}
async function isScaffold({ candidate: { plan, tree }, run }, path) {
    const { git, prefix } = run.workspace;
    if (!asksForStub(plan, path, prefix))
        return false;
    return (0,comments/* withoutComments */.fx)(path, (await (0,git_tree/* readTextInTree */.Pd)(git, tree, path)) ?? '').trim() !== '';
}
function belongsToOthers({ candidate: { plan, isPart }, run }) {
    const otherDeclarations = run.schedule.plans
        .filter((scheduledPlan) => isPart || scheduledPlan.plan.id !== plan.id)
        .map((scheduledPlan) => (0,candidate_declared/* declaredPaths */.$N)(scheduledPlan.plan, run.workspace.prefix));
    return (path) => otherDeclarations.some((declared) => declared.covers(path));
}

// EXTERNAL MODULE: ./lib/judge/rules/finding.js
var finding = __webpack_require__(96734);
// EXTERNAL MODULE: ./lib/judge/rules/rule-book.js + 13 modules
var rule_book = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/decide/least-evidence.js
var least_evidence = __webpack_require__(88671);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/claims/summary-reasons.js
var summary_reasons = __webpack_require__(71685);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
;// CONCATENATED MODULE: ./lib/judge/candidate/candidate.js

function isUnder(files, path) {
    for (const file of files)
        if (file === path || file.startsWith(`${path}/`) || external_node_path_.posix.normalize(file) === path)
            return true;
    return false;
}

// EXTERNAL MODULE: ./lib/judge/checks/commit-shape.js
var commit_shape = __webpack_require__(86016);
// EXTERNAL MODULE: ./lib/plan/phase/yaml.js
var yaml = __webpack_require__(45880);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/judge/read/syntax-tree.js
var syntax_tree = __webpack_require__(11802);
// EXTERNAL MODULE: ./lib/plan/claims/promised-text.js
var promised_text = __webpack_require__(81252);
// EXTERNAL MODULE: ./lib/judge/run/commands/command-strength.js
var command_strength = __webpack_require__(10947);
// EXTERNAL MODULE: ./lib/judge/run/commands/make-rules.js
var make_rules = __webpack_require__(21502);
;// CONCATENATED MODULE: ./lib/judge/run/commands/idle-programs.js




function findIdlePrograms({ path, before, after }) {
    if (!scriptFilePattern.test(path)) {
        const call = matchBeginning('(?:[\\w-]+\\s+(?:-\\S+\\s+)*)?(?:\\S*/)?', path.replace(/^.*\//, ''));
        return isIdle(path, after ?? '') && !isIdle(path, before ?? '') ? [{ name: path, text: after ?? '', call }] : [];
    }
    const oldScripts = new Map(listScripts(path, before ?? '').map(({ key, text }) => [key, text]));
    const runnerPattern = path.endsWith('.json')
        ? '(?:npm|pnpm|yarn|bun)\\s+(?:-\\S+\\s+|run(?:-script)?\\s+)*'
        : 'make\\s+';
    return listScripts(path, after ?? '')
        .filter(({ key, text }) => !(0,command_strength/* canFail */.nx)(text) && (0,command_strength/* canFail */.nx)(oldScripts.get(key) ?? 'none'))
        .map(({ key, name, text }) => ({ name: `${key} of ${path}`, text, call: matchBeginning(runnerPattern, name) }));
}
const scriptFilePattern = /(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile)$/;
function listScripts(path, text) {
    if (!scriptFilePattern.test(path))
        return [];
    if (!path.endsWith('.json'))
        return [...(0,make_rules/* parseMakeRules */.Z)(text.replace(/^\t@?-@?(.*)$/gm, '\t$1 || true'))]
            .filter(([, { recipe, needs }]) => recipe.length > 0 && needs.length === 0)
            .map(([name, { recipe }]) => ({ key: `recipe of ${name}`, name, text: `set -e\n${recipe.join('\n')}` }));
    const root = (0,json_text/* tryParseJson */.Bl)(text);
    return Object.entries((0,json_text/* isMapping */.pi)(root) && (0,json_text/* isMapping */.pi)(root.scripts) ? root.scripts : {}).flatMap(([name, script]) => typeof script === 'string' ? [{ key: `scripts.${name}`, name, text: script }] : []);
}
function matchBeginning(text, name) {
    return new RegExp(`^(?:\\w+=\\S*\\s+)*${text}${(0,promised_text/* escapePattern */.MP)(name)}(?![\\w./:-])`);
}
function isIdle(path, text) {
    const isShell = /\.(?:ba|z)?sh$/.test(path) || /^#!.*\b(?:ba|da|z|k)?sh\b/.test(text);
    const code = text.replace(/^[ \t]*(?:#|\/\/).*$/gm, '').trim();
    if (!isShell)
        return onlyPrintsPattern.test(code);
    return /\b(?:echo|printf|exit|true)\b/.test(code) && !mayFailPattern.test(text) && !(0,command_strength/* canFail */.nx)(code);
}
const mayFailPattern = /\b(?:exit|return)\s+(?!0\b)\S|^#!.*\s-\w*e|\berrexit\b|<<|\b(?:trap|source|kill|exec)\b/m;
const onlyPrintsPattern = /^(?:(?:import sys|console\.\w+\((['"`])[^'"`$]*\1\)|print\((['"])[^'"]*\2\)|(?:process\.|sys\.)?exit\(0?\)|pass)[;\s]*)+$/;

// EXTERNAL MODULE: ./lib/judge/run/commands/shell-commands.js
var shell_commands = __webpack_require__(81465);
// EXTERNAL MODULE: ./lib/judge/checks/missing-packages.js
var missing_packages = __webpack_require__(20483);
// EXTERNAL MODULE: ./lib/plan/claims/substance.js
var substance = __webpack_require__(64967);
// EXTERNAL MODULE: ./lib/judge/read/code-functions.js
var code_functions = __webpack_require__(85923);
;// CONCATENATED MODULE: ./lib/judge/checks/hollow-files.js





function emptyFile(path, text) {
    if (binaryPattern.test(path))
        return isBinary.test(text) ? null : 'is a text, and no file of its kind';
    if (text.length > 64 * 1024 || /example|sample|template|default|schema\.json/i.test(path))
        return null;
    if (isEmptyMigration(path, text))
        return 'is a migration without an operation';
    const value = /\.json$/i.test(path) ? (0,json_text/* tryParseJson */.Bl)(text) : /\.ya?ml$/i.test(path) && (0,yaml/* tryYaml */.bb)(text);
    if (!(0,json_text/* isMapping */.pi)(value))
        return null;
    const isBare = Object.keys(value).length === 0 && !/^\.|config|rc\b/i.test(external_node_path_.posix.basename(path));
    return isBare || (explicitNothing.test(text) && saysNothing(value)) ? 'has only empty or unwritten values' : null;
}
function isEmptyMigration(path, text) {
    const [, depends = ''] = /\bdependencies(?::[^=\n]+)? = \[([^\]]*)\]/.exec(text) ?? [];
    const hasNone = /\boperations(?::[^=\n]+)? = \[\s*\]/.test(text);
    if (/(?:^|\/)db\/migrate\/\w+\.rb$/.test(path))
        return /\bdef (?:change|up)\s+end\b/.test(text);
    return /(?:^|\/)migrations\/\w+\.py$/.test(path) && hasNone && depends.split('(').length < 3;
}
const binaryPattern = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|zip|t?gz|jar|docx|xlsx|woff2?|mp[34]|pdf)$/i;
const isBinary = /^$|[\0\ufffd]|^%PDF-|^version https:\/\/git-lfs/;
const unwritten = '(?:TODO|TBD|TBA|FIXME|CHANGE[-_ ]?ME|change[-_]?me|your-[\\w-]+|YOUR_\\w+)[.!…]*';
const explicitNothing = new RegExp(`:\\s*(?:""|''|null\\b|["']?${unwritten})`);
const nothingPattern = new RegExp(`^(?:null|${unwritten})?$`);
function saysNothing(value) {
    const isLeaf = !Array.isArray(value) && !(0,json_text/* isMapping */.pi)(value);
    return isLeaf ? nothingPattern.test(String(value)) : Object.values(value).every(saysNothing);
}
async function pathsById(commit, git) {
    const result = new Map();
    for (const { id, path } of await git.trees.list(commit))
        result.set(id, (result.get(id) ?? []).concat(path));
    return result;
}
async function findCopiedFile({ git, tree, path }, base, placesOf) {
    const entry = ownContent.test(path) ? await git.trees.follow(tree, path) : null;
    if (entry === null || entry === 'outside')
        return null;
    const text = (await git.trees.text(entry)) ?? '';
    if (text.length < 40 || text.length > maxCompared)
        return null;
    const content = extractSubstance(path, text);
    const dir = external_node_path_.posix.dirname(path);
    const folder = await git.trees.follow(base, dir);
    const entries = folder === null || folder === 'outside' ? [] : [...(await git.trees.entriesIn(folder.id))];
    const duplicates = [];
    for (const [name, old] of entries.filter(([name]) => external_node_path_.posix.extname(name) === external_node_path_.posix.extname(path)).slice(0, maxBeside))
        if (old.id === entry.id || extractSubstance(name, (await git.trees.text(old)) ?? '') === content)
            duplicates.push(external_node_path_.posix.join(dir, name));
    const isLong = duplicates.length === 0 && content.length >= 240;
    return (await (0,git_tree/* filterPresentFiles */.NA)(git, tree, isLong ? await placesOf(entry.id) : duplicates))[0] ?? null;
}
const maxBeside = 20;
const maxCompared = 256 * 1024;
function extractSubstance(path, text) {
    return (0,comments/* withoutComments */.fx)(path, text).replace(/\s+/g, '');
}
const ownContent = /^(?!.*(?:config|package|manifest|lock|rc\.\w+$|(?:^|\/)(?:\.|__init__|index\.))).*\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|cs|swift|php|dart|rb|sql|json)$/i;

// EXTERNAL MODULE: ./lib/judge/checks/promised-artifacts.js
var promised_artifacts = __webpack_require__(5880);
// EXTERNAL MODULE: ./lib/judge/checks/promised-path.js
var promised_path = __webpack_require__(4236);
;// CONCATENATED MODULE: ./lib/judge/checks/promises.js




async function judgePromises(files, promised, facts) {
    const findings = [];
    for (const artifact of promised)
        findings.push(await judgePromise(files, artifact, facts));
    return findings.filter(({ passed, message }) => passed !== null || !message.startsWith('is prose'));
}
async function judgePromise(files, artifact, { isChanged, isInherited, isNamed, isScaffold, elsewhere }) {
    const { path } = artifact;
    const presence = { ...(await (0,promised_artifacts/* verifyArtifact */.o)(files, { path, contains: [], exports: [] })), proves: false };
    const problem = (0,promised_path/* isSecretFile */.D0)(path) ? 'it should be in no commit' : presence.message;
    if ((0,promised_path/* isSecretFile */.D0)(path) || presence.passed === null)
        return { rule: 'promise/unchecked', passed: null, subject: path, message: problem };
    if (!presence.passed && isRemoval(artifact))
        return { ...presence, passed: true, message: 'is gone, as promised', proves: isChanged(path) };
    const fail = (rule, message) => ({ ...presence, rule, passed: false, message });
    const unlessElsewhere = async (finding) => {
        const excuse = await elsewhere(artifact);
        return excuse === null ? finding : { ...finding, excuse };
    };
    if (!presence.passed)
        return unlessElsewhere(presence);
    const holding = presence.files ?? [path];
    const contents = await listFiles(files, holding);
    if (!(await isScaffold(path)) && (await areAll(contents, (each) => isEmpty(files, each))))
        return fail('promise/empty', 'is empty or contains only comments');
    const isBare = await areAll(contents, async (each) => !isNamed(each) && (await keepsFolder(files, each)));
    if (isBare && !hasContent(artifact))
        return presence;
    if (isBare)
        return fail('promise/bare-folder', `contains only ${contents[0]}, which keeps an empty folder`);
    const verified = await (0,promised_artifacts/* verifyArtifact */.o)(files, artifact);
    if (verified.passed === true)
        return {
            ...presence,
            proves: hasContent(artifact) || holding.some((each) => isChanged(each) && !isInherited(each)),
        };
    if (verified.passed === false && !holding.some(isChanged))
        return unlessElsewhere(fail('promise/content', `${verified.message}, but this plan did not change it`));
    return presence;
}
function isRemoval({ provides = '' }) {
    return /^\W*(?:removed?|deleted?|removal|deletion|no longer)\b/i.test(provides);
}
function hasContent({ contains, exports, minLines }) {
    return contains.length > 0 || exports.length > 0 || minLines !== undefined;
}
const meantEmpty = /^(?:__init__\.pyi?|py\.typed|\.(?:git)?keep|\.nojekyll|\.npmignore|\.stamp)$/;
async function keepsFolder(files, path) {
    const name = external_node_path_.posix.basename(path);
    if (/^\.(?:gitignore|placeholder|empty)$/.test(name))
        return true;
    return meantEmpty.test(name) && (0,substance/* isBlank */.z3)(await files.text(path));
}
async function isEmpty(files, path) {
    const file = await files.find(path);
    if ('problem' in file || file.directory || meantEmpty.test(external_node_path_.posix.basename(path)) || file.size >= 4096)
        return false;
    const text = await files.text(path);
    return (0,substance/* isBlank */.z3)(text) || (0,substance/* isOnlyComments */.$j)(path, text);
}
async function areAll(paths, test) {
    for (const path of paths)
        if (!(await test(path)))
            return false;
    return paths.length > 0;
}
const manyFiles = 50;
async function listFiles(files, paths) {
    const found = [];
    for (const path of paths) {
        const file = await files.find(path);
        const folders = 'directory' in file && file.directory ? [path.replace(/\/$/, '')] : [];
        if (folders.length === 0)
            found.push(path);
        const before = found.length;
        for (const folder of folders)
            for (const { name, kind } of await files.entries(folder)) {
                if (kind === 'folder')
                    folders.push(`${folder}/${name}`);
                else
                    found.push(`${folder}/${name}`);
                if (found.length - before > manyFiles)
                    return [];
            }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/judge/checks/stub-words.json
const stub_words_namespaceObject = /*#__PURE__*/JSON.parse('{"ho":"(?:not[ _-]?(?:yet )?[ _-]?implemented|un-?implemented|to be implemented|todo|tbd|implement me|not (?:yet )?(?:supported|available) yet|stub|placeholder)","Fn":["\\\\bthrow (?:new )?[\\\\w.\\\\\\\\]*(?:Error|Exception)?\\\\(\\\\s*[\'\\"`][^\'\\"`]{0,60}\\\\b{openInError}\\\\b","\\\\bthrow (?:new )?(?:[\\\\w.]*\\\\.)?NotImplemented(?:Error|Exception)?\\\\b","\\\\braise (?:exceptions\\\\.)?NotImplementedError\\\\b","\\\\braise\\\\b[^\'\\"]{0,40}[\'\\"][^\'\\"]{0,60}\\\\b{openInError}\\\\b","\\\\b(?:todo|unimplemented)!\\\\s*[(\\\\[{]","\\\\b(?:panic|fatalError|die|exit|abort|assertionFailure|preconditionFailure)\\\\(\\\\s*[\'\\"][^\'\\"]{0,60}\\\\b{openInError}\\\\b","\\\\b(?:errors\\\\.New|fmt\\\\.Errorf|Promise\\\\.reject\\\\(new Error)\\\\(\\\\s*[\'\\"`][^\'\\"`]{0,60}\\\\b{openInError}\\\\b","\\\\bthrow UnimplementedError\\\\(|^\\\\s*(?:return )?TODO\\\\(|=\\\\s*(?:TODO\\\\(|\\\\?\\\\?\\\\?\\\\s*$)","\\\\breturn\\\\b[^\'\\"`]{0,40}[\'\\"`]\\\\s*(?:{open}|coming soon)[.!…]*\\\\s*[\'\\"`]","\\\\b(?:console\\\\.\\\\w+|print(?:ln!?|f)?|echo|puts|logger?\\\\.\\\\w+)\\\\(?\\\\s*[\'\\"`]\\\\s*(?:{open}|coming soon)\\\\b[^\'\\"`]{0,40}[\'\\"`]",">\\\\s*(?:coming soon|under construction|not (?:yet )?implemented(?: yet)?|todo|placeholder|lorem ipsum[^<]*)[.!…]*\\\\s*<","(?:^|>)[^<>{}=;]*\\\\bcoming soon[.!)…]*\\\\s*(?:<|$)|^\\\\s*(?:under construction|not (?:yet )?implemented)[.!…]*\\\\s*$","\\\\b(?:res|reply|response|ctx|c)\\\\b.*\\\\b(?:send|json|end|text|body)\\\\b.*[\'\\"`]\\\\s*(?:{open}|coming soon)[.!…]*\\\\s*[\'\\"`]"],"Qu":"(?://|#|/\\\\*|\\\\*|--|<!--)\\\\s*(?:TODO|FIXME|TBD|STUB|PLACEHOLDER|implementation (?:goes )?here|implement(?: me| this| later)?\\\\b|.{0,60}\\\\b(?:will|to) be (?:added|implemented|filled in|written|completed) (?:later|soon|in (?:a |the )?(?:later|next|future|follow)))"}');
;// CONCATENATED MODULE: ./lib/judge/checks/stubs.js




const maxCharacters = 256 * 1024;
async function findStub(path, before, after) {
    if (before === after || (0,test_file/* isTestMaterial */.G)(path) || after.length > maxCharacters)
        return null;
    if (!(0,comments/* isProgramCode */.Io)(path) && !/\.(?:ba)?sh$/.test(path))
        return null;
    const lines = (0,comments/* withoutComments */.fx)(path, after).split('\n');
    const isAbstract = /\b(?:ABC|ABCMeta|Protocol|abstractmethod)\b/.test(after);
    const marks = lines.filter((line, at) => isStubLine(line) && !isHttpAnswer(lines, at) && !(isAbstract && /\bNotImplementedError\b/.test(line)));
    const oldLines = new Set((before ?? '').split('\n').map((line) => line.trim()));
    const added = marks.map((line) => line.trim()).find((line) => !oldLines.has(line));
    const kind = added !== undefined || marks.length === 0 ? await findNewIdleness(path, before, after) : null;
    const afterLines = after.split('\n');
    const stubAt = (isHere, isAll, unless) => {
        const at = afterLines.findIndex(isHere);
        return { line: at + 1, text: (afterLines[at] ?? '').trim(), isAll, ...(unless && { unless }) };
    };
    if (added !== undefined) {
        const isBaseClass = kind !== null && /\bNotImplementedError\b/.test(marks.join());
        return stubAt((line) => line.includes(added), kind !== null, isBaseClass ? 'base' : undefined);
    }
    if (kind === null)
        return null;
    return todoComment.test(after)
        ? stubAt((line) => todoComment.test(line), true)
        : stubAt((line) => /\S/.test(line), true, kind);
}
async function findNewIdleness(path, before, after) {
    const hasLostLines = before === null || before.split('\n').some((line) => !after.includes(line));
    if (!hasLostLines || decidingPattern.test(after))
        return null;
    const isStub = (text) => isStubLine(text) || todoComment.test(text);
    const kind = await (0,code_functions/* getFileIdleness */.ye)(path, after, isStub);
    const wasIdle = kind !== null && before !== null && (await (0,code_functions/* getFileIdleness */.ye)(path, before, isStub)) !== null;
    return wasIdle ? null : kind;
}
const openInError = stub_words_namespaceObject.ho.replace('|todo|', '|(?<=[\'"`]\\s*)todo(?=\\s*[-:.!(\'"`])|');
const stubStatement = new RegExp(stub_words_namespaceObject.Fn.join('|').replaceAll('{open}', stub_words_namespaceObject.ho).replaceAll('{openInError}', openInError), 'im');
function isStubLine(line) {
    return line.length < 5_000 && stubStatement.test(line);
}
function isHttpAnswer(lines, at) {
    return /\b501\b|NOT_IMPLEMENTED|StatusNotImplemented|HttpStatus/.test(`${lines[at - 1] ?? ''}\n${lines[at] ?? ''}`);
}
const decidingPattern = /^[ \t]*(?:\}[ \t]*else[ \t]*)?(?:if|for|while|switch|elif|with|match)\b.*[{:(]/m;
const todoComment = new RegExp(stub_words_namespaceObject.Qu, 'i');

;// CONCATENATED MODULE: ./lib/judge/checks/stub-check.js











const maxStubFiles = 200;
async function checkStubs({ candidate, run }) {
    const { plan, changed, base, tree } = candidate;
    const { git, prefix } = run.workspace;
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
    const isChecked = (path) => declared.covers(path) && !path.startsWith(`${prefix}.planning/`);
    const promised = (0,candidate_declared/* promisedPaths */.KD)(plan, prefix);
    let existing;
    const findPaths = async (id) => {
        existing ??= pathsById(base, git);
        return (await existing).get(id) ?? [];
    };
    const findings = [];
    const report = (rule, subject, message) => findings.push({ rule, passed: false, subject, message });
    for (const path of changed.filter(isChecked).slice(0, maxStubFiles)) {
        const after = await (0,git_tree/* readTextInTree */.Pd)(git, tree, path);
        if (after === null || asksForStub(plan, path, prefix))
            continue;
        const before = await (0,git_tree/* readTextInTree */.Pd)(git, base, path);
        const hollow = await findHollowContent({ candidate, run }, { path, before, after, placesOf: findPaths });
        const isExempt = promised.covers(path) || meantEmpty.test(external_node_path_.posix.basename(path)) || (0,test_file/* isTestMaterial */.G)(path);
        const isEmpty = before === null && !isExempt && ((0,substance/* isBlank */.z3)(after) || (0,substance/* isOnlyComments */.$j)(path, after));
        const idle = hollow === null ? await findIdleFunction(plan, path, before, after, prefix) : null;
        if (hollow !== null)
            report('code/hollow-file', path, hollow);
        else if (isEmpty && declared.names(path))
            report('code/empty-file', path, 'is empty or contains only comments');
        else if (idle !== null)
            report('code/idle-function', path, idle);
        else {
            const stub = await findStub(path, before, after);
            if (stub === null)
                continue;
            const isPlaceholder = stub.unless === undefined || stub.unless === 'base';
            const where = `in line ${stub.line} (${(0,text_text/* clipText */.gL)(stub.text, 100)})`;
            const problem = `has ${isPlaceholder ? 'a placeholder' : 'functions that do nothing'} ${where}`;
            const isExpected = stub.unless !== undefined && asksForSuch(stub.unless, plan, path, prefix);
            if (stub.isAll && !isExpected)
                report('code/stub', path, `${problem} and nothing else`);
            else
                report('code/stub-beside-work', path, problem);
        }
    }
    return findings;
}
async function findIdleFunction(plan, path, before, after, prefix) {
    if ((0,test_file/* isTestMaterial */.G)(path))
        return null;
    const promised = plan.mustHaves.artifacts
        .filter((artifact) => (0,candidate_declared/* toTreePath */.Xe)(prefix, artifact.path) === path)
        .flatMap(({ exports, contains }) => [...exports, ...contains.flatMap((text) => text.match(/\w+/g) ?? [])]);
    const isNamed = (name) => promised.includes(name) || plan.text.includes(`${name}(`);
    if (!(after.match(/[\w$]+/g) ?? []).some(isNamed))
        return null;
    const idle = (await (0,code_functions/* findIdleFunctions */.$3)(path, after)).filter(({ kind }) => !asksForSuch(kind, plan, path, prefix));
    const oldIdle = idle.length === 0 || before === null ? [] : await (0,code_functions/* findIdleFunctions */.$3)(path, before);
    const idleFunction = idle.find(({ name }) => isNamed(name) && !oldIdle.some((other) => other.name === name));
    if (idleFunction === undefined)
        return null;
    const effect = { throw: 'only throws', empty: 'is empty', constant: 'gives back a constant or what it was given' }[idleFunction.kind];
    const line = after.slice(0, idleFunction.at).split('\n').length;
    return `has ${idleFunction.name}, which the plan names and which ${effect} (line ${line})`;
}
async function findHollowContent({ candidate, run }, { path, before, after: text, placesOf }) {
    const { plan, base, tree } = candidate;
    const { git, prefix } = run.workspace;
    if ((0,test_file/* isTestMaterial */.G)(path) || /template|scaffold|boilerplate/i.test(path))
        return null;
    const empty = asksForSuch('constant', plan, path, prefix) ? null : emptyFile(path, text);
    if (empty !== null && (before === null || emptyFile(path, before) === null))
        return empty;
    if (before !== null || asksForCopy.test(plan.text))
        return null;
    const duplicate = await findCopiedFile({ git, tree, path }, base, placesOf);
    return duplicate === null ? null : `only repeats ${duplicate}`;
}
const asksForCopy = /\b(?:cop(?:y|ies|ied|ying)|duplicat\w*|mirror\w*|identical|verbatim|vendor\w*|mov(?:e|es|ed|ing)|renam\w*|fork\w*|sync\w*|sym(?:bolic )?-?link\w*|re-?export\w*|unchanged|as[- ]is|same (?:file|content|text|as))\b/i;

// EXTERNAL MODULE: ./lib/judge/checks/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(97101);
;// CONCATENATED MODULE: ./lib/judge/checks/file-facts.js















const facts = [
    { rule: 'code/silenced-error', files: /\.[cm]?tsx?$/, findProblem: findSilencedError },
    {
        rule: 'code/idle-job',
        files: /(?:^|\/)(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|package\.json|(?:GNU)?[Mm]akefile)$/,
        findProblem: findIdleJob,
    },
    {
        rule: 'code/image-without-sources',
        files: /(?:^|\/)(?:Docker|Container)file(?:\.[\w-]+)?$|\.[Dd]ockerfile$/,
        findProblem: findMissingSources,
    },
    {
        rule: 'code/missing-translation',
        files: /\.(?:json|ya?ml|arb|properties|po|[cm]?[jt]s)$/,
        findProblem: findMissingTranslations,
    },
];
async function checkFileFacts({ candidate, run }) {
    const { plan, changed, base, tree } = candidate;
    const { git, prefix } = run.workspace;
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
    const isChecked = (path) => declared.covers(path) &&
        !(0,test_file/* isTestMaterial */.G)(path) &&
        !path.startsWith(`${prefix}.planning/`) &&
        facts.some(({ files }) => files.test(path));
    const findings = [];
    for (const { path, before, after } of await (0,test_integrity/* readFileChanges */.uy)(changed.filter(isChecked).slice(0, maxStubFiles), base, tree, git))
        for (const { rule, findProblem } of facts.filter(({ files }) => files.test(path))) {
            const message = after === null ? null : await findProblem({ path, text: after, git, tree });
            if (message === null || asksForStub(plan, path, prefix))
                continue;
            if (before === null || (await findProblem({ path, text: before, git, tree: base })) === null)
                findings.push({ rule, passed: false, subject: path, message });
        }
    return findings;
}
function findSilencedError({ text }) {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => /@ts-(?:expect-error|ignore|nocheck)\W*$/.test(line));
    return at < 0 ? null : `silences the compiler in line ${at + 1} and gives no reason`;
}
function findIdleJob({ path, text }) {
    if (scriptFilePattern.test(path)) {
        const script = listScripts(path, text).find(({ name, text: body }) => workName.test(name) && onlyPrints(body));
        return script === undefined ? null : `has ${script.key}, which only prints`;
    }
    const root = (0,yaml/* tryYaml */.bb)(text);
    const jobs = (0,json_text/* isMapping */.pi)(root) ? Object.entries((0,json_text/* isMapping */.pi)(root.jobs) ? root.jobs : root) : [];
    for (const [name, job] of jobs) {
        const isWaiting = (0,json_text/* isMapping */.pi)(job) && ['needs', 'if', 'rules', 'environment'].some((key) => job[key] !== undefined);
        if (!(0,json_text/* isMapping */.pi)(job) || (isWaiting && !/^(?:deploy|publish|release)/i.test(name)))
            continue;
        const script = [job.script ?? []].flat().map((run) => ({ run }));
        const steps = Array.isArray(job.steps) ? job.steps.filter(json_text/* isMapping */.pi) : script;
        const working = steps.filter(({ uses }) => !/^actions\/(?:checkout|cache|setup-\w+)@/.test(`${uses}`));
        const isIdle = ({ run, if: condition }) => typeof run === 'string' && condition === undefined && onlyPrints(run);
        if (working.length > 0 && working.every(isIdle))
            return `has the job ${name}, which only prints`;
        const step = working.find((each) => isIdle(each) && workName.test(`${each.name ?? ''}`));
        if (step !== undefined)
            return `has the step "${step.name}" of job ${name}, which only prints`;
    }
    return null;
}
const workName = /^(?:run |execute )?(?:unit |integration |e2e )?(?:tests?|lint|build|type-?check|deploy|publish|release|audit|scan|migrate)\b/i;
function onlyPrints(script) {
    const parts = (0,shell_commands/* readShell */.lu)(script).filter(({ text }) => !/^(?:set -[a-z]+|true|:)?$/.test(text));
    return parts.length > 0 && parts.every(({ text }) => /^(?:echo|printf)\b[^>]*$|^exit 0$/.test(text));
}
async function findMissingSources({ path, text, git, tree }) {
    const lines = text.replace(/\\\r?\n/g, ' ').matchAll(/^[ \t]*(COPY|ADD|CMD|ENTRYPOINT|RUN)[ \t]+(.*)$/gim);
    const instructions = [...lines].map(([, name = '', args = '']) => ({ name: name.toUpperCase(), args }));
    const listArguments = (...names) => instructions.filter(({ name }) => names.includes(name)).map(({ args }) => args);
    const copies = listArguments('COPY', 'ADD').filter((args) => !/^--from\b/.test(args));
    const start = [...listArguments('ENTRYPOINT'), ...listArguments('CMD').slice(-1)]
        .join(' ')
        .replace(/[[\]",'\s]+/g, ' ');
    const runs = listArguments('RUN').join('\n');
    if (start === '' || /\$|<<|--mount/.test(copies.join()) || fetchesCode.test(runs))
        return null;
    const sources = copies.flatMap((args) => args
        .replace(/--\S+|[[\]",]/g, ' ')
        .trim()
        .split(/\s+/)
        .slice(0, -1));
    const patterns = sources.map((source) => new declared_paths/* DeclaredPattern */.Hy(external_node_path_.posix.normalize(source.replace(/^\//, './'))));
    const isCopied = (file) => patterns.some((pattern) => pattern.path === './' || pattern.covers(file) || pattern.path === '.');
    const all = (await git.trees.list(tree)).map((entry) => entry.path).filter((file) => (0,syntax_tree/* getCodeFamily */.iv)(file) !== null);
    const contexts = (0,missing_packages/* listFoldersAbove */.jk)(external_node_path_.posix.dirname(path)).map((folder) => all.flatMap((file) => folder === '.' ? [file] : file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []));
    if (contexts.some((files) => files.some((file) => !(0,test_file/* isTestMaterial */.G)(file) && isCopied(file))))
        return null;
    const started = start.split(/\s+/).map((word) => word.replace(/^(?:\/(?:app|usr\/src\/app|srv|code)\/|\.\/)/, ''));
    const uncopied = contexts.flat().find((file) => started.includes(file));
    if (uncopied !== undefined)
        return `starts ${uncopied}, which it never copies`;
    const isBuilt = /\b(?:go build|cargo build|(?:npm|pnpm|yarn|bun) (?:run )?build)\b/.test(runs);
    const isStarted = /\b(?:npm|pnpm|yarn|bun) (?:run )?(?:start|serve|dev|test)\b|\bpython3? -m (?!http\.server|pip|venv)|\b(?:go|cargo) run\b|\b\w+(?:\.\w+)*:app\b/.test(start);
    return all.length > 0 && (isBuilt || isStarted) ? 'copies no code of the project that it builds or starts' : null;
}
const fetchesCode = /\bgit clone\b|\b(?:curl|wget)\b.*(?:\.t(?:ar\.)?gz|\.zip|install)|\b(?:npm|pnpm) (?:i|install|add) (?:-g|--global)\b|--mount=type=bind/;
async function findMissingTranslations({ path, text, git, tree }) {
    const language = parseLanguage(path);
    const keys = language === null ? null : listKeys(path, text);
    if (language === null || keys === null)
        return null;
    const files = new tree_files/* TreeFiles */.g(git, tree, '');
    const beside = (await files.entries(language.folder)).map(({ name }) => external_node_path_.posix.join(language.folder, `${name}${language.below}`));
    const others = [];
    for (const other of beside
        .filter((each) => each !== path && parseLanguage(each)?.form === language.form)
        .slice(0, 30)) {
        const otherKeys = listKeys(other, await files.text(other));
        if (otherKeys !== null && otherKeys.size > 1)
            others.push(otherKeys);
    }
    const missing = [...(others[0] ?? [])].filter((key) => !keys.has(key) && others.every((other) => other.has(key)));
    return missing.length === 0
        ? null
        : `lacks ${(0,text_text/* joinFirstFew */.RS)(missing, 3)}, which ${others.length === 1 ? 'the other language has' : `the other ${others.length} languages have`}`;
}
function parseLanguage(path) {
    const [, folder = '', file = ''] = /^(.*?(?:locales?|i18n|l10n|lang(?:uage)?s?|translations?|messages))\/(.+)$/.exec(path) ??
        /^(.*)\/((?:messages|strings|labels|translations?)[_-].+\.properties)$/.exec(path) ??
        [];
    const form = file.replace(/(?<=^|[/._-])[a-z]{2}(?:[-_][A-Z]{2})?(?=[/.])/, '*');
    if (folder === '' || form === file || /^[^*]*\/.*\//.test(form))
        return null;
    return { folder, below: /^\*(\/.*)$/.exec(form)?.[1] ?? '', form };
}
function listKeys(path, text) {
    const [, form] = keyForms.find(([files]) => files.test(path)) ?? [];
    const value = path.endsWith('ml') ? (0,yaml/* tryYaml */.bb)(text) : form === undefined ? (0,json_text/* tryParseJson */.Bl)(text) : null;
    if (form === undefined && !(0,json_text/* isMapping */.pi)(value))
        return null;
    const [root, ...otherRoots] = (0,json_text/* isMapping */.pi)(value) ? Object.values(value) : [];
    const walk = (node, name) => (0,json_text/* isMapping */.pi)(node) ? Object.entries(node).flatMap(([key, each]) => walk(each, `${name}${name && '.'}${key}`)) : [name];
    const isNested = path.endsWith('ml') && otherRoots.length === 0 && (0,json_text/* isMapping */.pi)(root);
    const names = form === undefined ? walk(isNested ? root : value, '') : [...text.matchAll(form)].map(([, key = '']) => key);
    const singular = names.map((name) => name.replace(/[._](?:zero|one|two|few|many|other|plural)$/, ''));
    return new Set(singular.filter((name) => name !== '' && !/(?:^|\.)@/.test(name)));
}
const keyForms = [
    [/\.properties$/, /^\s*([^#!=:\s]+)\s*[=:]/gm],
    [/\.po$/, /^msgid "(.+)"\nmsgstr "(?!")/gm],
    [/\.[cm]?[jt]s$/, /(?:^|[{,])\s*['"]?([\w.-]+)['"]?\s*:(?!:)/gm],
];

// EXTERNAL MODULE: ./lib/plan/phase/protected-files.js
var protected_files = __webpack_require__(51863);
// EXTERNAL MODULE: ./lib/judge/read/module-imports.js + 1 modules
var module_imports = __webpack_require__(26835);
// EXTERNAL MODULE: ./lib/judge/checks/broken-imports.js
var broken_imports = __webpack_require__(21939);
;// CONCATENATED MODULE: ./lib/judge/checks/import-check.js










async function checkImports(judged) {
    const { changed, base, tree } = judged.candidate;
    const { git } = judged.run.workspace;
    const isLater = belongsToOthers(judged);
    const sources = await (0,test_integrity/* readFileChanges */.uy)(changed.filter(isSource).slice(0, maxStubFiles), base, tree, git);
    const edited = sources.filter(changesInterface);
    const importers = await findImporters(edited, judged);
    const hasManifest = changed.some((path) => /(?:package|lock)[\w.-]*\.(?:json|ya?ml)$|\.lock$/.test(path));
    const paths = [
        ...(hasManifest ? sources : edited).map(({ path }) => path),
        ...importers.filter((path) => isSource(path) && (changed.includes(path) || !isLater(path))),
    ];
    const files = new Set(changed);
    const findings = [];
    for (const subject of new Set(paths)) {
        const current = await (0,broken_imports/* findBrokenImports */.T)(git, tree, subject, files);
        const before = current.length === 0 ? [] : await (0,broken_imports/* findBrokenImports */.T)(git, base, subject, files);
        const isNew = ({ what, target }) => !before.some((brokenImport) => brokenImport.what === what) && !(0,broken_imports/* listModulePaths */.Z)(target).some(isLater);
        for (const { what, prefix } of current.filter(isNew)) {
            const similar = prefix === undefined ? [] : [`'${prefix}`, `"${prefix}`];
            if (similar.length > 0 && (await (0,commit_shape/* findFilesWith */.$f)(git, base, similar)).length > 0)
                continue;
            findings.push({ rule: 'code/broken-import', passed: false, subject, message: what });
            break;
        }
    }
    return findings;
}
function isSource(path) {
    return ((0,module_imports/* namesPlaces */.x1)(path) &&
        !(0,test_file/* isTestMaterial */.G)(path) &&
        !/template|scaffold|boilerplate|(?:^|\/)\.planning\//i.test(path) &&
        !protected_files/* agentFolders */.Vv.test(path));
}
function changesInterface({ path, before, after }) {
    const getInterface = (text) => text.match(interfacePattern)?.join('\n');
    return ((0,syntax_tree/* getCodeFamily */.iv)(path) === null || before === null || after === null || getInterface(before) !== getInterface(after));
}
const interfacePattern = /\b(?:import|export|require|from)\b[^'"`;=]*['"][^'"\n]*['"]|^(?:from|import)\b(?:[^\n(]*\([^)]*\)|[^\n]*)|\bexports?\s*(?:=\s*)?\{[^}]*\}|^.*\bexports?\b.*|^(?:async )?(?:def|class) \w+|^[A-Za-z_]\w*\s*[:=]/gm;
async function findImporters(edited, { candidate: { tree }, run }) {
    const narrowed = [];
    for (const change of edited)
        if (await losesName(change))
            narrowed.push(change.path);
    if (narrowed.length === 0)
        return [];
    const words = narrowed.map((path) => {
        const { dir, name } = external_node_path_.posix.parse(path);
        return `${path.endsWith('.py') ? '.' : '/'}${/^(?:index|__init__)$/.test(name) ? external_node_path_.posix.basename(dir) : name}`;
    });
    const rankDistance = (path) => narrowed.some((each) => each.split('/', 1)[0] === path.split('/', 1)[0]) ? 0 : 1;
    const matches = await (0,commit_shape/* findFilesWith */.$f)(run.workspace.git, tree, words, sourcePatterns);
    return matches.sort((one, other) => rankDistance(one) - rankDistance(other)).slice(0, maxStubFiles);
}
async function losesName({ path, before, after }) {
    if (before === null || after === null)
        return before !== null;
    const [was, is] = [await (0,module_imports/* listExports */.uq)(path, before), await (0,module_imports/* listExports */.uq)(path, after)];
    if (was === null || is === null || is.isOpen)
        return was !== null && is?.names.size === 0;
    return [...was.names].some((name) => !is.names.has(name));
}
const sourcePatterns = ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts', 'vue', 'svelte', 'py'].map((end) => `:(glob)**/*.${end}`);

;// CONCATENATED MODULE: ./lib/judge/checks/moved-files.js





function isMovedFile(path, other) {
    return external_node_path_.posix.basename(path) === external_node_path_.posix.basename(other) || hasOtherExtension(path, other);
}
function findRenamedFile(path, candidates) {
    const plain = path.replace(/\/$/, '');
    const { dir, base, name, ext } = external_node_path_.posix.parse(plain);
    const isCommon = (0,promised_path/* isCommonName */.Lu)(base);
    const words = listSignificantWords(isCommon ? external_node_path_.posix.basename(dir) : name);
    return candidates.find((candidate) => {
        const other = external_node_path_.posix.parse(candidate);
        const isInSameFolder = other.base === base && external_node_path_.posix.basename(other.dir) === external_node_path_.posix.basename(dir);
        if (isInSameFolder || hasOtherExtension(plain, candidate))
            return true;
        if (ext === '')
            return candidate.split('/').includes(base);
        if (!isSameKind(path, candidate) || (isCommon && other.base !== base))
            return false;
        const otherWords = listSignificantWords(isCommon ? other.dir : candidate.slice(0, -ext.length));
        return words.some((word) => otherWords.includes(word));
    });
}
async function savedElsewhere({ path, contains, exports, provides = '' }, { files, work, summary }) {
    if (path.endsWith('/') && uncommittedPattern.test(provides))
        return `the plan calls it "${provides.slice(0, 60)}", which no commit holds`;
    const { base, name, ext } = external_node_path_.posix.parse(path);
    const isCommon = (0,promised_path/* isCommonName */.Lu)(base);
    const isCandidate = (other) => other !== path && isSameKind(path, other);
    const candidates = ext === '' ? [] : work.filter(isCandidate).slice(0, 100);
    const namesake = isCommon ? undefined : candidates.find((other) => external_node_path_.posix.basename(other) === base);
    if (namesake !== undefined)
        return `${namesake} has its name`;
    const texts = [...contains, ...exports].filter((text) => text.length >= 4);
    for (const other of texts.length === 0 ? [] : candidates) {
        const file = await files.find(other);
        const text = 'problem' in file || file.directory ? '' : await files.text(other);
        const isHeld = (part) => contains.includes(part) ? (0,promised_text/* holdsText */.My)(text, part, other) : (0,promised_text/* mentionsExport */.AP)(text, part, other);
        if (texts.every(isHeld))
            return `${other} holds what is promised of it`;
    }
    if (name.length < 5 || isCommon)
        return null;
    const reported = candidates.find((other) => (0,summary_reasons/* statementNaming */.I)(summary, name, external_node_path_.posix.basename(other)));
    return reported === undefined ? null : `the SUMMARY names ${reported} for it`;
}
const uncommittedPattern = /\bcach(?:e|ed|es|ing)\b|\bdownload|\d ?[GT]B\b/i;
function hasOtherExtension(path, other) {
    const [{ dir, name }, { dir: otherDir, name: otherName }] = [external_node_path_.posix.parse(path), external_node_path_.posix.parse(other)];
    return dir === otherDir && name === otherName;
}
function isSameKind(path, other) {
    return external_node_path_.posix.extname(path) === external_node_path_.posix.extname(other) && (0,test_file/* isTestFile */.h)(path) === (0,test_file/* isTestFile */.h)(other);
}
function listSignificantWords(name) {
    const words = name
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^a-z]+/);
    return words.filter((word) => word.length > 3 && !/^(?:test|tests|spec|page|index|main|component|components|utils)$/.test(word));
}

// EXTERNAL MODULE: ./lib/judge/checks/own-tests.js
var own_tests = __webpack_require__(46749);
// EXTERNAL MODULE: ./lib/judge/read/code-shapes.js
var code_shapes = __webpack_require__(39282);
;// CONCATENATED MODULE: ./lib/judge/read/module-uses.js



async function usesModule(path, text, stem) {
    if (!text.includes(stem))
        return null;
    const tree = await (0,syntax_tree/* parseCode */.Xp)(path, text);
    const isRead = tree !== null && (tree.family === 'script' || (tree.family === 'python' && !path.endsWith('__init__.py')));
    if (!isRead)
        return namesModule(stem, (0,comments/* withoutComments */.fx)(path, text)) ? 'used' : null;
    const imports = [...(0,syntax_tree/* walkNodes */.RI)(tree.root)].filter((node) => namesModule(stem, getImportedModule(node, tree)));
    const withoutImports = imports.reduceRight((code, { from, to }) => code.slice(0, from) + ' '.repeat(to - from) + code.slice(to), text);
    const plain = (0,comments/* withoutComments */.fx)(path, withoutImports);
    if (imports.length === 0)
        return namesModule(stem, plain) ? 'used' : null;
    const words = new Set(plain.match(/[\w$]+/g));
    const isUsed = (node) => {
        const imported = listLocalNames(node, tree);
        return imported.length === 0 || imported.some((name) => words.has(name));
    };
    return imports.some(isUsed) ? 'used' : 'imported';
}
function namesModule(stem, text) {
    return new RegExp(`(?<![\\w$])${stem.replace(/[^\w]/g, '\\$&')}(?![\\w$])`).test(text);
}
function getImportedModule(node, tree) {
    if (node.type === 'import_from_statement' || (node.type === 'import_statement' && tree.family === 'python'))
        return /#/.test(tree.text.slice(node.to).split('\n', 1)[0] ?? '') ? '' : (0,syntax_tree/* getNodeText */.Oe)(node, tree);
    if (node.type === 'import_statement')
        return (0,syntax_tree/* getNodeText */.Oe)((0,syntax_tree/* getChild */.hf)(node, 'source') ?? node, tree);
    const value = node.type === 'variable_declarator' ? (0,syntax_tree/* getChild */.hf)(node, 'value') : undefined;
    const [callee] = value?.type === 'call_expression' ? value.children : [];
    return value !== undefined && callee !== undefined && (0,syntax_tree/* getNodeText */.Oe)(callee, tree) === 'require'
        ? (0,code_shapes/* getCallArguments */.bT)(value)
            .map((argument) => (0,syntax_tree/* getNodeText */.Oe)(argument, tree))
            .join()
        : '';
}
function listLocalNames(node, tree) {
    const module = (0,syntax_tree/* getChild */.hf)(node, 'module_name', 'source', 'value');
    const parts = node.children.filter((child) => child !== module).flatMap((child) => [...(0,syntax_tree/* walkNodes */.RI)(child)]);
    return parts.flatMap((part) => /identifier/.test(part.type) && part.children.length === 0 ? [(0,syntax_tree/* getNodeText */.Oe)(part, tree)] : []);
}

;// CONCATENATED MODULE: ./lib/judge/checks/reach-check.js










async function checkReach(judged) {
    const { plan, changed, base, tree } = judged.candidate;
    const { schedule, workspace } = judged.run;
    const { git, prefix } = workspace;
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix).patterns.flatMap(({ names }) => names ?? []);
    const code = [...new Set(declared)].filter((path) => isCode(path) && !/\.config\.\w+$|\.d\.ts$/.test(path));
    const old = await (0,git_tree/* filterPresentFiles */.NA)(git, base, code);
    const remaining = await (0,git_tree/* filterPresentFiles */.NA)(git, tree, old);
    const isLater = belongsToOthers(judged);
    const otherPlans = schedule.plans.flatMap((other) => (other.plan.id === plan.id ? [] : [other.plan.text]));
    const findings = [];
    for (const path of code.filter((each) => changed.includes(each) && !old.includes(each)).slice(0, 50)) {
        const links = plan.mustHaves.keyLinks.filter(({ to }) => (0,candidate_declared/* toTreePath */.Xe)(prefix, to) === path);
        const sources = links.map(({ from }) => (0,candidate_declared/* toTreePath */.Xe)(prefix, from)).filter((source) => old.includes(source));
        const family = (0,syntax_tree/* getCodeFamily */.iv)(path);
        const hosts = remaining.filter((each) => (0,syntax_tree/* getCodeFamily */.iv)(each) === family);
        const isForLater = isLater(path) || otherPlans.some((text) => namesModule(moduleName(path), text));
        if (sources.length === 0 &&
            (isForLater || hosts.length === 0 || !modulePattern.test(path) || foundByLocation.test(path)))
            continue;
        const { using, importing } = await listUses(path, judged);
        if (using.length > 0)
            continue;
        const [source] = sources;
        const [importer] = importing;
        if (source !== undefined && (importer !== undefined || modulePattern.test(path) || !changed.includes(source)))
            findings.push((0,finding/* makeFindings */.bn)('promise/link', `${source} → ${path}`, [describeUse(source, importing, changed)]));
        else if (importer !== undefined)
            findings.push((0,finding/* makeFindings */.bn)('code/unused-import', path, [`is imported by ${importer}, which does not use it`]));
        else if (source === undefined && (await exportsSomething(path, (await (0,git_tree/* readTextInTree */.Pd)(git, tree, path)) ?? '')))
            findings.push((0,finding/* makeFindings */.bn)('code/unreached', path, ['is used by no file but its tests']));
    }
    return [...findings, await findMissingRoutes(judged)].flat();
}
async function exportsSomething(path, text) {
    const exported = await (0,module_imports/* listExports */.uq)(path, text);
    return exported === null || exported.names.size > 0 || /\bexports\b/.test(text);
}
function describeUse(source, importing, changed) {
    if (importing.includes(source))
        return `${source} imports it and does not use it`;
    return changed.includes(source)
        ? `${source} does not use it, and neither does another file`
        : `${source} is as it was`;
}
function isCode(path) {
    return codePattern.test(path) && !(0,test_file/* isTestMaterial */.G)(path);
}
const modulePattern = /\.(?:[cm]?[jt]sx?|vue|svelte|py|rs)$/;
const foundByLocation = /(?:^|\/)(?:(?:app|routes|stories)\/.*\.[cm]?[jt]sx?|(?:pages|views|screens|layouts|migrations?|versions|scripts?|bin|examples)\/.*)$/;
function moduleName(path) {
    const { dir, name } = external_node_path_.posix.parse(path);
    return /^(?:index|mod|__init__|page|route|main|lib)$/.test(name) ? external_node_path_.posix.basename(dir) : name.replace(/\..*/, '');
}
async function listUses(path, { candidate: { tree }, run }) {
    const stem = moduleName(path);
    const mentions = await (0,commit_shape/* findFilesWith */.$f)(run.workspace.git, tree, [stem]);
    const files = mentions.filter((each) => each !== path &&
        !(0,test_file/* isTestMaterial */.G)(each) &&
        !/\.(?:mdx?|txt|rst|lock|log|snap)$/.test(each) &&
        !/(?:^|\/)\.planning\//.test(each));
    const [using, importing] = [[], []];
    for (const each of files.slice(0, 100)) {
        const use = await usesModule(each, (await (0,git_tree/* readTextInTree */.Pd)(run.workspace.git, tree, each)) ?? '', stem);
        if (use === 'used')
            using.push(each);
        else if (use === 'imported')
            importing.push(each);
        if (using.length > 0)
            break;
    }
    return { using, importing };
}
async function findMissingRoutes({ candidate: { plan, tree, changed }, run }) {
    const { git } = run.workspace;
    const texts = [
        ...plan.mustHaves.truths,
        ...plan.tasks.flatMap(({ name, action, done }) => [name, action, done ?? '']),
    ];
    const routes = new Map();
    for (const [route, path = ''] of texts.join('\n').matchAll(routePattern)) {
        const lastWord = path.split('/').findLast((part) => /^[a-z][a-z\d_-]{2,}$/.test(part));
        if (lastWord !== undefined)
            routes.set(lastWord, route);
    }
    const isInCode = async (words) => (await (0,commit_shape/* findFilesWith */.$f)(git, tree, words)).some(isCode);
    if (routes.size === 0 || !changed.some(isCode) || !(await isInCode(routers)))
        return [];
    for (const [word, route] of [...routes].slice(0, 20)) {
        const isNamed = (await git.trees.list(tree)).some(({ path }) => isCode(path) && path.includes(word));
        const mayBeExample = /\/[a-z][\w-]*\/[^/]+$/.test(route) && (await isInCode(parameters));
        if (!isNamed && !mayBeExample && !(await isInCode([word])))
            return (0,finding/* makeFindings */.bn)('code/missing-route', route, ['is named by the plan, and no code names it']);
    }
    return [];
}
const routers = ['.get(', '.post(', 'outer(', 'Handle', '.route(', 'Mapping', 'urlpatterns', 'createServer'];
const parameters = ['/:', '/{', '/<'];
const routePattern = /\b(?:GET|POST|PUT|PATCH|DELETE)\s+`?(\/[\w/:{}[\]$.-]*[\w}\]])/g;
const codePattern = /^[\w@.()[\]/-]+\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|rb|php|java|kts?|cs|swift|dart)$/;

;// CONCATENATED MODULE: ./lib/judge/checks/precedence.json
const precedence_namespaceObject = /*#__PURE__*/JSON.parse('{"Ww":[["GNUmakefile","makefile","Makefile"],["\\\\.?pytest\\\\.toml","\\\\.?pytest\\\\.ini","pyproject\\\\.toml [tool.pytest","tox\\\\.ini [pytest]","setup\\\\.cfg [tool:pytest]"],["\\\\.coveragerc","setup\\\\.cfg [coverage:","tox\\\\.ini [coverage:","pyproject\\\\.toml [tool.coverage"],["\\\\.?mypy\\\\.ini","pyproject\\\\.toml [tool.mypy","setup\\\\.cfg [mypy"],["\\\\.?ruff\\\\.toml","pyproject\\\\.toml [tool.ruff"],["setup\\\\.cfg [flake8","tox\\\\.ini [flake8","\\\\.flake8"],["\\\\.?pylintrc(?:\\\\.toml)?","pyproject\\\\.toml [tool.pylint","setup\\\\.cfg [pylint"],["pyrightconfig\\\\.json","pyproject\\\\.toml [tool.pyright"],["jest\\\\.config\\\\.\\\\w+","package\\\\.json \\"jest\\""],["vitest\\\\.config\\\\.\\\\w+","vite\\\\.config\\\\.\\\\w+ test"],["\\\\.mocharc\\\\.\\\\w+","package\\\\.json \\"mocha\\""],["ava\\\\.config\\\\.\\\\w+","package\\\\.json \\"ava\\""],["(?:\\\\.nycrc(?:\\\\.\\\\w+)?|nyc\\\\.config\\\\.\\\\w+)","package\\\\.json \\"nyc\\""],["eslint\\\\.config\\\\.\\\\w+","\\\\.eslintrc(?:\\\\.\\\\w+)?","package\\\\.json \\"eslintConfig\\""],["biome\\\\.json","biome\\\\.jsonc"],["compose\\\\.override\\\\.ya?ml","compose\\\\.ya?ml","docker-compose\\\\.override\\\\.ya?ml","docker-compose\\\\.ya?ml"],["build\\\\.gradle","build\\\\.gradle\\\\.kts"],["settings\\\\.gradle","settings\\\\.gradle\\\\.kts"],["rust-toolchain","rust-toolchain\\\\.toml"],["\\\\.cargo/config","\\\\.cargo/config\\\\.toml"],["phpunit\\\\.xml","phpunit\\\\.(?:dist\\\\.xml|xml\\\\.dist)"],["phpstan\\\\.neon","phpstan\\\\.(?:dist\\\\.neon|neon\\\\.dist)"],["\\\\.?phpcs\\\\.xml","\\\\.?phpcs\\\\.xml\\\\.dist"],["Taskfile\\\\.yml","Taskfile\\\\.yaml","Taskfile\\\\.dist\\\\.ya?ml"]],"V1":[".js .jsx .ts .tsx",".js .json",".mjs .mts .ts",".cjs .cts"],"Gk":[{"name":"(?:site|user)customize\\\\.py|[^/]+\\\\.pth","holds":"","what":"is run by every Python process"},{"name":"conftest\\\\.py","holds":"\\\\boutcome\\\\s*=\\\\s*[\\"\']passed|\\\\bexitstatus\\\\s*=\\\\s*0|\\\\bos\\\\._exit\\\\(\\\\s*0|\\\\bpytest_pyfunc_call\\\\b","what":"decides by itself which tests pass"}],"av":{"py":"abc argparse array ast asyncio atexit base64 binascii bisect builtins bz2 calendar cmath cmd code codecs collections colorsys concurrent configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email encodings enum errno fcntl filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob graphlib gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox marshal math mimetypes mmap modulefinder multiprocessing netrc numbers opcode operator optparse os pathlib pdb pickle pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd pydoc queue quopri random re readline reprlib resource runpy sched secrets select selectors shelve shlex shutil signal smtplib socket socketserver sqlite3 ssl stat statistics string stringprep struct subprocess symtable sys sysconfig syslog tarfile tempfile termios textwrap threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc types typing unicodedata unittest urllib uuid venv warnings wave weakref webbrowser xml xmlrpc zipapp zipfile zipimport zlib zoneinfo requests httpx numpy pandas yaml attr attrs pydantic django flask fastapi sqlalchemy click pytest hypothesis freezegun","rb":"abbrev base64 benchmark bigdecimal csv date delegate digest erb fileutils find forwardable ipaddr json logger matrix minitest monitor observer open3 openssl optparse ostruct pathname pp prime pstore rspec securerandom set shellwords singleton socket stringio tempfile time timeout tmpdir tsort uri weakref yaml zlib"}}');
;// CONCATENATED MODULE: ./lib/judge/checks/shadows.js






async function checkShadows({ candidate: { changed, base, tree }, run }) {
    const { git, prefix } = run.workspace;
    const plans = run.schedule.plans.map(({ plan }) => (0,candidate_declared/* declaredPaths */.$N)(plan, prefix));
    const isOpen = (path) => mayShadow(path) && !plans.some((declared) => declared.names(path));
    const suspects = changed.filter((path) => !path.startsWith(`${prefix}.planning/`) && isOpen(path)).slice(0, maxNew);
    const [old, present] = [await (0,git_tree/* filterPresentFiles */.NA)(git, base, suspects), await (0,git_tree/* filterPresentFiles */.NA)(git, tree, suspects)];
    const findings = [];
    for (const path of present.filter((each) => !old.includes(each))) {
        const what = await findShadowed({ path, git, base, tree });
        if (what !== null)
            findings.push({ rule: 'scope/shadow', passed: false, subject: path, message: `${what}, and no plan names it` });
    }
    return findings;
}
const maxNew = 500;
const orders = precedence_namespaceObject.Ww.map((row) => row.map((entry) => {
    const [, name = '', holds = ''] = /^(\S+) ?(.*)$/.exec(entry) ?? [];
    return { file: new RegExp(`(?:^|/)${name}$`), holds };
}));
function mayShadow(path) {
    return (/\.(?:py|pth|rb|jsx?|mjs|cjs|ts|java|kt|scala|groovy)$|(?:package|[jt]sconfig)\.json$/.test(path) ||
        orders.flat().some(({ file }) => file.test(path)));
}
async function findShadowed(file) {
    const text = await new tree_files/* TreeFiles */.g(file.git, file.tree, '').text(file.path);
    const isNamed = (name) => new RegExp(`(?:^|/)(?:${name})$`).test(file.path);
    const rule = precedence_namespaceObject.Gk.find(({ name, holds }) => isNamed(name) && new RegExp(holds).test(text));
    const shadowed = rule === undefined ? await findShadowedFile(file, text) : null;
    return rule?.what ?? (shadowed === null ? null : `is taken in place of ${shadowed}`);
}
async function findShadowedFile(file, text) {
    const { path, git, base, tree } = file;
    const { dir, base: name, name: stem, ext } = external_node_path_.posix.parse(path);
    const [was, is] = [new tree_files/* TreeFiles */.g(git, base, ''), new tree_files/* TreeFiles */.g(git, tree, '')];
    const oldNames = await listNames(was, dir);
    const isNested = dir !== '' && oldNames.some((each) => /\.[cm]?[jt]sx?$/.test(each));
    if (isNested && /^(?:package|[jt]sconfig)\.json$/.test(name))
        return `the ${name} above it`;
    const main = path.replace(/(?<=(?:^|\/)src\/)test(?=\/(?:java|kotlin|scala|groovy)\/)/, 'main');
    if (main !== path && 'directory' in (await is.find(main)))
        return main;
    const beside = (await listNames(is, dir)).filter((each) => each !== name);
    for (const row of orders) {
        const at = row.findIndex((each) => each.file.test(path) && text.includes(each.holds));
        for (const { file: other, holds } of at < 0 ? [] : row.slice(at + 1)) {
            const match = beside.find((each) => oldNames.includes(each) && other.test(external_node_path_.posix.join(dir, each)));
            if (match !== undefined && (await is.text(external_node_path_.posix.join(dir, match))).includes(holds))
                return external_node_path_.posix.join(dir, match);
        }
    }
    const rows = ext === '' || (0,test_file/* isTestFile */.h)(path) ? [] : precedence_namespaceObject.V1;
    const laterEndings = rows.flatMap((row) => row.split(`${ext} `)[1]?.split(' ') ?? []);
    const duplicate = beside.find((each) => laterEndings.some((end) => each === `${stem}${end}`));
    if (duplicate !== undefined)
        return external_node_path_.posix.join(dir, duplicate);
    const [before, inside] = await Promise.all([was, is].map((files) => listNames(files, external_node_path_.posix.join(dir, stem))));
    const isScript = /^\.(?:[jt]sx?|json)$/.test(ext);
    const index = inside?.find((each) => isScript && before?.includes(each) && /^index\.[jt]sx?$/.test(each));
    if (index !== undefined)
        return external_node_path_.posix.join(dir, stem, index);
    return findShadowedModule(file, name === '__init__.py' ? dir : external_node_path_.posix.join(dir, stem), was);
}
async function findShadowedModule({ path }, location, was) {
    const [folder, name] = [external_node_path_.posix.dirname(location), external_node_path_.posix.basename(location)];
    const beside = await listNames(was, folder);
    if (path.endsWith('/__init__.py') && beside.includes(`${name}.py`))
        return `${location}.py`;
    const knownModules = Object.entries(precedence_namespaceObject.av)
        .find(([ending]) => path.endsWith(`.${ending}`))?.[1]
        .split(' ');
    if (knownModules === undefined || !/^\w+$/.test(name) || beside.includes('__init__.py'))
        return null;
    const isRequired = async () => folder === '.' &&
        new RegExp(`^["' ]*${name}\\b["' ]*[<>=~![;,\\n]`, 'm').test(`${await was.text('requirements.txt')}\n`);
    if (!knownModules.includes(name) && !(await isRequired()))
        return null;
    const shadowed = `the installed module ${name}`;
    if (path.endsWith('.rb'))
        return /^(?:lib|test|spec)$/.test(folder) ? shadowed : null;
    if (folder === '.' || (0,test_file/* isTestMaterial */.G)(path))
        return shadowed;
    const imports = new RegExp(`^[ \\t]*(?:from ${name}[ .]|import (?:[\\w., ]{0,200}, ?)?${name}\\b)`, 'm');
    for (const each of beside.filter((other) => other.endsWith('.py')).slice(0, maxNeighbours))
        if (imports.test(await was.text(external_node_path_.posix.join(folder, each))))
            return shadowed;
    return null;
}
const maxNeighbours = 50;
async function listNames(files, folder) {
    return (await files.entries(folder)).map(({ name }) => name);
}

// EXTERNAL MODULE: ./lib/judge/checks/summary-check.js + 3 modules
var summary_check = __webpack_require__(38975);
;// CONCATENATED MODULE: ./lib/judge/checks/summary-facts.js






async function checkSummaryFacts(judged) {
    const { candidate: { plan, tree, isPart, isSummaryNew }, run, } = judged;
    const { git, prefix } = run.workspace;
    const path = plan.summaryPath;
    const text = isPart || !isSummaryNew ? null : await (0,git_tree/* readTextInTree */.Pd)(git, tree, (0,candidate_declared/* toTreePath */.Xe)(prefix, path));
    if (text === null)
        return [];
    const [scripts, count] = [await findUnknownScripts(text, judged), await findInflatedCount(text, judged)];
    return [
        ...(0,finding/* makeFindings */.bn)('summary/unknown-script', path, scripts.length === 0 ? [] : [`names ${(0,text_text/* joinFirstFew */.RS)(scripts)}, which the project does not have`]),
        ...(0,finding/* makeFindings */.bn)('summary/test-count', path, count === null ? [] : [count]),
    ];
}
async function findUnknownScripts(summary, { candidate: { base, tree, plan }, run }) {
    const code = [...summary.matchAll(/`([^`\n]+)`|^```\w*\n([\s\S]*?)^```/gm)].map(([, inline, block]) => inline ?? block ?? '');
    const scripts = code.flatMap((text) => [...text.matchAll(scriptCall)].map(([, runner = '', name = '']) => ({ runner, name })));
    if (scripts.length === 0)
        return [];
    const { git } = run.workspace;
    const known = new Set();
    let hasUnknownTargets = false;
    for (const commit of [base, tree])
        for (const { path } of await git.trees.list(commit)) {
            if (!/(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile|[\w-]+\.mk)$/.test(path) || /node_modules/.test(path))
                continue;
            const text = (await (0,git_tree/* readTextInTree */.Pd)(git, commit, path)) ?? '';
            hasUnknownTargets ||= !path.endsWith('json') && /^-?include\b|^[\w$(]*%|^\$\(/m.test(text);
            for (const { name } of listScripts(path, text))
                known.add(name);
            if (!path.endsWith('json'))
                for (const [, names = ''] of text.matchAll(/^([\w. -]+):(?!=)/gm))
                    for (const name of names.split(' '))
                        known.add(name);
        }
    const isUnknown = ({ runner, name }) => !known.has(name) && !(runner === 'make' && hasUnknownTargets) && !plan.text.includes(`${runner} ${name}`);
    return [...new Set(scripts.filter(isUnknown).map(({ runner, name }) => `${runner} ${name}`))];
}
const scriptCall = /(?:^|[\s;&|(])((?:npm|pnpm|yarn|bun) run|make)(?: -s| --silent)? ([a-z][\w:.-]*)(?=$|[\s;&|)])/g;
async function findInflatedCount(summary, { candidate: { tree }, run }) {
    const counts = [...summary.matchAll(passingCount)].map(([, one, other]) => Number(one ?? other));
    const claimed = counts.reduce((most, count) => Math.max(most, count), 0);
    if (claimed < 2)
        return null;
    const { git } = run.workspace;
    const args = ['grep', '--no-color', '--null', '-I', '-E', '-e', testDeclarations, '-e', testGenerators, tree];
    const { stdout } = await git.try(args, { reading: true });
    const matches = `${stdout}`.split('\n').map((line) => line.slice(tree.length + 1).split('\0'));
    const lines = matches.flatMap(([file = '', line = '']) => ((0,test_file/* isTestFile */.h)(file) || file.endsWith('.rs') ? [line] : []));
    const declared = lines.filter((line) => !/^\s*(?:import|from|use|package)\b|\brequire\(['"]/.test(line)).length;
    if (declared === 0 || claimed <= declared || lines.some((line) => new RegExp(testGenerators).test(line)))
        return null;
    const areRepeated = (await git.trees.list(tree)).some(({ path }) => repeatsTests.test(path));
    return areRepeated ? null : `says that ${claimed} tests pass, and the project has no more than ${declared}`;
}
const passingCount = /(?<![\d./])(\d{1,6})(?:\/\1)? (?:\w+ ){0,2}tests? (?:in the \w+ |all |now |are |is )?(?:pass(?:ed|es|ing)?|succeed(?:ed)?|green)\b|\b(?:tests?|pytest|jest|vitest|mocha)\b\W{1,8}(\d{1,6})(?:\/\2)? (?:tests? )?pass(?:ed|ing|es)?\b/gi;
const testDeclarations = '(^|[^A-Za-z0-9.])(it|specify|scenario|Scenario|describe|context|suite|Fact|Theory|TEST[A-Z_]*|should|[A-Za-z]*[tT]est[A-Za-z]*)([^A-Za-z0-9]|_)|func (Test|test|Example|Fuzz)|>>> |///.*```';
const testGenerators = 'parametrize|\\.each|rstest|test_case|Parameterized|RepeatedTest|InlineData|MemberData|TestCase|for .*(of|in|range|:=) |forEach|\\.map\\(|hypothesis|proptest|quickcheck|fc\\.|shared_examples';
const repeatsTests = /(?:^|\/)(?:playwright\.config|vitest\.workspace|tox\.ini|noxfile\.py|cypress)/;

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
// EXTERNAL MODULE: ./lib/system/process/program.js
var program = __webpack_require__(76563);
;// CONCATENATED MODULE: ./lib/judge/checks/syntax.js








function hasKnownSyntax(path) {
    return parserFor(path) !== null && !(0,test_file/* isTestMaterial */.G)(path) && !/template|invalid|malformed|broken/i.test(path);
}
const syntax_maxCharacters = 256 * 1024;
async function findSyntaxProblem(path, text) {
    if (text.length > syntax_maxCharacters || !hasKnownSyntax(path) || /(?<![$=])\{\{|\{%|<%/.test(text))
        return null;
    const isOtherDialect = path.endsWith('sh') ? /^#!(?!.*\b(?:ba)?sh\b)/.test(text) : !/^(?!<).*[[({'"`:]/s.test(text);
    return isOtherDialect ? null : (findChatAnswer(text) ?? (await parserFor(path)?.(text, path)) ?? null);
}
function parserFor(path) {
    if ((0,syntax_tree/* getCodeFamily */.iv)(path) !== null)
        return /\.d\.[cm]?ts$|\.pyi$/.test(path) ? null : codeProblem;
    return parsers.find(([files]) => files.test(path))?.[1] ?? null;
}
const parsers = [
    [/\.json$/, jsonProblem],
    [/\.ya?ml$/, yamlProblem],
    [/\.toml$/, tomlProblem],
    [/\.(?:ba)?sh$/, shellProblem],
];
function findChatAnswer(text) {
    const firstLine = text.trimStart().split('\n', 1)[0] ?? '';
    const isAnswer = /^```[\w+-]*\s*$|^(?:Here(?:['’]s| is| are)|Sure[,!]|Certainly[,!]|Below is|I(?:['’]ve| have)) .*[.:!]$/.test(firstLine);
    return isAnswer ? `begins with "${firstLine.slice(0, 60)}", which is no code` : null;
}
async function codeProblem(text, path) {
    if (/^\s*(?:\/\/|\/\*+)\s*@flow\b/m.test(text))
        return null;
    const tree = path.endsWith('.py') || (await (0,syntax_tree/* hasSyntaxErrors */.Rh)(path, text)) ? await (0,syntax_tree/* parseCode */.Xp)(path, text) : null;
    if (tree === null)
        return null;
    const formatLine = (node) => `line ${(0,syntax_tree/* getLineNumber */.Kc)(text, node.from)}`;
    const emptyBlock = [...(0,syntax_tree/* walkNodes */.RI)(tree.root)].find(({ type, children }) => type === 'block' && children.length === 0);
    if (emptyBlock !== undefined && tree.family === 'python')
        return `cannot be read: an indented block is missing (${formatLine(emptyBlock)})`;
    const end = text.trimEnd().length;
    const lastLine = text.lastIndexOf('\n', end - 1);
    for (const part of (0,syntax_tree/* walkNodes */.RI)(tree.root)) {
        if (part.isMissing && /^[)\]}"'`]$/.test(part.type))
            return `cannot be read: ${part.type} is missing (${formatLine(part)})`;
        if (part.type !== 'ERROR' && !part.isMissing)
            continue;
        const bracket = findUnmatchedBracket(part);
        if (bracket !== undefined)
            return `cannot be read: ${bracket.type} has no counterpart (${formatLine(bracket)})`;
        if (part.to >= end || part.from > lastLine)
            return `cannot be read: it ends within what begins in ${formatLine(part)}`;
    }
    return null;
}
function findUnmatchedBracket(part) {
    const open = [];
    for (const child of part.children) {
        if (/^[([{]$/.test(child.type))
            open.push(child);
        else if (/^[)\]}]$/.test(child.type) && !['()', '[]', '{}'].includes(`${open.pop()?.type}${child.type}`))
            return child;
    }
    return open[0];
}
function jsonProblem(text) {
    const plain = text.replace(/^\uFEFF/, '');
    if ((0,json_text/* isNestedTooDeep */.kq)(plain) || !/^\s*[[{]/.test(plain))
        return null;
    const loose = (0,comments/* withoutComments */.fx)('a.js', plain).replace(/,(?=\s*[\]}])/g, '');
    const values = [plain, loose, loose.replace(/(?<=[[:,]\s*)-?(?:NaN|Infinity)(?=\s*[,\]}])/g, 'null')];
    if (values.some((value) => (0,json_text/* tryParseJson */.Bl)(value) !== undefined))
        return null;
    const lines = plain.split('\n').filter((line) => line.trim() !== '');
    return lines.every((line) => (0,json_text/* tryParseJson */.Bl)(line) !== undefined) ? null : 'is no JSON';
}
function yamlProblem(text) {
    try {
        (0,js_yaml/* parseEvents */.PH)(text, { maxDepth: 1000 });
        return null;
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        const isAtEnd = (error.mark?.position ?? 0) >= text.trimEnd().length;
        if (error.reason === 'deficient indentation' && !isAtEnd)
            return null;
        return `is no YAML: ${error.reason}`;
    }
}
function tomlProblem(text) {
    try {
        (0,dist/* parse */.qg)(text, { integersAsBigInt: 'asNeeded' });
        return null;
    }
    catch (error) {
        if (!(error instanceof dist/* TomlError */.zx))
            throw error;
        return `is not TOML: ${/^Invalid TOML document: (.*)/.exec(error.message)?.[1] ?? 'unreadable'} (line ${error.line})`;
    }
}
async function shellProblem(text) {
    const bash = (0,program/* findProgram */.K)('/usr/local/bin:/usr/bin:/bin', 'bash');
    if (bash === null)
        return null;
    const options = { cwd: '/', env: { LC_ALL: 'C.UTF-8' }, stdin: text, timeoutMs: 10_000 };
    const { exitCode, stderr } = await (0,capture/* captureOutput */.Q)(bash, ['--norc', '-n'], options);
    const [message = ''] = stderr.trim().split('\n');
    return exitCode === 0 ? null : `is no shell script: ${message.replace(/^.*?bash: /, '')}`;
}

;// CONCATENATED MODULE: ./lib/judge/checks/task-files.js







async function verifyTaskFiles(facts) {
    const unchanged = listDeclaredNames(facts).filter((name) => !isChanged(name, facts));
    const ignored = await facts.ignored(unchanged.map((name) => name.replace(/\/$/, '')));
    const isExcluded = (name) => ignored.has(name.replace(/\/$/, '')) || isExempt(name, facts);
    const expected = unchanged.filter((name) => !isExcluded(name) && !name.endsWith('/') && !hasPlaceholder(name));
    const absent = await facts.absent(expected);
    const unmade = expected.filter((name) => absent.has(name));
    const candidates = unmade.length === 0 ? [] : listUndeclaredChanges(facts);
    const replaced = new Map(unmade.flatMap((name) => {
        const other = findRenamedFile(name, candidates);
        return other === undefined ? [] : [[name, other]];
    }));
    const idleTasks = facts.plan.tasks.map((task, at) => ({ task, at, files: listIdleFiles(task, isExcluded, facts) }));
    const promised = (0,candidate_declared/* promisedPaths */.KD)(facts.plan, facts.prefix);
    const isReportedElsewhere = (files) => files.every((file) => (0,test_file/* isTestFile */.h)(file) && absent.has(file)) ||
        files.some((file) => absent.has(file) && (promised.names(file) || replaced.has(file)));
    const undone = idleTasks.filter(({ files }) => !isReportedElsewhere(files));
    const reported = new Set(undone.flatMap(({ files }) => files.filter((file) => !(0,test_file/* isTestFile */.h)(file))));
    const lacks = [
        ...(await findUndeletedFiles(facts)),
        ...undone.map(({ task, at, files }) => describeIdleTask(task, at, files, facts)),
        ...unmade
            .filter((name) => !reported.has(name) && !promised.names(name) && !replaced.has(name))
            .map((name) => describeUnmadeFile(name, facts)),
    ];
    const findings = lacks.map(({ rule, subject, what, names }) => {
        const reason = facts.reason(names);
        const excuse = reason === null ? {} : { excuse: `the SUMMARY says: ${(0,text_text/* clipText */.gL)(reason)}` };
        return { rule, passed: false, subject, message: what, ...excuse };
    });
    const moves = [...replaced].map(([name, other]) => `${name} was never made; ${other} seems to be in its place`);
    const moved = moves.length === 0
        ? []
        : [{ rule: 'task/moved-file', passed: false, subject: 'files_modified', message: (0,text_text/* joinFirstFew */.RS)(moves, 5, '; ') }];
    return [...findings, ...moved];
}
function listIdleFiles(task, isExcluded, facts) {
    if (isForPerson(task))
        return [];
    const patterns = buildPatterns(task.files, facts).filter(({ path }) => !isExcluded(path));
    const changed = (0,candidate_declared/* mayAskForWords */.NV)(task) ? facts.changed : facts.changed.filter((path) => !facts.hollow.has(path));
    return patterns.some((pattern) => isTouched(pattern, { ...facts, changed })) ? [] : patterns.map(({ path }) => path);
}
function describeIdleTask(task, at, files, facts) {
    return {
        rule: 'task/undone',
        subject: `task ${at + 1}`,
        what: `"${task.name}" changed none of its files (${(0,text_text/* joinFirstFew */.RS)(files)})${files.some((file) => facts.hollow.has(file)) ? ' but for blanks, comments or a mode' : ''}`,
        names: [...listTaskNames(task, at), ...files.flatMap((file) => listFileNames(file, facts))],
    };
}
function describeUnmadeFile(path, facts) {
    const isTest = (0,test_file/* isTestFile */.h)(path);
    const tasks = facts.plan.tasks.flatMap((task, at) => buildPatterns(task.files, facts).some((pattern) => pattern.covers(path)) ? listTaskNames(task, at) : []);
    return {
        rule: isTest ? 'own-test/unmade' : 'task/unmade-file',
        subject: path,
        what: `is ${isTest ? 'a test that the plan declares' : 'declared by the plan'}, and it was never made`,
        names: [...listFileNames(path, facts), ...tasks],
    };
}
async function findUndeletedFiles(facts) {
    const { tasks, text } = facts.plan;
    const markedPaths = [...text.matchAll(deletionMark)].map(([, path = '']) => path);
    const namedPaths = tasks.flatMap(({ name, action, files }) => {
        const paths = [...`${name}\n${action}`.matchAll(deletion)].flatMap(([, list = '']) => list.match(pathPattern) ?? []);
        return paths.map((file) => files.find((entry) => !file.includes('/') && external_node_path_.posix.basename(entry) === file) ?? file);
    });
    const names = buildPatterns([...markedPaths, ...namedPaths], facts).flatMap((pattern) => pattern.names ?? []);
    const message = 'is still there, and a task says to delete it';
    const remaining = await facts.kept([...new Set(names)]);
    return remaining.map((path) => ({
        rule: 'task/undeleted',
        subject: path,
        what: message,
        names: listFileNames(path, facts),
    }));
}
const deletionMark = /([\w@./[\]-]+\.\w+)`? \((?:to be )?(?:deleted?|removed?)\)/gi;
const pathPattern = /[\w@.()[\]/-]*[\w\])]\.[a-z]\w{0,9}/gi;
const deletion = /(?<!(?:n['’]t|not|never|without|instead of|than|if|when|or) )\b(?:delete|remove|(?:git )?rm(?: -\w+)*) (?:the )?(?:(?:old|legacy|obsolete|unused|whole|entire) )?(?:file |module )?((?:`?[\w@.()[\]/-]*[\w\])]\.[a-z]\w{0,9}`?(?:,? and |, )?)+)(?=[.;:)\n]|\s*$|,? (?:and|entirely|completely|then|because|since|as|once|now|so|[—–(-]))/gim;
function isForPerson({ type }) {
    return type.startsWith('checkpoint');
}
function buildPatterns(files, { prefix }) {
    return new declared_paths/* DeclaredPaths */.DB(files, prefix).patterns;
}
function listDeclaredNames(facts) {
    const { plan, isPart } = facts;
    const tasks = plan.tasks.filter((task) => !isForPerson(task)).flatMap(({ files }) => files);
    const entries = isPart ? tasks : [...tasks, ...plan.filesModified];
    return [...new Set(buildPatterns(entries, facts).flatMap((pattern) => pattern.names ?? []))];
}
function hasPlaceholder(name) {
    return /(?:^|[^A-Za-z])(?:X{2,}|N{2,}|Y{4}\w*|timestamp|TIMESTAMP|hash)(?=$|[^A-Za-z])/.test(name);
}
function isExempt(path, { prefix }) {
    return path.startsWith(`${prefix}.planning/`) || (0,promised_path/* isSecretFile */.D0)(path) || (0,promised_path/* isConventional */.jg)(path) || path.startsWith('../');
}
function listUndeclaredChanges({ plan, changed, prefix }) {
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
    return changed.filter((path) => !declared.covers(path) && !path.startsWith(`${prefix}.planning/`));
}
function isChanged(name, { changed }) {
    return changed.some((path) => path === name || path.startsWith(`${name.replace(/\/$/, '')}/`));
}
function isTouched(pattern, facts) {
    const { changed } = facts;
    if (changed.some((path) => pattern.covers(path)))
        return true;
    const folder = external_node_path_.posix.dirname(pattern.path);
    return hasPlaceholder(pattern.path) && changed.some((path) => external_node_path_.posix.dirname(path) === folder);
}
function listTaskNames({ name }, at) {
    const [, number = String(at + 1), title = name] = /^(?:task\s+)?(\d+[a-z]?)\s*[:.)—–-]\s*(.+)$/i.exec(name) ?? [];
    return [`task ${number}`, ...(title.length >= 8 ? [title] : [])];
}
function listFileNames(path, { prefix }) {
    const parts = path.split('/');
    const base = parts.at(-1) ?? path;
    const inProject = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    return [
        ...new Set([path, inProject, parts.slice(-2).join('/'), ...((0,promised_path/* isCommonName */.Lu)(base) && parts.length > 1 ? [] : [base])]),
    ];
}

// EXTERNAL MODULE: ./lib/judge/read/declared-tests.js
var declared_tests = __webpack_require__(28636);
;// CONCATENATED MODULE: ./lib/judge/decide/plan-checks.js






























const changeChecks = [
    checkStubs,
    checkImports,
    checkSyntax,
    checkTasks,
    checkOwnTests,
    checkPrograms,
];
const planChecks = [
    checkPromises,
    checkStubs,
    checkImports,
    checkSyntax,
    checkReach,
    checkFileFacts,
    checkSummaryFacts,
    checkTasks,
    checkOwnTests,
    checkPrograms,
    checkShadows,
    checkSummary,
];
async function checkPromises(judged) {
    const { candidate, run, files } = judged;
    const { prefix } = run.workspace;
    const { inherited, changed, overwritten, plan, tree } = candidate;
    const ownPaths = listContentChanges(candidate).filter((path) => !overwritten.has(path));
    const work = ownPaths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    const summary = (await (0,git_tree/* readTextInTree */.Pd)(run.workspace.git, tree, (0,candidate_declared/* toTreePath */.Xe)(prefix, plan.summaryPath))) ?? '';
    const newChanges = changed.filter((path) => !inherited.has(path));
    const promises = await judgePromises(files, plan.mustHaves.artifacts, {
        isChanged: (path) => isUnder(ownPaths, (0,candidate_declared/* toTreePath */.Xe)(prefix, path)),
        isNamed: (path) => (0,candidate_declared/* isNamed */.ev)(plan, (0,candidate_declared/* toTreePath */.Xe)(prefix, path), prefix),
        isInherited: (path) => isUnder(inherited, (0,candidate_declared/* toTreePath */.Xe)(prefix, path)) && !isUnder(newChanges, (0,candidate_declared/* toTreePath */.Xe)(prefix, path)),
        isScaffold: (path) => isScaffold(judged, (0,candidate_declared/* toTreePath */.Xe)(prefix, path)),
        elsewhere: (artifact) => savedElsewhere(artifact, { files, work, summary }),
    });
    return withIgnoreRules(promises, candidate, run);
}
async function withIgnoreRules(findings, { changed, base }, { workspace: { git, prefix } }) {
    const failed = findings.filter(({ passed }) => passed === false);
    const areOthersSaved = findings.some(({ proves }) => proves === true);
    const examples = new Map(failed.map((finding) => [finding, (0,promised_path/* listExamplePaths */.Hc)(finding.subject, prefix)]));
    const rules = await git.ignores.rulesFor([...examples.values()].flat());
    const sources = [...new Set([...rules.values()].map((rule) => rule.replace(/:\d+:.*$/s, '')))];
    const unchangedSources = (await (0,git_tree/* filterPresentFiles */.NA)(git, base, sources)).filter((path) => !changed.includes(path));
    return findings.map((finding) => {
        const [path] = (examples.get(finding) ?? []).filter((each) => rules.has(each));
        if (path === undefined)
            return finding;
        const message = `${finding.message}; git ignores it (${rules.get(path)})`;
        if ((0,promised_path/* isTemplateFile */.bn)(path))
            return {
                ...finding,
                message,
                remedy: `commit it with git add --force, or add the line !${external_node_path_.posix.basename(path)} to .gitignore`,
            };
        const isKnown = unchangedSources.some((source) => rules.get(path)?.startsWith(`${source}:`));
        const reason = 'so no commit can contain it; take the rule out of .gitignore, or promise the files that it is made from';
        return areOthersSaved && isKnown
            ? { ...finding, message, excuse: reason }
            : { ...finding, message: `${message}, ${reason}`, remedy: '' };
    });
}
async function checkSyntax({ candidate, run }) {
    const { changed, base, tree } = candidate;
    const { git, prefix } = run.workspace;
    const paths = changed.filter((path) => !path.startsWith(`${prefix}.planning/`) && hasKnownSyntax(path));
    const findings = [];
    for (const { path, before, after } of await (0,test_integrity/* readFileChanges */.uy)(paths.slice(0, maxStubFiles), base, tree, git)) {
        const message = after === null ? null : await findSyntaxProblem(path, after);
        if (message === null || (before !== null && (await findSyntaxProblem(path, before)) !== null))
            continue;
        findings.push((0,finding/* makeFindings */.bn)('code/broken-syntax', path, [message]));
    }
    return findings.flat();
}
async function checkTasks(judged) {
    const { candidate, run } = judged;
    const { plan, isPart, touched, hollow, base, tree, origin } = candidate;
    const { git, prefix } = run.workspace;
    if (origin === 'branch' && touched.every((path) => path.startsWith(`${prefix}.planning/`)))
        return [];
    const summary = isPart ? null : await (0,git_tree/* readTextInTree */.Pd)(git, tree, (0,candidate_declared/* toTreePath */.Xe)(prefix, plan.summaryPath));
    const isTested = touched.some((path) => (0,test_file/* isTestMaterial */.G)(path) || /\.(?:rs|vue|feature)$/.test(path));
    if (plan.type === 'tdd' &&
        !isPart &&
        !isTested &&
        (summary === null || (0,summary_reasons/* findStatedReason */.t)(summary, ['test', 'tests']) === null))
        return (0,finding/* makeFindings */.bn)('own-test/tdd', plan.id, ['is a plan of type tdd, and no test was changed']);
    const cosmetic = [];
    for (const path of hollow.keys())
        if (!(await isScaffold(judged, path)))
            cosmetic.push(path);
    return verifyTaskFiles({
        plan,
        isPart,
        changed: touched,
        hollow: new Set(cosmetic),
        prefix,
        absent: async (paths) => {
            const present = [...(await presentPaths(git, base, paths)), ...(await presentPaths(git, tree, paths))];
            return new Set(paths.filter((path) => !present.includes(path)));
        },
        kept: async (paths) => (0,git_tree/* filterPresentFiles */.NA)(git, tree, await (0,git_tree/* filterPresentFiles */.NA)(git, base, paths)),
        ignored: async (paths) => new Set((await git.ignores.rulesFor(paths)).keys()),
        reason: (names) => (summary === null ? null : (0,summary_reasons/* findStatedReason */.t)(summary, names)),
    });
}
async function checkOwnTests({ candidate, run }) {
    const { plan, isPart, changed, base, tree } = candidate;
    const { git, prefix } = run.workspace;
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
    const mayHoldTests = (path) => (0,test_file/* isTestFile */.h)(path) || path.endsWith('.rs');
    const files = isPart ? [] : changed.filter((path) => mayHoldTests(path) && declared.names(path));
    const asksForIdle = files.some((path) => asksForIdleTest(plan, path, prefix));
    if (asksForIdle || files.length === 0 || files.length > maxStubFiles)
        return [];
    const changes = await (0,test_integrity/* readFileChanges */.uy)(files, base, tree, git);
    const writtenFiles = changes.flatMap((change) => (change.after === null ? [] : [{ ...change, after: change.after }]));
    const configured = async () => (await (0,commit_shape/* findFilesWith */.$f)(git, tree, ['python_functions', 'python_classes'])).length > 0;
    for (const { path, before, after } of writtenFiles) {
        if (before !== null || !(0,test_file/* isTestFile */.h)(path))
            continue;
        const code = await (0,syntax_tree/* parseCode */.Xp)(path, after);
        const name = code === null ? null : (0,declared_tests/* findUncollectedTest */.e_)(code);
        if (name !== null && !(path.endsWith('.py') && (await configured())))
            return (0,finding/* makeFindings */.bn)('own-test/never-run', path, [`holds tests that no runner runs: none collects ${name}`]);
    }
    const newTests = await (0,own_tests/* findOwnTests */.pp)(writtenFiles);
    const ownError = newTests.find(({ passesByOwnError }) => passesByOwnError);
    if (ownError !== undefined)
        return (0,finding/* makeFindings */.bn)('own-test/own-error', ownError.path, [
            `passes in "${(0,text_text/* clipText */.gL)(ownError.name)}" by an error that the test throws itself`,
        ]);
    const failingTest = newTests.find(({ isToFail, isNew }) => isToFail && isNew);
    const newFiles = new Set(writtenFiles.flatMap(({ path, before }) => (before === null ? [path] : [])));
    const asksImport = /\b(?:import\w*able|callable|typeof|re-?export\w*|smoke)\b/i.test(plan.text);
    const isIdleTest = ({ isSurelyIdle, idle, path }) => isSurelyIdle && (idle !== own_tests/* asksTypes */.cj || (newFiles.has(path) && !asksImport));
    const worstTest = failingTest ?? (newTests.every(isIdleTest) ? newTests[0] : undefined);
    if (worstTest === undefined)
        return [];
    const { path, name, idle } = worstTest;
    const summary = await (0,git_tree/* readTextInTree */.Pd)(git, tree, (0,candidate_declared/* toTreePath */.Xe)(prefix, plan.summaryPath));
    const reason = summary === null ? null : (0,summary_reasons/* findStatedReason */.t)(summary, [path, external_node_path_.posix.basename(path)]);
    const isIdle = worstTest !== failingTest;
    const message = isIdle
        ? `has no test that can fail (${idle})`
        : `asserts in "${(0,text_text/* clipText */.gL)(name)}" what the work does not do (${idle})`;
    const excuse = reason === null ? {} : { excuse: `the SUMMARY says: ${(0,text_text/* clipText */.gL)(reason)}` };
    const rule = !isIdle
        ? 'own-test/expects-failure'
        : idle === own_tests/* asksTypes */.cj
            ? 'own-test/types-only'
            : 'own-test/cannot-fail';
    return [{ rule, passed: false, subject: path, message, ...excuse }];
}
async function checkPrograms({ candidate, run }) {
    const { plan, isPart, changed, base, tree } = candidate;
    const runsCommands = !isPart && run.policy.verifyCommands === 'run';
    const commands = runsCommands
        ? [...(0,programs/* listPlanCommands */.Q7)(plan), run.policy.testCommand].filter((text) => (0,command_strength/* canFail */.nx)(text))
        : [];
    const isCalled = (path) => commands.some((command) => command.includes(external_node_path_.posix.basename(path)));
    const paths = changed.filter((path) => (scriptFilePattern.test(path) ? commands.length > 0 : isCalled(path)));
    const changes = await (0,test_integrity/* readFileChanges */.uy)(paths.slice(0, maxStubFiles), base, tree, run.workspace.git);
    const prints = /\b(?:echo(?:es)?|prints?|no-?op)\b/i;
    const isRequested = (text) => plan.text.includes(text) || [plan.text, text].every((each) => prints.test(each));
    const { git, prefix } = run.workspace;
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
    const isMakeTarget = (name) => commands.some((text) => /\bmake\b/.test(text) && text.split(/[\s;&|()]+/).includes(name));
    const getTopEntry = (path) => path.slice(prefix.length).replace(/\/.*/, '');
    const target = changed.find((path) => path.startsWith(prefix) && isMakeTarget(getTopEntry(path)) && !declared.covers(path));
    const isNewTarget = target !== undefined && (await git.trees.at(base, prefix + getTopEntry(target))) === null;
    if (isNewTarget && !(await (0,git_tree/* readTextInTree */.Pd)(git, tree, `${prefix}Makefile`))?.includes('.PHONY'))
        return (0,finding/* makeFindings */.bn)('command/shadowed-target', target, [
            'has the name of a target that a command makes, so make finds it done',
        ]);
    const isIdle = (call) => commands.some((command) => !(0,command_strength/* canFail */.nx)(command, (part) => call.test(part)));
    const idleScripts = changes.flatMap(findIdlePrograms).filter(({ text, call }) => !isRequested(text) && isIdle(call));
    const message = 'cannot fail as this work wrote it, so the command that runs it shows nothing';
    return (0,finding/* makeFindings */.bn)('command/idle-program', idleScripts[0]?.name ?? '', idleScripts.length === 0 ? [] : [message]);
}
async function presentPaths(git, tree, paths) {
    const entries = await Promise.all(paths.map((path) => git.trees.at(tree, path)));
    return paths.filter((_, at) => entries[at] !== null);
}
async function checkSummary({ candidate, run }) {
    const { plan, isPart, isWitnessed, isSummaryNew, tree } = candidate;
    const { summaryPath: path } = plan;
    const text = await (0,git_tree/* readTextInTree */.Pd)(run.workspace.git, tree, (0,candidate_declared/* toTreePath */.Xe)(run.workspace.prefix, path));
    if (isPart)
        return (0,finding/* makeFindings */.bn)('summary/premature', path, text === null ? [] : ['exists, although the plan has an open question']);
    if (text !== null && !isSummaryNew)
        return (0,finding/* makeFindings */.bn)('summary/stale', path, ['existed before this attempt and was not changed by it']);
    const checkpoints = plan.tasks.filter(({ type }) => type.startsWith('checkpoint')).length;
    if (text !== null || !isWitnessed)
        return [
            (0,summary_check/* verifySummary */.I)({ path, text, checkpoints }),
            ...(0,finding/* makeFindings */.bn)('summary/known-stubs', path, (0,summary_check/* findNamedStubs */.c)(text)),
        ];
    const message = 'was written from facts: the engine ran every task';
    return [{ rule: 'summary/missing', subject: path, passed: true, message }];
}

// EXTERNAL MODULE: ./lib/plan/phase/plan-file.js
var plan_file = __webpack_require__(75215);
// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/judge/checks/lost-checking.js
var lost_checking = __webpack_require__(74412);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
;// CONCATENATED MODULE: ./lib/judge/checks/other-plans-documents.js





function externalChange(plan, { changed, gone, folders }, run) {
    const { prefix } = run.workspace;
    const namedPlans = listChangedPlans(plan, changed, prefix);
    const otherChanges = changed.filter((path) => !namedPlans.includes(path));
    for (const findProblem of [checkOwner, (file) => checkPlanningFile(plan, file, folders, run), checkPromises])
        for (const file of otherChanges) {
            const problem = findProblem(file);
            if (problem !== null)
                return (0,finding/* makeFindings */.bn)(problem[0], plan.id, [`it ${problem[1]}`]);
        }
    return [];
    function checkOwner(file) {
        const other = listOwners(file, run).find((id) => id !== plan.id);
        return other === undefined
            ? null
            : ['documents/other-plan', `changed ${file.slice(prefix.length)}, which belongs to plan ${other}`];
    }
    function checkPromises(file) {
        if (!gone.has(file) || (0,candidate_declared/* isNamed */.ev)(plan, file, prefix))
            return null;
        const others = run.schedule.plans.map((scheduledPlan) => scheduledPlan.plan).filter(({ id }) => id !== plan.id);
        const other = others.find((each) => (0,candidate_declared/* promisedPaths */.KD)(each, prefix).names(file));
        const message = `deleted ${file}, which plan ${other?.id} promises and which its own files_modified does not name`;
        return other === undefined ? null : ['documents/promised-by-other', message];
    }
}
function listChangedPlans(plan, changed, prefix) {
    return changed.filter((path) => (0,plan_file/* isPlanDocument */.pL)(path) && (0,candidate_declared/* isNamed */.ev)(plan, path, prefix));
}
function checkPlanningFile(plan, file, folders, run) {
    const { prefix } = run.workspace;
    const path = file.startsWith(prefix) ? file.slice(prefix.length) : '';
    if (path === plan.path)
        return ['documents/own-plan', `changed ${path}, by which its own work is judged`];
    if ((0,plan_file/* isPlanDocument */.pL)(file))
        return ['documents/plan', `changed, added or deleted ${file}, a plan, and does not name it`];
    if (!path.startsWith('.planning/') || listOwners(file, run).includes(plan.id) || (0,candidate_declared/* isNamed */.ev)(plan, file, prefix))
        return null;
    if (path === '.planning/config.json')
        return ['documents/config', 'changed .planning/config.json, which configures every run'];
    const [, folder = ''] = /^\.planning\/phases\/([^/]+)\//.exec(path) ?? [];
    if (folder === '')
        return null;
    if (/summary\.md$/i.test(path))
        return ['documents/other-summary', `wrote ${path}, which is not its own summary`];
    const getKey = (name) => (0,phase_id/* getPhaseKey */.Tn)((0,phase_id/* getPhaseNumber */.hb)(name) ?? name);
    const isSecond = !folders.includes(folder) && folders.map(getKey).includes(getKey(folder));
    const message = `made .planning/phases/${folder}, a second folder of phase ${getKey(folder)}`;
    return isSecond ? ['documents/second-folder', message] : null;
}
function listOwners(file, { schedule, phase, workspace: { prefix } }) {
    const owners = ownersBySchedule.get(schedule) ?? documentOwners(schedule, phase);
    ownersBySchedule.set(schedule, owners);
    return (file.startsWith(prefix) && owners.get(file.slice(prefix.length))) || [];
}
const ownersBySchedule = new WeakMap();
function documentOwners({ plans }, phase) {
    const { dir } = phase;
    const stripFolder = (path) => path.slice(dir.length + 1);
    const listNames = (0,plan_file/* createSummaryNamer */.QK)(phase.plans.map(({ path }) => stripFolder(path)));
    const owners = new Map();
    for (const { plan } of plans) {
        const { id, path, summaryPath } = plan;
        const names = listNames(stripFolder(path)).map((name) => `${dir}/${name}`);
        const documents = new Set([path, summaryPath, `${external_node_path_.posix.dirname(path)}/${id}-SUMMARY.md`, ...names]);
        for (const document of documents)
            owners.set(document, [...(owners.get(document) ?? []), id]);
    }
    return owners;
}

// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/token-shapes.js + 1 modules
var token_shapes = __webpack_require__(98834);
// EXTERNAL MODULE: ./lib/system/git/bundle/new-contents.js
var new_contents = __webpack_require__(50684);
// EXTERNAL MODULE: ./lib/system/text/secret-finder.js
var secret_finder = __webpack_require__(7054);
;// CONCATENATED MODULE: ./lib/judge/checks/published-secrets.js






async function checkPublished({ candidate, run }) {
    const { environment } = run.services;
    const finder = new secret_finder/* SecretFinder */.R((0,job_secrets/* unguessableSecrets */.Mx)(environment, run.policy.agentEnv));
    const { git } = run.workspace;
    const result = new Map();
    const addFinding = (rule, subject, what) => result.set(`${rule} ${subject}`, { rule, passed: false, subject, message: `holds ${what}` });
    const search = (text, before, location) => {
        const secretLine = findAddedLine(text, before, (each) => finder.find(each));
        if (secretLine !== null)
            addFinding('commit/job-secret', location(secretLine), 'a secret of this job');
        if (secretLine !== null)
            return;
        for (const { rule } of run.policy.levels['commit/token'] === 'off' ? [] : (0,token_shapes/* findTokens */.G)(text)) {
            const findRanges = (each) => (0,token_shapes/* findTokens */.G)(each).find((found) => found.rule === rule)?.ranges ?? [];
            const line = findAddedLine(text, before, findRanges);
            if (line !== null)
                addFinding('commit/token', location(line), `what looks like a token (${rule})`);
        }
    };
    const { words, paths, large, contents } = await (0,new_contents/* newContents */.L)(git, candidate);
    for (const { sha, text } of words)
        search(text, '', () => `commit ${(0,text_text/* shortenId */.X_)(sha)}`);
    for (const [at, path] of paths.entries())
        search(path, '', () => `the name of changed file ${at + 1} of ${paths.length}`);
    for await (const { path, text, before } of contents)
        search(text, before, (line) => `${path}:${line}`);
    const unsearched = large.length === 0 ? [] : [`too large to be searched for secrets: ${(0,text_text/* joinFirstFew */.RS)(large)}`];
    return [...result.values()].slice(0, 20).concat((0,finding/* makeFindings */.bn)('commit/unsearched', 'files', unsearched));
}
function findAddedLine(text, before, find) {
    const matches = find(text);
    if (matches.length === 0)
        return null;
    const oldMatches = before === '' ? [] : find(before);
    if (matches.length <= oldMatches.length)
        return null;
    const oldLines = new Set(before.split('\n'));
    const lines = text.split('\n');
    const matchLines = [];
    let line = 1;
    let start = 0;
    for (const { from } of matches) {
        for (let end = text.indexOf('\n', start); end >= 0 && end < from; end = text.indexOf('\n', start)) {
            line += 1;
            start = end + 1;
        }
        matchLines.push(line);
    }
    return matchLines.find((each) => !oldLines.has(lines[each - 1] ?? '')) ?? matchLines[0] ?? null;
}

// EXTERNAL MODULE: ./lib/judge/checks/scope.js
var scope = __webpack_require__(60145);
// EXTERNAL MODULE: ./lib/judge/checks/dependencies.js + 1 modules
var dependencies = __webpack_require__(32316);
;// CONCATENATED MODULE: ./lib/judge/checks/undeclared-check.js








async function checkUndeclared({ candidate, run }) {
    const { plan, own, base, commit, tree, origin } = candidate;
    const { git, prefix } = run.workspace;
    const plans = run.schedule.plans.map((scheduledPlan) => scheduledPlan.plan);
    const summaryPath = `${prefix}${plan.summaryPath}`;
    const isExpected = (path) => plans.some((each) => (0,candidate_declared/* declaredPaths */.$N)(each, prefix).covers(path)) ||
        path.startsWith(origin === 'commits' ? `${prefix}.planning/` : summaryPath) ||
        run.policy.protectedReason(path) !== null ||
        isMadeByTool(path);
    const unexpected = own.filter((path) => !isExpected(path));
    if (unexpected.length === 0)
        return [];
    const before = new Set(await (0,git_tree/* filterPresentFiles */.NA)(git, base, own));
    const present = await (0,git_tree/* filterPresentFiles */.NA)(git, commit, own);
    const added = present.filter((path) => !before.has(path));
    const entries = await (0,git_tree/* listEntriesBetween */.$H)(git, base, commit);
    const isNew = new Set(added);
    const newContents = new Set(entries.flatMap(({ path, is }) => (isNew.has(path) ? [is.id] : [])));
    const moved = new Set(entries.flatMap(({ path, was }) => (newContents.has(was.id) ? [path] : [])));
    const planTexts = plans.map(({ text }) => text);
    const deleted = unexpected.filter((path) => before.has(path) &&
        !present.includes(path) &&
        !path.startsWith(`${prefix}.planning/`) &&
        !planTexts.some((text) => namesFile(text, path)) &&
        !moved.has(path) &&
        !added.some((other) => isMovedFile(path, other)));
    const summary = (await (0,git_tree/* readTextInTree */.Pd)(git, tree, summaryPath)) ?? '';
    const deletions = deleted.map((path) => ({
        rule: 'scope/undeclared-deletion',
        passed: false,
        subject: path,
        message: 'was deleted, and no plan names it',
        ...(namesFile(summary, path) && { excuse: 'the SUMMARY names it' }),
    }));
    const unmentioned = unexpected.filter((path) => !deleted.includes(path) && !namesFile(summary, path));
    const messages = unmentioned.length === 0 ? [] : [`is incomplete: the work also changed ${(0,text_text/* joinFirstFew */.RS)(unmentioned, 10)}`];
    return [...deletions, ...(0,finding/* makeFindings */.bn)('scope/undeclared', 'files_modified', messages)];
}
function namesFile(text, path) {
    if (text.includes(external_node_path_.posix.basename(path)))
        return true;
    const folders = external_node_path_.posix
        .dirname(path)
        .split('/')
        .map((_, at, parts) => parts.slice(0, at + 1).join('/'));
    return folders.some((folder) => folder.length > 4 && new RegExp(`(?<![\\w/.-])${(0,promised_text/* escapePattern */.MP)(folder)}/?(?![\\w/.-])`).test(text));
}
function isMadeByTool(path) {
    return (0,dependencies/* isDependencyFile */.W)(path) || byTools.test(path);
}
const byTools = /(?:^|\/)(?:__snapshots__|generated|__generated__|dist|build)\/|(?:^|\/)\.git-?keep$|\.(?:snap|lock|map|log|bak|orig|tmp|pyc|g\.dart)$/;

;// CONCATENATED MODULE: ./lib/judge/decide/work-checks.js

















const workChecks = [
    checkDocuments,
    checkAnswers,
    checkScope,
    checkUndeclared,
    checkShape,
    checkMarks,
    checkSecrets,
    checkPublished,
];
const changeWorkChecks = [checkProtected, checkSecrets, checkPublished];
async function checkDocuments({ candidate, run }) {
    const { plan, commit, base, origin } = candidate;
    const { git, prefix } = run.workspace;
    const config = `${prefix}.planning/config.json`;
    const isToolChange = candidate.own.includes(config) && (await isSameButForTools(config, candidate, git));
    const newFiles = origin === 'commits' ? await absentFiles(git, base, candidate.own) : new Set();
    const inPhase = `${prefix}${run.phase.dir}/`;
    const isOthersDocument = (path) => {
        if (!newFiles.has(path) || !path.startsWith(inPhase) || !/(?:PLAN|SUMMARY)[^/]*\.md$/.test(path))
            return false;
        const owners = listOwners(path, run);
        const areJudged = owners.every((id) => run.only === null || run.only.has(id));
        return areJudged && (owners.length > 0 || !(0,plan_file/* isPlanDocument */.pL)(path));
    };
    const ownPaths = candidate.own.filter((path) => !isOthersDocument(path) && !(isToolChange && path === config));
    const gone = await absentFiles(git, commit, ownPaths);
    const phases = `${prefix}.planning/phases/`;
    const folders = ownPaths.some((path) => path.startsWith(phases))
        ? await new tree_files/* TreeFiles */.g(git, base, prefix).entries('.planning/phases')
        : [];
    const folderNames = folders.map(({ name }) => name);
    const judgements = ownPaths.filter((path) => /\/phases\/.*(?:VERIFICATION|UAT)\.md$/.test(path) && !(0,candidate_declared/* isNamed */.ev)(plan, path, prefix));
    const [rewritten] = await (0,git_tree/* filterPresentFiles */.NA)(git, base, judgements);
    const external = externalChange(plan, { changed: ownPaths, gone, folders: folderNames }, run);
    if (external.length > 0)
        return external;
    const verdicts = rewritten === undefined ? [] : [`it changed ${rewritten}, by which the phase is judged`];
    const plans = listChangedPlans(plan, candidate.own, prefix);
    return [
        ...(0,finding/* makeFindings */.bn)('documents/verdict', plan.id, verdicts),
        ...(0,finding/* makeFindings */.bn)('documents/named-plan', plan.id, plans.length === 0 ? [] : [`it changed ${plans.join(', ')}`]),
    ];
}
async function absentFiles(git, commit, paths) {
    const present = new Set(await (0,git_tree/* filterPresentFiles */.NA)(git, commit, paths));
    return new Set(paths.filter((path) => !present.has(path)));
}
async function isSameButForTools(path, { base, commit }, git) {
    const texts = await Promise.all([base, commit].map((each) => (0,git_tree/* readTextInTree */.Pd)(git, each, path)));
    const [oldConfig, newConfig] = texts.map((text) => JSON.stringify((0,json_text/* tryParseJson */.Bl)(text ?? ''), withoutToolKeys));
    return (texts.every((text) => text !== null) && oldConfig !== undefined && oldConfig !== 'null' && oldConfig === newConfig);
}
function withoutToolKeys(key, value) {
    return key.startsWith('_') ? undefined : value;
}
function checkAnswers({ candidate: { plan, own, inherited, isRedo, untouched } }) {
    const isUnchanged = isRedo && own.every((path) => inherited.has(path));
    const messages = isUnchanged ? ['a person asked for changes to the work, but nothing was changed'] : [];
    const untouchedTasks = untouched.length > 0
        ? [`nothing was changed for the tasks after the answer: ${(0,text_text/* joinFirstFew */.RS)(untouched, 5, '; ')}`]
        : [];
    return [
        ...(0,finding/* makeFindings */.bn)('evidence/unused-answer', plan.id, messages),
        ...(0,finding/* makeFindings */.bn)('evidence/tasks-after-answer', plan.id, untouchedTasks),
    ];
}
async function checkScope({ candidate, run }) {
    const { plan, changed, undone } = candidate;
    const parts = await (0,test_integrity/* undeclaredParts */.iH)(candidate, run);
    const { prefix } = run.workspace;
    const { protectedReason } = run.policy;
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
    const alwaysAllowed = [`${prefix}${plan.summaryPath}`];
    const findings = (0,scope/* verifyScope */.e)({ changed, declared, expected: alwaysAllowed, protectedReason, parts });
    const reverted = (0,scope/* verifyScope */.e)({ changed: undone, declared, protectedReason });
    return [...findings, ...reverted.filter(({ passed }) => passed !== true)];
}
async function checkProtected({ candidate, run: { policy, workspace } }) {
    const { changed, base, commit } = candidate;
    const scopeFindings = (0,scope/* verifyScope */.e)({
        changed,
        declared: new declared_paths/* DeclaredPaths */.DB([]),
        protectedReason: policy.protectedReason,
    });
    const violations = scopeFindings.filter(({ passed }) => passed !== true);
    const paths = violations.map(({ subject }) => subject);
    return (0,lost_checking/* excuseKeptChecking */.G)(violations, await (0,test_integrity/* readFileChanges */.uy)(paths, base, commit, workspace.git));
}
async function checkShape({ candidate, run }) {
    const { problems, base, commit, changed, origin } = candidate;
    const { git } = run.workspace;
    const findings = await (0,commit_shape/* shapeProblems */.qf)(git, base, commit, new Set(changed));
    const isFromAgent = origin === 'attempt' || origin === 'leg';
    const lost = isFromAgent ? await (0,commit_shape/* findLostPointers */.uj)(git, base, commit, changed) : [];
    return [...(0,finding/* makeFindings */.bn)('commit/incomplete', 'commit', [...problems, ...lost]), ...findings];
}
async function checkMarks({ candidate: { commits }, run }) {
    const shas = commits.map(({ sha }) => sha).slice(0, 10_000);
    const forged = (await (0,plan_mark/* findForgedMarks */.RV)(run.workspace.git, shas)).slice(0, 5);
    const message = 'has a trailer Phase-Executor-Plan or Phase-Executor-Part in its message, which only the engine writes';
    return forged.flatMap((sha) => (0,finding/* makeFindings */.bn)('scope/forged-mark', `commit ${(0,text_text/* shortenId */.X_)(sha)}`, [message]));
}
async function checkSecrets({ candidate: { changed, base, commit }, run }) {
    const { git } = run.workspace;
    const suspects = changed.filter((path) => (0,promised_path/* isSecretFile */.D0)(path) || (0,promised_path/* isConventional */.jg)(path)).slice(0, 1_000);
    const [before, present] = [
        await (0,git_tree/* filterPresentFiles */.NA)(git, base, suspects),
        await (0,git_tree/* filterPresentFiles */.NA)(git, commit, suspects),
    ];
    const addedFiles = present.filter((path) => !before.includes(path)).slice(0, 5);
    return addedFiles.map((path) => ({
        rule: (0,promised_path/* isSecretFile */.D0)(path) ? 'commit/secret-file' : 'commit/tool-file',
        passed: false,
        subject: path,
        message: `was committed, and ${(0,promised_path/* isSecretFile */.D0)(path) ? 'it may hold secrets' : 'it is made by a tool'}`,
    }));
}

;// CONCATENATED MODULE: ./lib/judge/decide/judge.js










async function judge(candidate, run) {
    const { git, prefix } = run.workspace;
    const { plan, changed, inherited, origin } = candidate;
    const judged = { candidate, run, files: new tree_files/* TreeFiles */.g(git, candidate.tree, prefix) };
    const findingsByCheck = [];
    const checks = origin === 'branch' ? planChecks : [...planChecks, ...workChecks];
    for (const check of origin === 'change' ? [...changeChecks, ...changeWorkChecks] : checks)
        findingsByCheck.push(await check(judged));
    const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
    const hollow = changed.filter((path) => candidate.hollow.has(path) && declared.covers(path));
    const isReported = hollow.length > 0 && origin !== 'branch' && !(0,candidate_declared/* asksForComments */.g7)(plan);
    const blanks = isReported ? [`only blanks, comments or the mode changed in ${(0,text_text/* joinFirstFew */.RS)(hollow)}`] : [];
    const findings = (0,finding/* decideLevels */.mv)([...findingsByCheck.flat(), ...(0,finding/* makeFindings */.bn)('evidence/only-blanks', plan.id, blanks)], run.policy);
    const promiseFindings = findings.filter(({ proves }) => proves !== undefined);
    const work = new Set(listContentChanges(candidate));
    for (const path of hollow.filter((each) => candidate.hollow.get(each) !== 'blanks'))
        if ((0,candidate_declared/* asksForComments */.g7)(plan) || (await isScaffold(judged, path)))
            work.add(path);
    const newWork = [...work].filter((path) => !inherited.has(path));
    const verdict = {
        findings,
        evidence: {
            changed: (0,candidate_declared/* listDeclaredChanges */.O8)(plan, newWork, prefix),
            artifacts: { count: promiseFindings.filter(({ proves }) => proves).length, of: promiseFindings.length },
            commands: 0,
            tests: null,
            ownTests: 0,
        },
    };
    const isIdle = (0,finding/* listObjections */.BG)(findings).some(({ rule }) => rule_book/* ruleBook */.Ek[rule].check === 'tasks') && !candidate.hasWork;
    const least = run.policy.minEvidence === 'none' ? 'none' : 'changed';
    return isIdle ? withEvidence(verdict, plan.id, least, run.policy) : verdict;
}
function withCommands({ findings, evidence }, commands, { hasWork }, policy) {
    const proving = hasWork ? commands.filter(({ proves }) => proves).length : 0;
    return { findings: [...findings, ...(0,finding/* decideLevels */.mv)(commands, policy)], evidence: { ...evidence, commands: proving } };
}
function withEvidence(verdict, plan, least, policy) {
    const { findings, evidence } = verdict;
    const missing = (0,least_evidence/* explainMissingEvidence */.jh)(plan, evidence, (0,least_evidence/* withoutTests */.k$)(least));
    if (missing === null)
        return verdict;
    const blanks = findings.filter(({ rule }) => rule === 'evidence/only-blanks').map(({ message }) => message);
    const message = [missing, ...blanks].join('; ');
    const lackFinding = { rule: 'evidence/too-little', passed: false, subject: plan, message, remedy: '' };
    return { findings: [...findings, ...(0,finding/* decideLevels */.mv)([lackFinding], policy)], evidence };
}
function lacksOnlySummary({ findings }) {
    const objections = (0,finding/* listObjections */.BG)(findings);
    return objections.length > 0 && objections.every(({ rule }) => rule === 'summary/missing');
}
function withSummaryFromCommands(verdict, plan, commands) {
    const isProven = commands.length === (0,programs/* listPlanCommands */.Q7)(plan).length && commands.every(({ proves }) => proves);
    const isCovered = plan.tasks.every(({ type, verify }) => type.startsWith('checkpoint') || verify.automated.length > 0);
    if (!isProven || !isCovered || commands.length === 0)
        return verdict;
    const message = 'was written from facts: the agent left none, and the commands of each task passed';
    const findings = verdict.findings.map((finding) => finding.rule === 'summary/missing' ? { ...finding, rule: 'summary/from-facts', level: 'warn', message } : finding);
    return { ...verdict, findings };
}


/***/ }),

/***/ 75378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ judgePlans),
/* harmony export */   q: () => (/* binding */ findIgnoredPromises)
/* harmony export */ });
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5722);
/* harmony import */ var _candidate_declared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5651);
/* harmony import */ var _candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15747);
/* harmony import */ var _checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4236);
/* harmony import */ var _rules_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96734);
/* harmony import */ var _run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
/* harmony import */ var _run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42222);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75602);









async function judgePlans(checkout, run, { changes, origin = 'branch', plans = run.schedule.plans.map(({ plan }) => plan) }, gateRunner) {
    const candidatesForWork = origin === 'branch' ? run.schedule.plans.map(({ plan }) => plan) : plans;
    const { git, prefix } = run.workspace;
    const tree = await (0,_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_2__/* .treeWithDocuments */ .du)(checkout.commit, run);
    const { startCommit } = run.found;
    const inPhase = startCommit === checkout.commit ? [] : await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .listChangedPaths */ .xQ)(git, startCommit, checkout.commit);
    const judged = [];
    for (const plan of plans) {
        const changed = changes.of(plan.id);
        const isOverwritten = (path) => listLaterPlans(plan, candidatesForWork).some(({ id }) => changes.of(id).includes(path) && !changes.shareCommit(plan.id, id));
        const candidate = await (0,_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_2__/* .makeCandidate */ .El)({
            origin,
            plan,
            isPart: false,
            base: startCommit,
            commit: checkout.commit,
            tree,
            own: changed,
            changed,
            touched: changes.touched(plan.id),
            isSummaryNew: true,
            overwritten: new Set(changed.filter(isOverwritten)),
            hollow: changes.hollow(plan.id),
            hasWork: (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWorkFor */ .DJ)(plan, changed, prefix) || (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .listDeclaredChanges */ .O8)(plan, inPhase, prefix).count > 0,
        }, run);
        judged.push({ candidate, verdict: await (0,_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .judge */ .S4)(candidate, run) });
    }
    const verdicts = new Map();
    const unprepared = (await gateRunner?.setUp(checkout)) ?? null;
    let [commands, commandMs] = [0, 0];
    for (const { candidate, verdict } of unprepared === null ? judged : []) {
        const { plan } = candidate;
        const runsCommands = gateRunner !== null && run.policy.verifyCommands !== 'off' && (0,_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_6__/* .listPlanCommands */ .Q7)(plan).length > 0;
        if (runsCommands)
            await checkout.reset();
        const startedAt = run.services.clock.uptimeMs();
        const findings = runsCommands ? await gateRunner.commands(plan, checkout) : [];
        commandMs += run.services.clock.uptimeMs() - startedAt;
        const rewritten = findings?.length ? await (0,_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_5__/* .findRewrittenCode */ .DO)(candidate.changed, checkout, run) : [];
        const commandFindings = rewritten.length === 0 ? findings : (findings?.map((finding) => ({ ...finding, proves: false })) ?? null);
        commands += commandFindings?.length ?? 0;
        const judgedVerdict = excuseForLaterPlans((0,_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .withCommands */ .lZ)(verdict, commandFindings ?? buildNotRunFindings(plan), candidate, run.policy), findLaterOwners(plan, candidatesForWork, prefix));
        const doubt = `rewrote ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .joinFirstFew */ .RS)(rewritten)}, so they prove nothing about the commit`;
        const doubts = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('command/rewrites', 'of the plan', rewritten.length === 0 ? [] : [doubt]);
        verdicts.set(plan.id, {
            ...judgedVerdict,
            findings: [...judgedVerdict.findings, ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)(doubts, run.policy)],
        });
    }
    return { answers: verdicts, unprepared, commands, commandMs };
}
function excuseForLaterPlans(verdict, findOwner) {
    const findings = verdict.findings.flatMap((finding) => {
        const later = finding.rule.startsWith('promise/') ? findOwner(finding.subject) : null;
        return later === null ? [finding] : (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .excuseFindings */ .qz)([finding], `; plan ${later} declares it now`);
    });
    return { ...verdict, findings };
}
function buildNotRunFindings({ id }) {
    const message = 'were not run on this commit, so their result is unknown; run the phase again where they can run';
    return [{ rule: 'command/not-run', passed: null, subject: `of plan ${id}`, message }];
}
function findLaterOwners(plan, allPlans, prefix) {
    const later = listLaterPlans(plan, allPlans);
    return (path) => {
        const file = (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .toTreePath */ .Xe)(prefix, path);
        const owner = later.find((laterPlan) => (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredPaths */ .$N)(laterPlan, prefix).covers(file));
        return owner?.id ?? null;
    };
}
function listLaterPlans(plan, allPlans) {
    return allPlans.slice(allPlans.findIndex(({ id }) => id === plan.id) + 1);
}
async function findIgnoredPromises(plans, git, prefix) {
    const promised = plans
        .filter((plan) => !(0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_1__/* .isNamed */ .ev)(plan, `${prefix}.gitignore`, prefix))
        .flatMap(({ path: plan, mustHaves }) => mustHaves.artifacts.map(({ path }) => ({ plan, path, files: (0,_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .listExamplePaths */ .Hc)(path, prefix) })));
    const files = promised
        .flatMap((each) => each.files)
        .filter((path) => !path.startsWith(`${prefix}.planning/`) && !(0,_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretFile */ .D0)(path) && !(0,_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplateFile */ .bn)(path));
    const rules = await git.ignores.rulesFor([...new Set(files)]);
    return promised.flatMap(({ plan, path, files: examples }) => {
        const broken = examples.flatMap((file) => rules.get(file) ?? []).slice(0, 1);
        return broken.map((rule) => ({
            plan,
            message: `promises ${path}, which git ignores (${rule}), so no commit can contain it; promise its source files and check it with an <automated> command, or change the rule`,
        }));
    });
}


/***/ }),

/***/ 88671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ explainMissingTruths),
/* harmony export */   jh: () => (/* binding */ explainMissingEvidence),
/* harmony export */   k$: () => (/* binding */ withoutTests)
/* harmony export */ });
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67263);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function withoutTests(least) {
    return (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(least, 'tests') ? 'changed' : least;
}
function explainMissingEvidence(plan, facts, least) {
    const level = (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .getEvidenceLevel */ .CE)(facts);
    if ((0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(level, least))
        return null;
    return `${plan === '' ? 'the change' : `plan ${plan}`} has the evidence ${level} (${(0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatEvidence */ .Vp)(facts)}), but min-evidence is ${least}; ${describeRemedy(level, facts, least)}, or lower min-evidence`;
}
function explainMissingTruths(plan, facts, least) {
    if (least !== 'off' && facts.asked === undefined)
        return `plan ${plan}: truths is ${least}, but no acceptance test is run here; set it to off for a chain and for judge`;
    const truths = (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .listTruths */ .ZD)(facts);
    const untested = truths.filter(({ by }) => by.length === 0);
    if (least === 'off' || untested.length === 0 || (least === 'most' && untested.length * 2 < truths.length))
        return null;
    return `plan ${plan}: no acceptance test has asked ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinFirstFew */ .RS)(untested.map(({ id, text }) => `${id} "${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(text, 60)}"`))}, but truths is ${least}`;
}
function describeRemedy(level, { tests, ownTests }, least) {
    if (least === 'accepted' && (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(level, 'checks'))
        return 'acceptance tests of verify.author have to count, and all of them to pass (see the warnings)';
    if ((0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(least, 'tests') && tests !== null && tests > 0 && ownTests === 0)
        return 'add or change a test that test-command runs and that can fail';
    return (remedies[level] ?? 'its tests have to notice at least 80 % of the small changes of its lines (see the warnings)');
}
const remedies = {
    none: 'change the files that the plan declares',
    changed: 'make all that the plan promises, or give it artifacts',
    artifacts: 'give the plan an <automated> command that can fail',
    checks: 'set test-command, and add tests that it runs',
    tests: 'one of its tests has to fail without its work',
};


/***/ }),

/***/ 85923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ findIdleFunctions),
/* harmony export */   _d: () => (/* binding */ listFunctions),
/* harmony export */   ye: () => (/* binding */ getFileIdleness)
/* harmony export */ });
/* harmony import */ var _code_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39282);
/* harmony import */ var _syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11802);


function listFunctions(tree) {
    return [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(tree.root)].flatMap((node) => {
        const body = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(node, 'function') ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(node, 'body') : undefined;
        if (body === undefined)
            return [];
        const isExpression = !/block|^compound_statement$|^constructor_body$/.test(body.type);
        const list = isExpression ? body : (body.children.find(({ type }) => type === 'statement_list') ?? body);
        const isDocstring = ({ type, children: [first] }) => type === 'expression_statement' && /^string/.test(first?.type ?? '');
        const statements = isExpression
            ? [body]
            : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(list).filter((syntaxNode, at) => at > 0 || !isDocstring(syntaxNode));
        const exitCount = statements.findIndex(({ type }) => /^(?:return|throw|raise)_statement$/.test(type)) + 1;
        const reached = exitCount === 0 ? statements : statements.slice(0, exitCount);
        const [name, params] = [getFunctionName(node, tree), listParameters(node, tree)];
        return [{ name, params, node, body, statements: reached, isExpression }];
    });
}
function getFunctionName(node, tree) {
    const owner = /^(?:value|right)$/.test(node.field) && node.parent !== null ? node.parent : undefined;
    const nameNode = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(node, 'name') ?? (owner && (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(owner, 'name', 'key', 'left', 'property'));
    return nameNode === undefined ? '' : ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(nameNode, tree).at(-1) ?? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(nameNode, tree));
}
function listParameters(node, tree) {
    const [list, single] = [(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(node, 'parameters'), (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(node, 'parameter')];
    const parameters = list === undefined ? [single].filter((each) => each !== undefined) : (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(list);
    return parameters.filter((syntaxNode) => !/^(?:&?\s*(?:mut\s+)?self|cls|this\b.*)$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(syntaxNode, tree)));
}
function getIdleness(codeFunction, tree, isStub = () => false) {
    const { statements, node } = codeFunction;
    if (statements.some((statement) => abstractPattern.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(statement, tree))))
        return null;
    const idlenesses = statements.map((statement) => getStatementIdleness(statement, codeFunction, tree, isStub));
    const type = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(node, 'return_type');
    if (idlenesses.includes(null) || (type !== undefined && /\bnever\b/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(type, tree))))
        return null;
    return ['throw', 'log', 'constant'].find((kind) => idlenesses.includes(kind)) ?? 'empty';
}
const abstractPattern = /\b(?:sub-?class|abstract|overrid|must (?:be )?implement)/i;
function getStatementIdleness(statement, codeFunction, tree, isStub) {
    const { family } = tree;
    if ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(statement, 'throw'))
        return 'throw';
    if ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(statement, 'idle') || /^_ = \w+;?$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(statement, tree)))
        return 'empty';
    const isReturn = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(statement, 'return');
    const inner = isReturn || statement.type === 'expression_statement' ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(statement) : [statement];
    const values = inner.flatMap((node) => (node.type === 'expression_list' ? (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listNamedChildren */ .nJ)(node) : [node]));
    const [value, ...otherValues] = values;
    if (value === undefined || value.type === 'ellipsis')
        return 'empty';
    if (value !== statement && ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(value, 'throw') || (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(value, 'return')))
        return getStatementIdleness(value, codeFunction, tree, isStub);
    const chain = (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(value, 'call') || (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(value, 'wrapper') ? (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(value, tree).join('.') : '';
    if (failingPattern.test(chain) || (family === 'rust' && chain === 'Err' && !hasIdentifier(value)))
        return 'throw';
    if (!isReturn &&
        !codeFunction.isExpression &&
        ((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrint */ .Oi)(value, tree) || pausesPattern.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(value, tree))) &&
        !callsInside(value, tree))
        return 'log';
    if (!(isReturn ||
        codeFunction.isExpression ||
        (_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .families */ .TJ[family].endsInValue && statement.type !== 'expression_statement')))
        return null;
    if (values.every((node) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .VO)(node, tree) || isStubPage(node, tree, isStub)))
        return 'constant';
    const isError = (node) => family === 'go' && /^err[A-Z]\w*$/.test((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(node, tree));
    if (values.every((node) => isError(node) || (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .VO)(node, tree)))
        return 'throw';
    const parts = codeFunction.params.map((param) => [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(param)]);
    const isDestructured = parts.flat().some(({ type }) => type.endsWith('_pattern'));
    const nodes = parts.flatMap((part) => part.find(({ type }) => type === 'identifier') ?? []);
    const isGiven = nodes.some((node) => (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(node, tree) === (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(value, tree));
    return isGiven && otherValues.length === 0 && !isDestructured ? 'constant' : null;
}
const failingPattern = /^(?:panic|unreachable|unimplemented|todo|bail|fatalError|Promise\.reject|(?:os|sys|process)\.(?:exit|abort)|abort|NotImplementedError)$/;
const pausesPattern = /^(?:await\s+)?(?:new Promise\(.*\bsetTimeout\b|(?:asyncio\.|time\.|Thread\.|thread::)?(?:sleep|delay)\()/s;
function callsInside(call, tree) {
    const innerCalls = [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(call)].filter((node) => node !== call && (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(node, 'call'));
    return innerCalls.some((node) => !harmlessPattern.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(node, tree).join('.')));
}
const harmlessPattern = /^(?:chalk|colors?|pc|fmt|util)\.|(?:^|\.)(?:format|stringify|now|toISOString|str|String|repr|Sprintf|inspect|toString|error|Error|join|repeat|timeout|delay|setTimeout|sleep|resolve|Promise|Date)$/;
function hasIdentifier(call) {
    const list = (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getChild */ .hf)(call, 'arguments');
    return list === undefined || [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(list)].some(({ type }) => type === 'identifier');
}
function isStubPage(value, tree, isStub) {
    const parts = [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(value)];
    const changes = ({ type, from, field, parent }) => type === 'jsx_expression' ||
        (field === 'name' && /^jsx_/.test(parent?.type ?? '') && /[A-Z]/.test(tree.text[from] ?? ''));
    return parts.some(({ type }) => /^jsx_/.test(type)) && !parts.some(changes) && isStub((0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .getNodeText */ .Oe)(value, tree));
}
async function findIdleFunctions(path, text) {
    const tree = await (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCode */ .Xp)(path, text);
    if (tree === null || isAbstract(tree))
        return [];
    return listFunctions(tree).flatMap((codeFunction) => {
        const kind = getIdleness(codeFunction, tree);
        if (codeFunction.name === '' || intentionallyIdlePattern.test(codeFunction.name) || kind === null || kind === 'log')
            return [];
        return kind === 'constant' && codeFunction.params.length === 0
            ? []
            : [{ name: codeFunction.name, at: codeFunction.body.from, kind }];
    });
}
const intentionallyIdlePattern = /^(?:__\w+__|init|main|on[A-Z_]\w*|handle[A-Z_]\w*|constructor|set(?:Up|up|_up)|tear\w*|define\w*|identity|as[A-Z]\w*)$|no_?op|empty|null|noth|throw|raise|fail|error|panic|unreachable|never|abort|reject|deny|forbid|missing|unsupported|abstract|dummy|fake|mock|stub/i;
const intentionallyThrowingPattern = /throw|raise|fail|panic|unreachable|never|abort|reject/i;
function isAbstract({ family, text }) {
    return (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .matches */ .cK)(_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .families */ .TJ[family].abstract, text);
}
async function getFileIdleness(path, text, isStub = () => false) {
    const tree = await (0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCode */ .Xp)(path, text);
    if (tree === null || tree.hasErrors || isAbstract(tree) || /no-?op|empty|dummy|null|\.d\.\w*ts$/i.test(path))
        return null;
    const functions = listFunctions(tree).filter(({ node }) => ![...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkAncestors */ .yB)(node)].some((outer) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(outer, 'function')));
    const kinds = functions.map((codeFunction) => {
        const kind = getIdleness(codeFunction, tree, isStub);
        return kind === 'throw' && intentionallyThrowingPattern.test(codeFunction.name) ? null : kind;
    });
    const [firstFunction, ...otherFunctions] = functions;
    if (firstFunction === undefined || kinds.includes(null) || hasCallsOutsideFunctions(tree))
        return null;
    const kind = ['throw', 'log', 'constant'].find((each) => kinds.includes(each)) ?? 'empty';
    const isPlain = otherFunctions.length === 0 &&
        firstFunction.params.length === 0 &&
        firstFunction.statements.length === 1 &&
        !/<\w/.test(text);
    return kind === 'constant' && isPlain && !isStub(text) ? null : kind;
}
function hasCallsOutsideFunctions(tree) {
    return [...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkNodes */ .RI)(tree.root)].some((part) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(part, 'call') &&
        !/^(?:require|(?:express\.)?(?:Router|express)|errors\.New)$/.test((0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .getCallChain */ .cd)(part, tree).join('.')) &&
        ![...(0,_syntax_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .walkAncestors */ .yB)(part)].some((outer) => (0,_code_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .isKind */ .VF)(outer, 'function') || /decorator|annotation/.test(outer.type)));
}


/***/ }),

/***/ 26835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uq: () => (/* binding */ listExports),
  v9: () => (/* binding */ listImports),
  x1: () => (/* binding */ namesPlaces)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/judge/read/code-shapes.js
var code_shapes = __webpack_require__(39282);
;// CONCATENATED MODULE: ./lib/judge/read/references.json
const references_namespaceObject = /*#__PURE__*/JSON.parse('[{"files":"\\\\.rs$","names":"(?<!#\\\\[(?:path|cfg)[^\\\\n]{0,200}\\\\n)^(?:pub(?:\\\\([^)\\\\n]*\\\\))? )?mod (?<at>\\\\w+);","forms":["{at}.rs","{at}/mod.rs","{stem}/{at}.rs","{stem}/{at}/mod.rs"]},{"files":"\\\\.rb$","names":"^require_relative [\'\\"](?<at>[\\\\w./-]+)[\'\\"]","forms":["{at}","{at}.rb","{at}.so","{at}.bundle"]},{"files":"\\\\.php$","names":"^(?:return )?(?:require|include)(?:_once)?[ (]+__DIR__ ?\\\\. ?[\'\\"]/(?<at>[\\\\w./-]+\\\\.php)[\'\\"]","forms":["{at}"]},{"files":"\\\\.(?:ba)?sh$","names":"^(?:source|\\\\.) (?:\\"?\\\\$\\\\(dirname \\"\\\\$(?:0|\\\\{?BASH_SOURCE[^\\"\\\\n]*)\\"\\\\)|\\"?\\\\$\\\\{?(?:SCRIPT_?DIR|DIR|HERE)\\\\}?)/(?<at>[\\\\w./-]+\\\\.\\\\w+)\\"?$","forms":["{at}","../{at}","../../{at}"]},{"files":"\\\\.dart$","names":"^(?:import|export|part) [\'\\"](?<at>(?:[\\\\w/-]|\\\\.\\\\.?/)+\\\\.dart)[\'\\"]","forms":["{at}"]},{"files":"\\\\.(?:css|s[ac]ss|less)$","names":"^[ \\\\t]*@(?:import|use|forward)\\\\s+(?:url\\\\()?[\'\\"](?<at>\\\\.{1,2}/[\\\\w./-]+)[\'\\"]","forms":["{at}","{at}.css","{at}.scss","{at}.sass","{at}.less","{dir}/_{base}.scss","{dir}/_{base}.sass","{dir}/_{base}","{at}/_index.scss","{at}/index.scss","{at}/index.css"]},{"files":"\\\\.html?$","names":"<(?:script|link)\\\\b[^<>]*\\\\b(?:src|href)=[\\"\'](?<at>\\\\./[\\\\w./-]+\\\\.(?:[cm]?[jt]sx?|css))[\\"\']","forms":["{at}"]},{"files":"\\\\.proto$","names":"^import (?:public |weak )?\\"(?<at>[\\\\w./-]+\\\\.proto)\\";","forms":["{at}"],"isAbove":true},{"files":"(?:^|/)[jt]sconfig[^/]*\\\\.json$","names":"(?:\\"extends\\"|\\"path\\")\\\\s*:\\\\s*\\"(?<at>\\\\.{1,2}/[\\\\w./@-]+)\\"","forms":["{at}","{at}.json","{at}/tsconfig.json"]},{"files":"(?:^|/)mkdocs\\\\.ya?ml$","names":"^[ \\\\t]*- (?:[^:\\\\n]{1,200}: )?(?<at>[\\\\w./-]+\\\\.md)[ \\\\t]*$","forms":["docs/{at}"],"unless":"docs_dir|gen-files|literate|monorepo|awesome"},{"files":"(?:^|/)(?:(?:GNU)?[Mm]akefile|\\\\.?[Jj]ustfile|Procfile|\\\\.pre-commit-config\\\\.yaml|\\\\.gitlab-ci\\\\.yml|(?:docker-)?compose[^/]*\\\\.ya?ml|\\\\.github/(?:workflows/[^/]+|actions/[^/]+/action)\\\\.ya?ml)$","names":"\\\\b(?:node|python3?|bash|sh|ruby|php|tsx|ts-node)(?: -[\\\\w-]+)* (?:\\\\./)?(?<at>\\\\w[\\\\w.-]*/[\\\\w./-]+\\\\.(?:[cm]?[jt]sx?|py|sh|rb|php))(?![\\\\w./*-])","forms":["{at}"],"unless":"\\\\bcd |working-directory|(?:-C|--prefix|--cwd) |\\\\bworkflow_call\\\\b|^\\\\s*context:","isAbove":true},{"files":"(?:^|/)package\\\\.json$","names":"\\\\b(?:node|python3?|bash|sh|ruby|php|tsx|ts-node)(?: -[\\\\w-]+)* (?:\\\\./)?(?<at>\\\\w[\\\\w.-]*/[\\\\w./-]+\\\\.(?:[cm]?[jt]sx?|py|sh|rb|php))(?![\\\\w./*-])","forms":["{at}"],"unless":"\\\\bcd |(?:-C|--prefix|--cwd) "}]');
// EXTERNAL MODULE: ./lib/judge/read/syntax-tree.js
var syntax_tree = __webpack_require__(11802);
;// CONCATENATED MODULE: ./lib/judge/read/module-imports.js




const isModule = /\.(?:[cm]?[jt]sx?|vue|svelte|py)$/;
const references = references_namespaceObject.map(({ files, names, forms, isAbove = false, unless }) => ({
    files: new RegExp(files),
    names: new RegExp(names, 'gm'),
    forms,
    isAbove,
    unless: new RegExp(unless ?? '$^'),
}));
function namesPlaces(path) {
    return isModule.test(path) || references.some(({ files }) => files.test(path));
}
const bundlePattern = /\(\s?require\s?,\s?module\s?,|\b__webpack_require__\b/;
async function listImports(path, text) {
    if (!isModule.test(path))
        return listReferencedPaths(path, text);
    const tree = bundlePattern.test(text) ? null : await (0,syntax_tree/* parseCode */.Xp)(path, text);
    if (tree === null)
        return [];
    return tree.family === 'python'
        ? (0,syntax_tree/* listNamedChildren */.nJ)(tree.root).flatMap((statement) => listPythonImports(statement, tree))
        : [...(0,syntax_tree/* walkNodes */.RI)(tree.root)].flatMap((part) => listScriptImports(part, tree));
}
function listScriptImports(part, tree) {
    if (/^(?:import|export)_statement$/.test(part.type)) {
        if (/^(?:import|export)\s+type\b(?!\s+from)/.test((0,syntax_tree/* getNodeText */.Oe)(part, tree)))
            return [];
        const source = (0,syntax_tree/* getChild */.hf)(part, 'source') ?? (0,syntax_tree/* getChild */.hf)(part.children[1] ?? part, 'source');
        const specifiers = [...(0,syntax_tree/* walkNodes */.RI)(part)].filter((node) => /^(?:im|ex)port_specifier$/.test(node.type) && !/^type\s+(?!as\b)[\w$]/.test((0,syntax_tree/* getNodeText */.Oe)(node, tree)));
        return buildImport(source, listImportedNames(specifiers.flatMap((specifier) => (0,syntax_tree/* getChild */.hf)(specifier, 'name') ?? []), tree), tree);
    }
    const [callee] = part.type === 'call_expression' ? part.children : [];
    if (callee === undefined || !/^(?:import|require)$/.test((0,syntax_tree/* getNodeText */.Oe)(callee, tree)))
        return [];
    const outer = [...(0,syntax_tree/* walkAncestors */.yB)(part)];
    if (outer.some(mayFail))
        return [];
    const binding = part.parent?.type === 'variable_declarator' ? (0,syntax_tree/* getChild */.hf)(part.parent, 'name') : undefined;
    const keys = binding?.type === 'object_pattern' ? (0,syntax_tree/* listNamedChildren */.nJ)(binding) : [];
    const names = listImportedNames(keys.map((key) => (0,syntax_tree/* getChild */.hf)(key, 'key') ?? key), tree);
    const isTopLevel = callee.type !== 'import' && !outer.some((node) => (0,code_shapes/* isKind */.VF)(node, 'function'));
    return buildImport((0,code_shapes/* getCallArguments */.bT)(part)[0], names, tree).filter(({ written }) => isTopLevel || written.startsWith('.'));
}
function mayFail({ type, children }) {
    return (/^(?:try_statement|if_statement|ternary_expression)$/.test(type) ||
        (type === 'binary_expression' && children.some((node) => /^(?:&&|\|\||\?\?)$/.test(node.type))));
}
function listImportedNames(nodes, tree) {
    return nodes.map((node) => (0,syntax_tree/* getNodeText */.Oe)(node, tree)).filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
}
function buildImport(source, names, tree) {
    const written = (0,code_shapes/* getStringValue */.Jn)(source, tree)?.replace(/\?.*/s, '') ?? '';
    return /^[\w@.][^!\n]*$/.test(written) ? [{ written, names }] : [];
}
function listPythonImports(statement, tree) {
    const nameNodes = statement.children.filter(({ field }) => field === 'name');
    const names = nameNodes.map((node) => (0,syntax_tree/* getNodeText */.Oe)((0,syntax_tree/* getChild */.hf)(node, 'name') ?? node, tree));
    if (statement.type === 'import_statement')
        return names.filter((name) => name.includes('.')).map((written) => ({ written, names: [] }));
    const module = statement.type === 'import_from_statement' ? (0,syntax_tree/* getChild */.hf)(statement, 'module_name') : undefined;
    const written = module === undefined ? '' : (0,syntax_tree/* getNodeText */.Oe)(module, tree);
    return /\w/.test(written) ? [{ written, names }] : [];
}
function listReferencedPaths(path, text) {
    const { dir, name: stem } = external_node_path_.posix.parse(path);
    const parentFolders = dir.split('/').map((_, at, parts) => parts.slice(0, parts.length - at).join('/'));
    return references.flatMap(({ files, names, forms, isAbove, unless }) => {
        if (!files.test(path) || text.length > maxText || unless.test(text))
            return [];
        return [...text.matchAll(names)].flatMap(({ groups: { at = '' } = {} }) => {
            const { dir: folder, base } = external_node_path_.posix.parse(at);
            const targets = forms.map((form) => form.replace('{at}', at).replace('{stem}', stem).replace('{dir}', folder).replace('{base}', base));
            const folders = isAbove ? [...parentFolders, ''] : [dir];
            const places = folders.flatMap((each) => targets.map((form) => external_node_path_.posix.join(each, form)));
            return [{ written: at, names: [], places }];
        });
    });
}
const maxText = 256 * 1024;
async function listExports(path, text) {
    const tree = isModule.test(path) ? await (0,syntax_tree/* parseCode */.Xp)(path, text) : null;
    if (tree === null)
        return null;
    if (tree.family === 'python')
        return listPythonNames(tree);
    const names = new Set();
    let isOpen = tree.hasErrors;
    for (const part of (0,syntax_tree/* walkNodes */.RI)(tree.root)) {
        if (part.type === 'export_statement')
            isOpen = addExportedNames(part, tree, names) || isOpen;
        else if (/identifier$/.test(part.type) && (0,syntax_tree/* getNodeText */.Oe)(part, tree) === 'exports')
            isOpen = addAssignedNames(part, tree, names) || isOpen;
    }
    return { names, isOpen: isOpen || names.size === 0 };
}
function addExportedNames(statement, tree, names) {
    for (const part of (0,syntax_tree/* walkNodes */.RI)(statement)) {
        const name = (0,syntax_tree/* getChild */.hf)(part, 'alias') ?? (0,syntax_tree/* getChild */.hf)(part, 'name');
        if (part.type === 'export_specifier' && name !== undefined)
            names.add((0,syntax_tree/* getNodeText */.Oe)(name, tree));
        if (part.type === 'namespace_export')
            names.add((0,syntax_tree/* getNodeText */.Oe)(part, tree).replace(/^\*\s*as\s+/, ''));
        if (name === undefined || part.type === 'export_specifier')
            continue;
        const outer = [...(0,syntax_tree/* walkAncestors */.yB)(part)];
        const isDeclared = outer
            .slice(0, outer.indexOf(statement))
            .every(({ type }) => /^(?:lexical|variable|ambient)_declaration$/.test(type));
        for (const inner of isDeclared ? (0,syntax_tree/* walkNodes */.RI)(name) : [])
            if (/identifier/.test(inner.type))
                names.add((0,syntax_tree/* getNodeText */.Oe)(inner, tree));
    }
    const signs = statement.children.map(({ type }) => type);
    if (signs.includes('default'))
        names.add('default');
    return ['*', '=', 'import'].some((sign) => signs.includes(sign));
}
function addAssignedNames(part, tree, names) {
    const member = part.field === 'property' ? part.parent : part;
    const outer = member?.parent?.type === 'member_expression' ? member.parent : member;
    if (outer == null)
        return true;
    const [, name] = /^(?:module\.)?exports\.([\w$]+)$/.exec((0,syntax_tree/* getNodeText */.Oe)(outer, tree)) ?? [];
    if (name !== undefined)
        names.add(name);
    const value = outer.field === 'left' && outer.parent !== null ? (0,syntax_tree/* getChild */.hf)(outer.parent, 'right') : undefined;
    if (outer !== member)
        return name === undefined;
    if (value?.type !== 'object')
        return value?.type !== 'assignment_expression';
    for (const node of (0,syntax_tree/* listNamedChildren */.nJ)(value)) {
        const key = (0,syntax_tree/* getChild */.hf)(node, 'key', 'name') ?? node;
        if (!/identifier$|^string$/.test(key.type))
            return true;
        names.add((0,code_shapes/* getStringValue */.Jn)(key, tree) ?? (0,syntax_tree/* getNodeText */.Oe)(key, tree));
    }
    return false;
}
function listPythonNames(tree) {
    const isInside = (node) => [...(0,syntax_tree/* walkAncestors */.yB)(node)].some(({ field, parent }) => field === 'body' && parent !== null && (0,code_shapes/* isKind */.VF)(parent, 'function'));
    const names = [...(0,syntax_tree/* walkNodes */.RI)(tree.root)].filter((node) => node.type === 'identifier' && !isInside(node));
    const isOpen = tree.hasErrors || /\bimport \*|\b(?:globals|setattr|exec|vars|__getattr__|__dict__|global)\b/.test(tree.text);
    return { names: new Set(names.map((name) => (0,syntax_tree/* getNodeText */.Oe)(name, tree))), isOpen };
}


/***/ }),

/***/ 71685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ statementNaming),
/* harmony export */   t: () => (/* binding */ findStatedReason)
/* harmony export */ });
/* harmony import */ var _promised_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81252);
/* harmony import */ var _summary_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78634);


function findStatedReason(summary, names) {
    const patterns = names.map(namePattern);
    const isNamed = (text) => patterns.some((pattern) => pattern.test(text));
    for (const { heading, text } of listStatements(summary)) {
        if (!isNamed(text) && !isNamed(heading))
            continue;
        if (reasonsPattern.test(text) && !stillOpen.test(text))
            return text;
    }
    return null;
}
function statementNaming(summary, one, other) {
    const patterns = [namePattern(one), new RegExp(`(?<![\\w-])${(0,_promised_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP)(other)}(?![\\w-])`, 'i')];
    return listStatements(summary).some(({ text }) => patterns.every((pattern) => pattern.test(text)));
}
function namePattern(name) {
    const literal = (0,_promised_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP)(name).replace(/\s+/g, '\\s+');
    return new RegExp(`(?<![\\w-])${literal}(?![\\w-]|\\.\\w)`, 'i');
}
const maxLength = 1_000;
function listStatements(summary) {
    const statements = [];
    let heading = '';
    let isNew = true;
    for (const line of summary.split(/\r?\n/)) {
        const [, title] = /^ {0,3}#{1,6}\s+(.*)$/.exec(line) ?? [];
        if (title !== undefined) {
            heading = (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarks */ .zw)(title);
            statements.push({ heading: '', text: heading.slice(0, maxLength) });
        }
        const isBlank = line.trim() === '';
        const startsStatement = isNew || /^ {0,3}(?:[-*+]|\d+[.)])\s/.test(line) || /^\s*\||^\w[\w-]*:/.test(line);
        isNew = isBlank || title !== undefined;
        if (isNew)
            continue;
        const last = statements.at(-1);
        if (startsStatement || last === undefined)
            statements.push({ heading, text: (0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarks */ .zw)(line).slice(0, maxLength) });
        else if (last.text.length < maxLength)
            last.text = `${last.text} ${(0,_summary_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutMarks */ .zw)(line)}`.slice(0, maxLength);
    }
    return statements;
}
const reasonsPattern = new RegExp([
    '\\balready\\b|\\bpre-?exist(?:s|ed|ing)\\b|\\bexist(?:s|ed) (?:before|from|since)\\b',
    "(?:\\b(?:not|never|nothing|none|no longer)|n['’]t)(?: \\w+){0,2} (?:need(?:ed)?|necessary|required|applicable|relevant)\\b",
    '\\b(?:no|zero)(?: [\\w-]+){0,4} (?:needed|necessary|required|changes?|modifications?|edits?)\\b|\\bno-op\\b',
    '\\b(?:unnecessary|unneeded|redundant|obsolete|superfluous|unchanged|untouched|unaffected|gitignored)\\b|\\bas[- ]is\\b',
    '\\b(?:instead|rather than|in place of|in lieu of|in favou?r of|replaced (?:by|with)|superseded by|alternative to)\\b',
    '\\b(?:moved|merged|folded|combined|consolidated|relocated|inlined|absorbed|renamed|collapsed|bundled)\\b',
    '\\b(?:covered|handled|satisfied|done|implemented|completed|created|committed|included|delivered)(?: \\w+)? (?:by|in|with|as part of|during|together with) (?:(?:the )?(?:same|earlier|previous|prior|existing)|(?:task|plan|wave|phase|commit)\\b)',
    '\\bdeviat(?:ed|es|ion|ing)\\b|\\bverification[- ]only\\b|\\bread[- ]only\\b|\\bnothing to (?:do|change|commit|fix)\\b',
    '\\b(?:not (?:created|changed|modified|made|touched|added|used)|skipped|omitted|dropped|left out)\\b.*\\b(?:because|since|as|due to|so that)\\b',
    '\\b(?:bereits|stattdessen|anstelle|unverändert)\\b|\\bnicht (?:nötig|notwendig|erforderlich|mehr)\\b',
    '\\bdéjà\\b|\\bpas (?:nécessaire|besoin)|\\bau lieu d|\\bà la place\\b|\\bya (?:existe|existía|estaba)\\b|\\bno (?:es|era|fue) necesari|\\ben (?:lugar|vez) de\\b|\\bjá (?:existe|existia|estava)\\b|\\bnão (?:é|era|foi) necess|\\bem vez de\\b',
    '已存在|已经|已有|无需|無需|不需要|无须|改为|改用|合并|移到|移至|代替|取代|既存|既に|不要|代わりに|уже|вместо|не требу|не нуж',
].join('|'), 'iu');
const stillOpen = /\b(?:TODO|TBD|pending|deferred|postponed|unfinished|incomplete)\b|\bnot (?:yet|done|implemented|started|finished|complete)\b|\b(?:later|next) (?:plan|phase|session|time)\b|\bwill be (?:done|made|added|created|implemented)\b|\bstill (?:to|open|missing|needs?)\b/i;


/***/ }),

/***/ 22007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ buildWorkMessage),
/* harmony export */   RV: () => (/* binding */ findForgedMarks),
/* harmony export */   VR: () => (/* binding */ recordMessage),
/* harmony export */   _7: () => (/* binding */ findPartCommit),
/* harmony export */   bG: () => (/* binding */ readPlanMark),
/* harmony export */   ct: () => (/* binding */ listMarkedCommits),
/* harmony export */   ft: () => (/* binding */ partMark)
/* harmony export */ });
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51936);
/* harmony import */ var _system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90697);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



function readPlanMark({ plan, planHash, base, parts, ...run }) {
    return [
        `Phase-Executor-Plan: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(plan)}`,
        `Phase-Executor-Plan-Hash: ${planHash}`,
        `Phase-Executor-Base: ${base}`,
        ...parts.map((part) => `Phase-Executor-After: ${part.base}..${part.commit}`),
        runTrailer(run),
    ].join('\n');
}
function runTrailer(run) {
    const { runId, runUrl, attempt } = run;
    const extraLines = [...(attempt === undefined ? [] : [`attempt ${attempt}`]), ...(runUrl === null ? [] : [runUrl])];
    return `Phase-Executor-Run: ${runId}${extraLines.length === 0 ? '' : ` (${extraLines.join(', ')})`}`;
}
function partMark({ plan, planHash, base, ...run }, upTo) {
    return [
        `Phase-Executor-Part: ${getPartName(plan, upTo)}`,
        `Phase-Executor-Part-Hash: ${planHash}`,
        `Phase-Executor-Base: ${base}`,
        runTrailer(run),
    ].join('\n');
}
function getPartName(plan, upTo) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(plan)}, tasks before ${upTo + 1}`;
}
async function findPartCommit(git, part) {
    const { plan, planHash, base, upTo, runId, attempt } = part;
    if ((await git.resolve(base)) === null)
        return null;
    const commits = await readLogWithTrailers(git, ['Part', 'Part-Hash', 'Base', 'Run'], 2000, `${base}..HEAD`);
    const expected = [getPartName(plan, upTo), planHash, base].join('\x01');
    const ofRun = `${runId} (attempt ${attempt}`;
    for (const [sha = '', ...mark] of commits) {
        const run = mark[3] ?? '';
        if (mark.slice(0, 3).join('\x01') === expected && run.startsWith(ofRun) && /[,)]/.test(run[ofRun.length] ?? ''))
            return sha;
    }
    return null;
}
async function readLogWithTrailers(git, keys, limit, range) {
    const values = keys.map((key) => `%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`);
    const format = ['%H', ...values, '%s'].join('%x01');
    const log = await git.read(['log', '-z', `--max-count=${limit}`, `--format=${format}`, range, '--']);
    return (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(log).map((entry) => entry.split('\x01').map((part) => part.trim()));
}
async function listMarkedCommits(git, limit, head = 'HEAD') {
    const commits = await readLogWithTrailers(git, ['Plan', 'Plan-Hash', 'Base', 'After'], limit, head);
    return commits.map(([sha = '', plan = '', planHash = '', base = '', partsText = '', subject = '']) => {
        const isMark = plan !== '' && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
        return { sha, subject, mark: isMark ? { plan, planHash, base, parts: parseRanges(partsText) } : null };
    });
}
async function findForgedMarks(git, shas) {
    const messages = [...(await (0,_system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_1__/* .commitObjects */ .Av)(git, shas)).values()].map(({ message }) => message);
    if (!messages.some((message) => /phase-executor-(?:plan|part)/i.test(message)))
        return [];
    const format = `%H %(trailers:key=Phase-Executor-Plan,valueonly)%(trailers:key=Phase-Executor-Part,valueonly)`;
    const log = await git.read(['log', '-z', '--no-walk=unsorted', '--stdin', `--format=${format}`], {
        stdin: `${shas.join('\n')}\n`,
    });
    return (0,_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(log)
        .map((entry) => entry.trim().split(' '))
        .flatMap(([sha = '', ...mark]) => (mark.length > 0 ? [sha] : []));
}
function parseRanges(text) {
    return text.split('\x02').flatMap((range) => {
        const [, base, commit] = /^([0-9a-f]{40,64})\.\.([0-9a-f]{40,64})$/.exec(range.trim()) ?? [];
        return base === undefined || commit === undefined ? [] : [{ base, commit }];
    });
}
function buildWorkMessage(subject, mark, run, extraTrailers = []) {
    const { coAuthor } = run.services.agent;
    const author = run.policy.namesCoAuthor && coAuthor !== undefined ? [`Co-authored-by: ${coAuthor}`] : [];
    return withTrailers(subject, [mark, ...extraTrailers, ...author]);
}
function recordMessage(subject, { runId, runUrl }) {
    return withTrailers(subject, [runTrailer({ runId, runUrl })]);
}
function withTrailers(subject, trailers) {
    return `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(subject)}\n\n${trailers.join('\n')}`;
}


/***/ }),

/***/ 82638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ TreeFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14968);


class TreeFiles {
    #git;
    #tree;
    #prefix;
    constructor(git, tree, prefix) {
        this.#git = git;
        this.#tree = tree;
        this.#prefix = prefix;
    }
    async find(path) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) || /^~|^[A-Za-z]:[\\/]/.test(path))
            return { problem: 'is an absolute path; a plan can only promise files of this repository' };
        const inside = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(`./${path}`);
        if (inside === '..' || inside.startsWith('../'))
            return { problem: 'is outside of the repository' };
        if (inside === '.' || inside === './' || inside.split('/').includes('.git'))
            return { problem: 'is not a file that a plan can write' };
        const result = await this.#git.trees.follow(this.#tree, this.#inTree(inside));
        if (result === 'outside')
            return { problem: 'leads out of the repository through a symbolic link' };
        if (result === null)
            return { problem: 'does not exist' };
        const isFolder = result.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .folderMode */ .a1 || result.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryMode */ .o8;
        const { size } = { size: 0, ...(isFolder ? {} : await this.#git.objects.find(result.id)) };
        return { directory: isFolder, size };
    }
    async text(path) {
        const result = await this.#git.trees.follow(this.#tree, this.#inTree(path));
        return (result !== null && result !== 'outside' && (await this.#git.trees.text(result))) || '';
    }
    async entries(folder) {
        const result = await this.#git.trees.follow(this.#tree, this.#inTree(folder));
        if (result === null || result === 'outside' || result.mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .folderMode */ .a1)
            return [];
        return [...(await this.#git.trees.entriesIn(result.id))].map(([name, { mode }]) => ({
            name,
            kind: kinds[mode] ?? 'file',
        }));
    }
    #inTree(path) {
        return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(`${this.#prefix}${path}`);
    }
}
const kinds = {
    [_objects_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .folderMode */ .a1]: 'folder',
    [_objects_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .linkMode */ .IG]: 'link',
    [_objects_trees_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryMode */ .o8]: 'repository',
};


/***/ })

};
;