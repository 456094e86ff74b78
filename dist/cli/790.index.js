export const id = 790;
export const ids = [
    790
];
export const modules = {
    60790: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>Checkpoints
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var git_error = __webpack_require__(11475);
        var refs = __webpack_require__(78816);
        var git_status = __webpack_require__(25036);
        var git_tree = __webpack_require__(18662);
        var aside = __webpack_require__(55511);
        var checkpoint_tag = __webpack_require__(93340);
        var control_files = __webpack_require__(14844);
        var hook_guard = __webpack_require__(86980);
        var kept_work = __webpack_require__(70061);
        var checkpoint_place = __webpack_require__(33352);
        var ref_guard = __webpack_require__(83894);
        var git_git = __webpack_require__(26488);
        var checkpoint_snapshot = __webpack_require__(44171);
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
            if (tip !== target.head) await (0, refs.du)(git, target.branch, target.head, tip, reason);
            if (state.branch !== target.branch) await git.run([
                'symbolic-ref',
                '-m',
                reason,
                'HEAD',
                target.branch
            ]);
        }
        async function isIndexOff(git, target, present) {
            await (0, checkpoint_snapshot.CR)(git, await (0, checkpoint_snapshot.v_)(git));
            await (0, checkpoint_snapshot.VD)(git);
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
                    if (off.some(checkpoint_snapshot.OP)) await this.#git.try([
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
        var scan = __webpack_require__(70050);
        var checkpoint_shape = __webpack_require__(58014);
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
            let isBack = await (0, refs.du)(git, 'refs/stash', top, now, 'phase-executor: rollback').then(()=>true, ()=>false);
            if (isBack) (0, external_node_fs_.writeFileSync)(stashLog(git), `${wanted.join('\n')}\n`, 'latin1');
            return isBack;
        }
        var checkpoint_surroundings = __webpack_require__(32132);
        class Checkpoints {
            #git;
            #surroundings = new Map();
            #moved = new Map();
            constructor(git){
                this.#git = git;
            }
            async reveal(checkpoint) {
                let { controls } = this.#surroundingsOf(checkpoint);
                let restored = (0, control_files.ZM)(await (0, control_files.Nf)(this.#git, controls));
                if (restored.some((file)=>file.endsWith('alternates'))) await this.#withoutAlternates(checkpoint);
                let hidden = await (0, checkpoint_snapshot.v_)(this.#git);
                let assumed = hidden.assumed.filter((path)=>!checkpoint.assumed.includes(path));
                let skipped = hidden.skipped.filter((path)=>!checkpoint.skipped.includes(path));
                await (0, checkpoint_snapshot.CR)(this.#git, {
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
            async restoreRecords(checkpoint) {
                let { records } = this.#surroundingsOf(checkpoint);
                return null === records ? [] : (0, ref_guard.vb)(this.#git, checkpoint.phase, records);
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
            scan() {
                return (0, scan.w)(this.#git);
            }
            async create(of) {
                let known = of.known?.ignored === void 0 ? null : of.known;
                let state = known ?? await this.#git.state();
                let { ignored = [] } = state;
                let { head } = state;
                let operation = (0, control_files.o4)(this.#git);
                if (null !== operation || state.changes.some((change)=>'unmerged' === change.kind)) throw new git_error.XS(`a ${operation ?? 'merge'} is open in ${this.#git.root}; finish or abort it, then run again`);
                if (null === head) throw new git_error.XS(`${state.branch} has no commit yet; make a first commit, then run again`);
                let snapshot = await (0, checkpoint_snapshot.W9)(this.#git, state, head);
                let target = null === snapshot.work ? head : await (0, kept_work.D3)(this.#git, snapshot, 'Checkpoint');
                let record = {
                    ...snapshot,
                    phase: of.phase,
                    plan: of.plan,
                    at: of.at.toISOString()
                };
                let [tag, surroundings] = await Promise.all([
                    (0, checkpoint_tag.z$)(this.#git, record, target),
                    (0, checkpoint_surroundings.St)(this.#git, {
                        phase: of.phase,
                        ignored
                    })
                ]);
                this.#surroundings.set(tag, surroundings);
                (0, checkpoint_surroundings.co)(this.#git, tag, surroundings, true === of.isOfAttempt);
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
                let isShown = (0, control_files.Y0)(place, rulesIn(this.#surroundingsOf(checkpoint).controls));
                let state = (isShown ? null : as.known) ?? await this.scan();
                if (place.unlock(state.changes.map((change)=>change.path))) state = await this.scan();
                let [present, moved] = await Promise.all([
                    (0, checkpoint_snapshot.W9)(git, state, state.head ?? checkpoint.head),
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
                if (isSame(present, checkpoint) && isTipSame && 0 === tips.length) return null === full ? null : {
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
                let present = await (0, checkpoint_snapshot.W9)(this.#git, state, state.head ?? checkpoint.head);
                return isSame(present, checkpoint) ? null : (0, kept_work.D3)(this.#git, present, message);
            }
            async rollback(checkpoint, { kept, known } = {}) {
                let git = this.#git;
                let brokenLocks = await (0, control_files.Hm)(git, checkpoint.branch);
                let state = known ?? await this.scan();
                let partial = 'object' == typeof kept && null !== kept ? kept : await this.#keepForRollback(checkpoint, state);
                (0, control_files.rp)(git);
                let { controls, shape, hooks, isFirstHand } = this.#surroundingsOf(checkpoint);
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
                if (null !== shape) await (0, checkpoint_shape.I_)(git, shape, restored.ignored, new Date(checkpoint.at));
                let others = {
                    refs: await (0, ref_guard.hH)(git, this.#moved.get(checkpoint.tag) ?? []),
                    hooks: null === hooks ? [] : (0, hook_guard.L)(git, hooks, isFirstHand ? null : asideDir)
                };
                let stash = controls.get(stashLog(git));
                if (void 0 !== stash && await restoreStash(git, stash, !isFirstHand)) others.refs.push('refs/stash');
                if ('nothing' === kept && null !== partial) await (0, refs.jq)(git, partial.ref, partial.commit);
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
            async settle(checkpoint, message, files, known, said) {
                let drop = `refs/tags/${checkpoint.tag}`;
                let commit = await this.#git.commitPaths(message, files, {
                    known,
                    drop,
                    isEmptyToo: void 0 !== said
                });
                let { controls, hooks, isFirstHand } = this.#surroundingsOf(checkpoint);
                (0, control_files.ZM)(controls);
                if (null !== hooks && isFirstHand) (0, hook_guard.L)(this.#git, hooks, null);
                this.#forget(checkpoint);
                if (null === commit) await this.discard(checkpoint);
                return commit;
            }
            async openIn(there) {
                let tags = new Set((0, checkpoint_surroundings.KX)(there));
                return 0 === tags.size ? [] : (await this.list()).filter(({ tag })=>tags.has(tag));
            }
            async openHere() {
                return (await this.openIn(this.#git)).flatMap((checkpoint)=>{
                    let at = (0, checkpoint_surroundings.Hs)(this.#git, checkpoint.tag);
                    return null === at ? [] : [
                        {
                            checkpoint,
                            begunAt: at
                        }
                    ];
                });
            }
            async discard(checkpoint) {
                this.#forget(checkpoint);
                await (0, refs._R)(this.#git, checkpoint.tag);
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
            #surroundingsOf({ tag }) {
                let known = this.#surroundings.get(tag) ?? (0, checkpoint_surroundings.lu)(this.#git, tag);
                this.#surroundings.set(tag, known);
                return known;
            }
            #forget({ tag }) {
                this.#surroundings.delete(tag);
                this.#moved.delete(tag);
                (0, checkpoint_surroundings.LQ)(this.#git, tag);
            }
            #freshStashes(checkpoint) {
                let before = this.#surroundingsOf(checkpoint).controls.get(stashLog(this.#git));
                return void 0 === before ? [] : freshStashes(this.#git, before);
            }
            async #movedRefs(checkpoint) {
                let { refs, isFirstHand } = this.#surroundingsOf(checkpoint);
                let moved = null === refs ? [] : await (0, ref_guard.k_)(this.#git, refs, isFirstHand);
                this.#moved.set(checkpoint.tag, moved);
                return moved;
            }
        }
        function isSame(one, other) {
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
    }),
    14844: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Hm: ()=>breakStaleLocks,
            Nf: ()=>readableControls,
            Y0: ()=>putRulesBack,
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
    }),
    86980: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L: ()=>restoreHooks,
            b: ()=>readHooks
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function readHooks(git) {
            let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folderOf(git), {
                throwIfNoEntry: false
            });
            if (git.isLinked || void 0 !== found && !found.isDirectory()) return null;
            return new Map(void 0 === found ? [] : hooksIn(folderOf(git)).map((name)=>[
                    name,
                    readHook(git, name)
                ]));
        }
        function restoreHooks(git, before, aside) {
            let folder = folderOf(git);
            let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, {
                throwIfNoEntry: false
            });
            if (void 0 !== found && !found.isDirectory()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, {
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
                let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
                if (null !== aside && now.includes(name)) putAside(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, '.git', 'hooks', name));
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                    recursive: true,
                    force: true
                });
                let hook = before.get(name);
                if (void 0 !== hook) {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                        recursive: true
                    });
                    if (null !== hook.leadsTo) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(hook.leadsTo, path);
                    if (null !== hook.content) {
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, hook.content);
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, hook.mode);
                    }
                }
            }
            return off;
        }
        function putAside(path, to) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path, to);
        }
        function isSame(was, is) {
            let isContent = null === was.content ? null === is.content : is.content?.equals(was.content);
            return true === isContent && was.leadsTo === is.leadsTo && (null !== was.leadsTo || was.mode === is.mode);
        }
        function readHook(git, name) {
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folderOf(git), name);
            let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
            return {
                content: found.isFile() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : null,
                mode: 0o777 & found.mode,
                leadsTo: found.isSymbolicLink() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) : null
            };
        }
        function hooksIn(folder) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name)=>!name.endsWith('.sample'));
        }
        function folderOf({ commonDir }) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'hooks');
        }
    }),
    83894: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            IC: ()=>readAllRefs,
            hH: ()=>restoreRefs,
            k_: ()=>movedRefs,
            vb: ()=>restoreOtherRecords
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78816);
        var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93340);
        let ours = 'refs/phase-executor/';
        let others = [
            'refs/heads/',
            'refs/tags/',
            'refs/replace/'
        ];
        async function readAllRefs(git, phase) {
            let found = await listRefs(git, [
                ...others,
                ours
            ]);
            return {
                refs: movable(found),
                records: recordsOfOthers(found, phase)
            };
        }
        async function listRefs(git, below) {
            let lines = (await git.read([
                'for-each-ref',
                '--format=%(objectname) %(refname) %(symref)',
                ...below
            ])).split('\n');
            return lines.flatMap((line)=>{
                let [sha = '', name = '', leadsTo = ''] = line.split(' ');
                return '' === name ? [] : [
                    {
                        name,
                        sha,
                        leadsTo
                    }
                ];
            });
        }
        function movable(found) {
            let mine = found.filter(({ name, leadsTo })=>'' === leadsTo && !name.startsWith('refs/tags/checkpoint/') && !name.startsWith(ours));
            return new Map(mine.map(({ name, sha })=>[
                    name,
                    sha
                ]));
        }
        async function movedRefs(git, before, isFirstHand) {
            let now = movable(await listRefs(git, others));
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
            let all = [
                ...moved,
                ...fresh.filter(({ name })=>!inUse.has(name))
            ];
            return isFirstHand ? all : all.filter(({ name, now: is })=>null === is || name.startsWith('refs/replace/'));
        }
        async function restoreRefs(git, moved) {
            let restored = [];
            for (let { name, was, now } of moved){
                let back = null === was ? (0, _refs_js__WEBPACK_IMPORTED_MODULE_3__.jq)(git, name, now ?? '') : (0, _refs_js__WEBPACK_IMPORTED_MODULE_3__.du)(git, name, was, now, 'phase-executor: rollback');
                let isBack = await back.then(()=>true, ()=>false);
                if (isBack) restored.push(name);
            }
            return restored;
        }
        function recordsOfOthers(found, phase) {
            let records = found.filter(({ name })=>name.startsWith(ours) && !isOfPhase(name.slice(ours.length), phase));
            return new Map(records.map(({ name, sha })=>[
                    name,
                    sha
                ]));
        }
        function isOfPhase(name, phase) {
            let folder = name.slice(0, name.indexOf('/'));
            return [
                phase,
                (0, _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_2__.bm)(phase),
                'met',
                'incoming'
            ].includes(folder) || folder.endsWith(`+${phase}`);
        }
        async function restoreOtherRecords(git, phase, before) {
            let now = recordsOfOthers(await listRefs(git, [
                ours
            ]), phase);
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
            let log = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'logs', 'HEAD');
            let lines = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(log) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(log, 'utf8').split('\n') : [];
            return new Set(lines.flatMap((line)=>/\tcheckout: moving from .* to (\S+)$/.exec(line)?.slice(1) ?? []).map((name)=>`refs/heads/${name}`));
        }
        function branchesInUse({ commonDir, gitDir, isLinked }) {
            let linked = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
            let names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
            let notes = [
                'HEAD',
                'rebase-merge/head-name',
                'rebase-apply/head-name'
            ];
            let files = [
                commonDir,
                ...names.map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)).filter((dir)=>!isLinked || dir !== gitDir)
            ].flatMap((dir)=>notes.map((note)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, note)));
            let texts = files.filter((file)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)).map((file)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').trim());
            return new Set(texts.map((text)=>text.replace(/^ref: /, '')));
        }
    }),
    70050: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            w: ()=>scanTree
        });
        var _control_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14844);
        async function scanTree(git) {
            await git.config.distrust();
            if (!(0, _control_files_js__WEBPACK_IMPORTED_MODULE_0__.oo)(git)) await (0, _control_files_js__WEBPACK_IMPORTED_MODULE_0__.o2)(git);
            try {
                return await git.state();
            } catch (error) {
                if (!await (0, _control_files_js__WEBPACK_IMPORTED_MODULE_0__.o2)(git)) throw error;
                return git.state();
            }
        }
    }),
    58014: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            I_: ()=>restoreShape,
            _f: ()=>readShape,
            yp: ()=>Shape
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27597);
        var _process_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44571);
        var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33352);
        let Modes = zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.aig());
        let Shape = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
            folders: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP()),
            empty: Modes,
            pipes: Modes,
            modes: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
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
        async function restoreShape(git, before, ignored, since) {
            let place = new _place_js__WEBPACK_IMPORTED_MODULE_3__.Y(git.root);
            let folders = new Set(before.folders);
            let { empty, pipes, entries } = look(git, ignored, {
                unlock: true
            });
            for (let path of pipes)if (!(path in before.pipes)) place.remove(path, since);
            for (let path of empty)if (!(path in before.empty)) place.removeEmpty(path, folders);
            for (let [path, mode] of missing(git, before.empty))makeFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), mode);
            for (let [path, mode] of missing(git, before.pipes)){
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)), {
                    recursive: true
                });
                let args = [
                    '-m',
                    mode.toString(8),
                    '--',
                    path
                ];
                await (0, _process_capture_js__WEBPACK_IMPORTED_MODULE_2__.F)('mkfifo', args, {
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
                if (unlock) open((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, folder));
                let inside = tryList((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, folder));
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
        function open(folder) {
            let { mode } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder);
            if ((0o700 & mode) !== 0o700) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o7777 & mode | 0o700);
        }
        function tryList(path) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, {
                    withFileTypes: true
                });
            } catch  {
                return null;
            }
        }
        function modesOf(git, paths) {
            return Object.fromEntries(paths.map((path)=>[
                    path,
                    0o7777 & (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)).mode
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
                if (null !== seen && void 0 !== wanted && seen.mode !== wanted) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), wanted);
            }
        }
        function modeOf(git, path) {
            let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), {
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
            let place = new _place_js__WEBPACK_IMPORTED_MODULE_3__.Y(git.root);
            return Object.entries(before).filter(([path])=>!place.isThere(path) && null === place.inTheWayOf(path));
        }
        function makeFolder(path, mode) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, mode);
        }
    }),
    44171: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CR: ()=>unhide,
            OP: ()=>isGarbled,
            VD: ()=>unhideGarbled,
            W9: ()=>takeSnapshot,
            v_: ()=>hiddenPaths
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26488);
        var _index_copy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76940);
        var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33352);
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
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.t)(files)
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
            let stdin = Buffer.from((0, _git_js__WEBPACK_IMPORTED_MODULE_2__.t)(odd.map((entry)=>entry.slice(2))), 'latin1');
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
            return (0, _index_copy_js__WEBPACK_IMPORTED_MODULE_3__.y)(git, async (index)=>{
                let indexTree = staged ? await git.writeTree(index) : null;
                await unhide(git, hidden, index);
                let place = new _place_js__WEBPACK_IMPORTED_MODULE_4__.Y(git.root);
                let there = touched.filter((path)=>place.hasEntry(path));
                let gone = touched.filter((path)=>!place.hasEntry(path));
                if (gone.length > 0) await git.run([
                    'update-index',
                    '--force-remove',
                    '-z',
                    '--stdin'
                ], {
                    index,
                    stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.t)(gone)
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
                let mode = (path)=>0o100 & (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)).mode ? '100755' : '100644';
                let entries = odd.map((path, at)=>`${mode(path)} ${blobs[at]}\t${path}`);
                await git.run([
                    'update-index',
                    '-z',
                    '--index-info'
                ], {
                    index,
                    stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.t)(entries)
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
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.t)(files)
            })).split('\0');
            let isFile = (path)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), {
                    throwIfNoEntry: false
                })?.isFile() === true;
            return told.flatMap((path, at)=>at % 3 === 0 && (told[at + 2] ?? 'unspecified') !== 'unspecified' && !path.includes('\n') && isFile(path) ? [
                    path
                ] : []);
        }
    }),
    32132: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Hs: ()=>begunAt,
            KX: ()=>notedTags,
            LQ: ()=>forgetSurroundings,
            St: ()=>readSurroundings,
            co: ()=>noteSurroundings,
            lu: ()=>findSurroundings
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(961);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59865);
        var _sync_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88317);
        var _control_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14844);
        var _hook_guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86980);
        var _ref_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83894);
        var _shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58014);
        async function readSurroundings(git, { phase, ignored }) {
            let { refs, records } = await (0, _ref_guard_js__WEBPACK_IMPORTED_MODULE_5__.IC)(git, phase);
            let controls = new Map([
                ...(0, _control_files_js__WEBPACK_IMPORTED_MODULE_3__.hs)(git),
                ...(0, _control_files_js__WEBPACK_IMPORTED_MODULE_3__.kR)(git, ignored)
            ]);
            return {
                controls,
                shape: (0, _shape_js__WEBPACK_IMPORTED_MODULE_6__._f)(git, ignored),
                refs,
                records,
                hooks: (0, _hook_guard_js__WEBPACK_IMPORTED_MODULE_4__.b)(git),
                isFirstHand: true
            };
        }
        let unknown = {
            controls: new Map(),
            shape: null,
            refs: null,
            hooks: null,
            records: null,
            isFirstHand: false
        };
        let Content = zod__WEBPACK_IMPORTED_MODULE_7__.K39().nullable().transform((text)=>null === text ? null : Buffer.from(text, 'base64'));
        let Controls = zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.PVZ([
            zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            Content
        ])).transform((entries)=>new Map(entries));
        let Note = zod__WEBPACK_IMPORTED_MODULE_7__.Ikc({
            isOfAttempt: zod__WEBPACK_IMPORTED_MODULE_7__.zMY().default(false),
            controls: Controls,
            shape: _shape_js__WEBPACK_IMPORTED_MODULE_6__.yp.nullable(),
            refs: zod__WEBPACK_IMPORTED_MODULE_7__.g1P(zod__WEBPACK_IMPORTED_MODULE_7__.YjP(), zod__WEBPACK_IMPORTED_MODULE_7__.uhr()).transform((refs)=>new Map(Object.entries(refs))).nullable(),
            hooks: zod__WEBPACK_IMPORTED_MODULE_7__.g1P(zod__WEBPACK_IMPORTED_MODULE_7__.YjP(), zod__WEBPACK_IMPORTED_MODULE_7__.Ikc({
                content: Content,
                mode: zod__WEBPACK_IMPORTED_MODULE_7__.aig(),
                leadsTo: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().nullable()
            })).transform((hooks)=>new Map(Object.entries(hooks))).nullable()
        });
        function noteSurroundings(git, tag, { controls, shape, refs, hooks }, isOfAttempt) {
            let text = (content)=>content?.toString('base64') ?? null;
            let note = {
                isOfAttempt,
                controls: [
                    ...controls
                ].map(([file, content])=>[
                        file,
                        text(content)
                    ]),
                shape,
                refs: refs && Object.fromEntries(refs),
                hooks: hooks && Object.fromEntries([
                    ...hooks
                ].map(([name, hook])=>[
                        name,
                        {
                            ...hook,
                            content: text(hook.content)
                        }
                    ]))
            };
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(noteOf(git, tag)), {
                recursive: true
            });
            (0, _sync_js__WEBPACK_IMPORTED_MODULE_2__.E)(noteOf(git, tag), JSON.stringify(note), 0o600);
        }
        function findSurroundings(git, tag) {
            return readNote(git, tag)?.surroundings ?? unknown;
        }
        function begunAt(git, tag) {
            return readNote(git, tag)?.isOfAttempt === true ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(noteOf(git, tag)).mtimeMs : null;
        }
        function readNote(git, tag) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(noteOf(git, tag))) return null;
            try {
                let note = (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_8__.q)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(noteOf(git, tag), 'utf8'));
                if (Array.isArray(note)) return {
                    surroundings: {
                        ...unknown,
                        controls: Controls.parse(note)
                    },
                    isOfAttempt: false
                };
                let { isOfAttempt, ...found } = Note.parse(note);
                return {
                    surroundings: {
                        ...unknown,
                        ...found
                    },
                    isOfAttempt
                };
            } catch (error) {
                if (error instanceof SyntaxError || error instanceof zod__WEBPACK_IMPORTED_MODULE_9__.G) return null;
                throw error;
            }
        }
        function forgetSurroundings(git, tag) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(git, tag), {
                force: true
            });
        }
        function notedTags(git) {
            let home = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'phase-executor', 'controls');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home)) return [];
            let names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(home, {
                recursive: true,
                encoding: 'utf8'
            });
            return names.flatMap((name)=>/^(.*)\.json$/.exec(name)?.[1] ?? []);
        }
        function noteOf(git, tag) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'phase-executor', 'controls', `${tag}.json`);
        }
    })
};
