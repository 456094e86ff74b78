export const id = 4624;
export const ids = [
    4624
];
export const modules = {
    4624: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F_: ()=>ownRuns,
            H8: ()=>refOf,
            Kb: ()=>isRecent,
            Kd: ()=>fetchRecord,
            SP: ()=>shown,
            ad: ()=>isOwnRecord,
            ai: ()=>noteOwnRun,
            fT: ()=>importRecord,
            i7: ()=>isHeld,
            mh: ()=>heldElsewhere,
            rN: ()=>recordCommit
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _git_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78816);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69416);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54648);
        var _published_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54039);
        async function fetchRecord(ground) {
            let { remote, phase } = ground;
            let ref = refOf(ground);
            let commit = await remote.fetch(ref);
            if (null === commit) return null;
            let manifest = await usableState(commit, ref, ground);
            if ((0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(manifest.phase) !== (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase)) throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.wayOut(ref)}`);
            return {
                commit,
                manifest
            };
        }
        async function usableState(commit, ref, ground) {
            try {
                return await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.un)(ground.git, commit);
            } catch (error) {
                if (!(error instanceof _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk)) throw error;
                let here = `What it holds stays here as ${commit} until git clears it away`;
                throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)}: ${error.message}. ${here}. ${ground.remote.wayOut(ref)}`);
            }
        }
        function refOf({ phase, prefix }) {
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.af)(phase, prefix);
        }
        async function recordCommit({ git, dir, phase, runId, host, ttlMs, workflowRun }, now) {
            let { at, ...state } = now;
            let refs = await (0, _git_refs_js__WEBPACK_IMPORTED_MODULE_7__.h9)(git, (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.RW)(phase));
            let kept = refs.flatMap(({ name, commit, type })=>'commit' === type ? [
                    {
                        ref: name,
                        commit
                    }
                ] : []);
            let heartbeatAt = new Date(at).toISOString();
            let by = {
                runId,
                host,
                ...void 0 === workflowRun ? {} : {
                    workflowRun
                }
            };
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.Tb)(git, dir, {
                schemaVersion: 1,
                phase,
                ...by,
                heartbeatAt,
                ttlMs,
                ...state,
                kept
            });
        }
        async function isHeld(manifest, { now, isOver }) {
            let { workflowRun } = manifest;
            if (!isRecent(manifest, now())) return false;
            return void 0 === workflowRun || void 0 === isOver || !await isOver(workflowRun);
        }
        function isRecent({ released, heartbeatAt, ttlMs }, now) {
            return !released && Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
        }
        function heldElsewhere({ runId, host, heartbeatAt, ttlMs }, ground) {
            let { phase } = ground;
            let until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
            return `run ${runId} on ${host} is at work on phase ${phase} (${shown(ground)}, last sign of life ${heartbeatAt}); wait for it. Without another sign of life it counts as dead from ${until} on`;
        }
        function isOwnRecord(dir, { runId, host }, ground) {
            return host === ground.host && ownRuns({
                dir
            }).includes(runId);
        }
        function ownRuns({ dir }) {
            return ((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere)) ?? '').split('\n').filter((line)=>'' !== line);
        }
        function noteOwnRun({ dir, runId }) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere), `${runId}\n`);
        }
        let listOfHere = 'runs-of-this-checkout';
        function shown({ remote }) {
            return (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_3__.Nt)(remote.name);
        }
        async function importRecord(commit, { git, dir, now }) {
            (0, _ledger_js__WEBPACK_IMPORTED_MODULE_4__.Fi)(dir, new Date(now()));
            await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.aX)(git, commit, dir);
        }
    }
};
