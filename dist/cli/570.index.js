export const id = 570;
export const ids = [
    570
];
export const modules = {
    34692: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            rJ: ()=>BundleError,
            WB: ()=>dropRefs,
            Bo: ()=>readBundle,
            Mf: ()=>writeBundle
        });
        var external_node_fs_ = __webpack_require__(73024);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var git_error = __webpack_require__(11475);
        var refs = __webpack_require__(78816);
        class BundleError extends Error {
            name = 'BundleError';
        }
        let mostHeaderBytes = 1048576;
        function parseBundleHeader(bytes) {
            let end = bytes.subarray(0, mostHeaderBytes).indexOf('\n\n');
            let [signature = '', ...lines] = bytes.subarray(0, end < 0 ? 0 : end).toString('latin1').split('\n');
            let version = /^# v([23]) git bundle$/.exec(signature)?.[1];
            if (void 0 === version) throw new BundleError('the file is not a git bundle, or was cut off in its header');
            let header = {
                objectFormat: 'sha1',
                prerequisites: [],
                refs: new Map(),
                packAt: end + 2
            };
            for (let line of lines)readLine(header, version, line);
            for (let name of header.refs.keys())for(let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))if (header.refs.has(name.slice(0, at))) throw new BundleError(`the bundle names both ${name.slice(0, at)} and ${name}; git can have only one of them`);
            if (0 === header.refs.size) throw new BundleError('the bundle names no commit');
            if ('PACK' !== bytes.subarray(header.packAt, header.packAt + 4).toString('latin1')) throw new BundleError('the bundle has no pack after its header, or was cut off before it');
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
            if (object.length !== length) throw new BundleError(`the bundle's header has a line of no meaning: ${JSON.stringify(line.slice(0, 100))}`);
            if (minus) return void prerequisites.push(object);
            checkBundleRef(name);
            if (refs.has(name)) throw new BundleError(`the bundle names ${name} twice`);
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
            if (!isOurs || parts.some((part)=>'' === part || /^[.-]|\.\.|\.$|\.lock$/.test(part))) throw new BundleError(`the bundle names ${JSON.stringify(name.slice(0, 100))}; only plain names below refs/phase-executor/ are taken`);
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
                throw new BundleError('the commits could not be packed; they may be more than a bundle can carry', {
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
            if (!found?.isFile()) throw new BundleError('there is no bundle file');
            if (found.size > maxBytes) throw new BundleError(`the bundle has ${found.size} bytes; at most ${maxBytes} are taken`);
            return (0, promises_.readFile)(file);
        }
        async function checkPrerequisites(git, { objectFormat, prerequisites }) {
            let types = await typesOf(git, prerequisites, {});
            let missing = prerequisites.filter((_, at)=>'commit' !== types[at]);
            if (0 === missing.length) return;
            let ofOther = 'sha256' === objectFormat ? ' It is of a repository with sha256 objects.' : '';
            throw new BundleError(`the bundle builds on ${missing.length} commits that are not here, such as ${missing[0]}: it was made from another base.${ofOther}`);
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
                throw new BundleError(`checking the bundle took more than ${seconds} s or all memory, and was given up`, {
                    cause
                });
            });
            if (0 !== exitCode) throw new BundleError(`git refuses what the bundle contains: ${complaint(stderr)}`);
        }
        async function checkRefs(git, { refs }, env) {
            let types = await typesOf(git, [
                ...refs.values()
            ], env);
            for (let [at, [name, object]] of [
                ...refs
            ].entries())if ('commit' !== types[at]) throw new BundleError(`the bundle names ${name} for ${object}, which is not a commit that it brings or builds on`);
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
    },
    46600: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>readRecord,
            r: ()=>ChainRecord
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37959);
        var _shared_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4624);
        class ChainRecord {
            #ground;
            #found;
            #epoch;
            constructor(ground, found){
                this.#ground = ground;
                this.#found = found;
                let { epoch = 0, runId } = found?.manifest ?? {};
                this.#epoch = epoch + (runId === ground.runId ? 0 : 1);
            }
            static async open(ground) {
                let found = await readRecord(ground);
                if (null !== found && found.manifest.runId !== ground.runId && await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.i7)(found.manifest, ground)) throw new _lease_js__WEBPACK_IMPORTED_MODULE_3__.by((0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.mh)(found.manifest, ground));
                return new ChainRecord(ground, found);
            }
            get commit() {
                return this.#found?.commit ?? null;
            }
            async publish(now, others) {
                let { remote, now: clock, dir, phase } = this.#ground;
                let commit = await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.rN)(this.#ground, {
                    ...now,
                    epoch: this.#epoch,
                    at: clock()
                });
                let record = {
                    name: (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.H8)(this.#ground),
                    to: commit,
                    from: this.#found?.commit ?? null
                };
                if (!await remote.move([
                    record,
                    ...others
                ])) throw new _lease_js__WEBPACK_IMPORTED_MODULE_3__.Qz(`another run has published phase ${phase} on ${(0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.SP)(this.#ground)} meanwhile; nothing of this job was pushed`);
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, publishedFile), commit);
            }
        }
        async function readRecord(ground) {
            let found = await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(ground);
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ground.dir, publishedFile);
            if (null !== found && (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path) !== found.commit) await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.fT)(found.commit, ground);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return found;
        }
        let publishedFile = 'published';
    },
    1540: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            W0: ()=>branchOf,
            aw: ()=>checkBaseForm,
            aG: ()=>jobsOf,
            fR: ()=>openChainJob,
            SR: ()=>runIdOf
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(27597);
        var deadline_ladder = __webpack_require__(91474);
        var adopt_summaries = __webpack_require__(82920);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_os_ = __webpack_require__(48161);
        var git_git = __webpack_require__(23956);
        let rules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
        let mark = '# Phase Executor was here: files as git stores them, until its job ends\n';
        async function filesAsStored(git) {
            let path = (0, external_node_path_.join)(git.commonDir, 'info', 'attributes');
            let before = (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.readFileSync)(path, 'utf8').replace(mark + rules, '') : '';
            let restore = ()=>'' === before ? (0, external_node_fs_.rmSync)(path, {
                    force: true
                }) : (0, external_node_fs_.writeFileSync)(path, before);
            let override = ()=>(0, external_node_fs_.writeFileSync)(path, `${before}${'' === before || before.endsWith('\n') ? '' : '\n'}${mark}${rules}`);
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), {
                recursive: true
            });
            override();
            try {
                let { changes } = await git.state({
                    untracked: false
                });
                let changed = changes.flatMap((each)=>'M' !== each.worktree || each.repository ? [] : [
                        each.path
                    ]);
                if (0 === changed.length) return restore;
                restore();
                let converted = await asConverted(git, changed);
                override();
                for (let each of converted)(0, external_node_fs_.rmSync)((0, external_node_path_.join)(git.root, each));
                await git.run([
                    'checkout-index',
                    '-u',
                    '-z',
                    '--stdin'
                ], {
                    stdin: (0, git_git.t)(converted)
                });
                return restore;
            } catch (error) {
                restore();
                throw error;
            }
        }
        async function asConverted(git, paths) {
            let folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), 'phase-executor-checkout-'));
            try {
                await git.run([
                    'checkout-index',
                    '--force',
                    '-z',
                    '--stdin',
                    `--prefix=${folder}/`
                ], {
                    stdin: (0, git_git.t)(paths)
                });
                return paths.filter((path)=>isSame((0, external_node_path_.join)(folder, path), (0, external_node_path_.join)(git.root, path)));
            } finally{
                (0, external_node_fs_.rmSync)(folder, {
                    recursive: true,
                    force: true
                });
            }
        }
        function isSame(one, other) {
            let stats = [
                one,
                other
            ].map((path)=>(0, external_node_fs_.lstatSync)(path, {
                    throwIfNoEntry: false
                }));
            if (!stats.every((stat)=>stat?.isFile()) || stats[0]?.size !== stats[1]?.size) return false;
            return (0, external_node_fs_.readFileSync)(one).equals((0, external_node_fs_.readFileSync)(other));
        }
        var checkpoint_tag = __webpack_require__(93340);
        var fold = __webpack_require__(1429);
        var git_error = __webpack_require__(11475);
        var git_history = __webpack_require__(30012);
        var git_remote = __webpack_require__(69416);
        async function meetBranch(git, remote, branch) {
            let name = `refs/heads/${branch}`;
            let there = (await remote.list([
                name
            ])).get(name) ?? null;
            let here = await git.head();
            if (null !== here.branch && here.branch !== name) await git.run([
                'checkout',
                '--quiet',
                '--detach'
            ]);
            if (null === there || there === here.sha) return there;
            if (await git.resolve(there) === null) await remote.bring([
                `+${name}:refs/phase-executor/met/${branch}`
            ]);
            if (await (0, git_history.QX)(git, there, here.sha)) return there;
            await (0, fold.np)(git, here.sha, await meeting(git, here.sha, there, {
                branch,
                remote: (0, git_remote.Nt)(remote.name)
            }));
            return there;
        }
        async function meeting(git, here, there, of) {
            if (await (0, git_history.QX)(git, here, there)) return there;
            let { tree, conflicts } = await (0, fold.Md)(git, there, here);
            if (conflicts.length > 0) throw new git_error.XS(`branch ${of.branch} of ${of.remote} (${there}) and the commit that is checked out (${here}) conflict in ${conflicts.join(', ')}; merge them, push ${of.branch}, then start the phase again`);
            return git.commitTree(tree, [
                there,
                here
            ], `Bring ${of.branch} together with ${here}`);
        }
        var refs = __webpack_require__(78816);
        var chain_record = __webpack_require__(46600);
        var job_matrix = __webpack_require__(62582);
        var settings_settings = __webpack_require__(23152);
        var choose_agent = __webpack_require__(590);
        var hold_phase = __webpack_require__(72184);
        var session_remote = __webpack_require__(2076);
        let queueMs = 3600000;
        async function openChainJob({ ref, opens }, settings, world, work) {
            let runId = runIdOf(settings);
            checkBaseForm(settings);
            let shared = null;
            let openRecord = async (place)=>{
                if ('' === settings.remote) return null;
                let remote = (0, session_remote.e)(place.git, settings, world);
                let record = await chain_record.r.open({
                    ...place,
                    remote,
                    ttlMs: settings['job-timeout'] + queueMs
                });
                shared = {
                    remote,
                    record,
                    branchAt: await meetBranch(place.git, remote, branchOf(place.read, settings))
                };
                return null;
            };
            let isFresh = settings.fresh && opens;
            let hold = {
                ref,
                agent: (read)=>(0, choose_agent.U7)(settings, read),
                continues: !opens,
                runId,
                openRecord,
                onCheckout: async (git)=>{
                    git.config.withoutFilters();
                    return filesAsStored(git);
                },
                deadlineAt: world.machine.uptimeMs() + (0, deadline_ladder.D)(settings['job-timeout']).engineMs
            };
            return (0, hold_phase.f)(hold, {
                ...settings,
                fresh: isFresh
            }, world, async (run, read)=>{
                refuseUncommitted(run.policy);
                await (0, adopt_summaries.p)(run, null);
                let { sha: start, branch: here } = await run.workspace.git.head();
                let branch = null === shared ? here?.replace(/^refs\/heads\//, '') ?? null : branchOf(read, settings);
                let publish = async ({ tags, released })=>{
                    if (null === shared) return;
                    let { record, remote, branchAt } = shared;
                    let { sha: head } = await run.workspace.git.head();
                    let name = `refs/heads/${branch}`;
                    let moves = head === branchAt ? [] : [
                        {
                            name,
                            to: head,
                            from: branchAt
                        }
                    ];
                    for (let ref of (await unpublished(run, remote)))moves.push(ref);
                    if (isFresh && null !== record.commit) moves.push(earlierRecord(read, record.commit, world));
                    for (let tag of tags)moves.push({
                        name: `refs/tags/${tag}`,
                        to: await run.workspace.git.object(`refs/tags/${tag}`),
                        from: null
                    });
                    await record.publish({
                        branch: name,
                        head,
                        released
                    }, moves);
                };
                return work({
                    run,
                    read,
                    branch,
                    start,
                    publish
                });
            });
        }
        async function unpublished(run, remote) {
            let { phase } = run;
            let { git } = run.workspace;
            let kept = await (0, refs.h9)(git, `refs/phase-executor/${phase.id}/partial/`);
            let there = await remote.list(kept.map(({ name })=>name));
            return kept.flatMap(({ name, commit })=>{
                let from = there.get(name) ?? null;
                return from === commit ? [] : [
                    {
                        name,
                        to: commit,
                        from
                    }
                ];
            });
        }
        function earlierRecord({ phase }, commit, world) {
            let at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
            return {
                name: `refs/phase-executor/${phase.id}/earlier/${at}`,
                to: commit,
                from: null
            };
        }
        function runIdOf(settings) {
            if (/^[A-Za-z0-9][\w.-]{0,199}$/.test(settings['run-id'])) return settings['run-id'];
            throw new settings_settings.eb(`run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`);
        }
        function checkBaseForm({ base }) {
            if ('' !== base && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base)) throw new settings_settings.eb(`base: found "${base}", expected the full id of a commit, as the output base of integrate tells it`);
        }
        function branchOf({ phase }, { branch }) {
            return '' === branch ? `phase/${(0, checkpoint_tag.bm)((0, external_node_path_.basename)(phase.dir))}` : branch.replace(/^refs\/heads\//, '');
        }
        function jobsOf({ matrix }) {
            if ('' === matrix.trim()) return [];
            try {
                return schemas.Ikc({
                    include: schemas.YOg(job_matrix.MF)
                }).parse(JSON.parse(matrix)).include;
            } catch (cause) {
                throw new settings_settings.eb('matrix: found no job matrix of ours, expected the output "matrix" of integrate', {
                    cause
                });
            }
        }
        function refuseUncommitted({ commitDocs }) {
            if (commitDocs) return;
            throw new settings_settings.eb('commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run');
        }
    },
    53350: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            JW: ()=>refuseUnisolated,
            Rv: ()=>roundOnRecord,
            U4: ()=>noteOpener,
            nQ: ()=>unisolatedWarning,
            sH: ()=>refuseWithoutTransport
        });
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87130);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49607);
        var _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26567);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23152);
        var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2076);
        async function refuseWithoutTransport(setting, settings, world) {
            if ('' !== settings[setting] || 'true' !== world.environment.GITHUB_ACTIONS) return;
            let advice = `use one job with command: run and remote: origin, or name a folder (setting ${setting}) and carry the results yourself`;
            try {
                await new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E(world.environment).probe();
            } catch (error) {
                if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.n)) throw error;
                throw new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.n(`a leg could not send its result to the next job, so no agent is started: ${error.message}; ${advice}`, {
                    cause: error
                });
            }
        }
        function hostJob({ environment }) {
            return _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E.available(environment) ? new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E(environment).job : null;
        }
        function noteOpener({ ledger }, start, world) {
            let job = hostJob(world);
            let { file } = world.configuration;
            ledger.append('opened', null === job ? {
                start,
                config: file
            } : {
                job,
                start,
                config: file
            });
        }
        async function refuseUnisolated(run, settings, world) {
            if (settings.unisolated) return;
            let opener = (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_1__.zi)(run.services.ledger.earlier, run.runId);
            let isSame = null !== opener && opener === hostJob(world);
            if (!isSame && ('' === settings.remote || !await (0, _remote_js__WEBPACK_IMPORTED_MODULE_3__.e)(run.workspace.git, settings, world).mayPush())) return;
            let why = isSame ? 'this host runs all jobs of the chain as one job with one token, so' : `the token of this leg may push to ${settings.remote}, so`;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${why} an agent could push unchecked work; give the leg a token that can only read, in a job of its own (docs/hosts.md), or accept it with the setting unisolated`);
        }
        let unisolatedWarning = 'unisolated: the legs of this run were not held to a token that can only read; an agent could have pushed, and could have reached the jobs that judge';
        function roundOnRecord(run, plan, settings) {
            if ('gate' === settings['leg-kind'] || settings.round > 0) return settings;
            let open = (0, _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_4__.rM)(run.services.ledger.earlier, run.runId);
            if (null === open && '' === settings.remote) return settings;
            if (null === open) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`round: found none, and no round of run ${run.runId} is open on record; run integrate before, and give this job its round and artifact`);
            let job = open.jobs.find((each)=>each.plan === (plan ?? ''));
            if (void 0 === job) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`plan: found ${null === plan ? 'none' : `"${plan}"`}, but round ${open.round} has jobs for ${open.jobs.map((each)=>each.plan || 'all plans').join(', ')}; where the host cannot fill a matrix, use mode: single`);
            return {
                ...settings,
                round: open.round,
                'artifact-name': settings['artifact-name'] || job.artifact
            };
        }
    }
};
