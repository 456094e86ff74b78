export const id = 8058;
export const ids = [
    8058
];
export const modules = {
    8808: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J8: ()=>setUpPlace,
            TS: ()=>programsIn,
            XD: ()=>environmentIn,
            pu: ()=>testsIn
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _judge_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76478);
        var _judge_set_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84669);
        var _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18264);
        function environmentIn(place, run, onlyReads = false) {
            if (!onlyReads) place.use();
            return run.services.judging.environment(place.home, place.top, {
                PHASE_ID: run.phase.id,
                TMPDIR: place.temporary
            });
        }
        function programsIn(place, { marker, log, onlyReads = false }, run) {
            let { limits } = run.policy;
            let { clock, interrupt, ledger } = run.services;
            return {
                env: environmentIn(place, run, onlyReads),
                limits,
                clock,
                cancel: interrupt.now,
                marker,
                logFile: (name)=>ledger.logFile('judge', 1, `judge-${log}-${name}`)
            };
        }
        async function setUpPlace(place, run) {
            let command = (0, _judge_set_up_js__WEBPACK_IMPORTED_MODULE_3__.bw)(run.policy.setupCommand, place.root, run.workspace.project);
            if (null === command) return null;
            run.services.ledger.append('setup_start', {
                command
            });
            place.keepHome();
            let programs = programsIn(place, {
                marker: `${run.runId}/judge/1`,
                log: 'setup'
            }, run);
            let endAt = run.services.clock.uptimeMs() + run.policy.limits.timeoutMs;
            let { exitCode, ending, tail } = await (0, _judge_programs_js__WEBPACK_IMPORTED_MODULE_2__.E5)(command, {
                cwd: place.root,
                log: 'command',
                endAt
            }, programs);
            if ('exited' === ending && 0 === exitCode) return null;
            let last = tail.trimEnd().split('\n').at(-1) ?? '';
            return `setup-command "${command}" failed in the clean copy of the commit (${'exited' === ending ? `exit code ${exitCode}` : ending}): ${last.slice(0, 200)}`;
        }
        async function testsIn(place, { time, logFile }, run) {
            let { limits } = run.policy;
            let { clock } = run.services;
            let scratch = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.scratch, `tests-${time}`);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(scratch, {
                recursive: true
            });
            let { verdict } = await (0, _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_4__.N)({
                command: [
                    'bash',
                    '-c',
                    run.policy.testCommand
                ],
                cwd: place.root,
                scratch,
                clock,
                marker: `${run.runId}/tests/${time}`,
                cancel: run.services.interrupt.now,
                env: environmentIn(place, run),
                timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
                graceMs: limits.graceMs,
                ...limits.idleTimeoutMs > 0 ? {
                    idleTimeoutMs: limits.idleTimeoutMs
                } : {},
                logFile
            });
            return verdict;
        }
    }),
    74341: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            qQ: ()=>hashOf,
            eG: ()=>reportPath,
            mS: ()=>reportState,
            Bb: ()=>verifyPhase,
            Xv: ()=>writtenState
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var agent = __webpack_require__(35654);
        var agents_prompt = __webpack_require__(46774);
        var atomic_file = __webpack_require__(50229);
        var git_history = __webpack_require__(30012);
        var tree = __webpack_require__(18662);
        var declared = __webpack_require__(75209);
        var plan_file = __webpack_require__(14923);
        function isStillCovered(root, { dir }, { files, digest }) {
            if (coveredDigest(root, files) !== digest) return false;
            let covered = new Set(files.map(normalized));
            return documentsIn(root, dir)?.every((path)=>covered.has(path)) ?? false;
        }
        function coveredDigest(root, files) {
            let paths = [
                ...new Set(files.map(normalized))
            ].sort();
            if (0 === paths.length) return null;
            let whole = (0, external_node_crypto_.createHash)('sha256').update('v1\n');
            for (let path of paths){
                let bytes = bytesOf(root, path);
                if (null === bytes) return null;
                whole.update(`${path}\n${(0, external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}\n`);
            }
            return `v1:sha256:${whole.digest('hex')}`;
        }
        function normalized(path) {
            return external_node_path_.posix.normalize(path.replaceAll('\\', '/'));
        }
        function bytesOf(root, path) {
            if ('.' === path || '..' === path || path.startsWith('../') || (0, external_node_path_.isAbsolute)(path)) return null;
            try {
                let real = (0, external_node_fs_.realpathSync)((0, external_node_path_.join)(root, path));
                let way = (0, external_node_path_.relative)((0, external_node_fs_.realpathSync)(root), real);
                let leaves = '..' === way || way.startsWith(`..${external_node_path_.sep}`) || (0, external_node_path_.isAbsolute)(way);
                return !leaves && (0, external_node_fs_.statSync)(real).isFile() ? (0, external_node_fs_.readFileSync)(real) : null;
            } catch  {
                return null;
            }
        }
        function documentsIn(root, dir) {
            let [files, nested] = [
                namesIn((0, external_node_path_.join)(root, dir)),
                namesIn((0, external_node_path_.join)(root, dir, 'plans'))
            ];
            if (null === files || null === nested) return null;
            let isSummary = (file)=>/(?:^|[-/])SUMMARY\.md$/.test(file);
            return [
                ...files.filter((file)=>(0, plan_file.cx)(file) || isSummary(file)).map((file)=>`${dir}/${file}`),
                ...nested.filter((file)=>(0, plan_file.fO)(file) || isSummary(file)).map((file)=>`${dir}/plans/${file}`)
            ];
        }
        function namesIn(folder) {
            try {
                return (0, external_node_fs_.readdirSync)(folder);
            } catch (error) {
                let { code } = error;
                return 'ENOENT' === code || 'ENOTDIR' === code ? [] : null;
            }
        }
        var frontmatter = __webpack_require__(97697);
        var must_haves = __webpack_require__(22016);
        function readVerification(text) {
            let { values, bodyStart } = (0, frontmatter.zT)(text);
            let declared = (0, must_haves.Qq)(values.get('status')) || bodyStatus(text.slice(bodyStart));
            let [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec((0, must_haves.Qq)(values.get('score'))) ?? [];
            return {
                status: knownStatus(declared),
                declared,
                score: void 0 === verified || void 0 === total ? null : {
                    verified: Number(verified),
                    total: Number(total)
                },
                gaps: count(values.get('gaps')),
                humanVerification: count(values.get('human_verification')),
                covered: coveredIn(values)
            };
        }
        function coveredIn(values) {
            if (!values.has('covered_files') && !values.has('covered_digest')) return null;
            let [files, digest] = [
                values.get('covered_files'),
                values.get('covered_digest')
            ];
            let isList = Array.isArray(files) && files.length > 0 && files.every((file)=>'string' == typeof file);
            return isList && 'string' == typeof digest && '' !== digest.trim() ? {
                files,
                digest
            } : 'malformed';
        }
        function bodyStatus(body) {
            let [, said] = /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
            return said?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
        }
        function count(value) {
            let text = 'string' == typeof value ? value.trim().toLowerCase() : null;
            if (null !== text && /^(?:\d{1,6}|none|no|n\/a)$/.test(text)) return Number.parseInt(text, 10) || 0;
            let said = value?.status;
            if ('string' == typeof said && 'passed' === knownStatus(said)) return 0;
            return (0, must_haves.KE)(value).length;
        }
        function knownStatus(declared) {
            let word = (declared ?? '').toLowerCase().replace(/[-\s]+/g, '_').replace(/[^\p{L}_]+/gu, '').replace(/^_+|_+$/g, '');
            if (/^(?:passed|pass|verified)$/.test(word)) return 'passed';
            if (/gaps?(?:_|$)|^fail|^not_|^incomplete|^blocked|^rejected/.test(word)) return 'gaps_found';
            return /^human/.test(word) ? 'human_needed' : 'unknown';
        }
        function verificationOutcome(report) {
            let { status, score, gaps, humanVerification } = report;
            if ('gaps_found' === status || gaps > 0) return 'gaps_found';
            if ('passed' === status && null !== score && score.verified < score.total) return 'gaps_found';
            return 'passed' === status && humanVerification > 0 ? 'human_needed' : status;
        }
        function verificationState(report, isStale) {
            if (null === report) return 'missing';
            let read = readVerification(report);
            if ('gaps_found' === read.status) return 'gaps_found';
            return isStale ? 'stale' : verificationOutcome(read);
        }
        function worstReport(reports) {
            let read = reports.map(({ path, text, isStale, gapsWorkedOn }, at)=>{
                let { declared, status } = readVerification(text);
                let state = 'gaps_found' === status && gapsWorkedOn ? 'stale' : verificationState(text, isStale);
                return {
                    path,
                    isOfPhase: 0 === at,
                    declares: null !== declared,
                    state,
                    unaged: verificationState(text, false)
                };
            });
            let declaring = read.filter(({ declares })=>declares);
            let counted = declaring.length > 0 ? declaring : read;
            let isPassed = counted.some(({ state })=>'passed' === state);
            let deciding = counted.filter(({ state, unaged, isOfPhase })=>isOfPhase || !isPassed || 'stale' !== state || 'passed' !== unaged);
            let [worst] = deciding.sort((one, other)=>severity.indexOf(one.state) - severity.indexOf(other.state));
            return void 0 === worst ? {
                path: null,
                state: 'missing'
            } : {
                path: worst.path,
                state: worst.state
            };
        }
        let severity = [
            'gaps_found',
            'human_needed',
            'unknown',
            'stale',
            'passed',
            'missing'
        ];
        var verification_files = __webpack_require__(35606);
        var place_programs = __webpack_require__(8808);
        async function verifyPhase(before, place, run) {
            let report = reportPath(run.phase);
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(run.workspace.root, report));
            let found = {
                report,
                hash: null === text ? null : hashOf(text),
                isNew: false,
                text: null
            };
            if ('' === run.policy.verifierCommand || null === place) return {
                ...found,
                status: await reportState(run.phase, await run.workspace.checkpoints.scan(), run.workspace)
            };
            if (null !== text && await isStillVerified(before, found.hash, run.workspace) && !contradictsFiles(text, run.phase, run.workspace.root)) return {
                ...found,
                status: 'passed'
            };
            let written = await askVerifier(report, place, run);
            if (null === written) return {
                ...found,
                status: 'unknown'
            };
            let status = await writtenState(report, written, run);
            return {
                status,
                report,
                hash: hashOf(written),
                isNew: true,
                text: written
            };
        }
        async function isStillVerified(before, hash, { git, prefix }) {
            let signal = before;
            let { status, hash: then, commit } = signal?.details?.verification ?? {};
            if (signal?.status !== 'success' || 'passed' !== status || null === hash || then !== hash) return false;
            if ('string' != typeof commit || await git.resolve(commit) === null) return false;
            let changed = await (0, tree.jr)(git, commit, 'HEAD');
            return changed.every((path)=>path.startsWith(`${prefix}.planning/`));
        }
        function reportPath({ verificationPath, dir, id }) {
            return verificationPath ?? `${dir}/${id}-VERIFICATION.md`;
        }
        function hashOf(text) {
            return (0, external_node_crypto_.createHash)('sha1').update(text).digest('hex');
        }
        async function askVerifier(report, place, run) {
            let { limits } = run.policy;
            let { ledger, clock } = run.services;
            let { phase } = run;
            let path = (0, external_node_path_.join)(place.root, report);
            let before = (0, atomic_file.o_)(path);
            ledger.append('verifier_start', {
                report,
                of: 'verification',
                time: 1
            });
            let promptFile = (0, external_node_path_.join)(place.scratch, 'verification-prompt.md');
            (0, external_node_fs_.writeFileSync)(promptFile, (0, agents_prompt.PN)(phase, report));
            let ended = await (0, agent.mB)({
                command: 'bash',
                args: [
                    '-c',
                    run.policy.verifierCommand
                ],
                stdinFile: promptFile
            }, {
                cwd: place.root,
                clock,
                graceMs: limits.graceMs,
                idleTimeoutMs: limits.idleTimeoutMs,
                cancel: run.services.interrupt.now,
                environment: {
                    ...(0, place_programs.XD)(place, run),
                    VERIFICATION_PATH: report,
                    ...run.workspace.git.identity
                },
                timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
                logFile: ledger.logFile('verification', 1),
                marker: `${run.runId}/verification/1`
            });
            let written = ended.ok ? (0, atomic_file.o_)(path) : null;
            let isNew = null !== written && written !== before;
            ledger.append('verifier_end', {
                report,
                ok: ended.ok,
                reason: ended.reason,
                written: isNew
            });
            return isNew ? written : null;
        }
        async function reportState(phase, tree, documents) {
            let reports = await standingReports(phase, tree, documents);
            return worstReport(reports).state;
        }
        async function writtenState(report, text, run) {
            let isStale = contradictsFiles(text, run.phase, run.workspace.root);
            let others = await standingReports(run.phase, await run.workspace.checkpoints.scan(), run.workspace);
            let written = {
                path: report,
                text,
                isStale,
                gapsWorkedOn: false
            };
            return worstReport([
                written,
                ...others.filter(({ path })=>path !== report)
            ]).state;
        }
        function contradictsFiles(text, phase, root) {
            let { covered } = readVerification(text);
            return 'malformed' === covered || null !== covered && !isStillCovered(root, phase, covered);
        }
        async function standingReports(phase, tree, documents) {
            let reports = [];
            for (let path of (0, verification_files.l)(documents.root, phase)){
                let text = (0, atomic_file.o_)((0, external_node_path_.join)(documents.root, path));
                if (null === text) continue;
                let { covered } = readVerification(text);
                let isOlder = (plans)=>isOlderThanSummaries(path, plans, tree, documents);
                let isStale = null === covered ? await isOlder(phase.plans) : contradictsFiles(text, phase, documents.root);
                let gapsWorkedOn = await isOlder(phase.plans.filter(({ gapClosure })=>gapClosure));
                reports.push({
                    path,
                    text,
                    isStale,
                    gapsWorkedOn
                });
            }
            return reports;
        }
        async function isOlderThanSummaries(report, plans, { changes }, { root, prefix, git }) {
            let summaries = plans.filter(({ summaryPath })=>null !== (0, atomic_file.o_)((0, external_node_path_.join)(root, summaryPath))).map(({ summaryPath })=>(0, declared._Z)(prefix, summaryPath));
            if (0 === summaries.length) return false;
            if (changes.some(({ path })=>summaries.includes(path))) return true;
            let [told, summarised] = [
                await (0, git_history.$r)(git, [
                    (0, declared._Z)(prefix, report)
                ]),
                await (0, git_history.$r)(git, summaries)
            ];
            return null !== told && null !== summarised && told !== summarised && await (0, git_history.QX)(git, told, summarised);
        }
    }),
    93006: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            iQ: ()=>readyPlans,
            yJ: ()=>blockedBy
        });
        var _overlap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55514);
        function readyPlans(schedule, states, options = {}) {
            if (schedule.cycle) return [];
            let stateOf = (id)=>states.get(id) ?? 'pending';
            let running = schedule.plans.filter(({ plan })=>'running' === stateOf(plan.id));
            let beside = [
                ...running
            ];
            let ready = [];
            for (let scheduled of byWave(schedule)){
                if (beside.length >= (options.limit ?? 1 / 0)) break;
                if ('pending' === stateOf(scheduled.plan.id) && scheduled.dependsOn.every((id)=>'done' === stateOf(id))) {
                    if (!(options.apart && beside.some((other)=>(0, _overlap_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(scheduled.footprint, other.footprint).length > 0))) {
                        beside.push(scheduled);
                        ready.push(scheduled.plan.id);
                    }
                }
            }
            return ready;
        }
        function blockedBy(schedule, states) {
            let held = new Map();
            for (let { plan, dependsOn } of byWave(schedule))if ((states.get(plan.id) ?? 'pending') === 'pending') for (let id of dependsOn){
                let state = states.get(id) ?? 'pending';
                let further = held.get(id);
                if ('failed' === state || 'blocked' === state || 'skipped' === state) held.set(plan.id, {
                    plan: plan.id,
                    chain: [
                        id
                    ],
                    root: id,
                    state
                });
                else {
                    if (!further) continue;
                    held.set(plan.id, {
                        ...further,
                        plan: plan.id,
                        chain: [
                            id,
                            ...further.chain
                        ]
                    });
                }
                break;
            }
            return schedule.plans.flatMap(({ plan })=>held.get(plan.id) ?? []);
        }
        function byWave({ plans }) {
            return [
                ...plans
            ].sort((a, b)=>a.wave - b.wave);
        }
    })
};
