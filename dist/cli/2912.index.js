export const id = 2912;
export const ids = [
    2912
];
export const modules = {
    62912: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            validate: ()=>validate
        });
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(50229);
        var config = __webpack_require__(35081);
        function isFinished({ plans, summariesWithoutPlan, diagnostics }) {
            let open = plans.filter(({ hasSummary, halted, superseded })=>!superseded && (!hasSummary || halted));
            return plans.length + summariesWithoutPlan.length > 0 && 0 === open.length && !diagnostics.some(({ severity })=>'error' === severity);
        }
        function foldedFindings({ dir, id }, found) {
            let [only] = found;
            if (void 0 === only) return [];
            let codes = new Map();
            for (let { code } of found)codes.set(code, (codes.get(code) ?? 0) + 1);
            let list = [
                ...codes
            ].map(([code, times])=>1 === times ? code : `${code} (${times})`).join(', ');
            let message = `phase ${id} is done; ${1 === found.length ? '1 finding' : `${found.length} findings`} about it: ${list}. To read ${1 === found.length ? 'it' : 'them'}, validate ${dir}`;
            return [
                {
                    severity: 'info',
                    code: 'finished-phase-findings',
                    file: dir,
                    line: 1,
                    message
                }
            ];
        }
        var phase_phase = __webpack_require__(92649);
        var phase_roadmap = __webpack_require__(53707);
        var phase_tree = __webpack_require__(95567);
        var tree_findings = __webpack_require__(89606);
        var report_text = __webpack_require__(44639);
        var schedule = __webpack_require__(99027);
        var exit_status = __webpack_require__(95185);
        async function validate([ref], settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let tree = await (0, phase_tree.Z)(root);
            let phases = void 0 === ref ? tree.phases : [
                (0, phase_phase.WW)(tree.phases, ref)
            ];
            let diagnostics = [];
            let finished = new Set();
            let plans = 0;
            for (let directory of phases){
                let phase = (0, phase_phase.v6)(root, directory, tree);
                plans += phase.plans.length;
                let found = [
                    ...phase.diagnostics,
                    ...(0, schedule._)(phase).diagnostics
                ];
                if (isFinished(phase)) finished.add(phase.dir);
                diagnostics.push(...void 0 === ref && finished.has(phase.dir) ? foldedFindings(phase, found) : found);
            }
            if (void 0 === ref) diagnostics.unshift(...projectFindings(root, tree, finished));
            let count = (severity)=>diagnostics.filter((each)=>each.severity === severity).length;
            let totals = {
                phases: phases.length,
                plans,
                errors: count('error'),
                warnings: count('warning'),
                infos: count('info')
            };
            let { errors, warnings, infos } = totals;
            let found = [
                (0, report_text.hS)(errors, 'error'),
                (0, report_text.hS)(warnings, 'warning'),
                (0, report_text.hS)(infos, 'info')
            ].join(', ');
            let summary = `${(0, report_text.hS)(phases.length, 'phase')}, ${(0, report_text.hS)(plans, 'plan')}: ${found}`;
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
        function projectFindings(root, tree, finished) {
            let roadmap = (0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning', 'ROADMAP.md'));
            return [
                ...(0, tree_findings.nO)(tree),
                ...(0, config.X)((0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning', 'config.json'))).diagnostics,
                ...null === roadmap ? [] : (0, tree_findings.m1)((0, phase_roadmap.AR)(roadmap), tree, {
                    finished
                })
            ];
        }
    })
};
