export const id = 8570;
export const ids = [
    8570
];
export const modules = {
    47199: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NT: ()=>readLeg,
            OO: ()=>LegResultError,
            UI: ()=>clearLeg,
            px: ()=>bundleFile,
            rp: ()=>legFile,
            sl: ()=>resultDigest,
            wZ: ()=>writeLeg,
            yD: ()=>canTakeLeg
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64377);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(59865);
        var _ledger_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36881);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54648);
        var _signal_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22187);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57733);
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95912);
        let sha = zod__WEBPACK_IMPORTED_MODULE_8__.YjP().regex(/^[0-9a-f]{40,64}$/);
        let planId = zod__WEBPACK_IMPORTED_MODULE_8__.YjP().min(1).max(200);
        let sentence = zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(10_000);
        let maxEventText = 10_000;
        let count = zod__WEBPACK_IMPORTED_MODULE_8__.aig().int().nonnegative().max(1e9);
        let Tests = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
            verdict: zod__WEBPACK_IMPORTED_MODULE_8__.k5n([
                'pass',
                'fail',
                'unknown'
            ]),
            passed: count.nullable(),
            failed: count.nullable(),
            skipped: count.nullable(),
            errors: count.nullable(),
            total: count.nullable(),
            runner: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(100).nullable(),
            source: zod__WEBPACK_IMPORTED_MODULE_8__.k5n([
                'report',
                'console',
                'none'
            ]),
            extra: zod__WEBPACK_IMPORTED_MODULE_8__.g1P(zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(50), count.optional()),
            reasons: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(sentence).max(200)
        });
        let Check = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
            plan: planId,
            command: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(20_000),
            passed: zod__WEBPACK_IMPORTED_MODULE_8__.zMY().nullable(),
            proves: zod__WEBPACK_IMPORTED_MODULE_8__.zMY(),
            subject: sentence,
            message: sentence
        });
        let LegSchema = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_8__.euz(1),
            kind: zod__WEBPACK_IMPORTED_MODULE_8__.k5n([
                'plans',
                'gate'
            ]),
            runId: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(200),
            runAttempt: count,
            phase: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(100),
            round: count,
            artifact: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(300),
            final: zod__WEBPACK_IMPORTED_MODULE_8__.zMY(),
            base: sha,
            proven: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
                plan: planId,
                attempt: count,
                base: sha,
                commit: sha,
                upTo: count.optional()
            })).max(1_000),
            kept: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
                plan: planId,
                attempt: count,
                base: sha,
                commit: sha
            })).max(1_000),
            fault: zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
                reason: _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_7__.yt,
                message: sentence,
                retryable: zod__WEBPACK_IMPORTED_MODULE_8__.zMY()
            }).nullable(),
            gate: zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
                commit: sha,
                confirmations: count,
                tests: Tests.nullable(),
                unprepared: sentence.nullable().default(null),
                checks: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(Check).max(5_000).default([]),
                proof: zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
                    proven: zod__WEBPACK_IMPORTED_MODULE_8__.zMY(),
                    sentence,
                    plans: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(200)).max(1000)
                }).nullable().default(null),
                testRemarks: zod__WEBPACK_IMPORTED_MODULE_8__.YOg(sentence).max(200).default([]),
                verification: zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
                    status: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(50),
                    report: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(500),
                    text: zod__WEBPACK_IMPORTED_MODULE_8__.YjP().max(1_000_000).nullable()
                }).nullable()
            }).nullable()
        });
        let word = clipped(maxEventText).optional().catch(void 0);
        let figure = zod__WEBPACK_IMPORTED_MODULE_8__.aig().optional().catch(void 0);
        let truth = zod__WEBPACK_IMPORTED_MODULE_8__.zMY().optional().catch(void 0);
        let words = zod__WEBPACK_IMPORTED_MODULE_8__.YOg(clipped(500)).transform((list)=>list.slice(0, 100)).optional().catch(void 0);
        function clipped(most) {
            return zod__WEBPACK_IMPORTED_MODULE_8__.YjP().transform((text)=>text.slice(0, most));
        }
        let EventSchema = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
            at: zod__WEBPACK_IMPORTED_MODULE_9__.w$(),
            event: zod__WEBPACK_IMPORTED_MODULE_8__.k5n((0, _ledger_event_js__WEBPACK_IMPORTED_MODULE_3__.i)({
                travels: true
            })),
            plan: planId,
            attempt: zod__WEBPACK_IMPORTED_MODULE_8__.aig().int().positive().max(10_000),
            since: word,
            agent: word,
            reason: word,
            task: word,
            specialist: word,
            error_type: word,
            details: word,
            from: word,
            why: word,
            said: word,
            timeoutMs: figure,
            exitCode: figure,
            durationMs: figure,
            survivors: figure,
            backoffMs: figure,
            repair: figure,
            promptVersion: figure,
            promptTokens: figure,
            ok: truth,
            passed: truth,
            files: words,
            remarks: words,
            spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_5__.IF.optional().catch(void 0)
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
            ])(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(into, folder), {
                recursive: true
            });
            for (let [plan, signal] of parts.signals)(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(into, 'signals', `${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Md)(plan)}.json`), `${JSON.stringify(hidden(signal), null, 2)}\n`);
            for (let { plan, attempt, text } of parts.handoffs)(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(into, 'handoffs', `${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Md)(plan)}-a${attempt}.json`), redact(text));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(into, eventsFile), parts.events.map((event)=>`${JSON.stringify(hidden(event))}\n`).join(''));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(into, legFile), `${JSON.stringify(leg, null, 2)}\n`);
        }
        function clearLeg(into) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(into, {
                recursive: true
            });
            for (let name of [
                legFile,
                eventsFile,
                bundleFile,
                'signals',
                'handoffs',
                'logs'
            ])(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(into, name), {
                recursive: true,
                force: true
            });
        }
        function canTakeLeg(into) {
            return !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(into) || (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(into, legFile)) || 0 === (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(into).length;
        }
        function resultDigest(folder) {
            let files = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, {
                recursive: true,
                withFileTypes: true
            }).filter((entry)=>entry.isFile());
            let paths = files.map((entry)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name))).sort();
            let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
            for (let path of paths)hash.update(`${path}\0${sha256((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)))}\n`);
            return `sha256:${hash.digest('hex')}`;
        }
        function sha256(content) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
        }
        let maxTextBytes = 2097152;
        let maxHandoffBytes = 65536;
        let maxEventsBytes = 4194304;
        let maxEvents = 2_000;
        let maxFiles = 2_000;
        function readLeg(folder) {
            let leg = parse(LegSchema, jsonIn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, legFile)), legFile);
            let signals = new Map();
            for (let name of namesIn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'signals'))){
                let signal = signalIn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'signals', name), name);
                if (void 0 !== signal.plan) signals.set(signal.plan, signal);
            }
            let handoffs = namesIn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'handoffs')).flatMap((name)=>{
                let [, plan, attempt] = /^(.+)-a(\d{1,5})\.json$/.exec(name) ?? [];
                if (void 0 === plan) return [];
                let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'handoffs', name);
                if (sizeOf(path) > maxHandoffBytes) return [];
                return [
                    {
                        plan: decoded(plan),
                        attempt: Number(attempt),
                        text: textIn(path) ?? ''
                    }
                ];
            });
            let bundle = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, bundleFile);
            return {
                leg,
                signals,
                events: eventsIn(folder),
                handoffs,
                bundle: isFile(bundle) ? bundle : null
            };
        }
        function eventsIn(folder) {
            let lines = (textIn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, eventsFile), maxEventsBytes) ?? '').split('\n');
            if (lines.length > maxEvents) throw new LegResultError(`${eventsFile} has more than ${maxEvents} lines`);
            return lines.flatMap((line)=>{
                let found = EventSchema.safeParse(tryJson(line));
                if (!found.success) return [];
                let { at, event, ...details } = found.data;
                let { plan, attempt } = details;
                return (0, _ledger_event_js__WEBPACK_IMPORTED_MODULE_3__.FA)(event, details) ? [
                    {
                        at,
                        plan,
                        attempt,
                        told: {
                            event,
                            details
                        }
                    }
                ] : [];
            });
        }
        function signalIn(path, name) {
            try {
                return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__._w)(textIn(path) ?? '');
            } catch (cause) {
                throw new LegResultError(`signals/${name} is not a completion signal: ${cause.message}`);
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
            if (null === text) throw new LegResultError('there is no leg.json in it, so it is not a result of a leg');
            let value = tryJson(text);
            if (void 0 === value) throw new LegResultError('leg.json is not JSON, or nested deeper than 64 levels');
            return value;
        }
        function tryJson(text) {
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_10__.q)(text);
            } catch  {
                return;
            }
        }
        function textIn(path, most = maxTextBytes) {
            if (!isFile(path)) return null;
            let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
            if (size > most) throw new LegResultError(`${path} has ${size} bytes, and ${most} are taken`);
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
        }
        function sizeOf(path) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, {
                throwIfNoEntry: false
            })?.size ?? 0;
        }
        function isFile(path) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, {
                throwIfNoEntry: false
            })?.isFile() === true;
        }
        function namesIn(folder) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder).isDirectory()) return [];
            let names = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
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
    }),
    43870: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bg: ()=>resultOf,
            Wy: ()=>parseReceipt,
            sQ: ()=>ForgedError,
            x5: ()=>resultName,
            xu: ()=>isResultOf
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59865);
        let ReceiptSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(300),
            id: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int(),
            digest: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(100).nullable(),
            job: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(200)
        });
        class ForgedError extends Error {
            name = 'ForgedError';
        }
        function resultOf(all, wanted) {
            let { artifact, receipt } = wanted;
            let named = all.flatMap((each)=>{
                let parts = partsOf(each.name, artifact);
                return null === parts ? [] : [
                    {
                        ...parts,
                        each
                    }
                ];
            });
            let ahead = named.find(({ start })=>start > wanted.runAttempt);
            if (ahead) throw new ForgedError(`artifact ${ahead.each.name} names a start of the workflow run that is yet to come`);
            let start = receipt ? partsOf(receipt.name, artifact)?.start : Math.max(1, ...named.map((each)=>each.start));
            let mine = named.filter((each)=>each.start === start).sort((one, other)=>rank(one) - rank(other));
            let vouched = receipt ? vouchedFor(receipt, mine) : mine.at(-1)?.each;
            if (void 0 === vouched) return null;
            refuseOtherMakers(mine, vouched, all, wanted);
            return vouched;
        }
        function vouchedFor({ name, id, digest, job }, mine) {
            let found = mine.find(({ each })=>each.id === id)?.each;
            if (void 0 === found) throw new ForgedError(`its job uploaded artifact ${name} (${id}), which was deleted or replaced since`);
            if ((found.job ?? job) !== job) throw new ForgedError(`artifact ${name} (${id}) is of job ${found.job}, not of ${job}`);
            if (null !== found.digest && null !== digest && found.digest !== digest) throw new ForgedError(`artifact ${name} (${id}) has the digest ${found.digest}, but ${digest} was uploaded`);
            return found;
        }
        function refuseOtherMakers(mine, vouched, all, { artifact, receipt, others, otherReceipts }) {
            let { job } = vouched;
            let second = mine.find(({ each })=>each.job !== job)?.each;
            if (second) throw new ForgedError(`${artifact} has two makers: job ${second.job} uploaded ${second.name} as well`);
            let renamed = mine.find(({ taken })=>null === job && taken > 1)?.each;
            if (renamed) throw new ForgedError(`${renamed.name} shows that the name ${artifact} was taken already`);
            let foreign = all.find((each)=>null !== job && each.job === job && others.some((name)=>isResultOf(each.name, name)));
            if (foreign) throw new ForgedError(`its job ${job} uploaded ${foreign.name} too, which is the result of another job`);
            let owner = receipt ? void 0 : otherReceipts.find((each)=>null !== job && each.job === job);
            if (owner) throw new ForgedError(`${vouched.name} was uploaded by job ${job}, which is that of ${owner.name}`);
        }
        function resultName(artifact, runAttempt, saved = null) {
            let start = runAttempt > 1 ? `-t${runAttempt}` : '';
            return `${artifact}${start}${null === saved ? '' : `-m${saved}`}`;
        }
        function isResultOf(name, artifact) {
            return null !== partsOf(name, artifact);
        }
        function partsOf(name, artifact) {
            let rest = name.startsWith(artifact) ? name.slice(artifact.length) : null;
            let [found, start, saved, taken] = /^(?:-t(\d{1,4}))?(?:-m(\d{1,4}))?(?:-(\d{1,3}))?$/.exec(rest ?? '-') ?? [];
            if (void 0 === found) return null;
            return {
                start: Number(start ?? 1),
                saved: void 0 === saved ? null : Number(saved),
                taken: Number(taken ?? 1)
            };
        }
        function rank({ saved, taken }) {
            return (saved ?? 1_000_000) * 1_000 + taken;
        }
        function parseReceipt(text) {
            try {
                return ReceiptSchema.parse((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text));
            } catch  {
                return null;
            }
        }
    }),
    18570: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JN: ()=>clearResultFolder,
            gJ: ()=>removeArtifacts,
            kz: ()=>collectLegs,
            ug: ()=>uploadLeg,
            yQ: ()=>openResultFolder
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27597);
        var _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47199);
        var _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43870);
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11045);
        var _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62582);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23152);
        let maxBytes = 536870912;
        async function openResultFolder(settings, world) {
            if ('' !== settings['input-dir']) {
                let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings['input-dir']);
                return {
                    leg: async ({ artifact })=>newestIn(folder, artifact),
                    gate: async (name)=>newestIn(folder, name)
                };
            }
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.E.available(world.environment)) return clearResultFolder;
            let artifacts = new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.E(world.environment);
            let stored = await artifacts.list();
            let runAttempt = settings['run-attempt'];
            let bring = async (found, receipt)=>{
                if (null === found) return null;
                let into = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-legs', found.name);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(into, {
                    recursive: true,
                    force: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(into), {
                    recursive: true
                });
                await artifacts.download(found.id, into, {
                    maxBytes,
                    digest: receipt?.digest ?? null
                });
                return into;
            };
            return {
                leg: async (job, round)=>{
                    let receipts = receiptsOf(round, settings);
                    let receipt = receipts.get(`leg-${job.index}`) ?? null;
                    let others = [
                        ...round.filter(({ index })=>index !== job.index).map(({ artifact })=>artifact)
                    ];
                    let otherReceipts = [
                        ...receipts
                    ].flatMap(([name, each])=>name === `leg-${job.index}` ? [] : [
                            each
                        ]);
                    let wanted = {
                        artifact: job.artifact,
                        receipt,
                        others: [
                            ...others,
                            (0, _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_5__.Oq)(job.phase)
                        ],
                        otherReceipts
                    };
                    return bring((0, _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.Bg)(stored, {
                        ...wanted,
                        runAttempt
                    }), receipt);
                },
                gate: async (artifact)=>{
                    let receipt = receiptsIn('gate-receipt', settings).get('receipt') ?? null;
                    let found = (0, _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.Bg)(stored, {
                        artifact,
                        receipt,
                        others: [],
                        otherReceipts: [],
                        runAttempt
                    });
                    if (null !== found && null === receipt) throw new _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.sQ(`artifact ${found.name} is there, but the job of the exit gate did not report it`);
                    let folder = await bring(found, receipt);
                    if (null !== folder) checkDigest(folder, textsIn('gate-receipt', settings)['result-digest'] ?? null);
                    return folder;
                }
            };
        }
        let clearResultFolder = {
            leg: async ()=>null,
            gate: async ()=>null
        };
        function checkDigest(folder, judged) {
            let found = null === judged ? null : (0, _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_2__.sl)(folder);
            if (found !== judged) throw new _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.sQ(`its files have the digest ${found}, but the step that judged left files with ${judged}`);
        }
        function receiptsOf(round, settings) {
            let receipts = receiptsIn('leg-receipts', settings);
            let isOurs = ({ index, artifact })=>(0, _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.xu)(receipts.get(`leg-${index}`)?.name ?? '', artifact);
            return round.some(isOurs) ? receipts : new Map();
        }
        function receiptsIn(setting, settings) {
            return new Map(Object.entries(textsIn(setting, settings)).flatMap(([name, text])=>{
                let receipt = (0, _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.Wy)(text);
                return null === receipt ? [] : [
                    [
                        name,
                        receipt
                    ]
                ];
            }));
        }
        function textsIn(setting, settings) {
            let given = settings[setting].trim() || '{}';
            try {
                return zod__WEBPACK_IMPORTED_MODULE_7__.g1P(zod__WEBPACK_IMPORTED_MODULE_7__.YjP(), zod__WEBPACK_IMPORTED_MODULE_7__.YjP()).nullable().parse(JSON.parse(given)) ?? {};
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_6__.eb(`${setting}: found no JSON object of strings, expected toJSON(needs.<job>.outputs)`, {
                    cause
                });
            }
        }
        async function collectLegs(jobs, shelf, settings, world) {
            let how = settings['leg-results'];
            let legs = [];
            for (let job of jobs)try {
                let folder = await shelf.leg(job, jobs);
                let left = null === folder ? 'it left no result' : 'what it had saved by then is kept';
                legs.push({
                    job,
                    folder,
                    why: `${endOf(how)}, and ${left}`,
                    mayHaveRun: null !== folder || mayHaveRun(how)
                });
            } catch (error) {
                if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.n) && !(error instanceof _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.sQ)) throw error;
                let isForged = error instanceof _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.sQ;
                let why = isForged ? `its result is forged, so none of it is taken: ${error.message}` : error.message;
                world.progress(`${job.artifact} could not be brought here: ${why}`);
                legs.push({
                    job,
                    folder: null,
                    why,
                    mayHaveRun: true
                });
            }
            return legs;
        }
        async function uploadLeg(artifact, folder, settings, world, saved = null) {
            if (!_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.E.available(world.environment)) return null;
            let wanted = (0, _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.x5)(artifact, settings['run-attempt'], saved);
            let { name, bytes, id, digest, job } = await new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.E(world.environment).upload(wanted, folder);
            world.progress(`uploaded ${name}, ${bytes} bytes`);
            if (name !== wanted) world.progress(`the name ${wanted} was taken: another artifact has that name`);
            return {
                name,
                id,
                digest,
                job
            };
        }
        async function removeArtifacts(names, world) {
            if (0 === names.length || !_github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.E.available(world.environment)) return;
            let artifacts = new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.E(world.environment);
            for (let name of names)await artifacts.delete(name);
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
                let saved = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0, _chain_provenance_js__WEBPACK_IMPORTED_MODULE_3__.x5)(artifact, 1, at));
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(saved, _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_2__.rp))) return last;
                last = saved;
            }
        }
    })
};
