export const id = 3787;
export const ids = [
    3787
];
export const modules = {
    33787: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            checkpoint: ()=>checkpoint_checkpoint
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var checkpoint = __webpack_require__(60790);
        var tree = __webpack_require__(18662);
        var control_files = __webpack_require__(14844);
        var scan = __webpack_require__(70050);
        var snapshot = __webpack_require__(44171);
        async function previewRollback(git, checkpoint) {
            let state = await (0, scan.w)(git);
            let present = await (0, snapshot.W9)(git, state, state.head ?? checkpoint.head);
            let work = checkpoint.work ?? checkpoint.head;
            let { changed, fresh } = await (0, tree.tX)(git, work, present.work ?? present.head);
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
        var git_refs = __webpack_require__(78816);
        var aside = __webpack_require__(55511);
        var checkpoint_tag = __webpack_require__(93340);
        var surroundings = __webpack_require__(32132);
        async function prune(git, { olderThan, partials = false, dryRun = false }) {
            let old = (await (0, checkpoint_tag.Ep)(git)).filter((checkpoint)=>new Date(checkpoint.at) < olderThan);
            let refs = partials ? (await (0, git_refs.h9)(git, 'refs/phase-executor/')).filter((ref)=>isPartial(ref.name) && ref.at < olderThan) : [];
            let asides = partials ? (0, aside.jV)(git, olderThan) : [];
            if (!dryRun) {
                for (let { tag } of old){
                    (0, surroundings.LQ)(git, tag);
                    await (0, git_refs._R)(git, tag);
                }
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
        function isPartial(ref) {
            return /^refs\/phase-executor\/[^/]+\/partial\//.test(ref);
        }
        var git_git = __webpack_require__(26488);
        var lease = __webpack_require__(37959);
        var report_text = __webpack_require__(44639);
        var checkout = __webpack_require__(21462);
        var cleanup = __webpack_require__(56652);
        var nearest = __webpack_require__(18535);
        var settings_settings = __webpack_require__(23152);
        async function checkpoint_checkpoint([verb = '', ...words], settings, world) {
            let acts = new Map(Object.entries({
                create,
                rollback,
                list,
                prune: pruneOld
            }));
            let act = acts.get(verb);
            if (!act) throw new settings_settings.eb((0, nearest.NR)('checkpoint', verb, [
                ...acts.keys()
            ]));
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let git = await git_git.TU.open(root, world.environment);
            return act(words, {
                root,
                git,
                checkpoints: new checkpoint.O(git),
                settings,
                world
            });
        }
        async function create([phase, plan, ...rest], { checkpoints, world }) {
            if (!phase || !plan || rest.length > 0) throw new settings_settings.eb('checkpoint create: expected a phase and a plan, such as: checkpoint create 07 07-03');
            let made = await checkpoints.create({
                phase,
                plan,
                at: new Date(world.now())
            });
            return {
                exitCode: 0,
                json: made,
                text: made.tag,
                outputs: {
                    checkpoint: made.tag
                }
            };
        }
        async function rollback([tag, ...rest], scene) {
            if (!tag || rest.length > 0) throw new settings_settings.eb('checkpoint rollback: expected the tag of a checkpoint; checkpoint list shows those there are');
            let target = await scene.checkpoints.find(tag);
            return scene.settings['dry-run'] ? tellPreview(target, scene) : rollBack(target, scene);
        }
        async function tellPreview(target, { git }) {
            let preview = await previewRollback(git, target);
            let { head, branch, restored, removed, movedAside, operation } = preview;
            let lines = [
                ...head.from === head.to ? [] : [
                    `HEAD would go from ${head.from ?? 'no commit'} to ${head.to}`
                ],
                ...branch.from === branch.to ? [] : [
                    `${branch.to ?? 'no branch'} would be checked out, not ${branch.from}`
                ],
                ...null === operation ? [] : [
                    `the open ${operation} would be closed`
                ],
                ...changes(restored, removed, movedAside)
            ];
            let text = lines.length > 0 ? lines : [
                'nothing would change'
            ];
            return {
                exitCode: 0,
                json: {
                    tag: target.tag,
                    dryRun: true,
                    ...preview
                },
                text: text.join('\n')
            };
        }
        async function rollBack(target, { git, checkpoints, world }) {
            return (0, cleanup.V)(async (cleanup)=>{
                await (0, checkout.U)(git, (0, external_node_crypto_.randomUUID)(), {
                    ttlMs: lease.uD
                }, world, cleanup);
                world.progress(`rolling back to ${target.tag}`);
                let { kept, state: _, ...done } = await checkpoints.rollback(target);
                await checkpoints.discard(target);
                let { head, branch, restored, removed, movedAside, asideDir, submodules, refs, hooks } = done;
                let lines = [
                    `rolled back to ${target.tag}: ${branch?.replace('refs/heads/', '') ?? 'detached'} at ${head}`,
                    kept ? `what was there is kept in ${kept.ref}` : 'nothing had changed',
                    ...changes(restored, removed, movedAside),
                    ...(0, report_text.tp)([
                        ...refs,
                        ...hooks.map((name)=>`.git/hooks/${name}`)
                    ].map((name)=>[
                            'put back',
                            (0, report_text.pj)(name)
                        ])),
                    ...(0, external_node_fs_.existsSync)(asideDir) ? [
                        `moved to ${asideDir}`
                    ] : [],
                    ...submodules.map((path)=>`submodule ${(0, report_text.pj)(path)} is left as it is`)
                ];
                let json = {
                    tag: target.tag,
                    kept: kept?.ref ?? null,
                    ...done
                };
                return {
                    exitCode: 0,
                    json,
                    text: lines.join('\n'),
                    outputs: {
                        checkpoint: kept?.ref ?? ''
                    }
                };
            });
        }
        function changes(restored, removed, movedAside) {
            let rows = [
                ...restored.map((path)=>[
                        'restore',
                        (0, report_text.pj)(path)
                    ]),
                ...removed.map((path)=>[
                        'remove',
                        (0, report_text.pj)(path)
                    ]),
                ...movedAside.map((path)=>[
                        'move aside',
                        (0, report_text.pj)(path)
                    ])
            ];
            return (0, report_text.tp)(rows);
        }
        async function list([word], { checkpoints }) {
            if (void 0 !== word) throw new settings_settings.eb(`checkpoint list: found "${word}", expected no more words`);
            let found = await checkpoints.list();
            let rows = found.map(({ tag, head, branch, work })=>[
                    tag,
                    head.slice(0, 10),
                    branch?.replace('refs/heads/', '') ?? 'detached',
                    null === work ? 'clean' : 'with uncommitted files'
                ]);
            return {
                exitCode: 0,
                json: found,
                text: (0, report_text.tp)(rows, '').join('\n') || 'there are no checkpoints'
            };
        }
        async function pruneOld([word, ...rest], { git, settings, world }) {
            if (void 0 !== word && 'partials' !== word || rest.length > 0) throw new settings_settings.eb(`checkpoint prune: found "${[
                word,
                ...rest
            ].join(' ')}", expected partials or no more words`);
            let dryRun = settings['dry-run'];
            if (!dryRun) for (let dir of everyGitDir(git))(0, lease.$l)(dir, world.machine);
            let olderThan = new Date(world.now() - settings['older-than']);
            let pruned = await prune(git, {
                olderThan,
                partials: 'partials' === word,
                dryRun
            });
            let text = pruned.map((name)=>`${dryRun ? 'would delete' : 'deleted'} ${(0, report_text.pj)(name)}`).join('\n');
            return {
                exitCode: 0,
                json: {
                    dryRun,
                    olderThan: olderThan.toISOString(),
                    pruned
                },
                text: text || 'nothing is as old'
            };
        }
        function everyGitDir({ commonDir }) {
            let linked = (0, external_node_path_.join)(commonDir, 'worktrees');
            let names = (0, external_node_fs_.existsSync)(linked) ? (0, external_node_fs_.readdirSync)(linked) : [];
            return [
                commonDir,
                ...names.map((name)=>(0, external_node_path_.join)(linked, name))
            ];
        }
    }),
    50229: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G3: ()=>tryOpen,
            Yw: ()=>syncFolder,
            fR: ()=>replaceFile,
            o_: ()=>tryRead,
            ol: ()=>listDir,
            tk: ()=>removeDrafts
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function replaceFile(path, content, kind = 'lasting') {
            let temporary = null;
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                    recursive: true
                });
                let made = openNew(path);
                temporary = made.temporary;
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(made.file, content);
                    if ('lasting' === kind) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(made.file);
                } finally{
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(made.file);
                }
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
                if ('lasting' === kind) syncFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
            } catch (cause) {
                if (null !== temporary) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
                    force: true
                });
                throw new Error(`${path} could not be written: ${cause.message}; nothing was replaced`, {
                    cause
                });
            }
        }
        function syncFolder(folder) {
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function openNew(path) {
            for(let number = 1;; number += 1){
                let temporary = `${path}.${number}.tmp`;
                try {
                    let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx');
                    for(let earlier = 1; earlier < number; earlier += 1)removeOld(`${path}.${earlier}.tmp`, file);
                    return {
                        temporary,
                        file
                    };
                } catch (cause) {
                    if ('EEXIST' !== cause.code || 100 === number) throw cause;
                }
            }
        }
        function removeDrafts(path) {
            for(let number = 1; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${path}.${number}.tmp`, {
                throwIfNoEntry: false
            }); number += 1)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.${number}.tmp`, {
                recursive: true,
                force: true
            });
        }
        function removeOld(temporary, than) {
            let left = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(temporary, {
                throwIfNoEntry: false
            });
            if (left && left.mtimeMs < (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(than).mtimeMs - 60_000) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
                recursive: true,
                force: true
            });
        }
        let largest = 67108864;
        function tryRead(path) {
            let file = tryOpen(path);
            if (null === file) return null;
            try {
                let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (size > largest) throw new Error(`${path} has ${size} bytes, more than the ${largest} that are read`);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function tryOpen(path, flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch (cause) {
                if (nothingThere.has(cause.code ?? '')) return null;
                throw cause;
            }
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile()) return file;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            return null;
        }
        function listDir(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).sort();
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
        let nothingThere = new Set([
            'ENOENT',
            'ENOTDIR',
            'ELOOP',
            'ENXIO',
            'EISDIR'
        ]);
    }),
    78027: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>withoutControls
        });
        function withoutControls(text) {
            return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
    }),
    59865: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            k: ()=>isNestedTooDeep,
            q: ()=>parseJson
        });
        let mostLevels = 64;
        function isNestedTooDeep(text, most = mostLevels) {
            let level = 0;
            let isInText = false;
            for(let at = 0; at < text.length; at += 1){
                let char = text[at];
                if (isInText) {
                    if ('\\' === char) at += 1;
                    else if ('"' === char) isInText = false;
                } else if ('"' === char) isInText = true;
                else if ('[' === char || '{' === char) {
                    level += 1;
                    if (level > most) return true;
                } else if (']' === char || '}' === char) level -= 1;
            }
            return false;
        }
        function parseJson(text) {
            if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${mostLevels} levels`);
            return namesPrototype.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
        }
        let namesPrototype = /__proto__|\\u00(?:5f|6f|7[024])/i;
        function withoutPrototype(key, value) {
            return '__proto__' === key ? void 0 : value;
        }
    }),
    37959: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $l: ()=>refuseDuringRun,
            Fp: ()=>leaseHolder,
            Qz: ()=>FencedError,
            by: ()=>LockedError,
            nD: ()=>Lease,
            uD: ()=>defaultTtlMs,
            x6: ()=>beatMs
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59865);
        class LockedError extends Error {
            name = 'LockedError';
            exitCode = 64;
        }
        class FencedError extends Error {
            name = 'FencedError';
            exitCode = 64;
        }
        let defaultTtlMs = 60_000;
        let beatMs = 1_000;
        let Holder = zod__WEBPACK_IMPORTED_MODULE_3__._H3({
            runId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            pid: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            processStartedAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullable(),
            host: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            boot: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            since: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatUptimeMs: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            released: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false)
        });
        class Lease {
            epoch;
            complaints;
            lostAt;
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs, { complaints, lost }){
                this.lostAt = null === lost || lost.released ? null : Date.parse(lost.heartbeatAt);
                this.epoch = holder.epoch;
                this.complaints = complaints;
                this.#dir = dir;
                this.#holder = holder;
                this.#machine = machine;
                this.#ttlMs = ttlMs;
            }
            static take(gitDir, runId, machine, ttlMs = defaultTtlMs) {
                let dir = leaseDir(gitDir);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, {
                    throwIfNoEntry: false
                })?.isDirectory() === false) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    force: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                    recursive: true
                });
                let complaints = removeForeign(dir);
                for(let tries = 0; tries < 10; tries += 1){
                    let newest = newestEpoch(dir);
                    let holder = readHolder(dir, newest);
                    if (null !== holder && isHeld(holder, machine, ttlMs)) throw new LockedError(`run ${nameOf(holder)} is already working in this checkout; wait for it or stop it. Without a sign of life it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
                    let unreadable = newest > 0 && null === holder ? [
                        `${fileOf(dir, newest)} could not be read: it was overtaken`
                    ] : [];
                    let taken = holderOf(runId, newest + 1, machine);
                    if (tryMake(dir, taken)) {
                        for (let epoch of epochsIn(dir))if (epoch < taken.epoch) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(dir, epoch), {
                            recursive: true,
                            force: true
                        });
                        removeDrafts(dir, (holder)=>!isHeld(holder, machine, ttlMs));
                        return new Lease(dir, taken, machine, ttlMs, {
                            complaints: [
                                ...complaints,
                                ...unreadable
                            ],
                            lost: holder
                        });
                    }
                }
                throw new LockedError(`${dir} could not be taken: other runs keep taking it; start one run at a time. If none is at work, remove that folder`);
            }
            get calls() {
                let dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#dir), 'git-calls');
                return {
                    id: `${this.#holder.runId}.${this.epoch}`,
                    dir,
                    now: this.#machine.now
                };
            }
            check() {
                let newest = newestEpoch(this.#dir);
                if (newest === this.epoch) return;
                let silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
                let later = epochsIn(this.#dir).filter((epoch)=>epoch > this.epoch);
                if (silentMs <= this.#ttlMs && later.every((epoch)=>isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
                    for (let epoch of later)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(this.#dir, epoch), {
                        recursive: true,
                        force: true
                    });
                    this.#write(this.#holder);
                    return;
                }
                let taker = readHolder(this.#dir, newest);
                throw new FencedError(`run ${this.#holder.runId} showed no sign of life for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), and ${taker ? `run ${nameOf(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`);
            }
            beat() {
                this.check();
                let { processStartedAt: _, since: __, ...now } = holderOf(this.#holder.runId, this.epoch, this.#machine);
                this.#holder = {
                    ...this.#holder,
                    ...now
                };
                this.#write(this.#holder);
            }
            release() {
                if (newestEpoch(this.#dir) === this.epoch) this.#write({
                    ...this.#holder,
                    released: true
                });
            }
            #write(holder) {
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(fileOf(this.#dir, this.epoch), JSON.stringify(holder), 'fleeting');
            }
        }
        function leaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
            let dir = leaseDir(gitDir);
            let holder = readHolder(dir, newestEpoch(dir));
            return null !== holder && isHeld(holder, machine, ttlMs) ? holder : null;
        }
        function refuseDuringRun(gitDir, machine) {
            let holder = leaseHolder(gitDir, machine);
            if (null !== holder) throw new LockedError(`run ${nameOf(holder)} is working in this checkout; wait for it or stop it`);
        }
        function isHeld(holder, machine, ttlMs) {
            if (holder.released) return false;
            let isHere = holder.host === machine.host && holder.boot === machine.boot;
            if (!isHere) return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
            let isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && null !== holder.processStartedAt;
            return isThatProcess && machine.uptimeMs() - holder.heartbeatUptimeMs <= ttlMs;
        }
        function isMadeUp(holder, { host, boot, startOf }) {
            if (null === holder) return true;
            let isHere = holder.host === host && holder.boot === boot;
            return isHere && (null === holder.processStartedAt || startOf(holder.pid) !== holder.processStartedAt);
        }
        function holderOf(runId, epoch, machine) {
            let at = new Date(machine.now()).toISOString();
            return {
                runId,
                epoch,
                pid: machine.pid,
                processStartedAt: machine.startOf(machine.pid),
                host: machine.host,
                boot: machine.boot,
                since: at,
                heartbeatAt: at,
                heartbeatUptimeMs: machine.uptimeMs(),
                released: false
            };
        }
        function tryMake(dir, holder) {
            let path = fileOf(dir, holder.epoch);
            let draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${holder.runId}.draft`);
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(draft, JSON.stringify(holder));
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft, path);
            } catch (cause) {
                if ('EEXIST' === cause.code) return false;
                throw cause;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, {
                    force: true
                });
            }
            if (newestEpoch(dir) === holder.epoch) return true;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return false;
        }
        function removeDrafts(dir, isDead) {
            for (let name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((each)=>each.endsWith('.draft'))){
                let holder = parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
                if (null !== holder && isDead(holder)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                    force: true
                });
            }
        }
        function nameOf({ runId, pid, host, since, heartbeatAt }) {
            return `${runId} (process ${pid} on ${host}, since ${since}, last sign of life ${heartbeatAt})`;
        }
        function leaseDir(gitDir) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor', 'run.lock');
        }
        function fileOf(dir, epoch) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${epoch}.json`);
        }
        let leaseName = /^\d{1,9}\.json$/;
        function removeForeign(dir) {
            let foreign = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((name)=>/^\d+\.json$/.test(name) && !leaseName.test(name));
            for (let name of foreign)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                recursive: true,
                force: true
            });
            return foreign.map((name)=>`${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)} was no lease of ours: it was removed`);
        }
        function newestEpoch(dir) {
            return Math.max(0, ...epochsIn(dir));
        }
        function epochsIn(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).flatMap((name)=>leaseName.test(name) ? [
                        Number.parseInt(name, 10)
                    ] : []);
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
        function readHolder(dir, epoch) {
            try {
                return parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(fileOf(dir, epoch)));
            } catch  {
                return null;
            }
        }
        function parseHolder(text) {
            try {
                return Holder.parse((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__.q)(text ?? 'null'));
            } catch  {
                return null;
            }
        }
    }),
    44639: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NS: ()=>diagnosticLines,
            Yi: ()=>clockText,
            _u: ()=>plainEnd,
            hS: ()=>counted,
            pj: ()=>plain,
            tp: ()=>table,
            vk: ()=>elapsed,
            y1: ()=>plainLines
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78027);
        function table(rows, indent = '  ') {
            let widths = (rows[0] ?? []).map((_, column)=>Math.max(...rows.map((row)=>(row[column] ?? '').length)));
            return rows.map((row)=>`${indent}${row.map((cell, column)=>column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell).join('  ')}`.trimEnd());
        }
        function diagnosticLines(diagnostics) {
            return diagnostics.map(({ severity, code, file, line, message })=>`${plain(file)}:${line}: ${severity}: ${plain(message)} [${code}]`);
        }
        function plain(text) {
            return (0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.D)(text).replaceAll('##[', '## [');
        }
        function plainEnd(text) {
            return `${/^ */.exec(text)?.[0] ?? ''}${plain(text)}`;
        }
        function plainLines(text) {
            return text.split('\n').map(plainEnd).join('\n');
        }
        function elapsed(ms) {
            if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
            let minutes = Math.floor(ms / 60_000);
            return minutes < 60 ? `${minutes} min ${Math.floor(ms % 60_000 / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
        }
        function clockText(ms) {
            let seconds = Math.max(0, Math.floor(ms / 1000));
            let minutes = Math.floor(seconds / 60);
            let two = (part)=>String(part).padStart(2, '0');
            return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
        }
        function counted(number, noun) {
            return `${number} ${noun}${1 === number ? '' : 's'}`;
        }
    }),
    21462: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            U: ()=>holdCheckout
        });
        var _git_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80221);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13707);
        async function holdCheckout(git, runId, { ttlMs, waitUntil: until = 0 }, world, cleanup) {
            let take = ()=>_ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.nD.take(git.gitDir, runId, world.machine, ttlMs);
            let lease = await (0, _waiting_js__WEBPACK_IMPORTED_MODULE_2__.n)(take, {
                until,
                pollMs: _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.x6
            }, world);
            cleanup.defer(()=>tryRelease(lease));
            for (let complaint of lease.complaints)world.progress(complaint);
            let lost = new AbortController();
            let beats = [];
            let timer = setInterval(()=>{
                try {
                    lease.beat();
                    for (let beat of beats)beat();
                } catch (error) {
                    if (error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.Qz) lost.abort();
                }
            }, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.x6);
            cleanup.defer(()=>clearInterval(timer));
            git.guardWith(()=>lease.check(), lease.calls);
            let { removed, left } = await git.clearOwnLocks();
            for (let lock of removed)world.progress(`${lock} was left by a git that an earlier run had called: it was removed`);
            for (let lock of left)world.progress((0, _git_lock_js__WEBPACK_IMPORTED_MODULE_0__.li)(lock, world.now()));
            return {
                lease,
                lost: lost.signal,
                onBeat: (beat)=>beats.push(beat)
            };
        }
        function tryRelease(lease) {
            try {
                lease.release();
            } catch  {}
        }
    }),
    56652: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>withCleanup
        });
        class Cleanup {
            #steps = [];
            defer(step) {
                this.#steps.push(step);
            }
            async run() {
                let errors = [];
                for (let step of this.#steps.splice(0).reverse())try {
                    await step();
                } catch (error) {
                    errors.push(error);
                }
                if (errors.length > 0) throw errors[0];
            }
        }
        async function withCleanup(work) {
            let cleanup = new Cleanup();
            let result;
            try {
                result = await work(cleanup);
            } catch (error) {
                await cleanup.run().catch(()=>void 0);
                throw error;
            }
            await cleanup.run();
            return result;
        }
    }),
    13707: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L: ()=>waitsUntil,
            n: ()=>whenFree
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _process_ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8949);
        var _process_waits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21999);
        let waitInCiMs = 300000;
        function waitsUntil({ wait }, { environment, now }) {
            return now() + (wait ?? ((0, _process_ci_js__WEBPACK_IMPORTED_MODULE_3__.X)(environment) ? waitInCiMs : 0));
        }
        async function whenFree(take, { until, pollMs }, { now, progress, interrupt }) {
            for(let isTold = false;; isTold = true)try {
                return await take();
            } catch (error) {
                let leftMs = until - now();
                if (!(error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.by) || leftMs <= 0 || interrupt.soon.aborted) throw error;
                if (!isTold) progress(`waiting up to ${Math.ceil(leftMs / 1000)} s (setting wait): ${error.message}`);
                let pause = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, pollMs), void 0, {
                    signal: interrupt.soon
                }).catch(()=>void 0);
                await _process_waits_js__WEBPACK_IMPORTED_MODULE_2__.l.for('another run', pollMs + 60_000, pause);
            }
        }
    })
};
