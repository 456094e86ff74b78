export const id = 903;
export const ids = [
    903
];
export const modules = {
    30903: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            validate: ()=>validate
        });
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(42939);
        var config = __webpack_require__(35081);
        var general_yaml = __webpack_require__(831);
        var phase_phase = __webpack_require__(4960);
        var phase_roadmap = __webpack_require__(70279);
        var phase_tree = __webpack_require__(95567);
        var phase_id = __webpack_require__(88240);
        var plan_file = __webpack_require__(14923);
        function treeFindings({ phases, links }) {
            let place = (dir)=>({
                    file: dir,
                    line: 1
                });
            let planned = phases.filter(({ planFiles })=>planFiles.length > 0);
            return [
                ...links.map((dir)=>{
                    let message = 'the entry is a link, which is not followed: no phase is read from it. Put the directory itself here';
                    return {
                        severity: 'warning',
                        code: 'phase-not-followed',
                        ...place(dir),
                        message
                    };
                }),
                ...planned.filter(isUnnumbered).map(({ dir })=>{
                    let message = 'the directory name starts with no phase number: the phase is selected by its full name only';
                    return {
                        severity: 'info',
                        code: 'phase-number-missing',
                        ...place(dir),
                        message
                    };
                }),
                ...planned.filter(({ numberIsOpen })=>numberIsOpen).map(({ dir, id })=>{
                    let message = `the directory name can be read as phase ${id} or as a phase ${id}.x. Write a decimal phase with a dot`;
                    return {
                        severity: 'info',
                        code: 'phase-number-open',
                        ...place(dir),
                        message
                    };
                }),
                ...sharedNumbers(planned).map(({ dir, id, others })=>{
                    let message = `phase number ${id} is also that of ${others.join(', ')}: a phase is then selected by its full name only`;
                    return {
                        severity: 'warning',
                        code: 'phase-number-shared',
                        ...place(dir),
                        message
                    };
                })
            ];
        }
        function isUnnumbered({ id, dir }) {
            return dir.endsWith(`/${id}`) && !/\d/.test(id.charAt(0));
        }
        function sharedNumbers(phases) {
            let certain = phases.filter(({ numberIsOpen })=>!numberIsOpen);
            return certain.flatMap(({ dir, id, key })=>{
                let others = certain.filter((other)=>other.key === key && other.dir !== dir).map((other)=>other.dir);
                return others.length > 0 ? [
                    {
                        dir,
                        id,
                        others
                    }
                ] : [];
            });
        }
        function roadmapDrift(roadmap, tree, file = '.planning/ROADMAP.md') {
            return roadmap.plans.flatMap(({ id, phase, checked, line })=>{
                let number = (0, plan_file.RB)(id);
                let known = tree.known.get(`${number?.phase ?? (0, phase_id.nm)(phase ?? '')}/${number?.plan ?? (0, plan_file.vH)(id)}`);
                if (!known || known.hasSummary === checked) return [];
                let message = checked ? `plan ${known.id} is ticked but has no SUMMARY in ${known.dir}, so it does not count as done` : `plan ${known.id} has a SUMMARY in ${known.dir} but is not ticked`;
                return [
                    {
                        severity: 'info',
                        code: checked ? 'roadmap-ahead' : 'roadmap-behind',
                        file,
                        line,
                        message
                    }
                ];
            });
        }
        var report_text = __webpack_require__(44639);
        var schedule = __webpack_require__(20671);
        var exit_status = __webpack_require__(95185);
        async function validate([ref], settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let tree = await (0, phase_tree.Z)(root);
            let phases = void 0 === ref ? tree.phases : [
                (0, phase_phase.WW)(tree.phases, ref)
            ];
            let diagnostics = [];
            let plans = 0;
            for (let directory of phases){
                let phase = await (0, general_yaml.Yv)(()=>(0, phase_phase.v6)(root, directory, tree));
                plans += phase.plans.length;
                diagnostics.push(...phase.diagnostics, ...(0, schedule._)(phase).diagnostics);
            }
            if (void 0 === ref) diagnostics.unshift(...projectFindings(root, tree));
            let count = (severity)=>diagnostics.filter((each)=>each.severity === severity).length;
            let totals = {
                phases: phases.length,
                plans,
                errors: count('error'),
                warnings: count('warning'),
                infos: count('info')
            };
            let { errors, warnings, infos } = totals;
            let summary = `${phases.length} phases, ${plans} plans: ${errors} errors, ${warnings} warnings, ${infos} infos`;
            return {
                exitCode: errors > 0 ? exit_status.x8.PHASE_UNREADABLE : 0,
                json: {
                    ...totals,
                    diagnostics
                },
                text: [
                    ...(0, report_text.NS)(diagnostics),
                    summary
                ].join('\n'),
                diagnostics
            };
        }
        function projectFindings(root, tree) {
            let roadmap = (0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning', 'ROADMAP.md'));
            return [
                ...treeFindings(tree),
                ...(0, config.X)((0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning', 'config.json'))).diagnostics,
                ...null === roadmap ? [] : roadmapDrift((0, phase_roadmap.AR)(roadmap), tree)
            ];
        }
    }
};
