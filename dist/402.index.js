export const id = 402;
export const ids = [
    402
];
export const modules = {
    48206: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            r: ()=>BundleError
        });
        class BundleError extends Error {
            name = 'BundleError';
        }
    }),
    12596: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            rJ: ()=>bundle_error.r,
            WB: ()=>dropRefs,
            Bo: ()=>readBundle,
            Mf: ()=>writeBundle
        });
        var external_node_fs_ = __webpack_require__(73024);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var git_error = __webpack_require__(11475);
        var refs = __webpack_require__(78816);
        var bundle_error = __webpack_require__(48206);
        let mostHeaderBytes = 1048576;
        function parseBundleHeader(bytes) {
            let end = bytes.subarray(0, mostHeaderBytes).indexOf('\n\n');
            let [signature = '', ...lines] = bytes.subarray(0, end < 0 ? 0 : end).toString('latin1').split('\n');
            let version = /^# v([23]) git bundle$/.exec(signature)?.[1];
            if (void 0 === version) throw new bundle_error.r('the file is not a git bundle, or was cut off in its header');
            let header = {
                objectFormat: 'sha1',
                prerequisites: [],
                refs: new Map(),
                packAt: end + 2
            };
            for (let line of lines)readLine(header, version, line);
            for (let name of header.refs.keys())for(let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))if (header.refs.has(name.slice(0, at))) throw new bundle_error.r(`the bundle names both ${name.slice(0, at)} and ${name}; git can have only one of them`);
            if (0 === header.refs.size) throw new bundle_error.r('the bundle names no commit');
            if ('PACK' !== bytes.subarray(header.packAt, header.packAt + 4).toString('latin1')) throw new bundle_error.r('the bundle has no pack after its header, or was cut off before it');
            return header;
        }
        function readLine(header, version, line) {
            let { objectFormat, prerequisites, refs } = header;
            let [, format] = /^@object-format=(sha1|sha256)$/.exec('3' === version ? line : '') ?? [];
            if (format) {
                header.objectFormat = format;
                return;
            }
            let length = 'sha1' === objectFormat ? 40 : 64;
            let [, minus, object = '', name = ''] = /^(-?)([0-9a-f]{40,64})(?: (.*))?$/.exec(line) ?? [];
            if (object.length !== length) throw new bundle_error.r(`the bundle's header has a line of no meaning: ${JSON.stringify(line.slice(0, 100))}`);
            if (minus) return void prerequisites.push(object);
            checkBundleRef(name);
            if (refs.has(name)) throw new bundle_error.r(`the bundle names ${name} twice`);
            refs.set(name, object);
        }
        function bundleHeader({ objectFormat, prerequisites, refs }) {
            let first = 'sha1' === objectFormat ? [
                '# v2 git bundle'
            ] : [
                '# v3 git bundle',
                '@object-format=sha256'
            ];
            let needed = prerequisites.map((commit)=>`-${commit} `);
            let brought = [
                ...refs
            ].map(([name, commit])=>`${commit} ${name}`);
            return `${[
                ...first,
                ...needed,
                ...brought
            ].join('\n')}\n\n`;
        }
        function checkBundleRef(name) {
            let parts = name.split('/');
            let isOurs = /^refs\/phase-executor\/[A-Za-z0-9._/-]{1,200}$/.test(name);
            if (!isOurs || parts.some((part)=>'' === part || /^[.-]|\.\.|\.$|\.lock$/.test(part))) throw new bundle_error.r(`the bundle names ${JSON.stringify(name.slice(0, 100))}; only plain names below refs/phase-executor/ are taken`);
        }
        let mostBundleBytes = 268435456;
        let patienceMs = 120_000;
        async function writeBundle(git, file, commits, exclude) {
            for (let { ref } of commits)checkBundleRef(ref);
            let range = [
                ...commits.map(({ commit })=>commit),
                ...exclude.map((commit)=>`^${commit}`)
            ].join('\n');
            let listed = await git.read([
                'rev-list',
                '--boundary',
                '--stdin'
            ], {
                stdin: `${range}\n`
            });
            let lines = listed.split('\n').filter((line)=>'' !== line);
            let [first] = lines.filter((line)=>!line.startsWith('-'));
            if (void 0 === first) return false;
            let boundary = lines.filter((line)=>line.startsWith('-')).map((line)=>line.slice(1));
            let brought = new Set(lines);
            let known = commits.flatMap(({ commit })=>brought.has(commit) ? [] : [
                    commit
                ]);
            let header = bundleHeader({
                objectFormat: 40 === first.length ? 'sha1' : 'sha256',
                prerequisites: [
                    ...new Set([
                        ...boundary,
                        ...known
                    ])
                ],
                refs: new Map(commits.map(({ ref, commit })=>[
                        ref,
                        commit
                    ]))
            });
            let args = [
                'pack-objects',
                '--revs',
                '--stdout',
                '--thin',
                '--delta-base-offset',
                '--quiet'
            ];
            let { exitCode, stdout, stderr } = await git.try(args, {
                reading: true,
                stdin: `${range}\n`
            }).catch((cause)=>{
                throw new bundle_error.r('the commits could not be packed; they may be more than a bundle can carry', {
                    cause
                });
            });
            if (0 !== exitCode) throw new git_error.XS(`git could not pack the commits for ${file}: ${stderr.trim()}`);
            await (0, promises_.writeFile)(file, Buffer.concat([
                Buffer.from(header, 'latin1'),
                stdout
            ]));
            return true;
        }
        async function readBundle(git, file, under, { maxBytes = mostBundleBytes } = {}) {
            let bytes = await readBounded(file, maxBytes);
            let header = parseBundleHeader(bytes);
            await checkPrerequisites(git, header);
            let objects = (0, external_node_path_.join)(git.commonDir, 'objects');
            await (0, promises_.mkdir)((0, external_node_path_.join)(objects, 'pack'), {
                recursive: true
            });
            let quarantine = await (0, promises_.mkdtemp)((0, external_node_path_.join)(objects, 'incoming-phase-executor-'));
            try {
                await (0, promises_.mkdir)((0, external_node_path_.join)(quarantine, 'info'));
                await (0, promises_.writeFile)((0, external_node_path_.join)(quarantine, 'info', 'alternates'), `${objects}\n`);
                let env = {
                    GIT_OBJECT_DIRECTORY: quarantine
                };
                await index(git, bytes.subarray(header.packAt), env);
                await checkRefs(git, header, env);
                await migrate((0, external_node_path_.join)(quarantine, 'pack'), (0, external_node_path_.join)(objects, 'pack'));
            } finally{
                await (0, promises_.rm)(quarantine, {
                    recursive: true,
                    force: true
                });
            }
            let created = [
                ...header.refs
            ].map(([name, commit])=>`update ${placeOf(name, under)} ${commit}\n`);
            await git.run([
                'update-ref',
                '--stdin'
            ], {
                stdin: created.join('')
            });
            return header.refs;
        }
        async function dropRefs(git, under) {
            let dropped = (await (0, refs.h9)(git, `${trimSlash(under)}/`)).map(({ name })=>`delete ${name}\n`);
            if (dropped.length > 0) await git.run([
                'update-ref',
                '--stdin'
            ], {
                stdin: dropped.join('')
            });
        }
        async function readBounded(file, maxBytes) {
            let found = await (0, promises_.stat)(file).catch(()=>null);
            if (!found?.isFile()) throw new bundle_error.r('there is no bundle file');
            if (found.size > maxBytes) throw new bundle_error.r(`the bundle has ${found.size} bytes; at most ${maxBytes} are taken`);
            return (0, promises_.readFile)(file);
        }
        async function checkPrerequisites(git, { objectFormat, prerequisites }) {
            let types = await typesOf(git, prerequisites, {});
            let missing = prerequisites.filter((_, at)=>'commit' !== types[at]);
            if (0 === missing.length) return;
            let ofOther = 'sha256' === objectFormat ? ' It is of a repository with sha256 objects.' : '';
            throw new bundle_error.r(`the bundle builds on ${missing.length} commits that are not here, such as ${missing[0]}: it was made from another base.${ofOther}`);
        }
        async function index(git, pack, env) {
            let args = [
                '-c',
                'core.bigFileThreshold=16m',
                'index-pack',
                '--stdin',
                '--fix-thin',
                '--strict'
            ];
            let { exitCode, stderr } = await git.try(args, {
                stdin: pack,
                env,
                timeoutMs: patienceMs
            }).catch((cause)=>{
                let seconds = patienceMs / 1000;
                throw new bundle_error.r(`checking the bundle took more than ${seconds} s or all memory, and was given up`, {
                    cause
                });
            });
            if (0 !== exitCode) throw new bundle_error.r(`git refuses what the bundle contains: ${complaint(stderr)}`);
        }
        async function checkRefs(git, { refs }, env) {
            let types = await typesOf(git, [
                ...refs.values()
            ], env);
            for (let [at, [name, object]] of [
                ...refs
            ].entries())if ('commit' !== types[at]) throw new bundle_error.r(`the bundle names ${name} for ${object}, which is not a commit that it brings or builds on`);
        }
        async function typesOf(git, objects, env) {
            if (0 === objects.length) return [];
            let args = [
                'cat-file',
                '--batch-check=%(objecttype)'
            ];
            let told = await git.read(args, {
                stdin: `${objects.join('\n')}\n`,
                env
            });
            return told.split('\n').map((line)=>line.split(' ').at(-1) ?? '');
        }
        async function migrate(from, to) {
            let files = (await (0, promises_.readdir)(from)).sort((one, other)=>Number(one.endsWith('.idx')) - Number(other.endsWith('.idx')));
            for (let name of files)if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(to, name))) await (0, promises_.rename)((0, external_node_path_.join)(from, name), (0, external_node_path_.join)(to, name));
        }
        function placeOf(name, under) {
            return `${trimSlash(under)}/${name.slice(20)}`;
        }
        function trimSlash(path) {
            return path.endsWith('/') ? path.slice(0, -1) : path;
        }
        function complaint(stderr) {
            let said = stderr.split('\n').filter((line)=>/^(fatal|error):/.test(line));
            let line = (said.join('; ') || stderr.trim() || 'it did not say why').slice(0, 300);
            return line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
        }
    }),
    12669: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>enterBranch,
            u: ()=>meetBranch
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1429);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11475);
        var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30012);
        var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44033);
        var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18662);
        async function meetBranch(git, remote, branch) {
            let name = `refs/heads/${branch}`;
            let there = await bringBranch(git, remote, branch);
            let here = await git.head();
            if (null !== here.branch && here.branch !== name) await git.run([
                'checkout',
                '--quiet',
                '--detach'
            ]);
            if (null === there) return null;
            let { tip } = await meeting(git, branch, [
                partThere(branch, remote, there)
            ], here.sha);
            if (tip !== here.sha) await (0, _fold_js__WEBPACK_IMPORTED_MODULE_2__.np)(git, here.sha, tip);
            return there;
        }
        async function enterBranch(git, branch, { remote, last, trustsLocal }) {
            let name = `refs/heads/${branch}`;
            let there = null === remote ? null : await bringBranch(git, remote, branch);
            let here = await git.head();
            let local = here.branch === name ? null : await git.resolve(name);
            let known = [
                ...null === there || null === remote ? [] : [
                    partThere(branch, remote, there)
                ],
                ...null !== local && trustsLocal ? [
                    {
                        sha: local,
                        what: `branch ${branch} of this repository (${local})`
                    }
                ] : [],
                ...null === last ? [] : [
                    {
                        sha: last,
                        what: `the work of the last run (${last})`
                    }
                ]
            ];
            let { tip, merged } = await meeting(git, branch, known, here.sha);
            if (null !== local && !await (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.QX)(git, local, tip)) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`branch ${branch} of this repository stands at ${local}, which was never pushed; git checkout ${branch} to go on from it, or git branch -D ${branch} to leave it out, then run again`);
            if (here.branch !== name) {
                await git.run([
                    'checkout',
                    '--quiet',
                    '--no-track',
                    '-B',
                    branch,
                    tip
                ]);
                git.syncFiles(await (0, _tree_js__WEBPACK_IMPORTED_MODULE_6__.jr)(git, here.sha, tip));
            } else if (tip !== here.sha) await (0, _fold_js__WEBPACK_IMPORTED_MODULE_2__.np)(git, here.sha, tip);
            return {
                there,
                tip,
                isNew: 0 === known.length && here.branch !== name,
                merged
            };
        }
        function partThere(branch, remote, sha) {
            return {
                sha,
                what: `branch ${branch} of ${(0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.Nt)(remote.name)} (${sha})`
            };
        }
        async function bringBranch(git, remote, branch) {
            let name = `refs/heads/${branch}`;
            let parents = parentsOf(name);
            let found = await remote.list([
                name,
                ...parents
            ]);
            let [inTheWay] = parents.filter((each)=>found.has(each));
            if (void 0 !== inTheWay) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`${name} cannot be made on ${(0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.Nt)(remote.name)}, because ${inTheWay} is there; let branch name another one`);
            let there = found.get(name) ?? null;
            if (null === there) return null;
            if (await git.resolve(there) === null) await remote.bring([
                `+${name}:refs/phase-executor/met/${branch}`
            ]);
            if (there !== (await git.head()).sha && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'shallow'))) await remote.deepen();
            return there;
        }
        function parentsOf(name) {
            let parts = name.split('/');
            return parts.slice(3).map((_, at)=>parts.slice(0, at + 3).join('/'));
        }
        async function meeting(git, branch, parts, here) {
            let last = {
                sha: here,
                what: `the commit that is checked out (${here})`
            };
            let [first = last, ...others] = [
                ...parts,
                last
            ];
            let merged = [];
            let all = first;
            for (let each of others){
                if (await (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.QX)(git, each.sha, all.sha)) continue;
                if (await (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.QX)(git, all.sha, each.sha)) {
                    all = each;
                    continue;
                }
                let { tree, conflicts } = await (0, _fold_js__WEBPACK_IMPORTED_MODULE_2__.Md)(git, all.sha, each.sha);
                if (conflicts.length > 0) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`${all.what} and ${each.what} conflict in ${conflicts.join(', ')}; merge them, push ${branch}, then start the phase again`);
                let sha = await git.commitTree(tree, [
                    all.sha,
                    each.sha
                ], `Bring ${branch} together with ${each.sha}`);
                all = {
                    sha,
                    what: `${all.what} with ${each.what}`
                };
                merged.push(each.what);
            }
            return {
                tip: all.sha,
                merged
            };
        }
    }),
    85895: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>registeredTrees,
            p: ()=>Worktrees
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11475);
        var _sync_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
        class Worktrees {
            #git;
            #folder;
            constructor(git, folder, { make = true } = {}){
                if (make) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                    recursive: true
                });
                this.#git = git;
                this.#folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) : folder;
            }
            get folder() {
                return this.#folder;
            }
            async add(name, commit) {
                let root = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
                if ('' === name || /[\\/]|^\.\.?$/.test(name)) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`a work tree cannot be named "${name}"; name one folder`);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root)) await this.remove(name);
                let forced = [
                    '--force',
                    '--force'
                ];
                await this.#git.run([
                    'worktree',
                    'add',
                    '--quiet',
                    '--detach',
                    '--no-checkout',
                    ...forced,
                    '--',
                    root,
                    commit
                ]);
                let gitDir = gitDirOf(root);
                if (null === gitDir) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`git made no work tree in ${root}; look whether the disk is full`);
                (0, _sync_js__WEBPACK_IMPORTED_MODULE_4__.f)([
                    (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'),
                    ...[
                        'HEAD',
                        'gitdir',
                        'commondir'
                    ].map((file)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, file))
                ]);
                let worktree = {
                    name,
                    root,
                    git: this.#git.at(root, gitDir)
                };
                await this.move(worktree, commit);
                return worktree;
            }
            async move({ git }, commit) {
                let settings = [
                    '-c',
                    'checkout.workers=0',
                    '-c',
                    'checkout.thresholdForParallelism=100'
                ];
                await git.run([
                    ...settings,
                    'reset',
                    '--hard',
                    '--quiet',
                    commit,
                    '--'
                ]);
                git.knowFlagged([]);
            }
            async discard({ root, git }) {
                await removeAll(root);
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(git.gitDir, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
                tryRemoveFolder((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.gitDir));
            }
            async remove(name) {
                let root = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
                await removeAll(root);
                for (let entry of (await this.#registered()))if (entry.root === root) await this.#git.run([
                    'worktree',
                    'remove',
                    '--force',
                    '--force',
                    '--',
                    root
                ]);
            }
            async list() {
                let known = (await this.#registered()).map((entry)=>entry.name);
                let home = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
                let inside = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#folder) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#folder) : [];
                let left = inside.filter((name)=>gitDirOf((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name))?.startsWith(`${home}/`));
                return [
                    ...new Set([
                        ...known,
                        ...left
                    ])
                ].sort();
            }
            find(root) {
                let home = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
                if ((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) !== this.#folder) return null;
                let name = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(home).find((each)=>leadsTo(root, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, each))) : void 0;
                if (void 0 === name) return null;
                return {
                    name: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root),
                    root,
                    git: this.#git.at(root, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name))
                };
            }
            async reap(spared = new Set()) {
                let names = (await this.list()).filter((name)=>!spared.has((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name)));
                for (let name of names)await this.remove(name);
                return names;
            }
            async #registered() {
                let roots = await registeredTrees(this.#git);
                return roots.flatMap((root)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.#folder ? [
                        {
                            name: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root),
                            root
                        }
                    ] : []);
            }
        }
        async function registeredTrees(git) {
            let home = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, 'worktrees');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home) || 0 === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(home).length) return [];
            let entries = (await git.read([
                'worktree',
                'list',
                '--porcelain',
                '-z'
            ])).split('\0');
            return entries.flatMap((entry)=>entry.startsWith('worktree ') ? [
                    entry.slice(9)
                ] : []);
        }
        async function removeAll(root) {
            let removing = ()=>(0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
            await removing().catch((error)=>{
                if ('EACCES' !== error.code && 'EPERM' !== error.code) throw error;
                unlockFolders(root);
                return removing();
            });
        }
        function unlockFolders(folder) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
                for (let entry of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, {
                    withFileTypes: true
                }))if (entry.isDirectory()) unlockFolders((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name));
            } catch  {}
        }
        function gitDirOf(root) {
            let link = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(link, {
                throwIfNoEntry: false
            })?.isFile()) return null;
            return /^gitdir: (.+)$/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, 'utf8'))?.[1] ?? null;
        }
        function leadsTo(root, gitDir) {
            let record = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(record) && (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(record, 'utf8').trim()) === (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
        }
        function tryRemoveFolder(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
            } catch  {}
        }
    }),
    23313: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>SharedLease
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var fold = __webpack_require__(1429);
        var git_history = __webpack_require__(30012);
        var ledger_event = __webpack_require__(36881);
        var ledger_lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var published_state = __webpack_require__(54039);
        var signed_commits = __webpack_require__(88732);
        var shared_record = __webpack_require__(4624);
        var tracked = __webpack_require__(16799);
        var git_git = __webpack_require__(26488);
        var refs = __webpack_require__(78816);
        var settled_work = __webpack_require__(18506);
        async function keepUnpublished(git, { here, there, phase }, events, runs) {
            let ref = `refs/phase-executor/${phase}/unpublished/${here.slice(0, 12)}`;
            if (await git.resolve(ref) !== here) await (0, refs.du)(git, ref, here, await git.resolve(ref));
            let known = await commitsOf(git, events);
            let log = await git.read([
                'log',
                '-z',
                '--format=%H %B',
                `${there}..${here}`,
                '--'
            ]);
            let isOurs = (0, git_git.f0)(log).every((entry)=>known.has(entry.slice(0, entry.indexOf(' '))) || isRecord(entry, runs));
            return {
                ref,
                isOurs
            };
        }
        async function commitsOf(git, events) {
            let known = new Set();
            for (let { base, head } of (0, settled_work.P)(events)){
                if (null === base) continue;
                let listed = await git.try([
                    'rev-list',
                    `${base}..${head}`,
                    '--'
                ], {
                    reading: true
                });
                if (0 === listed.exitCode) for (let sha of listed.stdout.toString('latin1').split('\n'))known.add(sha);
            }
            return known;
        }
        function isRecord(entry, runs) {
            let [, now, before] = /^[^\n]*\n\n(?:Phase-Executor-Run: (\S+)(?: \([^\n]*\))?|Run (\S+) of Phase Executor\.)\s*$/.exec(entry) ?? [];
            return runs.includes(now ?? before ?? '');
        }
        class SharedLease {
            epoch;
            #ground;
            #expected;
            #settled;
            #publishedAt = 0;
            #queue = Promise.resolve();
            #isWaiting = false;
            #isLost = false;
            #fenced = null;
            constructor(ground, last, settled){
                this.epoch = last.epoch + 1;
                this.#ground = ground;
                this.#expected = last.commit;
                this.#settled = settled;
            }
            static async take(ground) {
                let { git, dir } = ground;
                let found = await (0, shared_record.Kd)(ground);
                let last = found?.manifest ?? null;
                let wasHere = null !== last && (0, shared_record.ad)(dir, last, ground);
                if (null !== last && !wasHere && await (0, shared_record.i7)(last, ground)) throw new ledger_lease.by((0, shared_record.mh)(last, ground));
                await ground.enter?.(null === last ? null : {
                    ...last,
                    head: headNow(last, ground)
                });
                if (null !== found && null !== last) {
                    await catchUp(last, ground);
                    if (!wasHere) {
                        await ground.beforeAside();
                        await (0, shared_record.fT)(found.commit, ground);
                    }
                }
                let lease = new SharedLease(ground, {
                    commit: found?.commit ?? null,
                    epoch: last?.epoch ?? 0
                }, await git.head());
                await lease.#publish(false);
                if (lease.#isLost) throw new ledger_lease.by(`another run took phase ${ground.phase} on ${(0, shared_record.SP)(ground)} at this very moment; run again later`);
                (0, shared_record.ai)(ground);
                return lease;
            }
            static async giveBack(ground) {
                let found = await (0, shared_record.Kd)(ground);
                if (null === found || found.manifest.released || !(0, shared_record.ad)(ground.dir, found.manifest, ground)) return false;
                let last = {
                    commit: found.commit,
                    epoch: found.manifest.epoch
                };
                let lease = new SharedLease(ground, last, await ground.git.head());
                await lease.#publish(true);
                return !lease.#isLost;
            }
            onEvent(event) {
                if ('settled' === event.event || 'part' === event.event) this.#settle(event.head);
                else if ('tests_start' === event.event) this.#settle(event.commit);
                else if ('signed' === event.event) this.#settle(event.to);
                if ((0, ledger_event.zy)(event, {
                    publishes: true
                })) this.#publishSoon();
            }
            beat() {
                if (this.#ground.now() - this.#publishedAt > this.#ground.ttlMs / 3) this.#publishSoon();
            }
            async publish() {
                await this.#queue;
                await this.#publish(false);
                this.#refuseLost();
            }
            async release() {
                await this.#queue;
                this.#settled = await this.#ground.git.head();
                await this.#publishOrTell(true);
                if (null !== this.#fenced) throw this.#fenced;
                this.#refuseLost();
            }
            #refuseLost() {
                if (!this.#isLost) return;
                throw new ledger_lease.Qz(`another run has taken phase ${this.#ground.phase} over on ${(0, shared_record.SP)(this.#ground)}, for this one had not been heard of; what it did is in this checkout only`);
            }
            #settle(sha) {
                if (null !== sha) this.#settled = {
                    ...this.#settled,
                    sha
                };
            }
            #publishSoon() {
                if (this.#isWaiting || this.#isLost) return;
                this.#isWaiting = true;
                this.#queue = this.#queue.then(()=>{
                    this.#isWaiting = false;
                    return this.#publishOrTell(false);
                });
            }
            async #publishOrTell(released) {
                try {
                    await this.#publish(released);
                } catch (error) {
                    if (error instanceof ledger_lease.Qz) this.#fenced = error;
                    else this.#ground.onTrouble(error instanceof Error ? error.message : String(error));
                }
            }
            async #publish(released) {
                if (this.#isLost) return;
                let { remote, now } = this.#ground;
                let at = now();
                let { sha: head, branch } = this.#settled;
                let commit = await (0, shared_record.rN)(this.#ground, {
                    epoch: this.epoch,
                    released,
                    branch,
                    head,
                    at
                });
                if (await remote.move([
                    {
                        name: (0, shared_record.H8)(this.#ground),
                        to: commit,
                        from: this.#expected
                    }
                ])) {
                    this.#expected = commit;
                    this.#publishedAt = at;
                    return;
                }
                this.#isLost = true;
                this.#ground.onLost();
            }
        }
        function headNow({ head }, { dir, phase }) {
            return (0, signed_commits.o_)((0, ledger.FB)(dir, phase))(head);
        }
        async function catchUp(last, ground) {
            let { git, remote, phase } = ground;
            let { branch, host } = last;
            let head = headNow(last, ground);
            if (await git.resolve(head) === null) throw new published_state.yk(`the phase was last worked on at ${head}, which is not a commit that ${(0, shared_record.SP)(ground)} has`);
            let here = await git.head();
            if (await (0, git_history.QX)(git, head, here.sha)) return;
            if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(git.commonDir, 'shallow'))) {
                await remote.deepen();
                if (await (0, git_history.QX)(git, head, here.sha)) return;
            }
            await (0, tracked.Q)(git, ground.prefix, (0, external_node_path_.join)(ground.dir, 'uncommitted'));
            let isSameBranch = null === branch || null === here.branch || branch === here.branch;
            let short = branch?.replace(/^refs\/heads\//, '') ?? null;
            let isBehind = await (0, git_history.QX)(git, here.sha, head);
            let left = isBehind ? null : await keepUnpublished(git, {
                here: here.sha,
                there: head,
                phase
            }, (0, ledger.FB)(ground.dir, ground.phase), (0, shared_record.F_)(ground));
            if (!isSameBranch || null !== left && !left.isOurs) {
                let kept = null === left ? '' : `; what only this checkout has is kept in ${left.ref}`;
                throw new published_state.yk(`the phase was last worked on at ${head}${null === short ? '' : ` of branch ${short}`} on ${host}, and this checkout stands elsewhere; go there (git checkout ${null === short ? '--detach' : `-B ${short}`} ${head}), then run again${kept}`);
            }
            if (null === left) return void await git.run([
                'merge',
                '--ff-only',
                '--quiet',
                head
            ]);
            await (0, fold.np)(git, here.sha, head);
            ground.tell?.(`the phase has gone on at ${head} without ${here.sha}, which runs here had made and never published; it is kept in ${left.ref}`);
        }
    }),
    35645: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            M: ()=>cappedTail
        });
        function cappedTail(text, bytes) {
            let all = Buffer.from(text, 'utf8');
            if (all.length <= bytes) return text;
            let room = Math.max(0, bytes - leftOut(all.length).length);
            let head = Math.floor(room / 4);
            let start = boundaryBefore(all, head);
            let end = boundaryAfter(all, all.length - (room - head));
            let between = leftOut(end - start);
            return `${all.toString('utf8', 0, start)}${between}${all.toString('utf8', end)}`;
        }
        function leftOut(bytes) {
            return `\n[phase-executor: ${bytes} bytes are left out here]\n`;
        }
        function boundaryBefore(bytes, at) {
            let cut = at;
            while(cut > 0 && isInside(bytes, cut))cut -= 1;
            return cut;
        }
        function boundaryAfter(bytes, at) {
            let cut = at;
            while(cut < bytes.length && isInside(bytes, cut))cut += 1;
            return cut;
        }
        function isInside(bytes, at) {
            return ((bytes[at] ?? 0) & 0xc0) === 0x80;
        }
    }),
    19319: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AM: ()=>notificationBody,
            FD: ()=>cutOffNotification,
            S4: ()=>endedNotification
        });
        var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15272);
        let types = {
            success: 'phase.completed',
            failure: 'phase.failed',
            blocked: 'phase.blocked',
            skipped: 'phase.skipped'
        };
        function endedNotification(report, { folder, runId, now }) {
            let { phase, ended, host, head, branch } = report;
            let { signal, decision, exitStatus, evidence } = ended;
            let plans = report.plans.map(({ id, signal: each, attempts })=>({
                    id,
                    status: each.status,
                    attempts: attempts.length,
                    said: 'success' === each.status ? '' : (0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.UW)(each)
                }));
            return {
                version: 1,
                type: 'INTERRUPTED' === exitStatus ? 'phase.interrupted' : types[signal.status],
                timestamp: new Date(now).toISOString(),
                data: {
                    phase: {
                        id: phase.id,
                        name: phase.name
                    },
                    folder,
                    runId,
                    exitStatus,
                    decision: {
                        action: decision.action,
                        why: decision.why
                    },
                    why: (0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.UW)(signal),
                    next: (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.sk)(report),
                    evidence,
                    repository: host?.repository ?? null,
                    branch,
                    head,
                    links: linksTo(host, head),
                    plans,
                    signal,
                    truncated: false
                }
            };
        }
        function cutOffNotification(why, about, { folder, runId, now }) {
            let { phase, branch, signal, host } = about;
            return {
                version: 1,
                type: 'phase.interrupted',
                timestamp: new Date(now).toISOString(),
                data: {
                    phase: {
                        id: phase.id,
                        name: phase.name
                    },
                    folder,
                    runId,
                    exitStatus: 'INTERRUPTED',
                    decision: null,
                    why,
                    next: 'run the phase again; it continues where this one ended',
                    evidence: null,
                    repository: host?.repository ?? null,
                    branch,
                    head: null,
                    links: linksTo(host, null),
                    plans: [],
                    signal,
                    truncated: false
                }
            };
        }
        function linksTo(host, head) {
            if (null === host) return {};
            let commit = host.hasCommits && null !== head ? {
                commit: `${host.repository}/commit/${head}`
            } : {};
            let report = null === host.page ? {} : {
                report: host.page
            };
            return {
                run: host.run,
                ...report,
                ...commit
            };
        }
        let mostCharacters = 200_000;
        function notificationBody(notification) {
            let whole = JSON.stringify(notification);
            if (whole.length <= mostCharacters) return whole;
            let { data } = notification;
            let signal = null === data.signal ? null : {
                ...data.signal,
                details: {
                    reason: data.why
                }
            };
            let plans = data.plans.slice(0, 50);
            return JSON.stringify({
                ...notification,
                data: {
                    ...data,
                    plans,
                    signal,
                    truncated: true
                }
            });
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
    98007: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>notifyUrl,
            m: ()=>notify
        });
        var _http_delivery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13214);
        var _http_patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58977);
        var _report_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37325);
        var _report_notification_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19319);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44639);
        var _settings_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81625);
        var _patience_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73951);
        var _redactor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67450);
        var _webhook_signature_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44230);
        let mostText = 2_000;
        async function notify(notification, settings, world) {
            let { PHASE_EXECUTOR_NOTIFY_SECRET: secret = '' } = world.environment;
            let url = notifyUrl(settings, world.environment);
            if ('' === url) return;
            let redact = (0, _redactor_js__WEBPACK_IMPORTED_MODULE_5__.sD)({
                settings,
                world
            });
            try {
                if (!(0, _settings_address_js__WEBPACK_IMPORTED_MODULE_7__.og)(url)) throw new Error('PHASE_EXECUTOR_NOTIFY_URL is not an https address without a user or a password');
                let made = JSON.parse(JSON.stringify(await notification()));
                let body = (0, _report_notification_js__WEBPACK_IMPORTED_MODULE_3__.AM)((0, _redactor_js__WEBPACK_IMPORTED_MODULE_5__.nA)(made, (text)=>(0, _report_html_js__WEBPACK_IMPORTED_MODULE_2__.pv)(redact(text), mostText)));
                let headers = ()=>(0, _webhook_signature_js__WEBPACK_IMPORTED_MODULE_6__.G)(body, secret, world.now());
                await (0, _http_delivery_js__WEBPACK_IMPORTED_MODULE_0__.c)({
                    url,
                    body,
                    headers,
                    isTransient,
                    callMs: 10_000
                }, (0, _patience_of_js__WEBPACK_IMPORTED_MODULE_4__.H)(world));
                world.progress(`notified ${(0, _http_patience_js__WEBPACK_IMPORTED_MODULE_1__.w4)(url)}: ${made.type}`);
            } catch (error) {
                world.progress((0, _report_text_js__WEBPACK_IMPORTED_MODULE_8__.pj)(`not notified: ${redact(error.message)}`));
            }
        }
        function notifyUrl(settings, { PHASE_EXECUTOR_NOTIFY_URL: ours = '' }) {
            return settings['notify-url'] || ours;
        }
        function isTransient(status) {
            return 408 === status || 429 === status || status >= 500;
        }
    }),
    77365: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            XO: ()=>leaveRecordHere,
            Zt: ()=>nothingLeft,
            hS: ()=>leaveRecord
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26488);
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11045);
        var _github_retries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99445);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54648);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88240);
        var _report_capped_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35645);
        var _report_phase_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58299);
        var _report_traces_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77400);
        var _phase_story_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75718);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2097);
        var _redactor_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67450);
        var _send_traces_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32468);
        let nothingLeft = {
            page: null,
            record: null
        };
        async function leaveRecord(phase, archive, settings, world) {
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return nothingLeft;
            let name = nameOf(phase);
            let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-record');
            let beside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-page');
            let pageFile = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(beside, `${name}-report.html`);
            try {
                for (let each of [
                    folder,
                    beside
                ]){
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(each, {
                        recursive: true,
                        force: true
                    });
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each, {
                        recursive: true
                    });
                }
                copyRecord(phase, folder, (0, _redactor_js__WEBPACK_IMPORTED_MODULE_10__.sD)({
                    settings,
                    world
                }));
                let hasPage = await writeDocuments(phase, {
                    page: pageFile,
                    trace: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'traces.otlp.json')
                }, settings, world);
                if (hasPage) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(pageFile, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'report.html'));
                let upload = new Uploads(world);
                let record = await upload.put('own' === archive ? `${name}-record` : archive, folder);
                let page = hasPage ? await upload.putFile(pageFile) : null;
                return {
                    page,
                    record
                };
            } catch (error) {
                world.progress(`the record of the phase was not uploaded: ${error.message}`);
                return nothingLeft;
            }
        }
        async function leaveRecordHere(ref, archive, settings, world) {
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return nothingLeft;
            try {
                let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
                let read = await (0, _prepare_js__WEBPACK_IMPORTED_MODULE_9__.Un)(root, ref);
                return await leaveRecord({
                    read,
                    git,
                    prefix: (0, _prepare_js__WEBPACK_IMPORTED_MODULE_9__.MT)(git, root)
                }, archive, settings, world);
            } catch (error) {
                world.progress(`the record of the phase was not uploaded: ${error.message}`);
                return nothingLeft;
            }
        }
        async function writeDocuments(phase, paths, settings, world) {
            let { read, git, prefix } = phase;
            try {
                let story = await (0, _phase_story_js__WEBPACK_IMPORTED_MODULE_8__.P)(read, phase, {
                    ...settings,
                    remote: ''
                }, world, true);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(paths.page, (0, _report_phase_page_js__WEBPACK_IMPORTED_MODULE_6__.z)(story));
                let trace = (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_11__.Cb)(story, (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__.nm)(read.phase.id)), read.phase.id);
                let source = (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_11__.L2)(world, {
                    head: null,
                    branch: null,
                    isPushed: true
                });
                if (null !== trace) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(paths.trace, (0, _report_traces_js__WEBPACK_IMPORTED_MODULE_7__.v)((0, _report_traces_js__WEBPACK_IMPORTED_MODULE_7__.u)(trace, source)));
                return true;
            } catch (error) {
                world.progress(`the record is uploaded without its page or its trace: ${error.message}`);
                return false;
            }
        }
        function nameOf({ read, prefix }) {
            let folder = prefix.replace(/\/$/, '').replaceAll('/', '-');
            return [
                'phase',
                ...'' === folder ? [] : [
                    folder
                ],
                read.phase.id
            ].join('-').replace(/[^A-Za-z0-9._-]+/g, '_').slice(0, 100);
        }
        let maxFileBytes = 16777216;
        let maxLogBytes = 2097152;
        let maxLogs = 200;
        function copyRecord({ read, git, prefix }, into, redact) {
            let dir = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_5__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_12__.nm)(read.phase.id));
            let inJson = (text)=>text.split('\n').map((line)=>withoutSecretsIn(line, redact)).join('\n');
            let copy = (from, to, bytes, hidden)=>{
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(from, {
                    throwIfNoEntry: false
                })?.isFile() === true) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(to, (0, _report_capped_text_js__WEBPACK_IMPORTED_MODULE_13__.M)(hidden((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(from, 'utf8')), bytes));
            };
            copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'phase.json'), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'phase.json'), maxFileBytes, (text)=>withoutSecretsIn(text, redact, 2));
            copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'events.ndjson'), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'events.ndjson'), maxFileBytes, inJson);
            copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, prefix, '.planning/EXECUTION_LOG.md'), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'EXECUTION_LOG.md'), maxFileBytes, inJson);
            let folder = (name, bytes, hidden)=>{
                let from = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name);
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from)) return;
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name), {
                    recursive: true
                });
                for (let file of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from).slice(0, 'logs' === name ? maxLogs : 5_000))copy((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, file), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name, file), bytes, hidden);
            };
            folder('signals', maxFileBytes, (text)=>withoutSecretsIn(text, redact, 2));
            folder('handoffs', maxFileBytes, redact);
            folder('logs', maxLogBytes, redact);
        }
        function withoutSecretsIn(json, redact, indent = 0) {
            try {
                let hidden = JSON.parse(json, (_, each)=>'string' == typeof each ? redact(each) : each);
                return JSON.stringify(hidden, null, indent);
            } catch  {
                return redact(json);
            }
        }
        class Uploads {
            #world;
            #artifacts;
            #isHurried;
            constructor(world){
                this.#world = world;
                this.#isHurried = world.interrupt.soon.aborted;
                let hurried = {
                    retryDelayMs: 200,
                    timeoutMs: hurryMs,
                    transferMs: hurryMs
                };
                this.#artifacts = new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E(world.environment, this.#isHurried ? hurried : {});
            }
            put(name, folder) {
                return this.#put(name, ()=>this.#artifacts.upload(name, folder));
            }
            putFile(path) {
                let name = path.slice(path.lastIndexOf('/') + 1);
                return this.#put(name, ()=>this.#artifacts.uploadFile(path));
            }
            async #put(name, upload) {
                let work = async ()=>{
                    await this.#artifacts.delete(name).catch((error)=>this.#world.progress(error.message));
                    return this.#address((await upload()).id);
                };
                try {
                    return await (this.#isHurried ? (0, _github_retries_js__WEBPACK_IMPORTED_MODULE_4__.wj)(`uploading ${name}`, work(), hurryMs) : work());
                } catch (error) {
                    if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.n)) throw error;
                    this.#world.progress(`${name} was not uploaded: ${error.message}`);
                    return null;
                }
            }
            #address(id) {
                let { GITEA_ACTIONS, GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY, GITHUB_RUN_ID } = this.#world.environment;
                if ('true' === GITEA_ACTIONS || 0 === id || !URL.canParse(server)) return null;
                if (!/^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY ?? '') || !/^\d+$/.test(GITHUB_RUN_ID ?? '')) return null;
                return `${server.replace(/\/+$/, '')}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
            }
        }
        let hurryMs = 2_000;
    }),
    7185: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Pm: ()=>seenOf,
            Sf: ()=>PlansUnderWay,
            hl: ()=>factsText,
            iE: ()=>hasReported,
            wM: ()=>underWayLine
        });
        var _agents_agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44639);
        let nothing = {
            tokens: null,
            costUsd: null,
            isEstimate: false,
            turns: 0
        };
        class PlansUnderWay {
            #now;
            #facts = new Map();
            constructor(now){
                this.#now = now;
            }
            get all() {
                return [
                    ...this.#facts.values()
                ];
            }
            of(id) {
                return this.#facts.get(id) ?? null;
            }
            follow(event) {
                switch(event.event){
                    case 'attempt_start':
                    case 'adopt':
                        if (!('isLost' in event && event.isLost)) this.#begin(event.plan, event.attempt, stepAfter(event) ?? 'begins');
                        return;
                    case 'judge_start':
                    case 'tests_start':
                    case 'verifier_start':
                        this.#begin(event.event.slice(0, -6), null, stepAfter(event) ?? '');
                        return;
                    case 'judge_end':
                    case 'tests_end':
                    case 'verifier_end':
                        this.#facts.delete(event.event.slice(0, -4));
                        return;
                    case 'plan_complete':
                    case 'plan_failed':
                    case 'plan_blocked':
                    case 'plan_skipped':
                        this.#facts.delete(event.plan);
                        return;
                    default:
                        {
                            let facts = 'plan' in event && void 0 !== event.plan ? this.#facts.get(event.plan) : void 0;
                            let step = stepAfter(event);
                            if (void 0 === facts || null === step) return;
                            facts.step = step;
                            facts.seenAt = this.#now();
                            if ('agent_end' === event.event) Object.assign(facts, {
                                edit: null,
                                command: null,
                                other: null
                            });
                            if ('agent_start' === event.event) Object.assign(facts, {
                                spent: nothing,
                                spentBefore: spentBy(facts)
                            });
                        }
                }
            }
            saw(plan, activity) {
                let facts = this.#facts.get(plan);
                if (void 0 === facts) return;
                facts.seenAt = this.#now();
                switch(activity.kind){
                    case 'edit':
                        facts.edit = `edits ${short(activity.path.slice(activity.path.lastIndexOf('/') + 1))}`;
                        facts.other = null;
                        return;
                    case 'command':
                        {
                            let command = short(activity.command);
                            let code = 'ended' === activity.state ? activity.exitCode : null;
                            facts.command = 'started' === activity.state ? `runs ${command}` : withCode(command, code);
                            facts.other = null;
                            return;
                        }
                    case 'tool':
                        facts.other = `uses ${short(activity.tool)}`;
                        return;
                    case 'output':
                        facts.other = `prints ${short(activity.text)}`;
                        return;
                    case 'retry':
                        facts.other = `asks its model again (${activity.count})`;
                        return;
                    case 'turn':
                        facts.spent = {
                            ...facts.spent,
                            turns: activity.turn
                        };
                        return;
                    case 'usage':
                        {
                            let { usage, costUsd, isEstimate = false, isOfSession } = activity;
                            if (!isOfSession) facts.spent = {
                                ...facts.spent,
                                tokens: (0, _agents_agent_result_js__WEBPACK_IMPORTED_MODULE_0__.RP)(usage),
                                costUsd,
                                isEstimate
                            };
                        }
                }
            }
            #begin(of, attempt, step) {
                let now = this.#now();
                let unknown = {
                    edit: null,
                    command: null,
                    other: null,
                    spent: nothing,
                    spentBefore: nothing
                };
                this.#facts.delete(of);
                this.#facts.set(of, {
                    of,
                    attempt,
                    step,
                    since: now,
                    seenAt: now,
                    ...unknown
                });
            }
        }
        function underWayLine(facts, now) {
            return `${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(now - facts.since)}  ${facts.of}  ${factsText(facts, now)}`;
        }
        function factsText(facts, now) {
            let { attempt, step, seenAt } = facts;
            let { tokens, costUsd, isEstimate, turns } = spentBy(facts);
            let silentMs = now - seenAt;
            let parts = [
                null !== attempt && attempt > 1 ? `attempt ${attempt}` : null,
                whatOf(facts) ?? step,
                null === tokens ? null : `${tokensText(tokens)} tok`,
                null === costUsd ? null : `${isEstimate ? '~' : ''}$${costUsd.toFixed(2)}`,
                0 === turns ? null : `turn ${turns}`,
                silentMs < worthSaying ? null : `nothing new for ${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(silentMs)}`
            ];
            return (0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.pj)(parts.filter((part)=>null !== part && '' !== part).join(' · '));
        }
        function seenOf(facts) {
            if (null === facts) return null;
            let [at = '', since = ''] = [
                facts.seenAt,
                facts.since
            ].map((time)=>new Date(time).toISOString());
            return {
                what: factsText(facts, facts.seenAt),
                at,
                since
            };
        }
        function hasReported(facts) {
            let { tokens, turns } = spentBy(facts);
            return null !== whatOf(facts) || null !== tokens || turns > 0;
        }
        function isInexact({ tokens, costUsd, isEstimate }) {
            return isEstimate || null !== tokens && null === costUsd;
        }
        function spentBy({ spent, spentBefore }) {
            let sum = (one, other)=>null === one && null === other ? null : (one ?? 0) + (other ?? 0);
            return {
                tokens: sum(spent.tokens, spentBefore.tokens),
                costUsd: sum(spent.costUsd, spentBefore.costUsd),
                isEstimate: [
                    spent,
                    spentBefore
                ].some(isInexact),
                turns: spent.turns + spentBefore.turns
            };
        }
        function whatOf({ edit, command, other }) {
            let told = [
                edit,
                command,
                other
            ].filter((part)=>null !== part);
            return 0 === told.length ? null : told.join(' · ');
        }
        let worthSaying = 30_000;
        function stepAfter(event) {
            switch(event.event){
                case 'attempt_start':
                    return 'begins';
                case 'adopt':
                    return 'adopted from the run before';
                case 'setup_start':
                    return 'sets up its work tree';
                case 'agent_start':
                    return `${event.agent} is at work`;
                case 'repair':
                    return `repair ${event.repair} begins`;
                case 'handoff_start':
                    return 'hands over';
                case 'agent_progress':
                    return void 0 === event.activity ? short(event.what) : null;
                case 'agent_end':
                    return 'its work is looked at';
                case 'verify_start':
                    return `runs ${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.hS)(event.commands, 'automated check')}`;
                case 'commit':
                case 'fold':
                    return 'is committed';
                case 'rollback':
                    return 'is rolled back';
                case 'retry_wait':
                    return 'waits for its next attempt';
                case 'judge_start':
                    return 'the phase is judged in a clean copy';
                case 'tests_start':
                    return short(event.command);
                case 'verifier_start':
                    return short(event.report);
                default:
                    return null;
            }
        }
        function withCode(command, exitCode) {
            return null === exitCode ? command : `${command} (exit ${exitCode})`;
        }
        function tokensText(tokens) {
            if (tokens < 1_000) return String(tokens);
            if (tokens < 1_000_000) return `${Math.round(tokens / 1_000)}k`;
            return `${(tokens / 1_000_000).toFixed(1)}M`;
        }
        function short(text) {
            let line = (0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.pj)(text);
            return line.length > 40 ? `${line.slice(0, 39).replace(/[\ud800-\udbff]$/, '')}…` : line;
        }
    }),
    37233: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>placeOf,
            O: ()=>sharedTtlMs
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _github_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58782);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88240);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2097);
        function placeOf(read, git, settings, world) {
            let { environment, machine, now } = world;
            let prefix = (0, _prepare_js__WEBPACK_IMPORTED_MODULE_3__.MT)(git, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root));
            let { id: phase } = read.phase;
            let dir = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(phase));
            let workflowRun = (0, _github_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__.ol)(environment);
            return {
                read,
                git,
                dir,
                phase,
                prefix,
                host: machine.host,
                now,
                ...null === workflowRun ? {} : {
                    workflowRun
                },
                isOver: (run)=>(0, _github_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__.PU)(run, settings['github-token'], environment)
            };
        }
        function sharedTtlMs(settings) {
            return 5 * settings['lease-ttl'];
        }
    }),
    10402: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            recover: ()=>recover,
            recoverCheckout: ()=>recoverCheckout,
            recoverOutdated: ()=>recoverOutdated,
            worktreeFolder: ()=>worktreeFolder
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var checkpoint_checkpoint = __webpack_require__(60790);
        var control_files = __webpack_require__(14844);
        var kept_work = __webpack_require__(70061);
        var git_fold = __webpack_require__(1429);
        var git_history = __webpack_require__(30012);
        var git_worktree = __webpack_require__(85895);
        var plan_mark = __webpack_require__(87176);
        var cut_off = __webpack_require__(30667);
        var process_tree = __webpack_require__(48009);
        class RecoveryError extends Error {
            name = 'RecoveryError';
            exitCode = 64;
        }
        async function recoverInterrupted(place) {
            let { earlier } = place.ledger;
            let open = (0, cut_off.qp)(earlier, place.git.root).filter(({ tag })=>!place.spared.has(tag));
            let fold = (0, cut_off.ky)(earlier);
            let isHere = fold?.branch === void 0 || fold.branch === (await place.git.head()).branch;
            if (null !== fold && isHere) await (0, git_fold.It)(place.git, fold.base);
            for (let attempt of open)await recoverAttempt(attempt, place);
            let gate = (0, cut_off.r_)(earlier);
            if (null === gate) return open;
            await recoverGate(gate, place);
            return [
                ...open,
                gate
            ];
        }
        async function recoverGate(begun, where) {
            let { of, time, since, runId } = begun;
            let { checkpoints, ledger } = where;
            await (0, process_tree.TK)(`${runId}/${of}/${time}`);
            let checkpoint = (await checkpoints.list()).find(({ plan, at })=>plan === of && at === since);
            if (!checkpoint) return void ledger.append('recovered', {
                of,
                kept: null,
                cutOffRun: runId
            });
            await refuseForeignWork(cutOffText(begun), checkpoint, where);
            let { kept } = await checkpoints.rollback(checkpoint);
            await checkpoints.discard(checkpoint);
            ledger.append('recovered', {
                of,
                tag: checkpoint.tag,
                kept: kept?.ref ?? null,
                cutOffRun: runId
            });
        }
        async function recoverAttempt(open, where) {
            let { git, checkpoints, ledger } = where;
            let { phase, plan, attempt, tag, place, runId, adopters } = open;
            for (let id of [
                runId,
                ...adopters
            ])await (0, process_tree.TK)(`${id}/${plan}/${attempt}`);
            let checkpoint = (await checkpoints.list()).find((each)=>each.tag === tag);
            if (!checkpoint) return recordPart(open, where);
            let isHere = void 0 === place || place === git.root;
            if (isHere) await refuseForeignWork(cutOffText(open), checkpoint, where);
            let message = `attempt ${attempt} of plan ${plan} was cut off; recovered by the next run`;
            let late = isHere ? await lateCommits(checkpoint, where) : [];
            let as = {
                phase,
                plan,
                attempt,
                message,
                isCutOff: true
            };
            let kept = isHere ? await checkpoints.keep(checkpoint, as) : null;
            let ref = isHere ? kept?.ref : await keepElsewhere(place, checkpoint, as, where.git);
            if (isHere) await checkpoints.rollback(checkpoint, {
                kept
            });
            await checkpoints.discard(checkpoint);
            ledger.append('recovered', {
                plan,
                attempt,
                tag,
                kept: ref ?? null,
                cutOffRun: runId
            });
            if (late.length > 0) ledger.append('warning', {
                plan,
                attempt,
                message: lateText(late, open, ref ?? '')
            });
        }
        async function recordPart({ plan, attempt, runId }, { git, ledger }) {
            let announced = ledger.earlier.findLast((event)=>'commit' === event.event && event.plan === plan && event.attempt === attempt && event.runId === runId);
            let part = announced?.event === 'commit' ? announced.part : void 0;
            if (void 0 === part) return;
            let commit = await (0, plan_mark._7)(git, {
                plan,
                runId,
                attempt,
                ...part
            });
            if (null === commit) return;
            ledger.append('part', {
                plan,
                attempt,
                ...part,
                commit,
                head: commit
            });
            ledger.append('recovered', {
                plan,
                attempt,
                kept: null,
                cutOffRun: runId
            });
        }
        async function keepElsewhere(root, checkpoint, as, git) {
            let worktree = new git_worktree.p(git, (0, external_node_path_.dirname)(root), {
                make: false
            }).find(root);
            if (null === worktree) return null;
            let isThere = (0, external_node_fs_.existsSync)(root);
            let kept = isThere ? await new checkpoint_checkpoint.O(worktree.git).keep(checkpoint, as) : await (0, kept_work.dI)(git, checkpoint, as, (0, external_node_path_.basename)(worktree.git.gitDir));
            return kept?.ref ?? null;
        }
        async function keepUnrecorded({ root, git: there }, where) {
            let noted = await where.checkpoints.openIn(there);
            let [oldest] = noted;
            if (void 0 === oldest) return null;
            for (let mark of (0, process_tree.MC)(root))await (0, process_tree.TK)(mark);
            let { phase, plan, tag } = oldest;
            let message = `plan ${plan} was cut off; found by the next run`;
            let as = {
                phase,
                plan,
                attempt: `unrecorded-${tag.slice(tag.lastIndexOf('/') + 1)}`,
                message,
                isCutOff: true
            };
            let ref = await keepElsewhere(root, oldest, as, where.git);
            for (let checkpoint of noted)await where.checkpoints.discard(checkpoint);
            return null === ref ? null : {
                plan,
                ref
            };
        }
        async function recoverUnrecorded({ git, checkpoints }, lostAt) {
            let [oldest, ...later] = await checkpoints.openHere();
            if (void 0 === oldest) return null;
            let { checkpoint, begunAt } = oldest;
            let { phase, plan, tag } = checkpoint;
            for (let mark of (0, process_tree.MC)(git.root))if (mark.split('/').at(-2) === plan) await (0, process_tree.TK)(mark);
            let told = `an attempt of plan ${plan} was cut off of which no record can be read`;
            await refuseForeignWork(told, checkpoint, {
                git,
                lastAliveAt: lostAt ?? begunAt
            });
            let message = `plan ${plan} was cut off; found by the next run`;
            let as = {
                phase,
                plan,
                attempt: `unrecorded-${tag.slice(tag.lastIndexOf('/') + 1)}`,
                message,
                isCutOff: true
            };
            let kept = await checkpoints.keep(checkpoint, as);
            await checkpoints.rollback(checkpoint, {
                kept
            });
            for (let each of [
                oldest,
                ...later
            ])await checkpoints.discard(each.checkpoint);
            return {
                plan,
                ref: kept?.ref ?? null
            };
        }
        async function lateCommits({ head }, { git, lastAliveAt }) {
            return (await (0, git_history.X6)(git, head)).filter(({ at })=>at + 999 > lastAliveAt);
        }
        function lateText(late, open, ref) {
            let named = late.slice(0, 5).map(({ sha, subject })=>`${sha.slice(0, 12)} "${subject.slice(0, 80)}"`);
            let more = late.length > 5 ? ` and ${late.length - 5} more` : '';
            return `${nameOf(open)} was rolled back with ${named.join(', ')}${more}, committed about when its run died. If one of them is not its agent's: it is kept in ${ref}, and git cherry-pick brings it back`;
        }
        async function discardUnused(events, checkpoints, spared) {
            let begun = new Set((0, cut_off.Th)(events).map(({ plan, at })=>`${plan} ${at}`));
            if (0 === begun.size) return;
            let isSpared = ({ tag, plan, at })=>spared.some((orphan)=>orphan.tag === tag || orphan.plan === plan && orphan.checkedSince === at);
            for (let checkpoint of (await checkpoints.list()))if (begun.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint)) await checkpoints.discard(checkpoint);
        }
        async function refuseForeignWork(told, checkpoint, { git, lastAliveAt }) {
            let { head, branch } = await git.state();
            let operation = (0, control_files.o4)(git);
            let [newest] = null === head ? [] : (await (0, git_history.X6)(git, checkpoint.head)).sort((a, b)=>b.at - a.at);
            let moved = branch !== checkpoint.branch ? `HEAD is on ${branch ?? 'no branch'} now` : null !== operation ? `a ${operation} is open` : void 0 !== newest && newest.at > lastAliveAt + clockSlackMs ? 'there are commits made after it' : null;
            if (null === moved) return;
            throw new RecoveryError(`${told}, and the checkout has changed since: ${moved}. To go back to where it began (what is here is kept under a ref): phase-executor checkpoint rollback ${checkpoint.tag}. To keep the checkout as it is: git tag -d ${checkpoint.tag}. Then run again`);
        }
        function cutOffText(cutOff) {
            return `run ${cutOff.runId} was cut off in ${nameOf(cutOff)}`;
        }
        function nameOf(cutOff) {
            if ((0, cut_off.zU)(cutOff)) return `the ${'tests' === cutOff.of ? 'tests' : 'verification'} of the phase`;
            return `attempt ${cutOff.attempt} of plan ${cutOff.plan}`;
        }
        let clockSlackMs = 2_500;
        var atomic_file = __webpack_require__(50229);
        var git_git = __webpack_require__(26488);
        var git_remote = __webpack_require__(44033);
        var ledger_ledger = __webpack_require__(54648);
        var orphan = __webpack_require__(54945);
        var signed_commits = __webpack_require__(88732);
        var shared_lease = __webpack_require__(23313);
        var shared_record = __webpack_require__(4624);
        var phase_id = __webpack_require__(88240);
        var markdown = __webpack_require__(63021);
        var checkout = __webpack_require__(21462);
        var cleanup = __webpack_require__(56652);
        var failure = __webpack_require__(34798);
        function clearLeftovers(git, ledgers, spared, world) {
            let home = (0, external_node_path_.join)(git.gitDir, 'phase-executor');
            let left = [
                ...(0, atomic_file.ol)(home).flatMap((name)=>isDeadCopy(name, world) ? [
                        (0, external_node_path_.join)(home, name)
                    ] : []),
                ...draftsIn((0, external_node_path_.join)(home, 'controls'), /\.phase-executor$/),
                ...ledgers.flatMap(({ dir })=>draftsIn(dir, /\.\d+\.tmp$/)),
                ...exchanges(ledgers, spared, world),
                ...unfinishedWorktrees(git, world)
            ];
            for (let path of left)(0, external_node_fs_.rmSync)(path, {
                recursive: true,
                force: true,
                maxRetries: 3
            });
        }
        function isDeadCopy(name, { machine }) {
            let [, pid] = /^index-(\d+)-[0-9a-f]+(\.lock)?$/.exec(name) ?? [];
            return void 0 !== pid && Number(pid) !== machine.pid && null === machine.startOf(Number(pid));
        }
        function draftsIn(folder, name) {
            if (!(0, external_node_fs_.statSync)(folder, {
                throwIfNoEntry: false
            })?.isDirectory()) return [];
            let files = (0, external_node_fs_.readdirSync)(folder, {
                recursive: true,
                encoding: 'utf8'
            });
            return files.filter((file)=>name.test(file)).map((file)=>(0, external_node_path_.join)(folder, file));
        }
        function exchanges(ledgers, spared, { temporaryDirectory, machine }) {
            let kept = new Set(spared.flatMap(({ runId, adopters })=>[
                    runId,
                    ...adopters
                ]));
            let over = new Set(ledgers.flatMap(({ events })=>events.map(({ runId })=>runId)));
            return (0, atomic_file.ol)(temporaryDirectory).flatMap((name)=>{
                let [, whole = '', runId = '', pid] = /^phase-executor-((.+?)(?:-(\d+))?)$/.exec(name) ?? [];
                let isOfJob = over.has(runId) && void 0 !== pid && null === machine.startOf(Number(pid));
                let isOver = over.has(whole) && !kept.has(whole) || isOfJob && !kept.has(runId);
                return isOver ? [
                    (0, external_node_path_.join)(temporaryDirectory, name)
                ] : [];
            });
        }
        function unfinishedWorktrees(git, { now }) {
            let home = (0, external_node_path_.join)(git.commonDir, 'worktrees');
            let isAtIt = (record)=>now() - (0, external_node_fs_.statSync)(record).mtimeMs < patienceMs[(0, process_tree.gl)()] || (0, process_tree.r0)([
                    git.root,
                    git.commonDir
                ], (0, external_node_path_.join)(record, 'HEAD.lock'));
            return (0, atomic_file.ol)(home).flatMap((name)=>{
                let record = (0, external_node_path_.join)(home, name);
                let leadsTo = (0, external_node_fs_.statSync)((0, external_node_path_.join)(record, 'gitdir'), {
                    throwIfNoEntry: false
                });
                let isUnfinished = (0, external_node_fs_.statSync)(record).isDirectory() && (leadsTo?.size ?? 0) === 0;
                return isUnfinished && !isAtIt(record) ? [
                    record
                ] : [];
            });
        }
        let patienceMs = {
            full: 300,
            'group-only': 60_000
        };
        var phase_record = __webpack_require__(77365);
        var prepare = __webpack_require__(2097);
        var record_place = __webpack_require__(37233);
        var session_remote = __webpack_require__(2076);
        var run_view = __webpack_require__(55831);
        var tell_broken = __webpack_require__(65499);
        var work_branch = __webpack_require__(53835);
        async function recover([ref = ''], given, world) {
            let root = (0, external_node_path_.resolve)(world.directory, given.root);
            let settings = await (0, work_branch.D_)(given, root, world);
            let git = await git_git.TU.open(root, world.environment);
            let runId = (0, external_node_crypto_.randomUUID)();
            return (0, cleanup.V)(async (cleanup)=>{
                let { lease } = await (0, checkout.U)(git, runId, {
                    ttlMs: settings['lease-ttl']
                }, world, cleanup);
                let { cutOff } = await recoverCheckout(git, runId, lease, world, ()=>false);
                let named = cutOff.map(nameOf).join(', ');
                let where = await giveBack(ref, runId, git, settings, world);
                let end = null === where ? 'the work is in this checkout only' : `the work is published on ${where}`;
                let text = '' === named ? `nothing was left half done${null === where ? '' : `; the phase is free on ${where}`}` : `the run was cut off in ${named}; its work is kept and the tree restored; ${end}`;
                let left = await (0, phase_record.XO)(ref, 'own', settings, world);
                for (let note of (await (0, tell_broken.j)({
                    why: text,
                    left
                }, ref, tell_broken.Z, settings, world)))world.progress(note);
                return {
                    exitCode: 0,
                    json: {
                        recovered: cutOff,
                        published: null !== where
                    },
                    text,
                    summary: `${(0, markdown.t)(text)}\n`
                };
            });
        }
        async function giveBack(ref, runId, git, settings, world) {
            if ('' === settings.remote) return null;
            let warn = (why)=>world.progress(`the end of the run was not published: ${why}`);
            try {
                let place = (0, record_place.$)(await (0, prepare.Un)((0, external_node_path_.resolve)(world.directory, settings.root), ref), git, settings, world);
                let remote = (0, session_remote.e)(git, settings, world);
                let calls = {
                    beforeAside: async ()=>void 0,
                    onLost: ()=>void 0,
                    onTrouble: warn
                };
                let ground = {
                    ...place,
                    ...calls,
                    runId,
                    remote,
                    ttlMs: (0, record_place.O)(settings)
                };
                return await shared_lease._.giveBack(ground) ? `${(0, git_remote.Nt)(settings.remote)}, ${(0, shared_record.H8)(ground)}` : null;
            } catch (error) {
                warn((0, failure.g)(error).message);
                return null;
            }
        }
        async function recoverCheckout(git, runId, lease, world, spares) {
            let cutOff = [];
            let checkpoints = new checkpoint_checkpoint.O(git);
            let ledgers = (0, ledger_ledger.od)(git.gitDir);
            let orphans = ledgers.flatMap(({ dir, events })=>spares(dir) ? (0, orphan.T)(events, git.root) : []);
            let spared = orphans.length > 0 ? await stillThere(orphans, git, world) : [];
            let tags = new Set(spared.map(({ tag })=>tag));
            for (let { dir, phase: key, events, lastAliveAt } of ledgers){
                let phase = events.at(-1)?.phase ?? key;
                if ((0, cut_off.o7)(events, git.root)) {
                    let stamp = {
                        runId,
                        phase,
                        lease,
                        now: ()=>new Date(world.now())
                    };
                    let ledger = ledger_ledger.Oc.open(dir, stamp, (0, run_view.T)(world));
                    let recovered = await recoverInterrupted({
                        git,
                        checkpoints,
                        ledger,
                        lastAliveAt,
                        spared: tags
                    });
                    removeScratch(recovered, world);
                    cutOff.push(...recovered);
                    ledger.close();
                }
                await discardUnused(events, checkpoints, spared);
                await finishSigning(events, git);
            }
            let unrecorded = await recoverUnrecorded({
                git,
                checkpoints
            }, lease.lostAt);
            if (null !== unrecorded) world.progress(`an attempt in ${git.root} is on no record of a run that can be read: the tree is as before it, and ` + (null === unrecorded.ref ? `plan ${unrecorded.plan} had done nothing there` : `what plan ${unrecorded.plan} had done there is kept in ${unrecorded.ref}`));
            await clearWorktrees(git, checkpoints, new Set(spared.map(({ place })=>place)), world);
            clearLeftovers(git, ledgers, spared, world);
            return {
                cutOff,
                spared
            };
        }
        async function finishSigning(events, git) {
            let last = (0, signed_commits.s9)(events);
            if (null === last) return;
            let { from, to, branch } = last;
            let here = await git.head();
            if (here.sha !== from || here.branch !== branch || await git.resolve(to) === null) return;
            await git.moveHead(from, to, 'phase-executor: signed', {
                ref: branch ?? 'HEAD'
            });
        }
        async function clearWorktrees(git, checkpoints, spared, world) {
            for (let folder of (await worktreeFolders(git, world))){
                let worktrees = new git_worktree.p(git, folder, {
                    make: false
                });
                for (let name of (await worktrees.list())){
                    let worktree = worktrees.find((0, external_node_path_.join)(worktrees.folder, name));
                    if (null === worktree || spared.has(worktree.root)) continue;
                    let kept = await keepUnrecorded(worktree, {
                        git,
                        checkpoints
                    });
                    if (null !== kept) world.progress(`${worktree.root} is on no record of a run that can be read: what plan ${kept.plan} had done there is kept in ${kept.ref}`);
                }
                await worktrees.reap(spared);
            }
        }
        function removeScratch(cutOff, { temporaryDirectory }) {
            for (let each of cutOff)if ((0, cut_off.zU)(each)) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(temporaryDirectory, `phase-executor-${each.runId}`), {
                recursive: true,
                force: true,
                maxRetries: 3
            });
        }
        async function stillThere(orphans, git, world) {
            if ('full' !== (0, process_tree.gl)()) return [];
            let tags = new Set((await new checkpoint_checkpoint.O(git).list()).map(({ tag })=>tag));
            let bootedAt = world.now() - world.machine.uptimeMs();
            let isThere = ({ phase, place, startedAt })=>startedAt > bootedAt && null !== new git_worktree.p(git, worktreeFolder(phase, git, world), {
                    make: false
                }).find(place) && (0, external_node_fs_.existsSync)(place);
            return orphans.filter((orphan)=>tags.has(orphan.tag) && isThere(orphan));
        }
        async function recoverOutdated(spared, run) {
            let { git, checkpoints } = run.workspace;
            let { ledger, clock } = run.services;
            let { orphans } = run.found;
            let { isolation } = run;
            let mine = (0, cut_off.G5)(ledger.earlier);
            let outdated = spared.filter(({ tag, plan })=>mine.has(tag) && !orphans.has(plan));
            if (0 === outdated.length) return;
            let tags = new Set([
                ...orphans.values()
            ].map(({ tag })=>tag));
            await recoverInterrupted({
                git,
                checkpoints,
                ledger,
                lastAliveAt: clock.now(),
                spared: tags
            });
            for (let { place } of outdated)await isolation.worktrees.remove((0, external_node_path_.basename)(place));
        }
        function worktreeFolder(phase, git, world) {
            return (0, external_node_path_.join)(world.temporaryDirectory, worktreesOf(git), (0, phase_id.nm)(phase));
        }
        async function worktreeFolders(git, world) {
            let home = (0, external_node_path_.join)(world.temporaryDirectory, worktreesOf(git));
            let known = (await (0, git_worktree.O)(git)).map((root)=>(0, external_node_path_.dirname)(root));
            let isOurs = (folder)=>(0, external_node_path_.dirname)(folder).endsWith(`/${worktreesOf(git)}`);
            return new Set([
                ...(0, atomic_file.ol)(home).map((phase)=>(0, external_node_fs_.realpathSync)((0, external_node_path_.join)(home, phase))),
                ...known.filter(isOurs)
            ]);
        }
        function worktreesOf(git) {
            return (0, external_node_path_.join)('phase-executor-worktrees', (0, external_node_crypto_.createHash)('sha1').update(git.gitDir).digest('hex').slice(0, 12));
        }
    }),
    55831: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: ()=>RunView,
            T: ()=>eventPrinter
        });
        var ledger_event = __webpack_require__(36881);
        var report_text = __webpack_require__(44639);
        var plans_under_way = __webpack_require__(7185);
        class ProgressLines {
            #paint;
            #heading;
            #startedAt = null;
            constructor(waves, colour){
                this.#paint = painter(colour);
                this.#heading = waveHeadings(waves);
            }
            of(event) {
                let at = Date.parse(event.at);
                this.#startedAt ??= at;
                let wave = this.#heading(event);
                if (!(0, ledger_event.zy)(event, {
                    shown: true
                })) return null;
                let text = lines[event.event](event, this.#paint);
                let clock = this.#clock(at);
                return `${null === wave ? '' : `${clock}  ${this.#paint('bold', wave)}\n`}${clock}  ${text}`;
            }
            on(plan, text, at) {
                this.#startedAt ??= at;
                return `${this.#clock(at)}    ${this.#paint('cyan', plan)}    ${(0, report_text.pj)(text)}`;
            }
            #clock(at) {
                return this.#paint('dim', (0, report_text.vk)(at - (this.#startedAt ?? at)).padStart(8));
            }
        }
        function waveHeadings(waves) {
            let open = new Map(waves);
            let started = new Set();
            let current = 0;
            return (event)=>{
                if ('phase_start' === event.event) for (let id of event.done)open.delete(id);
                if ((0, ledger_event.zy)(event, {
                    ends: 'plan'
                })) open.delete(event.plan);
                if ('attempt_start' !== event.event || started.has(event.plan)) return null;
                started.add(event.plan);
                let wave = waves.get(event.plan) ?? current;
                if (wave === current) return null;
                current = wave;
                let earlier = [
                    ...open
                ].flatMap(([id, number])=>number < wave ? [
                        id
                    ] : []);
                return 0 === earlier.length ? `wave ${wave}` : `wave ${wave}, before ${listed(earlier)} of an earlier wave ended`;
            };
        }
        function listed(ids) {
            return ids.length <= 5 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`;
        }
        let styles = {
            bold: 1,
            dim: 2,
            red: 31,
            green: 32,
            yellow: 33,
            cyan: 36
        };
        function painter(colour) {
            return (style, text)=>colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;
        }
        let lines = {
            phase_start: ({ phase, plans, done, agent }, paint)=>paint('bold', `phase ${phase}: ${(0, report_text.hS)(plans.length, 'plan')}, ${done.length} of them done, agent ${agent}`),
            attempt_start: ({ plan, attempt }, paint)=>`  ${paint('cyan', plan)}  attempt ${attempt}`,
            adopt: ({ plan, attempt, isAtWork, endsAt }, paint)=>{
                let work = isAtWork ? `; its agent is still at work, until ${endsAt} at the latest` : '';
                return `  ${paint('cyan', plan)}  attempt ${attempt}, adopted from the run before${work}`;
            },
            agent_progress: ({ plan, what }, paint)=>`  ${paint('cyan', plan)}    ${(0, report_text.pj)(what)}`,
            tests_start: ({ command }, paint)=>`  ${paint('cyan', 'tests')}  ${(0, report_text.pj)(command)}`,
            tests_end: ({ verdict, reasons, passed }, paint)=>`  ${paint('cyan', 'tests')}    ${(0, report_text.pj)(verdict)}: ${(0, report_text.pj)(reasons.join('; ') || `${String(passed)} passed`)}`,
            verify_start: ({ plan, commands }, paint)=>`  ${paint('cyan', plan)}    ${(0, report_text.hS)(commands, 'automated check')}`,
            handoff_start: ({ plan, why }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', (0, report_text.pj)(why))}`,
            repair: ({ plan, repair, details }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', `repair ${repair}, in the same session: ${(0, report_text.pj)(details)}`)}`,
            judge_start: ({ commit }, paint)=>`  ${paint('cyan', 'judge')}  commit ${commit.slice(0, 12)} in a clean copy`,
            judge_end: ({ commands, durationMs }, paint)=>`  ${paint('cyan', 'judge')}    ${commands} ${1 === commands ? 'command' : 'commands'} of plans, ${(0, report_text.vk)(durationMs)} besides`,
            summary_adopted: ({ plan, evidence }, paint)=>`  ${paint('cyan', plan)}  its SUMMARY was verified now (${evidence}); it counts as done`,
            verifier_start: ({ report }, paint)=>`  ${paint('cyan', 'verifier')}  ${(0, report_text.pj)(report)}`,
            set_back: ({ plan, files }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', `set back what the agent changed in ${(0, report_text.pj)(files.join(', '))}`)}`,
            rollback: ({ plan, kept }, paint)=>`  ${paint('cyan', plan)}    rolled back${keptText(kept)}`,
            retry_wait: ({ plan, why }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', (0, report_text.pj)(why))}`,
            recovered: ({ plan = '', attempt, of, tag, kept }, paint)=>{
                let part = void 0 === of ? `attempt ${attempt}` : `its ${'judge' === of ? 'exit gate' : of}`;
                let restored = void 0 === tag ? '' : ': tree restored';
                let text = `an earlier run was cut off in ${part}${restored}${keptText(kept)}`;
                return `  ${paint('cyan', plan)}    ${paint('yellow', text)}`;
            },
            answered: ({ plan, approved, by }, paint)=>`  ${paint('cyan', plan)}  ${approved ? 'approved' : 'answered'} by ${(0, report_text.pj)(by)}`,
            signed: ({ commits }, paint)=>`  ${paint('cyan', 'signed')}  ${(0, report_text.hS)(commits.length, 'commit')}, made again by the host`,
            warning: ({ plan = '', message }, paint)=>`  ${paint('cyan', plan)}  ${paint('yellow', `! ${(0, report_text.pj)(message)}`)}`,
            plan_complete: ({ plan }, paint)=>`  ${paint('cyan', plan)}  ${paint('green', '✓ complete')}`,
            plan_failed: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('red', '✗ failed:')} ${whyOf(event)}`,
            plan_blocked: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('yellow', '‖ blocked:')} ${whyOf(event)}`,
            plan_skipped: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('dim', `- ${whyOf(event)}`)}`
        };
        function keptText(kept) {
            return null === kept ? '' : `, its work is kept in ${kept}`;
        }
        function whyOf({ signal: { details } }) {
            let { error, reason = '' } = details;
            return (0, report_text.pj)(error?.message ?? reason);
        }
        let usualTimes = {
            redrawMs: 250,
            heartbeatMs: 60_000
        };
        class RunView {
            underWay;
            #world;
            #lines;
            #held = new Map();
            #timer;
            constructor(waves, world, times = usualTimes){
                this.underWay = new plans_under_way.Sf(world.now);
                this.#world = world;
                this.#lines = new ProgressLines(waves, world.terminal.colour);
                let isLive = null !== world.terminal.live;
                let look = isLive ? ()=>this.#redraw() : ()=>this.#beat();
                this.#timer = setInterval(look, isLive ? times.redrawMs : times.heartbeatMs).unref();
            }
            follow(event) {
                let { terminal } = this.#world;
                if ('agent_end' === event.event) this.#tellFacts(event.plan);
                this.underWay.follow(event);
                let line = this.#lines.of(event);
                this.#redraw();
                let plan = 'plan' in event ? event.plan : void 0;
                if ((0, ledger_event.zy)(event, {
                    ends: 'plan'
                })) this.#tellHeld(event.plan, event.event.slice(5));
                if (null === line || isDetail(event, terminal)) return;
                if (void 0 !== plan && isHeldBack(event)) this.#tell(plan, line);
                else this.#world.progress(line);
            }
            saw(plan, activity) {
                this.underWay.saw(plan, activity);
            }
            close() {
                clearInterval(this.#timer);
                this.#world.terminal.live?.([]);
                for (let plan of [
                    ...this.#held.keys()
                ])this.#tellHeld(plan, 'cut off');
            }
            #redraw() {
                let now = this.#world.now();
                this.#world.terminal.live?.(this.underWay.all.map((facts)=>(0, plans_under_way.wM)(facts, now)));
            }
            #beat() {
                for (let facts of this.underWay.all)this.#world.progress(this.#factsLine(facts));
            }
            #tellFacts(plan) {
                let facts = this.underWay.of(plan);
                if (null !== facts && (0, plans_under_way.iE)(facts)) this.#tell(plan, this.#factsLine(facts));
            }
            #factsLine(facts) {
                let now = this.#world.now();
                return this.#lines.on(facts.of, `at work for ${(0, report_text.Yi)(now - facts.since)}: ${(0, plans_under_way.hl)(facts, now)}`, now);
            }
            #tell(plan, line) {
                if (null === this.#world.terminal.group || null === this.underWay.of(plan)) return void this.#world.progress(line);
                let held = this.#held.get(plan) ?? {
                    lines: [],
                    left: 0
                };
                this.#held.set(plan, held);
                held.lines.push(line);
                if (held.lines.length <= mostHeld) return;
                held.lines.shift();
                held.left += 1;
            }
            #tellHeld(plan, ending) {
                let held = this.#held.get(plan);
                if (void 0 === held) return;
                this.#held.delete(plan);
                let left = 0 === held.left ? [] : [
                    `… ${(0, report_text.hS)(held.left, 'line')} before these`
                ];
                this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [
                    ...left,
                    ...held.lines
                ]);
            }
        }
        let mostHeld = 500;
        function eventPrinter(world) {
            let lines = new ProgressLines(new Map(), world.terminal.colour);
            return (event)=>{
                let line = lines.of(event);
                if (null !== line) world.progress(line);
            };
        }
        function isDetail(event, { group }) {
            if ('agent_progress' !== event.event || null !== group) return false;
            return 'edit' === event.activity || 'command' === event.activity;
        }
        function isHeldBack(event) {
            let isTold = 'attempt_start' === event.event || 'adopt' === event.event || 'warning' === event.event;
            return !isTold && !(0, ledger_event.zy)(event, {
                ends: 'plan'
            });
        }
    }),
    734: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>asTheyAre,
            c: ()=>signCommits
        });
        var atomic_file = __webpack_require__(50229);
        var checkpoint_tag = __webpack_require__(93340);
        var git_error = __webpack_require__(11475);
        var git_history = __webpack_require__(30012);
        var refs = __webpack_require__(78816);
        var ledger_ledger = __webpack_require__(54648);
        var published_state = __webpack_require__(54039);
        var signed_commits = __webpack_require__(88732);
        var completion_signal = __webpack_require__(57733);
        var promises_ = __webpack_require__(58500);
        var environment = __webpack_require__(64757);
        function withCoAuthor(message, { name, email }) {
            let text = message.trimEnd();
            if (isMachine(name, email) || isOurs.test(text)) return text;
            let trailer = `Co-authored-by: ${name} <${email}>`.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
            if (text.toLowerCase().includes(`<${email.toLowerCase()}>`) && /^Co-authored-by: /im.test(text)) return text;
            let [, ...rest] = text.split(/\n\n+/);
            let isBlock = rest.at(-1)?.split('\n').every((line)=>/^[A-Za-z][\w-]*: \S/.test(line)) === true;
            return `${text}${isBlock ? '\n' : '\n\n'}${trailer}`;
        }
        function isMachine(name, email) {
            return '' === name || '' === email || email === environment.hY.GIT_AUTHOR_EMAIL || /\[bot\](?:@|$)/.test(email);
        }
        let isOurs = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;
        async function commitsBetween(git, head, without) {
            let known = await commitsHere(git, without);
            let stdin = [
                head,
                ...known.map((sha)=>`^${sha}`)
            ].map((line)=>`${line}\n`).join('');
            return lines(await git.read([
                'rev-list',
                '--topo-order',
                '--reverse',
                '--stdin'
            ], {
                stdin
            }));
        }
        async function commitsHere(git, shas) {
            if (0 === shas.length) return [];
            let stdin = shas.map((sha)=>`${sha}\n`).join('');
            let told = await git.read([
                'cat-file',
                '--batch-check=%(objectname) %(objecttype)'
            ], {
                stdin
            });
            return lines(told).flatMap((line)=>line.endsWith(' commit') ? [
                    line.slice(0, line.indexOf(' '))
                ] : []);
        }
        function lines(text) {
            return text.split('\n').filter((line)=>'' !== line);
        }
        async function commitObjects(git, shas) {
            let found = new Map();
            if (0 === shas.length) return found;
            let args = [
                'cat-file',
                '--batch'
            ];
            let result = await git.try(args, {
                reading: true,
                stdin: shas.map((sha)=>`${sha}\n`).join('')
            });
            if (0 !== result.exitCode) throw (0, git_error.V2)(args, result);
            let rest = result.stdout;
            for (let wanted of shas){
                let end = rest.indexOf('\n');
                let [sha = '', type, size] = rest.subarray(0, end).toString('latin1').split(' ');
                if (sha !== wanted || 'commit' !== type) throw new git_error.XS(`${wanted} is not a commit that is here`);
                let from = end + 1;
                let to = from + Number(size);
                found.set(sha, parsedCommit(sha, rest.subarray(from, to)));
                rest = rest.subarray(to + 1);
            }
            return found;
        }
        function parsedCommit(sha, object) {
            let end = object.indexOf('\n\n');
            let head = lines(object.subarray(0, end).toString('utf8'));
            let fields = (name)=>head.flatMap((line)=>line.startsWith(`${name} `) ? [
                        line.slice(name.length + 1)
                    ] : []);
            let [, name = '', email = ''] = /^(.*?) ?<([^<>]*)>/.exec(fields('author')[0] ?? '') ?? [];
            return {
                sha,
                tree: fields('tree')[0] ?? '',
                parents: fields('parent'),
                author: {
                    name,
                    email
                },
                message: decoded(object.subarray(end + 2), fields('encoding')[0]),
                isSigned: head.some((line)=>/^gpgsig(?:-sha256)? /.test(line))
            };
        }
        function decoded(bytes, encoding = 'utf-8') {
            try {
                return new TextDecoder(encoding).decode(bytes);
            } catch  {
                return bytes.toString('utf8');
            }
        }
        var host_api = __webpack_require__(80644);
        var schemas = __webpack_require__(27597);
        let id = schemas.YjP().regex(/^[0-9a-f]{40,64}$/);
        let VerificationSchema = schemas.Ikc({
            verified: schemas.zMY(),
            reason: schemas.YjP().regex(/^\w{1,60}$/)
        }).catch({
            verified: false,
            reason: 'unknown'
        });
        let Made = schemas.Ikc({
            sha: id,
            tree: schemas.Ikc({
                sha: schemas.YjP()
            }),
            parents: schemas.YOg(schemas.Ikc({
                sha: schemas.YjP()
            })),
            verification: VerificationSchema
        });
        async function makeCommit({ message, tree, parents }, host) {
            let path = `repos/${host.repository}/git/commits`;
            let made = await host.put(path, {
                message,
                tree,
                parents
            }, Made);
            let isSame = made.tree.sha === tree && made.parents.map(({ sha })=>sha).join() === parents.join();
            if (!isSame) throw new host_api.d(`${path}: ${made.sha} has another tree or other parents than were asked for`, 200);
            return {
                sha: made.sha,
                ...made.verification
            };
        }
        async function isVerified(sha, host) {
            let Found = schemas.Ikc({
                sha: schemas.euz(sha),
                verification: VerificationSchema
            });
            return (await host.get(`repos/${host.repository}/git/commits/${sha}`, Found)).verification.verified;
        }
        class UnsignedError extends Error {
            name = 'UnsignedError';
        }
        let mostCommits = 500;
        let unhurried = 60;
        let pauseMs = 1_000;
        let progressEvery = 25;
        async function remadeCommits(of) {
            let { git, remote, head, since, hostFor } = of;
            let commits = await commitsBetween(git, head, [
                since,
                ...await remote.heads()
            ]);
            if (0 === commits.length) return [];
            if (commits.length > mostCommits) throw new UnsignedError(`there are ${commits.length} of them, and GitHub makes ${mostCommits} an hour`);
            let host = hostFor(commits.length);
            if (null === host) throw new UnsignedError('this is no job on GitHub, or it has no github-token');
            let objects = await commitObjects(git, commits);
            let made = await withUploaded(of, async ()=>{
                let remade = await makeAgain([
                    ...objects.values()
                ], host, of);
                let newest = remade.at(-1);
                if (void 0 !== newest) await remote.bring([
                    newest.sha
                ]);
                return remade;
            });
            await requireSame(made, git);
            return made;
        }
        async function withUploaded({ remote, ref, head, tell }, work) {
            let from = (await remote.list([
                ref
            ])).get(ref) ?? null;
            if (from !== head && !await remote.move([
                {
                    name: ref,
                    to: head,
                    from
                }
            ])) throw new git_error.XS(`${ref} was moved by another run; nothing was pushed`);
            try {
                return await work();
            } finally{
                await remote.remove(ref, head).catch(({ message })=>tell(message));
            }
        }
        async function makeAgain(commits, host, { nameOf, tell }) {
            let made = new Map();
            let nameNow = (sha)=>made.get(sha)?.sha ?? nameOf(sha);
            for (let [at, from] of commits.entries()){
                let parents = from.parents.map((sha)=>made.get(sha)?.sha ?? sha);
                let isMoved = parents.some((sha, which)=>sha !== from.parents[which]);
                let message = withCoAuthor(renamedIn(from.message, nameNow), from.author) || '(no message)';
                let ask = async ()=>{
                    if (from.isSigned && !isMoved && await isVerified(from.sha, host)) return null;
                    return makeCommit({
                        message,
                        tree: from.tree,
                        parents
                    }, host);
                };
                let answer = await ask().catch((error)=>refuse(error, 0 === made.size));
                if (null !== answer) {
                    requireSigned(answer, 0 === made.size);
                    made.set(from.sha, {
                        from,
                        sha: answer.sha,
                        message,
                        parents
                    });
                    if (made.size % progressEvery === 0) tell(`the host has signed ${made.size} of ${commits.length} commits`);
                    if (at >= unhurried) await (0, promises_.setTimeout)(pauseMs);
                }
            }
            return [
                ...made.values()
            ];
        }
        function renamedIn(message, nameOf) {
            return message.replace(/^Phase-Executor-(?:Base|After): .*$/gm, (line)=>line.replace(/[0-9a-f]{40,64}/g, nameOf));
        }
        function refuse(error, isFirst) {
            if (!(error instanceof host_api.d)) throw error;
            if (isFirst && [
                403,
                404,
                405,
                410
            ].includes(error.status ?? 0)) throw new UnsignedError(error.message);
            throw new git_error.XS(`${error.message} (commit-signing: api); ${wayOut}`);
        }
        function requireSigned({ verified, reason }, isFirst) {
            if (verified) return;
            let why = `the host made a commit and did not sign it (${reason})`;
            if (isFirst && !reason.startsWith('gpgverify')) throw new UnsignedError(`${why}; GitHub signs for the token of a job or of an app, not for a personal one, and other servers may not sign`);
            throw new git_error.XS(`${why}; ${wayOut}`);
        }
        let wayOut = 'nothing was pushed; run again, or set commit-signing: off';
        async function requireSame(made, git) {
            let ids = made.map(({ sha })=>sha);
            let objects = await commitObjects(git, ids);
            for (let remade of made){
                let odd = difference(remade, objects.get(remade.sha));
                if (null !== odd) throw new git_error.XS(`the commit ${remade.sha}, which the host made of ${remade.from.sha}, ${odd}; ${wayOut}`);
            }
        }
        function difference({ from, message, parents }, found) {
            if (found?.tree !== from.tree) return `has the tree ${found?.tree} instead of ${from.tree}`;
            if (found.parents.join() !== parents.join()) return 'has other parents';
            if (words(found.message) !== words(message)) return 'has another message';
            return found.isSigned ? null : 'bears no signature';
        }
        function words(text) {
            return text.replace(/\s+/g, ' ').trim();
        }
        var tell_host = __webpack_require__(90298);
        let asTheyAre = {
            as: (sha)=>sha,
            remark: null
        };
        async function signCommits(place) {
            if ('off' === place.settings['commit-signing']) return asTheyAre;
            let { git } = place.run.workspace;
            let { sha: head, branch } = await git.head();
            let made = await remade(head, place).catch((error)=>{
                if (error instanceof UnsignedError) return error;
                throw error;
            });
            if (made instanceof UnsignedError) return unsigned(made, place.run);
            if (0 === made.length) return asTheyAre;
            let names = new Map(made.map(({ from, sha })=>[
                    from.sha,
                    sha
                ]));
            let as = (sha)=>names.get(sha) ?? sha;
            let kept = `${(0, published_state.RW)((0, checkpoint_tag.bm)(place.run.phase.id))}unsigned/${head.slice(0, 12)}`;
            await (0, refs.du)(git, kept, head, await git.resolve(kept));
            place.run.services.ledger.append('signed', {
                from: head,
                to: as(head),
                branch,
                commits: [
                    ...names
                ]
            });
            await git.moveHead(head, as(head), 'phase-executor: signed', {
                ref: branch ?? 'HEAD'
            });
            place.run.workspace.invalidate();
            renameInSignal(as, place.run);
            return {
                as,
                remark: null
            };
        }
        function renameInSignal(as, { services: { ledger } }) {
            let text = (0, atomic_file.o_)((0, ledger_ledger.CV)(ledger.dir, null));
            try {
                if (null !== text) ledger.writeSignal(null, (0, completion_signal.Ld)((0, completion_signal._w)(text), as));
            } catch (error) {
                if (!(error instanceof completion_signal.F8)) throw error;
            }
        }
        async function beginning({ services, found, workspace }, head) {
            let first = services.ledger.events.find((event)=>'phase_start' === event.event);
            let base = first?.base ?? found.startCommit;
            let isHere = await workspace.git.resolve(base) !== null && await (0, git_history.QX)(workspace.git, base, head);
            return isHere ? base : found.startCommit;
        }
        async function remade(head, { run, remote, settings, world }) {
            return remadeCommits({
                git: run.workspace.git,
                remote,
                head,
                since: await beginning(run, head),
                ref: (0, published_state.af)(run.phase.id, run.workspace.prefix).replace(/state$/, 'signing'),
                nameOf: (0, signed_commits.o_)(run.services.ledger.events),
                hostFor: (commits)=>(0, tell_host.w4)(settings, world, patienceMs + msPerCommit * commits),
                tell: world.progress
            });
        }
        let patienceMs = 90_000;
        let msPerCommit = 3_000;
        function unsigned({ message }, { phase, policy, services }) {
            let remark = `the commits of phase ${phase.id} were not signed (commit-signing: api): ${message}`;
            if (policy.failOnWarnings) throw new git_error.XS(`${remark}; with fail-on-warnings they are not pushed like that`);
            services.ledger.append('warning', {
                message: remark
            });
            return {
                ...asTheyAre,
                remark
            };
        }
    }),
    65499: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>ownBranch,
            j: ()=>tellBroken
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26488);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88240);
        var _report_notification_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19319);
        var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34798);
        var _host_links_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56248);
        var _notify_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98007);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2097);
        var _recorded_signals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77242);
        var _send_traces_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32468);
        var _tell_host_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90298);
        var _work_branch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53835);
        async function tellBroken(cutOff, ref, findBranch, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            try {
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_1__.TU.open(root, world.environment);
                let read = await (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.Un)(root, ref);
                let branch = await findBranch(read, settings, git, world);
                let prefix = (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.MT)(git, root);
                let { phase } = read;
                let { why, left } = cutOff;
                let { trace, signal } = recordOf((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__.nm)(phase.id)), phase.id);
                let name = branch?.name ?? null;
                let host = (0, _host_links_js__WEBPACK_IMPORTED_MODULE_12__.h)(world, false, left);
                let context = {
                    folder: prefix.replace(/\/$/, ''),
                    runId: trace?.key.runId ?? null,
                    now: world.now()
                };
                let [notes] = await Promise.all([
                    (0, _tell_host_js__WEBPACK_IMPORTED_MODULE_9__.HY)(cutOff, {
                        phase,
                        prefix,
                        branch,
                        git
                    }, settings, world),
                    (0, _notify_js__WEBPACK_IMPORTED_MODULE_5__.m)(async ()=>(0, _report_notification_js__WEBPACK_IMPORTED_MODULE_3__.FD)(why, {
                            phase,
                            branch: name,
                            host,
                            signal
                        }, context), settings, world),
                    (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_8__.ei)(()=>trace, (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_8__.L2)(world, {
                        head: null,
                        branch: name,
                        isPushed: false
                    }), settings, world)
                ]);
                return notes;
            } catch (error) {
                return [
                    `not told on the host: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_4__.g)(error).message}`
                ];
            }
        }
        function recordOf(dir, phase) {
            let signal = (0, _recorded_signals_js__WEBPACK_IMPORTED_MODULE_7__.a)(dir).get(null) ?? null;
            let isProvisional = signal?.status === 'failure' && 'interrupted' === signal.details.reason;
            return {
                trace: (0, _send_traces_js__WEBPACK_IMPORTED_MODULE_8__.Pl)((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.FB)(dir, phase)),
                signal: isProvisional ? signal : null
            };
        }
        let ownBranch = async (_read, settings, git, world)=>{
            let name = (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
            return null === name ? null : {
                name,
                isPushed: (0, _work_branch_js__WEBPACK_IMPORTED_MODULE_10__.gn)(settings, world)
            };
        };
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
    }),
    53835: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            IT: ()=>WorkBranch,
            dZ: ()=>branchNameOf,
            lI: ()=>branchOfRun,
            ss: ()=>current,
            gn: ()=>pushesWork,
            D_: ()=>withOrigin
        });
        var external_node_path_ = __webpack_require__(76760);
        var checkpoint_tag = __webpack_require__(93340);
        var git_git = __webpack_require__(26488);
        var git_error = __webpack_require__(11475);
        var git_history = __webpack_require__(30012);
        var meeting = __webpack_require__(12669);
        var git_remote = __webpack_require__(44033);
        var settings_settings = __webpack_require__(23152);
        var session_remote = __webpack_require__(2076);
        var sign_commits = __webpack_require__(734);
        var external_node_fs_ = __webpack_require__(73024);
        var bundle = __webpack_require__(12596);
        var bundle_error = __webpack_require__(48206);
        var artifacts = __webpack_require__(11045);
        async function uploadUnpushed(sha, from, { phase, workspace: { git } }, world) {
            if (!artifacts.E.available(world.environment) || world.interrupt.soon.aborted) return null;
            let id = (0, checkpoint_tag.bm)(phase.id);
            let name = `phase-${id}-unpushed`;
            let folder = (0, external_node_path_.join)(world.temporaryDirectory, `phase-executor-${name}`);
            let ref = `refs/phase-executor/${id}/unpushed`;
            (0, external_node_fs_.rmSync)(folder, {
                recursive: true,
                force: true
            });
            (0, external_node_fs_.mkdirSync)(folder, {
                recursive: true
            });
            try {
                let event = await git.resolve(world.environment.GITHUB_SHA ?? '');
                let known = [
                    from,
                    event
                ].filter((each)=>null !== each);
                if (!await (0, bundle.Mf)(git, (0, external_node_path_.join)(folder, 'work.bundle'), [
                    {
                        ref,
                        commit: sha
                    }
                ], known)) return null;
                let stored = await new artifacts.E(world.environment).upload(name, folder);
                return `the commits are in the artifact ${stored.name}: git fetch work.bundle ${ref}`;
            } catch (error) {
                if (!(error instanceof artifacts.n || error instanceof bundle_error.r || error instanceof git_error.XS)) throw error;
                return `the commits could not be uploaded either: ${error.message}`;
            }
        }
        let current = 'current';
        let longestPart = 200;
        function branchNameOf({ phase }, named) {
            let part = (text)=>(0, checkpoint_tag.bm)(text.slice(0, longestPart));
            if ('' === named) return `phase/${part((0, external_node_path_.basename)(phase.dir))}`;
            return named.replace(/^refs\/heads\//, '').replaceAll('{phase}', part(phase.id)).replaceAll('{name}', part(phase.slug));
        }
        async function withOrigin(settings, root, world) {
            if ('' !== settings.remote || !hasOwnBranch(settings, world)) return settings;
            let git = await git_git.TU.open(root, world.environment);
            let origin = await git.try([
                'remote',
                'get-url',
                'origin'
            ], {
                reading: true
            });
            return 0 === origin.exitCode ? {
                ...settings,
                remote: 'origin'
            } : settings;
        }
        function hasOwnBranch({ branch }, { configuration }) {
            return branch !== current && ('' !== branch || 'input' === configuration.givenAs);
        }
        function pushesWork(settings, world) {
            return hasOwnBranch(settings, world) && '' !== settings.remote;
        }
        async function branchOfRun(read, git, settings, world) {
            if (!hasOwnBranch(settings, world)) return (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
            let name = branchNameOf(read, settings.branch);
            let isPlain = !/^(?:-|refs\/|HEAD$)/.test(name);
            let args = [
                'check-ref-format',
                `refs/heads/${name}`
            ];
            if (isPlain && 0 === (await git.try(args, {
                reading: true
            })).exitCode) return name;
            throw new settings_settings.eb(`branch: found "${name}", expected the name of a branch, such as phase/{phase}-{name}, or ${current} for the one that is checked out`);
        }
        class WorkBranch {
            #settings;
            #world;
            #from = null;
            #start = '';
            #madeFrom = null;
            constructor(settings, world){
                this.#settings = settings;
                this.#world = world;
            }
            isPushedAt(head) {
                return pushesWork(this.#settings, this.#world) && head !== this.#madeFrom;
            }
            async enter({ read, git }, last) {
                let settings = this.#settings;
                let name = await branchOfRun(read, git, settings, this.#world);
                if (null === name || !hasOwnBranch(settings, this.#world)) return;
                let remote = '' === settings.remote ? null : (0, session_remote.e)(git, settings, this.#world);
                let isOfLast = null !== last && last.branch === `refs/heads/${name}` && await git.resolve(last.head) !== null;
                let before = await git.head();
                let entered = await (0, meeting.d)(git, name, {
                    remote,
                    last: isOfLast ? last.head : null,
                    trustsLocal: null === remote || '' !== settings.branch
                });
                this.#from = entered.there;
                this.#start = entered.tip;
                this.#madeFrom = entered.isNew ? entered.tip : null;
                let isOn = before.branch === `refs/heads/${name}`;
                if (!isOn || before.sha !== entered.tip) this.#world.progress(enteredText(name, entered));
                if (null === remote && !isOn) this.#world.progress(`branch ${name} stays here: no remote is named to push it to`);
            }
            async push(run, publishRecord) {
                let { git } = run.workspace;
                let { sha } = await git.head();
                if (!this.isPushedAt(sha) || sha === this.#from) return sign_commits.h;
                try {
                    return await this.#move(run, publishRecord);
                } catch (error) {
                    if (!(error instanceof git_error.XS)) throw error;
                    let kept = await uploadUnpushed((await git.head()).sha, this.#from, run, this.#world);
                    throw null === kept ? error : new git_error.XS(`${error.message}; ${kept}`, {
                        cause: error
                    });
                }
            }
            async #move(run, publishRecord) {
                let settings = this.#settings;
                let world = this.#world;
                let { git } = run.workspace;
                let name = branchNameOf(run, settings.branch);
                let ref = `refs/heads/${name}`;
                let where = `${name} on ${(0, git_remote.Nt)(settings.remote)}`;
                let { sha: made, branch } = await git.head();
                if (branch !== ref) throw new git_error.XS(`the checkout is not on ${name} any more, so ${where} was not moved; the work is at ${made}`);
                let remote = (0, session_remote.e)(git, settings, world);
                let signing = await (0, sign_commits.c)({
                    run,
                    remote,
                    settings,
                    world
                });
                if (signing !== sign_commits.h) await publishRecord();
                let { sha } = await git.head();
                if (!await this.#movedOn(remote, {
                    name: ref,
                    to: sha,
                    from: this.#from
                }, git)) throw new git_error.XS(`${where} was moved by someone else in the meantime; the work is at ${sha}, and the next run merges both`);
                world.progress(pushedText(where, sha, 'true' === world.environment.GITHUB_ACTIONS && await remote.asksForToken()));
                return signing;
            }
            async #movedOn(remote, move, git) {
                if (await remote.move([
                    move
                ])) return true;
                let now = (await remote.list([
                    move.name
                ])).get(move.name) ?? null;
                if (null === now || await git.resolve(now) === null || await (0, git_history.QX)(git, now, this.#start)) return false;
                return await (0, git_history.QX)(git, now, move.to) && await remote.move([
                    {
                        ...move,
                        from: now
                    }
                ]);
            }
        }
        function enteredText(name, { tip, isNew, merged }) {
            let at = tip.slice(0, 10);
            if (isNew) return `the work goes to branch ${name}, made from ${at}`;
            let how = 0 === merged.length ? '' : `; merged into it: ${merged.join(', ')}`;
            return `the work goes on in branch ${name}, now at ${at}${how}`;
        }
        function pushedText(where, sha, isOfJob) {
            let limit = isOfJob ? "; a push with the job's own token starts no other workflow" : '';
            return `pushed ${where} at ${sha.slice(0, 10)}${limit}`;
        }
    })
};
