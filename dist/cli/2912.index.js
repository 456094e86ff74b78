export const id = 2912;
export const ids = [
    2912
];
export const modules = {
    62912: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
        var phase_roadmap = __webpack_require__(70279);
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
    },
    78027: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>withoutControls
        });
        function withoutControls(text) {
            return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
    },
    44639: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            NS: ()=>diagnosticLines,
            Yi: ()=>clockText,
            _u: ()=>plainEnd,
            hS: ()=>counted,
            pj: ()=>plain,
            tp: ()=>table,
            vk: ()=>elapsed,
            y1: ()=>plainLines
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78027);
        function table(rows, indent = '  ') {
            let widths = (rows[0] ?? []).map((_, column)=>Math.max(...rows.map((row)=>(row[column] ?? '').length)));
            return rows.map((row)=>`${indent}${row.map((cell, column)=>column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell).join('  ')}`.trimEnd());
        }
        function diagnosticLines(diagnostics) {
            return diagnostics.map(({ severity, code, file, line, message })=>`${plain(file)}:${line}: ${severity}: ${plain(message)} [${code}]`);
        }
        function plain(text) {
            return (0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.D)(text).replaceAll('##[', '## [');
        }
        function plainEnd(text) {
            return `${/^ */.exec(text)?.[0] ?? ''}${plain(text)}`;
        }
        function plainLines(text) {
            return text.split('\n').map(plainEnd).join('\n');
        }
        function elapsed(ms) {
            if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
            let minutes = Math.floor(ms / 60_000);
            return minutes < 60 ? `${minutes} min ${Math.floor(ms % 60_000 / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
        }
        function clockText(ms) {
            let seconds = Math.max(0, Math.floor(ms / 1000));
            let minutes = Math.floor(seconds / 60);
            let two = (part)=>String(part).padStart(2, '0');
            return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
        }
        function counted(number, noun) {
            return `${number} ${noun}${1 === number ? '' : 's'}`;
        }
    }
};
