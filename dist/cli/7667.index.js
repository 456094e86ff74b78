export const id = 7667;
export const ids = [
    7667
];
export const modules = {
    67667: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            plan: ()=>plan
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44639);
        var _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62582);
        var _schedule_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93006);
        var _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77690);
        var _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2864);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95185);
        async function plan([ref = ''], settings, world) {
            let read = await (0, _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_3__.C)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root), ref);
            let inForce = (0, _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_4__.NZ)(settings, world.configuration);
            let json = {
                ...planDocument(read),
                settings: inForce
            };
            let broken = read.diagnostics.some(({ severity })=>'error' === severity);
            return {
                exitCode: broken ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__.x8.PHASE_UNREADABLE : 0,
                json,
                text: [
                    planText(json),
                    ...(0, _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_4__.vR)(inForce)
                ].join('\n'),
                diagnostics: read.diagnostics,
                outputs: {
                    matrix: JSON.stringify((0, _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_1__.dI)(read.schedule, json.next, {
                        phase: json.phase,
                        round: 1
                    }) ?? {
                        include: []
                    }),
                    phase: json.phase,
                    'next-phase': json.nextPhase ?? '',
                    plans: JSON.stringify(json.plans.map(({ id })=>id))
                }
            };
        }
        function planDocument({ phase, schedule: scheduled, nextPhase, diagnostics }) {
            let states = new Map(scheduled.plans.map(({ plan: { id, hasSummary, halted } })=>[
                    id,
                    hasSummary && !halted ? 'done' : 'pending'
                ]));
            return {
                phase: phase.id,
                name: phase.name,
                dir: phase.dir,
                plans: scheduled.plans.map(({ plan: each, wave, dependsOn })=>({
                        id: each.id,
                        path: each.path,
                        title: each.title,
                        wave,
                        dependsOn,
                        status: states.get(each.id) ?? 'pending',
                        hasSummary: each.hasSummary,
                        autonomous: each.autonomous,
                        filesModified: each.filesModified,
                        tasks: each.tasks.map(({ name, type, files })=>({
                                name,
                                type,
                                files
                            })),
                        asks: each.tasks.flatMap(({ name, type, gate, steps, options }, at)=>type.startsWith('checkpoint') || 'blocking-human' === gate ? [
                                {
                                    task: at + 1,
                                    name,
                                    type,
                                    gate,
                                    steps,
                                    options
                                }
                            ] : [])
                    })),
                waves: scheduled.waves,
                overlaps: scheduled.overlaps,
                next: scheduled.cycle ? [] : (0, _schedule_ready_js__WEBPACK_IMPORTED_MODULE_2__.iQ)(scheduled, states),
                nextPhase,
                diagnostics
            };
        }
        function planText(document) {
            let rows = document.plans.map(({ id, wave, status, dependsOn, tasks, title })=>[
                    id,
                    `wave ${wave}`,
                    status,
                    `${tasks.length} ${1 === tasks.length ? 'task' : 'tasks'}`,
                    dependsOn.length > 0 ? `after ${dependsOn.join(', ')}` : '',
                    title ?? ''
                ]);
            return [
                `Phase ${document.phase} ${document.name} (${document.dir}), next phase: ${document.nextPhase ?? 'none'}`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_6__.tp)(rows),
                ...document.overlaps.map(({ wave, plans, files })=>`wave ${wave}: ${plans.join(' and ')} both change ${files.join(', ')}`),
                `next: ${document.next.join(', ') || 'nothing'}`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_6__.NS)(document.diagnostics)
            ].join('\n');
        }
    }),
    62582: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Cs: ()=>artifactName,
            MF: ()=>MatrixJobSchema,
            Oq: ()=>gateArtifact,
            dI: ()=>jobMatrix,
            x_: ()=>maxJobs
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let MatrixJobSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            phase: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            plan: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            path: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            wave: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
            round: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
            attempt: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
            index: zod__WEBPACK_IMPORTED_MODULE_0__.aig().default(0),
            artifact: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1)
        });
        let maxJobs = 256;
        function jobMatrix(schedule, plans, { phase, round, attempts = new Map() }) {
            let wanted = new Set(plans);
            let chosen = schedule.plans.filter(({ plan })=>wanted.has(plan.id)).slice(0, maxJobs);
            if (0 === chosen.length) return null;
            let include = chosen.map(({ plan, wave }, index)=>{
                let attempt = (attempts.get(plan.id) ?? 0) + 1;
                return {
                    phase,
                    plan: plan.id,
                    path: plan.path,
                    wave,
                    round,
                    attempt,
                    index,
                    artifact: artifactName(phase, round, plan.id, attempt)
                };
            });
            return {
                include
            };
        }
        function artifactName(phase, round, plan, attempt) {
            return `phase-${plain(phase)}-r${round}-${plain(plan)}-a${attempt}`;
        }
        function gateArtifact(phase) {
            return `phase-${plain(phase)}-gate`;
        }
        function plain(text) {
            return text.replace(/[^A-Za-z0-9.-]/gu, (other)=>`_${other.codePointAt(0)?.toString(16)}`);
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
    }),
    77690: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>readSchedule,
            c: ()=>nextPhaseIn
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50229);
        var _phase_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35081);
        var _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92649);
        var _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53707);
        var _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89606);
        var _schedule_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99027);
        async function readSchedule(root, ref) {
            let phase = await (0, _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__.mc)(root, ref);
            let scheduled = (0, _schedule_schedule_js__WEBPACK_IMPORTED_MODULE_6__._)(phase);
            let roadmap = readRoadmap(root);
            let { config, diagnostics } = (0, _phase_config_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'config.json')));
            let ticked = null === roadmap ? [] : (0, _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__.EC)(roadmap, phase.tree).filter(({ dir })=>dir === phase.dir);
            return {
                phase,
                schedule: scheduled,
                nextPhase: nextPhaseBy(roadmap, phase.tree, phase.id),
                config,
                diagnostics: [
                    ...diagnostics,
                    ...ticked.map(({ diagnostic })=>diagnostic),
                    ...phase.diagnostics,
                    ...scheduled.diagnostics
                ]
            };
        }
        function nextPhaseIn(root, tree, phase) {
            return nextPhaseBy(readRoadmap(root), tree, phase);
        }
        function nextPhaseBy(roadmap, tree, phase) {
            return (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.S8)(roadmap, tree.phases, phase, (id)=>(0, _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__.PR)(roadmap, tree, id));
        }
        function readRoadmap(root) {
            let text = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'ROADMAP.md'));
            return null === text ? null : (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.AR)(text);
        }
    }),
    2864: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JX: ()=>settingsLines,
            NZ: ()=>shownSettings,
            vR: ()=>changedSettingsLines
        });
        var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);
        var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98869);
        var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90437);
        var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function shownSettings(settings, { file, commit, text, origins, givenAs }) {
            let from = (name)=>{
                let origin = origins.get(name) ?? 'default';
                if ('default' === origin) return origin;
                return 'given' === origin ? givenAs : `${file}:${origin.line}`;
            };
            let rows = _settings_js__WEBPACK_IMPORTED_MODULE_0__.mH.flatMap(([name, { key, value: placeholder, shown }])=>{
                let value = void 0 === shown ? settings[name] : shown(settings[name]);
                return null === key ? [] : [
                    [
                        key,
                        {
                            value: asWritten(value, placeholder),
                            from: from(name)
                        }
                    ]
                ];
            });
            return {
                config: {
                    file,
                    commit,
                    found: null !== text
                },
                values: Object.fromEntries(rows)
            };
        }
        function asWritten(value, placeholder) {
            if ('duration' === placeholder && 'number' == typeof value) return (0, _duration_js__WEBPACK_IMPORTED_MODULE_1__.S5)(value);
            return 'ceilings' === placeholder ? (0, _setting_js__WEBPACK_IMPORTED_MODULE_2__.mZ)(value) : value;
        }
        function settingsLines(shown) {
            return [
                heading(shown),
                ...linesOf(Object.entries(shown.values))
            ];
        }
        function changedSettingsLines(shown) {
            let changed = Object.entries(shown.values).filter(([, { from }])=>'default' !== from);
            return 0 === changed.length ? [] : [
                `${heading(shown)} (doctor also shows the defaults)`,
                ...linesOf(changed)
            ];
        }
        function heading({ config: { file, commit, found } }) {
            if (!found) return `settings; there is no ${file}`;
            return null === commit ? `settings; ${file} as it is on the disk` : `settings; ${file} of commit ${commit.slice(0, 10)}`;
        }
        function linesOf(values) {
            return (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.tp)(values.map(([key, { value, from }])=>[
                    key,
                    valueText(value),
                    from
                ]));
        }
        function valueText(value) {
            let isRecord = 'object' == typeof value && null !== value && !Array.isArray(value);
            let text = (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.pj)(isRecord ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
            return '' === text ? '-' : text.length > 60 ? `${text.slice(0, 60)}…` : text;
        }
    })
};
