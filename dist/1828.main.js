"use strict";
exports.id = 1828;
exports.ids = [1828];
exports.modules = {

/***/ 39772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ commands),
  Z: () => (/* binding */ findCommand)
});

// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
;// CONCATENATED MODULE: ./lib/doors/catalogue/command-settings.js

function inTopics(topics, omitted = []) {
    const names = settings/* settingRows */.mH.flatMap(({ name, key }) => (topics.includes(key?.split('.')[0] ?? '') ? [name] : []));
    return names.filter((name) => !omitted.includes(name));
}
const command_settings_location = ['root', 'config'];
const reported = inTopics(['github', 'integrations'], ['phase-workflow']);
const rules = [
    ...command_settings_location,
    ...inTopics(['agent', 'limits', 'retry', 'verify', 'rules', 'accept', 'tests', 'git', 'people', 'lease'], ['fail-on']),
];
const running = [
    ...rules,
    ...['fresh', 'rejudge', 'remote', 'github-token', 'interrupt'],
];
const chained = [
    ...running.filter((name) => name !== 'deadline'),
    ...reported,
    ...['mode', 'unisolated', 'branch', 'workflow-changes'],
    ...['run-id', 'run-attempt', 'round', 'max-rounds', 'leg-kind', 'matrix', 'base', 'not-before'],
    ...['job-timeout', 'job-started', 'input-dir', 'output-dir', 'artifact-name'],
    ...['leg-results', 'leg-receipts', 'gate-receipt', 'agent-secret-name'],
];
const plansJudged = [
    ...['verify-commands', 'min-evidence'],
    ...['author', 'author-tests', 'author-disputes', 'truths'],
    ...['protected-paths', 'undeclared-changes', 'rules', 'accept', 'network', 'network-allow'],
];
const adopting = [
    ...command_settings_location,
    ...['agent-env', 'timeout', 'idle-timeout', 'kill-grace', 'deadline', 'on-failure'],
    ...plansJudged,
    ...['allow-dirty', 'lease-ttl', 'wait', 'remote', 'github-token', 'interrupt'],
];
const judging = [
    ...command_settings_location,
    ...[
        'base',
        'head',
        'task-list',
        'sarif',
        'fail-on',
        'github-token',
        'only',
        'explain',
        'agent-env',
        'timeout',
        'idle-timeout',
        'kill-grace',
        'setup-command',
    ],
    ...plansJudged,
    ...['test-command', 'confirming-runs', 'test-baseline', 'inherited-tests', 'prove', 'mutants'],
];
const answering = ['root', 'remote', 'github-token'];
const shown = [...rules, ...reported, 'fail-on', ...inTopics(['chain'])];

;// CONCATENATED MODULE: ./lib/doors/catalogue/catalogue.js



const commands = [
    {
        name: 'run',
        summary: 'run every plan of a phase that is not done, verify the work, and report how the phase ended',
        words: ['<phase>'],
        details: [
            'run 7                       every plan of phase 7 that is not done',
            'run 7 --dry-run             says what that would be, and changes nothing',
            'run 7 --only 07-03          one plan of it',
            'run 7 --agent claude --test-command "npm test" --max-cost 5',
            'Rules that stay go into .github/phase-executor.yml, under the topics above. status 7 shows the state of the phase, logs 7 what was printed.',
        ].join('\n'),
        settings: [...running, ...reported, 'branch', 'fail-on', 'only', 'dry-run'],
        holdsPhase: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(1549), __webpack_require__.e(7723)]).then(__webpack_require__.bind(__webpack_require__, 97723))).runRun,
    },
    {
        name: 'adopt',
        summary: 'adopt the work of agents that kept running after their run died; starts no agent',
        words: ['<phase>'],
        settings: adopting,
        holdsPhase: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(1549), __webpack_require__.e(3540)]).then(__webpack_require__.bind(__webpack_require__, 33540))).runAdopt,
    },
    {
        name: 'plan',
        summary: 'show the plans of a phase, their order and their problems; runs nothing',
        words: ['<phase>'],
        settings: shown,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4791), __webpack_require__.e(3311)]).then(__webpack_require__.bind(__webpack_require__, 53311))).runPlan,
    },
    {
        name: 'judge',
        summary: 'judge commits that a person or another tool made; runs no agent',
        words: ['[phase]'],
        details: [
            'judge 7 --base main --head HEAD                every plan of phase 7, by the work between the two commits',
            'judge 7 --plan 07-03 --base main               all of the work as that of one plan',
            'judge --base main                              without plans: the change, its tests and the tasks that it ticked',
            'judge --explain promise/missing                what a rule asks, reads and says',
            'The plans are read as they stand at --base. Exit code 0 when the work passes, 1 when it does not, 10 when a person has to decide.',
        ].join('\n'),
        settings: judging,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(2518), __webpack_require__.e(1307)]).then(__webpack_require__.bind(__webpack_require__, 18607))).runJudge,
    },
    {
        name: 'execute',
        summary: 'a job of a chained run: execute plans, or the exit gate, and leave the result for integrate',
        words: ['<phase>', '[plan]'],
        details: 'With a plan it is attempted once; without one all that can run is executed, retries included.',
        settings: chained,
        holdsPhase: true,
        staysGreen: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(1549), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 90676))).runExecute,
    },
    {
        name: 'engine',
        summary: "copy this engine to a new folder outside the workspace, before the exit gate's job runs anything",
        words: [],
        details: 'Its outputs say where it is, the digest of its files and the Node it runs on.',
        settings: [],
        load: async () => (await __webpack_require__.e(/* import() */ 3322).then(__webpack_require__.bind(__webpack_require__, 23322))).runEngine,
    },
    {
        name: 'upload',
        summary: 'upload the result of a step that has no token, and give a receipt for it',
        words: [],
        settings: ['output-dir', 'run-attempt'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(1549), __webpack_require__.e(676)]).then(__webpack_require__.bind(__webpack_require__, 90676))).runUpload,
    },
    {
        name: 'integrate',
        summary: 'the job after a round: merge the verified work onto the branch, publish it and plan the next round',
        words: ['<phase>'],
        details: 'Round 0 opens the phase. It runs no agent and no code of the repository, and trusts no result unseen.',
        settings: chained,
        holdsPhase: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(9089), __webpack_require__.e(5534)]).then(__webpack_require__.bind(__webpack_require__, 5534))).runIntegrate,
    },
    {
        name: 'conclude',
        summary: 'the last job of a chained run: the exit gate, the final signal, the decision',
        words: ['<phase>'],
        settings: [...chained, 'auto-advance', 'auto-continue', 'fail-on'],
        holdsPhase: true,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(9089), __webpack_require__.e(281)]).then(__webpack_require__.bind(__webpack_require__, 40281))).runConclude,
    },
    {
        name: 'status',
        summary: 'show the state of a phase, or of every phase, and the next command; runs nothing',
        words: ['[phase]'],
        settings: ['root', 'remote', 'github-token'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8107), __webpack_require__.e(4754), __webpack_require__.e(8961), __webpack_require__.e(3620)]).then(__webpack_require__.bind(__webpack_require__, 13728))).runStatus,
    },
    {
        name: 'report',
        summary: 'write a report of a phase: one HTML page, JUnit, CTRF or a trace; runs nothing',
        words: ['<phase>'],
        details: 'The page needs no network and runs no script. It tells what the record holds, here or with --remote there.',
        settings: [...command_settings_location, 'output', 'junit', 'ctrf', 'otlp', 'remote', 'github-token'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(5485), __webpack_require__.e(407), __webpack_require__.e(2939), __webpack_require__.e(7313)]).then(__webpack_require__.bind(__webpack_require__, 15874))).runReport,
    },
    {
        name: 'logs',
        summary: 'show what agents, their set-up and the checks of a phase printed in this checkout',
        words: ['<phase>', '[plan]'],
        details: 'Control characters and what looks like a secret are left out; the files themselves hold everything.',
        settings: [...command_settings_location, 'attempt', 'follow', 'raw', 'events'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(8323), __webpack_require__.e(9821)]).then(__webpack_require__.bind(__webpack_require__, 49821))).runLogs,
    },
    {
        name: 'approve',
        summary: 'approve a plan that waits for a person',
        words: ['<phase>', '<plan>'],
        details: 'status <phase> shows what the plan asks. A decision is made with answer. Until a run begins, --withdraw takes back what was said.',
        settings: [...answering, 'withdraw'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(5485), __webpack_require__.e(8450)]).then(__webpack_require__.bind(__webpack_require__, 78450))).runApprove,
    },
    {
        name: 'answer',
        summary: 'answer a plan that waits for a person: a decision, what is wrong, what was done',
        words: ['<phase>', '<plan>', '<text…>'],
        details: [
            'To a decision: the id of an option, with a remark behind it if need be. To something to be verified: what is wrong',
            'with it; that is changed, and the plan asks again. An answer is kept in git: it is no place for secrets.',
        ].join('\n'),
        settings: answering,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(5485), __webpack_require__.e(8450)]).then(__webpack_require__.bind(__webpack_require__, 78450))).runAnswer,
    },
    {
        name: 'comment',
        summary: 'do what a comment says that begins with /phase: approve, answer, status, run, retry or help (in a job)',
        words: [],
        details: 'The comment is that of the event of the job. docs/on-the-pull-request.md says who may, and what it needs.',
        settings: [...command_settings_location, 'remote', 'github-token', 'phase-workflow'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(407), __webpack_require__.e(8107), __webpack_require__.e(4754), __webpack_require__.e(8961), __webpack_require__.e(435)]).then(__webpack_require__.bind(__webpack_require__, 80435))).runComment,
    },
    {
        name: 'check',
        summary: 'set the status phase-executor, which rules can require, on the commit of a pull request or merge queue',
        words: [],
        details: 'The commit is that of the event of the job. docs/on-the-pull-request.md shows the workflow and the rule.',
        settings: ['github-token'],
        load: async () => (await __webpack_require__.e(/* import() */ 3130).then(__webpack_require__.bind(__webpack_require__, 93130))).runCheck,
    },
    {
        name: 'validate',
        summary: "list every problem of a phase, or of all phases that aren't done, with file and line",
        words: ['[phase]'],
        settings: command_settings_location,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(262), __webpack_require__.e(1417), __webpack_require__.e(5378), __webpack_require__.e(7514)]).then(__webpack_require__.bind(__webpack_require__, 7514))).runValidate,
    },
    {
        name: 'signal',
        alias: 'completion',
        summary: 'completion signals by hand: create, parse, handle, log',
        words: ['<create|parse|handle|log>', '[words…]'],
        details: [
            'signal create <success|failure|blocked|skipped> <phase> [details]   details: a JSON object, or key=value words',
            'signal parse [json]    what a signal says, in its full form; from stdin without the word',
            'signal handle [json]   the decision that follows from it; the next phase is that of ROADMAP.md, else it is counted',
            'signal log [json]      appends it to .planning/execution-log.ndjson, and a row to .planning/EXECUTION_LOG.md',
        ].join('\n'),
        settings: [...command_settings_location, 'max-attempts', 'backoff', 'max-wait'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(7480)]).then(__webpack_require__.bind(__webpack_require__, 37480))).runSignal,
    },
    {
        name: 'state',
        alias: 'orchestrator-state',
        summary: "the orchestrator's state and its agents' heartbeats, and errors in STATE.md: write, read, clear, rebuild, check-stale, add-error",
        words: ['<write|read|clear|rebuild|check-stale|add-error>', '[words…]'],
        details: [
            'state write --phase <phase> --mode <team|fallback> --data <json>   merges the fields into .planning/.orchestrator-state.json',
            'state read [--phase <phase>]   the state, or {"exists": false}',
            'state clear                    removes it; {"cleared": true} also where there was none',
            'state rebuild <phase>          makes that of the last run again from the event log',
            'state check-stale [--threshold <minutes>]   agents without a sign of life for so long (default: 15)',
            'state add-error <text>         adds it to STATE.md, newest first; also with the options of errors log',
        ].join('\n'),
        settings: ['root'],
        fields: ['phase', 'mode', 'data', 'threshold', 'plan', 'task', 'specialist', 'error-type', 'details'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(9082), __webpack_require__.e(6077)]).then(__webpack_require__.bind(__webpack_require__, 48231))).runState,
    },
    {
        name: 'checkpoint',
        summary: 'checkpoints of the work tree by hand: create, rollback, list, prune',
        words: ['<create|rollback|list|prune>', '[words…]'],
        details: [
            'checkpoint create <phase> <plan>   records the work tree, changes nothing in it and prints the tag',
            'checkpoint rollback <tag>          keeps what is there under a ref, puts the tree back exactly, deletes the tag',
            'checkpoint list                    those there are, the oldest first',
            'checkpoint prune [partials]        deletes old ones; with partials also what was kept of attempts',
        ].join('\n'),
        settings: ['root', 'older-than', 'dry-run'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(1594), __webpack_require__.e(4015), __webpack_require__.e(1931), __webpack_require__.e(8954)]).then(__webpack_require__.bind(__webpack_require__, 18737))).runCheckpoint,
    },
    {
        name: 'handoff',
        summary: 'checkpoint returns, what a stopped agent leaves for the next: create, validate',
        words: ['<create|validate>', '[words…]'],
        details: [
            'handoff create <agent> <threshold_critical|task_complete|error> [details]',
            '    details: a JSON object, or key=value words: completed, remaining, decisions, patterns, issues, filesModified',
            'handoff validate [json]   from stdin without the word; exit code 1 when it is too large, 65 when it is not one',
        ].join('\n'),
        settings: [],
        load: async () => (await __webpack_require__.e(/* import() */ 2380).then(__webpack_require__.bind(__webpack_require__, 62380))).runHandoff,
    },
    {
        name: 'errors',
        alias: 'log-specialist-error',
        summary: 'append an error record to .planning/specialist-errors.jsonl and STATE.md: log',
        words: ['[log]', '[words…]'],
        details: 'errors log --phase 07 --plan 03 --task 2 --specialist coder --error-type timeout --details "no end after 5m"\n' +
            'All six are required; they can also be given as one JSON object or as key=value words.',
        settings: ['root'],
        fields: ['phase', 'plan', 'task', 'specialist', 'error-type', 'details'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(9082), __webpack_require__.e(6077), __webpack_require__.e(9075)]).then(__webpack_require__.bind(__webpack_require__, 49075))).runErrors,
    },
    {
        name: 'tests',
        summary: 'judge tests (pass, fail or unknown) by a command, a log or report files',
        words: ['[-- command…]'],
        details: [
            'tests -- npm test                                     runs the command; one word with blanks is a shell line',
            'tests --log <file|-> --exit-code <n>                  reads the output of a run that is over',
            "tests --report 'build/**/TEST-*.xml' --exit-code <n>  reads its reports; also beside a command or a log",
            'Files are looked for below --root. Exit code 0 for pass only, 1 for fail and unknown, 3 when interrupted.',
        ].join('\n'),
        settings: [
            ...[...command_settings_location, 'timeout', 'idle-timeout', 'kill-grace'],
            ...['log', 'report', 'exit-code', 'baseline-total'],
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1893), __webpack_require__.e(262), __webpack_require__.e(3553)]).then(__webpack_require__.bind(__webpack_require__, 61071))).runTestsVerb,
    },
    {
        name: 'doctor',
        summary: 'check this machine; with a phase, check what would block it: agent, key, programs, people, checkout',
        words: ['[phase]'],
        details: "Nothing is run or changed. The exit code is 69 where something is missing or the phase could not begin. With a token the host's rules are read as well.",
        settings: [...shown, 'remote', 'github-token', 'agent-secret-name', 'all'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(7764), __webpack_require__.e(1)]).then(__webpack_require__.bind(__webpack_require__, 74528))).runDoctor,
    },
    {
        name: 'init',
        summary: 'show, and with --yes write, a configuration file and a workflow that fit this repository',
        words: [],
        details: 'At a terminal it asks. A file that is there is never changed: the difference is shown, and the exit code is 64.\n' +
            "The workflow uses PHASE_EXECUTOR_REPOSITORY (acme/phase-executor); without it the engine's own repository, else a fork of the owner of origin.",
        settings: ['root', 'agent', 'test-command', 'yes', 'dry-run'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(8323), __webpack_require__.e(907), __webpack_require__.e(1673), __webpack_require__.e(1365)]).then(__webpack_require__.bind(__webpack_require__, 36536))).runInit,
    },
    {
        name: 'demo',
        summary: 'make a small repository in a temporary folder and run its phase, without a model',
        words: [],
        settings: [],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1260), __webpack_require__.e(2856), __webpack_require__.e(1893), __webpack_require__.e(3292), __webpack_require__.e(8022), __webpack_require__.e(4791), __webpack_require__.e(7614), __webpack_require__.e(1594), __webpack_require__.e(6597), __webpack_require__.e(4015), __webpack_require__.e(262), __webpack_require__.e(5485), __webpack_require__.e(1417), __webpack_require__.e(8323), __webpack_require__.e(407), __webpack_require__.e(1931), __webpack_require__.e(5378), __webpack_require__.e(907), __webpack_require__.e(8107), __webpack_require__.e(2939), __webpack_require__.e(4754), __webpack_require__.e(3078), __webpack_require__.e(5361), __webpack_require__.e(1673), __webpack_require__.e(9082), __webpack_require__.e(2518), __webpack_require__.e(7764), __webpack_require__.e(6365), __webpack_require__.e(1549), __webpack_require__.e(7723), __webpack_require__.e(1395)]).then(__webpack_require__.bind(__webpack_require__, 81395))).runDemo,
    },
];
function findCommand(name) {
    const result = commands.find((command) => command.name === name || command.alias === name);
    if (result)
        return result;
    const names = commands.map((command) => command.name);
    throw new settings/* UsageError */.eb((0,nearest_name/* describeUnknownName */.PB)('command', name, names));
}


/***/ }),

/***/ 50760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ callCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93893);
/* harmony import */ var _settings_file_effective_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1111);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26623);
/* harmony import */ var _system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52840);






const maxTries = 3;
async function callCommand(load, call, world) {
    let start = null;
    for (let tries = 1;; tries += 1) {
        const [foundSettings, handler] = await Promise.all([readSettings(call, start, world), load()]);
        const opened = { ...world, ...foundSettings };
        const redact = (0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .lY)(opened);
        try {
            const reply = await handler(call.words, worldWithoutSecrets(opened, redact));
            return { reply: replyWithoutSecrets(reply, redact), settings: foundSettings.settings };
        }
        catch (error) {
            if (!(error instanceof _settings_file_effective_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .OtherSettingsError */ .MM) || tries >= maxTries)
                throw error;
            start = error;
        }
    }
}
function worldWithoutSecrets(world, redact) {
    const { live, group } = world.terminal;
    return {
        ...world,
        progress: (line) => world.progress(redact(line)),
        print: (line) => world.print(redact(line)),
        terminal: {
            ...world.terminal,
            live: live && ((lines) => live(lines.map(redact))),
            group: group && ((title, lines) => group(redact(title), lines.map(redact))),
        },
    };
}
function replyWithoutSecrets(reply, redact) {
    const { json, text, outputs, summary, diagnostics } = reply;
    return {
        ...reply,
        json: (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .withEachText */ .nA)(json, redact),
        text: redact(text),
        ...(outputs && { outputs: (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .withEachText */ .nA)(outputs, (value) => (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .redactedJson */ .Rh)(value, redact)) }),
        ...(summary === undefined ? {} : { summary: redact(summary) }),
        ...(diagnostics && { diagnostics: (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_5__/* .withEachText */ .nA)(diagnostics, redact) }),
    };
}
async function readSettings({ command: { settings, holdsPhase = false }, given, givenAs }, start, { directory, environment, progress }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, given.root || '.');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`root: found "${given.root}", which is not a folder; name the one that holds .planning`);
    if (!settings.includes('config'))
        return (0,_settings_file_effective_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutConfiguration */ .BX)(given, givenAs);
    const location = {
        folder,
        environment,
        commit: start?.commit ?? null,
        isTolerant: holdsPhase && start === null,
        givenAs,
    };
    const values = withEnvironment(start === null ? given : { ...given, config: start.file }, environment);
    const foundSettings = await (0,_settings_file_effective_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveSettings */ .Mo)(values, location);
    const note = start === null ? (0,_settings_file_effective_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .uncommittedChange */ .SA)(foundSettings.configuration, folder) : null;
    if (note !== null)
        progress(note);
    if (start === null)
        for (const warning of foundSettings.configuration.warnings)
            progress(`warning: ${warning}`);
    return foundSettings;
}
function withEnvironment(input, { SPECIALIST_TIMEOUT: seconds = '', PHASE_EXECUTOR_PRICES: prices = '' }) {
    const timeout = input.timeout || (/^\d+$/.test(seconds) ? `${seconds}s` : '');
    return { ...input, timeout, 'agent-prices': input['agent-prices'] || prices };
}


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hideEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_process_process_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93591);


function hideEnvironment(env, warn) {
    const reason = tryHideEnvironment(env);
    if (reason !== null)
        warn(`every process of this user can read the secrets of this run in /proc: ${reason}`);
}
function tryHideEnvironment(env) {
    if (!isReadable('/proc/self/environ'))
        return null;
    for (const [name, value] of Object.entries(env))
        if (!isProcessMarker(name))
            env[name] = value;
    try {
        eraseEnvironment();
        const visible = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/environ', 'latin1').split(/\0+/);
        const remaining = visible.filter((entry) => entry !== '' && !isProcessMarker(entry.replace(/=.*/s, '')));
        return remaining.length === 0 ? null : `/proc/self/environ still shows ${remaining.length} of its variables`;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function isReadable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return true;
    }
    catch {
        return false;
    }
}
const isProcessMarker = (name) => [_system_process_process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$, 'RUNNER_TRACKING_ID', 'JENKINS_NODE_COOKIE', 'BUILD_ID'].includes(name);
function eraseEnvironment() {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/self/stat', 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [start, end] = [Number(fields[47]), Number(fields[48])];
    if (!(start > 0 && end > start))
        throw new Error('/proc/self/stat does not say where the environment is');
    const memory = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)('/proc/self/mem', 'r+');
    try {
        const block = Buffer.alloc(end - start);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(memory, block, 0, block.length, start);
        for (let offset = 0; offset < block.length;) {
            const next = block.indexOf(0, offset) + 1 || block.length;
            const name = block.toString('latin1', offset, next).replace(/=.*/s, '');
            if (!isProcessMarker(name))
                block.fill(0, offset, next);
            offset = next;
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(memory, block, 0, block.length, start);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(memory);
    }
}


/***/ }),

/***/ 72857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p4: () => (/* binding */ buildPrinter),
  r9: () => (/* binding */ findHome),
  qG: () => (/* binding */ leave),
  mV: () => (/* binding */ liveArea),
  HY: () => (/* binding */ openWorld)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/process/machine.js
var machine = __webpack_require__(56566);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
;// CONCATENATED MODULE: ./lib/doors/world/live-area.js
class LiveArea {
    #stream;
    #print;
    #lines = [];
    #drawn = [];
    constructor(stream, print) {
        this.#stream = stream;
        this.#print = print;
    }
    print(text) {
        const lines = this.#lines;
        this.show([]);
        this.#print(text);
        this.show(lines);
    }
    show(lines) {
        const columns = Math.max(20, this.#stream.columns ?? 80);
        const most = Math.max(1, Math.min(maxLines, (this.#stream.rows ?? 24) - 3));
        const next = lines.slice(0, most).map((line) => fitLine(line, columns - 1));
        this.#lines = lines;
        if (next.join('\n') === this.#drawn.join('\n'))
            return;
        const rows = this.#drawn.reduce((all, line) => all + Math.max(1, Math.ceil(countColumns(line) / columns)), 0);
        const wipe = rows === 0 ? '' : `\r\u001b[${rows}A\u001b[J`;
        this.#drawn = next;
        this.#stream.write(wipe + next.map((line) => `${line}\n`).join(''));
    }
}
const maxLines = 12;
function fitLine(line, columns) {
    if (countColumns(line) <= columns)
        return line;
    const characters = [...line];
    while (countColumns(`${characters.join('')}…`) > columns)
        characters.pop();
    return `${characters.join('')}…`;
}
function countColumns(line) {
    const characters = [...line.replace(/\u001b\[\d*m/g, '')];
    return characters.reduce((columns, character) => columns + ((character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2), 0);
}

;// CONCATENATED MODULE: ./lib/doors/world/open-world.js









function openWorld(host, door) {
    const { live = null, group = null } = door;
    for (const stream of [host.stdout, host.stderr])
        stream.on('error', () => undefined);
    const clearLive = () => live?.show([]);
    host.on('exit', clearLive);
    host.on('uncaughtException', (error) => {
        clearLive();
        host.stderr.write(`phase-executor: ${error.stack ?? error}\n`, () => host.exit(exit_status/* TECHNICAL_EXIT */.x8.INTERNAL));
    });
    const interactive = isTerminal(host.stderr) && isTerminal(host.stdin);
    const finishFirst = door.interrupt === 'finish' || (door.interrupt === 'auto' && interactive);
    const { interrupt, stopNow } = listenForInterrupts(host, finishFirst, door.progress);
    door.waits.watch((where) => {
        clearLive();
        endHung(host, where, stopNow);
    });
    return {
        environment: { ...host.env },
        directory: host.cwd(),
        temporaryDirectory: temporaryFolder(door.temporaryDirectory || host.env.TMPDIR || (0,external_node_os_.tmpdir)()),
        home: findHome(host),
        node: process.execPath,
        now: Date.now,
        random: Math.random,
        machine: { host: (0,external_node_os_.hostname)(), boot: readBootId(), pid: process.pid, now: Date.now, uptimeMs, startOf: process_tree/* processStart */.gy },
        stdin: () => readStdin(host),
        ask: (question) => askPerson(host, question),
        progress: door.progress,
        print: door.print ?? door.progress,
        terminal: { interactive, group, colour: showsColour(host), live: live && ((lines) => live.show(lines)) },
        interrupt,
    };
}
function temporaryFolder(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (cause) {
        throw new settings/* UsageError */.eb(`the temporary folder ${path} cannot be used (${cause.message}); set TMPDIR to another`);
    }
}
function showsColour({ env, stderr }) {
    const { FORCE_COLOR: forced, NO_COLOR: disabled, TERM: kind } = env;
    if (forced !== undefined && forced !== '')
        return !/^(0|false)$/i.test(forced);
    return isTerminal(stderr) && !disabled && kind !== 'dumb';
}
function liveArea({ env, stderr }, print) {
    return isTerminal(stderr) && env.TERM !== 'dumb' && !(0,machine/* isCi */.X)(env) ? new LiveArea(stderr, print) : null;
}
function endHung(host, where, stopNow) {
    host.stderr.write(`phase-executor: stopped: no progress while waiting for ${where}; run again to continue\n`);
    stopNow();
    setTimeout(() => host.exit(exit_status/* EXIT_STATUS */.uc.INTERRUPTED), 60_000).unref();
}
function findHome({ argv }) {
    return (0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(argv[1] ?? '.')));
}
const maxPending = 64 * 1024 * 1024;
function buildPrinter(stream) {
    let wasBehind = false;
    return (line) => {
        const isBehind = stream.writableLength > maxPending;
        if (!isBehind)
            stream.write(`${line}\n`);
        else if (!wasBehind)
            stream.write('[phase-executor: the reader of this output is too slow; some of it is not shown]\n');
        wasBehind = isBehind;
    };
}
function leave(exitCode) {
    const code = watchdog/* watchdog */.uJ.isStuck && exitCode >= exit_status/* TECHNICAL_EXIT */.x8.USAGE ? exit_status/* EXIT_STATUS */.uc.INTERRUPTED : exitCode;
    process.exitCode = code;
    process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
function listenForInterrupts(host, finishFirst, progress) {
    const soon = new AbortController();
    const now = new AbortController();
    const stopNow = () => {
        if (!now.signal.aborted)
            progress('interrupted: stopping at once; unfinished work is kept');
        soon.abort();
        now.abort();
    };
    host.on('SIGINT', () => {
        if (soon.signal.aborted || !finishFirst)
            return stopNow();
        progress('interrupted: finishing this attempt; press Ctrl+C again to stop it now');
        soon.abort();
    });
    host.on('SIGTERM', stopNow);
    host.on('SIGHUP', stopNow);
    return { interrupt: { soon: soon.signal, now: now.signal }, stopNow };
}
function readBootId() {
    try {
        return `${(0,external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${(0,external_node_fs_.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        return '';
    }
}
function uptimeMs() {
    return Number(process.hrtime.bigint() / 1000000n);
}
async function askPerson({ stdin, stderr }, question) {
    const { createInterface } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80481, 19));
    const lines = createInterface({ input: stdin, output: stderr });
    return new Promise((resolve) => {
        for (const event of ['SIGINT', 'close'])
            lines.once(event, () => resolve(''));
        lines.question(question, resolve);
    }).then((answer) => {
        lines.close();
        return String(answer);
    });
}
async function* readStdin(host) {
    if (!isTerminal(host.stdin))
        yield* host.stdin;
}
function isTerminal(stream) {
    return stream.isTTY === true;
}


/***/ }),

/***/ 7975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  US: () => (/* binding */ isForbidden),
  gT: () => (/* binding */ isRepairable),
  yr: () => (/* binding */ levels),
  Ek: () => (/* binding */ ruleBook),
  Zl: () => (/* binding */ ruleIds)
});

;// CONCATENATED MODULE: ./lib/judge/rules/acceptance.json
const acceptance_namespaceObject = /*#__PURE__*/JSON.parse('{"acceptance/failed":{"check":"acceptance","level":"ask","follows":"author-disputes","keeps":"I14","asks":"Does the work pass the tests that another agent wrote from the plan alone?","reads":"runs of the acceptance tests on the base, on the work, and on the work with empty functions","excuse":"a person merged the work although the test failed","sentence":"fails a test that was written from the plan","remedy":"change the work as the plan says, or say in the SUMMARY, by the name of the test, why the plan does not ask for it","question":{"about":"fails acceptance tests, which another agent wrote from the plan alone","nextStep":"compare each test with the plan; if the plan doesn\'t ask for it, merge the work"}},"acceptance/not-counted":{"check":"acceptance","level":"warn","asks":"Does each test of the author count?","reads":"text of the acceptance tests, and their runs","excuse":"","sentence":"does not count","remedy":""}}');
;// CONCATENATED MODULE: ./lib/judge/rules/code.json
const code_namespaceObject = /*#__PURE__*/JSON.parse('{"code/empty-file":{"check":"stub","level":"refuse","asks":"Does a new file that the plan names say anything?","reads":"text of new files","excuse":"the plan asks for a placeholder","sentence":"is empty or contains only comments","remedy":"write what the plan asks for"},"code/idle-function":{"check":"stub","level":"refuse","asks":"Does a function that the plan names do anything?","reads":"text of changed code","excuse":"the plan asks for it","sentence":"has a function that does nothing","remedy":"write what the plan asks for"},"code/stub":{"check":"stub","level":"refuse","asks":"Is a file more than a placeholder?","reads":"text of changed code","excuse":"the plan asks for a placeholder","sentence":"has a placeholder and nothing else","remedy":"write what the plan asks for"},"code/stub-beside-work":{"check":"stub","level":"warn","asks":"Is there a placeholder beside the work?","reads":"text of changed code","excuse":"the plan asks for a placeholder","sentence":"has a placeholder","remedy":"look whether the plan asks for more"},"code/hollow-file":{"check":"artifact","level":"refuse","asks":"Can new content be what was asked for, by its kind?","reads":"new and changed files","excuse":"the plan asks for it, or for a copy","sentence":"cannot be what was asked for","remedy":"make it as the plan promises"},"code/broken-import":{"check":"artifact","level":"refuse","asks":"Does each import lead to a file or package?","reads":"imports of changed files and of those that import them","excuse":"another plan of the phase is to make it","sentence":"imports what is not there","remedy":"make it, or name another"},"code/broken-syntax":{"check":"syntax","level":"refuse","asks":"Can programs read the file?","reads":"text of changed files","excuse":"it could not be read before either","sentence":"cannot be read","remedy":"write it whole"},"code/silenced-error":{"check":"artifact","level":"ask","asks":"Does new code silence the compiler without a reason?","reads":"@ts-expect-error and its like in changed TypeScript","excuse":"the plan asks for a placeholder","sentence":"silences the compiler","remedy":"correct the types, or say behind the comment why that cannot be","question":{"about":"silences the compiler without a reason","nextStep":"to take the work as it is, accept the finding by its rule and file under accept, commit that, and run the phase again"}},"code/idle-job":{"check":"artifact","level":"ask","asks":"Does a job, step or script do anything?","reads":"workflows, package.json and Makefiles that the plan declares","excuse":"the plan asks for a placeholder","sentence":"only prints","remedy":"have it do what its name says","question":{"about":"has a job, step or script that only prints","nextStep":"to take the work as it is, accept the finding by its rule and file under accept, commit that, and run the phase again"}},"code/image-without-sources":{"check":"artifact","level":"ask","asks":"Does an image have the code that it starts?","reads":"Dockerfiles that the plan declares, code of the commit","excuse":"the image fetches the code","sentence":"never copies the code","remedy":"copy the code into the image","question":{"about":"has an image without the code that it starts","nextStep":"to take the work as it is, accept the finding by its rule and file under accept, commit that, and run the phase again"}},"code/missing-translation":{"check":"artifact","level":"ask","asks":"Does a file of translations have all keys?","reads":"files of translations that the plan declares, and those beside them","excuse":"it lacked keys before","sentence":"lacks keys","remedy":"add them","question":{"about":"left out keys of a translation","nextStep":"to take the work as it is, accept the finding by its rule and file under accept, commit that, and run the phase again"}},"code/unused-import":{"check":"artifact","level":"ask","asks":"Is a new module used where it is imported?","reads":"new files of the plan, and files that import them","excuse":"another plan of the phase declares the file","sentence":"is imported and not used","remedy":"use it as the plan says","question":{"about":"imports a new module and does not use it","nextStep":"to take the work as it is, accept the finding by its rule and file under accept, commit that, and run the phase again"}},"code/unreached":{"check":"artifact","level":"warn","asks":"Is a new module used by anything but its tests?","reads":"new files of the plan, and files that name them","excuse":"another plan of the phase declares the file","sentence":"is used by no file but its tests","remedy":"use it as the plan says","question":{"about":"has a new module that nothing uses","nextStep":"to take the work as it is, accept the finding by its rule and file under accept, commit that, and run the phase again"}},"code/missing-route":{"check":"artifact","level":"ask","asks":"Does any code name a route that the plan names?","reads":"truths and tasks of the plan, code of the commit","excuse":"","sentence":"is named by no code","remedy":"add the route","question":{"about":"has no code for a route of the plan","nextStep":"to take the work as it is, accept the finding by its rule and file under accept, commit that, and run the phase again"}}}');
;// CONCATENATED MODULE: ./lib/judge/rules/commands.json
const commands_namespaceObject = /*#__PURE__*/JSON.parse('{"command/failed":{"check":"command","level":"refuse","keeps":"I2","asks":"Do the commands of the plan pass?","reads":"<automated> of the plan, run on the work","excuse":"verify-commands: report","sentence":"failed","remedy":"change the work so that it passes","follows":"verify-commands"},"command/timeout":{"check":"command","level":"refuse","keeps":"I2","asks":"Do the commands of the plan end in time?","reads":"<automated> of the plan, run on the work","excuse":"verify-commands: report","sentence":"did not end before its deadline","remedy":"change the work so that it passes","follows":"verify-commands"},"command/no-tests":{"check":"command","level":"refuse","asks":"Does a command that chooses tests run one?","reads":"output of the command","excuse":"verify-commands: report","sentence":"ran no test","remedy":"write these tests","follows":"verify-commands"},"command/cannot-run":{"check":"command","level":"warn","asks":"Can the command run here?","reads":"<automated> of the plan, its output","excuse":"","sentence":"cannot run here","remedy":""},"command/not-run":{"check":"command","level":"refuse","keeps":"I2","asks":"Were the commands of the plan run on the commit?","reads":"answer of the job that runs them","excuse":"","sentence":"were not run on this commit","remedy":"run the phase again where they can run","follows":"verify-commands"},"command/idle-program":{"check":"command","level":"refuse","asks":"Can a program fail that the work wrote and a command runs?","reads":"text of changed scripts","excuse":"the plan asks for the text","sentence":"cannot fail as this work wrote it","remedy":"have it check the work"},"command/shadowed-target":{"check":"command","level":"refuse","asks":"Does make run the target that a command names?","reads":"new files and folders","excuse":"the target is .PHONY, or the plan names the file","sentence":"has the name of a target that a command makes","remedy":"give it another name"},"command/changed-program":{"check":"scope","level":"ask","keeps":"I14","asks":"Did the work change a program that decides a result?","reads":"programs that the test command and the commands run","excuse":"a plan of the phase declares the file","sentence":"decides the result of a command","remedy":"restore it, or name it in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"command/rewrites":{"check":"command","level":"warn","asks":"Do the commands leave the code as the commit has it?","reads":"files of the checkout after the commands","excuse":"","sentence":"rewrite files of the commit","remedy":"commit what they write"}}');
;// CONCATENATED MODULE: ./lib/judge/rules/commit.json
const commit_namespaceObject = /*#__PURE__*/JSON.parse('{"commit/incomplete":{"check":"tree","level":"refuse","keeps":"I13","asks":"Would a clone have all of it?","reads":"submodules, links and large-file pointers of the commit","excuse":"","sentence":"would be missing in a clone","remedy":""},"commit/conflict-marker":{"check":"tree","level":"refuse","asks":"Does a file have the markers of an unfinished merge?","reads":"text of changed files","excuse":"the file is a document, a patch or a test about such markers","sentence":"has conflict markers","remedy":"finish the merge in it"},"commit/secret-file":{"check":"tree","level":"refuse","keeps":"I7","asks":"Did the work commit a file that holds secrets by its name?","reads":"paths of new files","excuse":"","sentence":"was committed, and it may hold secrets","remedy":"remove it from the commits and add it to .gitignore"},"commit/tool-file":{"check":"tree","level":"warn","asks":"Did the work commit what a tool makes?","reads":"paths of new files","excuse":"","sentence":"was committed, and it is made by a tool","remedy":"remove it from the commits and add it to .gitignore"},"commit/job-secret":{"check":"secret","level":"refuse","keeps":"I7","asks":"Does the work publish a secret of the job?","reads":"new lines, names of files, messages of the commits","excuse":"","sentence":"holds a secret of this job","remedy":"read it from the environment instead, and revoke it, because programs of the repository have seen it"},"commit/token":{"check":"token","level":"ask","keeps":"I7","asks":"Does the work publish what has the form of a token?","reads":"new lines, names of files, messages of the commits","excuse":"","sentence":"holds what looks like a token","remedy":"remove it from the commits, and revoke it if it is one","question":{"about":"would publish what looks like a secret","nextStep":"if it is none, run the phase again with --rules commit/token=off; if it is one, revoke it"}},"commit/unsearched":{"check":"token","level":"warn","asks":"Could all new files be searched for secrets?","reads":"sizes of the files","excuse":"","sentence":"is too large to be searched for secrets","remedy":""},"commit/machine-path":{"check":"tree","level":"refuse","asks":"Does code name a folder of this machine?","reads":"text of changed files","excuse":"","sentence":"names the folder of this checkout, which exists nowhere else","remedy":"use a path relative to the file"},"commit/rewritten-history":{"check":"tree","level":"refuse","keeps":"I13","asks":"Does the branch still hold the commit on which the phase began?","reads":"history of the branch","excuse":"","sentence":"is not on top of the commit on which the phase began","remedy":"put the branch back onto that commit, then run the phase again"},"commit/changed-program":{"check":"tree","level":"refuse","keeps":"I13","asks":"Are the programs that judge the same as when the run began?","reads":"programs on PATH","excuse":"","sentence":"a program was changed since the run began, so its result proves nothing","remedy":""}}');
;// CONCATENATED MODULE: ./lib/judge/rules/documents.json
const documents_namespaceObject = /*#__PURE__*/JSON.parse('{"documents/other-plan":{"check":"documents","level":"ask","keeps":"I9","asks":"Did the work change a document of another plan?","reads":"paths of the changes, plans and summaries of the phase","excuse":"commits of a person close the other plan as well: it is judged together with this one","sentence":"it changed a document that belongs to another plan","remedy":"restore it","question":{"about":"changed documents that are not its own","nextStep":"if the change is meant, name the document in files_modified of the plan, commit that, and run the phase again"},"follows":"undeclared-changes"},"documents/own-plan":{"check":"documents","level":"refuse","keeps":"I9","asks":"Did the work change the plan by which it is judged?","reads":"paths of the changes","excuse":"","sentence":"it changed the plan by which its own work is judged","remedy":"restore it"},"documents/plan":{"check":"documents","level":"refuse","keeps":"I9","asks":"Did the work change, add or delete a plan that it does not name?","reads":"paths of the changes","excuse":"the plan names the file in files_modified","sentence":"it changed, added or deleted a plan","remedy":"restore it, or name it in files_modified"},"documents/config":{"check":"documents","level":"ask","keeps":"I9","asks":"Did the work change the configuration of every run?","reads":".planning/config.json","excuse":"the plan names the file in files_modified, or only keys that GSD\'s own tool keeps (_auto_chain_active) changed","sentence":"it changed .planning/config.json","remedy":"restore it, or name it in files_modified","question":{"about":"changed documents that are not its own","nextStep":"if the change is meant, name the document in files_modified of the plan, commit that, and run the phase again"},"follows":"undeclared-changes"},"documents/other-summary":{"check":"documents","level":"ask","keeps":"I9","asks":"Did the work write a summary that is not its own?","reads":"paths of the changes","excuse":"the plan names the file in files_modified","sentence":"it wrote a summary that is not its own","remedy":"remove it","question":{"about":"changed documents that are not its own","nextStep":"if the change is meant, name the document in files_modified of the plan, commit that, and run the phase again"},"follows":"undeclared-changes"},"documents/second-folder":{"check":"documents","level":"refuse","keeps":"I9","asks":"Did the work make a second folder for a phase?","reads":"paths of the changes","excuse":"the plan names the file in files_modified","sentence":"it made a second folder of a phase","remedy":"move what it holds to the first"},"documents/promised-by-other":{"check":"documents","level":"refuse","keeps":"I9","asks":"Did the work delete a file that another plan promises?","reads":"paths of the deletions, must_haves of the other plans","excuse":"the plan names the file in files_modified","sentence":"it deleted a file that another plan promises","remedy":"restore it, or name it in files_modified"},"documents/verdict":{"check":"documents","level":"refuse","keeps":"I9","asks":"Did the work rewrite a report by which the phase is judged?","reads":"VERIFICATION.md and UAT.md of the phases","excuse":"the plan names the file in files_modified","sentence":"it changed a report by which the phase is judged","remedy":"restore it, or name it in files_modified"},"documents/named-plan":{"check":"documents","level":"ask","asks":"Did the work change a plan that it names?","reads":"paths of the changes","excuse":"","sentence":"changed a plan that files_modified names","remedy":"","question":{"about":"changed a plan that its files_modified names, and a run never merges changes of plans by itself","nextStep":"to take the plan as it is now, commit it yourself, and run the phase again"}}}');
;// CONCATENATED MODULE: ./lib/judge/rules/old-test.json
const old_test_namespaceObject = /*#__PURE__*/JSON.parse('{"old-test/deleted":{"check":"test","level":"ask","keeps":"I14","asks":"Was a test file deleted?","reads":"test files of the commit","excuse":"a plan of the phase declares the file","sentence":"was deleted","remedy":"restore it, or name it in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"old-test/marked":{"check":"test","level":"ask","keeps":"I14","asks":"Are more tests skipped, focused or expected to fail?","reads":"text of test files","excuse":"a plan of the phase declares the file","sentence":"leaves out more tests","remedy":"take the mark out, or name the file in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"old-test/assertion-lost":{"check":"test","level":"ask","keeps":"I14","asks":"Does a test assert nothing any more?","reads":"text of test files","excuse":"a plan of the phase declares the file","sentence":"asserts less","remedy":"restore it, or name the file in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"old-test/broken":{"check":"test","level":"ask","keeps":"I14","asks":"Do the old tests pass on the new code?","reads":"run of the tests with test files as before","excuse":"a plan of the phase declares the file","sentence":"fails as it stood before the phase","remedy":"name it in files_modified of the plan that is to change it, or keep the behaviour","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"old-test/unread":{"check":"test","level":"warn","asks":"Can each changed test file be read?","reads":"number of changed test files","excuse":"","sentence":"are too many to search for removed tests","remedy":""}}');
;// CONCATENATED MODULE: ./lib/judge/rules/own-test.json
const own_test_namespaceObject = /*#__PURE__*/JSON.parse('{"own-test/unmade":{"check":"declared_test","level":"refuse","asks":"Was each test made that the plan declares by its name?","reads":"files_modified, files of the tasks, files of the commit","excuse":"the SUMMARY says, by its name, why it was not needed","sentence":"is a test that the plan declares, and it was never made","remedy":"make it, or say in the SUMMARY, by its name, why it was not needed"},"own-test/tdd":{"check":"declared_test","level":"refuse","asks":"Did a plan of type tdd change a test?","reads":"type of the plan, paths of the changes","excuse":"the SUMMARY says why no test was needed","sentence":"is a plan of type tdd, and no test was changed","remedy":"write one, or say in the SUMMARY why no test was needed"},"own-test/never-run":{"check":"declared_test","level":"refuse","asks":"Does a runner find the new tests?","reads":"text of new test files that the plan declares","excuse":"the project collects tests by other names","sentence":"holds tests that no runner runs","remedy":"make them run"},"own-test/cannot-fail":{"check":"declared_test","level":"refuse","asks":"Can a new test fail?","reads":"text of new test files that the plan declares","excuse":"the plan asks for tests that are left out, or the SUMMARY says why","sentence":"has no test that can fail","remedy":"write one that fails where the work is wrong, or say in the SUMMARY, by the name of the file, why it cannot"},"own-test/types-only":{"check":"declared_test","level":"ask","asks":"Does a new test ask for more than types?","reads":"text of new test files that the plan declares","excuse":"the plan is about imports, or the SUMMARY says why","sentence":"has no test that asks the code for a value","remedy":"write one, or say in the SUMMARY, by the name of the file, why types are enough"},"own-test/expects-failure":{"check":"declared_test","level":"refuse","asks":"Does a new test expect what the work does not do?","reads":"text of new test files that the plan declares","excuse":"the plan asks for tests that are left out, or the SUMMARY says why","sentence":"asserts what the work does not do","remedy":"make the test pass without the mark, or say in the SUMMARY, by the name of the file, why it cannot"},"own-test/idle":{"check":"test","level":"warn","asks":"Does a test that the plan added or changed prove anything?","reads":"text of the tests, result of their run","excuse":"","sentence":"has no test of its own that proves anything","remedy":"add a test that fails without the work"},"own-test/own-error":{"check":"test","level":"refuse","asks":"Is an error that a test expects thrown by the code?","reads":"new tests that the plan declares","excuse":"","sentence":"passes by an error that the test throws itself","remedy":"let the code throw it"}}');
;// CONCATENATED MODULE: ./lib/judge/rules/promises.json
const promises_namespaceObject = /*#__PURE__*/JSON.parse('{"promise/missing":{"check":"artifact","level":"refuse","asks":"Is each promised file there?","reads":"must_haves.artifacts, files of the commit","excuse":"","sentence":"does not exist","remedy":"make it as the plan promises"},"promise/empty":{"check":"artifact","level":"refuse","asks":"Does a promised file say anything?","reads":"must_haves.artifacts, text of the file","excuse":"the name is of a file that is meant to be empty","sentence":"is empty or contains only comments","remedy":"make it as the plan promises"},"promise/bare-folder":{"check":"artifact","level":"refuse","asks":"Does a promised folder hold more than the file that keeps it?","reads":"must_haves.artifacts, files of the folder","excuse":"the plan names that file","sentence":"contains only a file that keeps an empty folder","remedy":"make the files that the plan promises there"},"promise/content":{"check":"artifact","level":"refuse","asks":"Does a file that the plan did not change hold what is promised of it?","reads":"must_haves.artifacts, text of the file","excuse":"artifacts: exists","sentence":"does not hold what is promised","remedy":"make it as the plan promises"},"promise/unchecked":{"check":"artifact","level":"warn","asks":"Can a promise be compared with a file at all?","reads":"must_haves.artifacts","excuse":"","sentence":"cannot be compared with a file","remedy":""},"promise/link":{"check":"key_link","level":"refuse","asks":"Is a new file used that the plan promises to connect?","reads":"must_haves.key_links, files of the work","excuse":"artifacts: exists","sentence":"is as it was","remedy":"connect the files as the plan promises"}}');
;// CONCATENATED MODULE: ./lib/judge/rules/results.json
const results_namespaceObject = /*#__PURE__*/JSON.parse('{"evidence/too-little":{"check":"evidence","level":"refuse","keeps":"I2","asks":"Is there as much evidence as min-evidence asks for?","reads":"changes, promises, commands and tests of the plan","excuse":"","sentence":"has too little evidence","remedy":"make all that the plan promises, or lower min-evidence"},"evidence/unused-answer":{"check":"evidence","level":"refuse","keeps":"I2","asks":"Did the work change anything after a person asked for it?","reads":"paths of the changes, the answer","excuse":"","sentence":"changed nothing after an answer","remedy":"make the changes of the answer"},"evidence/tasks-after-answer":{"check":"evidence","level":"refuse","keeps":"I2","asks":"Did the tasks after an answer change a file?","reads":"paths of the changes, tasks of the plan","excuse":"","sentence":"changed nothing for the tasks after the answer","remedy":"do these tasks"},"agent/unfinished":{"check":"agent","level":"refuse","asks":"Does the last message of the agent say that it did not finish?","reads":"last message of the agent","excuse":"","sentence":"says that it did not finish","remedy":"finish the plan, or report how it was finished"},"evidence/only-blanks":{"check":"evidence","level":"warn","asks":"Does the work change more than blanks, comments or modes of declared files?","reads":"text of the changed files","excuse":"","sentence":"changed only blanks, comments or the mode of files","remedy":""},"result/red":{"check":"test","level":"refuse","keeps":"I2","asks":"Does every test pass?","reads":"run of test-command on a clean copy of the commit","excuse":"a row under accept names the test; with tests.inherited: allow it failed before the phase","sentence":"failed","remedy":"fix it, or accept it, with owner and day"},"accept/expired":{"check":"scope","level":"warn","asks":"Does each row under accept still count?","reads":"accept in the configuration file","excuse":"","sentence":"expired, and does not count","remedy":"fix what it accepts, or set another day"},"accept/old-file":{"check":"scope","level":"warn","asks":"Is there a file of flaky tests, which is not read any more?","reads":".github/phase-executor-flaky.yml","excuse":"","sentence":"is not read any more","remedy":"move its tests to accept in .github/phase-executor.yml, with the rule result/red"},"result/notes":{"check":"test","level":"warn","asks":"What else does a green run of the tests say?","reads":"output and reports of the tests","excuse":"","sentence":"has skipped, flaky or missing tests","remedy":""},"result/compared":{"check":"test","level":"warn","asks":"What do the tests say beside those before the phase?","reads":"runs of the tests on the commit and on the base","excuse":"","sentence":"differs from before, or could not be compared","remedy":""},"result/missing-dependency":{"check":"test","level":"warn","asks":"Are the dependencies installed that the manifests name?","reads":"manifests and installed packages of the checkout","excuse":"","sentence":"is not installed","remedy":""},"result/unnoticed-change":{"check":"test","level":"warn","asks":"Do the tests notice small changes of the code?","reads":"runs of the tests on changed code","excuse":"","sentence":"went unnoticed by the tests","remedy":""},"report/not-counted":{"check":"documents","level":"warn","asks":"Does a verification report count?","reads":"VERIFICATION.md and the answer of the verifier","excuse":"","sentence":"does not count","remedy":""},"report/unclear-documents":{"check":"documents","level":"warn","asks":"Do ROADMAP and STATE say how the phase stands?","reads":"ROADMAP.md and STATE.md","excuse":"","sentence":"do not say how the phase stands","remedy":""}}');
;// CONCATENATED MODULE: ./lib/judge/rules/scope.json
const scope_namespaceObject = /*#__PURE__*/JSON.parse('{"scope/protected":{"check":"scope","level":"ask","keeps":"I14","asks":"Did the work change a protected file?","reads":"paths of the changes","excuse":"the plan names the file in a way that unlocks it; without a plan, it takes no check away","sentence":"is protected","remedy":"restore it, or name it in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"scope/undeclared":{"check":"scope","level":"warn","asks":"Did the work change files that neither the plan nor its SUMMARY names?","reads":"paths of the changes","excuse":"the plan or the SUMMARY names the file","sentence":"is incomplete: other files were changed as well","remedy":""},"scope/undeclared-deletion":{"check":"scope","level":"ask","asks":"Did the work delete files that no plan names?","reads":"paths of the deletions, texts of the plans","excuse":"the file was moved, or the SUMMARY names it","sentence":"was deleted, and no plan names it","remedy":"restore it, or name it in files_modified","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"scope/shadow":{"check":"scope","level":"ask","asks":"Is a new file taken in place of what programs found before?","reads":"new files","excuse":"a plan of the phase names it","sentence":"is taken in place of another file","remedy":"remove it, or name it in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"scope/forged-mark":{"check":"scope","level":"refuse","keeps":"I3","asks":"Does a commit of the agent have a trailer that only the engine writes?","reads":"messages of the commits","excuse":"","sentence":"has a trailer that only the engine writes","remedy":"commit without it"}}');
;// CONCATENATED MODULE: ./lib/judge/rules/settings.json
const settings_namespaceObject = /*#__PURE__*/JSON.parse('{"settings/test-config":{"check":"scope","level":"ask","keeps":"I14","asks":"Did the work change which tests run?","reads":"test configuration and toolchain files","excuse":"a plan of the phase names the file; without a plan, it takes no check away","sentence":"decides which tests run","remedy":"restore it, or name it in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}},"settings/dependency":{"check":"scope","level":"ask","keeps":"I14","asks":"Did the work change dependencies that no plan asks for?","reads":"manifests and lock files","excuse":"a plan of the phase names the file or the dependency","sentence":"decides which code an installation brings and runs","remedy":"restore it, or name it in files_modified","follows":"undeclared-changes","question":{"about":"made changes that its plan does not name","nextStep":"to allow the changes, name the files in its files_modified, commit that, and run the phase again"}}}');
;// CONCATENATED MODULE: ./lib/judge/rules/summary.json
const summary_namespaceObject = /*#__PURE__*/JSON.parse('{"summary/missing":{"check":"summary","level":"refuse","keeps":"I2","asks":"Did the work write its SUMMARY?","reads":"SUMMARY of the plan","excuse":"the engine ran every task itself","sentence":"does not exist","remedy":"write it once the plan is complete"},"summary/stale":{"check":"summary","level":"refuse","keeps":"I3","asks":"Was the SUMMARY written for this work?","reads":"SUMMARY of the plan","excuse":"","sentence":"existed before this attempt and was not changed by it","remedy":"write it anew"},"summary/premature":{"check":"summary","level":"refuse","keeps":"I3","asks":"Is there a SUMMARY of a plan with an open question?","reads":"SUMMARY of the plan","excuse":"","sentence":"exists, although the plan has an open question","remedy":"remove it until the question is answered"},"summary/unreadable":{"check":"summary","level":"refuse","asks":"Can the SUMMARY be read?","reads":"SUMMARY of the plan","excuse":"","sentence":"is not text, or too long","remedy":"write it as Markdown"},"summary/empty":{"check":"summary","level":"refuse","asks":"Does the SUMMARY say anything?","reads":"SUMMARY of the plan","excuse":"","sentence":"is empty","remedy":"say in it what was done"},"summary/other-plan":{"check":"summary","level":"refuse","asks":"Is the SUMMARY about its plan?","reads":"title and frontmatter of the SUMMARY","excuse":"","sentence":"says that it is about another plan","remedy":"write one about this plan"},"summary/status":{"check":"summary","level":"refuse","asks":"Does a status in the SUMMARY say that the plan is complete?","reads":"frontmatter and fields of the SUMMARY","excuse":"","sentence":"says that the plan is not complete","remedy":"finish the work, or correct the SUMMARY where the work is done"},"summary/count":{"check":"summary","level":"refuse","asks":"Do the counts in the SUMMARY say that all was done?","reads":"fields of the SUMMARY","excuse":"","sentence":"counts less than all","remedy":"finish the work, or correct the SUMMARY where the work is done"},"summary/self-check":{"check":"summary","level":"refuse","asks":"Does a verdict in the SUMMARY say that it failed?","reads":"Self-Check and other verdicts of the SUMMARY","excuse":"","sentence":"says that a check failed","remedy":"finish the work, or correct the SUMMARY where the work is done"},"summary/stop":{"check":"summary","level":"refuse","asks":"Does the SUMMARY say that the plan stopped before its end?","reads":"sections of the SUMMARY","excuse":"","sentence":"says that the plan stopped","remedy":"finish the work, or correct the SUMMARY where the work is done"},"summary/awaits-person":{"check":"summary","level":"ask","asks":"Does the SUMMARY say that the work waits for a person?","reads":"fields and sections of the SUMMARY, checkpoints of the plan","excuse":"","sentence":"says that a person is awaited","remedy":"do what is asked for, and correct the SUMMARY","question":{"about":"left a part to a person","nextStep":"look at what the SUMMARY leaves to you, correct it there, commit that, and run the phase again"}},"summary/known-stubs":{"check":"summary","level":"warn","asks":"Does the SUMMARY name stubs itself?","reads":"Known Stubs of the SUMMARY","excuse":"","sentence":"names known stubs","remedy":""},"summary/from-facts":{"check":"summary","level":"warn","asks":"Did the agent write the SUMMARY?","reads":"SUMMARY of the plan, results of the commands","excuse":"","sentence":"was written from facts","remedy":""},"summary/unknown-script":{"check":"summary","level":"ask","asks":"Does the project have the scripts that the SUMMARY runs?","reads":"SUMMARY of the plan, package.json and Makefiles","excuse":"the plan names it","sentence":"names scripts that do not exist","remedy":"add them, or correct the SUMMARY","question":{"about":"names scripts in its SUMMARY that do not exist","nextStep":"correct the SUMMARY, commit that, and run the phase again"}},"summary/test-count":{"check":"summary","level":"ask","asks":"Does the project have as many tests as the SUMMARY says?","reads":"SUMMARY of the plan, declared tests of the commit","excuse":"tests are made in a loop or by rows","sentence":"counts more tests than there are","remedy":"correct the SUMMARY","question":{"about":"counts more tests in its SUMMARY than there are","nextStep":"correct the SUMMARY, commit that, and run the phase again"}}}');
;// CONCATENATED MODULE: ./lib/judge/rules/tasks.json
const tasks_namespaceObject = /*#__PURE__*/JSON.parse('{"task/undone":{"check":"tasks","level":"ask","asks":"Did each task change one of its files?","reads":"files of the tasks, paths of the changes","excuse":"the SUMMARY says, by the name of the task or file, why it was not needed","sentence":"changed none of its files","remedy":"do the task, or say in the SUMMARY, by the name of the task or file, why it was not needed","question":{"about":"left out parts of its plan","nextStep":"to take the work as it is, say in the SUMMARY of the plan by the names of the files why they were not needed, commit that with the work, and run the phase again"}},"task/unmade-file":{"check":"tasks","level":"ask","asks":"Was each file made that the plan declares by its name?","reads":"files_modified, files of the tasks, files of the commit","excuse":"the SUMMARY says, by its name, why it was not needed","sentence":"is declared by the plan, and it was never made","remedy":"make it, or say in the SUMMARY, by its name, why it was not needed","question":{"about":"left out parts of its plan","nextStep":"to take the work as it is, say in the SUMMARY of the plan by the names of the files why they were not needed, commit that with the work, and run the phase again"}},"task/moved-file":{"check":"tasks","level":"warn","asks":"Does another file stand in the place of one that the plan declares?","reads":"files_modified, files of the tasks, paths of the changes","excuse":"","sentence":"was never made; another file seems to be in its place","remedy":""},"task/undeleted":{"check":"tasks","level":"ask","asks":"Was each file deleted that a task says to delete?","reads":"files and actions of the tasks, files of the commit","excuse":"the SUMMARY says, by its name, why it is still there","sentence":"is still there","remedy":"delete it, or say in the SUMMARY, by its name, why it is still there","question":{"about":"left out parts of its plan","nextStep":"to take the work as it is, say in the SUMMARY of the plan by the names of the files why they were not needed, commit that with the work, and run the phase again"}}}');
;// CONCATENATED MODULE: ./lib/judge/rules/rule-book.js













const data = {
    ...acceptance_namespaceObject,
    ...documents_namespaceObject,
    ...promises_namespaceObject,
    ...tasks_namespaceObject,
    ...own_test_namespaceObject,
    ...old_test_namespaceObject,
    ...code_namespaceObject,
    ...commands_namespaceObject,
    ...summary_namespaceObject,
    ...scope_namespaceObject,
    ...settings_namespaceObject,
    ...commit_namespaceObject,
    ...results_namespaceObject,
};
const levels = ['refuse', 'ask', 'warn', 'off'];
const ruleIds = Object.keys(data);
const ruleBook = data;
function isForbidden(rule) {
    return ['documents', 'scope', 'secret', 'token'].includes(ruleBook[rule].check);
}
function isRepairable(rule) {
    return !isForbidden(rule) && ruleBook[rule].check !== 'tree';
}


/***/ }),

/***/ 23260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DB: () => (/* binding */ DeclaredPaths),
  Hy: () => (/* binding */ DeclaredPattern),
  pW: () => (/* binding */ getNamedPart),
  $9: () => (/* binding */ parseDeclaredPath),
  mV: () => (/* binding */ withoutAnnotation)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/plan/phase/path-pattern.js
const maxAlternatives = 64;
function listAlternatives(path) {
    if (!path.includes('{'))
        return [path];
    let paths = [path];
    for (;;) {
        const expanded = new Set(paths.flatMap(expandBraces));
        if (expanded.size > maxAlternatives)
            return null;
        if (expanded.size === paths.length && paths.every((each) => expanded.has(each)))
            return paths;
        paths = [...expanded];
    }
}
function expandBraces(path) {
    const group = [...path.matchAll(/\{([^{}]*)\}/g)].find(([, choices]) => choices?.includes(','));
    if (group === undefined)
        return [path];
    const [whole, choices = ''] = group;
    return choices
        .split(',')
        .map((choice) => path.slice(0, group.index) + choice + path.slice(group.index + whole.length));
}
function readGlob(path) {
    const tokens = path.match(/(?<=^|\/)(?:\*\*\/)+|\*\*+|\{[^{}]*\}|./gsu) ?? [];
    return tokens.map((token) => (/^\{.*\}$/s.test(token) ? '*' : token.endsWith('*/') ? '**/' : token));
}
function matchesGlob(tokens, file) {
    let active = new Set();
    reach(0, active);
    for (const char of file) {
        const next = new Set();
        for (const at of active) {
            const token = tokens[at];
            if (token === '**/' && char !== '/')
                next.add(at);
            else if (token?.startsWith('**') || (token === '*' && char !== '/'))
                reach(at, next);
            else if (token === char || (token === '?' && char !== '/'))
                reach(at + 1, next);
        }
        active = next;
    }
    return active.has(tokens.length);
    function reach(from, reached) {
        reached.add(from);
        for (let at = from; tokens[at]?.startsWith('*'); at += 1)
            reached.add(at + 1);
    }
}

;// CONCATENATED MODULE: ./lib/plan/phase/declared-paths.js


class DeclaredPattern {
    kind = 'pattern';
    path;
    isGlob;
    names;
    prefix;
    #end;
    #paths;
    #globs;
    constructor(path) {
        const wildcardAt = path.search(/[*?{]/);
        this.path = path;
        this.isGlob = wildcardAt >= 0;
        this.prefix = this.isGlob ? path.slice(0, wildcardAt) : path;
        this.#end = !this.isGlob || path.endsWith('/') ? '' : path.replace(/^.*[*?}]\/?/s, '');
        this.#paths = (listAlternatives(path) ?? [path]).map(normalizedPath);
        this.names = this.#paths.some((each) => /[*?{]/.test(each)) ? null : this.#paths;
    }
    covers(file) {
        if (this.names !== null)
            return this.names.some((name) => file === name || file.startsWith(asFolder(name)));
        if (!file.startsWith(this.prefix) || !file.endsWith(this.#end))
            return false;
        this.#globs ??= this.#paths.map((path) => readGlob(path.endsWith('/') ? `${path}**` : path));
        return this.#globs.some((tokens) => matchesGlob(tokens, file));
    }
    meets(other) {
        if (this.names === null && other.names === null)
            return (sharePrefix(this.prefix, other.prefix) && (this.#end.endsWith(other.#end) || other.#end.endsWith(this.#end)));
        const [pattern, names] = this.names === null ? [this, other.names ?? []] : [other, this.names];
        return names.some((name) => pattern.covers(name) || (!hasExtension.test(name) && sharePrefix(pattern.prefix, asFolder(name))));
    }
    alternatives() {
        return this.#paths.map((path) => (path === this.path ? this : new DeclaredPattern(path)));
    }
}
function sharePrefix(first, second) {
    return first.startsWith(second) || second.startsWith(first);
}
class DeclaredPaths {
    patterns;
    undecidable;
    constructor(entries, prefix = '') {
        const patterns = new Map();
        const undecidable = [];
        for (const entry of entries) {
            const declared = parseDeclaredPath(entry, prefix);
            if (declared.kind === 'pattern')
                patterns.set(declared.path, declared);
            else
                undecidable.push({ entry, why: declared.why });
        }
        this.patterns = [...patterns.values()];
        this.undecidable = undecidable;
    }
    covers(file) {
        return this.patterns.some((pattern) => pattern.covers(file));
    }
    names(file, isWhole = () => false) {
        const names = this.patterns.flatMap((pattern) => pattern.names ?? []);
        return names.some((name) => name === file || (file.startsWith(asFolder(name)) && isWhole(asFolder(name))));
    }
}
function parseDeclaredPath(text, prefix = '') {
    const path = withoutAnnotation(text);
    const alternatives = path.length > maxPath ? [] : listAlternatives(path);
    if (alternatives === null)
        return { kind: 'undecidable', why: 'braces for more than 64 paths' };
    const why = [path, ...alternatives].map(explainUndecidable).find((reason) => reason !== null);
    if (why !== undefined)
        return { kind: 'undecidable', why };
    return new DeclaredPattern(normalizedPath(prefix + path.replaceAll('\\', '/')));
}
const hasExtension = /[^/.]\.[a-z]\w*$/i;
function asFolder(name) {
    return name.endsWith('/') ? name : `${name}/`;
}
function withoutAnnotation(item) {
    const trimmed = item.trim();
    const quoted = /^(?:`([^`]+)`|"([^"]+)"|'([^']+)')/.exec(trimmed);
    const text = (quoted?.[1] ?? quoted?.[2] ?? quoted?.[3] ?? trimmed).trim();
    const [, file] = fileAndSuffixPattern.exec(text) ?? [];
    if (file !== undefined)
        return file;
    if (quoted)
        return text;
    const noteAt = text.search(/[ \t](?:[(–—#→-]|=>)|(?<=[\w)\]/*}]):[ \t]/);
    return noteAt < 0 ? text : text.slice(0, noteAt).trim();
}
function getNamedPart(entry) {
    const [, , suffix = ''] = fileAndSuffixPattern.exec(entry.trim().replaceAll('`', '')) ?? [];
    const [, symbol, described] = /^(?:::?|#)(?:[\w.:]*[.:])?([A-Za-z_]\w+)(?:\(\))?$|^\s+(?:with|has|contains|defines|exports)\s+(?:an? |the )?(?:new )?(?:class|function|method|struct|interface|type|enum|const(?:ant)?|component|hook)\s+(\w+)$/.exec(suffix) ?? [];
    return symbol ?? described ?? null;
}
const fileAndSuffixPattern = /^([\w@.()[\]/{}*$+-]*[\w)\]}]\.[A-Za-z]\w{0,9})((?:::?|#)[\w$].*|\s+[a-z]+\s(?!.*\.[A-Za-z]\w{0,4}$).*)$/s;
function explainUndecidable(path) {
    if (path === '')
        return 'empty';
    if (path.length > maxPath)
        return 'too long for a path';
    if (/^~|^\$(?:HOME\b|\{HOME\})/i.test(path))
        return 'a path in a home directory';
    if (/^[a-z][a-z+.-]+:\/\//i.test(path))
        return 'a URL';
    if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path))
        return 'an absolute path';
    if (/<[^<>]*>|\$\{|\0/.test(path))
        return 'a placeholder';
    if (nonPathPattern.test(path) || /^[\w.]+\(.*\)$/.test(path))
        return 'no path';
    if (/\s/.test(path) && (!/^[^\s/]+\//.test(path) || /[,;]\s|\s(?:and|or|&|\+)\s/.test(path)))
        return 'prose';
    if (/^\.{0,2}\/?$/.test(path.replace(/^(?:\.\/)+/, '')))
        return 'the project itself';
    return null;
}
const nonPathPattern = /^(?:none|n\/a|null|tbd|todo|unknown|various|multiple|several|many|all|any|\.{3}|…|[-–—?]+)$/i;
const maxPath = 4096;
function normalizedPath(path) {
    return external_node_path_.posix.normalize(path).replace(/^\.\//, '');
}


/***/ }),

/***/ 97020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ splitAtCommas),
/* harmony export */   OS: () => (/* binding */ toTexts),
/* harmony export */   Xg: () => (/* binding */ listUncheckedKeys),
/* harmony export */   Xw: () => (/* binding */ readMustHaves),
/* harmony export */   fE: () => (/* binding */ toText),
/* harmony export */   l5: () => (/* binding */ normalizeKey),
/* harmony export */   st: () => (/* binding */ toList)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95687);
/* harmony import */ var _declared_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23260);


function readMustHaves(value) {
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return readMustHavesList(toList(value));
    const isArtifacts = (key) => /^(?:artifacts?|files|deliverables)$/.test(normalizeKey(key));
    const key = 'artifacts' in value ? 'artifacts' : (Object.keys(value).find(isArtifacts) ?? '');
    return {
        truths: toTexts(value.truths),
        artifacts: listArtifactItems(value[key])
            .flatMap(readArtifacts)
            .filter(({ path }) => path !== ''),
        keyLinks: toList(value.key_links ?? value['key-links'])
            .map(readKeyLink)
            .filter(({ from }) => from !== ''),
        prohibitions: toTexts(value.prohibitions),
    };
}
function readMustHavesList(items) {
    const isArtifact = (item) => (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(item) && 'path' in item;
    const isLink = (item) => (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(item) && 'from' in item && 'to' in item;
    return {
        truths: toTexts(items.filter((item) => !isArtifact(item) && !isLink(item))),
        artifacts: items.filter(isArtifact).flatMap(readArtifacts),
        keyLinks: items.filter(isLink).map(readKeyLink),
        prohibitions: [],
    };
}
function looksLikePath(text) {
    return /^[\w@()[\]./-]+\.[A-Za-z]\w{0,9}$/.test(text) && (0,_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDeclaredPath */ .$9)(text).kind === 'pattern';
}
function listArtifactItems(value) {
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) || 'path' in value)
        return toList(value);
    return Object.entries(value).map(([path, fields]) => ({ path, ...((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(fields) ? fields : {}) }));
}
function readArtifacts(item) {
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(item)) {
        const parts = splitAtCommas(toText(item));
        return (parts.every(looksLikePath) ? parts : [toText(item)]).map(artifactFromText);
    }
    const [firstKey = '', ...otherKeys] = Object.keys(item);
    if (otherKeys.length === 0 && looksLikePath(firstKey) && !(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(item[firstKey]))
        return [artifactFromText(firstKey)];
    const listTexts = (role) => keysWithRole(item, role).flatMap((key) => toTexts(item[key]));
    const paths = keysWithRole(item, 'path').length > 0 ? listTexts('path') : toTexts(item.name).filter(looksLikePath);
    const [minLines] = listTexts('minLines').flatMap((text) => parseLineCount(text) ?? []);
    const [provides] = listTexts('provides');
    return paths.map(artifactFromText).map((artifact) => ({
        ...artifact,
        ...(minLines !== undefined && { minLines }),
        contains: [...artifact.contains, ...listTexts('contains')],
        exports: listTexts('exports')
            .flatMap(splitAtCommas)
            .filter((name) => name !== ''),
        ...(provides !== undefined && { provides }),
    }));
}
const artifactKeys = new Map(Object.entries({
    path: 'path paths file files filepath filename',
    minLines: 'minlines minimumlines',
    contains: 'contains containsall mustcontain',
    exports: 'exports export',
    provides: 'provides description purpose',
    remark: 'why reason note notes comment type kind name title id status requirement requirements plan',
}).flatMap(([role, keys]) => keys.split(' ').map((key) => [key, role])));
function keysWithRole(item, role) {
    return Object.keys(item).filter((key) => artifactKeys.get(normalizeKey(key)) === role);
}
function normalizeKey(key) {
    return key.toLowerCase().replace(/[-_\s]/g, '');
}
function parseLineCount(value) {
    const [, digits] = /^(?:>=?|≥|<=?|≤)?\s*(\d{1,9})\+?(?:\s*lines)?$/i.exec(value) ?? [];
    return digits === undefined ? null : Number.parseInt(digits, 10);
}
function listUncheckedKeys(value) {
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        return [];
    const items = listArtifactItems(value.artifacts).filter(_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi);
    const isUnread = (key, text) => {
        const role = artifactKeys.get(normalizeKey(key));
        return text !== '' && (role === undefined || (role === 'minLines' && parseLineCount(text) === null));
    };
    return items.flatMap((item) => Object.entries(item).flatMap(([key, text]) => isUnread(key, toText(text)) ? [`${key} of ${readArtifacts(item)[0]?.path ?? 'an artifact'}`] : []));
}
function artifactFromText(line) {
    const part = (0,_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .getNamedPart */ .pW)(line);
    const declared = (0,_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDeclaredPath */ .$9)(line);
    const path = declared.kind === 'pattern' ? declared.path : line;
    const [, provides = ''] = /^\W*(\w.*?)\W*$/s.exec(line.slice(line.indexOf(path) + path.length)) ?? [];
    return { path, contains: part === null ? [] : [part], exports: [], ...(provides !== '' && { provides }) };
}
function readKeyLink(item) {
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(item)) {
        const [, from, to = ''] = /^(.*?)(?:->|→|=>)(.*?)(?: via .*)?$/s.exec(toText(item)) ?? [];
        return { from: from?.trim() ?? toText(item), to: to.trim() };
    }
    const pattern = toText(item.pattern);
    return { from: toText(item.from), to: toText(item.to), ...(pattern !== '' && { pattern }) };
}
function splitAtCommas(list) {
    const parts = [];
    let [depth, start] = [0, 0];
    for (let at = 0; at < list.length; at++) {
        const char = list.charAt(at);
        if ('<({['.includes(char))
            depth++;
        else if (')}]'.includes(char) || (char === '>' && list[at - 1] !== '='))
            depth--;
        else if (char === ',' && depth === 0) {
            parts.push(list.slice(start, at));
            start = at + 1;
        }
        if (depth < 0)
            break;
    }
    const items = depth === 0 ? [...parts, list.slice(start)] : list.split(',');
    return items.map((part) => part.trim());
}
function toList(value) {
    if (Array.isArray(value))
        return value;
    return value === undefined || value === null || value === '' ? [] : [value];
}
function toTexts(value) {
    return toList(value)
        .map(toText)
        .filter((item) => item !== '');
}
function toText(value) {
    if (typeof value === 'string')
        return value.trim();
    if (value === undefined || value === null)
        return '';
    return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}


/***/ }),

/***/ 11005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findKeySpellings),
/* harmony export */   w: () => (/* binding */ measureEditDistance)
/* harmony export */ });
/* harmony import */ var _must_haves_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97020);

function findKeySpellings(keys) {
    const written = [...keys];
    return decisiveKeys.flatMap((meant) => {
        const usual = [meant, meant.replaceAll('_', '-'), aliases.get(meant)];
        return written
            .map((key) => ({ key, distance: getKeyDistance(key, meant) }))
            .filter(({ distance }) => distance !== null)
            .sort((first, second) => (first.distance ?? 0) - (second.distance ?? 0))
            .map(({ key }, at) => ({ key, meant, isRead: at === 0, isMisspelt: !usual.includes(key) }));
    });
}
const decisiveKeys = ['depends_on', 'files_modified', 'autonomous', 'must_haves', 'gap_closure', 'status', 'type'];
const aliases = new Map([['files_modified', 'files_to_modify']]);
const synonyms = new Map([['dependencies', 'depends_on']]);
const shortestMisspelt = 8;
function getKeyDistance(key, meant) {
    const [normalized, target] = [(0,_must_haves_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeKey */ .l5)(key), (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeKey */ .l5)(meant)];
    if (key === meant)
        return 0;
    if (normalized === target || key === aliases.get(meant))
        return 1;
    if (synonyms.get(normalized) === meant)
        return 2;
    if (target.length < shortestMisspelt || Math.abs(normalized.length - target.length) > 2)
        return null;
    const wrong = measureEditDistance(normalized, target);
    return wrong <= 2 ? 1 + wrong : null;
}
function measureEditDistance(first, second) {
    let row = Array.from({ length: second.length + 1 }, (_, at) => at);
    for (const [line, letter] of [...first].entries()) {
        const next = [line + 1];
        for (const [at, target] of [...second].entries())
            next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === target ? 0 : 1)));
        row = next;
    }
    return row[second.length] ?? 0;
}


/***/ }),

/***/ 51863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vv: () => (/* binding */ agentFolders),
/* harmony export */   f4: () => (/* binding */ explainProtection),
/* harmony export */   kU: () => (/* binding */ PROTECTED_PATHS)
/* harmony export */ });
/* harmony import */ var _declared_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23260);

const groups = {
    'it contains the rules of every run': ['.github/phase-executor.yml'],
    'its workflows run with the rights of the repository': ['.github/', '.gitea/', '.forgejo/'],
    'its jobs run with the secrets of the project': [
        ...['.circleci/', '**/.gitlab-ci.yml', '**/Jenkinsfile', '**/azure-pipelines*.yml', '**/azure-pipelines*.yaml'],
        ...['.azure-pipelines/', '.travis.yml', 'bitbucket-pipelines.yml', '.drone.yml', '.drone.yaml', '.woodpecker.yml'],
        ...['.woodpecker.yaml', '.woodpecker/', '.buildkite/', '.cirrus.yml', '.semaphore/', '.teamcity/'],
        ...['appveyor.yml', '.appveyor.yml', '**/cloudbuild.yaml', '**/buildspec.yml'],
    ],
    'it decides what the project accepts': [
        ...['**/codecov.yml', '**/.codecov.yml', '**/codecov.yaml', '**/.codecov.yaml', '**/sonar-project.properties'],
        ...['**/.sonarcloud.properties', '**/.sonarlint/', '**/.pre-commit-config.yaml', '**/.pre-commit-hooks.yaml'],
        ...['**/.codeclimate.yml', '.deepsource.toml', '.coderabbit.yaml', '.coderabbit.yml', '**/.gitleaks.toml'],
        ...['**/.gitleaksignore', '**/.trivyignore', '**/.semgrepignore', '.snyk'],
    ],
    'it runs in the workflows of all users of this action': ['action.yml', 'action.yaml'],
    'it decides who has to review a change': ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
    'it decides which other repositories a checkout fetches': ['.gitmodules'],
    'it decides how git converts files, and can hide them from reviews and archives': ['**/.gitattributes'],
    'it decides which server gets large files, and the credentials for them': ['.lfsconfig'],
    'git runs it on the machines of developers': ['.husky/', '.githooks/', '**/lefthook*.yml', '**/.lefthook*.yml'],
    'editors run it on the machines of developers': ['**/.vscode/tasks.json', '.devcontainer/', '.devcontainer.json'],
    'it decides where packages come from and which shell runs scripts': ['**/.npmrc'],
    'agents take settings, hooks and permissions from it': [
        ...['**/.claude/', '**/.gemini/', '**/.codex/', '**/.opencode/', '**/opencode.json', '**/opencode.jsonc'],
        ...['**/.copilot/', '**/.cursor/', '**/.agents/', '**/.aider.conf.yml', '**/.kiro/', '**/.roo/', '**/.qwen/'],
    ],
    'agents start the servers that it names': ['**/.mcp.json'],
    'every agent that works here follows it': [
        ...['**/AGENTS.md', '**/AGENT.md', '**/CLAUDE.md', '**/GEMINI.md', '**/*.local.md', '**/*.override.md'],
        ...['**/.cursorrules', '**/.windsurfrules', '**/.clinerules', '**/.goosehints', '**/QWEN.md'],
        ...['**/.junie/', '**/.windsurf/', '**/.roorules'],
    ],
};
const agentFolders = /(?:^|\/)\.(?:agents|claude|codex|copilot|cursor|gemini|junie|kiro|opencode|qwen|roo|windsurf)\//i;
const PROTECTED_PATHS = Object.entries(groups).flatMap(([reason, paths]) => paths.map((path) => ({ path, why: reason })));
function explainProtection(paths) {
    const reasons = new Map(PROTECTED_PATHS.map(({ path, why }) => [path, why]));
    const entries = paths.flatMap((path) => {
        const entry = (0,_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDeclaredPath */ .$9)(path.toLowerCase());
        return entry.kind === 'pattern' ? [{ entry, why: reasons.get(path) ?? 'setting protected-paths' }] : [];
    });
    return (file) => entries.find(({ entry }) => entry.covers(file.toLowerCase()))?.why ?? null;
}


/***/ }),

/***/ 56844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZO: () => (/* binding */ BrokenRunError),
  Ic: () => (/* binding */ describeFailure),
  NI: () => (/* binding */ foreseenExitCode)
});

// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
;// CONCATENATED MODULE: ./lib/settings/call/system-refusals.json
const system_refusals_namespaceObject = /*#__PURE__*/JSON.parse('{"EIO":"Its disk, or the connection to it, failed: check it (dmesg)","ESTALE":"Its file system was mounted anew or lost the file: open the folder again","EACCES":"Give this user the right to change it (owner, mode, attributes)","EPERM":"Give this user the right to change it (owner, mode, attributes)","EEXIST":"Something else is where this file or folder should be: move it away","ENOTDIR":"Something else is where this file or folder should be: move it away","EISDIR":"Something else is where this file or folder should be: move it away","EROFS":"Its file system is read-only: make it writable","EMFILE":"There are too many open files: raise their limit (ulimit -n)","ENFILE":"There are too many open files: raise their limit (ulimit -n)","EFBIG":"Raise the limit of file sizes (ulimit -f)","EAGAIN":"Raise the limit of processes (ulimit -u)","ENOMEM":"Free memory, or raise its limit (ulimit -v)"}');
;// CONCATENATED MODULE: ./lib/settings/call/failure.js




class BrokenRunError extends Error {
    signal;
    constructor(signal, cause) {
        super(cause.message, { cause });
        this.signal = signal;
    }
}
function describeFailure(error) {
    if (error instanceof BrokenRunError) {
        const { signal, cause } = error;
        const failure = describeFailure(cause);
        return { ...failure, signal, exitCode: cause instanceof git_error/* GitError */.XS ? exit_status/* TECHNICAL_EXIT */.x8.INTERNAL : failure.exitCode };
    }
    const text = nameErrors(error instanceof Error ? error.message : String(error));
    if (watchdog/* watchdog */.uJ.isStuck)
        return {
            exitCode: exit_status/* EXIT_STATUS */.uc.INTERRUPTED,
            message: 'a command stopped responding and was stopped; run again to continue',
            stack: null,
        };
    if ((0,git_error/* isOutOfSpace */.mK)(error)) {
        const message = `the disk is full: ${text}. Make room, then run again to continue with the work as it is`;
        return { exitCode: exit_status/* TECHNICAL_EXIT */.x8.INTERNAL, message, stack: null };
    }
    const denied = denialText(error);
    if (denied !== null)
        return { exitCode: exit_status/* TECHNICAL_EXIT */.x8.INTERNAL, message: `${denied}; then run again`, stack: null };
    const exitCode = foreseenExitCode(error) ?? exit_status/* TECHNICAL_EXIT */.x8.INTERNAL;
    const stack = exitCode === exit_status/* TECHNICAL_EXIT */.x8.INTERNAL && error instanceof Error ? String(error.stack) : null;
    return { exitCode, message: text, stack };
}
function nameErrors(message) {
    const describeError = (number) => (number === '122' ? 'disk quota exceeded' : 'stale file handle');
    return message.replace(/Unknown system error -(116|122)(?:: Unknown system error -\1)?/g, (_, number) => describeError(number));
}
function denialText(error) {
    const chain = (0,git_error/* listErrorChain */.Wt)(error);
    for (const link of chain) {
        const code = (0,git_error/* getSystemCode */.b)(link);
        const { syscall } = link;
        const advice = code === 'ENOENT' && syscall === 'mkdir' ? system_refusals_namespaceObject.EROFS : systemRefusals[code];
        if (advice === system_refusals_namespaceObject.EEXIST && foreseenExitCode(error) !== null)
            continue;
        if (advice !== undefined)
            return `${nameErrors(link.message)}. ${advice}`;
    }
    for (const each of chain) {
        if (!(each instanceof git_error/* GitError */.XS))
            continue;
        const [, code = ''] = gitWords.find(([words]) => words.test(each.message)) ?? [];
        if (code !== '')
            return `${each.message}. ${systemRefusals[code]}`;
        if (gitRefused.test(each.message) || ((0,git_error/* isMachineFault */.O1)(each) && !each.message.includes('run again')))
            return `${each.message}. Make .git writable for this user, on a file system that is not read-only`;
    }
    return null;
}
const gitRefused = /(lock|create|write|open|append)[^\n]*: (Read-only file system|Permission denied|Operation not permitted)|unable to create directory for \//;
const systemRefusals = system_refusals_namespaceObject;
const gitWords = [
    [/Input\/output error/, 'EIO'],
    [/Stale file handle/, 'ESTALE'],
    [/Too many open files/, 'EMFILE'],
    [/File too large|SIGXFSZ/, 'EFBIG'],
    [/cannot fork|Resource temporarily unavailable/, 'EAGAIN'],
    [/Cannot allocate memory/, 'ENOMEM'],
];
function foreseenExitCode(error) {
    if (error instanceof git_error/* GitError */.XS)
        return exit_status/* TECHNICAL_EXIT */.x8.USAGE;
    return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : null;
}


/***/ }),

/***/ 93893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ otlpSecrets),
/* harmony export */   Mx: () => (/* binding */ unguessableSecrets),
/* harmony export */   Td: () => (/* binding */ listJobSecrets),
/* harmony export */   lY: () => (/* binding */ createRedactor),
/* harmony export */   sx: () => (/* binding */ redactBody),
/* harmony export */   xg: () => (/* binding */ parsePairs)
/* harmony export */ });
/* harmony import */ var _system_text_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52840);
/* harmony import */ var _system_text_secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24156);


function redactBody(body, location) {
    return createRedactor(location)(body);
}
function createRedactor({ settings, environment }) {
    const settingSecrets = [settings['notify-url'], settings['github-token']];
    return (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .buildRedactor */ .Dk)([...settingSecrets, ...listJobSecrets(environment, settings['agent-env'])]);
}
function listJobSecrets(environment, named) {
    const detected = Object.entries(environment).flatMap(([name, value = '']) => listSecrets(name, value));
    const requested = named.filter((name) => !ordinaryPattern.test(name)).map((name) => environment[name] ?? '');
    return [...new Set([...requested, ...detected])].filter((value) => value !== '');
}
function unguessableSecrets(environment, named) {
    const secrets = listJobSecrets(environment, []);
    const isRandom = (value) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)\S{20,}$|^[0-9a-f]{32,}$/.test(value);
    const lines = secrets.filter((value) => value.includes('\n')).flatMap((value) => value.split(/\s*\n\s*/));
    return [
        ...secrets.filter((value) => value.length >= 8 && !/^(?:[a-z]{1,24}|\d{1,11}|\w+:\/\/[\w.:/-]{1,60})$/i.test(value)),
        ...[...named.map((name) => environment[name] ?? ''), ...lines].filter(isRandom),
    ];
}
function listSecrets(name, value) {
    if (otlpSecrets.includes(name))
        return Object.entries(parsePairs(value)).flatMap(secretHeader);
    const [, password] = /^[a-z][a-z0-9+.-]*:\/\/[^\s/:@]*:([^\s/@]+)@/i.exec(value) ?? [];
    const urlSecrets = password === undefined ? [] : [password, decodeText(password)];
    if (/^GIT_CONFIG_VALUE_\d+$/.test(name))
        return /^authorization:/i.test(value) ? value.split(/\s+/).slice(-1) : urlSecrets;
    const isSecret = knownSecretPattern.test(name) || ((0,_system_text_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretName */ .e)(name) && !locationPattern.test(name));
    return isSecret ? [value, ...urlSecrets] : urlSecrets;
}
function secretHeader([name, value]) {
    const isSecret = /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20;
    return isSecret ? [value, ...value.split(' ').slice(1)] : [];
}
const knownSecretPattern = /^(PGPASSWORD|MYSQL_PWD|INPUT_GITHUB[-_]TOKEN|INPUT_NOTIFY[-_]URL|PHASE_EXECUTOR_NOTIFY_(SECRET|URL))$/i;
const ordinaryPattern = /^(NO_PROXY|NODE_ENV|OTEL_SERVICE_NAME|\w+_(MODEL|REGION))$/i;
const locationPattern = /(_FILE|_PATH|_SOCK|APPLICATION_CREDENTIALS|_NAME|_EXPIRATION)$|^(INPUT|STATE|GIT_CONFIG_KEY)_/i;
const otlpSecrets = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'];
function parsePairs(text = '') {
    const pairs = text.split(',').flatMap((pair) => {
        const separator = pair.indexOf('=');
        const key = pair.slice(0, separator).trim();
        return separator < 0 || key === '' ? [] : [[key, decodeText(pair.slice(separator + 1).trim())]];
    });
    return Object.fromEntries(pairs);
}
function decodeText(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 72898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TT: () => (/* binding */ configInCommit),
  Wi: () => (/* binding */ configInRepository),
  Fr: () => (/* binding */ configOnDisk),
  aF: () => (/* binding */ maxConfigBytes),
  Gx: () => (/* binding */ tryConfigInCommit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/settings/table/setting-table.js
var setting_table = __webpack_require__(86659);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/system/git/objects/git-object.js
var git_object = __webpack_require__(77769);
;// CONCATENATED MODULE: ./lib/settings/file/committed-file.js



class ForgedObjectError extends Error {
    name = 'ForgedObjectError';
}
async function entryInCommit(read, commit, steps) {
    const folders = steps.slice(0, -1).map((step) => `${commit}:${step}`);
    const requested = [`${commit}^{commit}`, `${commit}^{tree}`, ...folders];
    const { exitCode, stdout } = await read(['cat-file', '--batch'], `${requested.join('\n')}\n`);
    if (exitCode !== 0)
        return undefined;
    const [commitObject, ...trees] = (0,git_object/* parseObjects */.MB)(stdout);
    if (commitObject?.type !== 'commit')
        return undefined;
    checkHash(commitObject);
    let expected = /^tree ([0-9a-f]+)$/m.exec(commitObject.content.toString('latin1'))?.[1];
    for (const [at, path] of steps.entries()) {
        const tree = trees[at];
        if (tree?.type !== 'tree' || tree.id !== expected)
            throw new ForgedObjectError(`tree ${expected}`);
        checkHash(tree);
        const entry = [...(0,git_object/* listTreeEntries */.ld)(tree.content, tree.id.length / 2)].find(({ name }) => name === (0,external_node_path_.basename)(path));
        if (entry === undefined)
            return { id: commitObject.id, entry: null };
        const { mode, id } = entry;
        const isLast = at === steps.length - 1;
        if (isLast || mode !== '40000')
            return { id: commitObject.id, entry: { path, mode, id } };
        expected = id;
    }
    return { id: commitObject.id, entry: null };
}
async function readBlob(read, id) {
    const { exitCode, stdout } = await read(['cat-file', 'blob', id]);
    if (exitCode !== 0)
        return null;
    checkHash({ type: 'blob', id, content: stdout });
    return stdout;
}
function checkHash({ type, id, content }) {
    const hash = (0,external_node_crypto_.createHash)(id.length === 64 ? 'sha256' : 'sha1')
        .update(`${type} ${content.length}\0`)
        .update(content);
    if (hash.digest('hex') !== id)
        throw new ForgedObjectError(`${type} ${id}`);
}

;// CONCATENATED MODULE: ./lib/settings/file/config-source.js





const maxConfigBytes = 64 * 1024;
async function configInCommit(read, commit, file) {
    const config = await tryConfigInCommit(read, commit, file);
    if (config !== undefined)
        return config.text;
    throw new settings/* UsageError */.eb(`${file}: commit ${commit} is not here, so its settings cannot be read; use fetch-depth: 0`);
}
function configInRepository(git, commit, file) {
    return configInCommit((args, stdin = '') => git.try(args, { reading: true, stdin }), commit, file);
}
async function tryConfigInCommit(read, commit, file) {
    try {
        const lookup = await entryInCommit(read, commit, stepsTo(file));
        if (lookup === undefined)
            return undefined;
        const { id, entry: foundEntry } = lookup;
        if (foundEntry === null)
            return { text: null, commit: id };
        if (foundEntry.mode === '120000')
            throw new settings/* UsageError */.eb(linkMessage(file, foundEntry.path));
        if (foundEntry.path !== file)
            return { text: null, commit: id };
        if (!foundEntry.mode.startsWith('100'))
            throw new settings/* UsageError */.eb(`${file}:1: found a folder, expected a file`);
        const size = Number((await read(['cat-file', '-s', foundEntry.id])).stdout.toString('utf8'));
        if (size > maxConfigBytes)
            throw new settings/* UsageError */.eb(tooLargeMessage(file, size));
        const content = await readBlob(read, foundEntry.id);
        if (content === null)
            throw new settings/* UsageError */.eb(`${file}:1: git cannot read it in ${commit}; fetch the whole history`);
        return { text: decodeConfig(content, file), commit: id };
    }
    catch (error) {
        if (!(error instanceof ForgedObjectError))
            throw error;
        throw new settings/* UsageError */.eb(`${file}:1: the ${error.message} of commit ${commit} is missing, or differs from what git stored under that name; run git fsck, and check out again with all trees`);
    }
}
function configOnDisk(folder, file) {
    const steps = stepsTo(file);
    for (const step of steps) {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, step), { throwIfNoEntry: false });
        if (stats === undefined)
            return null;
        if (stats.isSymbolicLink())
            throw new settings/* UsageError */.eb(linkMessage(file, step));
        if (step === file && !stats.isFile())
            throw new settings/* UsageError */.eb(`${file}:1: is not a file`);
        if (step !== file && !stats.isDirectory())
            return null;
    }
    const handle = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, file), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const { size } = (0,external_node_fs_.fstatSync)(handle);
        if (size > maxConfigBytes)
            throw new settings/* UsageError */.eb(tooLargeMessage(file, size));
        return decodeConfig((0,external_node_fs_.readFileSync)(handle), file);
    }
    finally {
        (0,external_node_fs_.closeSync)(handle);
    }
}
function stepsTo(file) {
    const parts = file.split('/');
    if (!parts.every((part) => /^[\w.@ +-]+$/.test(part) && !['.', '..', '.git'].includes(part)))
        throw new settings/* UsageError */.eb(`config: found "${file}", expected the path of a file from the top of the repository, such as ${setting_table/* defaultConfig */.s}`);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
function linkMessage(file, step) {
    return step === file
        ? `${file}:1: is a symbolic link; commit the file itself`
        : `${file}:1: ${step} is a symbolic link; commit the folder itself`;
}
function tooLargeMessage(file, bytes) {
    return `${file}:1: found ${bytes} bytes, expected at most ${maxConfigBytes}`;
}
function decodeConfig(bytes, file) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new settings/* UsageError */.eb(`${file}:1: is not UTF-8 text; save it as UTF-8`, { cause });
    }
}


/***/ }),

/***/ 1111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ withoutConfiguration),
/* harmony export */   MM: () => (/* binding */ OtherSettingsError),
/* harmony export */   Mo: () => (/* binding */ resolveSettings),
/* harmony export */   SA: () => (/* binding */ uncommittedChange),
/* harmony export */   Xo: () => (/* binding */ requireSameSettings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69072);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66725);
/* harmony import */ var _table_setting_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86659);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _config_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72898);







async function resolveSettings(input, lookup) {
    const file = input.config || _table_setting_table_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultConfig */ .s;
    const { givenAs } = lookup;
    try {
        const { text, lookedIn } = await lookUpConfig(file, file !== _table_setting_table_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultConfig */ .s, lookup);
        const warnings = [];
        const warn = (warning) => warnings.push(warning);
        const values = text === null ? undefined : (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3807)]).then(__webpack_require__.bind(__webpack_require__, 73807))).parseConfigFile(text, file, warn);
        const { settings, origins, notes } = (0,_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settleSettings */ .jU)(input, values);
        return {
            settings: withProtectedFile(file, settings),
            configuration: {
                ...{ ...notRead, file, commit: text === null ? null : lookedIn, lookedIn, text },
                ...{ origins, warnings: [...warnings, ...notes], givenAs },
            },
        };
    }
    catch (problem) {
        if (!lookup.isTolerant || !(problem instanceof _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb))
            throw problem;
        const { settings, configuration } = withoutConfiguration(input, givenAs);
        return { settings: withProtectedFile(file, settings), configuration: { ...configuration, file, problem } };
    }
}
function withoutConfiguration(input, givenAs) {
    const { settings, origins, notes } = (0,_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settleSettings */ .jU)(input);
    return { settings, configuration: { ...notRead, origins, warnings: notes, givenAs } };
}
const notRead = { file: _table_setting_table_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultConfig */ .s, commit: null, lookedIn: null, text: null, problem: null, warnings: [] };
class OtherSettingsError extends Error {
    commit;
    file;
    constructor({ commit, file }) {
        super(`the settings of this run stand in ${file} of commit ${commit}`);
        this.commit = commit;
        this.file = file;
    }
}
async function requireSameSettings(start, git, { file, text, problem, lookedIn }) {
    if (start.file === file && start.commit === lookedIn)
        return;
    const committedText = await (0,_config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .configInRepository */ .Wi)(git, start.commit, start.file);
    if (start.file !== file || committedText !== text)
        throw new OtherSettingsError(start);
    if (problem !== null && file !== _table_setting_table_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultConfig */ .s)
        throw problem;
}
async function lookUpConfig(file, isNamed, { folder, environment: env, commit }) {
    const readGit = gitReader(folder, env);
    const committed = commit === null
        ? await (0,_config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .tryConfigInCommit */ .Gx)(readGit, 'HEAD', file)
        : { text: await (0,_config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .configInCommit */ .TT)(readGit, commit, file), commit };
    const text = committed === undefined ? (0,_config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .configOnDisk */ .Fr)(folder, file) : committed.text;
    const where = committed === undefined ? folder : 'HEAD';
    if (text === null && isNamed)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`config: ${file} is not in ${where}; commit it, or name another file`);
    return { text, lookedIn: committed?.commit ?? null };
}
function gitReader(folder, env) {
    const settings = _system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralSettings */ .VG.flatMap((setting) => ['-c', setting]);
    const options = {
        cwd: folder,
        env: { ...(0,_system_git_calls_git_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .buildGitEnvironment */ .KL)(env, folder), GIT_NO_LAZY_FETCH: '1' },
        timeoutMs: 60_000,
    };
    return async (args, stdin = '') => {
        try {
            return await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .captureOutput */ .Q)('git', [...settings, ...args], { ...options, stdin });
        }
        catch {
            return { exitCode: 128, stdout: Buffer.alloc(0) };
        }
    };
}
function withProtectedFile(file, settings) {
    const paths = settings['protected-paths'];
    const unprotected = [file, settings['prompt-file']].filter((path) => path !== '' && !paths.includes(path));
    return unprotected.length === 0 ? settings : { ...settings, 'protected-paths': [...paths, ...unprotected] };
}
function uncommittedChange({ file, text, problem }, folder) {
    const top = repositoryTop(folder);
    if (top === null || problem !== null)
        return null;
    const misnamed = file.replace(/yml$/, 'yaml');
    if (text === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, misnamed)))
        return `${misnamed} is not read; rename it to ${file}`;
    try {
        if ((0,_config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .configOnDisk */ .Fr)(top, file)?.replaceAll('\r\n', '\n') === text?.replaceAll('\r\n', '\n'))
            return null;
    }
    catch (error) {
        if (!(error instanceof _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb))
            throw error;
    }
    return `${file} has uncommitted changes, which runs ignore; commit them first`;
}
function repositoryTop(folder) {
    for (let top = folder;; top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')))
            return top;
        if (top === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top))
            return null;
    }
}


/***/ }),

/***/ 72838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V5: () => (/* binding */ webhookValue),
/* harmony export */   og: () => (/* binding */ isWebhook),
/* harmony export */   x6: () => (/* binding */ upstreamValue)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39126);


function upstreamValue() {
    const error = 'expected auto, off or an address such as http://localhost:4000';
    const isUpstream = (value) => /^(?:auto|off)$/.test(value) || (/^https?:/.test(value) && URL.canParse(value));
    const schema = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error }).refine(isUpstream, { error });
    return { ...(0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)('auto', 'auto|off|url'), fromText: schema, fromFile: schema, shown: withoutCredentials };
}
function withoutCredentials(value) {
    if (!URL.canParse(value))
        return value;
    const { username, password, search, origin, pathname } = new URL(value);
    return username + password + search === '' ? value : `${origin}${pathname}`;
}
function webhookValue() {
    const error = 'expected an https URL such as https://example.com/hook, without credentials';
    const schema = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error }).refine((value) => value === '' || isWebhook(value), { error });
    const shown = (value) => (URL.canParse(value) ? `${new URL(value).origin}/…` : value);
    return { ...(0,_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .textValue */ .v8)('', 'url'), fromText: schema, fromFile: schema, shown };
}
function isWebhook(value) {
    if (!URL.canParse(value))
        return false;
    const { protocol, hostname, username, password } = new URL(value);
    const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
    return username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isHere));
}


/***/ }),

/***/ 82774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jW: () => (/* binding */ cliNames),
  _i: () => (/* binding */ cliRows),
  DI: () => (/* binding */ findHighestPrice),
  $A: () => (/* binding */ getCli),
  PN: () => (/* binding */ listOutputs),
  hj: () => (/* binding */ listPrices),
  km: () => (/* binding */ listWindows)
});

;// CONCATENATED MODULE: ./lib/settings/table/agents.json
const agents_namespaceObject = /*#__PURE__*/JSON.parse('{"X6":{"claude":{"provider":"anthropic","package":"@anthropic-ai/claude-code","version":"2.1.332","day":"2026-11-28","source":"npm registry","builds":{"linux-x64":{"package":"@anthropic-ai/claude-code-linux-x64","integrity":"sha512-f4JWhzwYutJIHScC7/dYOPX6s28tt7ZADhsOi8zwOHq5fFPEuUeChh2NMfinSg0GrUckYxaeebC4h0DqiKzLcw=="},"linux-arm64":{"package":"@anthropic-ai/claude-code-linux-arm64","integrity":"sha512-BlHNEtK38KBPWU31F4lUSS9sHclCyfWbThT1CErvxxH8+XcljYLZlQwdyXBkTD62rw1TgfE1u1a+quMWS0NSJg=="},"linux-x64-musl":{"package":"@anthropic-ai/claude-code-linux-x64-musl","integrity":"sha512-QoQzwipnqRAdBKDAJNJ2Qvl37G6x8nCugfOQa+nuMcGIRgGEOLeWoq3pTLMQRScL37estAQBGH9ygR3WFVbIfw=="},"linux-arm64-musl":{"package":"@anthropic-ai/claude-code-linux-arm64-musl","integrity":"sha512-jdjkkJLfAQ9M1HbT05tZHQpGNZUEPUebYwW/xpiMypZddB0lNlHlB9mXfOVV/UUPO0JCghj1NSQjxhhJc4L4CA=="},"darwin-x64":{"package":"@anthropic-ai/claude-code-darwin-x64","integrity":"sha512-i0GV2ejBOeHMXs+XPCd1IaJj1GV3VdZl8hiQD6hLMR/N7f4Nt8q4Edj1GYJCKXPLJa/zsE9Uv6r9rZ/ldVFQPQ=="},"darwin-arm64":{"package":"@anthropic-ai/claude-code-darwin-arm64","integrity":"sha512-L/F5mypyB7SK59cesiAqGv1bVNd+8xTn0LF5kV6EGL6UMhofVJMFlokhDRoxNzANNC5i/5JdzfJyDOKUbZObiA=="}}},"codex":{"provider":"openai","package":"@openai/codex","version":"0.171.0","day":"2026-11-28","source":"npm registry","builds":{"linux-x64":{"package":"@openai/codex","version":"0.171.0-linux-x64","program":"vendor/x86_64-unknown-linux-musl/bin/codex","integrity":"sha512-l66NZkQgdk2C3pbcfULDz42yEUB581MVA6I+Y43Wp4OIqEy73HCdmZ0GTjeAHY2ycuH4N00d9VsLrwT1jxshTw=="},"linux-arm64":{"package":"@openai/codex","version":"0.171.0-linux-arm64","program":"vendor/aarch64-unknown-linux-musl/bin/codex","integrity":"sha512-9z17t4bbUJ9UCIb49O4PoA+ki+45q3rd8nZ8PeH6sYnlKkBld/Xpo/OS3h3Ti954+foshX4o7k5TCU8N7zzqQA=="},"linux-x64-musl":{"package":"@openai/codex","version":"0.171.0-linux-x64","program":"vendor/x86_64-unknown-linux-musl/bin/codex","integrity":"sha512-l66NZkQgdk2C3pbcfULDz42yEUB581MVA6I+Y43Wp4OIqEy73HCdmZ0GTjeAHY2ycuH4N00d9VsLrwT1jxshTw=="},"linux-arm64-musl":{"package":"@openai/codex","version":"0.171.0-linux-arm64","program":"vendor/aarch64-unknown-linux-musl/bin/codex","integrity":"sha512-9z17t4bbUJ9UCIb49O4PoA+ki+45q3rd8nZ8PeH6sYnlKkBld/Xpo/OS3h3Ti954+foshX4o7k5TCU8N7zzqQA=="},"darwin-x64":{"package":"@openai/codex","version":"0.171.0-darwin-x64","program":"vendor/x86_64-apple-darwin/bin/codex","integrity":"sha512-pwN5uNEKx/mZjwBEf/6CKq6SJMfJS5kruV3sJQAk7ebIPvC58Ote3CicIxETDZtjLj35rNv3PLPd7mHCg6hGPw=="},"darwin-arm64":{"package":"@openai/codex","version":"0.171.0-darwin-arm64","program":"vendor/aarch64-apple-darwin/bin/codex","integrity":"sha512-hIYTkRUpuYpkVfTq4cpby0PXqhAVcIgE7f6FoyY1lt2RyARj3GXS1Can/dIYUBItVhXzhb98HYHZNzCX74QRlQ=="}}},"gemini":{"provider":"gcp.gemini","package":"@google/gemini-cli","version":"0.61.0","day":"2026-11-22","source":"npm registry","builds":{"any":{"package":"@google/gemini-cli","program":"bundle/gemini.js","integrity":"sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ=="}}},"opencode":{"provider":"opencode","package":"opencode-ai","version":"1.18.33","day":"2026-11-22","source":"npm registry","builds":{"linux-x64":{"package":"opencode-linux-x64","program":"bin/opencode","integrity":"sha512-q/t/3p2CTxOT9y2kvjesb/LZab2+1eqlhhWA02Be6mjTtmYtNBcBsrI5yDo4Fw7ZSPBW2oyMIGMNRqiKQjiAWw=="}}},"copilot":{"provider":"github.copilot","package":"@github/copilot","version":"1.0.102","day":"2026-11-22","source":"npm registry","builds":{"linux-x64":{"package":"@github/copilot-linux-x64","integrity":"sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw=="},"linux-arm64":{"package":"@github/copilot-linux-arm64","integrity":"sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A=="},"linux-x64-musl":{"package":"@github/copilot-linuxmusl-x64","integrity":"sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q=="},"linux-arm64-musl":{"package":"@github/copilot-linuxmusl-arm64","integrity":"sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg=="},"darwin-x64":{"package":"@github/copilot-darwin-x64","integrity":"sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA=="},"darwin-arm64":{"package":"@github/copilot-darwin-arm64","integrity":"sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA=="}}}},"Vt":[{"vendor":"anthropic","day":"2025-11","source":"https://docs.claude.com/en/docs/about-claude/pricing","models":{"claude-opus-4-5":{"input":5,"cacheRead":0.5,"cacheWrite":6.25,"cacheWriteHour":10,"search":10,"output":25},"claude-opus-4-1":{"input":15,"cacheRead":1.5,"cacheWrite":18.75,"cacheWriteHour":30,"search":10,"output":75},"claude-sonnet-4-5":{"input":3,"cacheRead":0.3,"cacheWrite":3.75,"cacheWriteHour":6,"search":10,"output":15},"claude-haiku-4-5":{"input":1,"cacheRead":0.1,"cacheWrite":1.25,"cacheWriteHour":2,"search":10,"output":5}}},{"vendor":"anthropic","day":"2026-11-24","source":"the end of runs of Claude Code 2.1.329 whose model had told it one million tokens of a kind","models":{"claude-opus-5-5":{"input":4,"cacheRead":0.2,"cacheWrite":5,"cacheWriteHour":8,"search":10,"output":20},"claude-sonnet-5-5":{"input":2,"cacheRead":0.1,"cacheWrite":2.5,"cacheWriteHour":4,"search":10,"output":10}}},{"vendor":"openai","day":"2025-11","source":"https://platform.openai.com/docs/pricing","models":{"gpt-5":{"input":1.25,"cacheRead":0.125,"search":10,"output":10},"gpt-5-codex":{"input":1.25,"cacheRead":0.125,"search":10,"output":10},"gpt-5.1":{"input":1.25,"cacheRead":0.125,"search":10,"output":10},"gpt-5.1-codex":{"input":1.25,"cacheRead":0.125,"search":10,"output":10},"gpt-5.1-codex-mini":{"input":0.25,"cacheRead":0.025,"search":10,"output":2},"gpt-5-mini":{"input":0.25,"cacheRead":0.025,"search":10,"output":2},"gpt-5-nano":{"input":0.05,"cacheRead":0.005,"search":10,"output":0.4},"gpt-4.1":{"input":2,"cacheRead":0.5,"search":25,"output":8}}},{"vendor":"gcp.gemini","day":"2025-11","source":"https://ai.google.dev/gemini-api/docs/pricing","models":{"gemini-2.5-flash":{"input":0.3,"cacheRead":0.03,"search":35,"output":2.5}}},{"vendor":"gcp.gemini","day":"2026-01","source":"https://ai.google.dev/gemini-api/docs/pricing, for prompts of more than 200,000 tokens; shorter ones cost half of it or more","models":{"gemini-2.5-pro":{"input":2.5,"cacheRead":0.25,"search":35,"output":15}}}],"V4":[{"day":"2025-11","source":"https://docs.claude.com/en/docs/about-claude/models/overview","models":{"claude-haiku-4-5":64000,"claude-opus-4-1":32000,"claude-opus-4-5":64000,"claude-sonnet-4":64000,"claude-sonnet-4-5":64000}},{"day":"2025-11","source":"https://platform.openai.com/docs/models","models":{"gpt-4.1":32768}},{"day":"2025-11","source":"https://ai.google.dev/gemini-api/docs/models","models":{"gemini-2.5-flash":65536,"gemini-2.5-pro":65536}}],"KF":[{"day":"2025-11","source":"https://docs.claude.com/en/docs/about-claude/models/overview","models":{"claude-haiku-4-5":200000,"claude-opus-4-1":200000,"claude-opus-4-5":200000,"claude-sonnet-4":200000,"claude-sonnet-4-5":200000}},{"day":"2026-11-22","source":"the end of a run of Claude Code 2.1.329","models":{"claude-haiku-5-5":1000000,"claude-opus-5-5":1000000,"claude-sonnet-5-5":1000000}},{"day":"2025-11","source":"https://platform.openai.com/docs/models","models":{"gpt-5":272000,"gpt-5-codex":272000,"gpt-5-mini":272000,"gpt-5.1":272000,"gpt-5.1-codex":272000,"gpt-5.1-codex-mini":272000,"gpt-4.1":1047576}},{"day":"2025-11","source":"https://ai.google.dev/gemini-api/docs/models","models":{"gemini-2.5-flash":1048576,"gemini-2.5-pro":1048576}}]}');
;// CONCATENATED MODULE: ./lib/settings/table/coding-agents.js

const cliRows = agents_namespaceObject.X6;
const cliNames = Object.keys(cliRows);
function getCli(word) {
    return cliNames.find((name) => name === word);
}
const listPrices = byModel(agents_namespaceObject.Vt);
function findHighestPrice(vendor) {
    const lists = agents_namespaceObject.Vt.filter((list) => list.vendor === vendor);
    const prices = Object.values(byModel(lists.length === 0 ? agents_namespaceObject.Vt : lists));
    const max = (kind) => prices.map(kind).reduce((one, other) => Math.max(one, other), 0);
    return {
        input: max(({ input }) => input),
        cacheRead: max(({ cacheRead }) => cacheRead),
        cacheWrite: max(({ input, cacheWrite = input }) => cacheWrite),
        cacheWriteHour: max(({ input, cacheWriteHour = 2 * input }) => cacheWriteHour),
        search: max(({ search = 0 }) => search),
        output: max(({ output }) => output),
    };
}
const listWindows = byModel(agents_namespaceObject.KF);
const listOutputs = byModel(agents_namespaceObject.V4);
function byModel(lists) {
    return Object.fromEntries(lists.flatMap(({ models }) => Object.entries(models)));
}


/***/ }),

/***/ 47272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ suggestUnit),
/* harmony export */   Zq: () => (/* binding */ durationPattern),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   pc: () => (/* binding */ durationMs)
/* harmony export */ });
const durationPattern = /^(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;
function durationMs(value) {
    if (/^0+$/.test(value))
        return 0;
    const parts = durationPattern.exec(value);
    if (!parts)
        return null;
    const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = parts;
    return Number(d) * 86_400_000 + Number(h) * 3_600_000 + Number(m) * 60_000 + Number(s) * 1_000 + Number(ms);
}
function formatDuration(ms) {
    const units = [
        ['d', 86_400_000],
        ['h', 3_600_000],
        ['m', 60_000],
        ['s', 1_000],
        ['ms', 1],
    ];
    let remaining = ms;
    const parts = units.map(([unit, size]) => {
        const count = Math.floor(remaining / size);
        remaining -= count * size;
        return count === 0 ? '' : `${count}${unit}`;
    });
    return parts.join('') || '0';
}
function suggestUnit(input) {
    const text = String(input).trim();
    if (!/^\d+$/.test(text) || Number(text) === 0)
        return null;
    return `a number without a unit; write ${text}s for seconds, or use m, h or d`;
}


/***/ }),

/***/ 37026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ findNearestName),
/* harmony export */   PB: () => (/* binding */ describeUnknownName),
/* harmony export */   SX: () => (/* binding */ suggestName)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11005);

function findNearestName(wrong, names, max = 64) {
    const bare = bareLetters(wrong).slice(0, 64);
    let best = null;
    for (const name of names) {
        const distance = (0,_plan_phase_plan_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .measureEditDistance */ .w)(bare, bareLetters(name));
        const isNear = distance <= Math.min(max, Math.max(1, Math.floor(Math.min(bare.length, bareLetters(name).length) / 3)));
        if (isNear && (best === null || distance < best.distance))
            best = { name, distance };
    }
    return best?.name ?? null;
}
function describeUnknownName(subject, match, names) {
    return `${subject}: found "${match}", expected one of: ${names.join(', ')}${suggestName(match, names)}`;
}
function suggestName(match, names) {
    const near = findNearestName(match, names);
    return near === null ? '' : `; did you mean ${near}?`;
}
function bareLetters(name) {
    return name.toLowerCase().replace(/[^a-z0-9.]/g, '');
}


/***/ }),

/***/ 60038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ removedSetting),
/* harmony export */   PS: () => (/* binding */ renamedSetting),
/* harmony export */   S_: () => (/* binding */ renameOldArguments),
/* harmony export */   ao: () => (/* binding */ formerNames)
/* harmony export */ });
const removedSettings = {
    race: ['agent.race', 'one agent works on a plan at a time'],
    'cheap-first': ['agent.cheap-first', 'name the cheap agent first and write agent: { escalate: { after: 1, to: … } }'],
    'append-prompt': ['agent.append-prompt', 'write the text into a file and name it in agent: { prompt-file: … }'],
    'max-backoff': ['retry.max-backoff', 'a wait before a retry is 60s at most, or backoff where that is longer'],
    'repair-rounds': ['verify.repair-rounds', 'red checks send a plan back once; max-attempts: 1 keeps it from that'],
    recheck: ['verify.recheck', 'accept single findings: { rule: …, file: …, owner: …, until: … } under accept'],
    secrets: ['verify.secrets', 'set the level of the rule: { commit/token: refuse }, ask, warn or off, under rules'],
    'verify-artifacts': ['verify.artifacts', 'set the level of the rule, such as { promise/content: off }, under rules'],
    'fail-on-warnings': [
        'verify.fail-on-warnings',
        'set the level of the rule that warns to refuse, under rules',
        'flag',
    ],
    isolation: ['git.isolation', 'each attempt has a room of its own'],
    durability: ['git.durability', 'git always syncs to the disk'],
    'snapshot-every': ['chain.snapshot-every', 'a job uploads its result when it ends'],
    comment: ['github.comment', 'name what is left in github: { reports: [pull-request, status, attention] }'],
    'pull-request': ['github.pull-request', 'name what is left in github: { reports: [comment, status, attention] }'],
    'commit-status': ['github.commit-status', 'name what is left in github: { reports: [comment, pull-request] }'],
    attention: ['github.attention', 'name what is left in github: { reports: [comment, pull-request, status] }'],
    'attention-label': ['github.attention-label', 'the label is phase-needs-attention'],
    'attention-team': ['github.attention-team', 'name people in github: { assignees: [octocat] }'],
    'trusted-bots': ['github.trusted-bots', 'only people with write access are obeyed'],
};
function removedSetting(word) {
    const row = Object.entries(removedSettings).find(([name, [key]]) => word === name || word === key);
    return row === undefined ? null : `${word} was removed and is ignored; ${row[1][1]}`;
}
const renamedSettings = {
    cage: 'sandbox',
    'cage-writable': 'sandbox-writable',
    'require-cage': 'sandbox',
};
function renamedSetting(word) {
    const [, topic = '', former = ''] = /^([a-z]+\.)?(.+)$/.exec(word) ?? [];
    if (!Object.hasOwn(renamedSettings, former))
        return null;
    const name = `${topic}${renamedSettings[former]}`;
    return { name, text: `${word} is called ${name} now; the old name is read until version 2` };
}
const formerNames = Object.keys(renamedSettings);
function renameOldArguments(args, warn) {
    const saved = [];
    const end = args.includes('--') ? args.indexOf('--') : args.length;
    for (let at = 0; at < args.length; at += 1) {
        const word = args[at] ?? '';
        const [, negated = '', name = '', value] = (at < end && /^--(no-)?([a-z-]+)(?:=(.*))?$/.exec(word)) || [];
        const removed = removedSetting(name);
        const renamed = renamedSetting(name);
        if (removed === null && renamed === null)
            saved.push(word);
        else
            warn(removed ?? renamed?.text ?? '');
        if (renamed !== null)
            saved.push(`--${renamed.name}${value === undefined ? '' : `=${value}`}`);
        const isFlag = removedSettings[name]?.[2] === 'flag' || negated !== '' || value !== undefined;
        if (removed !== null && !isFlag && !(args[at + 1] ?? '-').startsWith('-'))
            at += 1;
    }
    return saved;
}


/***/ }),

/***/ 27519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Dc: () => (/* binding */ acceptances),
  U7: () => (/* binding */ ruleLevels),
  ct: () => (/* binding */ withoutRemovedRules)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/judge/rules/removed-rules.json
const removed_rules_namespaceObject = /*#__PURE__*/JSON.parse('["code/debugger","code/gap","code/names-removed-file","commit/foreign-changes","promise/bare-folder-named","promise/content-own","promise/hollow","promise/link-unseen","settings/lint-config","settings/looser","settings/looser-lint","settings/silenced","summary/copy","summary/created-files","summary/decision","summary/prose","task/left-file"]');
// EXTERNAL MODULE: ./lib/judge/rules/rule-book.js + 13 modules
var rule_book = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/settings/table/setting.js
var setting = __webpack_require__(39126);
;// CONCATENATED MODULE: ./lib/settings/table/rule-settings.js






function ruleLevels() {
    const error = (issue) => {
        const [id = ''] = Array.isArray(issue.keys) ? issue.keys.map(String) : [];
        return issue.code === 'unrecognized_keys' ? noRule(id) : 'expected rules with a level each';
    };
    const level = () => schemas/* enum */.k5n(rule_book/* levels */.yr, { error: `expected one of: ${rule_book/* levels */.yr.join(', ')}` }).optional();
    const fromFile = () => schemas/* strictObject */.rej(Object.fromEntries(rule_book/* ruleIds */.Zl.map((id) => [id, level()])), { error });
    const read = (text) => Object.fromEntries((0,setting/* readWords */.ux)(text).map((word) => word.split('=', 2)));
    return (0,setting/* textKind */._I)({ fallback: '', value: 'levels', standard: {}, fromFile }, read);
}
function acceptances() {
    const day = () => iso/* date */.p6({ error: 'until: expected a day such as 2026-12-31' });
    const row = () => schemas/* strictObject */.rej({
        rule: schemas/* enum */.k5n(rule_book/* ruleIds */.Zl, { error: ({ input }) => noRule(String(input)) }),
        file: schemas/* string */.YjP().min(1).max(4096).optional(),
        test: schemas/* string */.YjP().min(1).max(400).optional(),
        owner: schemas/* string */.YjP({ error: 'owner: expected a name' }).trim().min(1).max(200),
        until: day(),
    }, { error: 'expected rule, file or test, owner and until' })
        .refine(({ file, test }) => (file === undefined) !== (test === undefined), {
        error: 'expected a file or a test',
    });
    const error = 'expected a list of rows with rule, file or test, owner and until';
    const fromFile = () => schemas/* array */.YOg(row(), { error });
    return (0,setting/* textKind */._I)({ fallback: '', value: 'json', standard: [], fromFile }, (0,setting/* readJson */.Vh)(error));
}
function withoutRemovedRules(value, warn) {
    const isLeft = (id) => {
        const isRemoved = removed_rules_namespaceObject.includes(String(id));
        if (isRemoved)
            warn(`the rule ${id} was removed because it caught no false success; this entry has no effect`);
        return !isRemoved;
    };
    if (Array.isArray(value))
        return value.filter((row) => !(0,json_text/* isMapping */.pi)(row) || isLeft(row.rule));
    return (0,json_text/* isMapping */.pi)(value) ? Object.fromEntries(Object.entries(value).filter(([id]) => isLeft(id))) : value;
}
function noRule(id) {
    return `"${id}" is not a rule${(0,nearest_name/* suggestName */.SX)(id, rule_book/* ruleIds */.Zl)}; docs/rules.md lists them`;
}


/***/ }),

/***/ 86659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ settingTable),
/* harmony export */   s: () => (/* binding */ defaultConfig)
/* harmony export */ });
/* harmony import */ var _plan_phase_protected_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51863);
/* harmony import */ var _signal_boundary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40392);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67263);
/* harmony import */ var _address_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72838);
/* harmony import */ var _coding_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82774);
/* harmony import */ var _rule_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27519);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39126);







const defaultConfig = '.github/phase-executor.yml';
const hostPattern = /^(?:tool:[a-z_]+|(?:(?:\*\.)?[a-z\d_-][\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?)$/i;
const settingTable = {
    agent: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['auto', ..._coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .cliNames */ .jW, 'command', 'script'], 'auto'),
    'agent-command': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'command'),
    'next-agents': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .formatAgentLines */ .cg)(),
    'escalate-agent': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .escalation */ .QD)(),
    'agent-env': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('', 'names'),
    gateway: (0,_address_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .upstreamValue */ .x6)(),
    'prompt-file': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    'install-agent': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    sandbox: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['auto', 'off', 'kernel'], 'auto', { none: 'auto' }),
    'sandbox-writable': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('', 'paths'),
    network: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(_signal_boundary_js__WEBPACK_IMPORTED_MODULE_6__/* .networkReaches */ .Yl, 'full'),
    'network-allow': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('', 'hosts', {
        form: {
            pattern: hostPattern,
            expected: 'expected hosts such as packages.example.com, *.example.com or 10.0.0.5:8443, or tools such as tool:web_search',
        },
    }),
    'agent-prices': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .prices */ .Vt)(),
    timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('30m', { minMs: 1_000 }),
    'idle-timeout': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('10m'),
    'context-limit': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(80, { min: 0, max: 100 }),
    'kill-grace': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('10s'),
    deadline: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('5h', { minMs: 1_000 }),
    'max-cost': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .ceilings */ .BW)('attempt=25', { most: 1e6, hasFractions: true, mayBeUnknown: true }),
    'max-tokens': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .ceilings */ .BW)('attempt=50M', { most: 1e12 }),
    'max-turns': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .ceilings */ .BW)('attempt=1000', { most: 1e6 }),
    'max-parallel': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(1, { min: 0, max: 256 }),
    'max-attempts': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(3, { min: 1, max: 20 }),
    'max-run-attempts': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(null, { min: 1, max: 10_000 }),
    repairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(2, { min: 0, max: 10 }),
    backoff: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('2s'),
    'max-wait': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('10m'),
    stuck: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('', 'rules', {
        form: {
            pattern: /^(off|(same-failure|consecutive|in-window|window|alternation|circuit-breaker)=(\d{1,4}|true|false))$/,
            expected: 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false',
        },
    }),
    'fail-fast': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    'on-failure': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['keep', 'rollback', 'ask'], 'keep'),
    checks: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('', 'names'),
    'checks-timeout': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('30m', { minMs: 1_000 }),
    'checks-dispatch': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    'verify-commands': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['run', 'report', 'off'], 'run'),
    'min-evidence': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .EVIDENCE_LEVELS */ .yZ, 'changed', _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .formerLevels */ .ZX),
    author: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'agent'),
    'author-tests': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['record', 'keep'], 'record'),
    'author-disputes': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['ask', 'fail', 'warn'], 'ask'),
    truths: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['off', 'most', 'all'], 'off'),
    requirements: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['phase', 'strict', 'milestone'], 'phase'),
    'verifier-command': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'command'),
    'protected-paths': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)(_plan_phase_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .PROTECTED_PATHS */ .kU.map(({ path }) => path).join(','), 'paths'),
    'undeclared-changes': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['auto', 'refuse', 'ask'], 'auto'),
    'fail-on': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('failure,blocked', 'statuses', { allowed: ['failure', 'blocked', 'skipped', 'success'] }),
    rules: (0,_rule_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleLevels */ .U7)(),
    accept: (0,_rule_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptances */ .Dc)(),
    'test-command': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'command'),
    'confirming-runs': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(0, { min: 0, max: 10 }),
    'test-baseline': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['run', 'off'], 'run'),
    'inherited-tests': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['fail', 'allow'], 'fail'),
    prove: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['off', 'report', 'require'], 'report'),
    mutants: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(0, { min: 0, max: 20 }),
    'setup-command': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('auto', 'command'),
    'allow-dirty': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    'co-author': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['auto', 'off'], 'auto'),
    'human-checkpoints': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['stop', 'auto'], 'stop'),
    'unfinished-plans': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['stop', 'run'], 'stop'),
    'lease-ttl': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('60s', { minMs: 2_000 }),
    wait: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(null),
    mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['single', 'matrix'], 'single'),
    unisolated: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    'auto-advance': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    'auto-continue': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    'host-reports': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('comment,pull-request,status,attention', 'words', {
        allowed: ['comment', 'pull-request', 'status', 'attention', 'none'],
    }),
    'commit-signing': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['off', 'api'], 'off'),
    assignees: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('', 'logins', {
        form: { pattern: /^[\w-]{1,100}$/, expected: 'expected logins such as octocat' },
    }),
    'phase-workflow': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    'otel-endpoint': (0,_address_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .upstreamValue */ .x6)(),
    'notify-url': (0,_address_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookValue */ .V5)(),
    root: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('.', 'dir'),
    config: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)(defaultConfig, 'file'),
    fresh: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    rejudge: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    explain: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'rule'),
    only: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .listValue */ .a3)('', 'plans', { repeats: true, alias: 'plan' }),
    interrupt: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['auto', 'now', 'finish'], 'auto'),
    remote: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'name'),
    branch: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'name'),
    'github-token': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'token'),
    'run-id': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'id'),
    'run-attempt': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(1, { min: 1, max: 1_000 }),
    round: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(0, { min: 0, max: 100 }),
    'max-rounds': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(6, { min: 1, max: 100 }),
    'leg-kind': { ...(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['plans', 'gate'], 'plans'), alias: 'leg' },
    matrix: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'json'),
    base: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'commit'),
    head: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('HEAD', 'commit'),
    'task-list': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    sarif: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    'not-before': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'time'),
    'job-timeout': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('350m', { minMs: 60_000, maxDays: 5 }),
    'job-started': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'time'),
    'input-dir': { ...(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'dir'), alias: 'legs' },
    'output-dir': { ...(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'dir'), alias: 'into' },
    'artifact-name': { ...(0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'name'), alias: 'artifact' },
    'leg-results': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'word'),
    'leg-receipts': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'json'),
    'gate-receipt': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'json'),
    'workflow-changes': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .choice */ .Yq)(['push', 'refuse'], 'push'),
    'agent-secret-name': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'name'),
    log: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    report: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'glob'),
    'exit-code': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(null, { min: 0, max: 255 }),
    'baseline-total': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(null, { min: 0, max: 1e6 }),
    'older-than': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)('7d', { maxDays: 3650 }),
    'dry-run': (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    withdraw: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    yes: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    output: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    junit: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    ctrf: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    otlp: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .textValue */ .v8)('', 'file'),
    attempt: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .nd)(null, { min: 1, max: 1e6 }),
    follow: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    raw: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    all: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
    events: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt)(),
};


/***/ }),

/***/ 39126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ ceilings),
/* harmony export */   Cb: () => (/* binding */ toCamelCase),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   QD: () => (/* binding */ escalation),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   Vt: () => (/* binding */ prices),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   _I: () => (/* binding */ textKind),
/* harmony export */   a3: () => (/* binding */ listValue),
/* harmony export */   cg: () => (/* binding */ formatAgentLines),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   ux: () => (/* binding */ readWords),
/* harmony export */   v8: () => (/* binding */ textValue),
/* harmony export */   wQ: () => (/* binding */ formatCeilings)
/* harmony export */ });
/* unused harmony export pricesSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88532);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95687);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47272);



function textKind(kind, read) {
    return { ...kind, fromText: () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(read).pipe(kind.fromFile()) };
}
function readJson(error) {
    return (text, context) => {
        const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text);
        if (value !== undefined)
            return value;
        context.addIssue(`${error}, as JSON`);
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
    };
}
function textValue(fallback, value) {
    const fromFile = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'expected text; put it in quotes' });
    return textKind({ fallback, value, standard: fallback, fromFile }, (text) => text);
}
function listValue(fallback, value, { allowed, form, ...names } = {}) {
    const error = allowed ? `expected words of: ${allowed.join(', ')}` : (form?.expected ?? 'expected a list of words');
    const isAllowed = (word) => (allowed?.includes(word) ?? true) && (form?.pattern.test(word) ?? true);
    const allAllowed = (words) => words.every(isAllowed);
    const word = () => (allowed ? zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(allowed) : form ? zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(form.pattern) : zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1));
    const fromText = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(readWords).refine(allAllowed, { error });
    const fromFile = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(word()), fromText()], { error });
    return { fallback, value, ...names, standard: readWords(fallback), fromText, fromFile };
}
function readWords(text) {
    return text.split(/[\s,]+/).filter((word) => word !== '');
}
function choice(choices, fallback, former = {}) {
    const words = [...choices, ...Object.keys(former)];
    const error = `expected one of: ${choices.join(', ')}`;
    const fromFile = () => zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(words, { error }).transform((word) => former[word] ?? word);
    const kind = textKind({ fallback, value: choices.join('|'), standard: fallback, fromFile }, (text) => text);
    return { ...kind, former };
}
function flag() {
    const fromFile = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY({ error: 'expected true or false' });
    const read = (text) => ({ true: true, false: false })[text];
    return textKind({ fallback: 'false', value: null, standard: false, fromFile }, read);
}
function integer(fallback, { min, max }) {
    const error = `expected a whole number from ${min} to ${max}`;
    const fromFile = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr({ error }).min(min, { error }).max(max, { error });
    const read = (text) => (/^\d{1,7}$/.test(text) ? Number(text) : text);
    return textKind({ fallback: `${fallback ?? ''}`, value: 'n', standard: fallback, fromFile }, read);
}
function duration(fallback, { minMs = 0, maxDays = 1 } = {}) {
    const range = `at ${minMs > 0 ? `least ${minMs / 1000}s and at ` : ''}most ${maxDays === 1 ? '24h' : `${maxDays}d`}`;
    const explain = (input) => (0,_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestUnit */ .Nf)(input) ?? `expected a duration such as 90s, 5m or 1h30m, ${range}`;
    const read = readBy((input) => {
        const ms = (0,_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .durationMs */ .pc)(String(input).trim());
        return ms !== null && ms >= minMs && ms <= maxDays * 86_400_000 ? ms : null;
    }, explain);
    const error = ({ input }) => explain(input);
    const fileSchema = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .durationPattern */ .Zq, { error }), zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(0)], { error });
    const standard = (fallback === null ? null : (0,_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .durationMs */ .pc)(fallback));
    const fromText = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(read);
    const fromFile = () => fileSchema().transform(read);
    return { fallback: fallback ?? '', value: 'duration', standard, fromText, fromFile };
}
function readBy(read, explain) {
    return (input, context) => {
        const output = read(input);
        if (output !== null)
            return output;
        context.addIssue(explain(input));
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
    };
}
function formatAgentLines() {
    const error = 'expected agents such as codex, or claude --model opus, separated by commas; in the file a list';
    const line = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().trim().min(1).max(500);
    const fromFile = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(line(), { error }).max(10, { error });
    return textKind({ fallback: '', value: 'agents', standard: [], fromFile }, (text) => text.split(','));
}
function escalation() {
    const error = 'expected words such as after=2 to=claude --model opus';
    const fields = () => ({ after: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(20), to: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().trim().min(1).max(500) });
    const fromFile = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(fields(), { error });
    const read = (text) => {
        const [, after, to] = /^\s*after=(\d{1,2})\s+to=(.+)$/.exec(text) ?? [];
        return to === undefined ? text : { after: Number(after), to };
    };
    return textKind({ fallback: '', value: 'rule', standard: null, fromFile }, read);
}
function toCamelCase(name) {
    return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
const amountPerMillion = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(1e6);
const priceSchema = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    input: amountPerMillion(),
    'cache-read': amountPerMillion(),
    'cache-write': amountPerMillion().optional(),
    'cache-write-hour': amountPerMillion().optional(),
    search: amountPerMillion().optional(),
    output: amountPerMillion(),
})
    .transform((price) => {
    const fields = Object.entries(price).map(([name, usd]) => [toCamelCase(name), usd]);
    return Object.fromEntries(fields);
});
const pricesSchema = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(200), priceSchema());
function prices() {
    const read = readJson('expected models with input, cache-read and output in US dollars for a million tokens');
    return textKind({ fallback: '', value: 'json', standard: {}, fromFile: pricesSchema }, read);
}
function ceilings(fallback, form) {
    const unit = form.hasFractions ? '1.50' : '500k';
    const allowed = form.mayBeUnknown ? ', with unknown=deny to refuse work whose cost is unknown' : '';
    const error = `expected off, a number for the phase, or words such as attempt=${unit}${allowed}; numbers above 0, at most ${form.most}`;
    const word = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()], { error });
    const mapping = () => {
        const levels = { attempt: word().optional(), plan: word().optional(), phase: word().optional() };
        const unknown = form.mayBeUnknown ? { unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['allow', 'deny', 'refuse'], { error }).optional() } : {};
        return zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ ...levels, ...unknown }, { error });
    };
    const asText = (input) => typeof input === 'object'
        ? Object.entries(input)
            .map(([level, value]) => `${level}=${value}`)
            .join(' ')
        : String(input);
    const read = readBy((input) => parseCeilings(asText(input), form), () => error);
    return {
        fallback,
        value: 'ceilings',
        standard: parseCeilings(fallback, form) ?? noCeilings,
        fromText: () => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(read),
        fromFile: () => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([word(), mapping()], { error }).transform(read),
    };
}
const noCeilings = { attempt: null, plan: null, phase: null, unknown: 'allow' };
function parseCeilings(text, form) {
    const levels = { ...noCeilings };
    const args = readWords(text);
    if (args.length === 1 && args[0] === 'off')
        return levels;
    for (const word of args) {
        const [name = '', value] = word.includes('=') ? word.split('=', 2) : ['phase', word];
        if (name === 'unknown' && form.mayBeUnknown && /^(?:allow|deny|refuse)$/.test(value ?? ''))
            levels.unknown = value === 'allow' ? 'allow' : 'refuse';
        else if (name === 'attempt' || name === 'plan' || name === 'phase') {
            const count = parseCount(value ?? '', form);
            if (count === null || levels[name] !== null)
                return null;
            levels[name] = count;
        }
        else
            return null;
    }
    return levels.attempt === null && levels.plan === null && levels.phase === null ? null : levels;
}
function parseCount(text, { most, hasFractions = false }) {
    const [, digits, unit = ''] = /^(\d{1,12}(?:\.\d{1,4})?)([kM]?)$/.exec(text) ?? [];
    if (digits === undefined)
        return null;
    const count = Number(digits) * { '': 1, k: 1e3, M: 1e6 }[unit];
    return count > 0 && count <= most && (hasFractions || Number.isInteger(count)) ? count : null;
}
function formatCeilings({ attempt, plan, phase, unknown }) {
    const levels = Object.entries({ attempt, plan, phase }).flatMap(([name, value]) => value === null ? [] : [`${name}=${value}`]);
    return levels.length === 0 ? 'off' : [...levels, ...(unknown === 'refuse' ? ['unknown=deny'] : [])].join(' ');
}


/***/ }),

/***/ 26623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eb: () => (/* binding */ UsageError),
  PO: () => (/* binding */ meantByInput),
  P$: () => (/* binding */ parseSettings),
  mH: () => (/* binding */ settingRows),
  jU: () => (/* binding */ settleSettings),
  vp: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/settings/table/setting-table.js
var setting_table = __webpack_require__(86659);
;// CONCATENATED MODULE: ./lib/settings/table/setting-texts.json
const setting_texts_namespaceObject = /*#__PURE__*/JSON.parse('{"v":{"agent":"the agent that does the work","limits":"ceilings of time, silence, money and parallel plans","retry":"what happens after a failed attempt","verify":"checks that must pass before a plan and the phase are complete","rules":"what the findings of a rule do, by its id","accept":"findings that a person has accepted until a day","tests":"the tests of the exit gate","git":"where attempts run, and how git is used","people":"where a person is asked","lease":"who may work on a phase at the same time","chain":"chained jobs","github":"reports of a run to the host, if the token permits","integrations":"reports of a run to other receivers"},"W":{"agent":{"key":"agent.name","description":"which agent to run: one by name, `command` or `script`; `auto` picks the one that\'s installed","details":"`command` runs `agent-command`, `script` the `sh` and `bash` blocks of each task. `auto` takes `agent-command` if set, `script` if every task has a block, else the one agent on PATH; several or none is an error."},"agent-command":{"key":"agent.command","description":"shell command of the `command` agent; it gets the prompt on stdin","details":"For an agent by name, how to call it with your flags, such as `claude --model opus`."},"next-agents":{"key":"agent.then","description":"agents to fall back to, in this order, when a provider refuses: a quota, an outage, a key","details":"Each is a name, perhaps with flags, or a shell command. They continue with the saved work and share all budgets. In the file: `agent: [claude, codex]`."},"escalate-agent":{"key":"agent.escalate","description":"agent for a plan that failed several times, such as `after=2 to=claude --model opus`","details":"In the file: `escalate: { after: 2, to: claude --model opus }`."},"agent-env":{"key":"agent.env","description":"names of environment variables that the agent may see, such as its key","details":"Set-up, checks, tests and verifier get them too, except what signs the agent in."},"gateway":{"key":"agent.gateway","description":"who holds the key of an agent by name: a gateway in this process, or with `off` the agent itself","details":"The agent gets a token that\'s worthless elsewhere. Logins of a CLI, Bedrock and Vertex can\'t use it. An address such as `http://localhost:4000` replaces the provider\'s."},"prompt-file":{"key":"agent.prompt-file","description":"a file with your own rules for every prompt, relative to the top of the repository","details":"It\'s read from the commit on which the run starts, and is protected."},"install-agent":{"key":"agent.install","description":"install the agent for this run, in the version known to work","details":"From the npm registry, without install scripts, checked against a checksum."},"sandbox":{"key":"agent.sandbox","description":"sandbox of agents: with `auto` the strongest this machine can build; `kernel` requires the whole one","details":"In `kernel` they write only their work tree; git directory, home and temporary folders are private to the attempt. `namespace` confines only their processes, `off` nothing. If a required one can\'t be built, the phase ends BLOCKED before any agent."},"sandbox-writable":{"key":"agent.sandbox-writable","description":"folders that agents may write in the sandbox besides their work tree, such as `~/.cache` and `~/.m2`","details":"What agents leave there stays. Name caches, never folders with programs or settings."},"network":{"key":"agent.network","description":"what agents, and the programs that judge them, can reach: everything, their model and `network-allow`, or nothing","details":"`gateway` and `none` need the sandbox. `none` is for `command` and `script`."},"network-allow":{"key":"agent.network-allow","description":"hosts that `network: gateway` lets through, such as `packages.example.com`","details":"Tools of the model\'s provider that reach hosts or run code are refused unless listed, as `tool:web_search`, `tool:web_fetch`, `tool:mcp` and the like. Port 443 unless given. List private addresses themselves."},"agent-prices":{"key":"agent.prices","description":"prices of models in US dollars per million tokens, added to the built-in ones","details":"By model: `input`, `cache-read`, `output`, `cache-write`, `cache-write-hour`; `search` per thousand searches. As an option it\'s JSON, for example `{\\"my-model\\":{\\"input\\":1,\\"cache-read\\":0.1,\\"output\\":5}}`. The variable `PHASE_EXECUTOR_PRICES` may hold the same, for all runs of a machine."},"timeout":{"key":"limits.timeout","description":"time limit for one attempt"},"idle-timeout":{"key":"limits.idle-timeout","description":"time without a sign of life after which an agent is stopped; `0` for never","details":"For a command: output, and changes in its work tree. For an agent by name: events of its stream; while a tool runs, three times as long."},"context-limit":{"key":"limits.context","description":"percentage of the model\'s context window at which an agent hands over to the next attempt; 0 for never","details":"For claude and opencode, and known windows. `PHASE_EXECUTOR_WINDOWS`, such as `{\\"my-model\\":200000}`, adds windows."},"kill-grace":{"key":"limits.kill-grace","description":"time between SIGTERM and SIGKILL when an agent is stopped"},"deadline":{"key":"limits.deadline","description":"time limit for the whole run","details":"In a chain it follows from `job-timeout`."},"max-cost":{"key":"limits.max-cost","description":"US dollars that agents may spend: `5` for the phase, or `attempt=1 plan=3 phase=10`; `off` for no limit","details":"It holds over retries, continued runs and rounds, until the phase is complete or `fresh` resets it. Unknown prices count at the vendor\'s highest known rate; `unknown=deny` refuses them."},"max-tokens":{"key":"limits.max-tokens","description":"tokens that agents may use, including cached ones, in the same form; `k` and `M` are understood"},"max-turns":{"key":"limits.max-turns","description":"answers of the model that agents may ask for, in the same form"},"max-parallel":{"key":"limits.max-parallel","description":"plans that may run at once, each in its own work tree; 0 means 1","details":"`parallelization: false` in `.planning/config.json` keeps it at 1."},"max-attempts":{"key":"retry.max-attempts","description":"attempts per plan before the run ends as STUCK"},"max-run-attempts":{"key":"retry.max-run-attempts","description":"attempts of all plans together before the run ends as ABORTED","details":"Without it: 50, or twice the number of plans if that\'s more."},"repairs":{"key":"retry.repairs","description":"how often an agent may repair rejected work within one attempt","details":"It gets the findings in the same session; `command` gets the whole prompt again, `script` isn\'t repaired."},"backoff":{"key":"retry.backoff","description":"first wait before a retry; it doubles, with full jitter"},"max-wait":{"key":"retry.max-wait","description":"longest wait for a time that a provider names, such as the reset of a limit","details":"Beyond it the phase is parked as `blocked` with `estimatedUnblockTime`."},"stuck":{"key":"retry.stuck","description":"when a plan is given up before its attempts are used: `off`, or rules","details":"Rules and defaults: `same-failure=2`, `consecutive=3`, `in-window=3` of `window=6` attempts, `alternation=true` and `circuit-breaker=5` (failures in a row over several plans). 0 switches one off. By default `consecutive` and `in-window` leave room for `max-attempts`."},"fail-fast":{"key":"retry.fail-fast","description":"start no other plan after one has failed","details":"Without it plans that don\'t depend on the failed one still run."},"on-failure":{"key":"retry.on-failure","description":"after a timeout or an interrupt: the next attempt continues the work, starts over, or a person decides","details":"The work is saved under a ref in any case."},"checks":{"key":"verify.checks","description":"names of your own CI\'s checks that must pass on the pushed commit (chain only)","details":"A check counts from the apps that have it on the default branch, else from any; `build@github-actions` names one. `required` stands for those that rules of the default branch require. Neutral, skipped, cancelled and missing checks don\'t pass."},"checks-timeout":{"key":"verify.checks-timeout","description":"how long a chain waits for `checks`, at most 1 hour"},"checks-dispatch":{"key":"verify.checks-dispatch","description":"workflow file to start by `workflow_dispatch` on the pushed branch","details":"A push with a job\'s own token starts no workflow. The token needs `actions: write`."},"verify-commands":{"key":"verify.commands","description":"`<automated>` commands of a plan\'s tasks: a failing one fails the attempt, is a warning, or none is run"},"min-evidence":{"key":"verify.min-evidence","description":"the lowest level of evidence every plan needs","details":"Levels: [how a plan is run](how-a-plan-is-run.md#evidence)."},"author":{"key":"verify.author","description":"agent that writes acceptance tests from each plan before the work: a name or a shell command","details":"It sees the base and the plan, never the work. See [author.md](author.md)."},"author-tests":{"key":"verify.author-tests","description":"where acceptance tests that the work passes stay: in the record, or also in the plan\'s commit","details":"`keep` needs `parallel: 1`, and leaves out files with a test that does not count."},"author-disputes":{"key":"verify.author-disputes","description":"what an acceptance test does that still fails after repairs: ask a person, fail the plan, or warn"},"truths":{"key":"verify.truths","description":"how many must_haves.truths of a plan an acceptance test must have asked: off, most or all"},"requirements":{"key":"verify.requirements","description":"what ROADMAP and STATE must say: nothing against the phase, that it\'s done, or that all phases are"},"verifier-command":{"key":"verify.verifier-command","description":"shell command of an agent that judges the finished phase and writes its VERIFICATION.md","details":"It gets the prompt on stdin."},"protected-paths":{"key":"verify.protected-paths","description":"files and folders (with a slash at the end) that a plan may change only if it names them","details":"The configuration file is always one of them."},"undeclared-changes":{"key":"verify.undeclared-changes","description":"what an undeclared change of a protected path or of tests does","details":"`auto` refuses an attempt, which is made again, and asks a person about commits that `judge` looks at."},"rules":{"key":"rules","description":"level of single rules of the judge: `refuse`, `ask`, `warn` or `off`","details":"See [rules.md](rules.md). In the file `rules: { own-test/idle: off }`; as an option words such as `own-test/idle=off`. It goes before `undeclared-changes` and `verify-commands`."},"accept":{"key":"accept","description":"findings that a person has accepted, each until a day","details":"Rows with `rule`, `file` or `test`, `owner` and `until`, for example `accept: [{ rule: result/red, test: shaky, owner: ann, until: 2026-12-31 }]`. Such a finding is a warning. As an option it\'s JSON."},"fail-on":{"key":"verify.fail-on","description":"statuses of the phase that fail the step (Action only)","details":"Words: failure, blocked, skipped, success."},"test-command":{"key":"tests.command","description":"shell command whose tests must pass on the final commit; results are counted"},"confirming-runs":{"key":"tests.confirming-runs","description":"how often the tests must pass again"},"test-baseline":{"key":"tests.baseline","description":"also run the tests on the commit the phase began on, and close the exit gate if tests were lost","details":"Lost means fewer executed or more skipped tests."},"inherited-tests":{"key":"tests.inherited","description":"tests that were red before the phase: end before any agent is paid, or let only new failures close the exit gate","details":"Compared by name; without names any red test closes the gate. A phase that\'s to fix them goes on."},"prove":{"key":"tests.prove","description":"run new and changed tests without the phase\'s work, where one must fail: never, as a warning, or required"},"mutants":{"key":"tests.mutants","description":"how many small changes of the changed lines the tests must notice; each is a run of the tests","details":"For the evidence `mutation-tested`, which needs 80 % of them. With `min-evidence: mutation-tested` 0 means 20. Together they take at most `timeout`."},"setup-command":{"key":"git.setup-command","description":"shell command that prepares a new room and the clean copy, for example `npm ci`","details":"`auto` installs what a lock file names where the checkout has it installed; `off` does nothing."},"allow-dirty":{"key":"git.allow-dirty","description":"run although the work tree has uncommitted changes","details":"Attempts work on the commit and do not see them; they stay in the checkout, and no plan commits them."},"co-author":{"key":"git.co-author","description":"name the agent in a `Co-authored-by` trailer","details":"Not for `command` and `script`."},"human-checkpoints":{"key":"people.human-checkpoints","description":"a plan that asks a person ends BLOCKED with the question, or continues where GSD approves unattended"},"unfinished-plans":{"key":"people.unfinished-plans","description":"a plan with commits but no SUMMARY ends BLOCKED, or is started again"},"lease-ttl":{"key":"lease.ttl","description":"a run without a sign of life for this long counts as dead, and the next one takes over"},"wait":{"key":"lease.wait","description":"how long to wait for another run that holds the checkout or the phase","details":"Without it: `5m` in CI, `0` elsewhere. Then it takes over, or ends with exit code 64."},"mode":{"key":"chain.mode","description":"a job of a round runs everything that can run, with retries, or one attempt of one plan"},"unisolated":{"key":"chain.unisolated","description":"run a chain although its workers could push","details":"For hosts where all jobs of a chain share one token. The signal says so."},"auto-advance":{"key":"chain.auto-advance","description":"when the phase is complete, dispatch this workflow for the next one"},"auto-continue":{"key":"chain.auto-continue","description":"when the rounds are used up, dispatch this workflow again"},"host-reports":{"key":"github.reports","description":"what to report to the host: a comment, a pull request, a commit status, a label or issue when a person is needed","details":"`none` reports nothing."},"commit-signing":{"key":"github.commit-signing","description":"let the host make and sign one commit for each plan","details":"Trees stay, ids change. GitHub signs for a job\'s token or an app. Needs `contents: write`. See [on the pull request](on-the-pull-request.md#verified-commits)."},"assignees":{"key":"github.assignees","description":"people to assign to a phase that needs a person"},"phase-workflow":{"key":"github.phase-workflow","description":"workflow that `/phase run` starts, for example `run-phase.yml`; it needs an input `phase`","details":"`/phase retry` also passes the input `fresh`. Needs `actions: write`."},"otel-endpoint":{"key":"integrations.otel-endpoint","description":"where to send traces as OTLP/JSON; `auto` follows the standard `OTEL_*` variables","details":"`/v1/traces` is appended. Headers come from `OTEL_EXPORTER_OTLP_HEADERS`."},"notify-url":{"key":"integrations.notify-url","description":"address that gets one JSON document when a phase has ended","details":"HTTPS, or HTTP to this machine. Signed with `PHASE_EXECUTOR_NOTIFY_SECRET`. `PHASE_EXECUTOR_NOTIFY_URL` may hold the address."},"root":{"description":"the directory that holds `.planning`, in a git repository"},"config":{"description":"the configuration file, relative to the top of the repository","details":"It\'s read from the commit on which the run starts; without git, `plan` and `validate` read it from the disk."},"fresh":{"description":"count attempts from the beginning, and set the record of earlier runs aside","details":"Finished plans stay finished."},"rejudge":{"description":"judge a complete phase again, even if nothing has changed","details":"A verdict stands for the same commit, settings and program, if agents couldn\'t write the record (`sandbox: auto`)."},"explain":{"description":"print a rule of the judge by its id, and judge nothing"},"only":{"description":"run only these plans of the phase; may be repeated","details":"Their dependencies must be complete, or named too. Until every plan is complete the phase ends BLOCKED."},"interrupt":{"description":"on the first SIGINT: `finish` the attempt, or stop it `now`; `auto` finishes only at a terminal"},"remote":{"description":"a git remote that holds the record of the phase","details":"In `refs/phase-executor/<phase>/state`, where runs on other machines continue. `run` in the Action uses `origin`, unless `branch` is `current`."},"branch":{"description":"branch for the work: in jobs `phase/{phase}-{name}`, at a command line the checked-out one","details":"An existing one is continued, with the checked-out commit merged in. It\'s pushed to `remote` at the end. `current` pushes nothing (not in a chain)."},"github-token":{"description":"token for the remote and for reports to the host; no agent gets it","details":"The topic `github` of the configuration file says what is reported."},"run-id":{"description":"name that all jobs of one chained run share, such as the workflow run\'s id"},"run-attempt":{"description":"how often that workflow run was started, including this time"},"round":{"description":"round of a chained run; 0 opens the phase, and in a worker means the recorded round"},"max-rounds":{"description":"rounds that the workflow has; when they\'re used up the run ends as ABORTED"},"leg-kind":{"description":"what a worker runs: plans, or the tests and the verifier of the exit gate"},"matrix":{"description":"job matrix that the round was started with, JSON","details":"Only needed if no `remote` has the record."},"base":{"description":"the commit before the work: of a round of jobs, or of what `judge` judges; default there: by the event"},"head":{"description":"the commit with the work (judge only)"},"task-list":{"description":"Markdown file with the boxes that the change ticks; default: spec-kit, OpenSpec and BMAD files (judge only)"},"sarif":{"description":"file for the findings as SARIF; in an Action below RUNNER_TEMP by default (judge only)"},"not-before":{"description":"earliest time of a retry (ISO time)"},"job-timeout":{"description":"time limit of a job of the round, as the workflow sets it; deadlines follow from it"},"job-started":{"description":"when the job began, so that its set-up counts too (ISO time)"},"input-dir":{"description":"folder with the results of the round\'s jobs; default: the artifacts of this workflow run"},"output-dir":{"description":"folder for a job\'s result, which is also uploaded if there\'s an artifact service","details":"Without one, name it and carry the folder to `integrate`."},"artifact-name":{"description":"name of the artifact with a job\'s result"},"leg-results":{"description":"how the jobs of the round ended, for example `needs.<job>.result`; used if one left no result"},"leg-receipts":{"description":"receipts of the round\'s jobs, JSON of `needs.<job>.outputs`","details":"Each is an output `leg-<index>`."},"gate-receipt":{"description":"receipt of the exit gate, JSON of `needs.<job>.outputs`; without it no artifact counts as its result"},"workflow-changes":{"description":"whether the token may push commits that change `.github/workflows`","details":"A job\'s own token may not."},"agent-secret-name":{"description":"environment variable in which the agent gets the workflow\'s secret"},"log":{"description":"output of a finished test run, `-` for stdin (tests only)"},"report":{"description":"report files of the tests, JUnit XML or JSON; `*`, `?` and `**` work (tests only)"},"exit-code":{"description":"how the finished test run ended; without it a log or report proves no pass (tests only)"},"baseline-total":{"description":"how many tests there were before; fewer now are reported (tests only)"},"older-than":{"description":"age from which checkpoints are pruned; `0` for all (checkpoint prune only)"},"dry-run":{"description":"show what would be done and change nothing (run, init, checkpoint rollback and prune only)"},"withdraw":{"description":"take back an answer that no run has used yet (approve only)"},"yes":{"description":"write without asking (init only)"},"output":{"description":"the file to write, `-` for stdout; default: phase-<phase>-report.html here (report only)"},"junit":{"description":"write the phase as JUnit XML to this file, `-` for stdout (report only)"},"ctrf":{"description":"write the phase as CTRF JSON to this file, `-` for stdout (report only)"},"otlp":{"description":"write the newest run\'s trace as lines of OTLP/JSON to this file, `-` for stdout (report only)"},"attempt":{"description":"the attempt whose logs are shown (logs only)"},"follow":{"description":"keep printing until the run ends (logs only)"},"raw":{"description":"show an agent\'s events as its program printed them (logs only)"},"all":{"description":"also show settings that have their default (doctor only)"},"events":{"description":"show every event of the record instead (logs only)"}}}');
;// CONCATENATED MODULE: ./lib/settings/table/settings.js




const texts = setting_texts_namespaceObject.W;
const topics = setting_texts_namespaceObject.v;
class UsageError extends Error {
    name = 'UsageError';
    exitCode = exit_status/* TECHNICAL_EXIT */.x8.USAGE;
}
const settingRows = Object.entries(setting_table/* settingTable */.D).map(([each, kind]) => {
    const name = each;
    const { description, details = '', key = null } = texts[name];
    return { ...kind, name, description, details, key };
});
function settleSettings(input, file = new Map()) {
    const problems = [];
    const notes = [];
    const origins = new Map();
    const values = settingRows.map(({ name, standard, fromText, value, former = {} }) => {
        const text = input[name];
        const fileValue = file.get(name);
        origins.set(name, isGiven(text) ? 'given' : fileValue ? { line: fileValue.line } : 'default');
        const word = isGiven(text) ? text : fileValue?.word;
        if (word !== undefined && Object.hasOwn(former, word))
            notes.push(`${name}: the word "${word}" is old and read until version 2; write ${former[word]}`);
        if (!isGiven(text))
            return [name, fileValue ? fileValue.value : standard];
        const parsed = fromText().safeParse(text);
        if (!parsed.success) {
            const choices = value?.includes('|') ? value.split('|') : [];
            const expected = parsed.error.issues[0]?.message ?? 'not usable';
            problems.push(`${name}: found "${text}", ${expected}${(0,nearest_name/* suggestName */.SX)(text, choices)}`);
        }
        return [name, parsed.data];
    });
    if (problems.length > 0)
        throw new UsageError(problems.join('\n'));
    return { settings: Object.fromEntries(values), origins, notes };
}
function parseSettings(input) {
    return settleSettings(input).settings;
}
function isGiven(text) {
    return text !== undefined && text !== '';
}
function meantByInput(name) {
    const names = settingRows.map((row) => row.name).filter((each) => each.length >= 6);
    return (0,nearest_name/* findNearestName */.$q)(name, names, 2);
}


/***/ }),

/***/ 40392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yl: () => (/* binding */ networkReaches),
/* harmony export */   c1: () => (/* binding */ findWeakestBoundary),
/* harmony export */   iq: () => (/* binding */ weakerBoundary),
/* harmony export */   vY: () => (/* binding */ sandboxLevels)
/* harmony export */ });
const sandboxLevels = ['none', 'namespace', 'kernel'];
const networkReaches = ['full', 'gateway', 'none'];
function findWeakestBoundary(boundaries) {
    const sandbox = sandboxLevels.find((level) => boundaries.some((boundary) => boundary.cage === level));
    if (sandbox === undefined)
        return {};
    const reaches = boundaries.flatMap((boundary) => (boundary.cage === undefined ? [] : (boundary.network ?? 'full')));
    return { cage: sandbox, network: networkReaches.find((reach) => reaches.includes(reach)) };
}
function weakerBoundary({ cage = 'none', network = 'full' }, requested) {
    if (requested.requireCage !== 'none' && cage !== requested.requireCage)
        return `sandbox: its agent ran in a sandbox of level ${cage}, expected ${requested.requireCage}`;
    return networkReaches.indexOf(network) < networkReaches.indexOf(requested.network)
        ? `network: its agent reached ${network}, expected ${requested.network}`
        : null;
}


/***/ }),

/***/ 67263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ readEvidence),
/* harmony export */   CE: () => (/* binding */ getEvidenceLevel),
/* harmony export */   Vp: () => (/* binding */ formatEvidence),
/* harmony export */   ZD: () => (/* binding */ listTruths),
/* harmony export */   ZX: () => (/* binding */ formerLevels),
/* harmony export */   _Y: () => (/* binding */ getEvidenceDetails),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   eI: () => (/* binding */ formatLevel),
/* harmony export */   lI: () => (/* binding */ readLevel),
/* harmony export */   pW: () => (/* binding */ getWeakest),
/* harmony export */   x5: () => (/* binding */ EvidenceSchema),
/* harmony export */   yZ: () => (/* binding */ EVIDENCE_LEVELS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);



const EVIDENCE_LEVELS = [
    ...['none', 'changed', 'artifacts', 'checks', 'tests'],
    ...['red-green', 'mutation-tested', 'accepted'],
];
const formerLevels = {
    proven: 'red-green',
    sensitive: 'mutation-tested',
};
function readLevel(word) {
    const text = String(word);
    return (EVIDENCE_LEVELS.find((level) => level === text) ??
        (Object.hasOwn(formerLevels, text) ? (formerLevels[text] ?? null) : null));
}
function formatLevel(level) {
    const isOwn = level === 'red-green' || level === 'mutation-tested';
    return isOwn ? `${level} (does not say that the tests ask the right question)` : level;
}
const shareSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
const coveredItemsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), by: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })).readonly();
const EvidenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    changed: shareSchema,
    artifacts: shareSchema,
    commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    ownTests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    proven: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    mutants: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ killed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).optional(),
    acceptance: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), of: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).optional(),
    asked: coveredItemsSchema.optional(),
});
function getEvidenceLevel(facts) {
    const { changed, artifacts, commands, tests, ownTests, proven = false, mutants, acceptance } = facts;
    const levelWithoutTests = commands > 0
        ? 'checks'
        : artifacts.of > 0 && artifacts.count === artifacts.of
            ? 'artifacts'
            : changed.count > 0
                ? 'changed'
                : 'none';
    if (levelWithoutTests === 'none' || tests === null || tests === 0)
        return levelWithoutTests;
    if (acceptance !== undefined && acceptance.of > 0 && acceptance.passed === acceptance.of)
        return 'accepted';
    if (ownTests === 0)
        return levelWithoutTests;
    if (!proven)
        return 'tests';
    const isSensitive = mutants !== undefined && mutants.of > 0 && mutants.killed / mutants.of >= minKillRate;
    return isSensitive ? 'mutation-tested' : 'red-green';
}
const minKillRate = 0.8;
function isAtLeast(level, least) {
    return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}
function getWeakest(levels) {
    return levels.length === 0 ? 'none' : levels.reduce((least, level) => (isAtLeast(level, least) ? least : level));
}
function listTruths({ asked = [] }) {
    return asked.filter(({ id }) => id.startsWith('T'));
}
function formatEvidence(facts) {
    const { changed, artifacts, commands, tests, ownTests, proven = false, mutants, acceptance } = facts;
    const uncoveredTruths = listTruths(facts).filter(({ by }) => by.length === 0);
    const parts = [
        ...(changed.of > 0 || changed.count > 0 ? [`changed ${changed.count} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(changed.of, 'file')}`] : []),
        ...(artifacts.of > 0 ? [`${artifacts.count} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(artifacts.of, 'artifact')}`] : []),
        ...(commands > 0 ? [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(commands, 'command')] : []),
        ...(tests === null
            ? []
            : [
                `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(tests, 'test')} (${ownTests === 0 ? 'none' : ownTests} of its own${proven ? ', red without its work' : ''})`,
            ]),
        ...(mutants === undefined ? [] : [`${mutants.killed} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(mutants.of, 'small change')} noticed`]),
        ...(acceptance === undefined ? [] : [`${acceptance.passed} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(acceptance.of, 'acceptance test')}`]),
        ...(uncoveredTruths.length === 0 ? [] : [`${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(uncoveredTruths.length, 'truth')} asked by nothing`]),
    ];
    return parts.length === 0 ? 'nothing was verified' : parts.join(', ');
}
function getEvidenceDetails(facts) {
    const rows = shortenRows(facts.asked ?? []);
    return {
        ...{ ...facts, level: getEvidenceLevel(facts), text: formatEvidence(facts) },
        ...(facts.asked === undefined ? {} : { asked: rows }),
    };
}
const maxAsked = 2_500;
function shortenRows(rows) {
    const short = rows.map(({ id, text, by }) => ({
        id,
        text: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(text, 100),
        by: by.slice(0, 3).map((name) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(name, 80)),
    }));
    let size = 0;
    return short.filter((row) => {
        size += JSON.stringify(row).length;
        return size <= maxAsked;
    });
}
function readEvidence(signal) {
    const { evidence } = (signal?.details ?? {});
    const { artifacts, commands, ...otherFields } = ReportedEvidenceSchema.parse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(evidence) ? evidence : {});
    return { ...otherFields, passed: artifacts.count + commands, of: artifacts.of + commands };
}
const ReportedEvidenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    level: zod__WEBPACK_IMPORTED_MODULE_0__/* .preprocess */ .vkY(readLevel, zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(EVIDENCE_LEVELS).nullable()).catch(null),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().catch(null),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable().catch(null),
    commands: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().catch(0),
    artifacts: shareSchema.catch({ count: 0, of: 0 }),
    asked: coveredItemsSchema.catch([]),
});


/***/ }),

/***/ 95185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VE: () => (/* binding */ getExitStatus),
/* harmony export */   uc: () => (/* binding */ EXIT_STATUS),
/* harmony export */   x8: () => (/* binding */ TECHNICAL_EXIT)
/* harmony export */ });
const EXIT_STATUS = { COMPLETED: 0, STUCK: 1, ABORTED: 2, INTERRUPTED: 3, BLOCKED: 10 };
const TECHNICAL_EXIT = { USAGE: 64, PHASE_UNREADABLE: 65, AGENT_MISSING: 69, INTERNAL: 70 };
function getExitStatus(end) {
    const status = getStatusWord(end);
    const isInternalError = end.status === 'failure' && end.reason === 'internal' && status === 'ABORTED';
    return { status, code: isInternalError ? TECHNICAL_EXIT.INTERNAL : EXIT_STATUS[status] };
}
function getStatusWord({ status, reason, capReached, interrupted }) {
    switch (status) {
        case 'success':
        case 'skipped':
            return 'COMPLETED';
        case 'blocked':
            return interrupted ? 'INTERRUPTED' : 'BLOCKED';
        case 'failure':
            if (interrupted || reason === 'interrupted')
                return 'INTERRUPTED';
            if (reason === 'internal')
                return 'ABORTED';
            return capReached || reason === 'deadline' || reason === 'budget' ? 'ABORTED' : 'STUCK';
    }
}


/***/ }),

/***/ 15295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ tryRemoveEmptyFolder),
/* harmony export */   M1: () => (/* binding */ tryWithFile),
/* harmony export */   Yw: () => (/* binding */ syncFolder),
/* harmony export */   aH: () => (/* binding */ tryReadRegular),
/* harmony export */   eV: () => (/* binding */ readExternal),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   ol: () => (/* binding */ listDir),
/* harmony export */   tk: () => (/* binding */ removeDrafts)
/* harmony export */ });
/* unused harmony export tryOpenFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function replaceFile(path, content, kind = 'lasting') {
    let temporary = null;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        const created = openNew(path);
        temporary = created.temporary;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(created.file, content);
            if (kind === 'lasting')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(created.file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(created.file);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
        if (kind === 'lasting')
            syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    }
    catch (cause) {
        if (temporary !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw new Error(`${path} could not be written: ${cause.message}; nothing was replaced`, { cause });
    }
}
function syncFolder(folder) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function openNew(path) {
    for (let number = 1;; number += 1) {
        const temporary = `${path}.${number}.tmp`;
        try {
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx');
            for (let earlier = 1; earlier < number; earlier += 1)
                removeOldDraft(`${path}.${earlier}.tmp`, file);
            return { temporary, file };
        }
        catch (cause) {
            if (cause.code !== 'EEXIST' || number === 100)
                throw cause;
        }
    }
}
function removeDrafts(path) {
    for (let number = 1; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${path}.${number}.tmp`, { throwIfNoEntry: false }); number += 1)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.${number}.tmp`, { recursive: true, force: true });
}
function removeOldDraft(temporary, newFile) {
    const remaining = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(temporary, { throwIfNoEntry: false });
    if (remaining && remaining.mtimeMs < (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(newFile).mtimeMs - 60_000)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { recursive: true, force: true });
}
const maxFileBytes = 64 * 1024 * 1024;
function tryReadRegular(path, decode = (bytes) => bytes.toString('utf8')) {
    return tryWithFile(path, (file) => {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (size > maxFileBytes)
            throw new Error(`${path} has ${size} bytes; at most ${maxFileBytes} are read`);
        return decode((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
    });
}
function tryWithFile(path, read) {
    const file = tryOpenFile(path);
    if (file === null)
        return null;
    try {
        return read(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function tryOpenFile(path, flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (cause) {
        if (absentFileCodes.has(cause.code ?? ''))
            return null;
        throw cause;
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
        return file;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return null;
}
function tryRemoveEmptyFolder(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
        return true;
    }
    catch {
        return false;
    }
}
function listDir(dir) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).sort();
    }
    catch (cause) {
        if (['ENOENT', 'ENOTDIR'].includes(cause.code ?? ''))
            return [];
        throw cause;
    }
}
const absentFileCodes = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EISDIR']);
function readExternal(path, maxBytes) {
    const text = tryWithFile(path, (file) => {
        const buffer = Buffer.alloc(maxBytes + 1);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, maxBytes + 1, 0);
        if (length > maxBytes)
            throw new Error(`it has more than ${maxBytes} bytes`);
        return buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '');
    });
    return text?.trim() ? text : null;
}


/***/ }),

/***/ 95687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ tryParseJson),
/* harmony export */   h3: () => (/* binding */ findRepeatedKey),
/* harmony export */   kq: () => (/* binding */ isNestedTooDeep),
/* harmony export */   pi: () => (/* binding */ isMapping),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
const maxJsonLevels = 64;
function isNestedTooDeep(text, max = maxJsonLevels) {
    let level = 0;
    let isInText = false;
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (isInText) {
            if (char === '\\')
                at += 1;
            else if (char === '"')
                isInText = false;
        }
        else if (char === '"')
            isInText = true;
        else if (char === '[' || char === '{') {
            level += 1;
            if (level > max)
                return true;
        }
        else if (char === ']' || char === '}')
            level -= 1;
    }
    return false;
}
function parseJson(text) {
    if (isNestedTooDeep(text))
        throw new SyntaxError(`it is nested deeper than ${maxJsonLevels} levels`);
    return prototypeKey.test(text)
        ? JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
        : JSON.parse(text);
}
function tryParseJson(text) {
    try {
        return parseJson(text);
    }
    catch {
        return undefined;
    }
}
function findRepeatedKey(text) {
    const open = [];
    for (const [token, quoted, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g)) {
        if (token === '{' || token === '[')
            open.push(new Set());
        else if (token === '}' || token === ']')
            open.pop();
        else if (quoted !== undefined && colon !== undefined) {
            const key = String(JSON.parse(quoted));
            if (open.at(-1)?.has(key))
                return key;
            open.at(-1)?.add(key);
        }
    }
    return null;
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const prototypeKey = /__proto__|\\u00(?:5f|6f|7[024])/i;


/***/ }),

/***/ 51936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ hasOddBytes),
/* harmony export */   NA: () => (/* binding */ decodePaths),
/* harmony export */   SX: () => (/* binding */ splitAtNuls),
/* harmony export */   Vw: () => (/* binding */ joinWithNuls),
/* harmony export */   X5: () => (/* binding */ pathBytes),
/* harmony export */   mL: () => (/* binding */ getFileBelow)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function decodePaths(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString('utf8');
    const parts = [];
    let from = 0;
    for (let at = 0; at < bytes.length;) {
        const length = getCharacterLength(bytes, at);
        if (length === 0) {
            parts.push(bytes.toString('utf8', from, at), String.fromCharCode(0xdc00 + (bytes[at] ?? 0)));
            from = at + 1;
        }
        at += length || 1;
    }
    return parts.join('') + bytes.toString('utf8', from);
}
function getCharacterLength(bytes, at) {
    const firstByte = bytes[at] ?? 0;
    const length = firstByte < 0x80 ? 1 : firstByte < 0xe0 ? 2 : firstByte < 0xf0 ? 3 : 4;
    return length === 1 || (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(at, at + length)) ? length : 0;
}
function pathBytes(path) {
    if (!hasOddBytes(path))
        return path;
    const parts = path.split(/([\udc80-\udcff])/u);
    return Buffer.concat(parts.map((part, at) => (at % 2 === 0 ? Buffer.from(part) : Buffer.from([part.charCodeAt(0) - 0xdc00]))));
}
function hasOddBytes(path) {
    return /[\udc80-\udcff]/u.test(path);
}
function getFileBelow(root, path) {
    return pathBytes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
}
function splitAtNuls(list) {
    return list.split('\0').filter((entry) => entry !== '');
}
function joinWithNuls(list) {
    return pathBytes(list.map((entry) => `${entry}\0`).join(''));
}


/***/ }),

/***/ 20710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ forgetCall),
/* harmony export */   Wz: () => (/* binding */ sessionMark),
/* harmony export */   li: () => (/* binding */ cutOffCalls),
/* harmony export */   vf: () => (/* binding */ noteCall)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);



const underWay = new Set();
let callCount = 0;
function noteCall({ gitDir, commonDir }, session, args) {
    const verb = args.find((arg, at) => /^[a-z]/.test(arg) && args[at - 1] !== '-c') ?? '';
    if (lockless.has(verb))
        return null;
    const worktree = gitDir === commonDir ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(gitDir);
    callCount += 1;
    const parts = [session.id, `${callCount}`, indexOnly.has(verb) ? 'index' : 'all', worktree];
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(session.dir, parts.map(encodeURIComponent).join('+'));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(session.dir, { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, '');
    }
    catch {
        return null;
    }
    underWay.add(file);
    return file;
}
function forgetCall(file, wasKilled) {
    if (file === null)
        return;
    underWay.delete(file);
    if (!wasKilled)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
}
function cutOffCalls({ dir }) {
    return (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)(dir).flatMap((name) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { bigint: true, throwIfNoEntry: false });
        if (underWay.has(file) || stat === undefined)
            return [];
        const [session = '', , locks, worktree = ''] = name.split('+').map((part) => decodeURIComponent(part));
        return [{ file, session, worktree, locks: locks === 'index' ? 'index' : 'all', notedAt: stat.mtimeNs }];
    });
}
function sessionMark(session) {
    return `git/${session}`;
}
const lockless = new Set(['commit-tree', 'hash-object', 'mktree', 'merge-tree', 'rev-parse', 'config']);
const indexOnly = new Set(['read-tree', 'update-index', 'write-tree', 'add', 'restore', 'status', 'checkout-index']);


/***/ }),

/***/ 69072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ buildJobEnvironment),
/* harmony export */   HA: () => (/* binding */ syncSettings),
/* harmony export */   KL: () => (/* binding */ buildGitEnvironment),
/* harmony export */   VG: () => (/* binding */ neutralSettings),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   hY: () => (/* binding */ ownIdentity)
/* harmony export */ });
/* harmony import */ var _process_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76563);
/* harmony import */ var _text_secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24156);
/* harmony import */ var _harmless_settings_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35330);



function buildGitEnvironment(env, workspace) {
    return withoutSecrets(buildJobEnvironment(env, workspace));
}
function buildJobEnvironment(env, workspace) {
    const kept = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || savedVariables.test(name));
    const fixed = {
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_GRAFT_FILE: '/dev/null',
        GIT_TRACE2: '0',
        GIT_TRACE2_EVENT: '0',
        GIT_TRACE2_PERF: '0',
    };
    const { PATH, HOME, RUNNER_TEMP, GITHUB_WORKSPACE } = env;
    const path = PATH === undefined ? {} : { PATH: (0,_process_program_js__WEBPACK_IMPORTED_MODULE_0__/* .withOwnLast */ .f)(PATH, [HOME, RUNNER_TEMP, GITHUB_WORKSPACE, workspace]) };
    return { ...Object.fromEntries(kept), ...path, ...fixed };
}
function withoutSecrets(env) {
    const isSecret = (name, value) => (0,_text_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretName */ .e)(name) && value.length >= 8 && !value.startsWith('/');
    const secrets = Object.entries(env).flatMap(([name, value]) => (isSecret(name, value) ? [value] : []));
    const kept = Object.entries(env).flatMap(([name, value]) => {
        if (/^GIT_CONFIG_VALUE_/.test(name))
            return [[name, /^authorization:/i.test(value) ? '' : value]];
        return (0,_text_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretName */ .e)(name) || secrets.some((secret) => value.includes(secret)) ? [] : [[name, value]];
    });
    return Object.fromEntries(kept);
}
const savedVariables = /^GIT_((AUTHOR|COMMITTER)_(NAME|EMAIL)|CONFIG_(NOSYSTEM|GLOBAL|SYSTEM|COUNT|KEY_\d+|VALUE_\d+)|SSH|SSH_COMMAND|ASKPASS|SSL_\w+|LFS_\w+)$/;
const neutralSettings = _harmless_settings_json__WEBPACK_IMPORTED_MODULE_2__/* .always */ .Gk;
const syncSettings = {
    repository: ['core.fsync=committed,index', 'core.fsyncMethod=batch'],
    indexCopy: ['core.fsync=committed', 'core.fsyncMethod=batch'],
};
const ownIdentity = {
    GIT_AUTHOR_NAME: 'Phase Executor',
    GIT_AUTHOR_EMAIL: 'phase-executor@users.noreply.github.com',
    GIT_COMMITTER_NAME: 'Phase Executor',
    GIT_COMMITTER_EMAIL: 'phase-executor@users.noreply.github.com',
};


/***/ }),

/***/ 94895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isMachineFault),
/* harmony export */   Wt: () => (/* binding */ listErrorChain),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   b: () => (/* binding */ getSystemCode),
/* harmony export */   fk: () => (/* binding */ RefusedError),
/* harmony export */   jd: () => (/* binding */ UnansweredError),
/* harmony export */   mK: () => (/* binding */ isOutOfSpace),
/* harmony export */   tv: () => (/* binding */ gitFailure),
/* harmony export */   w3: () => (/* binding */ UnmergeableError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41065);



class GitError extends Error {
    name = 'GitError';
}
class UnansweredError extends GitError {
    name = 'UnansweredError';
}
class RefusedError extends GitError {
    name = 'RefusedError';
}
class UnmergeableError extends GitError {
    name = 'UnmergeableError';
}
function gitFailure(args, { exitCode, stderr }, gitDir, now = null) {
    const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? 'git';
    const lock = (0,_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedLock */ .Sm)(stderr);
    if (lock !== null)
        return new GitError(`git ${verb} failed: ${(0,_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .lockText */ .li)(lock, now)}`);
    const obstacle = describeBlockingRef(stderr) ?? describeDamage(stderr);
    if (obstacle !== null)
        return new GitError(obstacle);
    const text = stderr.trim() || 'no output';
    const fullDiskNote = gitDir !== undefined && isDiskFull(gitDir) ? ' (No space left on device)' : '';
    return new GitError(`git ${verb} failed with exit code ${exitCode}: ${text}${fullDiskNote}`);
}
function describeBlockingRef(stderr) {
    const [, existing = '', expected] = /'(refs\/[^']+)' exists; cannot create '(refs\/[^']+)'/.exec(stderr) ?? [];
    if (expected === undefined)
        return null;
    const name = existing.replace(/^refs\/(heads|tags)\//, '');
    const newName = `${name.replaceAll('/', '-')}-before`;
    const command = existing.startsWith('refs/heads/')
        ? `git branch -m ${name} ${newName}`
        : existing.startsWith('refs/tags/')
            ? `git tag ${newName} ${name} && git tag -d ${name}`
            : `git update-ref -d ${existing}`;
    return `${existing} is in the way of ${expected.replace(/probe$/, '…')}; rename or remove it, then run again: ${command}`;
}
function describeDamage(stderr) {
    const [, ref] = /missing object [0-9a-f]+ for (refs\/\S+)/.exec(stderr) ?? [];
    if (ref !== undefined)
        return `${ref} names an object that is missing; remove it, then run again: git update-ref -d ${ref}`;
    return /index file (corrupt|smaller than expected)/.test(stderr)
        ? 'the index of git is damaged; make it anew, which changes no file, then run again: rm -f "$(git rev-parse --git-path index)" && git reset -q'
        : null;
}
function isDiskFull(dir) {
    try {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(dir);
        return bavail * bsize < 128 * 1024;
    }
    catch {
        return false;
    }
}
function isMachineFault(error) {
    return isOutOfSpace(error) || hasFault(error, faultCodes, faultWords);
}
function isOutOfSpace(error) {
    return hasFault(error, spaceCodes, spaceWords);
}
function listErrorChain(error) {
    const causes = [];
    for (let each = error; each instanceof Error && !causes.includes(each); each = each.cause)
        causes.push(each);
    return causes;
}
const spaceCodes = new Set(['ENOSPC', 'EDQUOT']);
const spaceWords = /No space left on device|Disk quota exceeded|Out of diskspace/;
const faultCodes = new Set(['EIO', 'ESTALE', 'EPERM', 'EROFS', 'EMFILE', 'ENFILE', 'EFBIG', 'EAGAIN', 'ENOMEM']);
const faultWords = /Input\/output error|Stale file handle|couldn't write '[^']+\.lock'|Operation not permitted|Read-only file system|Too many open files|File too large|SIGXFSZ|cannot fork|Cannot allocate memory/;
function hasFault(error, codes, pattern) {
    return listErrorChain(error).some((each) => codes.has(getSystemCode(each)) || (each instanceof GitError && pattern.test(each.message)));
}
function getSystemCode({ code = '', errno = 0 }) {
    if (!code.startsWith('Unknown system error'))
        return code;
    return Object.entries(node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno).find(([, number]) => number === -errno)?.[0] ?? code;
}


/***/ }),

/***/ 12587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ listLinkedTrees)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15295);


function listLinkedTrees({ commonDir }) {
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(commonDir, 'worktrees');
    return (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .listDir */ .ol)(home).flatMap((name) => {
        const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, name);
        const link = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'gitdir'));
        return link === null ? [] : [{ root: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(gitDir, link.trim())), gitDir }];
    });
}


/***/ }),

/***/ 41065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ clearOwnLocks),
/* harmony export */   Sm: () => (/* binding */ refusedLock),
/* harmony export */   li: () => (/* binding */ lockText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93591);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _call_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20710);
/* harmony import */ var _linked_trees_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12587);







async function clearOwnLocks(folders, session) {
    const calls = (0,_call_record_js__WEBPACK_IMPORTED_MODULE_4__/* .cutOffCalls */ .li)(session);
    const cleared = { removed: [], left: [] };
    if (calls.length === 0)
        return cleared;
    for (const id of new Set(calls.map((call) => call.session)))
        if (id !== session.id)
            await endCalls(id);
    for (const call of calls) {
        const remaining = findPossibleLocks(call, folders);
        for (const lock of remaining) {
            if (isInUse(lock, call, folders)) {
                cleared.left.push(lock);
                continue;
            }
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(lock, { force: true });
            cleared.removed.push(lock);
        }
        if (remaining.every((lock) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(lock)))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(call.file, { force: true });
    }
    return cleared;
}
async function endCalls(session) {
    const mark = (0,_call_record_js__WEBPACK_IMPORTED_MODULE_4__/* .sessionMark */ .Wz)(session);
    for (let waitedMs = 0; waitedMs < 5_000 && (0,_process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isAnyMarked */ .d8)(mark); waitedMs += 50)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(50);
    await (0,_process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .sweepMarked */ .TK)(mark);
}
function findPossibleLocks(call, folders) {
    const gitDir = callGitDir(call, folders);
    const { commonDir } = folders;
    const matches = call.locks === 'index'
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index.lock')]
        : [
            ...[...new Set([gitDir, commonDir])].flatMap((dir) => findLocks(dir, false)),
            ...findLocks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs'), true),
            (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs.new'),
        ];
    return matches.filter((lock) => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(lock, { bigint: true, throwIfNoEntry: false });
        if (stat?.isFile() !== true)
            return false;
        return (stat.birthtimeNs > 0n ? stat.birthtimeNs : stat.mtimeNs) >= call.notedAt;
    });
}
function findLocks(dir, recursive) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir))
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir, { recursive, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.lock')).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name));
}
function isInUse(lock, call, folders) {
    const gitDir = callGitDir(call, folders);
    const { root, commonDir } = folders;
    const linked = (0,_linked_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .listLinkedTrees */ .T)(folders);
    const ownTree = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(lock) === gitDir ? linked.find((tree) => tree.gitDir === gitDir) : undefined;
    const mainRoot = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(commonDir) === '.git' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir) : commonDir;
    const roots = ownTree === undefined ? [commonDir, mainRoot, root, ...linked.map((tree) => tree.root)] : [ownTree.root, gitDir];
    return (0,_process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isAnyWorking */ .Mh)(roots, lock);
}
function callGitDir({ worktree }, { commonDir }) {
    return worktree === '' ? commonDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees', worktree);
}
function refusedLock(stderr) {
    const [, path = null] = /nable to create (?:file )?'?(\/.+\.lock|\/.+packed-refs\.new)'?: File exists/.exec(stderr) ?? [];
    return path;
}
function lockText(lock, now) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(lock, { throwIfNoEntry: false });
    const age = stat === undefined || now === null ? '' : `, ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .formatElapsed */ .C7)(Math.max(0, now - stat.mtimeMs))} old`;
    return `${lock}${age}, is held by another git, or was left by one that was killed. If no git is running there, remove it and run again: rm -f ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoteShellWord */ .BV)(lock)}`;
}


/***/ }),

/***/ 77769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MB: () => (/* binding */ parseObjects),
/* harmony export */   ld: () => (/* binding */ listTreeEntries),
/* harmony export */   sx: () => (/* binding */ getObjectHash)
/* harmony export */ });
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51936);

function getObjectHash(id) {
    return id.length === 64 ? 'sha256' : 'sha1';
}
function parseObjects(output) {
    const objects = [];
    for (let at = 0; at < output.length;) {
        const end = output.indexOf('\n', at);
        if (end < 0)
            return objects;
        const [, id = '', type = 'missing', size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
        const from = end + 1;
        const to = from + Number(size ?? 0);
        objects.push({ type, id, content: output.subarray(from, to) });
        at = size === undefined ? from : to + 1;
    }
    return objects;
}
function* listTreeEntries(content, idBytes) {
    for (let at = 0; at < content.length;) {
        const blank = content.indexOf(0x20, at);
        const end = content.indexOf(0, blank);
        if (blank < 0 || end < 0)
            return;
        const mode = content.toString('latin1', at, blank);
        at = end + 1 + idBytes;
        yield { mode, name: decodeObjectName(content, blank + 1, end), id: content.toString('hex', end + 1, at) };
    }
}
function decodeObjectName(content, from, to) {
    for (let at = from; at < to; at += 1)
        if ((content[at] ?? 0) > 0x7f)
            return (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePaths */ .NA)(content.subarray(from, to));
    return content.toString('latin1', from, to);
}


/***/ }),

/***/ 66725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ captureOutput),
/* harmony export */   p: () => (/* binding */ getShellSignal)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _watchdog_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2320);




function captureOutput(command, args, options) {
    const { cwd, env, stdin, maxBuffer = 256 * 1024 * 1024, timeoutMs = 0, isDetached = false } = options;
    let kill = () => { };
    const captured = new Promise((resolve, reject) => {
        const fail = (reason, cause) => reject(new Error(`${command} ${args.join(' ')}: ${reason}`, { cause }));
        const limits = { timeout: timeoutMs, killSignal: 'SIGKILL' };
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, { cwd, env, detached: isDetached, ...limits });
        kill = () => child.kill('SIGKILL');
        child.on('error', (cause) => fail(cause.message, cause));
        if (child.stdout === undefined)
            return;
        const collect = (stream) => {
            const pieces = [];
            let length = 0;
            stream.on('data', (piece) => {
                length += piece.length;
                if (length <= maxBuffer)
                    pieces.push(piece);
                else {
                    fail(`more than ${maxBuffer} bytes of output`);
                    kill();
                }
            });
            return pieces;
        };
        const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
        child.on('close', (exitCode, signal) => {
            if (exitCode === null)
                fail(child.killed && timeoutMs > 0 ? `no end after ${timeoutMs} ms, killed` : `killed by ${signal}`);
            else
                resolve({ exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') });
        });
        child.stdin.on('error', () => undefined);
        child.stdin.end(stdin);
    });
    const limitMs = timeoutMs > 0 ? timeoutMs + slackMs : maxCaptureMs;
    const name = `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(command)} ${args.find((arg) => /^[a-z][a-z-]*$/.test(arg)) ?? ''}`.trim();
    return _watchdog_js__WEBPACK_IMPORTED_MODULE_3__/* .watchdog */ .uJ.for(name, limitMs, captured, () => kill());
}
function getShellSignal(exitCode) {
    const names = Object.keys(node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals);
    return names.find((name) => node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[name] === exitCode - 128) ?? null;
}
const maxCaptureMs = 30 * 60_000;
const slackMs = 30_000;


/***/ }),

/***/ 56566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ measureElapsed),
/* harmony export */   X: () => (/* binding */ isCi)
/* harmony export */ });
function measureElapsed(at, { now }) {
    return Math.max(0, now() - at);
}
function isCi({ CI, GITHUB_ACTIONS }) {
    return GITHUB_ACTIONS === 'true' || (CI !== undefined && !/^(|0|false)$/i.test(CI));
}


/***/ }),

/***/ 76563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram),
/* harmony export */   f: () => (/* binding */ withOwnLast)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_file_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74207);



function findProgram(path, name) {
    const places = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((dir) => dir !== '');
    return places.map((dir) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).find(isExecutable) ?? null;
}
function withOwnLast(path, written) {
    const places = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((dir) => dir !== '');
    const tops = written.flatMap((top) => (top ? [top, (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(top)] : [])).map((top) => top.replace(/\/+$/, ''));
    const isWritten = (dir) => !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(dir) || tops.some((top) => [dir, (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveRealPath */ .Sc)(dir)].some((each) => (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(each, top)));
    return [...places.filter((dir) => !isWritten(dir)), ...places.filter(isWritten)].join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 2320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uJ: () => (/* binding */ watchdog),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* unused harmony export Watchdog */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);


class Watchdog {
    #tickMs;
    #idleMs;
    #waits = new Set();
    #watchedMs = 0;
    #progressAt = 0;
    #isStuck = false;
    constructor({ tickMs = 1_000, idleMs = 10 * 60_000 } = {}) {
        this.#tickMs = tickMs;
        this.#idleMs = idleMs;
    }
    get isStuck() {
        return this.#isStuck;
    }
    async for(name, boundMs, promise, end) {
        const wait = { name, boundMs, end, since: this.#watchedMs };
        this.#waits.add(wait);
        this.#progressAt = this.#watchedMs;
        try {
            return await promise;
        }
        finally {
            this.#waits.delete(wait);
            this.#progressAt = this.#watchedMs;
        }
    }
    watch(onStuck) {
        let lastUptime = process.uptime();
        const timer = setInterval(() => {
            const uptime = process.uptime();
            this.#watchedMs += Math.min(1_000 * (uptime - lastUptime), 2 * this.#tickMs);
            lastUptime = uptime;
            const hung = this.#findHung();
            if (hung === null)
                return;
            clearInterval(timer);
            this.#isStuck = true;
            const description = this.#describe(hung);
            for (const wait of hung)
                wait.end?.();
            onStuck(description);
        }, this.#tickMs);
        timer.unref();
        return () => clearInterval(timer);
    }
    #findHung() {
        const overdue = [...this.#waits].filter(({ since, boundMs }) => this.#watchedMs - since > boundMs);
        if (overdue.length > 0)
            return overdue;
        const maxLength = (0,_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)([...this.#waits].map(({ boundMs }) => boundMs), this.#idleMs);
        return this.#watchedMs - this.#progressAt > maxLength ? [...this.#waits] : null;
    }
    #describe(hung) {
        const seconds = (ms) => `${Math.round(ms / 1000)} s`;
        const descriptions = [...this.#waits].map((wait) => {
            const mark = hung.includes(wait) ? 'over its limit' : 'within its limit';
            return `${wait.name} for ${seconds(this.#watchedMs - wait.since)}, ${mark} of ${seconds(wait.boundMs)}`;
        });
        const idleTime = seconds(this.#watchedMs - this.#progressAt);
        return descriptions.length > 0 ? descriptions.join('; ') : `nothing with a name, for ${idleTime}`;
    }
}
const watchdog = new Watchdog();
async function pause(name, ms, until) {
    const wait = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal: until }).catch(() => undefined);
    await watchdog.for(name, ms + 60_000, wait);
}


/***/ }),

/***/ 75200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ getLargest),
/* harmony export */   u: () => (/* binding */ getSmallest)
/* harmony export */ });
function getLargest(values, least = Number.NEGATIVE_INFINITY) {
    let largest = least;
    for (const value of values)
        if (value > largest)
            largest = value;
    return largest;
}
function getSmallest(values, max = Number.POSITIVE_INFINITY) {
    let smallest = max;
    for (const value of values)
        if (value < smallest)
            smallest = value;
    return smallest;
}


/***/ }),

/***/ 86092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   N8: () => (/* binding */ fenceText),
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   _0: () => (/* binding */ stripInvisible),
/* harmony export */   k0: () => (/* binding */ agentData),
/* harmony export */   qE: () => (/* binding */ escapeSequences)
/* harmony export */ });
/* unused harmony exports invisibleCharacters, isWellFormed */
/* harmony import */ var _extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);


const zeroWidthEntity = '&#8203;';
function escapeMarkdown(text, limit = 500) {
    const line = escapeText(text, limit, (sign) => `\\${sign}`);
    return line.replace(/^([-+=])(?=[-=\s]|$)/, '\\$1').replace(/^(\d+)\.(?=\s|$)/, '$1\\.');
}
function escapeHtml(text, limit = 500) {
    return escapeText(text, limit, (sign) => `&#${sign.charCodeAt(0)};`);
}
function escapeText(text, limit, escaped) {
    const line = text
        .slice(0, Math.max(4 * limit, 4_096))
        .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g, ' ')
        .replace(invisibleCharacters, '')
        .trim();
    const capped = isWellFormed((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clipText */ .gL)(line, limit));
    return capped
        .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
        .replace(/#(?=\d)|[\\`*_{}[\]()#|~!]/g, (sign, at, all) => sign === '#' && /\d/.test(all.charAt(at + 1)) ? `${escaped(sign)}${zeroWidthEntity}` : escaped(sign))
        .replace(/@/g, `&#64;${zeroWidthEntity}`)
        .replace(/\b(GH-)(?=\d)/gi, `$1${zeroWidthEntity}`)
        .replace(/\bwww\./gi, `www${zeroWidthEntity}.`)
        .replace(/:\/\//g, `&#58;${zeroWidthEntity}//`);
}
const maxRead = 16 * 1024;
const escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/g;
const invisibleCharacters = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
function fenceText(text, { lines, columns } = { lines: 12, columns: 240 }) {
    const clean = stripInvisible(text.slice(-maxRead))
        .replace(/<!--/g, '<! --')
        .split('\n')
        .map((line) => isWellFormed((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clipText */ .gL)(line, columns)).trimEnd());
    while (clean.at(-1) === '')
        clean.pop();
    const shown = clean.slice(-lines);
    const remaining = clean.length - shown.length;
    const body = [...(remaining > 0 ? [`… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(remaining, 'line')} before`] : []), ...shown].join('\n');
    const maxLength = (0,_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)((body.match(/`+/g) ?? []).map((run) => run.length), 0);
    const fence = '`'.repeat(Math.max(3, maxLength + 1));
    return `${fence}text\n${body}\n${fence}`;
}
function stripInvisible(text) {
    return isWellFormed(text)
        .replace(escapeSequences, '')
        .replace(/\r\n?/g, '\n')
        .replace(controlCharacters, ' ')
        .replace(invisibleCharacters, '');
}
function agentData(text) {
    return stripInvisible(text).replace(/<(?=\/?[\w:-]{0,40}(?:system|assistant|human|user|tool|function|instruction|invoke|antml)|\|)/gi, '‹');
}
function withoutInvisible(text) {
    return text
        .replace(escapeSequences, '')
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(controlCharacters, '')
        .replace(invisibleCharacters, '');
}
function isWellFormed(text) {
    return Buffer.from(text, 'utf8').toString('utf8');
}


/***/ }),

/***/ 52840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ buildRedactor),
/* harmony export */   Rh: () => (/* binding */ redactedJson),
/* harmony export */   nA: () => (/* binding */ withEachText)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86092);
/* harmony import */ var _secret_finder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7054);


const mask = '***';
function buildRedactor(secrets) {
    const finder = new _secret_finder_js__WEBPACK_IMPORTED_MODULE_0__/* .SecretFinder */ .R(secrets.flatMap(listSecretLines));
    const hide = (text) => tokenForms.reduce((remaining, [pattern, replacement]) => remaining.replace(pattern, replacement), withMasks(text, finder.find(text)));
    return (text) => {
        const redacted = hide(text);
        const visible = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutInvisible */ .OT)(redacted);
        const redactedVisible = visible === redacted ? visible : hide(visible);
        return redactedVisible === visible ? redacted : redactedVisible;
    };
}
function withMasks(text, textRanges) {
    let shown = '';
    let end = 0;
    for (const { from, to } of textRanges) {
        if (from >= end)
            shown += text.slice(end, from) + mask;
        end = Math.max(end, to);
    }
    return shown + text.slice(end);
}
const tokenForms = [
    [
        /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----END)[A-Za-z0-9+/=\s\\:,.()-]){0,32768}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
        mask,
    ],
    [/gh[pousr]_[A-Za-z0-9_.-]{20,4000}/g, mask],
    [/github_pat_[A-Za-z0-9_]{20,4000}/g, mask],
    [/\bgl[a-z]{2,6}-[A-Za-z0-9_-]{20,4000}/g, mask],
    [/\bsk-[A-Za-z0-9_-]{16,4000}/g, mask],
    [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, mask],
    [/AIza[A-Za-z0-9_-]{35}/g, mask],
    [/\bya29\.[A-Za-z0-9_-]{20,4000}/g, mask],
    [/\bxox[a-z]-[A-Za-z0-9-]{10,4000}/g, mask],
    [/\bxapp-[A-Za-z0-9-]{10,4000}/g, mask],
    [/\bnpm_[A-Za-z0-9]{30,4000}/g, mask],
    [/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{5,16384}\.eyJ[A-Za-z0-9_-]{5,16384}\.[A-Za-z0-9_-]{0,16384}/g, mask],
    [/\b(bearer[ \t]{1,10})[A-Za-z0-9._~+/=-]{16,16384}/gi, `$1${mask}`],
    [
        /\b((?:proxy-)?authorization\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?(?:[a-z]{1,20}[ \t]{1,10})?)[^\s"'\\,;()<>]{3,16384}/gi,
        `$1${mask}`,
    ],
    [/\b(x-api-key\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?)[^\s"'\\,;()<>]{3,16384}/gi, `$1${mask}`],
    [/(:\/\/)[^\s/@"'<>]{1,1000}@/g, `$1${mask}@`],
];
function listSecretLines(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return lines.length === 1 ? lines : [secret.trim(), ...lines];
}
function withEachText(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((each) => withEachText(each, change));
    if (typeof value !== 'object' || value === null)
        return value;
    const { toJSON } = value;
    const plain = typeof toJSON === 'function' ? toJSON.call(value) : value;
    return Object.fromEntries(Object.entries(plain).map(([key, each]) => [key, withEachText(each, change)]));
}
function redactedJson(json, redact, indent = 0) {
    if (!/^\s*[{[]/.test(json))
        return redact(json);
    try {
        return JSON.stringify(withEachText(JSON.parse(json), redact), null, indent);
    }
    catch {
        return redact(json);
    }
}


/***/ }),

/***/ 7054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ SecretFinder)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86092);

const shortestSecret = 6;
const shortestSplit = 8;
class SecretFinder {
    #exact;
    #split;
    constructor(secrets) {
        const forms = [
            ...new Set(secrets.flatMap((secret) => [...listEncodedForms(secret), ...listSecretPieces(secret)])),
        ].filter((form) => form.length >= shortestSecret);
        this.#exact = new Literals(forms);
        this.#split = new Literals(forms.map(squeezeText).filter((form) => form.length >= shortestSplit));
    }
    find(text) {
        const textRanges = [...this.#exact.find(text), ...this.#splitIn(text, signsPattern)];
        if (text.includes('\u001b'))
            for (const range of this.#splitIn(text, signsAndSequences))
                textRanges.push(range);
        return textRanges.sort((a, b) => a.from - b.from);
    }
    #splitIn(text, between) {
        const textRanges = this.#split.find(text.replace(between, '').toLowerCase());
        return textRanges.length === 0 ? [] : mapToOriginal(text, between, textRanges);
    }
}
const signsPattern = /[^A-Za-z0-9]+/g;
const signsAndSequences = new RegExp(`(?:${_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeSequences */ .qE.source}|[^A-Za-z0-9])+`, 'g');
function squeezeText(text) {
    return text.replace(signsPattern, '').toLowerCase();
}
function mapToOriginal(text, between, textRanges) {
    const ranges = [];
    const gaps = text.matchAll(between);
    let gap = gaps.next().value;
    let dropped = 0;
    const original = (at) => {
        for (; gap !== undefined && gap.index <= at + dropped; gap = gaps.next().value)
            dropped += gap[0].length;
        return at + dropped;
    };
    for (const { from, to } of textRanges)
        ranges.push({ from: original(from), to: original(to - 1) + 1 });
    return ranges;
}
class Literals {
    #byBegin = new Map();
    #first = new Uint8Array(0x10000);
    constructor(texts) {
        for (const text of [...new Set(texts)].sort((a, b) => b.length - a.length)) {
            const begin = text.slice(0, shortestSecret);
            this.#byBegin.set(begin, [...(this.#byBegin.get(begin) ?? []), text]);
            this.#first[text.charCodeAt(0)] = 1;
        }
    }
    find(text) {
        const textRanges = [];
        for (let at = 0; at + shortestSecret <= text.length; at += 1) {
            if (this.#first[text.charCodeAt(at)] === 0)
                continue;
            const match = this.#byBegin.get(text.slice(at, at + shortestSecret))?.find((each) => text.startsWith(each, at));
            if (match === undefined)
                continue;
            textRanges.push({ from: at, to: at + match.length });
            at += match.length - 1;
        }
        return textRanges;
    }
}
function listEncodedForms(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    if (bytes.length < shortestSecret)
        return [];
    const wellFormed = bytes.toString('utf8');
    const hex = bytes.toString('hex');
    const urlForms = [encodeURIComponent(wellFormed), new URLSearchParams([['', wellFormed]]).toString().slice(1)];
    const lowerCase = urlForms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()));
    return [
        ...[secret, ...listBase64Forms(bytes), hex, hex.toUpperCase(), hex.replace(/../g, '\\x$&')],
        ...['utf16le', 'utf16be'].flatMap((encoding) => {
            const wide = Buffer.from(secret, 'utf16le');
            const shown = encoding === 'utf16be' ? wide.swap16() : wide;
            return [...listBase64Forms(shown), shown.toString('hex')];
        }),
        ...[toOctal(bytes), toOctal(bytes).replace(/.../g, '0$&'), [...bytes].join('')],
        ...[0xe0000, 0xe00f0].map((start) => toInvisible(bytes, start)),
        ...[...urlForms, ...lowerCase, hex.replace(/../g, '%$&')],
        ...listJsonForms(secret),
        ...listHtmlForms(secret),
    ];
}
function toOctal(bytes) {
    return [...bytes].map((byte) => byte.toString(8).padStart(3, '0')).join('');
}
function toInvisible(bytes, start) {
    const isSelector = start !== 0xe0000;
    return [...bytes]
        .map((byte) => String.fromCodePoint(isSelector && byte < 16 ? 0xfe00 + byte : start + byte))
        .join('');
}
const pieceLength = 12;
function listSecretPieces(secret) {
    if (!/^(?=.*[a-z])(?=.*\d)(?:(?=.*[A-Z])[!-9;-~]{20,512}|[0-9a-f]{32,512})$/.test(secret))
        return [];
    const pieces = Array.from({ length: secret.length - pieceLength + 1 }, (_, at) => secret.slice(at, at + pieceLength));
    return pieces.flatMap((piece) => [piece, Buffer.from(piece).toString('hex'), toOctal(Buffer.from(piece))]);
}
function listBase64Forms(bytes) {
    return [0, 1, 2].flatMap((shift) => {
        const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
            .toString('base64')
            .replace(/=+$/, '');
        const from = Math.ceil((shift * 8) / 6);
        const ownPart = encoded.slice(from, Math.floor(((shift + bytes.length) * 8) / 6));
        return [encoded.slice(from), ownPart].flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
    });
}
function listJsonForms(secret) {
    const json = JSON.stringify(secret).slice(1, -1);
    const code = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const ascii = json.replace(/[^\u0000-\u007f]/g, code);
    const forms = [
        json,
        json.replaceAll('/', '\\/'),
        ascii,
        ascii.replace(/[<>&]/g, code),
        secret.split('').map(code).join(''),
    ];
    return [...forms, ...forms.map((form) => JSON.stringify(form).slice(1, -1))];
}
function listHtmlForms(secret) {
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
    const html = secret.replace(/[&<>"]/g, (sign) => entities[sign]);
    const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
    return [
        ...['&#39;', '&#x27;', '&apos;', "'"].flatMap((mark) => {
            const form = html.replaceAll("'", mark);
            return [form, form.replaceAll('&quot;', '&#34;'), form.replaceAll('&quot;', '"')];
        }),
        codes.map((code) => `&#${code};`).join(''),
        codes.map((code) => `&#x${code.toString(16)};`).join(''),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(secret, secret.length),
    ];
}


/***/ }),

/***/ 24156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isSecretName)
/* harmony export */ });
function isSecretName(name) {
    const upper = name.toUpperCase();
    if (notSecret.has(upper))
        return false;
    return secretNames.has(upper) || secretBegin.test(upper) || secretWord.test(upper) || secretEnd.test(upper);
}
const notSecret = new Set(['PGPASSWORD', 'MYSQL_PWD', 'PWD', 'OLDPWD', 'CACHE_KEY']);
const secretNames = new Set(['NPM_AUTH', 'NPM_CONFIG__AUTH', 'COMPOSER_AUTH', 'BASIC_AUTH', 'SSH_AUTH_SOCK']);
const secretBegin = /^(PRIVATE_|AWS_SESSION)/;
const secretWord = /(^|_)(SECRETS?|CREDENTIALS?|CREDS|PASSPHRASE|API_?KEYS?|ACCESS_?KEYS?|PRIVATE_?KEYS?)(_|$)/;
const secretEnd = /(TOKEN|_TOKEN_FILE|SECRET|PASSWORD|PASSWD|_PWD|_PAT|(?<!PUBLIC)_KEY|APIKEY|AUTHKEY|CREDENTIALS?|AUTH_CONFIG|:_AUTH)$/;


/***/ }),

/***/ 5722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   BV: () => (/* binding */ quoteShellWord),
/* harmony export */   C7: () => (/* binding */ formatElapsed),
/* harmony export */   DH: () => (/* binding */ clipTail),
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   P4: () => (/* binding */ alignRows),
/* harmony export */   RS: () => (/* binding */ joinFirstFew),
/* harmony export */   UN: () => (/* binding */ stripLines),
/* harmony export */   X_: () => (/* binding */ shortenId),
/* harmony export */   ei: () => (/* binding */ formatClock),
/* harmony export */   gL: () => (/* binding */ clipText),
/* harmony export */   nU: () => (/* binding */ stripLine),
/* harmony export */   oO: () => (/* binding */ formatDiagnostics),
/* harmony export */   vL: () => (/* binding */ harmlessLines),
/* harmony export */   wz: () => (/* binding */ joinFitting),
/* harmony export */   y7: () => (/* binding */ stripIndented)
/* harmony export */ });
/* harmony import */ var _extremes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75200);

function alignRows(rows, indent = '  ') {
    const widths = (rows[0] ?? []).map((_, column) => (0,_extremes_js__WEBPACK_IMPORTED_MODULE_0__/* .getLargest */ .p)(rows.map((row) => (row[column] ?? '').length)));
    return rows.map((row) => `${indent}${row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  ')}`.trimEnd());
}
function formatDiagnostics(diagnostics) {
    return diagnostics.map(({ severity, code, file, line, message }) => `${stripLine(file)}:${line}: ${severity}: ${stripLine(message)} [${code}]`);
}
function stripLine(text) {
    return withoutControls(text).replaceAll('##[', '## [');
}
function stripIndented(text) {
    return `${/^ */.exec(text)?.[0] ?? ''}${stripLine(text)}`;
}
function stripLines(text) {
    return text.split('\n').map(stripIndented).join('\n');
}
function formatElapsed(ms) {
    const [seconds, minutes] = [Math.floor(ms / 1000), Math.floor(ms / 60_000)];
    if (minutes < 1)
        return `${Math.round(ms / 100) / 10} s`;
    const [value, unit, smaller] = minutes < 60 ? [seconds, 'min', 's'] : [minutes, 'h', 'min'];
    const remaining = value % 60;
    return `${Math.floor(value / 60)} ${unit}${remaining === 0 ? '' : ` ${remaining} ${smaller}`}`;
}
function formatClock(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const minutes = Math.floor(seconds / 60);
    const pad = (part) => String(part).padStart(2, '0');
    return minutes < 60
        ? `${minutes}:${pad(seconds % 60)}`
        : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
}
function formatCount(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
function joinFirstFew(items, max = 5, separator = ', ') {
    const shown = items.slice(0, max).join(separator);
    return items.length > max ? `${shown} and ${items.length - max} more` : shown;
}
function clipText(text, max = 200) {
    return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
function shortenId(commit) {
    return commit.slice(0, 12);
}
function quoteShellWord(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function withoutControls(text) {
    return text
        .replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '')
        .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '')
        .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
        .trim();
}
function harmlessLines(text) {
    const lines = text.split('\n').map(withoutControls);
    return lines.filter((line) => line !== '');
}
function clipTail(text, bytes) {
    const all = Buffer.from(text, 'utf8');
    if (all.length <= bytes)
        return text;
    const room = Math.max(0, bytes - omitted(all.length).length);
    const head = Math.floor(room / 4);
    let start = head;
    while (start > 0 && isInside(all, start))
        start -= 1;
    let end = all.length - (room - head);
    while (end < all.length && isInside(all, end))
        end += 1;
    const note = omitted(end - start);
    return `${all.toString('utf8', 0, start)}${note}${all.toString('utf8', end)}`;
}
function omitted(bytes) {
    return `\n[phase-executor: ${bytes} bytes are left out here]\n`;
}
function isInside(bytes, at) {
    return ((bytes[at] ?? 0) & 0xc0) === 0x80;
}
function joinFitting([first, ...rest], max, size = (text) => text.length) {
    const parts = [first];
    let remaining = max - size(first) - noteRoom;
    let omitted = 0;
    for (const part of rest) {
        const needed = size(part) + 2;
        if (needed > remaining)
            omitted += 1;
        else {
            parts.push(part);
            remaining -= needed;
        }
    }
    if (omitted > 0)
        parts.push(`_${formatCount(omitted, 'more part')} of this report did not fit; the run has them._`);
    return parts.join('\n\n');
}
const noteRoom = 120;


/***/ }),

/***/ 35330:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"Gk":["core.hooksPath=/dev/null","core.fsmonitor=false","core.quotePath=false","core.pager=cat","core.safecrlf=false","diff.external=","commit.gpgSign=false","tag.gpgSign=false","tag.forceSignAnnotated=false","gc.auto=0","maintenance.auto=false","protocol.ext.allow=never","submodule.recurse=false","push.followTags=false","push.gpgSign=false","push.recurseSubmodules=no","i18n.commitEncoding=UTF-8","i18n.logOutputEncoding=UTF-8","core.commentChar=#","trailer.separators=:","advice.detachedHead=false","advice.graftFileDeprecated=false"],"cz":{"core.alternaterefscommand":"","core.editor":"false","core.pager":"cat","diff.command":"","diff.textconv":"","filter.clean":"","filter.process":"","filter.required":"false","filter.smudge":"","gpg.program":"false","merge.driver":"false"},"oQ":{"core.askpass":"","core.gitproxy":"","core.sshcommand":"","credential.helper":"","remote.receivepack":"git-receive-pack","remote.uploadpack":"git-upload-pack"},"PG":{"core.attributesfile":"","core.autocrlf":"false","core.checkstat":"default","core.eol":"","core.excludesfile":"","core.filemode":"true","core.ignorecase":"false","core.ignorestat":"false","core.sparsecheckout":"false","core.splitindex":"false","core.symlinks":"true","core.trustctime":"true","core.untrackedcache":"false","http.proxy":"","http.sslverify":"true","remote.promisor":"false","remote.proxy":""}}');

/***/ })

};
;