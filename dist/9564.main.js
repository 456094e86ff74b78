"use strict";
exports.id = 9564;
exports.ids = [9564];
exports.modules = {

/***/ 98930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ goJson),
/* harmony export */   Zt: () => (/* binding */ cargo),
/* harmony export */   cx: () => (/* binding */ asGoText),
/* harmony export */   go: () => (/* binding */ go)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);
/* harmony import */ var _grammar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89994);
/* harmony import */ var _named_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80811);




const cargo = {
    runner: 'cargo',
    wants: /running \d+ tests?|test result: |error: (?:could not compile|\d+ targets? failed|test failed)/,
    reader() {
        const red = [];
        let done;
        let target = { announced: undefined };
        let open = [];
        let sawAnnouncement = false;
        let [from, to, last] = [-1, -1, -1];
        const finish = (announced) => {
            if (target.result)
                done = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .addCounts */ .c5)([...(done ? [done] : []), target.result.counts]);
            else if (target.announced && open.length < 1000)
                open.push(target);
            if (target.result?.word === 'FAILED' && target.result.counts.failed === 0)
                red.push('cargo says FAILED');
            target = { announced };
        };
        const reopen = ({ tests }) => {
            const at = target.announced === tests ? -1 : open.findLastIndex(({ announced }) => announced === tests);
            if (at < 0)
                return;
            target = { announced: tests };
            open = open.slice(0, at);
        };
        return {
            line(text, at) {
                if (from < 0)
                    from = at;
                last = at;
                const announced = /^running (\d+) tests?$/.exec(text)?.[1];
                if (announced !== undefined)
                    finish(Number(announced));
                sawAnnouncement ||= announced !== undefined;
                if (text.startsWith('error: ') && red.length < 20)
                    red.push(text.slice(0, 200));
                const result = cargoResult(text);
                if (!result)
                    return;
                if (!sawAnnouncement)
                    finish(undefined);
                reopen(result);
                if ((target.announced ?? result.tests) !== result.tests)
                    return;
                target.result = result;
                to = at;
            },
            runs() {
                finish(undefined);
                const lost = open.map(({ announced }) => `a cargo target announced ${announced} tests and did not report their result`);
                if (done)
                    return [{ runner: 'cargo', from, to, counts: done, red: [...red, ...new Set(lost)].slice(0, 40) }];
                const broken = red.some((line) => line.startsWith('error: could not compile'));
                return broken ? [{ runner: 'cargo', from, to: last, counts: null, red }] : [];
            },
        };
    },
};
function cargoResult(line) {
    const match = /^test result: (ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out/.exec(line);
    if (!match)
        return null;
    const [passed = 0, failed = 0, skipped = 0, measured = 0] = match.slice(2).map(Number);
    const counts = { passed: passed + measured, failed, skipped, errors: 0, total: null };
    return { word: match[1] ?? '', tests: passed + failed + skipped + measured, counts };
}
const go = {
    runner: 'go',
    wants: /=== RUN {3}|--- (?:PASS|FAIL|SKIP): |ok {2}\t|\? {3}\t|FAIL\t/,
    reader() {
        const open = new Set();
        const counts = { ..._counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, total: null };
        const run = { runner: 'go', from: 0, to: -1, counts: null, red: [] };
        const packages = { ok: 0, empty: 0, failed: 0 };
        const started = (name) => {
            run.counts = counts;
            if (!name.includes('/') && open.size < 100_000)
                open.add(name);
        };
        const ended = (text) => {
            const [, outcome, name = ''] = /^--- (PASS|FAIL|SKIP): (\S+) \([\d.]+s\)$/.exec(text) ?? [];
            if (!open.delete(name))
                return;
            if (outcome === 'PASS')
                counts.passed = (counts.passed ?? 0) + 1;
            if (outcome === 'FAIL')
                counts.failed += 1;
            if (outcome === 'SKIP')
                counts.skipped += 1;
        };
        const closed = (isOk) => {
            if (isOk)
                counts.passed = (counts.passed ?? 0) + open.size;
            open.clear();
        };
        return {
            line(text, at) {
                (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .extendRun */ .ci)(run, at);
                if (text.startsWith('=== RUN   '))
                    return started(text.slice(10));
                if (text.startsWith('--- '))
                    return ended(text);
                if (/^(?:ok {2}|FAIL)\t/.test(text))
                    closed(text.startsWith('ok'));
                if (/^ok {2}\t/.test(text))
                    packages[text.includes('[no tests to run]') ? 'empty' : 'ok'] += 1;
                if (/^\? {3}\t/.test(text))
                    packages.empty += 1;
                if (/^FAIL\t\S+(?:\t[\d.]+s| \[(?:build|setup) failed\])$/.test(text))
                    packages.failed += 1;
            },
            runs() {
                if (packages.ok + packages.empty + packages.failed === 0)
                    return [];
                const ranNothing = packages.ok + packages.failed === 0;
                const red = [
                    ...(packages.failed > 0 ? [`${packages.failed} packages failed`] : []),
                    ...(ranNothing ? ['no package has tests to run'] : []),
                ];
                return [{ ...run, red, ranNothing }];
            },
        };
    },
};
const Event = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    Action: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    Package: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    Test: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    Output: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
const goJson = (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .fromLines */ .OY)('go-json', /\{"(?:Time|Action|ImportPath)":"/, (runs) => {
    const run = (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .startRun */ .AD)('go-json');
    const { counts } = run;
    const tests = [];
    runs.push(run);
    run.tests = tests;
    const withFailingTest = new Set();
    return (text, at) => {
        if (!/"Action":"(?:pass|fail|skip|build-fail)"/.test(text))
            return;
        const event = parseGoEvent(text);
        if (!event)
            return;
        (0,_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .extendRun */ .ci)(run, at);
        const { Action, Package = '', Test } = event;
        if (Action === 'build-fail')
            run.red.push('a package does not build');
        if (Test === undefined && Action === 'fail') {
            run.red.push(`package ${Package} failed`);
            if (!withFailingTest.has(Package))
                counts.suitesFailed = (counts.suitesFailed ?? 0) + 1;
        }
        if (Test === undefined)
            return;
        const outcome = outcomes[Action];
        if (outcome !== undefined && tests.length < _named_test_js__WEBPACK_IMPORTED_MODULE_3__/* .maxNamedTests */ .FF)
            tests.push({ name: Test, file: Package, outcome });
        if (Action === 'fail' && withFailingTest.size < 10_000)
            withFailingTest.add(Package);
        if (Test.includes('/'))
            return;
        if (Action === 'pass')
            counts.passed = (counts.passed ?? 0) + 1;
        if (Action === 'fail')
            counts.failed += 1;
        if (Action === 'skip')
            counts.skipped += 1;
    };
});
const outcomes = { pass: 'passed', fail: 'failed', skip: 'skipped' };
function asGoText(lines) {
    if (!lines.includes('{"'))
        return lines;
    const read = lines.split('\n').flatMap((line) => {
        const event = /^\{"(?:Time|Action|ImportPath)":"/.test(line) ? parseGoEvent(line) : null;
        if (event === null)
            return [`${line}\n`];
        return event.Output === undefined ? [] : [event.Output];
    });
    return read.length === 0 ? null : read.join('').replace(/\n$/, '');
}
function parseGoEvent(line) {
    try {
        const event = Event.safeParse(JSON.parse(line));
        return event.success ? event.data : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 39587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ emptyNodeFiles),
/* harmony export */   Kx: () => (/* binding */ withoutNodeFiles),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   ez: () => (/* binding */ nonZero),
/* harmony export */   vA: () => (/* binding */ isNodeTestFile),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xC: () => (/* binding */ countExecuted)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

const NONE = { passed: 0, failed: 0, skipped: 0, errors: 0, total: 0 };
function nonZero(counts) {
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count));
}
function countExecuted(counts) {
    const { passed, failed, errors, xfailed = 0, xpassed = 0, flaky = 0 } = counts;
    return (passed ?? 0) + failed + errors + xfailed + xpassed + flaky;
}
function addCounts(runs) {
    const [first, ...rest] = runs;
    if (!first || rest.length === 0)
        return first ?? NONE;
    const extras = ['suitesFailed', 'todo', 'xfailed', 'xpassed', 'flaky', 'notRun', 'deselected', 'emptyFiles'];
    const sum = (key) => runs.reduce((all, run) => (all === null || run[key] === null ? null : all + (run[key] ?? 0)), 0);
    const present = extras.filter((key) => runs.some((run) => run[key] !== undefined));
    return {
        passed: sum('passed'),
        failed: sum('failed') ?? 0,
        skipped: sum('skipped') ?? 0,
        errors: sum('errors') ?? 0,
        total: sum('total'),
        ...Object.fromEntries(present.map((key) => [key, sum(key) ?? 0])),
    };
}
function isNodeTestFile(name) {
    const path = name.trim().replace(/^- /, '').replaceAll('\\\\', '\\');
    if (!/\.[cm]?[jt]sx?$/.test(path) || /(?:^|[\\/])(?:__)?fixtures?(?:__)?[\\/]/.test(path))
        return false;
    if (/^(?:\/|[A-Za-z]:\\)/.test(path))
        return true;
    return (/^[^\s]+$/.test(path) &&
        /(?:^|[\\/])(?:test\.\w+|test-[^\\/]+|[^\\/]+[._-]test\.\w+)$|(?:^|[\\/])test[\\/]/.test(path));
}
function withoutNodeFiles(counts, files) {
    if (files === 0)
        return counts;
    const less = (count) => (count === null ? null : Math.max(0, count - files));
    return { ...counts, passed: less(counts.passed), total: less(counts.total), emptyFiles: files };
}
function emptyNodeFiles(files) {
    if (files === 0)
        return [];
    const what = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(files, 'file');
    return [`node:test counted ${what} in which no test is declared; wrap what they check in test()`];
}


/***/ }),

/***/ 89994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   GC: () => (/* binding */ combineRuns),
/* harmony export */   OY: () => (/* binding */ fromLines),
/* harmony export */   ci: () => (/* binding */ extendRun),
/* harmony export */   iI: () => (/* binding */ isRed),
/* harmony export */   j: () => (/* binding */ rememberRun)
/* harmony export */ });
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);


function fromLines(runner, wants, begin, counted = (runs) => runs.filter(({ to }) => to >= 0)) {
    return {
        runner,
        wants,
        reader() {
            const runs = [];
            return { line: begin(runs), runs: () => counted(runs) };
        },
    };
}
function startRun(runner) {
    return { runner, from: 0, to: -1, counts: { ..._counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, total: null }, red: [] };
}
function extendRun(run, at) {
    if (run.to < 0)
        run.from = at;
    run.to = at;
}
function combineRuns(runs) {
    const [first] = runs;
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .addCounts */ .c5)(runs.flatMap((run) => run.counts ?? []));
    const red = [...new Set(runs.flatMap((run) => run.red))];
    return first === undefined ? [] : [{ ...first, to: (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)(runs.map(({ to }) => to)), counts, red }];
}
function rememberRun(runs, run) {
    runs.push(run);
    if (runs.length < 500)
        return;
    const old = runs.splice(0, 250);
    const red = old.findLast((one) => isRed(one) && !one.doubtful);
    if (red !== undefined)
        runs.unshift(red);
}
function isRed({ counts, red }) {
    return red.length > 0 || (counts !== null && counts.failed + counts.errors + (counts.suitesFailed ?? 0) > 0);
}


/***/ }),

/***/ 80811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ maxNamedTests),
/* harmony export */   XC: () => (/* binding */ getTestTitle),
/* harmony export */   fq: () => (/* binding */ fullName)
/* harmony export */ });
const maxNamedTests = 20_000;
const maxName = 300;
function fullName(parts) {
    return parts
        .map((part) => part.replace(/\s+/g, ' ').trim())
        .filter((part) => part !== '')
        .join(' > ')
        .slice(0, maxName);
}
function getTestTitle({ name }) {
    return name.split(' > ').at(-1) ?? name;
}


/***/ }),

/***/ 88828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ findNamedRunners),
  l: () => (/* binding */ grammars)
});

// EXTERNAL MODULE: ./lib/judge/run/console/cargo-go.js
var cargo_go = __webpack_require__(98930);
// EXTERNAL MODULE: ./lib/judge/run/console/counts.js
var console_counts = __webpack_require__(39587);
// EXTERNAL MODULE: ./lib/judge/run/console/grammar.js
var grammar = __webpack_require__(89994);
;// CONCATENATED MODULE: ./lib/judge/run/console/node-test.js


const nodeTest = (0,grammar/* fromLines */.OY)('node:test', /ℹ (?:tests|suites|pass|fail|cancelled|skipped|todo) \d|✔ .{1,300}\.[cm]?[jt]sx? \(/, (runs) => {
    let empty = 0;
    let block = { from: -2, to: -2, words: {} };
    return (text, at) => {
        const name = /^✔ (.+) \([\d.]+ms\)$/.exec(text)?.[1];
        if (name !== undefined && (0,console_counts/* isNodeTestFile */.vA)(name))
            empty += 1;
        const [, word, digits] = /^ℹ ([a-z]+) (\d+)$/.exec(text) ?? [];
        if (word === undefined || (word !== 'tests' && block.to !== at - 1))
            return;
        if (word === 'tests')
            block = { from: at, to: at, words: {} };
        block.words[word] = Number(digits);
        block.to = at;
        if (word !== 'todo')
            return;
        const { tests: total = 0, pass: passed = 0, fail: failed = 0, skipped = 0, todo, cancelled = 0 } = block.words;
        const all = { passed, failed, skipped, errors: 0, total, ...(0,console_counts/* nonZero */.ez)({ todo }) };
        const counts = (0,console_counts/* withoutNodeFiles */.Kx)(all, empty);
        const red = [
            ...(cancelled > 0 ? [`${cancelled} tests were cancelled`] : []),
            ...(counts.passed === 0 ? (0,console_counts/* emptyNodeFiles */.Bk)(empty) : []),
        ];
        empty = 0;
        (0,grammar/* rememberRun */.j)(runs, { runner: 'node:test', from: block.from, to: at, counts, red });
    };
});

;// CONCATENATED MODULE: ./lib/judge/run/console/runners.json
const runners_namespaceObject = /*#__PURE__*/JSON.parse('{"jest":["jest","jest-json"],"react-scripts":["jest"],"vitest":["vitest","vitest-json","junit-xml","tap"],"mocha":["mocha","mocha-json","junit-xml","tap"],"_mocha":["mocha","mocha-json","junit-xml","tap"],"ava":["ava","tap"],"uvu":["uvu"],"jasmine":["jasmine"],"playwright":["playwright","junit-xml"],"cucumber-js":["cucumber"],"tape":["tap"],"tap":["node-tap","tap"],"pytest":["pytest"],"py.test":["pytest"],"rspec":["rspec","rspec-json"],"phpunit":["phpunit"],"pest":["pest"],"artisan test":["pest","phpunit"],"cargo test":["cargo","nextest"],"cargo nextest":["nextest"],"go test":["go","go-json"],"ctest":["ctest"],"prove":["prove","tap"],"bats":["bats","tap"],"bun test":["bun","junit-xml"],"deno test":["deno","junit-xml","tap"],"sbt":["sbt","scalatest"],"swift test":["swift"],"xcodebuild":["swift"],"dart test":["dart"],"flutter test":["dart"],"mix test":["exunit"],"zig test":["zig"],"zig build":["zig"]}');
;// CONCATENATED MODULE: ./lib/judge/run/console/summary-lines.json
const summary_lines_namespaceObject = /*#__PURE__*/JSON.parse('[{"runner":"jest","wants":"Test Suites: |Tests: |FAIL |No tests found, exiting","failure":"^FAIL ","nothing":"^No tests found","summary":["^Test Suites: .* total$","^Tests: +(?:\\\\d+ [a-z]+, )*\\\\d+ total$"],"counts":{"passed":"^Tests:.* (\\\\d+) passed","failed":"^Tests:.* (\\\\d+) failed","skipped":"^Tests:.* (\\\\d+) skipped","todo":"^Tests:.* (\\\\d+) todo","total":"^Tests:.* (\\\\d+) total","suitesFailed":"^Test Suites:.* (\\\\d+) failed"}},{"runner":"vitest","wants":"Test Files {2}|Tests {2}|Errors {2}|Type Errors {2}|RUN {2}v|No test files found, exiting","banner":"^ RUN {2}v\\\\d","nothing":"^No test files found","summary":["^ Test Files {2}(?:no tests|.*\\\\(\\\\d+\\\\)$)","^ {6}Tests {2}(?:no tests|.*\\\\(\\\\d+\\\\)$)",{"line":"^ {1,5}(?:Type )?Errors {2}\\\\d+ errors?$","within":3,"times":"?"},{"line":"^ {1,5}(?:Type )?Errors {2}\\\\d+ errors?$","within":3,"times":"?"}],"counts":{"passed":"^ +Tests.* (\\\\d+) passed","failed":"^ +Tests.* (\\\\d+) failed","skipped":"^ +Tests.* (\\\\d+) skipped","todo":"^ +Tests.* (\\\\d+) todo","xfailed":"^ +Tests.* (\\\\d+) expected","total":"^ +Tests.*\\\\((\\\\d+)\\\\)$","errors":"Errors {2}(\\\\d+)","suitesFailed":"^ Test Files.* (\\\\d+) failed"}},{"runner":"mocha","wants":"\\\\d+ (?:passing|pending|failing)|1\\\\) ","failure":"^ +1\\\\) ","summary":["^ {2}\\\\d+ passing(?: \\\\([^()]*\\\\))?$",{"line":"^ {2}\\\\d+ pending$","times":"?"},{"line":"^ {2}\\\\d+ failing$","times":"?"},{"line":"^ {2}1\\\\) ","within":3,"times":"?"}],"counts":{"passed":"^ {2}(\\\\d+) passing","skipped":"^ {2}(\\\\d+) pending$","failed":"^ {2}(\\\\d+) failing$"}},{"runner":"ava","wants":"\\\\d+ (?:tests?|hooks?|known|uncaught|unhandled|internal) |─[ \\\\t\\\\r]*(?:\\\\n|$)|✘ (?:No tests found|Couldn)","nothing":"^ {2}✘ (?:No tests found|Couldn.t find any (?:files|matching tests))","summary":["^\\\\s*─$",{"line":"^ {2}\\\\d+ (?:tests? (?:passed|failed|skipped|todo)|hooks? failed|known failures?|uncaught exceptions?|unhandled rejections?|internal errors?)$","within":2,"times":"+"}],"counts":{"passed":"(\\\\d+) tests? passed","failed":"(\\\\d+) tests? failed","skipped":"(\\\\d+) tests? skipped","todo":"(\\\\d+) tests? todo","xfailed":"(\\\\d+) known","errors":"(\\\\d+) (?:hooks?|uncaught|unhandled|internal) "},"omitsPassed":true},{"runner":"uvu","wants":"(?:Total|Passed|Skipped): ","summary":["^ {2}Total: +\\\\d+$","^ {2}Passed: +\\\\d+$","^ {2}Skipped: +\\\\d+$"],"counts":{"total":"(?:Total|Skipped): +(\\\\d+)","passed":"Passed: +(\\\\d+)","skipped":"Skipped: +(\\\\d+)"},"rest":"failed"},{"runner":"jasmine","wants":"\\\\d+ specs?, |No specs found|Incomplete: ","nothing":"^No specs found$","summary":["^\\\\d+ specs?, \\\\d+ failures?(?:, \\\\d+ pending specs?)?$",{"line":"^Incomplete: ","within":3,"times":"?"}],"counts":{"total":"^(\\\\d+) specs?,","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) pending"},"red":"^Incomplete: .*"},{"runner":"playwright","wants":"\\\\d+ (?:failed|interrupted|flaky|skipped|did not run|passed|errors? (?:was|were) not a part)|Running \\\\d+ tests? using|Error: No tests found","banner":"^Running \\\\d+ tests? using \\\\d+ workers?","nothing":"^Error: No tests found$","alarm":"^ {2}\\\\d+ errors? (?:was|were) not a part of any test","lastCounts":true,"withoutBanner":[],"summary":[{"line":"^ {2}\\\\d+ failed$","within":0,"times":"?"},{"line":"^ {2}\\\\d+ interrupted$","within":0,"times":"?"},{"line":"^ {2}\\\\d+ flaky$","within":0,"times":"?"},{"line":"^ {2}\\\\d+ skipped$","within":0,"times":"?"},{"line":"^ {2}\\\\d+ did not run$","within":0,"times":"?"},{"line":"^ {2}\\\\d+ passed(?: \\\\([^()]*\\\\))?$","within":0,"times":"?"}],"words":["passed","failed","skipped","flaky"],"counts":{"notRun":"(\\\\d+) did not run"},"red":"\\\\d+ interrupted"},{"runner":"bun","wants":"\\\\d+ (?:pass|fail|skip|todo|errors?|expect\\\\(\\\\) calls|filtered out)\\\\b|Ran \\\\d+ tests? across|bun test v","banner":"^bun test v","summary":[{"line":"^ \\\\d+ [a-z(]","times":"+"},{"line":"^Ran \\\\d+ tests? across \\\\d+ files?\\\\.","within":2}],"counts":{"passed":"^ (\\\\d+) pass$","failed":"^ (\\\\d+) fail$","skipped":"^ (\\\\d+) skip$","todo":"^ (\\\\d+) todo$","errors":"^ (\\\\d+) errors?$","total":"^Ran (\\\\d+)"}},{"runner":"deno","wants":"(?:ok|FAILED) \\\\| \\\\d","summary":["^(?:ok|FAILED) \\\\| \\\\d+ passed(?: \\\\([^()]*\\\\))? \\\\| \\\\d+ failed"],"words":["passed","failed"],"counts":{"skipped":"(\\\\d+) ignored"},"red":"^FAILED"},{"runner":"cucumber","wants":"\\\\d+ scenarios?","summary":["^\\\\d+ scenarios?(?: \\\\([^()]*\\\\))?$"],"words":["passed","failed","skipped"],"counts":{"total":"^(\\\\d+) scenarios?"},"red":"[1-9]\\\\d* (?:undefined|ambiguous|pending)"},{"runner":"pytest","wants":"={3,} |[.FEsxX]{1,200} +\\\\[ *\\\\d+%\\\\]|\\\\d+ [a-z]+(?:,| in )|no tests ran in ","banner":"^=+ test session starts =+$","lastCounts":true,"empty":"^(?:=+ )?no tests ran","failure":"^=+ (?:FAILURES|ERRORS|short test summary info) =+$|^[.sxX]*[FE][.FEsxX]* +\\\\[","summary":["^=+ (?:no tests ran|(?:\\\\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed)(?:, )?)+) in [\\\\d.]+s(?: \\\\([\\\\d:, a-z]+\\\\))? =+$"],"withoutBanner":["^(?:=+ )?(?:no tests ran|(?:\\\\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed)(?:, )?)+) in [\\\\d.]+s(?: \\\\([\\\\d:, a-z]+\\\\))?(?: =+)?$"],"words":["passed","failed","skipped","xfailed","xpassed","deselected"],"counts":{"errors":"(\\\\d+) errors?"}},{"runner":"unittest","wants":"-{70}|Ran \\\\d+ tests? in |OK\\\\b|FAILED\\\\b|NO TESTS RAN","summary":["^-{70}$","^Ran \\\\d+ tests? in [\\\\d.]+s$",{"line":"^(?:OK|FAILED|NO TESTS RAN)(?: \\\\(.*\\\\))?$","within":2}],"counts":{"total":"^Ran (\\\\d+)","failed":"[(,] ?failures=(\\\\d+)","errors":"errors=(\\\\d+)","skipped":"skipped=(\\\\d+)","xfailed":"expected failures=(\\\\d+)","xpassed":"unexpected successes=(\\\\d+)"},"red":"^FAILED"},{"runner":"rspec","wants":"\\\\d+ examples?, |Finished in ","summary":["^Finished in ","^\\\\d+ examples?, \\\\d+ failures?"],"counts":{"total":"^(\\\\d+) examples?,","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) pending","errors":"(\\\\d+) errors? "}},{"runner":"minitest","wants":"\\\\d+ (?:runs|tests), \\\\d+ assertions, ","summary":["^\\\\d+ (?:runs|tests), \\\\d+ assertions, \\\\d+ failures, \\\\d+ errors(?:, .*)?$"],"counts":{"total":"^(\\\\d+)","failed":"(\\\\d+) failures","errors":"(\\\\d+) errors","skipped":"(\\\\d+) (?:skips|pendings|omissions)"}},{"runner":"phpunit","wants":"PHPUnit \\\\d|OK\\\\b|No tests executed!|Tests: \\\\d+, Assertions: |(?:FAILURES|ERRORS|WARNINGS)!","banner":"^PHPUnit \\\\d+\\\\.\\\\S+ by ","nothing":"^No tests executed!$","summary":["^(?:OK, but .*|FAILURES|ERRORS|WARNINGS)!$","^Tests: \\\\d+, Assertions: \\\\d+"],"counts":{"total":"^Tests: (\\\\d+)","failed":"Failures: (\\\\d+)","errors":"Errors: (\\\\d+)","skipped":"Skipped: (\\\\d+)","other":"(?:Incomplete|Risky): (\\\\d+)|Warnings: (?<!^PHPUnit \\\\d\\\\d[\\\\s\\\\S]*)(\\\\d+)"},"red":"^(?:FAILURES|ERRORS|WARNINGS)!"},{"runner":"phpunit","banner":"^PHPUnit \\\\d+\\\\.\\\\S+ by ","summary":["^OK \\\\(\\\\d+ tests?, \\\\d+ assertions?\\\\)$"],"counts":{"total":"^OK \\\\((\\\\d+)"}},{"runner":"pest","wants":"Tests: +\\\\d|Duration: |Time: |INFO {2}No tests found","nothing":"^ +INFO {2}No tests found","summary":["^ {2}Tests: +\\\\d+ [a-z]+(?:, \\\\d+ [a-z]+)*(?: \\\\(\\\\d+ assertions?\\\\))?$","^ {2}(?:Duration|Time): +\\\\d"],"counts":{"passed":"(\\\\d+) (?:passed|warn(?:ings?)?|deprecated|notices?)\\\\b","failed":"(\\\\d+) failed","errors":"(\\\\d+) errors?","skipped":"(\\\\d+) (?:skipped|incomplete)","todo":"(\\\\d+) todos?","notRun":"(\\\\d+) pending"}},{"runner":"nextest","wants":"Summary \\\\[","summary":["^ +Summary \\\\[ *[\\\\d.]+s\\\\] \\\\d+(?:\\\\/\\\\d+)? tests? run: "],"words":["passed","skipped"],"counts":{"total":"(\\\\d+)(?:\\\\/\\\\d+)? tests? run:","failed":"(\\\\d+) (?:failed|timed|exec)"}},{"runner":"ctest","wants":"\\\\d+% tests passed|\\\\d+\\\\/\\\\d+ Test +#\\\\d+:|Test project |No tests were found","banner":"^Test project ","nothing":"^No tests were found!!!","each":"^ *\\\\d+\\\\/\\\\d+ Test +#\\\\d+: .*\\\\*\\\\*\\\\*(?:Skipped|Not Run \\\\(Disabled\\\\))","summary":["^\\\\d+% tests passed(?:,|!,) \\\\d+ tests? failed out of \\\\d+$"],"counts":{"total":"out of (\\\\d+)$|\\\\*\\\\*\\\\*Not Run \\\\(Disabled\\\\)","failed":"(\\\\d+) tests? failed","skipped":"\\\\*\\\\*\\\\*(?:Skipped|Not Run \\\\(Disabled\\\\))"}},{"runner":"bats","wants":"\\\\d+ tests?, \\\\d+ failures?|Finished in ","notAfter":"^Finished in ","summary":["^\\\\d+ tests?, \\\\d+ failures?(?:, \\\\d+ (?:skipped|not run))*(?: in \\\\d+ seconds)?$"],"counts":{"total":"^(\\\\d+) tests?","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) skipped","notRun":"(\\\\d+) not run"}},{"runner":"surefire","wants":"Tests run: \\\\d|BUILD FAILURE","alarm":"^BUILD FAILURE$","sum":true,"summary":["^Tests run: \\\\d+, Failures: \\\\d+, Errors: \\\\d+, Skipped: \\\\d+(?:, Flakes: \\\\d+)?$"],"counts":{"total":"run: (\\\\d+)","failed":"Failures: (\\\\d+)","errors":"Errors: (\\\\d+)","skipped":"Skipped: (\\\\d+)","flaky":"Flakes: (\\\\d+)"}},{"runner":"surefire","instead":true,"alarm":"^BUILD FAILURE$","sum":true,"summary":["^Tests run: \\\\d+, Failures: \\\\d+, Errors: \\\\d+, Skipped: \\\\d+(?:, Flakes: \\\\d+)?(?!, Flakes|\\\\d)."],"counts":{"total":"run: (\\\\d+)","failed":"Failures: (\\\\d+)","errors":"Errors: (\\\\d+)","skipped":"Skipped: (\\\\d+)","flaky":"Flakes: (\\\\d+)"}},{"runner":"gradle","wants":"\\\\d+ tests? completed|BUILD (?:SUCCESSFUL|FAILED) in |(?=.* > )[\\\\w$.]+(?: [\\\\w$.,:()\'-]{1,60}){0,12} > ","summary":["^ *\\\\d+ tests? completed(?:, \\\\d+ failed)?(?:, \\\\d+ skipped)?$"],"words":["failed","skipped"],"counts":{"total":"(\\\\d+) tests? completed"}},{"runner":"gradle","instead":true,"sum":true,"each":"^\\\\S(?=.* > ).* (?:PASSED|FAILED|SKIPPED)(?: \\\\([\\\\d.]+m?s\\\\))?$","summary":["^BUILD (?:SUCCESSFUL|FAILED) in "],"counts":{"passed":" PASSED(?= \\\\([\\\\d.]+m?s\\\\)$|$)","failed":" FAILED(?= \\\\([\\\\d.]+m?s\\\\)$|$)","skipped":" SKIPPED(?= \\\\([\\\\d.]+m?s\\\\)$|$)"},"needsTests":true},{"runner":"dotnet","wants":"(?:Passed|Failed|Skipped)! +- Failed: |Test summary: total: |Test Run (?:Failed|Aborted)\\\\.","alarm":"^Test Run (?:Failed|Aborted)\\\\.","summary":["^Test summary: total: \\\\d+, failed: \\\\d+, succeeded: \\\\d+, skipped: \\\\d+"],"counts":{"total":"total: (\\\\d+)","failed":"failed: (\\\\d+)","passed":"succeeded: (\\\\d+)","skipped":"skipped: (\\\\d+)"}},{"runner":"dotnet","alarm":"^Test Run (?:Failed|Aborted)\\\\.","sum":true,"summary":["^(?:Passed|Failed|Skipped)! +- Failed: +\\\\d+, Passed: +\\\\d+, Skipped: +\\\\d+, Total: +\\\\d+"],"counts":{"total":"Total: +(\\\\d+)","failed":"Failed: +(\\\\d+)","passed":"Passed: +(\\\\d+)","skipped":"Skipped: +(\\\\d+)"}},{"runner":"kotest","wants":"Kotest completed in |Specs: completed \\\\d|Executed \\\\d+ specs|Tests: passed \\\\d|\\\\d+ passed, ","summary":["^\\\\s*Kotest completed in ","^\\\\s*(?:Specs: completed|Executed) \\\\d","^\\\\s*(?:Tests: passed \\\\d+, failed \\\\d+, ignored \\\\d+|\\\\d+ passed, \\\\d+ failed, \\\\d+ ignored)$"],"counts":{"passed":"passed (\\\\d+)|(\\\\d+) passed","failed":"failed (\\\\d+)|(\\\\d+) failed","skipped":"ignored (\\\\d+)|(\\\\d+) ignored"}},{"runner":"sbt","wants":"(?:Passed|Failed|Error): Total \\\\d+, Failed ","sum":true,"summary":["^(?:Passed|Failed|Error): Total \\\\d+, Failed \\\\d+, Errors \\\\d+, Passed \\\\d+(?:, \\\\w+ \\\\d+)*$"],"counts":{"total":"Total (\\\\d+)","failed":"Failed (\\\\d+)","errors":"Errors (\\\\d+)","passed":"Passed (\\\\d+)","skipped":", (?!Failed|Errors|Passed)\\\\w+ (\\\\d+)"}},{"runner":"scalatest","wants":"Suites: completed \\\\d|Tests: succeeded \\\\d","summary":["^Suites: completed \\\\d+, aborted \\\\d+","^Tests: succeeded \\\\d+, failed \\\\d+, canceled \\\\d+, ignored \\\\d+, pending \\\\d+$"],"counts":{"passed":"succeeded (\\\\d+)","failed":"failed (\\\\d+)","skipped":"(?:canceled|ignored|pending) (\\\\d+)","suitesFailed":"aborted (\\\\d+)"}},{"runner":"swift","wants":"Test Suite \'(?:All|Selected) tests\' |Executed \\\\d+ tests?, with |[◇✔✘➜] Test ","banner":"^Test Suite \'[A-Z]\\\\w+ tests\' started","lastCounts":true,"sum":true,"summary":["^Test Suite \'[A-Z]\\\\w+ tests\' (?:passed|failed) at ","^\\\\s+Executed \\\\d+ tests?, with (?:\\\\d+ tests? skipped and )?\\\\d+ failures? \\\\(\\\\d+ unexpected\\\\) in "],"counts":{"total":"Executed (\\\\d+)","skipped":"(\\\\d+) tests? skipped","failed":"(\\\\d+) failures?"}},{"runner":"swift","banner":"^◇ Test run started\\\\.$","lastCounts":true,"sum":true,"each":"^✘ Test (?!run with ).+ failed after |^➜ Test .+ skipped","summary":["^[✔✘] Test run with \\\\d+ tests?(?: in \\\\d+ suites?)? (?:passed|failed) after "],"counts":{"total":"^[✔✘] Test run with (\\\\d+)","failed":"^✘ Test ","skipped":"^➜ Test"},"red":"^✘ Test run with .* failed"},{"runner":"dart","wants":"\\\\d+:\\\\d\\\\d [+\\\\u001b]|\\\\+\\\\d+[ :\\\\u001b]|::error::\\\\d+ tests? passed|🎉 \\\\d+ tests? passed|No tests ran\\\\.","nothing":"^No tests ran\\\\.$","summary":["^(?:\\\\d+:\\\\d\\\\d )?\\\\+\\\\d+(?: ~\\\\d+)?(?: -\\\\d+)?: (?:All (?:other )?tests (?:passed|skipped)|Some tests failed|No tests ran)[.!]|^(?:🎉 |::error::)\\\\d+ tests? passed(?:, \\\\d+ failed)?(?:, \\\\d+ skipped)?\\\\.$"],"counts":{"passed":"^(?:\\\\d+:\\\\d\\\\d )?\\\\+(\\\\d+)|(\\\\d+) tests? passed","skipped":" ~(\\\\d+)|(\\\\d+) skipped","failed":" -(\\\\d+)|(\\\\d+) failed"},"red":"Some tests failed"},{"runner":"exunit","wants":"Running ExUnit with seed|Randomized with seed|Finished in |\\\\d+ [a-z_]+, \\\\d+ ","banner":"^R(?:unning ExUnit|andomized) with seed","lastCounts":true,"sum":true,"summary":["^Finished in ",{"line":"^(?:\\\\d+ (?!examples?|scenarios?|specs?)[a-z_]+, )+\\\\d+ failures?(?:, \\\\d+ (?:excluded|invalid|skipped))*(?: \\\\(\\\\d+ excluded\\\\))?$","within":0}],"counts":{"total":"(\\\\d+) (?!failure|excluded|invalid|skipped)[a-z_]+,","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) skipped","errors":"(\\\\d+) invalid","deselected":"(\\\\d+) excluded","other":", (\\\\d+) excluded"}},{"runner":"zig","wants":"All \\\\d+ tests passed|\\\\d+ passed; \\\\d+ skipped|Build Summary: ","summary":["^All \\\\d+ tests passed\\\\.$|^\\\\d+ passed; \\\\d+ skipped; \\\\d+ failed\\\\.$|^Build Summary: \\\\d+\\\\/\\\\d+ steps succeeded(?:; \\\\d+ \\\\w+)*?; \\\\d+\\\\/\\\\d+ tests passed(?:; \\\\d+ [a-z ]+)*"],"counts":{"passed":"^All (\\\\d+) tests|^(\\\\d+) passed|; (\\\\d+)\\\\/\\\\d+ tests passed","skipped":"(?<=passed.*; )(\\\\d+) skipped","failed":"(?<=passed.*; )(\\\\d+) (?:failed|crashed|timed)"},"red":"(?<=passed.*; )[1-9]\\\\d* leaked"}]');
;// CONCATENATED MODULE: ./lib/judge/run/console/summary-lines.js



const maxLine = 2000;
const rows = summary_lines_namespaceObject;
const summaryGrammars = rows.flatMap(({ runner, wants }) => {
    if (wants === undefined)
        return [];
    const own = rows.filter((row) => row.runner === runner).map((row) => ({ row, begin: buildReading(row) }));
    return [{ runner, wants: new RegExp(wants), reader: () => buildSummaryReader(own) }];
});
function buildSummaryReader(own) {
    const parts = own.map(({ row, begin }) => {
        const runs = [];
        return { row, runs, line: begin(runs) };
    });
    return {
        line(text, at) {
            for (const part of parts)
                part.line(text, at);
        },
        runs() {
            let all = [];
            for (const { row, runs } of parts)
                if (!row.instead || all.length === 0)
                    all = all.concat(row.sum ? (0,grammar/* combineRuns */.GC)(runs) : runs);
            return parts.every(({ row }) => row.sum) ? (0,grammar/* combineRuns */.GC)(all.sort((one, other) => one.from - other.from)) : all;
        },
    };
}
function buildReading(row) {
    const [steps, bare] = [row.summary, row.withoutBanner ?? row.summary].map((lines) => lines.map(compileStep));
    const [banner, each, alarm] = [row.banner, row.each, row.alarm].map(compilePattern);
    const [nothing, empty, failure, notAfter] = [row.nothing, row.empty, row.failure, row.notAfter].map(compilePattern);
    const words = (row.words ?? []).map((word) => [word, `(\\d+) ${word}`]);
    const patterns = words.concat(Object.entries(row.counts ?? {}));
    const counts = patterns.map(([count, source]) => [count, new RegExp(source, 'gm')]);
    const redText = row.red === undefined ? undefined : new RegExp(row.red, 'gm');
    return (runs) => {
        const { runner } = row;
        const foundNone = { counts: null, red: [`${runner} found no tests`], ranNothing: true };
        let block;
        let session = { from: -1, text: '' };
        let isOpen = false;
        let sessionOfLast;
        let tests = {};
        let firstTest;
        let alarms = [];
        let sawFailure = false;
        let otherAt = -2;
        const begin = (text, at) => {
            session = { from: at, text: text.slice(0, 200) };
            isOpen = true;
            [tests, alarms, sawFailure] = [{}, [], false];
        };
        const started = (from, at) => {
            if (banner === undefined && firstTest !== undefined)
                return firstTest;
            return row.sum ? at : isOpen ? session.from : from;
        };
        const add = (run) => {
            if (row.lastCounts && sessionOfLast === session && (row.sum || session.from >= 0))
                runs.pop();
            for (const before of row.sum ? (0,grammar/* combineRuns */.GC)(runs.splice(0)) : [])
                runs.push(before);
            (0,grammar/* rememberRun */.j)(runs, run);
            sessionOfLast = session;
            isOpen &&= row.lastCounts === true;
        };
        const complete = (ended) => {
            const result = findCounts(`${session.text}\n${ended.text}`, counts);
            for (const [count, reported = 0] of listEntries(ended.each))
                result[count] = count === 'total' ? (result.total ?? 0) + reported : Math.max(result[count] ?? 0, reported);
            if (row.needsTests && !result.passed && !result.failed)
                return;
            const args = redText === undefined ? [] : [...ended.text.matchAll(redText)].map(([word]) => word.trim().slice(0, 200));
            const run = ended.run ?? { runner, from: ended.from, to: ended.to, counts: null, red: [] };
            const { counts: all, isOff } = addTotals(result, row);
            const off = isOff ? [`the counts of ${runner} do not add up`] : [];
            const red = [...alarms, ...off, ...args.map((word) => `${runner} says ${word}`)];
            Object.assign(run, { to: ended.to, counts: all, red }, empty?.test(ended.text) ? foundNone : {});
            if (failure)
                run.doubtful = run.counts !== null && (0,grammar/* isRed */.iI)(run) && !ended.sawFailure;
            if (ended.run === undefined)
                add(run);
            ended.run = run;
        };
        return (text, at) => {
            if (notAfter?.test(text))
                otherAt = at;
            if (otherAt === at - 1)
                return;
            if (banner?.test(text))
                begin(text, at);
            if (failure?.test(text))
                sawFailure = true;
            if (nothing?.test(text)) {
                (0,grammar/* rememberRun */.j)(runs, { runner, from: at, to: at, ...foundNone });
                sessionOfLast = undefined;
            }
            if (alarm?.test(text) && alarms.length < 20) {
                alarms.push(text.trim().slice(0, 200));
                if (sessionOfLast === session)
                    runs.at(-1)?.red.push(text.trim().slice(0, 200));
            }
            if (each?.test(text)) {
                findCounts(text, counts, tests);
                firstTest ??= at;
            }
            const expected = (session.from < 0 ? bare : steps) ?? [];
            const next = block === undefined ? -1 : followingStep(expected, block, text, at);
            if (block !== undefined && next >= 0) {
                Object.assign(block, { step: next, to: at, text: `${block.text}\n${text}`.slice(0, 5 * maxLine) });
                if (failure?.test(text))
                    block.sawFailure = true;
            }
            else {
                const step = firstStep(expected, text);
                if (step < 0)
                    return;
                block = { step, from: at, to: at, text: text.slice(0, maxLine), sawFailure, each: {} };
            }
            if (expected.some(({ isNeeded }, location) => isNeeded && location > (block?.step ?? 0)))
                return;
            if (block.run === undefined) {
                block.from = started(block.from, at);
                [block.each, tests, firstTest] = [tests, {}, undefined];
                sawFailure &&= isOpen;
            }
            complete(block);
        };
    };
}
function compileStep(step) {
    const { line, within = 1, times = '' } = typeof step === 'string' ? { line: step } : step;
    return {
        line: new RegExp(line),
        within: within === 0 ? Number.POSITIVE_INFINITY : within,
        isNeeded: times === '' || times === '+',
        isRepeated: times === '+' || times === '*',
    };
}
function compilePattern(source) {
    return source === undefined ? undefined : new RegExp(source);
}
function firstStep(steps, text) {
    const last = steps.findIndex(({ isNeeded }) => isNeeded);
    return steps.slice(0, last < 0 ? steps.length : last + 1).findIndex(({ line }) => line.test(text));
}
function followingStep(steps, { step, to }, text, at) {
    if (steps[step]?.isRepeated && to === at - 1 && steps[step]?.line.test(text))
        return step;
    for (const [location, { line, within, isNeeded }] of steps.entries()) {
        if (location <= step)
            continue;
        if (at - to <= within && line.test(text))
            return location;
        if (isNeeded)
            break;
    }
    return -1;
}
function findCounts(text, counts, result = {}) {
    for (const [count, number] of counts)
        for (const [, ...digits] of text.matchAll(number))
            result[count] = (result[count] ?? 0) + Number(digits.find((digit) => digit !== undefined) ?? 1);
    return result;
}
function listEntries(result) {
    return Object.entries(result);
}
function addTotals({ other = 0, ...found }, row) {
    const { total = null, skipped = 0, errors = 0, suitesFailed, ...more } = found;
    const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, notRun = 0 } = more;
    const isFailedLeft = row.rest === 'failed';
    const isPassedLeft = row.counts?.passed === undefined && !row.words?.includes('passed');
    const max = isPassedLeft && total !== null ? Math.max(1, total - skipped) : Number.POSITIVE_INFINITY;
    const reported = Math.min(found.failed ?? 0, max);
    const apart = skipped + errors + other + todo + xfailed + xpassed + flaky + notRun;
    const remaining = (total ?? 0) - apart - (found.passed ?? 0) - reported;
    const failed = isFailedLeft ? Math.max(0, remaining) : reported;
    const isOmitted = row.omitsPassed === true && failed + errors + xfailed > 0;
    const passed = found.passed ?? (isOmitted ? null : isPassedLeft ? Math.max(0, remaining) : 0);
    const counts = {
        ...{ passed, failed, skipped, errors, total },
        ...(row.counts?.suitesFailed === undefined ? {} : { suitesFailed: suitesFailed ?? 0 }),
        ...(0,console_counts/* nonZero */.ez)({ todo, xfailed, xpassed, flaky, notRun, deselected: more.deselected }),
    };
    return { counts, isOff: (isFailedLeft || isPassedLeft) && remaining < 0 && failed + errors === 0 };
}

// EXTERNAL MODULE: ./lib/judge/run/console/named-test.js
var named_test = __webpack_require__(80811);
;// CONCATENATED MODULE: ./lib/judge/run/console/tap.js



const tap = {
    runner: 'tap',
    names: ['tap', 'node-tap', 'prove'],
    wants: /(?:not )?ok(?: \d| - )|TAP version |1\.\.\d+|# (?:tests|pass|fail|cancelled|skip|skipped|todo|Subtest:) |location: |# \{ total|Bail out!|\}|\.\.\.[ \t]*$|---[ \t]*$/,
    reader() {
        let current = new TapDocument();
        const documents = [current];
        let [from, to] = [-1, -1];
        return {
            line(text, at) {
                if (text.startsWith('TAP version ') && current.points.seen > 0 && documents.length < 1000) {
                    current = new TapDocument();
                    documents.push(current);
                }
                if (!current.line(text))
                    return;
                if (from < 0)
                    from = at;
                to = at;
            },
            runs() {
                const announced = documents.filter((document) => document.announced);
                if (announced.length === 0 || to < 0)
                    return [];
                const counts = (0,console_counts/* addCounts */.c5)(announced.map((document) => document.counts()));
                const red = announced.flatMap((document) => document.red());
                return [{ runner: announced.some((document) => document.totals) ? 'node-tap' : 'tap', from, to, counts, red }];
            },
            tests: () => documents.flatMap(({ points }) => points.tests).slice(0, named_test/* maxNamedTests */.FF),
        };
    },
};
class TapDocument {
    points = new Points();
    announced = false;
    totals;
    trailer = {};
    bails = [];
    plan;
    yaml;
    line(text) {
        this.points.describe(text);
        if (this.yaml !== undefined) {
            const closed = text === `${this.yaml}...`;
            if (!closed && (text.startsWith(this.yaml) || !this.points.isPoint(text)))
                return false;
            this.yaml = undefined;
        }
        return this.points.add(text) || this.comment(text.trimStart(), text);
    }
    counts() {
        const { total = 0, pass: passed = 0, fail: failed = 0, skip: skipped = 0, todo } = this.totals ?? {};
        if (this.totals)
            return { passed, failed, skipped, errors: 0, total, ...(0,console_counts/* nonZero */.ez)({ todo }) };
        const counts = withTrailer(this.points, this.trailer);
        return this.isNode ? (0,console_counts/* withoutNodeFiles */.Kx)(counts, this.points.nodeFiles) : counts;
    }
    red() {
        const { plan, points, totals, trailer } = this;
        const missing = plan === undefined
            ? 'there is no plan, so the run did not finish'
            : `the plan says ${plan} tests, there are ${points.top}`;
        return [
            ...this.bails,
            ...(points.top === plan || totals !== undefined ? [] : [missing]),
            ...((trailer.cancelled ?? 0) > 0 ? [`${trailer.cancelled} tests were cancelled`] : []),
            ...(this.isNode && this.counts().passed === 0 ? (0,console_counts/* emptyNodeFiles */.Bk)(points.nodeFiles) : []),
            ...(points.parentsFailed > 0 && this.counts().failed === 0 ? ['a group of tests failed'] : []),
        ];
    }
    get isNode() {
        return this.trailer.cancelled !== undefined;
    }
    comment(message, text) {
        if (message === '}')
            this.points.closeBlock(text.length - 1);
        if (message === '---' && this.points.seen > 0)
            this.yaml = text.slice(0, text.length - 3);
        if (/^(?:TAP version \d+|1\.\.\d+)/.test(message))
            this.announced = true;
        if (message.startsWith('Bail out!'))
            this.bails.push(message.slice(0, 200));
        const plan = /^1\.\.(\d+)(?: *#.*)?$/.exec(text)?.[1];
        if (plan !== undefined)
            this.plan = (this.plan ?? 0) + Number(plan);
        const [, word, digits] = /^# (tests|pass|fail|cancelled|skip|skipped|todo) +(\d+)$/.exec(text) ?? [];
        if (word)
            this.trailer[word] = Number(digits);
        if (text.startsWith('# { total: '))
            this.totals = parseTapCounts(text);
        return plan !== undefined || word !== undefined || this.totals !== undefined;
    }
}
class Points {
    counts = { ...console_counts/* NONE */.x3, total: null, todo: 0 };
    failedTodo = 0;
    parentsFailed = 0;
    top = 0;
    seen = 0;
    leavesSeen = 0;
    nodeFiles = 0;
    tests = [];
    suites = new Map();
    deepest = -1;
    describe(text) {
        const [, indent = '', suite] = /^( *)# Subtest: (.+)$/.exec(text) ?? [];
        if (suite !== undefined)
            this.suites.set(indent.length, suite);
        const file = /^ *location: '(.+?):\d+:\d+'$/.exec(text)?.[1];
        const last = this.tests.at(-1);
        if (file !== undefined && last && !last.file)
            this.tests[this.tests.length - 1] = { ...last, file };
    }
    closeBlock(indent) {
        this.deepest = Math.min(this.deepest, indent);
    }
    isPoint(text) {
        return /^ *(?:not )?ok(?: - | \d|$)/.test(text);
    }
    add(text) {
        const [whole, { length: indent } = '', not, message = ''] = /^( *)(not )?ok(?: \d+|(?= - )|$)(?: - | )?(.*)$/.exec(text) ?? [];
        if (whole === undefined)
            return false;
        const [, name = '', directive = ''] = /^(.*?)(?:\s*(?<!\S)# ?(skip|todo)\b.*|\s+# time=\S+)?(?: \{)?$/i.exec(message) ?? [];
        const isParent = indent < this.deepest || text.endsWith(' {');
        this.deepest = indent;
        this.seen += 1;
        if (indent === 0)
            this.top += 1;
        const isFile = not === undefined && (0,console_counts/* isNodeTestFile */.vA)(name);
        if (indent === 0 && !isParent && isFile)
            this.nodeFiles += 1;
        const outcome = directive !== '' ? 'skipped' : not === undefined ? 'passed' : 'failed';
        if (isParent && outcome === 'failed')
            this.parentsFailed += 1;
        if (!isParent)
            this.count(outcome, directive, not !== undefined);
        this.name(name, outcome, indent, isParent || isFile);
        return true;
    }
    count(outcome, directive, isRed) {
        this.leavesSeen += 1;
        if (/todo/i.test(directive)) {
            this.counts.todo += 1;
            if (isRed)
                this.failedTodo += 1;
        }
        else if (outcome === 'passed')
            this.counts.passed = (this.counts.passed ?? 0) + 1;
        else
            this.counts[outcome] += 1;
    }
    name(name, outcome, indent, isGroup) {
        const around = [...this.suites].filter(([depth]) => depth < indent).map(([, suite]) => suite);
        for (const depth of this.suites.keys())
            if (depth >= indent)
                this.suites.delete(depth);
        if (name === '' || this.tests.length >= named_test/* maxNamedTests */.FF)
            return;
        this.tests.push({ name: (0,named_test/* fullName */.fq)([...around, name]), outcome, ...(isGroup ? { isGroup } : {}) });
    }
}
function withTrailer({ counts: leaves, failedTodo, leavesSeen }, trailer) {
    const { pass = 0, fail = 0, skipped, skip = skipped, todo, tests } = trailer;
    const { todo: leafTodo, ...plain } = leaves;
    const more = (todo ?? leafTodo) ? { todo: todo ?? leafTodo } : {};
    if (trailer.pass === undefined && trailer.fail === undefined)
        return { ...plain, ...more };
    if (todo !== undefined)
        return { ...console_counts/* NONE */.x3, passed: pass, failed: fail, skipped: skip ?? 0, total: tests ?? null, ...more };
    const failed = Math.max(leaves.failed, fail - failedTodo);
    const skippedLeaves = skip ?? leaves.skipped;
    const passed = pass + fail + skippedLeaves > leavesSeen ? Math.max(0, leavesSeen - fail - skippedLeaves) : pass;
    return { ...plain, passed, failed, skipped: skippedLeaves, total: tests ?? null, ...more };
}
function parseTapCounts(text) {
    return Object.fromEntries([...text.matchAll(/(\w+): (\d{1,9})/g)].map(([, key, number]) => [key, Number(number)]));
}
const prove = (0,grammar/* fromLines */.OY)('prove', /(?:not )?ok \d|Failed \d+\/\d+ subtests|\(less \d+ skipped|Files=\d+, Tests=|Result: /, (runs) => {
    const none = { failed: 0, skipped: 0, points: 0, skippedPoints: 0, todo: 0 };
    let observed = { ...none };
    return (text, at) => {
        const [point, not, directive] = /^(not )?ok \d+\b(?:.*#\s*(skip|todo)\b)?/i.exec(text) ?? [];
        if (point !== undefined)
            observed.points += 1;
        if (/skip/i.test(directive ?? ''))
            observed.skippedPoints += 1;
        if (/todo/i.test(directive ?? '') && not !== undefined)
            observed.todo += 1;
        observed.failed += Number(/^Failed (\d+)\/\d+ subtests/.exec(text)?.[1] ?? 0);
        observed.skipped += Number(/^\t\(less (\d+) skipped subtests?:/.exec(text)?.[1] ?? 0);
        const total = /^Files=\d+, Tests=(\d+),/.exec(text)?.[1];
        if (total !== undefined) {
            const { failed, todo: xfailed } = observed;
            const skipped = observed.points > 0 ? observed.skippedPoints : observed.skipped;
            const passed = Math.max(0, Number(total) - failed - skipped - xfailed);
            const counts = { passed, failed, skipped, errors: 0, total: Number(total), ...(0,console_counts/* nonZero */.ez)({ xfailed }) };
            (0,grammar/* rememberRun */.j)(runs, { runner: 'prove', from: at, to: at, counts, red: [] });
            observed = { ...none };
        }
        const result = /^Result: (FAIL|NOTESTS)$/.exec(text)?.[1];
        const last = runs.at(-1);
        if (result && last?.to === at - 1)
            last.red.push(`prove says ${result}`);
    };
});

;// CONCATENATED MODULE: ./lib/judge/run/console/test-lines.json
const test_lines_namespaceObject = /*#__PURE__*/JSON.parse('[{"names":["cargo"],"wants":"test \\\\S","form":"^test (?<name>.+?)(?: - should panic)? \\\\.\\\\.\\\\. (?<word>ok|FAILED|ignored)\\\\b","words":{"ok":"passed","FAILED":"failed","ignored":"skipped"}},{"names":["go"],"wants":"--- (?:PASS|FAIL|SKIP): ","form":"^ *--- (?<word>PASS|FAIL|SKIP): (?<name>\\\\S+) \\\\([\\\\d.]+s\\\\)$","words":{"PASS":"passed","FAIL":"failed","SKIP":"skipped"}},{"names":["nextest"],"wants":"(?:PASS|FAIL|SKIP|LEAK) \\\\[","form":"^ *(?<word>PASS|FAIL|SKIP|LEAK) \\\\[[^\\\\]]*\\\\](?: +\\\\([^)]*\\\\))? +(?<file>\\\\S+) (?<name>\\\\S+)$","words":{"PASS":"passed","FAIL":"failed","SKIP":"skipped","LEAK":"passed"}},{"names":["pytest"],"wants":"[\\\\w./-]{1,300}\\\\.py::|\\\\[gw\\\\d","form":"^(?<file>\\\\S+\\\\.py)::(?<name>.+?) (?<word>PASSED|XPASS|FAILED|ERROR|SKIPPED|XFAIL)(?: |$)","words":{"PASSED":"passed","XPASS":"passed","FAILED":"failed","ERROR":"failed","SKIPPED":"skipped","XFAIL":"skipped"}},{"names":["pytest"],"wants":"[\\\\w./-]{1,300}\\\\.py::|\\\\[gw\\\\d","form":"^\\\\[gw\\\\d+\\\\](?: \\\\[ *\\\\d+%\\\\])? (?<word>PASSED|XPASS|FAILED|ERROR|SKIPPED|XFAIL) (?<file>\\\\S+\\\\.py)::(?<name>.+)$","words":{"PASSED":"passed","XPASS":"passed","FAILED":"failed","ERROR":"failed","SKIPPED":"skipped","XFAIL":"skipped"}},{"names":["bun"],"wants":"\\\\((?:pass|fail|skip|todo)\\\\) ","form":"^\\\\((?<word>pass|fail|skip|todo)\\\\) (?<name>.+?)(?: \\\\[[\\\\d.]+m?s\\\\])?$","words":{"pass":"passed","fail":"failed","skip":"skipped","todo":"skipped"}},{"names":["ctest"],"wants":"\\\\d+\\\\/\\\\d+ Test +#\\\\d+: ","form":"^ *\\\\d+\\\\/\\\\d+ Test +#\\\\d+: (?<name>.+?) \\\\.{2,} *(?<word>Passed|\\\\*\\\\*\\\\*(?:Skipped|Not Run)|\\\\*\\\\*\\\\*)","words":{"Passed":"passed","***":"failed","***Skipped":"skipped","***Not Run":"skipped"}}]');
;// CONCATENATED MODULE: ./lib/judge/run/console/test-lines.js



function testLines(names, wants, begin) {
    return {
        runner: `tests of ${names.join(', ')}`,
        names,
        wants,
        reader() {
            const tests = [];
            const line = begin(tests);
            return {
                line: (text) => {
                    if (tests.length < named_test/* maxNamedTests */.FF)
                        line(text);
                },
                runs: () => [],
                tests: () => tests,
            };
        },
    };
}
const oneEach = test_lines_namespaceObject.map(({ names, wants, form, words }) => {
    const [line, outcomes] = [new RegExp(form), words];
    return testLines(names, new RegExp(wants), (tests) => (text) => {
        const { name = '', word = '', file } = line.exec(text)?.groups ?? {};
        const outcome = outcomes[word];
        if (outcome !== undefined && name !== '')
            tests.push({ name: (0,named_test/* fullName */.fq)([name]), ...(file ? { file } : {}), outcome });
    });
});
const marks = Object.fromEntries(['passed ✔✓', 'failed ✖✕✗✘×', 'skipped ﹣○↓✎□'].flatMap((row) => {
    const [outcome, signs = ''] = row.split(' ');
    return [...signs].map((sign) => [sign, outcome]);
}));
const tookPattern = / (?:\(\d[\d.]* ?m?s\)|\d[\d.]*m?s)$/;
const marked = testLines(['node:test', 'mocha', 'ava', 'jest', 'vitest', 'bats', 'playwright'], new RegExp(`[${Object.keys(marks).join('')}▶] |test at \\S`), (tests) => {
    let open = [];
    let at;
    return (text) => {
        const location = /^test at (.+?):\d+:\d+$/.exec(text)?.[1];
        const [, indent = '', mark = '', rest = ''] = /^( *)(\S) +(.+)$/.exec(text) ?? [];
        const reported = at;
        at = location;
        const [message = '', directive] = rest.split(/ # (?=(?:SKIP|TODO)\b)/);
        const name = (0,named_test/* fullName */.fq)([
            message.replace(tookPattern, '').replace(/^(?:skipped|todo|\d+) (?=\S)|:\d+:\d+(?= )/g, ''),
        ]);
        const outcome = directive === undefined ? marks[mark] : 'skipped';
        if (location !== undefined || name === '' || /\(\d+ tests?\b|^failing tests:$/.test(name))
            return;
        if (reported !== undefined)
            return placeFailed(tests, name, reported);
        open = open.filter((suite) => suite.indent < indent.length || (suite.indent === indent.length && suite.name === name));
        const own = open.find((suite) => suite.indent === indent.length);
        const around = open.filter((suite) => suite !== own);
        if (mark === '▶' && own === undefined)
            open.push({ indent: indent.length, name, hasFailed: false });
        if (outcome === 'failed')
            for (const suite of around)
                suite.hasFailed = true;
        const isEmptyFile = outcome === 'passed' && (0,console_counts/* isNodeTestFile */.vA)(name);
        if (outcome !== undefined) {
            const isGroup = isEmptyFile || (own !== undefined && (outcome !== 'failed' || own.hasFailed));
            tests.push({
                name: (0,named_test/* fullName */.fq)([...around.map((suite) => suite.name), name]),
                outcome,
                ...(isGroup ? { isGroup } : {}),
            });
        }
        if (own !== undefined)
            open = around;
    };
});
function placeFailed(tests, title, file) {
    const index = tests.findIndex((test) => test.outcome === 'failed' && !test.file && (0,named_test/* getTestTitle */.XC)(test) === title);
    const test = tests[index];
    if (test !== undefined)
        tests[index] = { ...test, file };
}
const mochaOthers = testLines(['mocha'], /\d+\) \S|- \S|\d+ passing\b/, (tests) => {
    let isOver = false;
    return (text) => {
        if (/^ {2}\d+ passing/.test(text))
            isOver = true;
        const [, mark, name = ''] = /^ {2,}(\d+\)|-) (.+)$/.exec(text) ?? [];
        if (mark !== undefined && !isOver)
            tests.push({ name: (0,named_test/* fullName */.fq)([name.replace(tookPattern, '')]), outcome: mark === '-' ? 'skipped' : 'failed' });
    };
});
const namedFailures = testLines(['jest', 'vitest'], /● \S|FAIL {2}\S/, (tests) => {
    const seen = new Set();
    return (text) => {
        const jest = /^ {2}● (.+)$/.exec(text)?.[1]?.split(' › ');
        const [file, ...vitest] = /^ FAIL {2}(.+)$/.exec(text)?.[1]?.split(' > ') ?? [];
        const name = (0,named_test/* fullName */.fq)(jest ?? (vitest.length > 0 ? vitest : [file ?? '']));
        if (name === '' || seen.has(`${file}\n${name}`))
            return;
        seen.add(`${file}\n${name}`);
        tests.push({ name, ...(vitest.length > 0 && file ? { file } : {}), outcome: 'failed' });
    };
});
const unittest = testLines(['unittest'], /test\w* \(|FAIL: |ERROR: /, (tests) => {
    const words = { ok: 'passed', FAIL: 'failed', ERROR: 'failed' };
    const full = (title, location) => location.endsWith(`.${title}`) ? location : `${location}.${title}`;
    return (text) => {
        const [, name = '', within = '', word = ''] = /^(\w+) \(([\w.]+)\).* \.\.\. (.*)$/.exec(text) ?? [];
        const [, failed = '', where = ''] = /^(?:FAIL|ERROR): (\w+) \(([\w.]+)\)/.exec(text) ?? [];
        if (name !== '' && (words[word] !== undefined || /^(?:skipped|expected)/.test(word)))
            tests.push({ name: full(name, within), outcome: words[word] ?? 'skipped' });
        const isTold = tests.some((test) => test.outcome === 'failed' && test.name === full(failed, where));
        if (failed !== '' && !isTold)
            tests.push({ name: full(failed, where), outcome: 'failed' });
    };
});
const testLineGrammars = [marked, mochaOthers, namedFailures, unittest, ...oneEach];

;// CONCATENATED MODULE: ./lib/judge/run/console/runners.js






const grammars = [
    ...[nodeTest, tap, prove, cargo_go/* cargo */.Zt, cargo_go.go, cargo_go/* goJson */.Pl],
    ...summaryGrammars,
    ...testLineGrammars,
];
const commands = runners_namespaceObject;
function findNamedRunners(command) {
    const args = command.slice(0, 2000).split(/[\s;&|()'"=]+/);
    const names = args.map((word) => word.replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|py|php|phar)$/, ''));
    const pairs = names.map((name, at) => `${name} ${names[at + 1] ?? ''}`);
    return [...new Set([...names, ...pairs])].flatMap((name) => Object.hasOwn(commands, name) ? [commands[name] ?? []] : []);
}


/***/ }),

/***/ 50067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unwrapped),
/* harmony export */   N: () => (/* binding */ stripEscapes)
/* harmony export */ });
const stampPattern = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z ?/;
const columnsPattern = /^(?:\d{1,9}[:-])?([^\t]{1,200}\t[^\t]{0,200})\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/;
const numberedPattern = /^\d{1,9}[:-](?=\d{4}-\d\d-\d\dT)/;
const bracketPattern = /^\[([^\]]{1,60})\]:? ?/;
const noTask = /^(?:INFO|ERROR|WARNING|WARN|DEBUG|SUCCESS)$|\d\d:\d\d/i;
const taskPattern = /^(@?[\w./-]{1,80}(?:[:#][\w:.-]{0,60}| )(?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}(?<!:)):(?!:) ?/;
function unwrapped(line) {
    const [whole = '', job = ''] = (line.includes('\t') && columnsPattern.exec(line)) || [];
    if (whole === '' && line.startsWith(' '))
        return { text: line, task: '' };
    const inner = line.slice(whole.length);
    const text = /^[\d\uFEFF]/.test(inner) ? inner.replace(numberedPattern, '').replace(stampPattern, '') : inner;
    const [prefix = '', name = ''] = bracketPattern.exec(text) ?? ((text.includes(':') && taskPattern.exec(text)) || []);
    const isTask = name !== '' && !noTask.test(name);
    return { text: text.slice(prefix.length), task: isTask ? `${job}\n${name}` : job };
}
function stripEscapes(line) {
    const escaped = line.includes('^[') ? line.replaceAll('^[', '\u001b') : line;
    if (!escaped.includes('\u001b'))
        return line;
    return escaped.replace(/\u001b(?:\[[0-?]{0,40}[ -/]{0,4}[@-~]|\][^\u0007\u001b]{0,1000}(?:\u0007|\u001b\\)|[()][0-9A-B]|[@-Z\\^_=>78])/g, '');
}


/***/ }),

/***/ 48244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69658);
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75824);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80811);





function readReport(text) {
    const body = text.replace(/^\uFEFF/, '').trimStart();
    if (body.startsWith('<'))
        return readXmlReport(body);
    if (body.startsWith('{'))
        return readJsonReport(body);
    return null;
}
const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().catch(undefined);
const list = (item) => zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item).default([]);
const outcomes = { passed: 'passed', failed: 'failed' };
function named(parts, file, outcome) {
    return { name: (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_2__/* .fullName */ .fq)(parts.filter((part) => part !== undefined)), ...(file ? { file } : {}), outcome };
}
const bounded = (tests) => tests.slice(0, _console_named_test_js__WEBPACK_IMPORTED_MODULE_2__/* .maxNamedTests */ .FF);
const JestFile = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: text,
    status: text,
    assertionResults: list(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        title: text,
        fullName: text,
        ancestorTitles: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional().catch(undefined),
        status: text,
    })),
})
    .transform(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.map(({ title, fullName: whole, ancestorTitles = [], status: word = '' }) => named(title === undefined ? [whole] : [...ancestorTitles, title], file, outcomes[word] ?? 'skipped'));
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return { status, tests: isBroken ? [...tests, named([file], file, 'failed')] : tests };
});
const MochaTest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ title: text, fullTitle: text, file: text });
const mochaLists = { passes: list(MochaTest), failures: list(MochaTest), pending: list(MochaTest) };
function mochaTests(lists) {
    const of = (tests, outcome) => tests.map(({ title = '', fullTitle = title, file }) => {
        const suites = fullTitle.endsWith(` ${title}`) ? fullTitle.slice(0, -title.length - 1) : undefined;
        return named([suites, title], file, outcome);
    });
    return bounded([...of(lists.passes, 'passed'), ...of(lists.failures, 'failed'), ...of(lists.pending, 'skipped')]);
}
const rspecExamples = list(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ description: text, full_description: text, file_path: text, status: text }));
function rspecTests(examples) {
    return bounded(examples.map(({ description = '', full_description: whole = description, file_path: file, status = '' }) => {
        const suites = whole.endsWith(` ${description}`) ? whole.slice(0, -description.length - 1) : undefined;
        return named(suites === undefined ? [whole] : [suites, description], file, outcomes[status] ?? 'skipped');
    }));
}
const Count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative();
const Jest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    numPassedTests: Count,
    numFailedTests: Count,
    numPendingTests: Count,
    numTodoTests: Count.default(0),
    numTotalTests: Count,
    numRuntimeErrorTestSuites: Count.optional(),
    success: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    testResults: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(JestFile).default([]),
})
    .transform((report) => {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: todo } = report;
    const suitesFailed = report.testResults.filter(({ status }) => status === 'failed').length;
    const more = { suitesFailed, ...(0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .nonZero */ .ez)({ todo }) };
    const counts = { passed, failed, skipped, errors: 0, total: report.numTotalTests, ...more };
    const runner = report.numRuntimeErrorTestSuites === undefined ? 'vitest-json' : 'jest-json';
    const tests = report.testResults.flatMap((file) => file.tests).slice(0, _console_named_test_js__WEBPACK_IMPORTED_MODULE_2__/* .maxNamedTests */ .FF);
    return { runner, counts, tests, red: report.success ? [] : ['the report says success: false'] };
});
const Mocha = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ stats: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ tests: Count, passes: Count, pending: Count, failures: Count }), ...mochaLists })
    .transform(({ stats, ...lists }) => {
    const { passes: passed, failures: failed, pending: skipped, tests: total } = stats;
    const tests = mochaTests(lists);
    return { runner: 'mocha-json', counts: { passed, failed, skipped, errors: 0, total }, tests, red: [] };
});
const Rspec = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        example_count: Count,
        failure_count: Count,
        pending_count: Count,
        errors_outside_of_examples_count: Count.default(0),
    }),
    examples: rspecExamples,
})
    .transform(({ summary, examples }) => {
    const { example_count: total, failure_count: failed, pending_count: skipped } = summary;
    const errors = summary.errors_outside_of_examples_count;
    const counts = { passed: total - failed - skipped, failed, skipped, errors, total };
    return { runner: 'rspec-json', counts, tests: rspecTests(examples), red: [] };
});
const zodUnion = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([Jest, Mocha, Rspec]);
function readJsonReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { unreadable: `is not valid JSON: ${error.message}` };
    }
    const report = zodUnion.safeParse(value);
    return report.success ? report.data : null;
}
const parser = new fast_xml_parser__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    processEntities: false,
    isArray: (name) => /^(?:UnitTestResult|testsuite|testcase|failure|error|skipped|flakyFailure|flakyError)$/.test(name),
});
function readXmlReport(text) {
    const valid = fast_xml_parser__WEBPACK_IMPORTED_MODULE_4__/* .XMLValidator */ .iI.validate(text, { allowBooleanAttributes: true });
    if (valid !== true)
        return { unreadable: `is not valid XML: ${valid.err.msg} (line ${valid.err.line})` };
    const document = parser.parse(text);
    const root = asElement(document.testsuites) ?? { testsuite: document.testsuite };
    if (document.testsuites !== undefined || document.testsuite !== undefined)
        return readJunit(root);
    const run = asElement(document.TestRun);
    const trx = asElement(run?.ResultSummary);
    const results = asElements(asElement(run?.Results)?.UnitTestResult);
    return trx ? { ...readTrx(trx), tests: trxTests(results) } : null;
}
function readJunit(root) {
    const counts = { ..._console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3 };
    const cases = listCases(root);
    for (const { testcase } of cases)
        countCase(testcase, counts);
    const empty = cases.filter(({ testcase }) => isEmptyNodeFile(testcase)).length;
    const result = readSuiteAttributes(root);
    const red = [];
    const bad = counts.failed + counts.errors;
    if (result.bad > bad)
        red.push(`the attributes say ${result.bad} failures and errors, the cases show ${bad}`);
    if (result.tests !== undefined && result.tests !== counts.total)
        red.push(`the attributes say ${result.tests} tests, there are ${counts.total} cases`);
    const declared = (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNodeFiles */ .Kx)(counts, empty);
    if (declared.passed === 0)
        for (const name of (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyNodeFiles */ .Bk)(empty))
            red.push(name);
    return { runner: 'junit-xml', counts: declared, tests: junitTests(cases), red };
}
function isEmptyNodeFile(testcase) {
    const [name, passed] = [testcase['@name'], testcase.failure === undefined && testcase.error === undefined];
    return testcase['@classname'] === 'test' && passed && typeof name === 'string' && (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .isNodeTestFile */ .vA)(name);
}
function countCase(testcase, counts) {
    counts.total = (counts.total ?? 0) + 1;
    if (testcase.error !== undefined)
        counts.errors += 1;
    else if (testcase.failure !== undefined)
        counts.failed += 1;
    else if (testcase.skipped !== undefined)
        counts.skipped += 1;
    else if (testcase.flakyFailure !== undefined || testcase.flakyError !== undefined)
        counts.flaky = (counts.flaky ?? 0) + 1;
    else
        counts.passed = (counts.passed ?? 0) + 1;
}
function listCases(suite, suites = [], file) {
    return [
        ...asElements(suite.testcase).map((testcase) => ({ testcase, suites, file })),
        ...asElements(suite.testsuite).flatMap((inner) => listCases(inner, [...suites, attribute(inner, 'name') ?? ''], attribute(inner, 'file') ?? file)),
    ];
}
function readSuiteAttributes(suite) {
    const [tests, failures = 0, errors = 0] = ['@tests', '@failures', '@errors'].map((name) => asNumber(suite[name]));
    const inner = asElements(suite.testsuite).map(readSuiteAttributes);
    const innerTests = inner.reduce((sum, each) => (sum === undefined || each.tests === undefined ? undefined : sum + each.tests), inner.length > 0 ? asElements(suite.testcase).length : undefined);
    const innerBad = inner.reduce((sum, { bad }) => sum + bad, 0);
    return { tests: tests ?? innerTests, bad: Math.max(failures + errors, innerBad) };
}
function readTrx(summary) {
    const counters = asElement(summary.Counters) ?? {};
    const of = (name) => asNumber(counters[`@${name}`]) ?? 0;
    const [total, executed] = [of('total'), of('executed')];
    const errors = of('error') + of('timeout') + of('aborted');
    const counts = { passed: of('passed'), failed: of('failed'), skipped: total - executed, errors, total };
    return { runner: 'trx', counts, red: summary['@outcome'] === 'Failed' ? ['the report says outcome Failed'] : [] };
}
function asElement(value) {
    return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(value) ? value : undefined;
}
function asElements(value) {
    return Array.isArray(value) ? value.map((item) => asElement(item) ?? {}) : [];
}
function asNumber(value) {
    return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
function junitTests(cases) {
    return bounded(cases.map(({ testcase, suites, file }) => {
        const [name, className] = [attribute(testcase, 'name') ?? '', attribute(testcase, 'classname')];
        const isNode = className === 'test';
        const around = isNode || className === undefined || className === '' ? suites : [className];
        const isBad = testcase.failure !== undefined || testcase.error !== undefined;
        const outcome = isBad ? 'failed' : testcase.skipped !== undefined ? 'skipped' : 'passed';
        const test = named([...around, name], attribute(testcase, 'file') ?? file, outcome);
        return isNode && !isBad && (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .isNodeTestFile */ .vA)(name) ? { ...test, isGroup: true } : test;
    }));
}
function trxTests(results) {
    const words = { Passed: 'passed', NotExecuted: 'skipped' };
    return bounded(results.map((result) => named([attribute(result, 'testName')], undefined, words[attribute(result, 'outcome') ?? ''] ?? 'failed')));
}
function attribute(element, name) {
    const value = element[`@${name}`];
    if (typeof value !== 'string')
        return undefined;
    const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
    return value.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity) => entities[entity] ?? '');
}


/***/ }),

/***/ 41451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withDetails),
/* harmony export */   k: () => (/* binding */ failureText)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _console_cargo_go_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98930);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80811);
/* harmony import */ var _console_wrapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50067);
/* harmony import */ var _lost_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51377);





function withDetails(tests, output) {
    const reds = (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .redTests */ .l8)(tests).slice(0, maxDetails);
    if (reds.length === 0)
        return [...tests];
    const lines = (0,_console_wrapping_js__WEBPACK_IMPORTED_MODULE_2__/* .stripEscapes */ .N)((0,_console_cargo_go_js__WEBPACK_IMPORTED_MODULE_0__/* .asGoText */ .cx)(output) ?? output)
        .split(/\r?\n/)
        .slice(-maxLines);
    const titles = reds.map(_console_named_test_js__WEBPACK_IMPORTED_MODULE_3__/* .getTestTitle */ .XC);
    return tests.map((test) => {
        const detail = reds.includes(test) ? failureDetail((0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_3__/* .getTestTitle */ .XC)(test), titles, lines) : null;
        return detail === null ? test : { ...test, detail };
    });
}
function failureText({ name, file, detail }) {
    const label = (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)({ name: `"${name}"`, file: file === name ? undefined : file });
    return detail === undefined ? label : `${label}: ${detail}`;
}
const maxDetails = 20;
const maxLines = 4_000;
const maxBelow = 60;
const maxChars = 120;
function failureDetail(title, titles, lines) {
    const others = titles.filter((other) => other !== title);
    const blocks = lines.flatMap((line, at) => {
        if (!isNamed(title, line) || line.startsWith('{"'))
            return [];
        const below = lines.slice(at + 1, at + 1 + maxBelow);
        const end = below.findIndex((each) => others.some((other) => isNamed(other, each)));
        const own = line.slice(line.lastIndexOf(title) + title.length).replace(/^ - /, '');
        return [[own, ...(end < 0 ? below : below.slice(0, end))].map((each) => each.trim().replace(marginPattern, ''))];
    });
    const first = (read) => blocks.map(read).find((detail) => detail !== null) ?? null;
    return first(findPair) ?? first(findDifference) ?? first(findSentence);
}
function isNamed(title, line) {
    const at = line.indexOf(title);
    return at >= 0 && !/\w/.test(`${line[at - 1] ?? ''}${line[at + title.length] ?? ''}`);
}
const marginPattern = /^(?:E|\||>|#|\[ERROR\]|\d+\))\s+/;
function findPair(block) {
    const [expected = null, actual = null, remaining, right] = pairForms.map((form) => firstValue(block, form));
    if (remaining && right)
        return `left ${showText(remaining)}, right ${showText(right)}`;
    return formatComparison(expected, actual);
}
const pairForms = [
    /^expected(?: value)?\s*:\s*(.+?),?$/i,
    /^(?:actual|received|got)(?: value)?\s*:\s*(.+?),?$/i,
    /^left: (.+)$/,
    /^right: (.+)$/,
];
function findDifference(block) {
    const at = block.findIndex((line) => /^[+-] ?(?:actual|expected|received)\b/i.test(line));
    if (at < 0)
        return null;
    const isPlusExpected = /\+ ?expected/i.test(block[at] ?? '');
    const below = block.slice(at + 1).filter((line) => !/^[+-] ?(?:actual|expected|received)\b/i.test(line));
    const [plus, minus] = [firstValue(below, /^\+\s*(.+)$/), firstValue(below, /^-\s*(.+)$/)];
    return isPlusExpected ? formatComparison(plus, minus) : formatComparison(minus, plus);
}
function findSentence(block) {
    const [expects, says] = [block.find((line) => expectationPattern.test(line)), firstValue(block, errorPattern)];
    const line = expects?.replace(/^(?:\w*(?:Error|Exception|Failure)(?: \[\w+\])?|\S+:\d+): /, '') ?? says;
    return line === null ? null : showText(line);
}
const expectationPattern = /\bexpected\b.+\b(?:to|but|got|was|received|found)\b|\b(?:got|want)\b.+\b(?:want|got)\b|^assert(?:ion)?\b.+(?:==|!=|\bin\b|failed)|^Failed asserting|^(?:\w*Error: )?.+ !==? .+$/i;
const errorPattern = /^(?:error: '|\w*(?:Error|Exception)(?: \[\w+\])?: )(.+?)'?$/;
function firstValue(lines, form) {
    for (const line of lines) {
        const value = form.exec(line)?.[1];
        if (value !== undefined && !/^[|>][-+]?$/.test(value))
            return value;
    }
    return null;
}
function formatComparison(expected, actual) {
    return expected === null || actual === null ? null : `expected ${showText(expected)}, got ${showText(actual)}`;
}
function showText(text) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipText */ .gL)((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutControls */ .DJ)(text).trim(), maxChars);
}


/***/ }),

/***/ 51377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vw: () => (/* binding */ standsForFile),
/* harmony export */   fK: () => (/* binding */ isSameTest),
/* harmony export */   g5: () => (/* binding */ lostTests),
/* harmony export */   l8: () => (/* binding */ redTests),
/* harmony export */   xW: () => (/* binding */ testLabel)
/* harmony export */ });
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80811);


function lostTests(before, after) {
    const isExecuted = ({ outcome, isGroup }) => outcome !== 'skipped' && !isGroup;
    let missing = before.filter((test) => isExecuted(test) && !standsForFile(test));
    let remaining = after.filter(isExecuted);
    for (const keyOf of [withFile, ({ name }) => name, _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .getTestTitle */ .XC, stableTitle]) {
        const result = matchTests(missing, remaining, keyOf);
        missing = missing.filter((test) => !result.has(test));
        remaining = remaining.filter((test) => !result.has(test));
    }
    return missing;
}
function withFile({ name, file = '' }) {
    return `${file}\n${name}`;
}
function stableTitle(test) {
    return (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .getTestTitle */ .XC)(test)
        .replace(/\b0x[\da-f]{4,}\b|\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{18,}\b/gi, '#')
        .replace(/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?\S*)?|\d{5,}|\/(?:tmp|var)\/\S+/g, '#');
}
function matchTests(before, after, keyOf) {
    const byKey = new Map();
    for (const test of after) {
        const same = byKey.get(keyOf(test));
        if (same === undefined)
            byKey.set(keyOf(test), [test]);
        else
            same.push(test);
    }
    const result = new Set();
    for (const test of before) {
        const other = byKey.get(keyOf(test))?.pop();
        if (other !== undefined)
            result.add(test).add(other);
    }
    return result;
}
function standsForFile({ name, file }) {
    return name === file || (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .isNodeTestFile */ .vA)(name) || noTest.test(name);
}
const noTest = /^pytest > [\w.]+$|_FailedTest\b|"(?:before|after) (?:all|each)" hook\b/;
function isSameTest(one, other) {
    return one.name === other.name && (!one.file || !other.file || one.file === other.file);
}
function redTests(tests) {
    return tests.filter(({ outcome, isGroup }) => outcome === 'failed' && !isGroup);
}
function testLabel({ name, file }) {
    return file === undefined || file === name ? name : `${name} (${file})`;
}


/***/ }),

/***/ 62694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ namedTests)
/* harmony export */ });
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80811);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44709);


function namedTests(evidence, verdict, folder = '') {
    const { reports = [] } = evidence;
    const runs = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .chosenRuns */ .B2)(evidence);
    const isNamed = runs.every(({ counts, tests }) => counts === null || tests !== undefined);
    const reported = isNamed ? runs : reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
    const tests = withoutRepeats(reported.flatMap((run) => (run.tests ?? []).map((test) => relativeTo(folder, test))));
    const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
    const { passed, failed, errors, extra } = verdict;
    const red = (failed ?? 0) + (errors ?? 0);
    const executed = (passed ?? 0) + red + (extra.flaky ?? 0);
    const isWhole = passed !== null && tests.length > 0 && tests.length < _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .maxNamedTests */ .FF;
    return {
        tests,
        isComplete: isWhole && count('passed') + count('failed') >= executed && count('passed') >= passed,
        isRedNamed: red > 0 && count('failed') >= red && verdict.reasons.every((reason) => explainedPattern.test(reason)),
    };
}
function withoutRepeats(tests) {
    const suited = new Set(tests.flatMap((test) => (test.outcome === 'failed' && test.name.includes(' > ') ? (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .getTestTitle */ .XC)(test) : [])));
    return tests.filter(({ name, outcome }) => outcome !== 'failed' || !suited.has(name));
}
function relativeTo(folder, { name, file, ...test }) {
    const inside = (text) => (folder === '' ? text : text.replaceAll(`${folder.replace(/\/$/, '')}/`, ''));
    return { ...test, name: inside(name), ...(file === undefined ? {} : { file: inside(file) }) };
}
const explainedPattern = /^(?:exit code \d+|\d+ (?:failed|errors|suites failed|skipped|packages failed)|the report says (?:success: false|outcome Failed)|package \S+ failed|\w+ says (?:FAILED|BUILD FAILURE|FAILURES!|ERRORS!|FAIL)|a group of tests failed|error: (?:test failed|\d+ targets? failed).*|\d+ files? without a reported test)$/;


/***/ }),

/***/ 50039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ readReportFile),
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   Z4: () => (/* binding */ comingReports),
/* harmony export */   s6: () => (/* binding */ buildReports)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14006);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);
/* harmony import */ var _system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31011);
/* harmony import */ var _reports_test_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48244);






const MOST_BYTES = 64 * 1024 * 1024;
function reportFiles(root, glob, before = new Map()) {
    const readIfAny = () => {
        const fresh = findFiles(root, glob).filter((path) => before.get(path) !== (0,_system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__/* .fileStamp */ .a9)(path));
        return fresh.map(readReportFile);
    };
    const read = () => {
        const reports = readIfAny();
        if (reports.length > 0)
            return reports;
        const { length } = findFiles(root, glob);
        const instead = length > 0 ? `, only ${length} from before` : '';
        return [{ unreadable: `was expected at ${glob}, but there is none${instead}` }];
    };
    return { read, readIfAny };
}
function comingReports(root, glob) {
    return reportFiles(root, glob, new Map(findFiles(root, glob).map((path) => [path, (0,_system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__/* .fileStamp */ .a9)(path)])));
}
function readReportFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MOST_BYTES)
        return { unreadable: `(${path}) is larger than ${MOST_BYTES} bytes` };
    const report = (0,_reports_test_report_js__WEBPACK_IMPORTED_MODULE_4__/* .readReport */ .t)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    if (report === null)
        return { unreadable: `(${path}) is in an unknown format` };
    return 'unreadable' in report ? { unreadable: `(${path}) ${report.unreadable}` } : report;
}
function findFiles(root, glob) {
    const { base, glob: pattern } = picomatch__WEBPACK_IMPORTED_MODULE_5__.scan(glob, { nonegate: true });
    const top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, base);
    if (pattern === '')
        return [top].filter(isFile);
    if (pattern.split(/\*+/).length - 1 > maxStars)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`report: found "${glob}" with more than ${maxStars} stars; name the folders instead`);
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_5__(pattern, { dot: true, nobracket: true, noextglob: true, nonegate: true });
    const levels = pattern.includes('**') ? maxLevels : pattern.split('/').length;
    return filesBelow(top, '', levels)
        .filter((path) => matches(path))
        .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path))
        .filter(isFile)
        .sort();
}
const maxStars = 4;
const maxLevels = 64;
function filesBelow(top, folder, levels) {
    return listEntries((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder)).flatMap((entry) => {
        const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, entry.name);
        if (!entry.isDirectory())
            return [path];
        return levels > 1 && !unentered.has(entry.name) ? filesBelow(top, path, levels - 1) : [];
    });
}
const unentered = new Set(['.git', 'node_modules']);
function listEntries(folder) {
    try {
        const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory();
        return isFolder ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }) : [];
    }
    catch (cause) {
        if (cause.code === 'EACCES')
            return [];
        throw cause;
    }
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
const tools = [
    {
        named: /(?:^|[\s/;&|('"])(?:mvn|mvnw|mvnd)(?:\.cmd)?(?=[\s;&|)'"]|$)/,
        builtBy: /^pom\.xml$/,
        globs: ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'],
        covers: ['surefire'],
    },
    {
        named: /(?:^|[\s/;&|('"])gradlew?(?:\.bat)?(?=[\s;&|)'"]|$)/,
        builtBy: /^(?:build|settings)\.gradle(?:\.kts)?$/,
        globs: ['**/build/test-results/**/TEST-*.xml'],
        covers: ['gradle'],
    },
];
function buildReports(command, folder) {
    const entries = listEntries(folder);
    return tools
        .filter(({ named, builtBy }) => named.test(command) || entries.some(({ name }) => builtBy.test(name)))
        .flatMap(({ globs, covers }) => globs.map((glob) => ({ files: comingReports(folder, glob), covers })));
}


/***/ }),

/***/ 23330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ TestLog)
});

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./lib/judge/run/console/runners.js + 7 modules
var runners = __webpack_require__(88828);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/judge/run/console/grammar.js
var grammar = __webpack_require__(89994);
;// CONCATENATED MODULE: ./lib/judge/run/console/segment.js


class Segment {
    readers = new Map();
    reports = [];
    named;
    constructor(named) {
        this.named = [...named];
    }
    name(runners) {
        for (const runner of runners)
            this.named.push(runner);
    }
    line(grammar, text, at) {
        const reader = this.readers.get(grammar) ?? grammar.reader();
        this.readers.set(grammar, reader);
        reader.line(text, at);
    }
    report(run) {
        this.reports.push(run);
    }
    result() {
        const all = [...[...this.readers.values()].flatMap((reader) => reader.runs()), ...this.reports];
        const names = this.named.flat();
        const believed = all.filter((run) => names.length === 0 || names.includes(run.runner));
        const free = believed.filter((run) => !believed.some((other) => isEnclosing(other, run)));
        const groups = this.named.length > 0 ? this.named : [free.map((run) => run.runner)];
        const runs = new Set(groups.flatMap((group) => keepLastRuns(free.filter((run) => group.includes(run.runner)))));
        const doubts = free.filter((run) => !runs.has(run) && (0,grammar/* isRed */.iI)(run) && !run.doubtful);
        return { runs: [...runs].map((run) => ({ ...run, tests: run.tests ?? this.testsOf(run.runner) })), doubts };
    }
    testsOf(runner) {
        return [...this.readers].flatMap(([grammar, reader]) => grammar.names?.includes(runner) ? [...(reader.tests?.() ?? [])] : []);
    }
}
function isEnclosing(outer, inner) {
    return outer.runner !== inner.runner && outer.from < inner.from && inner.to < outer.to;
}
function keepLastRuns(runs) {
    const to = (0,extremes/* getLargest */.p)(runs.map((run) => run.to));
    return runs.filter((run) => run.to === to).slice(-1);
}

// EXTERNAL MODULE: ./lib/judge/run/console/wrapping.js
var wrapping = __webpack_require__(50067);
// EXTERNAL MODULE: ./lib/judge/run/reports/test-report.js
var test_report = __webpack_require__(48244);
;// CONCATENATED MODULE: ./lib/judge/run/tests/test-log.js





const LONGEST_LINE = 64 * 1024;
const MOST_TASKS = 1000;
const MOST_SCRIPTS = 1000;
const MOST_COMMANDS = 20;
class TestLog {
    tasks = new Map();
    finished = [];
    scripts = [];
    named;
    decoder = new external_node_string_decoder_.StringDecoder('utf8');
    rest = '';
    empty = true;
    constructor(command = '') {
        this.named = (0,runners/* findNamedRunners */.U)(command);
        this.newTask('');
    }
    push(chunk) {
        const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        const step = 1 << 20;
        for (let at = 0; at < bytes.length; at += step)
            this.scan(this.decoder.write(bytes.subarray(at, at + step)));
    }
    end() {
        this.scan(`${this.decoder.end()}\n`);
        const results = [...this.finished, ...[...this.tasks.values()].map((task) => task.segment.result())];
        return {
            runs: results.flatMap((result) => result.runs),
            doubts: results.flatMap((result) => result.doubts),
            empty: this.empty,
            scripts: this.scripts,
        };
    }
    scan(chunk) {
        const lines = (this.rest + chunk).split('\n');
        this.rest = lines.pop() ?? '';
        for (const line of lines)
            this.line(line);
        const longest = this.rest.startsWith('{"') ? PrintedReport.MOST_CHARACTERS : LONGEST_LINE;
        if (this.rest.length > longest)
            this.rest = this.rest.slice(0, LONGEST_LINE);
    }
    line(written) {
        const whole = written.endsWith('\r') ? written.slice(0, -1) : written;
        const isReport = whole.startsWith('{"');
        const plain = (0,wrapping/* stripEscapes */.N)(isReport ? whole : whole.slice(0, LONGEST_LINE));
        const { text, task: name } = (0,wrapping/* unwrapped */.D)(plain);
        const existing = this.tasks.get(name);
        const task = existing ?? (this.tasks.size < MOST_TASKS ? this.newTask(name) : this.newTask(''));
        task.lines += 1;
        const shown = text.slice(text.lastIndexOf('\r') + 1).trimEnd();
        if (shown === '')
            return;
        this.empty = false;
        if (task.report !== undefined || /^\s*[{<]/.test(shown))
            this.report(task, text);
        if (/^\s*[>$] /.test(shown))
            this.script(task, shown.trimStart());
        if (!anyWanted.test(shown))
            return;
        for (const { grammar, wants } of expected)
            if (wants.test(shown))
                task.segment.line(grammar, shown, task.lines);
    }
    newTask(name) {
        const task = this.tasks.get(name) ?? { segment: new Segment(this.named), lines: 0 };
        this.tasks.set(name, task);
        return task;
    }
    report(task, line) {
        task.report ??= new PrintedReport(task.lines);
        const done = task.report.line(line);
        if (done === 'more')
            return;
        const run = done === 'no report' ? null : task.report.read(task.lines);
        if (run)
            task.segment.report(run);
        task.report = undefined;
    }
    script(task, line) {
        if (/^> (?:@[\w.-]+\/)?[\w.-]+@\S+ [\w:.-]+(?: \S+)?$/.test(line)) {
            task.bannerAt = task.lines;
            if (this.finished.length >= MOST_SCRIPTS)
                return;
            const result = task.segment.result();
            if (result.runs.length > 0)
                this.finished.push(result);
            task.segment = new Segment(this.named);
        }
        else if (line.startsWith('> ') ? task.bannerAt === task.lines - 1 : line.startsWith('$ ') && task.lines <= 5) {
            task.segment.name((0,runners/* findNamedRunners */.U)(line));
            if (this.scripts.length < MOST_COMMANDS)
                this.scripts.push(line.slice(2, 2000));
        }
    }
}
const expected = runners/* grammars */.l.map((grammar) => ({ grammar, wants: new RegExp(`^[ \\t]*(?:${grammar.wants.source})`) }));
const anyWanted = new RegExp(`^[ \\t]*(?:${runners/* grammars */.l.map(({ wants }) => wants.source).join('|')})`);
class PrintedReport {
    static MOST_CHARACTERS = 16 * 1024 * 1024;
    from;
    lines = [];
    size = 0;
    closing;
    constructor(from) {
        this.from = from;
    }
    line(text) {
        if (this.lines.length === 0) {
            if (/^\{"/.test(text)) {
                if (!/"(?:numTotalTests|summary_line|stats)":/.test(text))
                    return 'no report';
                this.lines.push(text);
                return 'complete';
            }
            if (text === '{')
                this.closing = /^\}/;
            else if (/^<(?:\?xml|testsuite)/.test(text))
                this.closing = /<\/testsuites>[ \t]*$|^<\/testsuite>/;
            else
                return 'no report';
        }
        this.size += text.length;
        if (this.size > PrintedReport.MOST_CHARACTERS)
            return 'no report';
        this.lines.push(text);
        return this.lines.length > 1 && this.closing?.test(text) ? 'complete' : 'more';
    }
    read(to) {
        if (this.size < 40 && this.lines.length > 1)
            return null;
        const report = (0,test_report/* readReport */.t)(this.lines.join('\n'));
        return report && 'counts' in report ? { ...report, from: this.from, to } : null;
    }
}


/***/ }),

/***/ 86822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ runTests)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var process_child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/judge/run/console/cargo-go.js
var cargo_go = __webpack_require__(98930);
// EXTERNAL MODULE: ./lib/judge/run/tests/failure-detail.js
var failure_detail = __webpack_require__(41451);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/judge/run/commands/shell-commands.js
function shellCommands(text) {
    if (text.length > longest)
        return null;
    let open = { words: [], ends: [], captured: false };
    const commands = [open];
    for (let at = 0; at < text.length;) {
        const rest = text.slice(at);
        const [blank] = /^(?:[ \t]|\\\n)+/.exec(rest) ?? [];
        const [redirection, stream = '', arrow = ''] = /^(\d*)(>>|>\||>&|<&|<<|&>>|&>|<>|>|<)[ \t]*/.exec(rest) ?? [];
        const [joint] = /^(?:&&|\|\||\|&|\||;;|;|&|\n|\(|\)|#)/.exec(rest) ?? [];
        if (blank !== undefined)
            at += blank.length;
        else if (redirection !== undefined) {
            const target = wordAt(text, at + redirection.length);
            if (target === null || arrow.startsWith('<<'))
                return null;
            const isOutput = arrow.includes('>') && (stream === '' || stream === '1');
            open.captured ||= isOutput && !(arrow === '>&' && /^[12]$/.test(target.word));
            at = target.end;
        }
        else if (joint !== undefined) {
            if (!['&&', '||', '|', '|&', ';', '\n'].includes(joint))
                return null;
            open.captured ||= joint.startsWith('|') && joint !== '||';
            open = { words: [], ends: [], captured: false };
            commands.push(open);
            at += joint.length;
        }
        else {
            const result = wordAt(text, at);
            if (result === null)
                return null;
            open.words.push(result.word);
            open.ends.push(result.end);
            at = result.end;
        }
    }
    return commands.some(({ words: [first = ''] }) => RESERVED.has(first))
        ? null
        : commands.filter(({ words }) => words.length > 0);
}
const longest = 128 * 1024;
const RESERVED = new Set('if then else elif fi for while until do done case esac select function { } ! [[ coproc eval'.split(' '));
function wordAt(text, from) {
    let [word, end] = ['', from];
    while (end < text.length && !/[\s;&|<>()]/.test(text.charAt(end))) {
        const [raw, plain] = readWordPiece(text.slice(end)) ?? [];
        if (raw === undefined || plain === undefined)
            return null;
        word += plain;
        end += raw.length;
    }
    return end === from ? null : { word, end };
}
function readWordPiece(rest) {
    if (rest.startsWith('`'))
        return null;
    if (rest.startsWith('$(')) {
        const length = substitutionLength(rest);
        return length === null ? null : [rest.slice(0, length), rest.slice(0, length)];
    }
    const single = /^'([^']*)'/.exec(rest);
    if (single)
        return [single[0], single[1] ?? ''];
    const double = /^"((?:[^"\\`$]|\\[\s\S]|\$(?!\())*)"/.exec(rest);
    if (double)
        return [double[0], (double[1] ?? '').replace(/\\(["\\$`])/g, '$1')];
    const escaped = /^\\([\s\S])/.exec(rest);
    if (escaped)
        return [escaped[0], escaped[1] ?? ''];
    const plain = /^(?:[^\s;&|<>()'"\\`$]|\$(?!\())+/.exec(rest);
    return plain ? [plain[0], plain[0]] : null;
}
function substitutionLength(rest) {
    let depth = 0;
    for (let at = 1; at < rest.length; at += 1) {
        const character = rest.charAt(at);
        if (`'"\\\`#\n`.includes(character))
            return null;
        if (character === '(')
            depth += 1;
        if (character === ')')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return null;
}
function getProgram(args) {
    let at = 0;
    for (;;) {
        const rest = args.slice(at);
        const length = prefixes.map((prefix) => prefix(rest)).find((count) => count > 0) ?? 0;
        if (length === 0 || at + length >= args.length)
            break;
        at += length;
    }
    const name = (args[at] ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
    if (name === 'go') {
        const sub = args[at + 1] === '-C' ? at + 3 : at + 1;
        return { runner: `go ${args[sub] ?? ''}`.trim(), args: sub + 1 };
    }
    if (name === 'py.test')
        return { runner: 'pytest', args: at + 1 };
    if (name === 'mvnw')
        return { runner: 'mvn', args: at + 1 };
    if (name === 'gradlew')
        return { runner: 'gradle', args: at + 1 };
    return { runner: name, args: at + 1 };
}
const matchSequence = (...patterns) => (args) => patterns.every((pattern, at) => pattern.test(args[at] ?? '')) ? patterns.length : 0;
const matchStarter = (first, options) => (args) => {
    if (!first.test(args[0] ?? ''))
        return 0;
    const next = args.findIndex((word, at) => at > 0 && !options.test(word));
    return next > 0 ? next : 0;
};
const prefixes = [
    matchSequence(/^[A-Za-z_]\w*=/),
    matchStarter(/^(?:env|cross-env)$/, /^[A-Za-z_]\w*=/),
    matchStarter(/^(?:time|command|exec|nohup|xvfb-run)$/, /^-[apv]$/),
    matchSequence(/^timeout$/, /^\d+[smhd]?$/),
    matchStarter(/^(?:npx|bunx)$/, /^(?:-y|--yes|--no|--no-install|--bun)$/),
    matchSequence(/^(?:pnpm|npm|yarn)$/, /^exec$/, /^--$/),
    matchSequence(/^(?:pnpm|yarn|bundle)$/, /^exec$/),
    matchSequence(/^(?:poetry|uv|pipenv|rye|pdm|hatch)$/, /^run$/),
    matchSequence(/^(?:coverage)$/, /^run$/, /^-m$/),
    matchSequence(/^(?:.*\/)?python[\d.]*$/, /^-m$/),
    (args) => (/(?:^|\/)node$/.test(args[0] ?? '') && /\.[cm]?js$|\/\.bin\//.test(args[1] ?? '') ? 1 : 0),
    (args) => (/^(?:yarn|pnpm)$/.test(args[0] ?? '') && /^(?:jest|vitest)$/.test(args[1] ?? '') ? 1 : 0),
];

;// CONCATENATED MODULE: ./lib/judge/run/tests/forced-report.js





function forceReports(command, env, directory, folder = '') {
    const request = new Request(directory, folder);
    const forced = inShellText(command, request);
    const isEach = !command.includes('||');
    const pytest = (0,external_node_path_.join)(directory, 'pytest.xml');
    const rspec = (0,external_node_path_.join)(directory, 'rspec.json');
    const gotestsum = (0,external_node_path_.join)(directory, 'gotestsum.xml');
    const variables = {
        PYTEST_ADDOPTS: [env.PYTEST_ADDOPTS, `--junitxml=${(0,text_text/* shellWord */.r7)(pytest)}`].filter(Boolean).join(' '),
    };
    const files = [{ path: pytest, covers: ['pytest'] }, ...request.files];
    if (!env.SPEC_OPTS) {
        variables.SPEC_OPTS = `--format progress --format json --out ${(0,text_text/* shellWord */.r7)(rspec)}`;
        files.push({ path: rspec, covers: ['rspec'] });
    }
    if (!env.GOTESTSUM_JUNITFILE) {
        variables.GOTESTSUM_JUNITFILE = gotestsum;
        files.push({ path: gotestsum, covers: ['go', 'go-json'] });
    }
    if (!env.HARNESS_VERBOSE)
        variables.HARNESS_VERBOSE = '1';
    if (!forced.onlyGo && !/(?:^|\s)-(?:v|json)\b/.test(env.GOFLAGS ?? ''))
        variables.GOFLAGS = [env.GOFLAGS, '-v'].filter(Boolean).join(' ');
    const certain = isEach ? [...(request.runsPytest ? files.slice(0, 1) : []), ...request.files] : [];
    return { command: forced.command, env: variables, files, certain };
}
function inShellText(text, request) {
    const parts = shellCommands(text);
    if (parts === null)
        return { command: text, onlyGo: false };
    const additions = parts.map((part) => request.additionFor(part.words, part.captured));
    let requested = text;
    for (const [at, addition] of [...additions.entries()].reverse()) {
        const offset = addition ? parts[at]?.ends[addition.after - 1] : undefined;
        if (!addition || offset === undefined)
            continue;
        requested = `${requested.slice(0, offset)} ${addition.args.map(text_text/* shellWord */.r7).join(' ')}${requested.slice(offset)}`;
    }
    const onlyGo = parts.every((part, at) => part.words[0] === 'cd' || additions[at]?.args[0] === '-json');
    return { command: requested, onlyGo: onlyGo && additions.some(Boolean) };
}
const reportsNothing = ['--collect-only', '--co', '--version', '--fixtures', '--help', '-h'];
class Request {
    files = [];
    runsPytest = false;
    #directory;
    #folder;
    #pytests = 0;
    constructor(directory, folder) {
        this.#directory = directory;
        this.#folder = folder;
    }
    additionFor(args, captured) {
        if (args[0] === 'cd')
            this.#folder = this.#folder === '' || args.length !== 2 ? '' : (0,external_node_path_.resolve)(this.#folder, args[1] ?? '');
        const script = captured || this.#folder === '' ? null : npmScript(args, this.#folder);
        if (script === null)
            return this.#additionTo(args, captured);
        const { runner } = getProgram(script.words);
        const requested = runner === 'jest' || runner === 'vitest' ? this.#additionTo(script.words, false) : null;
        return requested && { after: args.length, args: [...script.before, ...requested.args] };
    }
    #additionTo(words, captured) {
        const { runner, args: from } = getProgram(words);
        const options = words.slice(from);
        const has = (...names) => options.some((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
        const atEnd = (args) => ({ after: words.length, args });
        const isOpen = !options.includes('--');
        switch (runner) {
            case 'go test':
                return captured || has('-json', '--json') ? null : { after: from, args: ['-json'] };
            case 'jest':
                if (!isOpen || has('--json', '--outputFile', '--listTests', '--showConfig', '--init'))
                    return null;
                return atEnd(['--json', `--outputFile=${this.#file('tests', 'json', ['jest'])}`]);
            case 'vitest': {
                const isRun = !['list', 'bench', 'init', 'related'].includes(options[0] ?? '');
                if (!isOpen || !isRun || has('--reporter', '--outputFile'))
                    return null;
                const file = this.#file('tests', 'json', ['vitest']);
                return atEnd(['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
            }
            case 'pytest':
                this.#pytests += 1;
                this.runsPytest ||= !(reportsNothing.some((option) => has(option)) || has('--junitxml', '--junit-xml'));
                if (this.#pytests === 1 || !isOpen || has('--junitxml', '--junit-xml'))
                    return null;
                return atEnd([`--junitxml=${this.#file('pytest', 'xml', ['pytest'])}`]);
            case 'unittest':
                return has('-v', '--verbose', '-q', '--quiet', '-h', '--help') ? null : atEnd(['-v']);
            default:
                return null;
        }
    }
    #file(name, extension, covers) {
        const number = this.files.length === 0 && name === 'tests' ? '' : `-${this.files.length + 1}`;
        const path = (0,external_node_path_.join)(this.#directory, `${name}${number}.${extension}`);
        this.files.push({ path, covers });
        return path;
    }
}
function npmScript(words, folder) {
    const { runner, args } = getProgram(words);
    if (!['npm', 'pnpm', 'yarn'].includes(runner))
        return null;
    const end = words.indexOf('--');
    const named = words
        .slice(args, end < 0 ? undefined : end)
        .filter((word) => !/^(?:-s|--silent|--if-present)$/.test(word));
    const [verb = '', second, ...more] = named;
    const isRun = /^(?:run|run-script)$/.test(verb);
    const name = isRun ? second : /^(?:test|t|tst)$/.test(verb) ? 'test' : undefined;
    if (name === undefined || name.startsWith('-') || more.length > 0 || (!isRun && second !== undefined))
        return null;
    const manifest = (0,json_text/* tryParseJson */.Bl)((0,atomic_file/* tryReadRegular */.aH)(external_node_path_.posix.join(folder, 'package.json')) ?? '');
    const scripts = (0,json_text/* isMapping */.pi)(manifest) ? manifest.scripts : null;
    const text = (0,json_text/* isMapping */.pi)(scripts) ? scripts[name] : null;
    const last = typeof text === 'string' ? shellCommands(text)?.at(-1) : undefined;
    if (last === undefined || last.captured)
        return null;
    return { words: last.words, before: runner === 'npm' && end < 0 ? ['--'] : [] };
}

// EXTERNAL MODULE: ./lib/judge/run/tests/named-tests.js
var named_tests = __webpack_require__(62694);
// EXTERNAL MODULE: ./lib/judge/run/tests/report-files.js
var report_files = __webpack_require__(50039);
// EXTERNAL MODULE: ./lib/judge/run/tests/test-log.js + 1 modules
var test_log = __webpack_require__(23330);
// EXTERNAL MODULE: ./lib/judge/run/tests/verdict.js + 1 modules
var tests_verdict = __webpack_require__(44709);
;// CONCATENATED MODULE: ./lib/judge/run/tests/test-run.js









async function runTests(run) {
    const { command, scratch, reports, baselineTotal, onText, ...child } = run;
    const folder = (0,external_node_fs_.existsSync)(run.cwd) ? (0,external_node_fs_.realpathSync)(run.cwd) : run.cwd;
    const own = reports === undefined ? null : (0,report_files/* comingReports */.Z4)(run.cwd, reports);
    const forced = own ? { command, env: {}, files: [], certain: [] } : forceReports(command, run.env, scratch, folder);
    const built = own ? [] : (0,report_files/* buildReports */.s6)(command, run.cwd);
    const log = new test_log/* TestLog */.Z(command);
    const take = (text) => {
        log.push(text);
        const lines = (0,cargo_go/* asGoText */.cx)(text.toString('utf8', 0, text.at(-1) === 10 ? text.length - 1 : text.length));
        if (lines !== null)
            onText?.(lines);
    };
    const streams = { stdout: wholeLines(take), stderr: wholeLines(take) };
    const end = await (0,process_child/* runChild */.w)({
        ...child,
        command: 'bash',
        args: ['-c', forced.command],
        env: { ...run.env, ...forced.env },
        onOutput: (chunk, stream) => streams[stream].push(chunk),
    });
    streams.stdout.end();
    streams.stderr.end();
    const requested = forced.files.filter(({ path }) => (0,external_node_fs_.existsSync)(path));
    const evidence = {
        ...getTestEvidence(end),
        log: log.end(),
        command,
        reports: [
            ...(own ? own.read() : []),
            ...requested.map(({ path, covers }) => ({ ...(0,report_files/* readReportFile */.$h)(path), covers })),
            ...(end.exitCode === 0 ? missingReports(forced.certain) : []),
            ...built.flatMap(({ files, covers }) => files.readIfAny().map((report) => ({ ...report, covers }))),
        ],
        baselineTotal,
    };
    const verdict = (0,tests_verdict/* testVerdict */.uT)(evidence);
    const sure = end.escaped > 0 && verdict.verdict === 'pass' ? { ...verdict, verdict: 'unknown' } : verdict;
    const reported = { ...sure, reasons: [...sure.reasons, ...endNotes(end, run)] };
    const named = (0,named_tests/* namedTests */.d)(evidence, reported, folder);
    return { verdict: reported, named: { ...named, tests: (0,failure_detail/* withDetails */.F)(named.tests, end.tail) }, end };
}
function missingReports(certain) {
    const unreadable = 'requested from the runner is missing: it was ended early';
    return certain.filter(({ path }) => !(0,external_node_fs_.existsSync)(path)).map(({ covers }) => ({ unreadable, covers }));
}
function getTestEvidence({ ending, exitCode, signal, }) {
    switch (ending) {
        case 'exited':
        case 'signalled':
        case 'not_started':
            return { exitCode, signal };
        case 'timeout':
        case 'idle_timeout':
            return { exitCode: null, timedOut: true };
        case 'cancelled':
            return { exitCode: null, signal: 'an interrupt' };
    }
}
function endNotes({ ending, survivors, escaped }, { idleTimeoutMs = 0 }) {
    return [
        ...(ending === 'idle_timeout' ? [`they printed nothing for ${idleTimeoutMs / 1000} s`] : []),
        ...(survivors > 0 ? [`${survivors} processes outlived the tests and were stopped`] : []),
        ...(escaped > 0 ? [`${escaped} processes of the tests could not be stopped`] : []),
    ];
}
function wholeLines(deliver) {
    let open = [];
    let size = 0;
    const end = (last = Buffer.alloc(0)) => {
        const lines = size > 0 ? Buffer.concat([...open, last]) : last;
        [open, size] = [[], 0];
        if (lines.length > 0)
            deliver(lines);
    };
    const push = (chunk) => {
        const at = chunk.lastIndexOf(10) + 1;
        if (at > 0)
            end(chunk.subarray(0, at));
        open.push(chunk.subarray(at));
        size += chunk.length - at;
        if (size > maxLine)
            end();
    };
    return { push, end };
}
const maxLine = 1024 * 1024;


/***/ }),

/***/ 44709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ NOTHING_EXECUTED),
  XZ: () => (/* binding */ TestVerdictSchema),
  B2: () => (/* binding */ chosenRuns),
  cF: () => (/* binding */ idleRun),
  uT: () => (/* binding */ testVerdict)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/run/console/counts.js
var console_counts = __webpack_require__(39587);
// EXTERNAL MODULE: ./lib/judge/run/console/grammar.js
var grammar = __webpack_require__(89994);
;// CONCATENATED MODULE: ./lib/judge/run/tests/advice.json
const advice_namespaceObject = /*#__PURE__*/JSON.parse('[{"named":"\\\\bgo(?:\\\\s+-C\\\\s+\\\\S+)?\\\\s+test\\\\b","runner":"go","add":"`go test` prints counts only with -json or -v; add -json, also where a script, a pipe or a file takes its output"},{"named":"\\\\bmvn[wd]?\\\\b","runner":"surefire","add":"maven wrote no new file below target/surefire-reports; do not skip the tests, and leave -q out"},{"named":"\\\\bgradlew?\\\\b","runner":"gradle","add":"gradle wrote no new file below build/test-results, as when its tests are up to date; add --rerun-tasks"},{"named":"\\\\b(?:pytest|py\\\\.test)\\\\b","runner":"pytest","add":"pytest hides its counts with -qq; leave one -q out"},{"named":"\\\\bunittest\\\\b","runner":"unittest","add":"do not discard stderr, where unittest prints its summary"},{"named":"--test-reporter[= ]","add":"this reporter of node:test prints no counts; use --test-reporter=spec or tap"},{"named":"\\\\bnode\\\\b.*\\\\s--test\\\\b","runner":"node:test","add":"use --test-reporter=spec or tap, which print counts"},{"named":"\\\\bmocha\\\\b","runner":"mocha","add":"use a reporter of mocha that prints counts, for example --reporter spec"},{"named":"\\\\bjest\\\\b","runner":"jest","add":"leave --silent and custom reporters of jest out, or add --reporters=default"},{"named":"\\\\bvitest\\\\b","runner":"vitest","add":"add --reporter=default"},{"named":"\\\\bctest\\\\b","runner":"ctest","add":"leave -Q out of ctest"},{"named":"\\\\bprove\\\\b","runner":"prove","add":"leave -Q out of prove"},{"named":"\\\\bcargo\\\\b","runner":"cargo","add":"run `cargo test` without a custom harness, or `cargo nextest run`"},{"named":"\\\\bzig\\\\s+build\\\\b","runner":"zig","add":"`zig build` prints counts only with --summary all"},{"named":"\\\\bswift\\\\s+test\\\\b","runner":"swift","add":"`swift test --parallel` prints no counts of XCTest; leave --parallel out"},{"named":"\\\\bdotnet\\\\b","runner":"dotnet","add":"add --logger \\"console;verbosity=normal\\" to `dotnet test`"}]');
;// CONCATENATED MODULE: ./lib/judge/run/tests/verdict.js





const count = schemas/* number */.aig().int().nonnegative().max(1e9);
const names = schemas/* array */.YOg(schemas/* string */.YjP().max(400)).max(101);
const TestVerdictSchema = schemas/* object */.Ikc({
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'unknown']),
    passed: count.nullable(),
    failed: count.nullable(),
    skipped: count.nullable(),
    errors: count.nullable(),
    total: count.nullable(),
    runner: schemas/* string */.YjP().max(100).nullable(),
    source: schemas/* enum */.k5n(['report', 'console', 'none']),
    extra: schemas/* record */.g1P(schemas/* string */.YjP().max(50), count.optional()),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP().max(10_000)).max(200),
    red: schemas/* object */.Ikc({ new: names, inherited: names, flaky: names, accepted: names }).optional(),
});
function testVerdict(evidence) {
    const { runs, source } = selectRuns(evidence);
    const counted = runs.flatMap((run) => (run.counts ? [run.counts] : []));
    const counts = counted.length > 0 ? (0,console_counts/* addCounts */.c5)(counted) : null;
    const against = reasonsAgainst(evidence, runs, counts);
    const doubts = against.length > 0 ? [] : doubtsAbout(evidence, runs, counts);
    const verdict = against.length > 0 ? 'fail' : doubts.length > 0 ? 'unknown' : 'pass';
    const runners = [...new Set(runs.map((run) => run.runner))];
    const { passed = null, failed = null, skipped = null, errors = null, total = null, ...extra } = counts ?? {};
    return {
        verdict,
        passed,
        failed,
        skipped,
        errors,
        total,
        extra,
        runner: runners.length > 1 ? 'multi' : (runners[0] ?? null),
        source,
        reasons: [...against, ...doubts, ...dropNote(evidence.baselineTotal, counts), ...countNotes(counts)],
    };
}
function chosenRuns(evidence) {
    return selectRuns(evidence).runs;
}
const NOTHING_EXECUTED = 'no test was executed';
function selectRuns({ log, reports = [] }) {
    const read = reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
    const console = log?.runs ?? [];
    if (!read.some((report) => report.counts))
        return { runs: console, source: console.some((run) => run.counts) ? 'console' : 'none' };
    const isCovered = ({ runner }) => read.some((report) => (report.covers ?? coveredBy(report)).includes(runner));
    const coversAll = read.some((report) => report.covers === undefined && coveredBy(report).length === 0);
    const covered = coversAll ? console : console.filter(isCovered);
    const hidden = read.some(grammar/* isRed */.iI) ? undefined : covered.find(grammar/* isRed */.iI);
    const red = hidden?.ranNothing ? hidden.red : ['the reports are green, but the console shows a failure'];
    return {
        runs: [
            ...(hidden ? [...read, { runner: hidden.runner, counts: null, red }] : (findNarrowerRuns(read, covered) ?? read)),
            ...console.filter((run) => !covered.includes(run)),
        ],
        source: 'report',
    };
}
function coveredBy({ runner }) {
    const console = /^(jest|vitest|mocha|rspec)-json$/.exec(runner)?.[1];
    return console === undefined ? [] : [console];
}
function findNarrowerRuns(reports, covered) {
    const [run, ...others] = covered;
    const isOneRun = others.length === 0 && (reports.length === 1 || run?.runner === 'surefire');
    if (!run?.counts || run.counts.passed === null || !isOneRun || reports.some((report) => (0,grammar/* isRed */.iI)(report)))
        return null;
    const counts = (0,console_counts/* addCounts */.c5)(reports.flatMap((report) => (report.counts ? [report.counts] : [])));
    return countProving(run.counts) < countProving(counts) ? [run] : null;
}
function countProving(counts) {
    return (0,console_counts/* countExecuted */.xC)(counts) - (counts.xfailed ?? 0) - (counts.xpassed ?? 0);
}
function idleRun({ runs, doubts }) {
    const isIdle = ({ counts, ranNothing }) => counts === null ? ranNothing === true : counts.passed !== null && (0,console_counts/* countExecuted */.xC)(counts) === 0;
    if (runs.length === 0 || doubts.length > 0 || !runs.every(isIdle))
        return null;
    return runs.some(({ counts }) => (counts?.skipped ?? 0) > 0) ? 'every test was skipped' : NOTHING_EXECUTED;
}
function reasonsAgainst(evidence, runs, counts) {
    const { exitCode, signal, timedOut } = evidence;
    const { failed = 0, errors = 0, suitesFailed = 0 } = counts ?? {};
    const ranNothing = runs.length > 0 &&
        (counts ? (0,console_counts/* countExecuted */.xC)(counts) === 0 && counts.passed !== null : runs.every((run) => run.ranNothing));
    return [
        ...(timedOut ? ['the tests did not end before their deadline'] : []),
        ...(signal ? [`the tests were killed by ${signal}`] : []),
        ...(exitCode !== null && exitCode !== 0 ? [`exit code ${exitCode}`] : []),
        ...(failed > 0 ? [`${failed} failed`] : []),
        ...(errors > 0 ? [`${errors} errors`] : []),
        ...(suitesFailed > 0 ? [`${suitesFailed} suites failed`] : []),
        ...runs.filter((run) => !run.ranNothing || ranNothing).flatMap((run) => run.red),
        ...(ranNothing ? [NOTHING_EXECUTED] : []),
    ];
}
function doubtsAbout({ exitCode, log, command, reports = [] }, runs, counts) {
    const commands = [command ?? '', ...(log?.scripts ?? [])].join('\n');
    const advice = command === undefined ? '' : `; ${howToCount(commands, [...new Set(runs.map(({ runner }) => runner))])}`;
    const uncounted = log?.empty === false
        ? 'no summary with counts: none was printed, or the runner ended before it'
        : 'no output: nothing shows that a test ran';
    return [
        ...(exitCode === null ? ['the exit code is unknown'] : []),
        ...(counts === null ? [`${uncounted}${advice}`] : []),
        ...(counts !== null && counts.passed === null ? ['the number of passed tests is not printed'] : []),
        ...(log?.doubts ?? []).map((run) => `a ${run.runner} summary in line ${run.to} reports a failure`),
        ...reports.flatMap((report) => ('unreadable' in report ? [`a report ${report.unreadable}`] : [])),
    ];
}
function dropNote(baseline, counts) {
    if (baseline === null || baseline === undefined || !counts)
        return [];
    const total = counts.total ?? (0,console_counts/* countExecuted */.xC)(counts) + counts.skipped + (counts.todo ?? 0);
    return total < baseline ? [`the total fell from ${baseline} to ${total}`] : [];
}
function countNotes(counts) {
    const { flaky = 0, notRun = 0, skipped = 0, emptyFiles = 0, passed = 0 } = counts ?? {};
    return [
        ...(flaky > 0 ? [`${flaky} flaky`] : []),
        ...(notRun > 0 ? [`${notRun} did not run`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ...(emptyFiles > 0 && passed !== 0 ? [`${(0,text_text/* formatCount */.B4)(emptyFiles, 'file')} without a reported test`] : []),
    ];
}
function howToCount(command, runners) {
    const filter = /(?<!\|)\|&?\s*((?:tail|head|e?grep|sed|awk|cut|wc)\b[^|&;\n]*)/.exec(command)?.[1]?.trim();
    if (filter !== undefined)
        return `leave \`| ${filter}\` out: it hides the summary and the exit code`;
    const existing = advice.find(({ named, runner }) => named.test(command) || (runner && runners.includes(runner)));
    return (existing?.add ??
        'let the command print its runner’s summary (no --silent, -q or dot reporter), or print TAP or JUnit XML on its output');
}
const advice = advice_namespaceObject.map(({ named, ...rest }) => ({
    ...rest,
    named: new RegExp(named),
}));


/***/ }),

/***/ 78442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ hurriedGraceMs),
  w: () => (/* binding */ runChild)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
;// CONCATENATED MODULE: ./lib/system/process/guardian.js

function guardChild(guardedChild) {
    const { pid, endsAt, graceMs, endSignal, logFile, logLimitBytes, path } = guardedChild;
    const signal = endSignal.replace('SIG', '');
    const args = [pid, Math.ceil(endsAt / 1000), Math.ceil(graceMs / 1000), logFile, logLimitBytes, signal].map(String);
    try {
        const guardian = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', guardScript, 'phase-executor-guardian', ...args], {
            cwd: '/',
            env: { PATH: `${path}:/usr/bin:/bin` },
            detached: true,
            stdio: ['pipe', 'ignore', 'ignore'],
        });
        for (const each of [guardian, guardian.stdin])
            each?.on('error', () => undefined);
        guardian.unref();
        return guardian;
    }
    catch {
        return null;
    }
}
const guardScript = `
read -r _
PATH="$PATH:/usr/bin:/bin"
while kill -0 "-$1" 2>/dev/null; do
  if [ "$(date +%s)" -ge "$2" ]; then
    kill -TERM "-$1" 2>/dev/null
    left=$3
    while [ "$left" -gt 0 ] && kill -0 "-$1" 2>/dev/null; do sleep 1; left=$((left - 1)); done
    kill -"$6" "-$1" 2>/dev/null
    exit
  fi
  if [ "$(stat -c %s -- "$4" 2>/dev/null || echo 0)" -gt "$5" ]; then truncate -s "$5" -- "$4"; fi
  sleep 1
done`;

// EXTERNAL MODULE: ./lib/system/process/namespace.js
var namespace = __webpack_require__(16244);
// EXTERNAL MODULE: ./lib/system/process/output.js
var process_output = __webpack_require__(84726);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
;// CONCATENATED MODULE: ./lib/system/process/child.js












async function runChild(spec) {
    const startedAt = spec.clock.uptimeMs();
    const { logFile, ...unlogged } = spec;
    const follower = spec.outlivesUs && logFile !== undefined ? new process_output/* LogFollower */.pl(logFile, spec.logLimitBytes) : null;
    const output = new process_output/* Output */.k7(follower === null ? spec : unlogged);
    const run = new ChildRun();
    try {
        if (spec.cancel?.aborted)
            run.ending = 'cancelled';
        else {
            const { timeoutMs = withoutLimitMs, graceMs = defaultGraceMs } = spec;
            const name = `${(0,external_node_path_.basename)(spec.command)} of ${spec.marker}`;
            await watchdog/* watchdog */.uJ.for(name, timeoutMs + graceMs + sweepMs, followToEnd(spec, follower, output, run));
        }
        output.end();
    }
    finally {
        output.close();
        follower?.close();
    }
    if (run.fault)
        throw run.fault;
    const { fault: _, seen, endedAt, ...ended } = run;
    const ending = ended.ending ?? (ended.error ? 'not_started' : ended.exitCode === null ? 'signalled' : 'exited');
    return {
        ...ended,
        ending,
        lastSeen: seen === null ? null : { agoMs: (endedAt ?? seen.uptimeMs) - seen.uptimeMs, what: seen.what },
        code: shellExitCode(ending, run),
        durationMs: spec.clock.uptimeMs() - startedAt,
        tail: output.tail,
    };
}
const withoutLimitMs = 24 * 60 * 60_000;
const sweepMs = 60_000;
class ChildRun {
    ending = null;
    fault = null;
    exitCode = null;
    signal = null;
    error = null;
    survivors = 0;
    escaped = 0;
    seen = null;
    endedAt = null;
}
async function followToEnd(spec, follower, output, run) {
    let child;
    try {
        child = await spawnChild(spec, follower?.childEnd ?? 'pipe');
    }
    catch (cause) {
        const what = (0,external_node_fs_.existsSync)(spec.cwd) ? cause.message : `the working directory ${spec.cwd} does not exist`;
        run.error = new Error(`${spec.command} could not be started: ${what}`, { cause });
        return;
    }
    const { inside = { kind: 'none', words: [] } } = spec;
    const guardian = follower === null ? null : startGuardian(spec, inside, child);
    const isNamespace = inside.kind !== 'reaper' && inside.kind !== 'none';
    const tree = new process_tree/* ProcessTree */.i$(spec.marker, child.pid ?? null);
    if (!isNamespace)
        tree.watch();
    const deadlines = watchDeadlines(spec, child, run);
    const take = (stream) => (chunk) => {
        deadlines.heard();
        deadlines.unlessFailing(() => output.take(chunk, stream));
    };
    child.stdout?.on('data', take('stdout'));
    child.stderr?.on('data', take('stderr'));
    const look = () => deadlines.unlessFailing(() => follower?.look(take('stdout')));
    const looking = follower === null ? undefined : setInterval(look, followEveryMs);
    const closed = new Promise((resolve) => child.once('close', resolve));
    const [exitCode, signal] = await deadlines.ended;
    run.endedAt ??= spec.clock.uptimeMs();
    const killedBy = inside.words.length > 0 ? (0,capture/* shellSignal */.$)(exitCode ?? 0) : null;
    [run.exitCode, run.signal] = killedBy && killedBy !== 'SIGPIPE' ? [null, killedBy] : [exitCode, signal];
    deadlines.clear();
    guardian?.kill('SIGKILL');
    const swept = isNamespace && exitCode !== null ? { killed: 0, escaped: 0 } : await tree.sweep();
    run.survivors = swept.killed;
    run.escaped = inside.kind === 'reaper' && exitCode === null ? Math.max(1, swept.escaped) : swept.escaped;
    clearInterval(looking);
    look();
    await Promise.race([closed, (0,promises_.setTimeout)(2_000, undefined, { ref: false })]);
    child.stdout?.destroy();
    child.stderr?.destroy();
}
const followEveryMs = 50;
function startGuardian(spec, inside, { pid }) {
    const { timeoutMs, graceMs, logFile, logLimitBytes, clock, env } = spec;
    if (pid === undefined || timeoutMs === undefined || logFile === undefined)
        return null;
    return guardChild({
        pid,
        endSignal: (0,namespace/* endSignal */.cs)(inside),
        endsAt: clock.now() + timeoutMs,
        graceMs: graceMs ?? defaultGraceMs,
        logFile,
        logLimitBytes: logLimitBytes ?? process_output/* defaultLogLimitBytes */.Uu,
        path: env.PATH ?? '',
    });
}
const defaultGraceMs = 10_000;
const hurriedGraceMs = 2_000;
async function spawnChild(spec, out) {
    const outer = spec.env[process_tree/* MARK */.M$];
    const mark = outer === undefined ? spec.marker : `${outer} ${spec.marker}`;
    const env = { ...spec.env, [process_tree/* MARK */.M$]: mark };
    const stdin = spec.stdinFile === undefined ? null : (0,external_node_fs_.openSync)(spec.stdinFile, 'r');
    try {
        const [command = '', ...args] = [...(spec.inside?.words ?? []), spec.command, ...spec.args];
        const child = (0,external_node_child_process_.spawn)(command, args, { cwd: spec.cwd, env, detached: true, stdio: [stdin ?? 'ignore', out, out] });
        if (child.pid !== undefined)
            return child;
        const [error] = await (0,external_node_events_.once)(child, 'error');
        throw error;
    }
    finally {
        if (stdin !== null)
            (0,external_node_fs_.closeSync)(stdin);
    }
}
function shellExitCode(ending, run) {
    const killed = run.signal === 'SIGKILL';
    switch (ending) {
        case 'exited':
            return run.exitCode ?? 1;
        case 'signalled':
            return 128 + (run.signal ? external_node_os_.constants.signals[run.signal] : 0);
        case 'timeout':
        case 'idle_timeout':
            return killed ? 137 : 124;
        case 'cancelled':
            return killed ? 137 : 130;
        case 'not_started':
            return run.error?.cause?.code === 'ENOENT' ? 127 : 126;
    }
}
function watchDeadlines(spec, child, run) {
    const { clock, otherLife, idleTimeoutMs = 0, graceMs: usualGraceMs = defaultGraceMs } = spec;
    const startedAt = clock.uptimeMs();
    const timers = [];
    let isOver = false;
    let giveUp = () => { };
    const ended = new Promise((resolve) => {
        child.on('error', () => undefined);
        child.once('exit', (exitCode, signal) => resolve([exitCode, signal]));
        giveUp = () => resolve([null, null]);
    });
    const after = (ms, act) => {
        const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
        timers.push(timer);
        return timer;
    };
    const end = (reason, graceMs = usualGraceMs) => {
        if (run.ending === null)
            signalGroup(child, 'SIGTERM');
        run.ending ??= reason;
        run.endedAt ??= clock.uptimeMs();
        after(graceMs, () => {
            signalGroup(child, spec.inside ? (0,namespace/* endSignal */.cs)(spec.inside) : 'SIGKILL');
            after(10_000, giveUp);
        });
    };
    const fail = (error) => {
        run.fault ??= error;
        end('cancelled');
    };
    const lookForLife = async () => {
        const silentMs = () => clock.uptimeMs() - (run.seen?.uptimeMs ?? startedAt);
        try {
            const signOfLife = (await otherLife?.(clock.now() - silentMs())) ?? null;
            if (isOver || run.ending !== null)
                return;
            const agoMs = signOfLife === null ? Number.POSITIVE_INFINITY : Math.max(0, clock.now() - signOfLife.at);
            if (signOfLife !== null && agoMs < silentMs())
                run.seen = { uptimeMs: clock.uptimeMs() - agoMs, what: signOfLife.what };
        }
        catch (error) {
            if (!isOver)
                fail(error);
            return;
        }
        const leftMs = idleTimeoutMs - silentMs();
        if (leftMs > 0)
            unused = after(leftMs, () => void lookForLife());
        else
            end('idle_timeout');
    };
    if (spec.timeoutMs !== undefined)
        after(spec.timeoutMs, () => end('timeout'));
    let unused = spec.idleTimeoutMs === undefined ? null : after(spec.idleTimeoutMs, () => void lookForLife());
    const cancel = () => end('cancelled', Math.min(usualGraceMs, hurriedGraceMs));
    spec.cancel?.addEventListener('abort', cancel, { once: true });
    return {
        ended,
        heard: () => {
            if (run.ending !== null)
                return;
            run.seen = { uptimeMs: clock.uptimeMs(), what: null };
            unused?.refresh();
        },
        unlessFailing: (listen) => {
            try {
                listen();
            }
            catch (error) {
                fail(error);
            }
        },
        clear: () => {
            isOver = true;
            spec.cancel?.removeEventListener('abort', cancel);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
function signalGroup(child, signal) {
    try {
        process.kill(-(child.pid ?? Number.NaN), signal);
    }
    catch {
        child.kill(signal);
    }
}


/***/ }),

/***/ 29269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GG: () => (/* binding */ unmountBelow),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   dx: () => (/* binding */ listMounts),
/* harmony export */   lQ: () => (/* binding */ mountPoints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _files_file_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74207);
/* harmony import */ var _namespace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16244);




function mountPoints() {
    let list;
    try {
        list = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/self/mountinfo', 'latin1');
    }
    catch {
        return [];
    }
    return list.split('\n').flatMap((line) => {
        const point = line.split(' ')[4];
        if (point === undefined)
            return [];
        const bytes = point.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
        return [Buffer.from(bytes, 'latin1').toString('utf8')];
    });
}
function listMounts(folder) {
    const points = mountPoints();
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder);
        return points.filter((point) => (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(point, real));
    }
    catch {
        return [];
    }
}
function unmountBelow(folder, existing = []) {
    const cleared = [];
    const strange = () => listMounts(folder).filter((point) => !existing.includes(point));
    for (let matches = strange(); matches.length > 0;) {
        for (const point of matches.toReversed())
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('umount', ['-l', '--', point], { env: { PATH: _namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_ }, stdio: 'ignore' });
        const remaining = strange();
        if (remaining.length >= matches.length)
            throw new Error(`${remaining[0]} is a mount that was not there before; unmount it, then run again`);
        for (const point of matches)
            cleared.push(point);
        matches = remaining;
    }
    return cleared;
}
function removeTree(folder) {
    unmountBelow(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
}


/***/ }),

/***/ 84726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uu: () => (/* binding */ defaultLogLimitBytes),
/* harmony export */   k7: () => (/* binding */ Output),
/* harmony export */   pl: () => (/* binding */ LogFollower)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

class Output {
    #spec;
    #tail;
    #lines;
    #logLimitBytes;
    #log;
    #logged = 0;
    constructor(spec) {
        this.#spec = spec;
        this.#tail = new Tail(spec.tailBytes ?? 64 * 1024);
        this.#logLimitBytes = spec.logLimitBytes ?? defaultLogLimitBytes;
        this.#log = spec.logFile === undefined ? null : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(spec.logFile, 'w');
        const { onLine, lineLimitBytes = 1024 * 1024 } = spec;
        const linesOf = (stream) => new Lines(lineLimitBytes, (line) => onLine?.(line, stream));
        this.#lines = onLine ? { stdout: linesOf('stdout'), stderr: linesOf('stderr') } : null;
    }
    take(chunk, stream) {
        this.#tail.push(chunk);
        this.#write(chunk);
        this.#spec.onOutput?.(chunk, stream);
        this.#lines?.[stream].push(chunk);
    }
    end() {
        this.#lines?.stdout.end();
        this.#lines?.stderr.end();
        this.close();
    }
    close() {
        if (this.#log !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#log);
        this.#log = null;
    }
    get tail() {
        return this.#tail.toString();
    }
    #write(chunk) {
        if (this.#log === null)
            return;
        const room = this.#logLimitBytes - this.#logged;
        try {
            writeFully(this.#log, chunk.subarray(0, room));
            this.#logged += Math.min(chunk.length, room);
            if (chunk.length > room) {
                writeFully(this.#log, Buffer.from(logCut(this.#logLimitBytes)));
                this.close();
            }
        }
        catch {
            this.close();
        }
    }
}
const defaultLogLimitBytes = 256 * 1024 * 1024;
function logCut(limitBytes) {
    return `\n[phase-executor: the log ends here, at its limit of ${limitBytes} bytes]\n`;
}
function writeFully(file, chunk) {
    for (let done = 0; done < chunk.length;)
        done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, chunk, done);
}
class Tail {
    #ring;
    #total = 0;
    constructor(size) {
        this.#ring = Buffer.alloc(size);
    }
    push(chunk) {
        const size = this.#ring.length;
        const last = chunk.subarray(Math.max(0, chunk.length - size));
        const at = (this.#total + chunk.length - last.length) % (size || 1);
        const head = last.copy(this.#ring, at);
        last.copy(this.#ring, 0, head);
        this.#total += chunk.length;
    }
    toString() {
        const size = this.#ring.length;
        if (this.#total <= size)
            return this.#ring.toString('utf8', 0, this.#total);
        const at = this.#total % size;
        const bytes = Buffer.concat([this.#ring.subarray(at), this.#ring.subarray(0, at)]);
        let start = 0;
        while (start < 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
            start += 1;
        return bytes.toString('utf8', start);
    }
}
class Lines {
    #limit;
    #deliver;
    #open = [];
    #openBytes = 0;
    constructor(limit, deliver) {
        this.#limit = limit;
        this.#deliver = deliver;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(10);
        if (end !== -1) {
            const first = chunk.indexOf(10);
            this.#append(chunk.subarray(0, first));
            this.#flush();
            if (end > first)
                for (const line of chunk.toString('utf8', first + 1, end).split('\n'))
                    this.#tell(line);
        }
        this.#append(chunk.subarray(end + 1));
    }
    end() {
        if (this.#openBytes > 0)
            this.#flush();
    }
    #append(part) {
        const saved = part.subarray(0, this.#limit - this.#openBytes);
        if (saved.length === 0)
            return;
        this.#open.push(saved);
        this.#openBytes += saved.length;
    }
    #flush() {
        const line = Buffer.concat(this.#open, this.#openBytes).toString('utf8');
        this.#open = [];
        this.#openBytes = 0;
        this.#tell(line);
    }
    #tell(line) {
        const text = line.length > this.#limit ? line.slice(0, this.#limit) : line;
        this.#deliver(text.endsWith('\r') ? text.slice(0, -1) : text);
    }
}
class LogFollower {
    childEnd;
    #file;
    #limitBytes;
    #read = 0;
    constructor(path, limitBytes = defaultLogLimitBytes) {
        this.#file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w+');
        this.childEnd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a');
        this.#limitBytes = limitBytes;
    }
    look(take) {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#file);
        this.#read = Math.min(this.#read, size);
        while (this.#read < size) {
            const chunk = Buffer.alloc(Math.min(64 * 1024, size - this.#read));
            const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#file, chunk, 0, chunk.length, this.#read);
            if (length === 0)
                break;
            this.#read += length;
            take(chunk.subarray(0, length));
        }
        if (size > this.#limitBytes)
            this.#cut();
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.childEnd);
    }
    #cut() {
        const note = Buffer.from(logCut(this.#limitBytes));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#file, note, 0, note.length, this.#limitBytes);
        this.#read = this.#limitBytes + note.length;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(this.#file, this.#read);
    }
}


/***/ })

};
;