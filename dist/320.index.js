export const id = 320;
export const ids = [
    320
];
export const modules = {
    91474: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>deadlineLadder
        });
        let minute = 60_000;
        function deadlineLadder(jobTimeoutMs) {
            let rung = Math.min(10 * minute, Math.max(minute, Math.round(jobTimeoutMs / 20)));
            let jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minute));
            let stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - rung) / minute));
            return {
                engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * rung),
                stepMinutes,
                jobMinutes
            };
        }
    },
    47199: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            NT: ()=>readLeg,
            OO: ()=>LegResultError,
            UI: ()=>clearLeg,
            px: ()=>bundleFile,
            rp: ()=>legFile,
            wZ: ()=>writeLeg,
            yD: ()=>canTakeLeg
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57733);
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95912);
        let sha = zod__WEBPACK_IMPORTED_MODULE_5__.YjP().regex(/^[0-9a-f]{40,64}$/);
        let planId = zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).max(200);
        let sentence = zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(10_000);
        let maxEventText = 10_000;
        let count = zod__WEBPACK_IMPORTED_MODULE_5__.aig().int().nonnegative().max(1e9);
        let Tests = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
            verdict: zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
                'pass',
                'fail',
                'unknown'
            ]),
            ...{
                passed: count.nullable(),
                failed: count.nullable(),
                skipped: count.nullable()
            },
            ...{
                errors: count.nullable(),
                total: count.nullable()
            },
            runner: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(100).nullable(),
            source: zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
                'report',
                'console',
                'none'
            ]),
            extra: zod__WEBPACK_IMPORTED_MODULE_5__.g1P(zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(50), count.optional()),
            reasons: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(sentence).max(200)
        });
        let Check = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
            plan: planId,
            command: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(20_000),
            ...{
                passed: zod__WEBPACK_IMPORTED_MODULE_5__.zMY().nullable(),
                proves: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
                subject: sentence,
                message: sentence
            }
        });
        let LegSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_5__.euz(1),
            kind: zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
                'plans',
                'gate'
            ]),
            ...{
                runId: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(200),
                runAttempt: count,
                phase: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(100),
                round: count
            },
            artifact: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(300),
            final: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
            base: sha,
            proven: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
                plan: planId,
                attempt: count,
                base: sha,
                commit: sha
            })).max(1_000),
            kept: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
                plan: planId,
                attempt: count,
                base: sha,
                commit: sha
            })).max(1_000),
            fault: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
                reason: _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_4__.yt,
                message: sentence,
                retryable: zod__WEBPACK_IMPORTED_MODULE_5__.zMY()
            }).nullable(),
            gate: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
                commit: sha,
                confirmations: count,
                tests: Tests.nullable(),
                unprepared: sentence.nullable().default(null),
                checks: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(Check).max(5_000).default([]),
                proof: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
                    proven: zod__WEBPACK_IMPORTED_MODULE_5__.zMY(),
                    sentence
                }).nullable().default(null),
                testRemarks: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(sentence).max(200).default([]),
                verification: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
                    status: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(50),
                    report: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(500),
                    text: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(1_000_000).nullable()
                }).nullable()
            }).nullable()
        });
        let word = zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(maxEventText).optional().catch(void 0);
        let figure = zod__WEBPACK_IMPORTED_MODULE_5__.aig().optional().catch(void 0);
        let truth = zod__WEBPACK_IMPORTED_MODULE_5__.zMY().optional().catch(void 0);
        let words = zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YjP().max(500)).max(100).optional().catch(void 0);
        let EventSchema = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
            at: zod__WEBPACK_IMPORTED_MODULE_6__.w$(),
            event: zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
                'attempt_start',
                'agent_start',
                'agent_end',
                'setup_start',
                'verify',
                'attempt_failed',
                'salvage',
                'set_back',
                'retry_wait'
            ]),
            plan: planId,
            attempt: zod__WEBPACK_IMPORTED_MODULE_5__.aig().int().positive().max(10_000),
            ...{
                since: word,
                agent: word,
                reason: word,
                task: word,
                specialist: word,
                error_type: word,
                details: word
            },
            ...{
                from: word,
                why: word,
                timeoutMs: figure,
                exitCode: figure,
                durationMs: figure,
                survivors: figure
            },
            ...{
                backoffMs: figure,
                ok: truth,
                passed: truth,
                files: words,
                remarks: words
            }
        });
        class LegResultError extends Error {
            name = 'LegResultError';
        }
        let legFile = 'leg.json';
        let eventsFile = 'events.ndjson';
        let bundleFile = 'work.bundle';
        function writeLeg(into, leg, parts, redact) {
            let hidden = (value)=>JSON.parse(JSON.stringify(value), (_, each)=>'string' == typeof each ? redact(each) : each);
            for (let folder of [
                'signals',
                'handoffs'
            ])(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, folder), {
                recursive: true
            });
            for (let [plan, signal] of parts.signals)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'signals', `${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.Md)(plan)}.json`), `${JSON.stringify(hidden(signal), null, 2)}\n`);
            for (let { plan, attempt, text } of parts.handoffs)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, 'handoffs', `${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.Md)(plan)}-a${attempt}.json`), redact(text));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, eventsFile), parts.events.map((event)=>`${JSON.stringify(hidden(event))}\n`).join(''));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, legFile), `${JSON.stringify(leg, null, 2)}\n`);
        }
        function clearLeg(into) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(into, {
                recursive: true
            });
            for (let name of [
                legFile,
                eventsFile,
                bundleFile,
                'signals',
                'handoffs',
                'logs'
            ])(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name), {
                recursive: true,
                force: true
            });
        }
        function canTakeLeg(into) {
            return !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(into) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, legFile)) || 0 === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(into).length;
        }
        let maxTextBytes = 2097152;
        let maxEventsBytes = 4194304;
        let maxEvents = 2_000;
        let maxFiles = 2_000;
        function readLeg(folder) {
            let leg = parse(LegSchema, jsonIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, legFile)), legFile);
            let signals = new Map();
            for (let name of namesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals'))){
                let signal = signalIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals', name), name);
                if (void 0 !== signal.plan) signals.set(signal.plan, signal);
            }
            let handoffs = namesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs')).flatMap((name)=>{
                let [, plan, attempt] = /^(.+)-a(\d{1,5})\.json$/.exec(name) ?? [];
                if (void 0 === plan) return [];
                return [
                    {
                        plan: decoded(plan),
                        attempt: Number(attempt),
                        text: textIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs', name)) ?? ''
                    }
                ];
            });
            let bundle = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, bundleFile);
            return {
                leg,
                signals,
                events: eventsIn(folder),
                handoffs,
                bundle: isFile(bundle) ? bundle : null
            };
        }
        function eventsIn(folder) {
            let lines = (textIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, eventsFile), maxEventsBytes) ?? '').split('\n');
            if (lines.length > maxEvents) throw new LegResultError(`${eventsFile} has more than ${maxEvents} lines`);
            return lines.flatMap((line)=>{
                let found = EventSchema.safeParse(tryJson(line));
                return found.success ? [
                    found.data
                ] : [];
            });
        }
        function signalIn(path, name) {
            try {
                return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__._w)(textIn(path) ?? '');
            } catch (cause) {
                throw new LegResultError(`signals/${name} is no completion signal: ${cause.message}`);
            }
        }
        function parse(schema, value, name) {
            let parsed = schema.safeParse(value);
            if (parsed.success) return parsed.data;
            let problems = parsed.error.issues.slice(0, 5).map(({ path, message })=>`${path.join('.')}: ${message}`);
            throw new LegResultError(`${name} is not usable: ${problems.join('; ')}`);
        }
        function jsonIn(path) {
            let text = textIn(path);
            if (null === text) throw new LegResultError('there is no leg.json in it, so it is no result of a leg');
            let value = tryJson(text);
            if (void 0 === value) throw new LegResultError('leg.json is no JSON');
            return value;
        }
        function tryJson(text) {
            try {
                return JSON.parse(text);
            } catch  {
                return;
            }
        }
        function textIn(path, most = maxTextBytes) {
            if (!isFile(path)) return null;
            let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
            if (size > most) throw new LegResultError(`${path} has ${size} bytes, and ${most} are taken`);
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
        }
        function isFile(path) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                throwIfNoEntry: false
            })?.isFile() === true;
        }
        function namesIn(folder) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()) return [];
            let names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
            if (names.length > maxFiles) throw new LegResultError(`${folder} has more than ${maxFiles} files`);
            return names.filter((name)=>name.endsWith('.json')).sort();
        }
        function decoded(name) {
            try {
                return decodeURIComponent(name);
            } catch  {
                return name;
            }
        }
    },
    46918: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            aw: ()=>checkBaseForm,
            aG: ()=>jobsOf,
            UW: ()=>joinChain,
            SR: ()=>runIdOf
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(27597);
        var deadline_ladder = __webpack_require__(91474);
        var adopt_summaries = __webpack_require__(82920);
        var checkpoint_tag = __webpack_require__(79169);
        var fold = __webpack_require__(1429);
        var git_git = __webpack_require__(5444);
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
            if (conflicts.length > 0) throw new git_git.XS(`branch ${of.branch} of ${of.remote} (${there}) and the commit that is checked out (${here}) conflict in ${conflicts.join(', ')}; merge them, push ${of.branch}, then start the phase again`);
            return git.commitTree(tree, [
                there,
                here
            ], `Bring ${of.branch} together with ${here}`);
        }
        var refs = __webpack_require__(78816);
        var chain_record = __webpack_require__(46600);
        var job_matrix = __webpack_require__(62582);
        var lib_settings = __webpack_require__(3390);
        var hold_phase = __webpack_require__(36730);
        var prepare = __webpack_require__(24082);
        var commands_remote = __webpack_require__(87194);
        let queueMs = 3600000;
        async function joinChain(ref, settings, world, work) {
            let runId = runIdOf(settings);
            checkBaseForm(settings);
            let agent = (0, prepare.U7)(settings);
            let shared = null;
            let openRecord = async (place)=>{
                if ('' === settings.remote) return null;
                let remote = (0, commands_remote.e)(place.git, settings, world);
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
            let isFresh = settings.fresh && 0 === settings.round;
            let hold = {
                ref,
                agent,
                runId,
                openRecord,
                deadlineAt: world.now() + (0, deadline_ladder.D)(settings['job-timeout']).engineMs
            };
            return (0, hold_phase.f)(hold, {
                ...settings,
                fresh: isFresh
            }, world, async (run, read)=>{
                refuseUncommitted(run);
                await (0, adopt_summaries.p)(run, null);
                let { sha: start, branch: here } = await run.git.head();
                let branch = null === shared ? here?.replace(/^refs\/heads\//, '') ?? null : branchOf(read, settings);
                let publish = async ({ tags, released })=>{
                    if (null === shared) return;
                    let { record, remote, branchAt } = shared;
                    let { sha: head } = await run.git.head();
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
                        to: await run.git.object(`refs/tags/${tag}`),
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
        async function unpublished({ git, phase }, remote) {
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
            throw new lib_settings.eb(`run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`);
        }
        function checkBaseForm({ base }) {
            if ('' !== base && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base)) throw new lib_settings.eb(`base: found "${base}", expected the full id of a commit, as the output base of integrate tells it`);
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
                throw new lib_settings.eb('matrix: found no job matrix of ours, expected the output "matrix" of integrate', {
                    cause
                });
            }
        }
        function refuseUncommitted({ commitDocs }) {
            if (commitDocs) return;
            throw new lib_settings.eb('commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run');
        }
    },
    34440: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            M2: ()=>emptyShelf,
            PE: ()=>savedName,
            gJ: ()=>removeArtifacts,
            kz: ()=>collectLegs,
            nS: ()=>openShelf,
            nT: ()=>uploadRecord,
            ug: ()=>uploadLeg
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47199);
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53430);
        let maxBytes = 536870912;
        async function openShelf(settings, world) {
            if ('' !== settings.legs) {
                let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.legs);
                return {
                    fetch: async (artifact)=>newestIn(folder, artifact)
                };
            }
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return emptyShelf;
            let artifacts = new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E(world.environment);
            let stored = await artifacts.list();
            return {
                fetch: async (artifact)=>{
                    let [newest] = stored.filter(({ name })=>isOf(name, artifact)).sort((one, other)=>rank(other.name, artifact) - rank(one.name, artifact) || other.id - one.id);
                    if (void 0 === newest) return null;
                    let into = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-legs', newest.name);
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(into, {
                        recursive: true,
                        force: true
                    });
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(into), {
                        recursive: true
                    });
                    await artifacts.download(newest.id, into, {
                        maxBytes
                    });
                    return into;
                }
            };
        }
        let emptyShelf = {
            fetch: async ()=>null
        };
        async function collectLegs(jobs, shelf, settings, world) {
            let how = settings['leg-results'];
            let legs = [];
            for (let job of jobs)try {
                let folder = await shelf.fetch(job.artifact);
                let left = null === folder ? 'it left no result' : 'what it had saved by then is kept';
                legs.push({
                    job,
                    folder,
                    why: `${endOf(how)}, and ${left}`,
                    mayHaveRun: null !== folder || mayHaveRun(how)
                });
            } catch (error) {
                if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.n)) throw error;
                world.progress(`the result of ${job.artifact} could not be brought here: ${error.message}`);
                legs.push({
                    job,
                    folder: null,
                    why: error.message,
                    mayHaveRun: true
                });
            }
            return legs;
        }
        async function uploadLeg(artifact, folder, world) {
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return;
            let { name, bytes } = await new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E(world.environment).upload(artifact, folder);
            world.progress(`uploaded ${name}, ${bytes} bytes`);
        }
        async function removeArtifacts(names, world) {
            if (0 === names.length || !_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return;
            let artifacts = new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E(world.environment);
            for (let name of names)await artifacts.delete(name);
        }
        async function uploadRecord({ ledger, root }, world) {
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E.available(world.environment)) return;
            let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-record');
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, {
                recursive: true,
                force: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                recursive: true
            });
            for (let name of [
                'phase.json',
                'events.ndjson',
                'signals',
                'handoffs'
            ])if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledger.dir, name))) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledger.dir, name), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), {
                recursive: true
            });
            let log = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning/EXECUTION_LOG.md');
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(log)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(log, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'EXECUTION_LOG.md'));
            try {
                await new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.E(world.environment).upload('phase-signal', folder);
            } catch (error) {
                if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__.n)) throw error;
                world.progress(`the record was not uploaded: ${error.message}`);
            }
        }
        function mayHaveRun(how) {
            return how.includes('=') ? !/\b(skipped|cancelled)\b/.test(how) : 'skipped' !== how;
        }
        function endOf(how) {
            if (/\bcancelled\b/.test(how)) return 'a job of the round was cancelled, or ran into its time limit';
            if (/\bfailure\b/.test(how)) return 'a job of the round failed';
            return /\bsuccess\b/.test(how) ? 'its job ended' : 'its job was lost';
        }
        function newestIn(folder, artifact) {
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact, _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_2__.rp))) return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact);
            for(let at = 1, last = null;; at += 1){
                let saved = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, savedName(artifact, at));
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(saved, _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_2__.rp))) return last;
                last = saved;
            }
        }
        function savedName(artifact, count) {
            return `${artifact}-m${count}`;
        }
        function isOf(name, artifact) {
            return name.startsWith(artifact) && /^(-m\d{1,4})?(-\d{1,3})?$/.test(name.slice(artifact.length));
        }
        function rank(name, artifact) {
            let saved = /^-m(\d+)/.exec(name.slice(artifact.length));
            return null === saved ? 1_000_000 : Number(saved[1]);
        }
    },
    43348: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            rJ: ()=>BundleError,
            WB: ()=>dropRefs,
            Bo: ()=>readBundle,
            Mf: ()=>writeBundle
        });
        var external_node_fs_ = __webpack_require__(73024);
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        class BundleError extends Error {
            name = 'BundleError';
        }
        let mostHeaderBytes = 1048576;
        function parseBundleHeader(bytes) {
            let end = bytes.subarray(0, mostHeaderBytes).indexOf('\n\n');
            let [signature = '', ...lines] = bytes.subarray(0, end < 0 ? 0 : end).toString('latin1').split('\n');
            let version = /^# v([23]) git bundle$/.exec(signature)?.[1];
            if (void 0 === version) throw new BundleError('the file is no git bundle, or was cut off in its header');
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
        var git_git = __webpack_require__(5444);
        var refs = __webpack_require__(78816);
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
            if (0 !== exitCode) throw new git_git.XS(`git could not pack the commits for ${file}: ${stderr.trim()}`);
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
            ].entries())if ('commit' !== types[at]) throw new BundleError(`the bundle names ${name} for ${object}, which is no commit it brings or builds on`);
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
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
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
                if (null !== found && found.manifest.runId !== ground.runId && (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.i7)(found.manifest, ground)) throw new _lease_js__WEBPACK_IMPORTED_MODULE_3__.by((0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.mh)(found.manifest, ground));
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
                (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, publishedFile), commit);
            }
        }
        async function readRecord(ground) {
            let found = await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(ground);
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ground.dir, publishedFile);
            if (null !== found && (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path) !== found.commit) await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Tl)(found.commit, ground);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return found;
        }
        let publishedFile = 'published';
    }
};
