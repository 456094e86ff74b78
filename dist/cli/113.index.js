export const id = 113;
export const ids = [
    113
];
export const modules = {
    6113: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            nextPhaseIn: ()=>nextPhaseIn,
            plan: ()=>plan,
            readSchedule: ()=>readSchedule
        });
        var external_node_path_ = __webpack_require__(6760);
        var atomic_file = __webpack_require__(2939);
        var phase_config = __webpack_require__(5081);
        var phase_phase = __webpack_require__(4960);
        var phase_roadmap = __webpack_require__(279);
        var report_text = __webpack_require__(4639);
        let maxJobs = 256;
        function jobMatrix(schedule, plans, { phase, round, attempts = new Map() }) {
            let wanted = new Set(plans);
            let chosen = schedule.plans.filter(({ plan })=>wanted.has(plan.id)).slice(0, maxJobs);
            if (0 === chosen.length) return null;
            let include = chosen.map(({ plan, wave })=>{
                let attempt = (attempts.get(plan.id) ?? 0) + 1;
                return {
                    phase,
                    plan: plan.id,
                    path: plan.path,
                    wave,
                    round,
                    attempt,
                    artifact: artifactName(phase, round, plan.id, attempt)
                };
            });
            return {
                include
            };
        }
        function artifactName(phase, round, plan, attempt) {
            return `phase-${phase}-r${round}-${plan}-a${attempt}`.replace(/[":<>|*?\\/\s\u0000-\u001f\u007f]/g, '_');
        }
        var ready = __webpack_require__(3006);
        var schedule = __webpack_require__(671);
        var exit_status = __webpack_require__(5185);
        async function plan([ref = ''], settings, world) {
            let read = await readSchedule((0, external_node_path_.resolve)(world.directory, settings.root), ref);
            let json = planDocument(read);
            let broken = read.diagnostics.some(({ severity })=>'error' === severity);
            return {
                exitCode: broken ? exit_status.x8.PHASE_UNREADABLE : 0,
                json,
                text: planText(json),
                diagnostics: read.diagnostics,
                outputs: {
                    matrix: JSON.stringify(jobMatrix(read.schedule, json.next, {
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
        async function readSchedule(root, ref) {
            let phase = await (0, phase_phase.mc)(root, ref);
            let scheduled = (0, schedule._)(phase);
            let nextPhase = nextPhaseIn(root, phase.tree, phase.id);
            let { config, diagnostics } = (0, phase_config.X)((0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning', 'config.json')));
            return {
                ...{
                    phase,
                    schedule: scheduled,
                    nextPhase,
                    config
                },
                diagnostics: [
                    ...diagnostics,
                    ...phase.diagnostics,
                    ...scheduled.diagnostics
                ]
            };
        }
        function nextPhaseIn(root, tree, phase) {
            let roadmap = (0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning', 'ROADMAP.md'));
            return (0, phase_roadmap.hT)(null === roadmap ? null : (0, phase_roadmap.AR)(roadmap), tree.phases, phase);
        }
        function planDocument({ phase, schedule: scheduled, nextPhase, diagnostics }) {
            let states = new Map(scheduled.plans.map(({ plan: { id, hasSummary, halted } })=>[
                    id,
                    hasSummary && !halted ? 'done' : 'pending'
                ]));
            return {
                ...{
                    phase: phase.id,
                    name: phase.name,
                    dir: phase.dir
                },
                plans: scheduled.plans.map(({ plan: each, wave, dependsOn })=>({
                        ...{
                            id: each.id,
                            path: each.path,
                            title: each.title,
                            wave,
                            dependsOn,
                            status: states.get(each.id) ?? 'pending',
                            hasSummary: each.hasSummary
                        },
                        ...{
                            autonomous: each.autonomous,
                            filesModified: each.filesModified
                        },
                        tasks: each.tasks.map(({ name, type, files })=>({
                                name,
                                type,
                                files
                            }))
                    })),
                waves: scheduled.waves,
                overlaps: scheduled.overlaps,
                next: scheduled.cycle ? [] : (0, ready.iQ)(scheduled, states),
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
                ...(0, report_text.tp)(rows),
                ...document.overlaps.map(({ wave, plans, files })=>`wave ${wave}: ${plans.join(' and ')} both change ${files.join(', ')}`),
                `next: ${document.next.join(', ') || 'nothing'}`,
                ...(0, report_text.NS)(document.diagnostics)
            ].join('\n');
        }
    },
    3006: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            iQ: ()=>readyPlans
        });
        var _overlap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5514);
        function readyPlans(schedule, states, options = {}) {
            if (schedule.cycle) return [];
            let stateOf = (id)=>states.get(id) ?? 'pending';
            let running = schedule.plans.filter(({ plan })=>'running' === stateOf(plan.id));
            let beside = [
                ...running
            ];
            let ready = [];
            for (let scheduled of schedule.plans){
                if (beside.length >= (options.limit ?? 1 / 0)) break;
                if ('pending' === stateOf(scheduled.plan.id) && scheduled.dependsOn.every((id)=>'done' === stateOf(id))) {
                    if (!(options.apart && beside.some((other)=>(0, _overlap_js__WEBPACK_IMPORTED_MODULE_0__.N)(scheduled.footprint, other.footprint).length > 0))) {
                        beside.push(scheduled);
                        ready.push(scheduled.plan.id);
                    }
                }
            }
            return ready;
        }
    }
};
