export const id = 6988;
export const ids = [
    6988
];
export const modules = {
    76988: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>Checkpoints
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var git_error = __webpack_require__(11475);
        var git_refs = __webpack_require__(78816);
        var git_status = __webpack_require__(25036);
        var git_tree = __webpack_require__(18662);
        var aside = __webpack_require__(55511);
        var checkpoint_tag = __webpack_require__(93340);
        var control_files = __webpack_require__(14844);
        function readHooks(git) {
            let found = (0, external_node_fs_.lstatSync)(folderOf(git), {
                throwIfNoEntry: false
            });
            if (git.isLinked || void 0 !== found && !found.isDirectory()) return null;
            return new Map(void 0 === found ? [] : hooksIn(folderOf(git)).map((name)=>[
                    name,
                    readHook(git, name)
                ]));
        }
        function restoreHooks(git, before) {
            let folder = folderOf(git);
            let found = (0, external_node_fs_.lstatSync)(folder, {
                throwIfNoEntry: false
            });
            if (void 0 !== found && !found.isDirectory()) (0, external_node_fs_.rmSync)(folder, {
                force: true
            });
            let now = found?.isDirectory() ? hooksIn(folder) : [];
            let off = [
                ...new Set([
                    ...now,
                    ...before.keys()
                ])
            ].filter((name)=>{
                let [was, is] = [
                    before.get(name),
                    now.includes(name) ? readHook(git, name) : void 0
                ];
                return !was || !is || !isSame(was, is);
            });
            for (let name of off){
                let path = (0, external_node_path_.join)(folder, name);
                (0, external_node_fs_.rmSync)(path, {
                    recursive: true,
                    force: true
                });
                let hook = before.get(name);
                if (void 0 !== hook) {
                    (0, external_node_fs_.mkdirSync)(folder, {
                        recursive: true
                    });
                    if (null !== hook.leadsTo) (0, external_node_fs_.symlinkSync)(hook.leadsTo, path);
                    if (null !== hook.content) {
                        (0, external_node_fs_.writeFileSync)(path, hook.content);
                        (0, external_node_fs_.chmodSync)(path, hook.mode);
                    }
                }
            }
            return off;
        }
        function isSame(was, is) {
            let isContent = null === was.content ? null === is.content : is.content?.equals(was.content);
            return true === isContent && was.leadsTo === is.leadsTo && (null !== was.leadsTo || was.mode === is.mode);
        }
        function readHook(git, name) {
            let path = (0, external_node_path_.join)(folderOf(git), name);
            let found = (0, external_node_fs_.lstatSync)(path);
            return {
                content: found.isFile() ? (0, external_node_fs_.readFileSync)(path) : null,
                mode: 0o777 & found.mode,
                leadsTo: found.isSymbolicLink() ? (0, external_node_fs_.readlinkSync)(path) : null
            };
        }
        function hooksIn(folder) {
            return (0, external_node_fs_.readdirSync)(folder).filter((name)=>!name.endsWith('.sample'));
        }
        function folderOf({ commonDir }) {
            return (0, external_node_path_.join)(commonDir, 'hooks');
        }
        var kept_work = __webpack_require__(70061);
        var checkpoint_place = __webpack_require__(33352);
        async function readRefs(git) {
            let format = '--format=%(objectname) %(refname) %(symref)';
            let lines = (await git.read([
                'for-each-ref',
                format,
                'refs/heads/',
                'refs/tags/',
                'refs/replace/'
            ])).split('\n');
            let refs = lines.map((line)=>line.split(' '));
            return new Map(refs.flatMap(([sha = '', name = '', leadsTo])=>'' === name || leadsTo || name.startsWith('refs/tags/checkpoint/') ? [] : [
                    [
                        name,
                        sha
                    ]
                ]));
        }
        async function movedRefs(git, before) {
            let now = await readRefs(git);
            let inUse = branchesInUse(git);
            let fresh = [
                ...now
            ].flatMap(([name, is])=>before.has(name) ? [] : [
                    {
                        name,
                        was: null,
                        now: is
                    }
                ]);
            if (git.isLinked) {
                let visited = branchesVisited(git);
                return fresh.filter(({ name })=>visited.has(name) && !inUse.has(name));
            }
            let moved = [
                ...before
            ].flatMap(([name, was])=>now.get(name) === was || inUse.has(name) ? [] : [
                    {
                        name,
                        was,
                        now: now.get(name) ?? null
                    }
                ]);
            return [
                ...moved,
                ...fresh.filter(({ name })=>!inUse.has(name))
            ];
        }
        async function restoreRefs(git, moved) {
            let restored = [];
            for (let { name, was, now } of moved){
                let back = null === was ? (0, git_refs.jq)(git, name, now ?? '') : (0, git_refs.du)(git, name, was, now, 'phase-executor: rollback');
                let isBack = await back.then(()=>true, ()=>false);
                if (isBack) restored.push(name);
            }
            return restored;
        }
        async function readOtherRecords(git, phase) {
            let lines = (await git.read([
                'for-each-ref',
                '--format=%(objectname) %(refname)',
                ours
            ])).split('\n');
            let refs = lines.map((line)=>[
                    line.slice(line.indexOf(' ') + 1),
                    line.slice(0, line.indexOf(' '))
                ]);
            return new Map(refs.filter(([name])=>name.startsWith(ours) && !isOfPhase(name.slice(ours.length), phase)));
        }
        let ours = 'refs/phase-executor/';
        function isOfPhase(name, phase) {
            let folder = name.slice(0, name.indexOf('/'));
            return [
                phase,
                (0, checkpoint_tag.bm)(phase),
                'met',
                'incoming'
            ].includes(folder) || folder.endsWith(`+${phase}`);
        }
        async function restoreOtherRecords(git, phase, before) {
            let now = await readOtherRecords(git, phase);
            let names = [
                ...new Set([
                    ...before.keys(),
                    ...now.keys()
                ])
            ];
            let moved = names.map((name)=>({
                    name,
                    was: before.get(name) ?? null,
                    now: now.get(name) ?? null
                }));
            return restoreRefs(git, moved.filter(({ was, now })=>was !== now));
        }
        function branchesVisited({ gitDir }) {
            let log = (0, external_node_path_.join)(gitDir, 'logs', 'HEAD');
            let lines = (0, external_node_fs_.existsSync)(log) ? (0, external_node_fs_.readFileSync)(log, 'utf8').split('\n') : [];
            return new Set(lines.flatMap((line)=>/\tcheckout: moving from .* to (\S+)$/.exec(line)?.slice(1) ?? []).map((name)=>`refs/heads/${name}`));
        }
        function branchesInUse({ commonDir, gitDir, isLinked }) {
            let linked = (0, external_node_path_.join)(commonDir, 'worktrees');
            let names = (0, external_node_fs_.existsSync)(linked) ? (0, external_node_fs_.readdirSync)(linked) : [];
            let notes = [
                'HEAD',
                'rebase-merge/head-name',
                'rebase-apply/head-name'
            ];
            let files = [
                commonDir,
                ...names.map((name)=>(0, external_node_path_.join)(linked, name)).filter((dir)=>!isLinked || dir !== gitDir)
            ].flatMap((dir)=>notes.map((note)=>(0, external_node_path_.join)(dir, note)));
            let texts = files.filter((file)=>(0, external_node_fs_.existsSync)(file)).map((file)=>(0, external_node_fs_.readFileSync)(file, 'utf8').trim());
            return new Set(texts.map((text)=>text.replace(/^ref: /, '')));
        }
        var git_git = __webpack_require__(23956);
        var index_copy = __webpack_require__(76940);
        async function takeSnapshot(git, state, head) {
            let { branch, changes } = state;
            let isBorn = null !== state.head;
            let hidden = await hiddenPaths(git);
            let nested = changes.filter((change)=>'untracked' === change.kind && change.repository);
            let changed = changes.filter((change)=>!nested.includes(change)).map((change)=>change.path);
            let touched = [
                ...new Set([
                    ...changed,
                    ...hidden.assumed,
                    ...hidden.skipped
                ])
            ];
            let staged = !isBorn || changes.some((change)=>'.' !== change.index && 'changed' === change.kind);
            let unmerged = changes.some((change)=>'unmerged' === change.kind);
            let trees = touched.length > 0 || !isBorn ? await writeTrees(git, touched, hidden, staged && !unmerged) : {
                index: null,
                work: null
            };
            return {
                head,
                branch,
                ...trees,
                intended: changes.filter((change)=>'.' === change.index && 'A' === change.worktree).map((change)=>change.path),
                ...hidden,
                repositories: nested.map((change)=>change.path)
            };
        }
        async function hiddenPaths(git) {
            let flagged = (await git.flagged()).filter((entry)=>!isGarbled(entry));
            let of = (pattern)=>flagged.filter((entry)=>pattern.test(entry)).map((entry)=>entry.slice(2));
            return {
                assumed: of(/^[a-z] /),
                skipped: git.config.isSparse ? [] : of(/^[sS] /)
            };
        }
        function isGarbled(path) {
            return path.includes('\uFFFD');
        }
        async function unhide(git, { assumed, skipped }, index) {
            let how = void 0 === index ? {} : {
                index
            };
            for (let [flag, files] of [
                [
                    '--no-assume-unchanged',
                    assumed
                ],
                [
                    '--no-skip-worktree',
                    skipped
                ]
            ])if (files.length > 0) await git.run([
                'update-index',
                flag,
                '-z',
                '--stdin'
            ], {
                ...how,
                stdin: (0, git_git.t)(files)
            });
        }
        async function unhideGarbled(git) {
            if (git.config.isSparse || !(await git.flagged()).some(isGarbled)) return;
            let { stdout } = await git.try([
                'ls-files',
                '-v',
                '-z'
            ], {
                reading: true
            });
            let entries = stdout.toString('latin1').split('\0');
            let odd = entries.filter((entry)=>/^[^H]/.test(entry) && isGarbled(Buffer.from(entry, 'latin1').toString('utf8')));
            let stdin = Buffer.from((0, git_git.t)(odd.map((entry)=>entry.slice(2))), 'latin1');
            for (let flag of [
                '--no-assume-unchanged',
                '--no-skip-worktree'
            ])await git.run([
                'update-index',
                flag,
                '-z',
                '--stdin'
            ], {
                stdin
            });
        }
        function writeTrees(git, touched, hidden, staged) {
            return (0, index_copy.y)(git, async (index)=>{
                let indexTree = staged ? await git.writeTree(index) : null;
                await unhide(git, hidden, index);
                let place = new checkpoint_place.Y(git.root);
                let there = touched.filter((path)=>place.hasEntry(path));
                let gone = touched.filter((path)=>!place.hasEntry(path));
                if (gone.length > 0) await git.run([
                    'update-index',
                    '--force-remove',
                    '-z',
                    '--stdin'
                ], {
                    index,
                    stdin: (0, git_git.t)(gone)
                });
                await stageAnyhow(git, there, index);
                return {
                    index: indexTree,
                    work: await git.writeTree(index)
                };
            });
        }
        async function stageAnyhow(git, files, index) {
            try {
                await git.stage(files, index);
            } catch (error) {
                let odd = await encodedFiles(git, files);
                if (0 === odd.length) throw error;
                await git.stage(files.filter((path)=>!odd.includes(path)), index);
                let stdin = odd.map((path)=>`${path}\n`).join('');
                let blobs = (await git.run([
                    'hash-object',
                    '-w',
                    '--no-filters',
                    '--stdin-paths'
                ], {
                    stdin
                })).trim().split('\n');
                let mode = (path)=>0o100 & (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(git.root, path)).mode ? '100755' : '100644';
                let entries = odd.map((path, at)=>`${mode(path)} ${blobs[at]}\t${path}`);
                await git.run([
                    'update-index',
                    '-z',
                    '--index-info'
                ], {
                    index,
                    stdin: (0, git_git.t)(entries)
                });
            }
        }
        async function encodedFiles(git, files) {
            let args = [
                'check-attr',
                '-z',
                '--stdin',
                'working-tree-encoding'
            ];
            let told = (await git.read(args, {
                stdin: (0, git_git.t)(files)
            })).split('\0');
            let isFile = (path)=>(0, external_node_fs_.lstatSync)((0, external_node_path_.join)(git.root, path), {
                    throwIfNoEntry: false
                })?.isFile() === true;
            return told.flatMap((path, at)=>at % 3 === 0 && (told[at + 2] ?? 'unspecified') !== 'unspecified' && !path.includes('\n') && isFile(path) ? [
                    path
                ] : []);
        }
        async function restore(git, target, since, present, asideDir) {
            let headTree = await git.treeOf(target.head);
            let work = target.work ?? headTree;
            let files = new Files(git, target, work, present, since, asideDir);
            await restoreHead(git, target, present.state);
            files.unlock([
                ...present.changed,
                ...present.fresh,
                ...present.state.changes.map((change)=>change.path)
            ]);
            if (await isIndexOff(git, target, present)) await readIndex(git, work, isRuled(present));
            await files.restoreAttributes(present.changed);
            await files.restore(present.changed, files.areRulesAsBefore() ? untrackedStill(target, present) : null);
            await restoreIndex(git, target, headTree, work);
            let restored = files.told();
            git.syncFiles(restored.restored);
            return restored;
        }
        function untrackedStill(target, { state, changed, fresh, isRuledAsBefore }) {
            let isPlain = null === target.work && null !== (0, git_status.A)(state, target.head);
            let isRule = (path)=>/^\.git(ignore|attributes)$/i.test((0, external_node_path_.basename)(path));
            if (!isPlain || !isRuledAsBefore || changed.some(isRule) || fresh.some(isRule)) return null;
            return state.changes.filter(({ kind })=>'untracked' === kind);
        }
        async function restoreHead(git, target, state) {
            let reason = 'phase-executor: rollback';
            if (null === target.branch) {
                if (null !== state.branch || state.head !== target.head) await git.run([
                    'update-ref',
                    '--no-deref',
                    '-m',
                    reason,
                    'HEAD',
                    target.head
                ]);
                return;
            }
            let tip = state.branch === target.branch ? state.head : await git.resolve(target.branch);
            if (tip !== target.head) await (0, git_refs.du)(git, target.branch, target.head, tip, reason);
            if (state.branch !== target.branch) await git.run([
                'symbolic-ref',
                '-m',
                reason,
                'HEAD',
                target.branch
            ]);
        }
        async function isIndexOff(git, target, present) {
            await unhide(git, await hiddenPaths(git));
            await unhideGarbled(git);
            let { head, changes } = present.state;
            let isStaged = changes.some(({ index })=>'.' !== index && '?' !== index);
            return null !== target.work || head !== target.head || isStaged || isRuled(present);
        }
        async function readIndex(git, work, isRuled) {
            if (isRuled) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(git.gitDir, 'index'), {
                force: true
            });
            await git.run([
                'read-tree',
                '--reset',
                work
            ]);
        }
        function isRuled({ isDistorted, changed, fresh }) {
            return isDistorted || changed.some(isAttributes) || fresh.some(isAttributes);
        }
        function isAttributes(path) {
            return '.gitattributes' === (0, external_node_path_.basename)(path);
        }
        async function restoreIndex(git, target, headTree, work) {
            let index = target.index ?? headTree;
            if (index !== work) await git.run([
                'read-tree',
                '--reset',
                index
            ]);
            let fromStdin = [
                '--pathspec-from-file=-',
                '--pathspec-file-nul'
            ];
            if (target.intended.length > 0) await git.run([
                'add',
                '-N',
                '-f',
                ...fromStdin
            ], {
                stdin: (0, git_git.t)(target.intended)
            });
            for (let [flag, files] of [
                [
                    '--assume-unchanged',
                    target.assumed
                ],
                [
                    '--skip-worktree',
                    target.skipped
                ]
            ])if (files.length > 0) await git.run([
                'update-index',
                flag,
                '-z',
                '--stdin'
            ], {
                stdin: (0, git_git.t)(files)
            });
            if (git.config.isSparse) await git.run([
                'sparse-checkout',
                'reapply'
            ]);
            let both = target.assumed.filter((path)=>target.skipped.includes(path));
            git.knowFlagged([
                ...both.map((path)=>`s ${path}`),
                ...target.assumed.filter((path)=>!both.includes(path)).map((path)=>`h ${path}`),
                ...target.skipped.filter((path)=>!both.includes(path)).map((path)=>`S ${path}`)
            ]);
        }
        class Files {
            #git;
            #target;
            #work;
            #fresh;
            #since;
            #hiddenRules;
            #ignored;
            #asideDir;
            #place;
            #restored = new Set();
            #removed = [];
            #movedAside = [];
            #submodules = [];
            constructor(git, target, work, present, since, asideDir){
                this.#git = git;
                this.#target = target;
                this.#work = work;
                this.#fresh = new Set(present.fresh);
                this.#hiddenRules = present.hiddenRules;
                this.#ignored = present.state.ignored ?? [];
                this.#since = since;
                this.#asideDir = asideDir;
                this.#place = new checkpoint_place.Y(git.root);
            }
            unlock(paths) {
                this.#place.unlock(paths);
            }
            async #dissolveRepositories() {
                for (let folder of (await (0, git_tree.XL)(this.#git, this.#work)))if (this.#place.isRepositorySince(folder, this.#since)) this.#moveAside(`${folder}/.git`);
            }
            async restoreAttributes(changed) {
                for (let path of this.#fresh)if (isAttributes(path) && this.#place.hasEntry(path)) this.#remove(path);
                await this.#checkout(changed.filter(isAttributes));
            }
            async restore(changed, untracked) {
                for(let off = changed, round = 1;; round += 1){
                    await Promise.all([
                        this.#checkout(off),
                        ...1 === round ? [
                            this.#dissolveRepositories()
                        ] : []
                    ]);
                    let isKnown = null !== untracked && 1 === round && 0 === this.#movedAside.length;
                    let { changes, ignored = this.#ignored } = await this.#git.state({
                        untracked: !isKnown
                    });
                    this.#ignored = ignored;
                    if (isKnown) changes.push(...untracked.filter(({ path })=>this.#place.hasEntry(path)));
                    let movedBefore = this.#movedAside.length;
                    let removedBefore = this.#removed.length;
                    this.#clear(changes);
                    let wasHidden = round < 20 && this.#restoreHiddenRules();
                    let others = changes.filter((change)=>'.' !== change.worktree && 'untracked' !== change.kind);
                    this.#submodules = others.filter((change)=>change.repository).map((change)=>change.path);
                    off = others.filter((change)=>!change.repository).map((change)=>change.path);
                    let wasRuled = this.#removed.slice(removedBefore).some((path)=>'.gitignore' === (0, external_node_path_.basename)(path));
                    let isMoved = this.#movedAside.length > movedBefore;
                    if (0 === off.length && !isMoved && !wasRuled && !wasHidden) return;
                    if (round >= 4 && !wasHidden) throw new git_error.XS(`rollback could not restore ${off.join(', ')} in ${this.#git.root}; ${(0, checkpoint_place.D)(off.map((path)=>(0, external_node_path_.join)(this.#git.root, path)))}`);
                    if (off.some(isGarbled)) await this.#git.try([
                        'checkout-index',
                        '-q',
                        '-f',
                        '-u',
                        '-a'
                    ]);
                }
            }
            areRulesAsBefore() {
                let now = (0, control_files.kR)(this.#git, this.#ignored);
                let before = this.#hiddenRules ?? now;
                return now.size === before.size && [
                    ...before
                ].every(([path, content])=>now.get(path)?.equals(content) === true);
            }
            #restoreHiddenRules() {
                if (this.areRulesAsBefore()) return false;
                let before = this.#hiddenRules ?? new Map();
                for (let path of (0, control_files.kR)(this.#git, this.#ignored).keys())if (!before.has(path)) this.#moveAside(path);
                for (let path of before.keys()){
                    let obstacle = this.#place.inTheWayOf(path);
                    if (null !== obstacle) this.#moveAside(obstacle);
                }
                (0, control_files.Y0)(this.#place, before);
                this.#ignored = [];
                return true;
            }
            told() {
                return {
                    head: this.#target.head,
                    branch: this.#target.branch,
                    restored: [
                        ...this.#restored
                    ].filter((path)=>!this.#movedAside.includes(path)).sort(),
                    removed: this.#removed,
                    movedAside: this.#movedAside,
                    asideDir: this.#asideDir,
                    submodules: this.#submodules,
                    ignored: this.#ignored
                };
            }
            async #checkout(given) {
                let files = given.filter((path)=>!this.#target.repositories.includes(path));
                if (0 === files.length) return;
                for (let path of files){
                    let obstacle = this.#place.inTheWayOf(path);
                    if (!(null === obstacle || this.#fresh.has(obstacle) || await (0, git_tree.Xz)(this.#git, this.#work, path))) this.#moveAside(obstacle);
                }
                await this.#git.try([
                    'checkout-index',
                    '-q',
                    '-f',
                    '-u',
                    '-z',
                    '--stdin'
                ], {
                    stdin: (0, git_git.t)(files)
                });
                for (let path of files)this.#restored.add(path);
            }
            #clear(changes) {
                for (let { path, kind, repository } of changes)if (!('untracked' !== kind || this.#target.repositories.includes(path))) if (this.#fresh.has(path) && !repository) this.#remove(path);
                else this.#moveAside(path);
            }
            #remove(path) {
                this.#place.remove(path, this.#since);
                this.#removed.push(path);
            }
            #moveAside(path) {
                this.#place.moveAside(path, this.#asideDir, this.#since);
                this.#movedAside.push(path);
            }
        }
        var schemas = __webpack_require__(27597);
        var errors = __webpack_require__(961);
        var nesting = __webpack_require__(59865);
        var capture = __webpack_require__(44571);
        var sync = __webpack_require__(88317);
        let Modes = schemas.g1P(schemas.YjP(), schemas.aig());
        let Shape = schemas.Ikc({
            folders: schemas.YOg(schemas.YjP()),
            empty: Modes,
            pipes: Modes,
            modes: schemas.Ikc({
                usual: Modes,
                others: Modes
            }).nullable()
        });
        let mostLookedAt = 20_000;
        function readShape(git, ignored) {
            let { folders, empty, pipes, entries } = look(git, ignored, {
                unlock: false
            });
            return {
                folders,
                empty: modesOf(git, empty),
                pipes: modesOf(git, pipes),
                modes: entries && inShort(git, entries)
            };
        }
        function noteShape(git, tag, shape) {
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(noteOf(git, tag)), {
                recursive: true
            });
            (0, sync.E)(noteOf(git, tag), JSON.stringify(shape), 0o600);
        }
        function findShape(git, tag) {
            if (!(0, external_node_fs_.existsSync)(noteOf(git, tag))) return null;
            try {
                return Shape.parse((0, nesting.q)((0, external_node_fs_.readFileSync)(noteOf(git, tag), 'utf8')));
            } catch (error) {
                if (error instanceof SyntaxError || error instanceof errors.G) return null;
                throw error;
            }
        }
        function forgetShape(git, tag) {
            (0, external_node_fs_.rmSync)(noteOf(git, tag), {
                force: true
            });
        }
        function noteOf(git, tag) {
            return (0, external_node_path_.join)(git.gitDir, 'phase-executor', 'controls', `${tag}.shape.json`);
        }
        async function restoreShape(git, before, ignored, since) {
            let place = new checkpoint_place.Y(git.root);
            let folders = new Set(before.folders);
            let { empty, pipes, entries } = look(git, ignored, {
                unlock: true
            });
            for (let path of pipes)if (!(path in before.pipes)) place.remove(path, since);
            for (let path of empty)if (!(path in before.empty)) place.removeEmpty(path, folders);
            for (let [path, mode] of missing(git, before.empty))makeFolder((0, external_node_path_.join)(git.root, path), mode);
            for (let [path, mode] of missing(git, before.pipes)){
                (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(git.root, path)), {
                    recursive: true
                });
                let args = [
                    '-m',
                    mode.toString(8),
                    '--',
                    path
                ];
                await (0, capture.F)('mkfifo', args, {
                    cwd: git.root,
                    env: {
                        PATH: '/usr/bin:/bin'
                    }
                });
            }
            if (null !== before.modes && null !== entries) restoreModes(git, entries, before.modes);
        }
        function look(git, ignored, { unlock }) {
            let found = {
                folders: [],
                empty: [],
                pipes: [],
                entries: []
            };
            let skipped = new Set(ignored.map((path)=>path.replace(/\/$/, '')));
            let visit = (folder)=>{
                if (unlock) shape_open((0, external_node_path_.join)(git.root, folder));
                let inside = tryList((0, external_node_path_.join)(git.root, folder));
                found.folders.push(folder);
                if (inside?.length === 0) found.empty.push(folder);
                let isRepository = '' !== folder && inside?.some(({ name })=>'.git' === name);
                for (let entry of isRepository ? [] : inside ?? []){
                    let below = '' === folder ? entry.name : `${folder}/${entry.name}`;
                    if (!('.git' === entry.name || skipped.has(below) || below.includes('\uFFFD'))) {
                        if (entry.isFIFO() || entry.isSocket()) found.pipes.push(below);
                        if (entry.isFile() || entry.isDirectory()) found.entries.push(below);
                        if (entry.isDirectory()) visit(below);
                    }
                }
            };
            visit('');
            return {
                ...found,
                entries: found.entries.length > mostLookedAt ? null : found.entries
            };
        }
        function shape_open(folder) {
            let { mode } = (0, external_node_fs_.lstatSync)(folder);
            if ((0o700 & mode) !== 0o700) (0, external_node_fs_.chmodSync)(folder, 0o7777 & mode | 0o700);
        }
        function tryList(path) {
            try {
                return (0, external_node_fs_.readdirSync)(path, {
                    withFileTypes: true
                });
            } catch  {
                return null;
            }
        }
        function modesOf(git, paths) {
            return Object.fromEntries(paths.map((path)=>[
                    path,
                    0o7777 & (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(git.root, path)).mode
                ]));
        }
        function inShort(git, entries) {
            let counts = new Map();
            let modes = entries.flatMap((path)=>{
                let seen = modeOf(git, path);
                if (null === seen) return [];
                let count = counts.get(seen.kind) ?? new Map();
                counts.set(seen.kind, count.set(seen.mode, (count.get(seen.mode) ?? 0) + 1));
                return [
                    {
                        path,
                        ...seen
                    }
                ];
            });
            let usual = Object.fromEntries([
                ...counts
            ].map(([kind, count])=>[
                    kind,
                    [
                        ...count
                    ].sort(([, a], [, b])=>b - a)[0]?.[0] ?? 0
                ]));
            let others = modes.filter(({ kind, mode })=>usual[kind] !== mode);
            return {
                usual,
                others: Object.fromEntries(others.map(({ path, mode })=>[
                        path,
                        mode
                    ]))
            };
        }
        function restoreModes(git, entries, { usual, others }) {
            for (let path of [
                ...entries
            ].reverse()){
                let seen = modeOf(git, path);
                let wanted = others[path] ?? (null === seen ? void 0 : usual[seen.kind]);
                if (null !== seen && void 0 !== wanted && seen.mode !== wanted) (0, external_node_fs_.chmodSync)((0, external_node_path_.join)(git.root, path), wanted);
            }
        }
        function modeOf(git, path) {
            let stat = (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(git.root, path), {
                throwIfNoEntry: false
            });
            if (void 0 === stat || !(stat.isFile() || stat.isDirectory())) return null;
            let kind = stat.isDirectory() ? 'folder' : 0o100 & stat.mode ? 'executable' : 'file';
            return {
                kind,
                mode: 0o7777 & stat.mode
            };
        }
        function missing(git, before) {
            let place = new checkpoint_place.Y(git.root);
            return Object.entries(before).filter(([path])=>!place.isThere(path) && null === place.inTheWayOf(path));
        }
        function makeFolder(path, mode) {
            (0, external_node_fs_.mkdirSync)(path, {
                recursive: true
            });
            (0, external_node_fs_.chmodSync)(path, mode);
        }
        function linesOf(log) {
            return (log?.toString('latin1') ?? '').split('\n').filter((line)=>'' !== line);
        }
        function commitOf(line) {
            return line.split(' ')[1] ?? '';
        }
        function stashLog({ commonDir }) {
            return (0, external_node_path_.join)(commonDir, 'logs', 'refs', 'stash');
        }
        function readLog(git) {
            return (0, external_node_fs_.existsSync)(stashLog(git)) ? (0, external_node_fs_.readFileSync)(stashLog(git)) : null;
        }
        function freshStashes(git, before) {
            let known = new Set(linesOf(before));
            return linesOf(readLog(git)).flatMap((line)=>known.has(line) ? [] : [
                    commitOf(line)
                ]);
        }
        async function restoreStash(git, before, others) {
            let was = linesOf(before);
            let is = linesOf(readLog(git));
            let wanted = others ? [
                ...was,
                ...is.filter((line)=>!was.includes(line))
            ] : was;
            if (wanted.join('\n') === is.join('\n')) return false;
            let now = await git.resolve('refs/stash');
            let top = wanted.map(commitOf).at(-1);
            if (void 0 === top) {
                if (null !== now) await git.run([
                    'update-ref',
                    '-d',
                    '--',
                    'refs/stash',
                    now
                ]);
                (0, external_node_fs_.rmSync)(stashLog(git), {
                    force: true
                });
                return true;
            }
            let isBack = await (0, git_refs.du)(git, 'refs/stash', top, now, 'phase-executor: rollback').then(()=>true, ()=>false);
            if (isBack) (0, external_node_fs_.writeFileSync)(stashLog(git), `${wanted.join('\n')}\n`, 'latin1');
            return isBack;
        }
        class Checkpoints {
            #git;
            #controls = new Map();
            #surroundings = new Map();
            constructor(git){
                this.#git = git;
            }
            async reveal(checkpoint) {
                let controls = this.#controls.get(checkpoint.tag) ?? (0, control_files.U_)(this.#git, checkpoint.tag);
                let restored = (0, control_files.ZM)(await (0, control_files.Nf)(this.#git, controls));
                if (restored.some((file)=>file.endsWith('alternates'))) await this.#withoutAlternates(checkpoint);
                let hidden = await hiddenPaths(this.#git);
                let assumed = hidden.assumed.filter((path)=>!checkpoint.assumed.includes(path));
                let skipped = hidden.skipped.filter((path)=>!checkpoint.skipped.includes(path));
                await unhide(this.#git, {
                    assumed,
                    skipped
                });
                return [
                    ...new Set([
                        ...assumed,
                        ...skipped
                    ])
                ].sort();
            }
            async restoreRecords({ tag, phase }) {
                let { records } = this.#surroundings.get(tag) ?? {};
                return void 0 === records ? [] : restoreOtherRecords(this.#git, phase, records);
            }
            async #withoutAlternates({ branch, head }) {
                let git = this.#git;
                if (await git.resolve('HEAD') === null) await git.run([
                    'update-ref',
                    '--',
                    branch ?? 'HEAD',
                    head
                ]);
                (0, external_node_fs_.rmSync)((0, external_node_path_.join)(git.gitDir, 'index'), {
                    force: true
                });
                await git.run([
                    'read-tree',
                    '--reset',
                    head
                ]);
            }
            async scan() {
                await this.#git.config.distrust();
                if (!(0, control_files.oo)(this.#git)) await (0, control_files.o2)(this.#git);
                try {
                    return await this.#git.state();
                } catch (error) {
                    if (!await (0, control_files.o2)(this.#git)) throw error;
                    return this.#git.state();
                }
            }
            async create(of) {
                let known = of.known?.ignored === void 0 ? null : of.known;
                let state = known ?? await this.#git.state();
                let { ignored = [] } = state;
                let { head } = state;
                let operation = (0, control_files.o4)(this.#git);
                if (null !== operation || state.changes.some((change)=>'unmerged' === change.kind)) throw new git_error.XS(`a ${operation ?? 'merge'} is open in ${this.#git.root}; finish or abort it, then run again`);
                if (null === head) throw new git_error.XS(`${state.branch} has no commit yet; make a first commit, then run again`);
                let snapshot = await takeSnapshot(this.#git, state, head);
                let target = null === snapshot.work ? head : await (0, kept_work.D3)(this.#git, snapshot, 'Checkpoint');
                let record = {
                    ...snapshot,
                    phase: of.phase,
                    plan: of.plan,
                    at: of.at.toISOString()
                };
                let [tag, refs, records] = await Promise.all([
                    (0, checkpoint_tag.z$)(this.#git, record, target),
                    readRefs(this.#git),
                    readOtherRecords(this.#git, of.phase)
                ]);
                this.#surroundings.set(tag, {
                    refs,
                    records,
                    hooks: readHooks(this.#git),
                    moved: []
                });
                let controls = new Map([
                    ...(0, control_files.hs)(this.#git),
                    ...(0, control_files.kR)(this.#git, ignored)
                ]);
                this.#controls.set(tag, controls);
                (0, control_files.Z8)(this.#git, tag, controls);
                noteShape(this.#git, tag, readShape(this.#git, ignored));
                return {
                    ...record,
                    tag
                };
            }
            async keep(checkpoint, as) {
                let git = this.#git;
                let ref = (0, kept_work.ji)(as.phase, as.plan, as.attempt);
                let full = true === as.isCutOff ? await (0, kept_work.uq)(git, checkpoint, ref) : null;
                await (0, control_files.Hm)(git, checkpoint.branch);
                let place = new checkpoint_place.Y(git.root);
                let isShown = (0, control_files.Y0)(place, rulesIn(this.#controlsOf(checkpoint)));
                let state = (isShown ? null : as.known) ?? await this.scan();
                if (place.unlock(state.changes.map((change)=>change.path))) state = await this.scan();
                let [present, moved] = await Promise.all([
                    takeSnapshot(git, state, state.head ?? checkpoint.head),
                    this.#movedRefs(checkpoint)
                ]);
                let left = moved.flatMap(({ name, was, now })=>{
                    let isOurs = name.startsWith('refs/heads/') || null === was;
                    return null !== now && isOurs ? [
                        git.resolve(now)
                    ] : [];
                });
                let branches = (await Promise.all(left)).filter((tip)=>null !== tip);
                let tips = [
                    ...branches.filter((tip)=>tip !== checkpoint.head),
                    ...this.#freshStashes(checkpoint)
                ];
                let isThere = null === checkpoint.branch || checkpoint.branch === state.branch;
                let tip = isThere ? state.head : await git.resolve(checkpoint.branch ?? '');
                let isTipSame = null !== state.head && (null === tip || tip === state.head);
                if (checkpoint_isSame(present, checkpoint) && isTipSame && 0 === tips.length) return null === full ? null : {
                    ...full,
                    ref,
                    head: state.head,
                    files: [],
                    changed: [],
                    fresh: []
                };
                let base = checkpoint.work ?? await git.treeOf(checkpoint.head);
                let tree = present.work ?? await git.treeOf(present.head);
                let plain = null === checkpoint.work && state.branch === checkpoint.branch ? (0, git_status.A)(state, checkpoint.head) : null;
                let { changed, fresh, gone } = plain ?? await (0, git_tree.tX)(git, base, tree);
                let unseen = gone.filter((path)=>place.hasEntry(path));
                if (unseen.length > 0) {
                    tree = await git.treeWith(tree, unseen);
                    ({ changed, fresh } = await (0, git_tree.tX)(git, base, tree));
                }
                let message = `${as.message}\n\n${(0, kept_work.bS)(checkpoint)}`;
                let others = [
                    ...null === tip ? [] : [
                        tip
                    ],
                    ...tips
                ];
                let shown = {
                    ...present,
                    work: tree
                };
                let keeping = null === full ? (0, kept_work.mv)(git, ref, shown, message, others) : (0, kept_work._h)(git, full, ref, message, await (0, kept_work.D3)(this.#git, shown, message, others));
                let commit = await keeping;
                let files = [
                    ...changed,
                    ...fresh
                ].sort();
                return {
                    ref,
                    commit,
                    tree: full?.tree ?? tree,
                    head: state.head,
                    files,
                    changed,
                    fresh
                };
            }
            async snapshot(checkpoint, message) {
                await this.#git.config.distrust();
                let state = await this.#git.state();
                let present = await takeSnapshot(this.#git, state, state.head ?? checkpoint.head);
                return checkpoint_isSame(present, checkpoint) ? null : (0, kept_work.D3)(this.#git, present, message);
            }
            async rollback(checkpoint, { kept, known } = {}) {
                let git = this.#git;
                let brokenLocks = await (0, control_files.Hm)(git, checkpoint.branch);
                let state = known ?? await this.scan();
                let partial = 'object' == typeof kept && null !== kept ? kept : await this.#keepForRollback(checkpoint, state);
                (0, control_files.rp)(git);
                let controls = this.#controlsOf(checkpoint);
                let rules = (0, control_files.ZM)(controls);
                let isDistorted = rules.some((file)=>file.endsWith('attributes')) || git.config.overridden.some(isDistorting);
                let { changed = [], fresh = [] } = partial ?? {};
                let asideDir = (0, aside.IL)((0, aside.KN)(git, checkpoint.tag));
                let restored = await restore(git, checkpoint, new Date(checkpoint.at), {
                    state,
                    changed,
                    fresh,
                    isDistorted,
                    hiddenRules: 0 === controls.size ? null : rulesIn(controls),
                    isRuledAsBefore: 0 === rules.length && 0 === git.config.overridden.length
                }, asideDir);
                let shape = findShape(git, checkpoint.tag);
                if (null !== shape) await restoreShape(git, shape, restored.ignored, new Date(checkpoint.at));
                let { moved = [], hooks } = this.#surroundings.get(checkpoint.tag) ?? {};
                let others = {
                    refs: await restoreRefs(git, moved),
                    hooks: hooks ? restoreHooks(git, hooks) : []
                };
                let stash = controls.get(stashLog(git));
                if (void 0 !== stash && await restoreStash(git, stash, !this.#surroundings.has(checkpoint.tag))) others.refs.push('refs/stash');
                if ('nothing' === kept && null !== partial) await (0, git_refs.jq)(git, partial.ref, partial.commit);
                let isClean = null === checkpoint.work && 0 === checkpoint.repositories.length && 0 === restored.submodules.length;
                let { head, branch } = checkpoint;
                return {
                    ...restored,
                    ...others,
                    kept: partial,
                    brokenLocks,
                    state: isClean ? {
                        head,
                        branch,
                        changes: [],
                        ignored: restored.ignored
                    } : null
                };
            }
            async commitDetached(checkpoint, message, files, known) {
                let head = known.head ?? checkpoint.head;
                let commit = await this.#git.commitBeside(message, files, head, known);
                return {
                    checkpoint,
                    commit: commit ?? head,
                    isNew: null !== commit
                };
            }
            async settle(checkpoint, message, files, known) {
                let commit = await this.#git.commitPaths(message, files, {
                    known,
                    drop: `refs/tags/${checkpoint.tag}`
                });
                let controls = this.#controls.get(checkpoint.tag);
                if (controls) (0, control_files.ZM)(controls);
                let { hooks } = this.#surroundings.get(checkpoint.tag) ?? {};
                if (hooks) restoreHooks(this.#git, hooks);
                this.#surroundings.delete(checkpoint.tag);
                this.#controls.delete(checkpoint.tag);
                (0, control_files.S8)(this.#git, checkpoint.tag);
                forgetShape(this.#git, checkpoint.tag);
                if (null === commit) await this.discard(checkpoint);
                return commit;
            }
            async openIn(there) {
                let tags = new Set((0, control_files.KX)(there));
                return 0 === tags.size ? [] : (await this.list()).filter(({ tag })=>tags.has(tag));
            }
            async discard(checkpoint) {
                this.#controls.delete(checkpoint.tag);
                this.#surroundings.delete(checkpoint.tag);
                (0, control_files.S8)(this.#git, checkpoint.tag);
                forgetShape(this.#git, checkpoint.tag);
                await (0, git_refs._R)(this.#git, checkpoint.tag);
            }
            list() {
                return (0, checkpoint_tag.Ep)(this.#git);
            }
            async dirtyAt({ head, work }) {
                if (null === work) return [];
                let { changed, fresh } = await (0, git_tree.tX)(this.#git, head, work);
                return [
                    ...changed,
                    ...fresh
                ];
            }
            find(tag) {
                return (0, checkpoint_tag.G2)(this.#git, tag);
            }
            async preview(checkpoint) {
                let git = this.#git;
                let state = await this.scan();
                let present = await takeSnapshot(git, state, state.head ?? checkpoint.head);
                let work = checkpoint.work ?? checkpoint.head;
                let { changed, fresh } = await (0, git_tree.tX)(git, work, present.work ?? present.head);
                return {
                    head: {
                        from: state.head,
                        to: checkpoint.head
                    },
                    branch: {
                        from: state.branch,
                        to: checkpoint.branch
                    },
                    restored: changed,
                    removed: fresh,
                    movedAside: present.repositories.filter((path)=>!checkpoint.repositories.includes(path)),
                    operation: (0, control_files.o4)(git)
                };
            }
            async prune({ olderThan, partials = false, dryRun = false }) {
                let git = this.#git;
                let old = (await this.list()).filter((checkpoint)=>new Date(checkpoint.at) < olderThan);
                let refs = partials ? (await (0, git_refs.h9)(git, 'refs/phase-executor/')).filter((ref)=>isPartial(ref.name) && ref.at < olderThan) : [];
                let asides = partials ? (0, aside.jV)(git, olderThan) : [];
                if (!dryRun) {
                    for (let checkpoint of old)await this.discard(checkpoint);
                    for (let ref of refs)await (0, git_refs.jq)(git, ref.name, ref.commit);
                    for (let folder of asides)(0, external_node_fs_.rmSync)(folder, {
                        recursive: true,
                        force: true
                    });
                }
                return [
                    ...old.map((checkpoint)=>checkpoint.tag),
                    ...refs.map((ref)=>ref.name),
                    ...asides
                ];
            }
            async #keepForRollback(checkpoint, state) {
                let { phase, plan, tag } = checkpoint;
                let attempt = `rollback-${tag.slice(tag.lastIndexOf('/') + 1)}`;
                return this.keep(checkpoint, {
                    phase,
                    plan,
                    attempt,
                    message: `What a rollback to ${tag} replaced`,
                    known: state
                });
            }
            #controlsOf({ tag }) {
                return this.#controls.get(tag) ?? (0, control_files.U_)(this.#git, tag);
            }
            #freshStashes(checkpoint) {
                let before = this.#controlsOf(checkpoint).get(stashLog(this.#git));
                return void 0 === before ? [] : freshStashes(this.#git, before);
            }
            async #movedRefs(checkpoint) {
                let surroundings = this.#surroundings.get(checkpoint.tag);
                if (!surroundings) return [];
                surroundings.moved = await movedRefs(this.#git, surroundings.refs);
                return surroundings.moved;
            }
        }
        function checkpoint_isSame(one, other) {
            let essence = ({ head, branch, index, work, repositories })=>JSON.stringify([
                    head,
                    branch,
                    index,
                    work,
                    repositories
                ]);
            return essence(one) === essence(other);
        }
        function rulesIn(controls) {
            return new Map([
                ...controls
            ].flatMap(([file, content])=>(0, external_node_path_.isAbsolute)(file) || null === content ? [] : [
                    [
                        file,
                        content
                    ]
                ]));
        }
        function isDistorting(setting) {
            return /^(core\.(autocrlf|checkstat|eol|filemode|ignorestat|symlinks|trustctime)|filter\..*)=/s.test(setting);
        }
        function isPartial(ref) {
            return /^refs\/phase-executor\/[^/]+\/partial\//.test(ref);
        }
    },
    14844: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Hm: ()=>breakStaleLocks,
            KX: ()=>notedTags,
            Nf: ()=>readableControls,
            S8: ()=>forgetControlFiles,
            U_: ()=>findControlFiles,
            Y0: ()=>putRulesBack,
            Z8: ()=>noteControlFiles,
            ZM: ()=>restoreControlFiles,
            hs: ()=>readControlFiles,
            kR: ()=>hiddenRules,
            o2: ()=>replaceBrokenIndex,
            o4: ()=>openOperation,
            oo: ()=>isIndexWhole,
            rp: ()=>closeOperations
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
        var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27597);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59865);
        var _sync_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
        var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33352);
        function readControlFiles(git) {
            let own = [
                'config.worktree',
                'commondir',
                'info/sparse-checkout'
            ].map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, name));
            let shared = [
                'config',
                'info/exclude',
                'info/attributes',
                'info/grafts',
                'objects/info/alternates'
            ];
            shared.push('logs/refs/stash');
            let files = git.isLinked ? own : [
                ...own,
                ...shared.map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, name)),
                ...git.config.userConfigs
            ];
            return new Map(files.map((file)=>[
                    file,
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file) : null
                ]));
        }
        function noteControlFiles(git, tag, files) {
            let note = noteOf(git, tag);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(note), {
                recursive: true
            });
            let entries = [
                ...files
            ].map(([file, content])=>[
                    file,
                    content?.toString('base64') ?? null
                ]);
            (0, _sync_js__WEBPACK_IMPORTED_MODULE_4__.E)(note, JSON.stringify(entries), 0o600);
        }
        function findControlFiles(git, tag) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(noteOf(git, tag))) return new Map();
            let entries = Note.parse((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_6__.q)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(noteOf(git, tag), 'utf8')));
            return new Map(entries.map(([file, content])=>[
                    file,
                    null === content ? null : Buffer.from(content, 'base64')
                ]));
        }
        function notedTags(git) {
            let home = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, 'phase-executor', 'controls');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(home)) return [];
            let names = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(home, {
                recursive: true,
                encoding: 'utf8'
            });
            return names.flatMap((name)=>/^(.*(?<!\.shape))\.json$/.exec(name)?.[1] ?? []);
        }
        function forgetControlFiles(git, tag) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(noteOf(git, tag), {
                force: true
            });
        }
        let Note = zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.PVZ([
            zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            zod__WEBPACK_IMPORTED_MODULE_7__.K39().nullable()
        ]));
        function noteOf(git, tag) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, 'phase-executor', 'controls', `${tag}.json`);
        }
        async function readableControls(git, files) {
            let config = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, 'config');
            let isKept = !isContent(config, files.get(config) ?? null) && await git.isConfigForLfs(config, files.get(config));
            return new Map([
                ...files
            ].filter(([file])=>!/sparse-checkout$/.test(file) && (file !== config || !isKept)));
        }
        function restoreControlFiles(files) {
            let changed = [
                ...files
            ].filter(([file, content])=>isOfGit(file) && !isContent(file, content));
            for (let [file, content] of changed){
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(file, {
                    recursive: true,
                    force: true
                });
                if (null !== content) {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), {
                        recursive: true
                    });
                    (0, _sync_js__WEBPACK_IMPORTED_MODULE_4__.E)(file, content);
                }
            }
            return changed.map(([file])=>file);
        }
        function isOfGit(file) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(file) && !file.endsWith('/logs/refs/stash');
        }
        function hiddenRules(git, ignored) {
            let files = ignored.filter((path)=>'.gitignore' === (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path) && !path.includes('\uFFFD'));
            let place = new _place_js__WEBPACK_IMPORTED_MODULE_5__.Y(git.root);
            return new Map(files.filter((path)=>place.isFile(path)).map((path)=>[
                    path,
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.root, path))
                ]));
        }
        function putRulesBack(place, rules) {
            let off = [
                ...rules
            ].filter(([path, content])=>null === place.inTheWayOf(path) && !place.isFile(path, content));
            for (let [path, content] of off)place.write(path, content);
            return off.length > 0;
        }
        function isContent(file, content) {
            let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, {
                throwIfNoEntry: false
            });
            if (void 0 === stat || null === content) return void 0 === stat && null === content;
            return stat.isFile() && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file).equals(content);
        }
        let operations = {
            MERGE_HEAD: 'merge',
            'rebase-merge': 'rebase',
            'rebase-apply': 'rebase or git am',
            CHERRY_PICK_HEAD: 'cherry-pick',
            REVERT_HEAD: 'revert',
            sequencer: 'cherry-pick or revert',
            BISECT_LOG: 'bisect'
        };
        let traces = [
            'MERGE_MODE',
            'MERGE_MSG',
            'MERGE_RR',
            'MERGE_AUTOSTASH',
            'AUTO_MERGE',
            'SQUASH_MSG',
            'REBASE_HEAD',
            'BISECT_START',
            'BISECT_NAMES',
            'BISECT_TERMS',
            'BISECT_EXPECTED_REV',
            'BISECT_ANCESTORS_OK',
            'BISECT_RUN'
        ];
        function openOperation(git) {
            let found = Object.entries(operations).find(([name])=>(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, name)));
            return found ? found[1] : null;
        }
        function closeOperations(git) {
            for (let name of [
                ...Object.keys(operations),
                ...traces
            ])(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, name), {
                recursive: true,
                force: true
            });
        }
        async function breakStaleLocks(git, branch, patienceMs = 1_000) {
            let own = [
                'index.lock',
                'HEAD.lock'
            ].map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, name));
            let shared = [
                'config.lock',
                'packed-refs.lock',
                'shallow.lock'
            ].map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, name));
            let locks = [
                ...own,
                ...git.isLinked ? [] : shared,
                ...branch ? [
                    (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, `${branch}.lock`)
                ] : []
            ];
            let held = new Map(locks.flatMap((lock)=>stampOf(lock).map((stamp)=>[
                        lock,
                        stamp
                    ])));
            for(let waitedMs = 0; waitedMs < patienceMs && held.size > 0; waitedMs += 50){
                await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(50);
                for (let [lock, stamp] of held)if (stampOf(lock)[0] !== stamp) held.delete(lock);
            }
            for (let lock of held.keys())(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(lock, {
                force: true
            });
            return [
                ...held.keys()
            ];
        }
        function isIndexWhole(git) {
            let index = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, 'index');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(index, {
                throwIfNoEntry: false
            })?.isFile()) return true;
            let bytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(index);
            return Object.entries({
                sha1: 20,
                sha256: 32
            }).some(([algorithm, length])=>{
                if (bytes.length <= length) return false;
                let sum = bytes.subarray(-length);
                return sum.every((byte)=>0 === byte) || (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(bytes.subarray(0, -length)).digest().equals(sum);
            });
        }
        async function replaceBrokenIndex(git) {
            let index = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.gitDir, 'index');
            let isReadable = isIndexWhole(git) && 0 === (await git.try([
                'ls-files',
                '-z'
            ], {
                reading: true
            })).exitCode;
            if (isReadable || !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(index)) return false;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(`${index}.broken`, {
                recursive: true,
                force: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(index, `${index}.broken`);
            return 0 === (await git.try([
                'read-tree',
                'HEAD'
            ])).exitCode;
        }
        function stampOf(lock) {
            let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(lock, {
                throwIfNoEntry: false
            });
            return stat ? [
                `${stat.ino} ${stat.size} ${stat.mtimeMs}`
            ] : [];
        }
    }
};
