export const id = 956;
export const ids = [
    956
];
export const modules = {
    23956: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            TU: ()=>Git,
            f0: ()=>paths,
            t: ()=>zeroEnded
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var capture = __webpack_require__(44571);
        let joiner = '\u200b';
        function harmlessMessage(message) {
            let [subject = '', ...rest] = message.split('\n');
            return [
                harmlessLine(subject),
                ...rest
            ].join('\n');
        }
        function harmlessLine(text) {
            return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/\[([^[\]]{0,40}\b(?:ci|skip|actions)\b[^[\]]{0,40})\]/gi, '($1)').replace(/\*{3}NO_CI\*{3}/gi, 'NO_CI').replace(/@(?=\w)/g, `@${joiner}`).replace(/#(?=\d)/g, `#${joiner}`).replace(/\b(GH-)(?=\d)/gi, `$1${joiner}`).replace(/(\/(?:issues|pull)\/)(?=\d)/g, `$1${joiner}`).slice(0, 500);
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
            async head() {
                let [sha = '', name = ''] = (await this.read([
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
            async commitPaths(message, files, { known, drop } = {}) {
                let head = known?.head ?? (await this.head()).sha;
                let commit = await this.commitBeside(message, files, head, known);
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
                if (/^[0-9a-f]{40,64}$/.test(commit)) this.#trees.set(commit, tree);
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
    },
    76940: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    25036: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    88317: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    }
};
