"use strict";
exports.id = 8954;
exports.ids = [8954];
exports.modules = {

/***/ 18737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheckpoint: () => (/* binding */ runCheckpoint)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var checkout = __webpack_require__(73300);
// EXTERNAL MODULE: ./lib/settings/call/command-words.js
var command_words = __webpack_require__(47099);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var git_refs = __webpack_require__(92954);
// EXTERNAL MODULE: ./lib/system/git/worktree.js
var worktree = __webpack_require__(76417);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js + 1 modules
var plan_merge = __webpack_require__(71741);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/prune.js




async function pruneRefs(git, { olderThan, partials = false, dryRun = false }) {
    const oldCheckpoints = (await (0,checkpoint_tag/* listCheckpoints */.Ep)(git)).filter((checkpoint) => new Date(checkpoint.at) < olderThan);
    const refs = partials
        ? (await (0,git_refs/* listRefsUnder */.H4)(git, 'refs/phase-executor/')).filter((ref) => partialRefs.test(ref.name) && ref.at < olderThan)
        : [];
    const asides = partials ? (0,plan_merge/* oldAsideFolders */.P6)(git, olderThan) : [];
    if (!dryRun) {
        for (const { tag } of oldCheckpoints)
            await (0,git_refs/* deleteTag */._R)(git, tag);
        for (const ref of refs)
            await (0,git_refs/* deleteRef */.jq)(git, ref.name, ref.commit);
        for (const folder of asides)
            await (0,worktree/* removeAll */.C)(folder);
    }
    return [...oldCheckpoints.map((checkpoint) => checkpoint.tag), ...refs.map((ref) => ref.name), ...asides];
}
const partialRefs = /^refs\/phase-executor\/[^/]+\/partial\//;

// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/open-operation.js
var open_operation = __webpack_require__(36117);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/snapshot.js
var snapshot = __webpack_require__(52317);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/rollback-preview.js



async function previewRollback(git, checkpoint) {
    const state = await git.state();
    const present = await (0,snapshot/* takeSnapshot */.W9)(git, state, state.head ?? checkpoint.head);
    const work = checkpoint.work ?? checkpoint.head;
    const { changed, fresh } = await (0,tree/* listDifferences */.bY)(git, work, present.work ?? present.head);
    return {
        head: { from: state.head, to: checkpoint.head },
        branch: { from: state.branch, to: checkpoint.branch },
        restored: changed,
        removed: fresh,
        movedAside: present.repositories.filter((path) => !checkpoint.repositories.includes(path)),
        operation: (0,open_operation/* openOperation */.o)(git),
    };
}

// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/commands/checkpoint-command.js













const runCheckpoint = async (input, world) => {
    const [handler, args] = (0,command_words/* chooseAct */.YJ)('checkpoint', input, {
        create: createTag,
        rollback: rollBackToTag,
        list: listTags,
        prune: pruneOld,
    });
    const git = await git_git/* Git */.T.open((0,call_world/* findProjectRoot */.p)(world), world.environment);
    return handler(args, { git, checkpoints: new checkpoint/* Checkpoints */.O(git), world });
};
async function createTag([phase, plan, ...rest], { checkpoints, world }) {
    if (!phase || !plan || rest.length > 0)
        throw new settings/* UsageError */.eb('checkpoint create: expected a phase and a plan, such as: checkpoint create 07 07-03');
    const created = await checkpoints.create({ phase, plan, at: new Date(world.now()) });
    return { exitCode: 0, json: created, text: created.tag, outputs: { checkpoint: created.tag } };
}
async function rollBackToTag([tag, ...rest], context) {
    if (!tag || rest.length > 0)
        throw new settings/* UsageError */.eb('checkpoint rollback: expected the tag of a checkpoint; checkpoint list shows them');
    const target = await context.checkpoints.find(tag);
    return context.world.settings['dry-run'] ? previewRollBack(target, context) : rollBack(target, context);
}
async function previewRollBack(target, { git }) {
    const preview = await previewRollback(git, target);
    const { head, branch, restored, removed, movedAside, operation } = preview;
    const lines = [
        ...(head.from === head.to ? [] : [`HEAD would move from ${head.from ?? 'no commit'} to ${head.to}`]),
        ...(branch.from === branch.to ? [] : [`${branch.to ?? 'no branch'} would be checked out, not ${branch.from}`]),
        ...(operation === null ? [] : [`the open ${operation} would be closed`]),
        ...formatChanges(restored, removed, movedAside),
    ];
    const text = lines.length > 0 ? lines : ['nothing would change'];
    return { exitCode: 0, json: { tag: target.tag, dryRun: true, ...preview }, text: text.join('\n') };
}
async function rollBack(target, { git, checkpoints, world }) {
    return (0,checkout/* withCleanup */.V1)(async (cleanup) => {
        await (0,checkout/* holdCheckout */.UL)(git, (0,external_node_crypto_.randomUUID)(), { ttlMs: lease/* defaultTtlMs */.uD }, world, cleanup);
        world.progress(`rolling back to ${target.tag}`);
        const { saved, ...done } = await checkpoints.rollback(target);
        await checkpoints.discard(target);
        const { head, branch, restored, removed, movedAside, asideDir, submodules } = done;
        const lines = [
            `rolled back to ${target.tag}: ${branch?.replace('refs/heads/', '') ?? 'detached'} at ${head}`,
            saved ? `the earlier state is kept in ${saved.ref}` : 'nothing had changed',
            ...formatChanges(restored, removed, movedAside),
            ...((0,external_node_fs_.existsSync)(asideDir) ? [`moved to ${asideDir}`] : []),
            ...submodules.map((path) => `submodule ${(0,text_text/* stripLine */.nU)(path)} is left unchanged`),
        ];
        const json = { tag: target.tag, kept: saved?.ref ?? null, ...done };
        return { exitCode: 0, json, text: lines.join('\n'), outputs: { checkpoint: saved?.ref ?? '' } };
    });
}
function formatChanges(restored, removed, movedAside) {
    const rows = [
        ...restored.map((path) => ['restore', (0,text_text/* stripLine */.nU)(path)]),
        ...removed.map((path) => ['remove', (0,text_text/* stripLine */.nU)(path)]),
        ...movedAside.map((path) => ['move aside', (0,text_text/* stripLine */.nU)(path)]),
    ];
    return (0,text_text/* alignRows */.P4)(rows);
}
async function listTags([word], { checkpoints }) {
    if (word !== undefined)
        throw new settings/* UsageError */.eb(`checkpoint list: found "${word}", expected no more words`);
    const list = await checkpoints.list();
    const rows = list.map(({ tag, head, branch, work }) => [
        ...[tag, (0,text_text/* shortenId */.X_)(head), branch?.replace('refs/heads/', '') ?? 'detached'],
        work === null ? 'clean' : 'with uncommitted files',
    ]);
    return { exitCode: 0, json: list, text: (0,text_text/* alignRows */.P4)(rows, '').join('\n') || 'there are no checkpoints' };
}
async function pruneOld([word, ...rest], { git, world }) {
    if ((word !== undefined && word !== 'partials') || rest.length > 0)
        throw new settings/* UsageError */.eb(`checkpoint prune: found "${[word, ...rest].join(' ')}", expected partials or no more words`);
    const dryRun = world.settings['dry-run'];
    if (!dryRun)
        for (const dir of listGitDirs(git))
            (0,lease/* refuseDuringRun */.$l)(dir, world.machine);
    const olderThan = new Date(world.now() - world.settings['older-than']);
    const pruned = await pruneRefs(git, { olderThan, partials: word === 'partials', dryRun });
    const text = pruned.map((name) => `${dryRun ? 'would delete' : 'deleted'} ${(0,text_text/* stripLine */.nU)(name)}`).join('\n');
    return {
        exitCode: 0,
        json: { dryRun, olderThan: olderThan.toISOString(), pruned },
        text: text || 'nothing is that old',
    };
}
function listGitDirs({ commonDir }) {
    const linked = (0,external_node_path_.join)(commonDir, 'worktrees');
    const names = (0,external_node_fs_.existsSync)(linked) ? (0,external_node_fs_.readdirSync)(linked) : [];
    return [commonDir, ...names.map((name) => (0,external_node_path_.join)(linked, name))];
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

/***/ 90697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ commitObjects),
/* harmony export */   I7: () => (/* binding */ withCoAuthor),
/* harmony export */   Qc: () => (/* binding */ splitNonEmptyLines),
/* harmony export */   dk: () => (/* binding */ straightLine),
/* harmony export */   hR: () => (/* binding */ listCommitsBetween)
/* harmony export */ });
/* harmony import */ var _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69072);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94895);
/* harmony import */ var _objects_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70314);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95576);




async function listCommitsBetween(git, head, excluded) {
    const [base = ''] = excluded;
    const line = excluded.length === 1 ? await straightLine(git, base, head) : null;
    if (line !== null)
        return line.map(({ sha }) => sha);
    const existing = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .describeObjects */ .of)(git, excluded)).filter(({ type }) => type === 'commit');
    const stdin = [head, ...existing.map(({ id }) => `^${id}`)].map((line) => `${line}\n`).join('');
    return splitNonEmptyLines(await git.read(['rev-list', '--topo-order', '--reverse', '--stdin'], { stdin }));
}
function splitNonEmptyLines(text) {
    return text.split('\n').filter((line) => line !== '');
}
async function straightLine(git, from, to, max = maxSteps) {
    const [fromSha, toSha] = await Promise.all([git.resolve(from), git.resolve(to)]);
    const line = [];
    let sha = toSha;
    for (let batchSize = 1; sha !== fromSha; batchSize *= 2) {
        if (sha === null || fromSha === null || line.length >= max)
            return null;
        const requests = Array.from({ length: Math.min(batchSize, max - line.length) }, (_, at) => git.objects.read(`${sha}~${at}`));
        for (const [at, foundObject] of (await Promise.all(requests)).entries()) {
            if (sha === fromSha || (at > 0 && (foundObject.kind === 'missing' || foundObject.id !== sha)))
                break;
            if (foundObject.kind !== 'commit')
                return null;
            const commit = parseCommit(foundObject.id, foundObject.content);
            if (commit.parents.length !== 1)
                return null;
            line.push(commit);
            sha = commit.parents[0] ?? null;
        }
    }
    return fromSha === null ? null : line.reverse();
}
const maxSteps = 40;
async function commitObjects(git, shas) {
    const objects = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, shas);
    return new Map(shas.map((sha, at) => {
        const gitObject = objects[at];
        if (gitObject?.id !== sha || gitObject.type !== 'commit')
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`${sha} is not a commit of this repository`);
        return [sha, parseCommit(sha, gitObject.content)];
    }));
}
function parseCommit(sha, object) {
    const end = object.indexOf('\n\n');
    const text = object.subarray(0, end).toString('utf8');
    const head = splitNonEmptyLines(text);
    const fields = (name) => head.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
    const signature = (field) => {
        const [, name = '', email = '', at = ''] = /^(.*?) ?<([^<>]*)>(?: (\d{1,12} [+-]\d{4}))?/.exec(field) ?? [];
        return { name, email, at };
    };
    return {
        sha,
        tree: fields('tree')[0] ?? '',
        parents: fields('parent'),
        author: signature(fields('author')[0] ?? ''),
        committer: signature(fields('committer')[0] ?? ''),
        message: decodeText(object.subarray(end + 2), fields('encoding')[0]),
        head: text,
        isSigned: head.some((line) => /^gpgsig(?:-sha256)? /.test(line)),
        isPlain: head.every((line) => /^(?:tree|parent|author|committer) /.test(line)),
    };
}
function decodeText(bytes, encoding = 'utf-8') {
    try {
        return new TextDecoder(encoding).decode(bytes);
    }
    catch {
        return bytes.toString('utf8');
    }
}
function withCoAuthor(message, { name, email }) {
    const text = message.trimEnd();
    const isEngine = email === _calls_git_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .ownIdentity */ .hY.GIT_AUTHOR_EMAIL;
    if (name === '' || email === '' || isEngine || (0,_objects_commit_message_js__WEBPACK_IMPORTED_MODULE_3__/* .isFalseName */ .Z1)(`${name} <${email}>`) || ownCommitPattern.test(text))
        return text;
    const trailer = `Co-authored-by: ${name} <${email}>`.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
    if (text.toLowerCase().includes(`<${email.toLowerCase()}>`) && /^Co-authored-by: /im.test(text))
        return text;
    const [, ...paragraphs] = text.split(/\n\n+/);
    const isBlock = paragraphs
        .at(-1)
        ?.split('\n')
        .every((line) => /^[A-Za-z][\w-]*: \S/.test(line)) === true;
    return `${text}${isBlock ? '\n' : '\n\n'}${trailer}`;
}
const ownCommitPattern = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;


/***/ }),

/***/ 77050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ findLastChange),
/* harmony export */   JO: () => (/* binding */ listCommitsSince),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   qg: () => (/* binding */ listRecentCommits),
/* harmony export */   rU: () => (/* binding */ filterAncestors),
/* harmony export */   wu: () => (/* binding */ mergeBase),
/* harmony export */   zo: () => (/* binding */ listTouchedPaths)
/* harmony export */ });
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51936);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94895);
/* harmony import */ var _calls_head_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56988);
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90697);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95576);





async function isAncestor(git, ancestor, descendant) {
    const existing = knownAncestors.get(git) ?? new Set();
    knownAncestors.set(git, existing);
    const key = `${ancestor} ${descendant}`;
    if (existing.has(key))
        return true;
    if ((await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, ancestor, descendant)) !== null)
        return true;
    const args = ['merge-base', '--is-ancestor', ancestor, descendant];
    const result = await git.try(args, { reading: true });
    if (result.exitCode > 1)
        throw (0,_calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .gitFailure */ .tv)(args, result);
    if (result.exitCode === 0 && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(ancestor) && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_2__/* .isObjectName */ .V2)(descendant))
        existing.add(key);
    return result.exitCode === 0;
}
async function filterAncestors(git, commits, descendant) {
    const existing = (await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .describeObjects */ .of)(git, [...new Set(commits)])).filter(({ type }) => type === 'commit');
    if (existing.length === 0)
        return new Set();
    const stdin = `${[...existing.map(({ id }) => id), `^${descendant}`].join('\n')}\n`;
    const unreachable = new Set((await git.read(['rev-list', '--stdin'], { stdin })).split('\n'));
    return new Set(existing.flatMap(({ id }) => (unreachable.has(id) ? [] : [id])));
}
async function mergeBase(git, a, b) {
    const { exitCode, stdout } = await git.try(['merge-base', a, b], { reading: true });
    return exitCode === 0 ? stdout.toString().trim() : null;
}
const knownAncestors = new WeakMap();
async function listCommitsSince(git, sha, to = 'HEAD') {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, sha, to);
    if (line !== null)
        return line.map((commit) => ({ sha: commit.sha, subject: getSubject(commit.message) }));
    if ((await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, to, sha)) !== null)
        return [];
    return parseCommitLog(await git.read(['log', '-z', '--reverse', '--format=%H %s', `${sha}..${to}`, '--']));
}
async function listTouchedPaths(git, from, to) {
    const line = await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_3__/* .straightLine */ .dk)(git, from, to);
    if (line !== null) {
        const steps = line.map(({ sha, parents: [parent = from] }) => git.trees.differences(parent, sha));
        return [...new Set((await Promise.all(steps)).flat().map(({ path }) => path))];
    }
    const names = ['--format=', '--name-only', '--no-renames', '--diff-merges=first-parent'];
    return [...new Set((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(await git.read(['log', '-z', ...names, `${from}..${to}`, '--'])))];
}
async function findLastChange(git, files, from = 'HEAD') {
    if (files.length === 0)
        return null;
    const args = ['--literal-pathspecs', 'log', '--max-count=1', '--format=%H', from, '--', ...files];
    return (await git.read(args)).trim() || null;
}
async function listRecentCommits(git, limit) {
    return parseCommitLog(await git.read(['log', '-z', `--max-count=${limit}`, '--format=%H %s', 'HEAD', '--']));
}
function getSubject(message) {
    const [paragraph = ''] = message.replace(/^(?:[ \t]*\n)+/, '').split(/\n[ \t]*(?:\n|$)/, 1);
    return paragraph
        .split('\n')
        .map((line) => line.trimEnd())
        .join(' ')
        .trimEnd();
}
function parseCommitLog(log) {
    return (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitAtNuls */ .SX)(log).map((entry) => ({
        sha: entry.slice(0, entry.indexOf(' ')),
        subject: entry.slice(entry.indexOf(' ') + 1),
    }));
}


/***/ }),

/***/ 13528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ listEntriesBetween),
/* harmony export */   Ce: () => (/* binding */ restoreFiles),
/* harmony export */   GS: () => (/* binding */ isUnchangedSince),
/* harmony export */   NA: () => (/* binding */ filterPresentFiles),
/* harmony export */   Pd: () => (/* binding */ readTextInTree),
/* harmony export */   U4: () => (/* binding */ listFilesUnder),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   bY: () => (/* binding */ listDifferences),
/* harmony export */   bp: () => (/* binding */ hasChangedSince),
/* harmony export */   "in": () => (/* binding */ emptyTree),
/* harmony export */   l4: () => (/* binding */ checkedOutBytes),
/* harmony export */   rm: () => (/* binding */ listEntriesUnder),
/* harmony export */   s1: () => (/* binding */ specialEntries),
/* harmony export */   xQ: () => (/* binding */ listChangedPaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51936);
/* harmony import */ var _calls_head_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56988);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14968);





async function hasChangedSince(git, sha, state) {
    const { head, changes } = state ?? (await git.state());
    const committed = head === null || head === sha ? [] : await listChangedPaths(git, sha, head);
    return [...new Set([...committed, ...changes.map((change) => change.path)])].sort();
}
async function listChangedPaths(git, from, to) {
    return (await listEntriesBetween(git, from, to)).map(({ path }) => path);
}
async function listEntriesBetween(git, from, to) {
    const existing = lastDiffs.get(git) ?? new Map();
    lastDiffs.set(git, existing);
    const key = `${from} ${to}`;
    const differingEntries = existing.get(key);
    if (differingEntries !== undefined)
        return differingEntries;
    const entries = await git.trees.differences(from, to);
    if ((0,_calls_head_js__WEBPACK_IMPORTED_MODULE_3__/* .isObjectName */ .V2)(from) && (0,_calls_head_js__WEBPACK_IMPORTED_MODULE_3__/* .isObjectName */ .V2)(to) && entries.length <= maxCachedEntries) {
        existing.set(key, entries);
        const [oldest] = existing.keys();
        if (existing.size > 8 && oldest !== undefined)
            existing.delete(oldest);
    }
    return entries;
}
const maxCachedEntries = 5_000;
const lastDiffs = new WeakMap();
async function listDifferences(git, from, to) {
    const reported = { changed: [], gone: [], fresh: [] };
    for (const { path, was, is } of await listEntriesBetween(git, from, to)) {
        (was === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge && is.mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8 ? reported.fresh : reported.changed).push(path);
        if (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge)
            reported.gone.push(path);
    }
    return reported;
}
async function isSubmodule(git, tree, path) {
    return (await git.trees.at(tree, path))?.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8;
}
async function filterPresentFiles(git, tree, files) {
    const expected = new Set(files);
    return (await listEntriesUnder(git, tree, files)).flatMap(({ path }) => (expected.has(path) ? [path] : []));
}
async function listFilesUnder(git, tree, expected) {
    const entries = await listEntriesUnder(git, tree, expected);
    return entries.flatMap(({ mode, path }) => (mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8 ? [] : [path]));
}
async function listEntriesUnder(git, tree, paths) {
    if (paths.length === 0)
        return [];
    return (await git.trees.list(tree, paths)).filter(({ mode }) => mode !== _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .folderMode */ .a1);
}
async function emptyTree(git) {
    return (await git.run(['mktree'])).trim();
}
async function readTextInTree(git, tree, path) {
    const entry = await git.trees.at(tree, path);
    return entry && git.trees.text(entry);
}
async function checkedOutBytes(git, commit, path) {
    const { exitCode, stdout } = await git.try(['cat-file', '--filters', `${commit}:${path}`], { reading: true });
    return exitCode === 0 ? stdout : null;
}
async function isUnchangedSince(git, tree, files) {
    const isPlainFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const expected = files.filter((path) => !path.includes('\n') && isPlainFile(path));
    if (expected.length === 0)
        return [];
    const listed = await listEntriesUnder(git, tree, expected);
    const blobs = new Map(listed.map(({ path, id }) => [path, id]));
    const reported = await git.read(['hash-object', '--stdin-paths'], {
        stdin: expected.map((path) => `${path}\n`).join(''),
    });
    const hashes = reported.trimEnd().split('\n');
    return expected.filter((path, at) => blobs.get(path) === hashes[at]);
}
async function restoreFiles(git, tree, files) {
    if (files.length === 0)
        return;
    const args = ['restore', `--source=${tree}`, '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
    await git.run(['--literal-pathspecs', ...args], { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithNuls */ .Vw)(files) });
}
async function specialEntries(git, from, to) {
    const result = { files: [], gitlinks: [], symlinks: [] };
    for (const { path, is } of await listEntriesBetween(git, from, to)) {
        if (is === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .absent */ .Ge)
            continue;
        if (is.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryMode */ .o8)
            result.gitlinks.push(path);
        else
            result.files.push(path);
        if (is.mode === _objects_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .linkMode */ .IG)
            result.symlinks.push(path);
    }
    return result;
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


/***/ })

};
;