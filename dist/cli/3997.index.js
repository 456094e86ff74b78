export const id = 3997;
export const ids = [
    3997
];
export const modules = {
    55511: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    93340: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ep: ()=>listCheckpoints,
            G2: ()=>findCheckpoint,
            NM: ()=>retarget,
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
            let message = messageOf(record);
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
        function messageOf(record) {
            let { tag: _, ...told } = {
                tag: '',
                ...record
            };
            return `Checkpoint before ${told.plan} of phase ${told.phase}\n\n${JSON.stringify(told)}\n`;
        }
        async function retarget(git, tag, as) {
            let found = await findCheckpoint(git, tag);
            let head = as(found.head);
            if (head === found.head) return;
            await (0, _refs_js__WEBPACK_IMPORTED_MODULE_1__._R)(git, tag);
            await (0, _refs_js__WEBPACK_IMPORTED_MODULE_1__.BU)(git, tag, head, messageOf({
                ...found,
                head
            }));
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
    }),
    70061: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    33352: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    26488: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            TU: ()=>Git,
            f0: ()=>paths,
            t: ()=>zeroEnded
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var capture = __webpack_require__(44571);
        let joiner = '\u200b';
        let subjectLength = 72;
        function harmlessMessage(message) {
            let [subject = '', ...rest] = message.split('\n');
            return [
                harmlessLine(shortened(subject)),
                ...rest
            ].join('\n');
        }
        function shortened(subject) {
            let line = subject.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
            if (line.length <= subjectLength) return line;
            let cut = line.slice(0, subjectLength - 1).replace(/[\ud800-\udbff]$/, '');
            let word = ' ' === line[cut.length] ? cut.length : cut.lastIndexOf(' ');
            return `${(word > subjectLength / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.-]+$/, '')}…`;
        }
        function harmlessLine(text) {
            return text.replace(/\[([^[\]]{0,40}\b(?:ci|skip|actions)\b[^[\]]{0,40})\]/gi, '($1)').replace(/\*{3}NO_CI\*{3}/gi, 'NO_CI').replace(/@(?=\w)/g, `@${joiner}`).replace(/#(?=\d)/g, `#${joiner}`).replace(/\b(GH-)(?=\d)/gi, `$1${joiner}`).replace(/(\/(?:issues|pull)\/)(?=\d)/g, `$1${joiner}`);
        }
        function overrides(before, now) {
            let settings = [];
            for (let key of new Set([
                ...before.keys(),
                ...now.keys()
            ])){
                let old = before.get(key);
                if (same(old, now.get(key))) continue;
                let values = old ?? harmless(key, now.get(key));
                if (isList(key)) settings.push(`${key}=`);
                settings.push(...values.map((value)=>`${key}=${value}`));
            }
            return settings;
        }
        function parseConfig(listing) {
            let config = new Map();
            for (let entry of listing.split('\0')){
                if ('' === entry) continue;
                let at = entry.indexOf('\n');
                let key = -1 === at ? entry : entry.slice(0, at);
                let values = config.get(key) ?? [];
                values.push(-1 === at ? 'true' : entry.slice(at + 1));
                config.set(key, values);
            }
            return config;
        }
        function harmless(key, values = []) {
            if (values.every(isGitLfs)) return [];
            let [section = '', ...rest] = key.split('.');
            let name = rest.at(-1) ?? '';
            if (`${section}.${name}` in coreDefaults && 1 === rest.length) return [
                coreDefaults[`${section}.${name}`] ?? ''
            ];
            let value = rest.length > 1 ? driverDefaults[`${section}.${name}`] : void 0;
            return void 0 === value ? [] : [
                value
            ];
        }
        function isGitLfs(value) {
            return /^git-lfs (clean -- %f|smudge (--skip )?-- %f|filter-process( --skip)?)$/.test(value);
        }
        let coreDefaults = {
            'core.alternaterefscommand': '',
            'core.askpass': '',
            'core.attributesfile': '',
            'core.autocrlf': 'false',
            'core.checkstat': 'default',
            'core.editor': 'false',
            'core.eol': '',
            'core.excludesfile': '',
            'core.filemode': 'true',
            'core.gitproxy': '',
            'core.ignorecase': 'false',
            'core.ignorestat': 'false',
            'core.pager': 'cat',
            'core.sparsecheckout': 'false',
            'core.splitindex': 'false',
            'core.sshcommand': '',
            'core.symlinks': 'true',
            'core.trustctime': 'true',
            'core.untrackedcache': 'false',
            'credential.helper': '',
            'gpg.program': 'false',
            'http.proxy': '',
            'http.sslverify': 'true'
        };
        let driverDefaults = {
            'credential.helper': '',
            'diff.command': '',
            'diff.textconv': '',
            'filter.clean': '',
            'filter.process': '',
            'filter.required': 'false',
            'filter.smudge': '',
            'gpg.program': 'false',
            'http.proxy': '',
            'http.sslverify': 'true',
            'merge.driver': 'false',
            'remote.promisor': 'false',
            'remote.proxy': '',
            'remote.receivepack': 'git-receive-pack',
            'remote.uploadpack': 'git-upload-pack'
        };
        function isOnlyGitLfs(before, now) {
            let differing = [
                ...new Set([
                    ...before.keys(),
                    ...now.keys()
                ])
            ].filter((key)=>!same(before.get(key), now.get(key)));
            return differing.every((key)=>/^filter\.lfs\./.test(key) && (now.get(key) ?? []).every(isOfLfs));
        }
        function isOfLfs(value) {
            return 'true' === value || isGitLfs(value);
        }
        function isList(key) {
            return /^credential\.(.*\.)?helper$/s.test(key);
        }
        function same(one, other) {
            return JSON.stringify(one) === JSON.stringify(other);
        }
        var environment = __webpack_require__(64757);
        var promises_ = __webpack_require__(58500);
        var process_tree = __webpack_require__(48009);
        var call_record = __webpack_require__(84178);
        class GitConfig {
            #place;
            #list;
            #config = new Map();
            #overrides = [];
            #withoutFilters = [];
            #readAt = null;
            constructor(place, list){
                this.#place = place;
                this.#list = list;
            }
            async trust() {
                this.#config = parseConfig(await this.#list());
                this.#readAt = this.#stamp();
            }
            trustAs(other) {
                this.#config = other.#config;
                this.#overrides = other.#overrides;
                this.#withoutFilters = other.#withoutFilters;
                this.#readAt = other.#readAt;
            }
            get forced() {
                return this.#withoutFilters;
            }
            get overridden() {
                return this.#overrides;
            }
            withoutFilters() {
                let drivers = [
                    ...this.#config.keys()
                ].flatMap((key)=>/^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
                let mergers = [
                    ...this.#config.keys()
                ].filter((key)=>/^merge\.(.+)\.driver$/s.test(key));
                this.#withoutFilters = [
                    ...[
                        ...new Set([
                            'lfs',
                            ...drivers
                        ])
                    ].flatMap((driver)=>[
                            'clean=',
                            'smudge=',
                            'process=',
                            'required=false'
                        ].map((setting)=>`filter.${driver}.${setting}`)),
                    ...mergers.map((key)=>`${key}=false`)
                ];
            }
            async distrust() {
                let stamp = this.#stamp();
                if (null === stamp || stamp !== this.#readAt) {
                    this.#overrides = overrides(this.#config, parseConfig(await this.#list()));
                    this.#readAt = stamp;
                }
                return this.#overrides;
            }
            #stamp() {
                if ([
                    ...this.#config.keys()
                ].some((key)=>/^include(if)?\./.test(key))) return null;
                let { HOME = '', XDG_CONFIG_HOME = (0, external_node_path_.join)(HOME, '.config'), GIT_CONFIG_GLOBAL } = this.#place.env;
                let global = void 0 === GIT_CONFIG_GLOBAL ? [
                    (0, external_node_path_.join)(XDG_CONFIG_HOME, 'git/config'),
                    (0, external_node_path_.join)(HOME, '.gitconfig')
                ] : [
                    GIT_CONFIG_GLOBAL
                ];
                let own = [
                    (0, external_node_path_.join)(this.#place.commonDir, 'config'),
                    (0, external_node_path_.join)(this.#place.gitDir, 'config.worktree')
                ];
                return [
                    '/etc/gitconfig',
                    ...global,
                    ...own
                ].map(fileStamp).join('|');
            }
            get userConfigs() {
                let { HOME = '', XDG_CONFIG_HOME = (0, external_node_path_.join)(HOME, '.config'), GIT_CONFIG_GLOBAL } = this.#place.env;
                if (void 0 !== GIT_CONFIG_GLOBAL) return '/dev/null' === GIT_CONFIG_GLOBAL ? [] : [
                    GIT_CONFIG_GLOBAL
                ];
                return '' === HOME ? [] : [
                    (0, external_node_path_.join)(XDG_CONFIG_HOME, 'git/config'),
                    (0, external_node_path_.join)(HOME, '.gitconfig')
                ];
            }
            get user() {
                let [name, email] = [
                    'user.name',
                    'user.email'
                ].map((key)=>this.#config.get(key)?.at(-1));
                return void 0 === name || void 0 === email ? null : {
                    name,
                    email
                };
            }
            get credentials() {
                let found = [
                    ...this.#config
                ].filter(([key, values])=>values.some((value)=>holdsSecret(key, value)));
                return found.map(([key])=>key.replace(inUrl, '//***@'));
            }
            get isSparse() {
                return this.#config.get('core.sparsecheckout')?.at(-1) === 'true';
            }
        }
        function holdsSecret(key, value) {
            if (/^http\.(.+\.)?extraheader$/.test(key)) return /^authorization:/i.test(value.trim());
            return /^url\./.test(key) ? inUrl.test(key) : /^remote\..+\.(push)?url$/.test(key) && inUrl.test(value);
        }
        let inUrl = /(?<=https?:)\/\/[^/@]+@/i;
        function fileStamp(path) {
            let stat = (0, external_node_fs_.statSync)(path, {
                bigint: true,
                throwIfNoEntry: false
            });
            return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : 'none';
        }
        var git_error = __webpack_require__(11475);
        var git_lock = __webpack_require__(80221);
        var sync = __webpack_require__(88317);
        class GitCalls {
            root;
            gitDir;
            commonDir;
            config;
            env;
            program;
            mayWrite = ()=>void 0;
            isSynced = true;
            session = null;
            #lasting = new Set();
            constructor(root, gitDir, commonDir, env, program){
                this.program = program;
                this.root = root;
                this.gitDir = gitDir;
                this.commonDir = commonDir;
                this.env = {
                    ...env,
                    GIT_DIR: gitDir,
                    GIT_WORK_TREE: root
                };
                let list = [
                    'config',
                    '--list',
                    '-z',
                    '--includes'
                ];
                this.config = new GitConfig({
                    gitDir,
                    commonDir,
                    env: this.env
                }, ()=>this.read(list, {
                        trusting: true
                    }));
            }
            get isLinked() {
                return this.gitDir !== this.commonDir;
            }
            get isShallow() {
                return (0, external_node_fs_.existsSync)((0, external_node_path_.join)(this.commonDir, 'shallow'));
            }
            guardWith(mayWrite, session) {
                this.mayWrite = mayWrite;
                this.session = session;
            }
            async clearOwnLocks() {
                if (null === this.session) return {
                    removed: [],
                    left: []
                };
                this.mayWrite();
                return (0, git_lock.Qc)(this, this.session);
            }
            leaveSyncingToSystem() {
                this.isSynced = false;
            }
            syncFiles(files) {
                if (this.isSynced) (0, sync.f)(files.map((path)=>(0, external_node_path_.join)(this.root, path)));
            }
            syncVariables(env) {
                return this.isSynced ? (0, environment.ZB)(env) : {};
            }
            get environment() {
                return {
                    ...this.env
                };
            }
            plain(args) {
                let settings = [
                    ...environment.SY,
                    ...this.config.forced,
                    ...this.config.overridden
                ].flatMap((setting)=>[
                        '-c',
                        setting
                    ]);
                return {
                    command: this.program,
                    args: [
                        ...settings,
                        ...args
                    ],
                    cwd: this.root,
                    env: {
                        ...this.env
                    }
                };
            }
            read(args, how = {}) {
                return this.run(args, {
                    ...how,
                    reading: true
                });
            }
            async run(args, how = {}) {
                let result = await this.try(args, how);
                if (0 !== result.exitCode) throw (0, git_error.V2)(args, result, this.gitDir, this.session?.now());
                return result.stdout.toString('utf8');
            }
            async try(args, how = {}) {
                for(let until = performance.now() + lockPatienceMs;;){
                    let result = await this.#once(args, how);
                    let lock = how.reading || 0 === result.exitCode ? null : (0, git_lock.M5)(result.stderr);
                    if (null === lock || !await this.#outlast(lock, until)) return result;
                }
            }
            async #outlast(lock, until) {
                let stamp = (0, git_lock.xM)(lock);
                if (null === stamp) return performance.now() < until;
                if (this.#lasting.has(stamp)) return false;
                await this.clearOwnLocks();
                while(performance.now() < until){
                    if ((0, git_lock.xM)(lock) !== stamp) return true;
                    await (0, promises_.setTimeout)(50);
                }
                this.#lasting.add(stamp);
                return false;
            }
            async #once(args, how) {
                if (!how.reading) this.mayWrite();
                let { cwd = this.root, index, reading, trusting, stdin, env, timeoutMs } = how;
                let forCopies = void 0 === index ? [] : [
                    'index.skipHash=true'
                ];
                let toSync = this.isSynced ? environment.LQ[void 0 === index ? 'repository' : 'indexCopy'] : [];
                let ours = [
                    ...environment.SY,
                    ...forCopies,
                    ...toSync,
                    ...this.config.forced
                ];
                let settings = [
                    ...ours,
                    ...trusting ? [] : this.config.overridden
                ].flatMap((setting)=>[
                        '-c',
                        setting
                    ]);
                let session = reading || void 0 !== index ? null : this.session;
                let variables = {
                    ...this.env,
                    ...void 0 === index ? {} : {
                        GIT_INDEX_FILE: index
                    },
                    ...reading ? {
                        GIT_OPTIONAL_LOCKS: '0'
                    } : {},
                    ...null === session ? {} : {
                        [process_tree.M$]: [
                            this.env[process_tree.M$] ?? [],
                            (0, call_record["if"])(session.id)
                        ].flat().join(' ')
                    },
                    ...env
                };
                let call = null === session ? null : (0, call_record.vf)(this, session, args);
                let wasKilled = true;
                try {
                    let captured = await (0, capture.F)(this.program, [
                        ...settings,
                        ...args
                    ], {
                        cwd,
                        env: variables,
                        ...void 0 === stdin ? {} : {
                            stdin
                        },
                        ...void 0 === timeoutMs ? {} : {
                            timeoutMs
                        }
                    });
                    wasKilled = false;
                    return captured;
                } catch (cause) {
                    let verb = args.find((arg)=>/^[a-z]/.test(arg)) ?? '';
                    let why = cause instanceof Error ? cause.message : String(cause);
                    throw new git_error.jd(`git ${verb} gave no answer: ${why}`, {
                        cause
                    });
                } finally{
                    (0, call_record.G_)(call, wasKilled);
                }
            }
        }
        let lockPatienceMs = 5_000;
        function programOf({ PATH = '' }) {
            let found = PATH.split(external_node_path_.delimiter).map((folder)=>(0, external_node_path_.join)(folder, 'git')).find((file)=>(0, external_node_path_.isAbsolute)(file) && canRun(file));
            return found ?? 'git';
        }
        function canRun(file) {
            try {
                (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
                return (0, external_node_fs_.statSync)(file).isFile();
            } catch  {
                return false;
            }
        }
        var object_name = __webpack_require__(43353);
        async function headOf(git) {
            let told = headInFiles(git);
            if (null !== told) return told;
            let [sha = '', name = ''] = (await git.read([
                'rev-parse',
                'HEAD',
                '--symbolic-full-name',
                'HEAD'
            ])).split('\n');
            return {
                sha,
                branch: name.startsWith('refs/heads/') ? name : null
            };
        }
        function headInFiles({ gitDir, commonDir }) {
            if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(commonDir, 'reftable'))) return null;
            let head = lineOf((0, external_node_path_.join)(gitDir, 'HEAD'));
            if ((0, object_name.V)(head)) return {
                sha: head,
                branch: null
            };
            let branch = /^ref: (refs\/heads\/(?:[\w-]+\/)*[\w-]+)$/.exec(head)?.[1] ?? null;
            let sha = null === branch ? '' : lineOf((0, external_node_path_.join)(commonDir, branch));
            return (0, object_name.V)(sha) ? {
                sha,
                branch
            } : null;
        }
        function lineOf(path) {
            try {
                let found = (0, external_node_fs_.lstatSync)(path);
                let text = found.isFile() && found.size < 1024 ? (0, external_node_fs_.readFileSync)(path, 'latin1') : '';
                return text.endsWith('\n') ? text.slice(0, -1) : '';
            } catch  {
                return '';
            }
        }
        var index_copy = __webpack_require__(76940);
        var git_status = __webpack_require__(25036);
        class Git extends GitCalls {
            identity = {};
            #notIgnored = new Set();
            #trees = new Map();
            #flagged = {
                index: '',
                entries: []
            };
            static async open(dir, env) {
                if (!(0, external_node_fs_.existsSync)(dir)) throw new git_error.XS(`${dir} does not exist; name a folder inside a git repository`);
                let clean = (0, environment.cA)(env);
                let [found] = await Promise.all([
                    (0, capture.F)('git', [
                        'rev-parse',
                        '--path-format=absolute',
                        ...whereabouts
                    ], {
                        cwd: dir,
                        env: clean
                    }).catch(()=>null),
                    checkVersion(dir, clean)
                ]);
                if (null === found) throw new git_error.XS(`git could not be run in ${dir}; look whether that folder can be entered`);
                let [bare, gitDir, commonDir, root] = found.stdout.toString('utf8').split('\n');
                if (!gitDir || !commonDir) throw new git_error.XS(`${dir} is not inside a git repository (${firstLine(found.stderr)}); run git init and commit first`);
                if ('true' === bare || !root) throw new git_error.XS(`${gitDir} is a bare repository or ${dir} lies inside it; a repository with a work tree is needed`);
                let git = new Git((0, external_node_path_.resolve)(root), (0, external_node_path_.resolve)(gitDir), (0, external_node_path_.resolve)(commonDir), clean, programOf(clean));
                if (await git.resolve('HEAD') === null && await git.read([
                    'for-each-ref',
                    '--count=1'
                ]) === '') throw new git_error.XS(`${root} has no commit yet, so there is nothing to go back to; make a first commit`);
                let [hasIdentity] = await Promise.all([
                    git.#hasIdentity(),
                    git.config.trust()
                ]);
                if (!hasIdentity) Object.assign(git.identity, environment.hY);
                Object.assign(git.env, git.identity);
                return git;
            }
            at(root, gitDir) {
                let git = new Git(root, gitDir, this.commonDir, this.env, this.program);
                Object.assign(git.identity, this.identity);
                git.config.trustAs(this.config);
                git.mayWrite = this.mayWrite;
                git.isSynced = this.isSynced;
                git.session = this.session;
                return git;
            }
            apart(root, gitDir, env) {
                let git = new Git(root, gitDir, gitDir, env, this.program);
                git.isSynced = false;
                return git;
            }
            async isConfigForLfs(file, before) {
                let list = [
                    'config',
                    '--list',
                    '-z',
                    '--no-includes',
                    '--file'
                ];
                let env = {
                    GIT_CONFIG_GLOBAL: '/dev/null'
                };
                let now = await this.try([
                    ...list,
                    file
                ], {
                    reading: true,
                    trusting: true,
                    env
                });
                if (0 !== now.exitCode) return false;
                let then = await this.try([
                    ...list,
                    '-'
                ], {
                    reading: true,
                    trusting: true,
                    env,
                    stdin: before ?? ''
                });
                let [one, other] = [
                    then,
                    now
                ].map(({ stdout })=>parseConfig(stdout.toString('utf8')));
                return 0 === then.exitCode && void 0 !== one && void 0 !== other && isOnlyGitLfs(one, other);
            }
            head() {
                return headOf(this);
            }
            async state({ untracked = true, refresh = false } = {}) {
                let which = untracked ? [
                    '--untracked-files=all',
                    '--ignored=matching'
                ] : [
                    '--untracked-files=no'
                ];
                let args = [
                    ...statusCommand,
                    ...which
                ];
                let state = (0, git_status.i)(await (refresh ? this.run(args) : this.read(args)));
                return untracked ? {
                    ignored: [],
                    ...state
                } : state;
            }
            async status() {
                return (await this.state()).changes;
            }
            async isClean() {
                return 0 === (await this.status()).length;
            }
            async flagged() {
                let index = this.#indexStamp();
                if (this.#flagged.index !== index) {
                    let listed = await this.read([
                        'ls-files',
                        '-v',
                        '-z'
                    ]);
                    let entries = /(^|\0)[^H]/.test(listed) ? paths(listed).filter((entry)=>!entry.startsWith('H ')) : [];
                    this.#flagged = {
                        index,
                        entries
                    };
                }
                return this.#flagged.entries;
            }
            knowFlagged(entries) {
                if (!this.config.isSparse) this.#flagged = {
                    index: this.#indexStamp(),
                    entries
                };
            }
            #indexStamp() {
                return fileStamp((0, external_node_path_.join)(this.gitDir, 'index'));
            }
            async resolve(name) {
                let { exitCode, stdout } = await this.try([
                    'rev-parse',
                    '-q',
                    '--verify',
                    '--end-of-options',
                    `${name}^{commit}`
                ], {
                    reading: true
                });
                return 0 === exitCode ? stdout.toString('latin1').trim() : null;
            }
            async object(ref) {
                return (await this.read([
                    'rev-parse',
                    '--verify',
                    '--end-of-options',
                    ref
                ])).trim();
            }
            async ignored(candidates) {
                if (0 === candidates.length) return [];
                let args = [
                    'check-ignore',
                    '-z',
                    '--stdin'
                ];
                let stdin = zeroEnded(candidates.map((path)=>`./${path}`));
                let result = await this.try(args, {
                    reading: true,
                    stdin,
                    env: {
                        GIT_LITERAL_PATHSPECS: '0'
                    }
                });
                if (result.exitCode > 1) throw (0, git_error.V2)(args, result);
                return paths(result.stdout.toString('utf8')).map((path)=>path.slice(2));
            }
            async ignoreRules(candidates) {
                if (0 === candidates.length) return new Map();
                let args = [
                    'check-ignore',
                    '-v',
                    '-z',
                    '--stdin'
                ];
                let stdin = zeroEnded(candidates.map((path)=>`./${path}`));
                let result = await this.try(args, {
                    reading: true,
                    stdin,
                    env: {
                        GIT_LITERAL_PATHSPECS: '0'
                    }
                });
                if (result.exitCode > 1) return new Map();
                let fields = paths(result.stdout.toString('utf8'));
                let rules = new Map();
                for(let at = 0; at + 3 < fields.length; at += 4){
                    let [source, line, pattern = '', path = ''] = fields.slice(at, at + 4);
                    if (!pattern.startsWith('!')) rules.set(path.slice(2), `${source}:${line}: ${pattern}`);
                }
                return rules;
            }
            async commitPaths(message, files, { known, drop, isEmptyToo = false } = {}) {
                let head = known?.head ?? (await this.head()).sha;
                let made = await this.commitBeside(message, files, head, known);
                let commit = made ?? (isEmptyToo ? await this.commitTree(await this.treeOf(head), [
                    head
                ], message) : null);
                if (null !== commit) await this.moveHead(head, commit, `commit: ${firstLine(message)}`, {
                    drop: void 0 === drop ? [] : [
                        drop
                    ]
                });
                return commit;
            }
            async commitBeside(message, files, head, known) {
                let changed = new Map((known?.changes ?? []).map((change)=>[
                        change.path,
                        change
                    ]));
                let ignored = new Set(await this.#ignoredOf(files.filter((file)=>!changed.has(file))));
                let wanted = files.filter((file)=>!ignored.has(file));
                if (0 === wanted.length) return null;
                let wasRead = this.#flagged.index === this.#indexStamp();
                await this.stage(wanted);
                let mine = new Set(wanted);
                let [staged] = await Promise.all([
                    known ? known.changes.filter(({ kind, index })=>'untracked' !== kind && '.' !== index).map(({ path })=>path) : this.#staged(head),
                    known ? null : this.treeOf(head)
                ]);
                let tree = staged.every((path)=>mine.has(path)) ? await this.writeTree() : await this.treeWith(head, wanted);
                if (!wanted.some((file)=>changed.has(file)) && tree === await this.treeOf(head)) return null;
                if (wasRead) this.#flagged.index = this.#indexStamp();
                if (!this.isLinked) this.syncFiles(wanted);
                return this.commitTree(tree, [
                    head
                ], message);
            }
            async moveHead(from, to, reason, { ref = 'HEAD', drop = [] } = {}) {
                let moves = [
                    `update ${ref} ${to} ${from}`,
                    ...drop.map((ref)=>`delete ${ref}`)
                ];
                await this.run([
                    'update-ref',
                    '-m',
                    reason,
                    '--stdin'
                ], {
                    stdin: `${moves.join('\n')}\n`
                });
            }
            async #staged(head) {
                return paths(await this.read([
                    'diff-index',
                    '--cached',
                    '-z',
                    '--name-only',
                    '--no-renames',
                    head,
                    '--'
                ]));
            }
            async #ignoredOf(files) {
                let unknown = files.filter((file)=>!this.#notIgnored.has(file));
                let ignored = await this.ignored(unknown);
                for (let file of unknown)if (!ignored.includes(file)) this.#notIgnored.add(file);
                return ignored;
            }
            async stage(files, index) {
                await this.run([
                    'update-index',
                    '--add',
                    '--remove',
                    '--replace',
                    '-z',
                    '--stdin'
                ], {
                    stdin: zeroEnded(files),
                    ...void 0 === index ? {} : {
                        index
                    }
                });
            }
            async writeTree(index) {
                return (await this.run([
                    'write-tree'
                ], void 0 === index ? {} : {
                    index
                })).trim();
            }
            async treeOf(commit) {
                let known = this.#trees.get(commit);
                if (void 0 !== known) return known;
                let tree = (await this.read([
                    'rev-parse',
                    '--verify',
                    '--end-of-options',
                    `${commit}^{tree}`
                ])).trim();
                if ((0, object_name.V)(commit)) this.#trees.set(commit, tree);
                return tree;
            }
            async treeWith(tree, files) {
                return (0, index_copy.y)(this, async (index)=>{
                    await this.run([
                        'read-tree',
                        '--reset',
                        tree
                    ], {
                        index
                    });
                    await this.stage(files, index);
                    return this.writeTree(index);
                });
            }
            async commitTree(tree, parents, message) {
                let args = [
                    'commit-tree',
                    '--no-gpg-sign',
                    ...parents.flatMap((parent)=>[
                            '-p',
                            parent
                        ]),
                    tree
                ];
                return (await this.run(args, {
                    stdin: harmlessMessage(message)
                })).trim();
            }
            async #hasIdentity() {
                let { exitCode } = await this.try([
                    '-c',
                    'user.useConfigOnly=true',
                    'var',
                    'GIT_COMMITTER_IDENT'
                ], {
                    reading: true
                });
                return 0 === exitCode;
            }
        }
        let statusCommand = [
            'status',
            '--porcelain=v2',
            '-z',
            '--branch',
            '--no-ahead-behind',
            '--no-renames',
            '--ignore-submodules=dirty'
        ];
        let whereabouts = [
            '--is-bare-repository',
            '--absolute-git-dir',
            '--git-common-dir',
            '--show-toplevel'
        ];
        async function checkVersion(cwd, env) {
            let wanted = 'git 2.38 or later is needed; install it or put it first on PATH';
            let answer = await (0, capture.F)('git', [
                '--version'
            ], {
                cwd,
                env
            }).catch((cause)=>{
                throw new git_error.XS(`git cannot be run: ${wanted}`, {
                    cause
                });
            });
            let found = answer.stdout.toString('utf8').trim();
            let [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(found) ?? []).map(Number);
            if (major < 2 || 2 === major && minor < 38) throw new git_error.XS(`${found || 'an unknown git'} was found, but ${wanted}`);
        }
        function paths(list) {
            return list.split('\0').filter((entry)=>'' !== entry);
        }
        function zeroEnded(list) {
            return list.map((entry)=>`${entry}\0`).join('');
        }
        function firstLine(text) {
            return text.trim().split('\n')[0] ?? '';
        }
    }),
    76940: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            y: ()=>withIndexCopy
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        async function withIndexCopy({ gitDir }, act) {
            let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'phase-executor');
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, {
                recursive: true
            });
            let copy = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `index-${process.pid}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
            let source = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'index');
            try {
                let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(source, {
                    throwIfNoEntry: false
                });
                if (stat) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(source, copy);
                if (stat) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(copy, stat.atime, Math.floor(stat.mtimeMs) / 1000);
                return await act(copy);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(copy, {
                    force: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(`${copy}.lock`, {
                    force: true
                });
            }
        }
    }),
    43353: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>isObjectName
        });
        function isObjectName(name) {
            return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name);
        }
    }),
    78816: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    25036: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>plainChanges,
            i: ()=>parseStatus
        });
        function plainChanges(state, head) {
            let plain = {
                changed: [],
                gone: [],
                fresh: []
            };
            for (let { path, kind, index, worktree, repository } of state.changes){
                if (repository || path.includes('\uFFFD') || 'unmerged' === kind) return null;
                if ('changed' === kind && !('.' === index && /[MDT]/.test(worktree))) return null;
                ('untracked' === kind ? plain.fresh : plain.changed).push(path);
                if ('D' === worktree) plain.gone.push(path);
            }
            return state.head === head ? plain : null;
        }
        function parseStatus(text) {
            let state = {
                head: null,
                branch: null,
                changes: []
            };
            for (let entry of text.split('\0'))switch(entry[0]){
                case '#':
                    readHeader(entry, state);
                    break;
                case '1':
                    state.changes.push(readChange(entry, 'changed', 8));
                    break;
                case 'u':
                    state.changes.push(readChange(entry, 'unmerged', 10));
                    break;
                case '!':
                    state.ignored ??= [];
                    state.ignored.push(entry.slice(2));
                    break;
                case '?':
                    {
                        let path = entry.slice(2);
                        state.changes.push({
                            path: trimSlash(path),
                            kind: 'untracked',
                            index: '?',
                            worktree: '?',
                            repository: path.endsWith('/')
                        });
                        break;
                    }
            }
            return state;
        }
        function readHeader(entry, state) {
            let [, name, value = ''] = /^# (\S+) (.*)$/s.exec(entry) ?? [];
            if ('branch.oid' === name && '(initial)' !== value) state.head = value;
            if ('branch.head' === name && '(detached)' !== value) state.branch = `refs/heads/${value}`;
        }
        function readChange(entry, kind, fields) {
            let words = entry.split(' ');
            let [, xy = '..', submodule = 'N...'] = words;
            return {
                path: words.slice(fields).join(' '),
                kind,
                index: xy[0] ?? '.',
                worktree: xy[1] ?? '.',
                repository: submodule.startsWith('S')
            };
        }
        function trimSlash(path) {
            return path.endsWith('/') ? path.slice(0, -1) : path;
        }
    }),
    88317: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E: ()=>writeSynced,
            f: ()=>syncFiles
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function syncFiles(files) {
            for (let file of files)syncOne(file);
            for (let folder of new Set(files.map((file)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file))))syncOne(folder);
        }
        function writeSynced(file, content, mode = 0o666) {
            let draft = `${file}.phase-executor`;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, content, {
                mode,
                flush: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, file);
            syncOne((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file));
        }
        function syncOne(path) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR',
                    'ELOOP',
                    'ENXIO',
                    'EACCES'
                ].includes(cause.code ?? '')) return;
                throw cause;
            }
            try {
                let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (found.isFile() || found.isDirectory()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
    }),
    18662: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
        var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26488);
        var _object_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43353);
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
            return (await entriesBetween(git, from, to)).map(({ path })=>path);
        }
        async function entriesBetween(git, from, to) {
            let known = lastDiffs.get(git) ?? new Map();
            lastDiffs.set(git, known);
            let key = `${from} ${to}`;
            let found = known.get(key);
            if (void 0 !== found) return found;
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
            let entries = [];
            for(let at = 0; at + 1 < raw.length; at += 2){
                let [was = '', is = ''] = (raw[at] ?? '').split(' ');
                entries.push({
                    path: raw[at + 1] ?? '',
                    was: was.slice(1),
                    is
                });
            }
            if ((0, _object_name_js__WEBPACK_IMPORTED_MODULE_3__.V)(from) && (0, _object_name_js__WEBPACK_IMPORTED_MODULE_3__.V)(to) && entries.length <= mostKept) {
                known.set(key, entries);
                let [oldest] = known.keys();
                if (known.size > 8 && void 0 !== oldest) known.delete(oldest);
            }
            return entries;
        }
        let mostKept = 5_000;
        let lastDiffs = new WeakMap();
        async function differences(git, from, to) {
            let told = {
                changed: [],
                gone: [],
                fresh: []
            };
            for (let { path, was, is } of (await entriesBetween(git, from, to))){
                ('000000' === was && '160000' !== is ? told.fresh : told.changed).push(path);
                if ('000000' === is) told.gone.push(path);
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
            let found = {
                files: [],
                gitlinks: [],
                symlinks: []
            };
            for (let { path, is } of (await entriesBetween(git, from, to)))if ('000000' !== is) {
                if ('160000' === is) found.gitlinks.push(path);
                else found.files.push(path);
                if ('120000' === is) found.symlinks.push(path);
            }
            return found;
        }
    }),
    64377: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            w$: ()=>datetime
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        function datetime(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
        }
    })
};
