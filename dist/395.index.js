export const id = 395;
export const ids = [
    395
];
export const modules = {
    55511: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            IL: ()=>freeName,
            KN: ()=>asideOf,
            jV: ()=>asidesOlderThan
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function asideOf(git, tag) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'phase-executor', 'aside', tag);
        }
        function asidesOlderThan(git, olderThan) {
            let common = asideOf(git, 'checkpoint');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(common)) return [];
            let labels = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(common).map((label)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, label));
            let folders = labels.flatMap((label)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(label).map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(label, name)));
            return folders.filter((folder)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mtime < olderThan);
        }
        function freeName(path) {
            let free = path;
            for(let count = 2; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(free); count += 1)free = `${path}-${count}`;
            return free;
        }
    },
    93340: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ep: ()=>listCheckpoints,
            G2: ()=>findCheckpoint,
            bm: ()=>refPart,
            z$: ()=>tagCheckpoint
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59865);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11475);
        var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78816);
        async function tagCheckpoint(git, record, target) {
            let { phase, plan, at } = record;
            let name = `checkpoint/${refPart(labelOf(phase, plan))}/${at.replaceAll('-', '').replaceAll(':', '')}`;
            let message = `Checkpoint before ${plan} of phase ${phase}\n\n${JSON.stringify(record)}\n`;
            for(let count = 1;; count += 1){
                let tag = 1 === count ? name : `${name}-${count}`;
                try {
                    await (0, _refs_js__WEBPACK_IMPORTED_MODULE_1__.BU)(git, tag, target, message);
                    return tag;
                } catch (error) {
                    if (!error.message.includes('already exists') || 1_000 === count) throw error;
                }
            }
        }
        async function listCheckpoints(git) {
            let refs = await (0, _refs_js__WEBPACK_IMPORTED_MODULE_1__.h9)(git, 'refs/tags/checkpoint/');
            let found = refs.flatMap(({ name, message })=>parseRecord(name.slice(10), message));
            return found.sort((one, other)=>one.at < other.at ? -1 : 1);
        }
        async function findCheckpoint(git, tag) {
            let refs = await (0, _refs_js__WEBPACK_IMPORTED_MODULE_1__.h9)(git, `refs/tags/${tag}`);
            let ref = refs.find(({ name })=>name === `refs/tags/${tag}`);
            if (!ref) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS(`there is no checkpoint ${tag}; checkpoint list shows those there are`);
            let [checkpoint] = parseRecord(tag, ref.message);
            if (!checkpoint) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS(`the tag ${tag} is not a checkpoint of phase-executor; it is left alone`);
            return checkpoint;
        }
        let Recorded = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            phase: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            plan: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            at: zod__WEBPACK_IMPORTED_MODULE_3__.w$(),
            head: zod__WEBPACK_IMPORTED_MODULE_2__.uhr(),
            branch: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().startsWith('refs/heads/').nullable(),
            index: zod__WEBPACK_IMPORTED_MODULE_2__.uhr().nullable(),
            work: zod__WEBPACK_IMPORTED_MODULE_2__.uhr().nullable(),
            intended: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
            assumed: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
            skipped: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
            repositories: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())
        });
        function parseRecord(tag, message) {
            let line = message.split('\n').find((text)=>text.startsWith('{'));
            try {
                return [
                    {
                        ...Recorded.parse((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__.q)(line ?? 'null')),
                        tag
                    }
                ];
            } catch  {
                return [];
            }
        }
        function labelOf(phase, plan) {
            return plan.startsWith(`${phase}-`) || plan.startsWith(`${phase.padStart(2, '0')}-`) ? plan : `${phase}-${plan}`;
        }
        function refPart(name) {
            return name.replace(/[^A-Za-z0-9._-]/g, '-').replace(/\.(?=\.|$|lock$)|^\./g, '-');
        }
    },
    70061: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            D3: ()=>commitOf,
            H1: ()=>keepCommit,
            _h: ()=>keepBeside,
            bS: ()=>keptLine,
            dI: ()=>keepRemains,
            ji: ()=>partialRef,
            mv: ()=>keepUnder,
            uq: ()=>keptOf
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78816);
        var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93340);
        async function keptOf(git, checkpoint, ref) {
            let found = (await (0, _refs_js__WEBPACK_IMPORTED_MODULE_3__.h9)(git, ref)).find(({ name })=>name === ref);
            if (found?.message.split('\n').includes(keptLine(checkpoint)) !== true) return null;
            return {
                commit: found.commit,
                tree: await git.treeOf(found.commit)
            };
        }
        async function keepBeside(git, full, ref, message, left) {
            let head = await git.resolve(`${full.commit}^1`);
            let parents = [
                ...null === head ? [] : [
                    head
                ],
                full.commit,
                left
            ];
            let commit = await git.commitTree(full.tree, parents, message);
            await (0, _refs_js__WEBPACK_IMPORTED_MODULE_3__.du)(git, ref, commit, full.commit);
            return commit;
        }
        async function keepUnder(git, ref, present, message, others) {
            let commit = await commitOf(git, present, message, others);
            let isNew = await (0, _refs_js__WEBPACK_IMPORTED_MODULE_3__.du)(git, ref, commit, null).then(()=>true, ()=>false);
            if (isNew) return commit;
            let earlier = await git.resolve(ref);
            let both = null === earlier ? commit : await commitOf(git, present, message, [
                ...others,
                earlier
            ]);
            await (0, _refs_js__WEBPACK_IMPORTED_MODULE_3__.du)(git, ref, both, earlier);
            return both;
        }
        async function keepCommit(git, of, commit) {
            let ref = partialRef(of.phase, of.plan, of.attempt);
            let earlier = await git.resolve(ref);
            if (earlier === commit) return ref;
            let message = 'Kept beside what an earlier run kept here';
            let kept = null === earlier ? commit : await git.commitTree(await git.treeOf(commit), [
                commit,
                earlier
            ], message);
            await (0, _refs_js__WEBPACK_IMPORTED_MODULE_3__.du)(git, ref, kept, earlier);
            return ref;
        }
        async function keepRemains(git, checkpoint, of, record) {
            let head = await git.resolve(`worktrees/${record}/HEAD`) ?? checkpoint.head;
            let index = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'worktrees', record, 'index');
            let written = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(index) ? await git.try([
                'write-tree'
            ], {
                index
            }) : null;
            let staged = written?.exitCode === 0 ? written.stdout.toString('latin1').trim() : null;
            let isMore = null !== staged && staged !== await git.treeOf(head);
            let commit = isMore ? await git.commitTree(staged, [
                head
            ], 'Staged in a work tree that is gone') : head;
            return commit === checkpoint.head ? null : {
                ref: await keepCommit(git, of, commit),
                commit
            };
        }
        function partialRef(phase, plan, attempt) {
            return `refs/phase-executor/${(0, _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_2__.bm)(phase)}/partial/${(0, _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_2__.bm)(plan)}/${(0, _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_2__.bm)(`${attempt}`)}`;
        }
        async function commitOf(git, snapshot, message, others = []) {
            let parents = [
                snapshot.head
            ];
            if (null !== snapshot.index) parents.push(await git.commitTree(snapshot.index, [
                snapshot.head
            ], `${message} (staged)`));
            let tree = snapshot.work ?? await git.treeOf(snapshot.head);
            return git.commitTree(tree, [
                ...new Set([
                    ...parents,
                    ...others
                ])
            ], message);
        }
        function keptLine({ tag }) {
            return `Checkpoint: ${tag}`;
        }
    },
    33352: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>unlockAdvice,
            Y: ()=>Place
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11475);
        var _lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80221);
        class Place {
            #root;
            constructor(root){
                this.#root = root;
            }
            hasEntry(path) {
                let stat = this.#look(path);
                return void 0 !== stat && (!stat.isDirectory() || this.#isRepository(path));
            }
            isThere(path) {
                return void 0 !== this.#look(path);
            }
            isFile(path, content) {
                if (this.#look(path)?.isFile() !== true) return false;
                return void 0 === content || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path)).equals(content);
            }
            write(path, content) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path)), {
                    recursive: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), {
                    force: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), content);
            }
            inTheWayOf(path) {
                let above = foldersAbove(path).find((folder)=>this.#look(folder)?.isDirectory() === false);
                return above ?? (this.#look(path)?.isDirectory() ? path : null);
            }
            isRepositorySince(path, since) {
                if (!this.#isRepository(path)) return false;
                let stat = this.#look(`${path}/.git`);
                return void 0 !== stat && (stat.birthtimeMs || stat.mtimeMs) >= since.getTime() - 1_000;
            }
            unlock(paths) {
                let entries = new Set(paths.flatMap((path)=>[
                        ...foldersAbove(path),
                        path
                    ]));
                let isChanged = false;
                for (let path of entries){
                    let stat = this.#look(path);
                    let wanted = stat?.isDirectory() ? 0o700 : stat?.isFile() ? 0o400 : 0;
                    if (void 0 !== stat && (stat.mode & wanted) !== wanted) {
                        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), 0o7777 & stat.mode | wanted);
                        isChanged = true;
                    }
                }
                return isChanged;
            }
            remove(path, since) {
                let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, {
                        force: true
                    });
                } catch (cause) {
                    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_2__.XS(`${file} could not be removed; ${unlockAdvice([
                        file
                    ])}`, {
                        cause
                    });
                }
                this.#pruneAbove(path, since);
            }
            removeEmpty(path, spared) {
                for (let folder of [
                    ...foldersAbove(path),
                    path
                ].reverse())if (spared.has(folder) || !tryRemoveFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, folder))) return;
            }
            moveAside(path, asideDir, since) {
                let from = path.includes('\uFFFD') ? exactPath(this.#root, path) : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
                let to = destination(asideDir, path);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), {
                    recursive: true
                });
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
                } catch (error) {
                    if ('EXDEV' !== error.code) throw error;
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from.toString(), to, {
                        recursive: true,
                        verbatimSymlinks: true,
                        preserveTimestamps: true
                    });
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(from, {
                        recursive: true,
                        force: true
                    });
                }
                this.#pruneAbove(path, since);
            }
            #pruneAbove(path, since) {
                for (let folder of foldersAbove(path).reverse()){
                    let made = this.#look(folder)?.birthtimeMs ?? 0;
                    if (made > 0 && made < since.getTime() - 1_000) return;
                    if (!tryRemoveFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, folder))) return;
                }
            }
            #look(path) {
                let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
                if ('.' !== folder && !this.#look(folder)?.isDirectory()) return;
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path), {
                    throwIfNoEntry: false
                });
            }
            #isRepository(path) {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path, '.git'));
            }
        }
        function unlockAdvice(files) {
            return `where it is immutable, free it and run again: sudo chattr -i -- ${files.map(_lock_js__WEBPACK_IMPORTED_MODULE_3__.TL).join(' ')}`;
        }
        function destination(asideDir, path) {
            for(let count = 1;; count += 1){
                let folder = 1 === count ? asideDir : `${asideDir}+${count}`;
                let place = new Place(folder);
                if (null === place.inTheWayOf(path) && !place.hasEntry(path)) return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
            }
        }
        function foldersAbove(path) {
            let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
            return '.' === folder ? [] : [
                ...foldersAbove(folder),
                folder
            ];
        }
        function tryRemoveFolder(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
                return true;
            } catch  {
                return false;
            }
        }
        function exactPath(root, path) {
            return path.split('/').reduce((folder, part)=>{
                let entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, {
                    encoding: 'buffer'
                });
                let name = entries.find((entry)=>entry.toString('utf8') === part) ?? Buffer.from(part);
                return Buffer.concat([
                    folder,
                    Buffer.from('/'),
                    name
                ]);
            }, Buffer.from(root));
        }
    },
    78816: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            BU: ()=>makeTag,
            _R: ()=>deleteTag,
            du: ()=>updateRef,
            h9: ()=>refsUnder,
            jq: ()=>deleteRef
        });
        async function refsUnder(git, prefix) {
            let fields = [
                'refname',
                'objectname',
                '*objectname',
                'objecttype',
                '*objecttype',
                'creatordate:unix',
                'contents'
            ];
            let format = `${fields.map((field)=>`%(${field})`).join('%00')}%00%01`;
            let text = await git.read([
                'for-each-ref',
                `--format=${format}`,
                prefix
            ]);
            return text.split('\0\x01\n').flatMap((record)=>{
                let [name, object, peeled, kind, peeledKind, seconds, message = ''] = record.split('\0');
                let type = peeledKind || kind || '';
                return name ? [
                    {
                        name,
                        commit: peeled || object || '',
                        type,
                        message,
                        at: new Date(1_000 * Number(seconds))
                    }
                ] : [];
            });
        }
        async function updateRef(git, ref, sha, old, reason = 'phase-executor') {
            await git.run([
                'update-ref',
                '-m',
                reason,
                '--',
                ref,
                sha,
                old ?? '0'.repeat(sha.length)
            ]);
        }
        async function deleteRef(git, ref, old) {
            await git.run([
                'update-ref',
                '-d',
                '--',
                ref,
                old
            ]);
        }
        async function makeTag(git, name, target, message) {
            let isShort = Buffer.byteLength(message) < longestWord;
            let given = isShort ? [
                '-m',
                message
            ] : [
                '-F',
                '-'
            ];
            let args = [
                'tag',
                '-a',
                '--no-sign',
                '--cleanup=verbatim',
                ...given,
                '--',
                name,
                target
            ];
            await git.run(args, isShort ? {} : {
                stdin: message
            });
        }
        let longestWord = 120_000;
        async function deleteTag(git, name) {
            await git.run([
                'update-ref',
                '-d',
                '--',
                `refs/tags/${name}`
            ]);
        }
    },
    18662: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $A: ()=>changedSince,
            Ce: ()=>restoreFiles,
            XL: ()=>foldersIn,
            Xz: ()=>isSubmodule,
            jr: ()=>changedBetween,
            mz: ()=>filesUnder,
            nG: ()=>filesIn,
            r7: ()=>textIn,
            s1: ()=>specialEntries,
            sP: ()=>unchangedSince,
            tX: ()=>differences
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23956);
        async function changedSince(git, sha, state) {
            let { head, changes } = state ?? await git.state();
            let committed = null === head || head === sha ? [] : await changedBetween(git, sha, head);
            return [
                ...new Set([
                    ...committed,
                    ...changes.map((change)=>change.path)
                ])
            ].sort();
        }
        async function changedBetween(git, from, to) {
            return (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                'diff-tree',
                '-r',
                '-z',
                '--name-only',
                '--no-renames',
                from,
                to,
                '--'
            ]));
        }
        async function differences(git, from, to) {
            let raw = (await git.read([
                'diff-tree',
                '-r',
                '-z',
                '--raw',
                '--no-renames',
                from,
                to,
                '--'
            ])).split('\0');
            let told = {
                changed: [],
                gone: [],
                fresh: []
            };
            for(let at = 0; at + 1 < raw.length; at += 2){
                let [before = '', now = ''] = (raw[at] ?? '').split(' ');
                let path = raw[at + 1] ?? '';
                (':000000' === before && '160000' !== now ? told.fresh : told.changed).push(path);
                if ('000000' === now) told.gone.push(path);
            }
            return told;
        }
        async function foldersIn(git, tree) {
            let known = lastFolders.get(git);
            if (known?.tree === tree) return known.folders;
            let entries = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                'ls-tree',
                '-r',
                '-d',
                '-z',
                '--full-tree',
                tree
            ]));
            let folders = entries.filter((entry)=>entry.startsWith('040000')).map((entry)=>entry.slice(entry.indexOf('\t') + 1));
            lastFolders.set(git, {
                tree,
                folders
            });
            return folders;
        }
        let lastFolders = new WeakMap();
        async function isSubmodule(git, tree, path) {
            return (await git.read([
                'ls-tree',
                '-z',
                '--full-tree',
                tree,
                '--',
                path
            ])).startsWith('160000 ');
        }
        async function filesIn(git, tree, files) {
            let wanted = new Set(files);
            let listed = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                'ls-tree',
                '-r',
                '-z',
                '--name-only',
                '--full-tree',
                tree
            ]));
            return listed.filter((path)=>wanted.has(path));
        }
        async function filesUnder(git, tree, wanted) {
            if (0 === wanted.length) return [];
            let args = [
                '--literal-pathspecs',
                'ls-tree',
                '-r',
                '-z',
                '--full-tree',
                tree,
                '--',
                ...wanted
            ];
            let entries = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read(args)).filter((entry)=>!entry.startsWith('160000 '));
            return entries.map((entry)=>entry.slice(entry.indexOf('\t') + 1));
        }
        async function textIn(git, tree, path) {
            let { exitCode, stdout } = await git.try([
                'cat-file',
                'blob',
                `${tree}:${path}`
            ], {
                reading: true
            });
            return 0 === exitCode ? stdout.toString('utf8') : null;
        }
        async function unchangedSince(git, tree, files) {
            let wanted = files.filter((path)=>!path.includes('\n') && isPlainFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)));
            if (0 === wanted.length) return [];
            let listed = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                '--literal-pathspecs',
                'ls-tree',
                '-r',
                '-z',
                '--full-tree',
                tree,
                '--',
                ...wanted
            ]));
            let blobs = new Map(listed.map((entry)=>[
                    entry.slice(entry.indexOf('\t') + 1),
                    entry.slice(0, entry.indexOf('\t')).split(' ')[2]
                ]));
            let told = await git.read([
                'hash-object',
                '--stdin-paths'
            ], {
                stdin: wanted.map((path)=>`${path}\n`).join('')
            });
            let hashes = told.trimEnd().split('\n');
            return wanted.filter((path, at)=>blobs.get(path) === hashes[at]);
        }
        function isPlainFile(path) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                throwIfNoEntry: false
            })?.isFile() === true;
        }
        async function restoreFiles(git, tree, files) {
            if (0 === files.length) return;
            let args = [
                'restore',
                `--source=${tree}`,
                '--worktree',
                '--pathspec-from-file=-',
                '--pathspec-file-nul'
            ];
            await git.run([
                '--literal-pathspecs',
                ...args
            ], {
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.t)(files)
            });
        }
        async function specialEntries(git, from, to) {
            let raw = (await git.read([
                'diff-tree',
                '-r',
                '-z',
                '--raw',
                '--no-renames',
                from,
                to,
                '--'
            ])).split('\0');
            let found = {
                files: [],
                gitlinks: [],
                symlinks: []
            };
            for(let at = 0; at + 1 < raw.length; at += 2){
                let mode = (raw[at] ?? '').split(' ')[1];
                let path = raw[at + 1] ?? '';
                if ('000000' !== mode) {
                    if ('160000' === mode) found.gitlinks.push(path);
                    else found.files.push(path);
                    if ('120000' === mode) found.symlinks.push(path);
                }
            }
            return found;
        }
    },
    37959: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs, complaints){
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
                        return new Lease(dir, taken, machine, ttlMs, [
                            ...complaints,
                            ...unreadable
                        ]);
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
    },
    8949: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>isCi
        });
        function isCi({ CI, GITHUB_ACTIONS }) {
            return 'true' === GITHUB_ACTIONS || void 0 !== CI && !/^(|0|false)$/i.test(CI);
        }
    },
    64377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            w$: ()=>datetime
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        function datetime(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
        }
    }
};
