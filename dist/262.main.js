"use strict";
exports.id = 262;
exports.ids = [262];
exports.modules = {

/***/ 81465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jm: () => (/* binding */ getProgram),
/* harmony export */   lu: () => (/* binding */ readShell),
/* harmony export */   rL: () => (/* binding */ splitShellCommands)
/* harmony export */ });
const token = /(?<blank>(?:[ \t]|\\\n)+)|(?<stream>\d*)(?<arrow>>>|>\||>&|<&|<<|&>>|&>|<>|>|<)[ \t]*|(?<joint>&&|\|\||\|&|[;&|\n])|(?<word>(?:'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|$)|`[^`]*(?:`|$)|\\[\s\S]|\$\((?:[^()'"\\`#\n]|\([^()'"\\`#\n]*\))*\)|[^\s;&|<>()'"\\`$]|\$(?!\())+)|[\s\S]/g;
function readShell(text) {
    const commands = [];
    const startCommand = (before) => {
        return { before, after: '', text: '', words: [], ends: [], captured: false, isPlain: true };
    };
    let command = startCommand('');
    let redirection = null;
    for (const { 0: raw, index, groups: { blank, stream = '', arrow, joint, word } = {} } of text.matchAll(token)) {
        if (redirection !== null && word === undefined)
            command.isPlain = false;
        if (joint !== undefined) {
            command.captured ||= joint.startsWith('|') && joint !== '||';
            command.after ||= joint;
            const isEmpty = command.text.trim() === '';
            if (!isEmpty)
                commands.push(command);
            command = startCommand(isEmpty && command.before !== '' ? command.before : joint);
            redirection = null;
            continue;
        }
        command.text += raw;
        if (arrow !== undefined)
            redirection = { stream, arrow };
        else if (redirection !== null) {
            const isOutput = redirection.arrow.includes('>') && /^1?$/.test(redirection.stream);
            command.captured ||= isOutput && !(redirection.arrow === '>&' && /^[12]$/.test(raw));
            command.isPlain &&= !redirection.arrow.startsWith('<<');
            redirection = null;
        }
        else if (word !== undefined) {
            command.words.push(unquote(word));
            command.ends.push(index + raw.length);
            command.isPlain &&= !unsupportedPattern.test(word);
        }
        else if (blank === undefined)
            command.isPlain = false;
    }
    if (command.text.trim() !== '')
        commands.push(command);
    return commands.map((command) => ({ ...command, text: command.text.trim() }));
}
const unsupportedPattern = /^#|`|"[^"]*\$\(|^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*(?:'[^']*|"(?:[^"\\]|\\[\s\S])*)$/;
function unquote(word) {
    return word.replace(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g, (_, single, double, escaped) => single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '');
}
function splitShellCommands(text) {
    const commands = text.length > maxLength ? null : readShell(text);
    const isSimple = ({ isPlain, after, words: [first = ''] }) => isPlain && after !== '&' && !RESERVED.has(first);
    return commands?.every(isSimple) ? commands : null;
}
const maxLength = 128 * 1024;
const RESERVED = new Set('if then else elif fi for while until do done case esac select function { } ! [[ coproc eval'.split(' '));
function getProgram(words) {
    const at = starterPattern.exec(words.join('\0'))?.[0].replace(/[^\0]/g, '').length ?? 0;
    const name = (words[at] ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
    if (name !== 'go')
        return { runner: aliases.get(name) ?? name, args: at + 1 };
    const subcommandAt = words[at + 1] === '-C' ? at + 3 : at + 1;
    return { runner: `go ${words[subcommandAt] ?? ''}`.trim(), args: subcommandAt + 1 };
}
const aliases = new Map([
    ['py.test', 'pytest'],
    ['mvnw', 'mvn'],
    ['gradlew', 'gradle'],
]);
const starterPattern = new RegExp(`^(?:(?:${[
    '[A-Za-z_]\\w*=[^\0]*',
    '(?:env|cross-env)(?:\0[A-Za-z_]\\w*=[^\0]*)*',
    '(?:time|command|exec|nohup|xvfb-run)(?:\0-[apv])*',
    'timeout\0\\d+[smhd]?',
    '(?:npx|bunx)(?:\0(?:-y|--yes|--no|--no-install|--bun))*',
    '(?:pnpm|npm|yarn)\0exec\0--',
    '(?:pnpm|yarn|bundle)\0exec',
    '(?:poetry|uv|pipenv|rye|pdm|hatch)\0run',
    'coverage\0run\0-m',
    '(?:[^\0]*/)?python[\\d.]*\0-m',
    '(?:[^\0]*/)?node(?=\0[^\0]*(?:\\.[cm]?js(?:\0|$)|/\\.bin/))',
    '(?:yarn|pnpm)(?=\0(?:jest|vitest)(?:\0|$))',
].join('|')})\0)*`);


/***/ }),

/***/ 98930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ buildGoJsonReader),
/* harmony export */   i1: () => (/* binding */ buildCargoReader),
/* harmony export */   sf: () => (/* binding */ quoteForGo)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);
/* harmony import */ var _named_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80811);



function buildCargoReader() {
    const targets = [];
    const red = [];
    let total;
    let sawAnnouncement = false;
    let [from, to, lastLine] = [-1, -1, -1];
    const add = (counts) => {
        total = total === undefined ? counts : (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .addCounts */ .c5)([total, counts]);
    };
    const settle = () => {
        const counts = targets.at(-1)?.counts;
        if (counts === undefined)
            return;
        targets.pop();
        add(counts);
    };
    return {
        line(text, at) {
            if (from < 0)
                from = at;
            lastLine = at;
            const announced = /^running (\d+) tests?$/.exec(text)?.[1];
            if (announced !== undefined)
                settle();
            if (announced !== undefined && targets.length < 1000)
                targets.push({ announced: Number(announced) });
            sawAnnouncement ||= announced !== undefined;
            if (text.startsWith('error: ') && red.length < 20)
                red.push(text.slice(0, 200));
            const result = readCargoResult(text);
            if (result === null)
                return;
            const isLast = targets.at(-1)?.announced === result.tests;
            const openIndex = targets.findLastIndex(({ announced, counts }) => !counts && announced === result.tests);
            const target = targets[isLast ? targets.length - 1 : openIndex];
            if (target !== undefined) {
                targets.length = targets.indexOf(target) + 1;
                target.counts = result.counts;
            }
            else if (!sawAnnouncement)
                add(result.counts);
            else
                return;
            to = at;
        },
        runs() {
            settle();
            const lost = targets.flatMap(({ announced, counts }) => announced > 0 && !counts ? [`a cargo target announced ${announced} tests and did not report their result`] : []);
            if (total)
                return [{ runner: 'cargo', from, to, counts: total, red: [...red, ...new Set(lost)].slice(0, 40) }];
            const broken = red.some((line) => line.startsWith('error: could not compile'));
            return broken ? [{ runner: 'cargo', from, to: lastLine, counts: null, red }] : [];
        },
    };
}
function readCargoResult(line) {
    const [, word, ...numbers] = /^test result: (ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out/.exec(line) ?? [];
    if (word === undefined)
        return null;
    const [passed = 0, failed = 0, skipped = 0, measured = 0] = numbers.map(Number);
    const errors = word === 'FAILED' && failed === 0 ? 1 : 0;
    const counts = { passed: passed + measured, failed, skipped, errors, total: null };
    return { tests: passed + failed + skipped + measured, counts };
}
const Event = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    Action: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    Package: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    Test: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    Output: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
function buildGoJsonReader() {
    const counts = { ..._counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, total: null, passed: 0 };
    const tests = [];
    const run = { runner: 'go-json', from: -1, to: -1, counts, red: [], tests };
    const withFailingTest = new Set();
    return {
        line(text, at) {
            const event = /"Action":"(?:pass|fail|skip|build-fail)"/.test(text) ? parseGoEvent(text) : null;
            if (event === null)
                return;
            if (run.from < 0)
                run.from = at;
            run.to = at;
            const { Action, Package = '', Test } = event;
            const outcome = outcomes[Action];
            if (outcome === undefined)
                run.red.push('a package does not build');
            else if (Test === undefined && outcome === 'failed') {
                run.red.push(`package ${Package} failed`);
                if (!withFailingTest.has(Package))
                    counts.suitesFailed = (counts.suitesFailed ?? 0) + 1;
            }
            if (outcome === undefined || Test === undefined)
                return;
            if (tests.length < _named_test_js__WEBPACK_IMPORTED_MODULE_2__/* .maxNamedTests */ .FF)
                tests.push({ name: Test, file: Package, outcome });
            if (outcome === 'failed' && withFailingTest.size < 10_000)
                withFailingTest.add(Package);
            if (!Test.includes('/'))
                counts[outcome] += 1;
        },
        runs: () => (run.to < 0 ? [] : [run]),
    };
}
const outcomes = { pass: 'passed', fail: 'failed', skip: 'skipped' };
function quoteForGo(lines) {
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
/* harmony export */   Kx: () => (/* binding */ withoutNodeFiles),
/* harmony export */   OV: () => (/* binding */ findEmptyNodeFiles),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   ez: () => (/* binding */ nonZero),
/* harmony export */   vA: () => (/* binding */ isNodeTestFile),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xC: () => (/* binding */ countExecuted)
/* harmony export */ });
const NONE = { passed: 0, failed: 0, skipped: 0, errors: 0, total: 0 };
function nonZero(counts) {
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count));
}
function countExecuted(counts) {
    const { passed, failed, errors, xfailed = 0, xpassed = 0, flaky = 0 } = counts;
    return (passed ?? 0) + failed + errors + xfailed + xpassed + flaky;
}
function addCounts(runs) {
    const keys = new Set([...Object.keys(NONE), ...runs.flatMap(Object.keys)]);
    const sum = (key) => runs.reduce((all, run) => (all === null || run[key] === null ? null : all + (run[key] ?? 0)), 0);
    return { ...NONE, ...Object.fromEntries([...keys].map((key) => [key, sum(key)])) };
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
function findEmptyNodeFiles(tests) {
    const suites = new Set(tests.flatMap(({ name }) => (name.includes(' > ') ? (name.split(' > ')[0] ?? '') : [])));
    return tests.filter(({ name, outcome, isGroup }) => isGroup && outcome === 'passed' && isNodeTestFile(name) && !suites.has(name));
}
function withoutNodeFiles(counts, tests) {
    const { length } = findEmptyNodeFiles(tests);
    const subtract = (count) => (count === null ? null : Math.max(0, count - length));
    const { passed, total } = counts;
    return length === 0 ? counts : { ...counts, passed: subtract(passed), total: subtract(total), emptyFiles: length };
}


/***/ }),

/***/ 89994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ combineRuns),
/* harmony export */   Z: () => (/* binding */ addRun),
/* harmony export */   iI: () => (/* binding */ isRed)
/* harmony export */ });
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);


function combineRuns(allRuns) {
    const runs = allRuns.some(({ ranNothing }) => !ranNothing)
        ? allRuns.filter(({ ranNothing }) => !ranNothing)
        : allRuns.slice(-1);
    const [firstRun] = runs;
    const counted = runs.flatMap((run) => run.counts ?? []);
    const counts = counted.length === 0 ? null : (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .addCounts */ .c5)(counted);
    const red = [...new Set(runs.flatMap((run) => run.red))];
    return firstRun === undefined ? [] : [{ ...firstRun, to: (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)(runs.map(({ to }) => to)), counts, red }];
}
function addRun(runs, run) {
    runs.push(run);
    if (runs.length < 500)
        return;
    const oldRuns = runs.splice(0, 250);
    const redRun = oldRuns.findLast((oldRun) => isRed(oldRun) && !oldRun.doubtful);
    if (redRun !== undefined)
        runs.unshift(redRun);
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
/* harmony export */   dS: () => (/* binding */ getFullName)
/* harmony export */ });
const maxNamedTests = 20_000;
const maxName = 300;
function getFullName(parts) {
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

/***/ 69707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ runnerRows)
});

// UNUSED EXPORTS: RunnerRow

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./lib/judge/run/console/runners.json
const runners_namespaceObject = /*#__PURE__*/JSON.parse('[{"runner":"node:test","named":"\\\\bnode\\\\b.*\\\\s--test\\\\b|--test-reporter[= ]","advice":"use --test-reporter=spec or tap, which print counts","wants":"ℹ (?:tests|suites|pass|fail|cancelled|skipped|todo) \\\\d","summaries":[{"summary":"^ℹ tests \\\\d+$(?:\\\\nℹ (?:suites|pass|fail|cancelled|skipped) \\\\d+$)+\\\\nℹ todo \\\\d+$","counts":{"total":"^ℹ tests (\\\\d+)","passed":"^ℹ pass (\\\\d+)","failed":"^ℹ fail (\\\\d+)","skipped":"^ℹ skipped (\\\\d+)","todo":"^ℹ todo (\\\\d+)"},"red":"^ℹ cancelled [1-9]\\\\d*"}]},{"runner":"tap","programs":["tape","tap"],"also":["node-tap"]},{"runner":"prove","programs":["prove"],"also":["tap"],"named":"\\\\bprove\\\\b","advice":"leave -Q out of prove","wants":"(?:not )?ok \\\\d|Failed \\\\d+/\\\\d+ subtests|\\\\(less \\\\d+ skipped|Files=\\\\d+, Tests=|Result: ","summaries":[{"each":"^(?:not )?ok \\\\d+\\\\b|^Failed \\\\d+/\\\\d+ subtests|^\\\\t\\\\(less \\\\d+ skipped subtests?:","summary":"^Files=\\\\d+, Tests=\\\\d+,.*$(?:\\\\nResult: .*$)?","counts":{"total":"^Files=\\\\d+, Tests=(\\\\d+),","failed":"^Failed (\\\\d+)/\\\\d+ subtests","skipped":"^(?:not )?ok \\\\d+\\\\b.*#\\\\s*[Ss][Kk][Ii][Pp]\\\\b|^\\\\t\\\\(less (\\\\d+) skipped","xfailed":"^not ok \\\\d+\\\\b.*#\\\\s*[Tt][Oo][Dd][Oo]\\\\b"},"red":"^Result: (?:FAIL|NOTESTS)$"}],"variables":[{"name":"HARNESS_VERBOSE","value":"1"}]},{"runner":"cargo","programs":["cargo test"],"also":["nextest"],"named":"\\\\bcargo\\\\b","advice":"run `cargo test` without a custom harness, or `cargo nextest run`","tests":[{"wants":"test \\\\S","form":"^test (?<name>.+?)(?: - should panic)? \\\\.\\\\.\\\\. (?:(?<passed>ok)|(?<failed>FAILED)|(?<skipped>ignored))\\\\b"}]},{"runner":"go","programs":["go test"],"also":["go-json"],"named":"\\\\bgo(?:\\\\s+-C\\\\s+\\\\S+)?\\\\s+test\\\\b","advice":"`go test` prints counts only with -json or -v; add -json, also where a script, a pipe or a file takes its output","wants":"=== RUN {3}|--- (?:PASS|FAIL|SKIP): |ok {2}\\\\t|\\\\? {3}\\\\t|FAIL\\\\t","summaries":[{"sum":true,"needs":["total"],"each":"^=== RUN {3}[^/]+$|^--- (?:FAIL|SKIP): \\\\S+ \\\\([\\\\d.]+s\\\\)$","summary":"^(?:ok {2}|\\\\? {3}|FAIL)\\\\t.*$","empty":"^ok {2}\\\\t.*\\\\[no tests to run\\\\]|^\\\\? {3}\\\\t","counts":{"total":"^=== RUN {3}","failed":"^--- FAIL: ","skipped":"^--- SKIP: "},"red":"^FAIL(?=\\\\t\\\\S+\\\\t[\\\\d.]+s$)|^FAIL\\\\t\\\\S+ \\\\[(?:build|setup) failed\\\\]$"}],"tests":[{"wants":"--- (?:PASS|FAIL|SKIP): ","form":"^ *--- (?:(?<passed>PASS)|(?<failed>FAIL)|(?<skipped>SKIP)): (?<name>\\\\S+) \\\\([\\\\d.]+s\\\\)$"}],"arguments":[{"program":"go test","args":["-json"],"unless":["-json","--json"],"isFirst":true}],"variables":[{"name":"GOTESTSUM_JUNITFILE","value":"{path}","file":"gotestsum.xml"},{"name":"GOFLAGS","value":"-v","adds":true,"unless":"(?:^|\\\\s)-(?:v|json)\\\\b"}]},{"runner":"go-json"},{"runner":"jest","programs":["jest","react-scripts"],"also":["jest-json"],"named":"\\\\bjest\\\\b","advice":"leave --silent and custom reporters of jest out, or add --reporters=default","wants":"Test Suites: |Tests: |FAIL |No tests found, exiting","summaries":[{"failure":"^FAIL ","nothing":"^No tests found","summary":"^Test Suites: .* total$\\\\nTests: +(?:\\\\d+ [a-z]+, )*\\\\d+ total$","counts":{"passed":"^Tests:.* (\\\\d+) passed","failed":"^Tests:.* (\\\\d+) failed","skipped":"^Tests:.* (\\\\d+) skipped","todo":"^Tests:.* (\\\\d+) todo","total":"^Tests:.* (\\\\d+) total","suitesFailed":"^Test Suites:.* (\\\\d+) failed"}}],"tests":[{"wants":"● \\\\S","form":"^ {2}(?<failed>●) (?<name>.+)$","between":" › ","once":true}],"arguments":[{"program":"jest","args":["--json","--outputFile={file}"],"file":"tests.json","unless":["--json","--outputFile","--listTests","--showConfig","--init"],"throughScripts":true}]},{"runner":"vitest","programs":["vitest"],"also":["vitest-json","junit-xml","tap"],"named":"\\\\bvitest\\\\b","advice":"add --reporter=default","wants":"Test Files {2}|Tests {2}|Errors {2}|Type Errors {2}|RUN {2}v|No test files found, exiting","summaries":[{"banner":"^ RUN {2}v\\\\d","nothing":"^No test files found","summary":"^ Test Files {2}(?:no tests|.*\\\\(\\\\d+\\\\)$).*$\\\\n {6}Tests {2}(?:no tests|.*\\\\(\\\\d+\\\\)$).*$(?:\\\\n{1,3} {1,5}(?:Type )?Errors {2}\\\\d+ errors?$)?(?:\\\\n{1,3} {1,5}(?:Type )?Errors {2}\\\\d+ errors?$)?","counts":{"passed":"^ +Tests.* (\\\\d+) passed","failed":"^ +Tests.* (\\\\d+) failed","skipped":"^ +Tests.* (\\\\d+) skipped","todo":"^ +Tests.* (\\\\d+) todo","xfailed":"^ +Tests.* (\\\\d+) expected","total":"^ +Tests.*\\\\((\\\\d+)\\\\)$","errors":"Errors {2}(\\\\d+)","suitesFailed":"^ Test Files.* (\\\\d+) failed"}}],"tests":[{"wants":"FAIL {2}\\\\S","form":"^ (?<failed>FAIL) {2}(?<file>.+?)(?: > (?<name>.+))?$","between":" > ","once":true}],"arguments":[{"program":"vitest","args":["--reporter=default","--reporter=json","--outputFile.json={file}"],"file":"tests.json","unless":["--reporter","--outputFile","list","bench","init","related"],"throughScripts":true}]},{"runner":"mocha","programs":["mocha","_mocha"],"also":["mocha-json","junit-xml","tap"],"named":"\\\\bmocha\\\\b","advice":"use a reporter of mocha that prints counts, for example --reporter spec","wants":"\\\\d+ (?:passing|pending|failing)|1\\\\) ","summaries":[{"failure":"^ +1\\\\) ","summary":"^ {2}\\\\d+ passing(?: \\\\([^()]*\\\\))?$(?:\\\\n {2}\\\\d+ pending$)?(?:\\\\n {2}\\\\d+ failing$)?(?:\\\\n{1,3} {2}1\\\\) .*$)?","counts":{"passed":"^ {2}(\\\\d+) passing","skipped":"^ {2}(\\\\d+) pending$","failed":"^ {2}(\\\\d+) failing$"}}],"tests":[{"wants":"\\\\d+\\\\) \\\\S|- \\\\S|\\\\d+ passing\\\\b","form":"^ {2,}(?:(?<failed>\\\\d+\\\\))|(?<skipped>-)) (?<name>.+)$","until":"^ {2}\\\\d+ passing"}]},{"runner":"ava","programs":["ava"],"also":["tap"],"wants":"\\\\d+ (?:tests?|hooks?|known|uncaught|unhandled|internal) |─[ \\\\t\\\\r]*(?:\\\\n|$)|✘ (?:No tests found|Couldn)","summaries":[{"nothing":"^ {2}✘ (?:No tests found|Couldn.t find any (?:files|matching tests))","summary":"^[ \\\\t]*─$(?:\\\\n{1,2} {2}\\\\d+ (?:tests? (?:passed|failed|skipped|todo)|hooks? failed|known failures?|uncaught exceptions?|unhandled rejections?|internal errors?)$)+","counts":{"passed":"(\\\\d+) tests? passed","failed":"(\\\\d+) tests? failed","skipped":"(\\\\d+) tests? skipped","todo":"(\\\\d+) tests? todo","xfailed":"(\\\\d+) known","errors":"(\\\\d+) (?:hooks?|uncaught|unhandled|internal) "},"omitsPassed":true}]},{"runner":"uvu","programs":["uvu"],"wants":"(?:Total|Passed|Skipped): ","summaries":[{"summary":"^ {2}Total: +\\\\d+$\\\\n {2}Passed: +\\\\d+$\\\\n {2}Skipped: +\\\\d+$","counts":{"total":"(?:Total|Skipped): +(\\\\d+)","passed":"Passed: +(\\\\d+)","skipped":"Skipped: +(\\\\d+)"},"rest":"failed"}]},{"runner":"jasmine","programs":["jasmine"],"wants":"\\\\d+ specs?, |No specs found|Incomplete: ","summaries":[{"nothing":"^No specs found$","summary":"^\\\\d+ specs?, \\\\d+ failures?(?:, \\\\d+ pending specs?)?$(?:\\\\n{1,3}Incomplete: .*$)?","counts":{"total":"^(\\\\d+) specs?,","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) pending"},"red":"^Incomplete: .*"}]},{"runner":"playwright","programs":["playwright"],"also":["junit-xml"],"wants":"\\\\d+ (?:failed|interrupted|flaky|skipped|did not run|passed|errors? (?:was|were) not a part)|Running \\\\d+ tests? using|Error: No tests found","summaries":[{"banner":"^Running \\\\d+ tests? using \\\\d+ workers?","nothing":"^Error: No tests found$","alarm":"^ {2}\\\\d+ errors? (?:was|were) not a part of any test","lastCounts":true,"summary":"(?=^ {2}\\\\d)(?:^ {2}\\\\d+ failed(?:\\\\n+|$))?(?:^ {2}\\\\d+ interrupted(?:\\\\n+|$))?(?:^ {2}\\\\d+ flaky(?:\\\\n+|$))?(?:^ {2}\\\\d+ skipped(?:\\\\n+|$))?(?:^ {2}\\\\d+ did not run(?:\\\\n+|$))?(?:^ {2}\\\\d+ passed(?: \\\\([^()]*\\\\))?(?:\\\\n+|$))?","words":["passed","failed","skipped","flaky"],"counts":{"notRun":"(\\\\d+) did not run"},"red":"\\\\d+ interrupted","needsBanner":true}]},{"runner":"bun","programs":["bun test"],"also":["junit-xml"],"wants":"\\\\d+ (?:pass|fail|skip|todo|errors?|expect\\\\(\\\\) calls|filtered out)\\\\b|Ran \\\\d+ tests? across|bun test v","summaries":[{"banner":"^bun test v","summary":"(?:^ \\\\d+ [a-z(].*\\\\n{1,2})+^Ran \\\\d+ tests? across \\\\d+ files?\\\\..*$","counts":{"passed":"^ (\\\\d+) pass$","failed":"^ (\\\\d+) fail$","skipped":"^ (\\\\d+) skip$","todo":"^ (\\\\d+) todo$","errors":"^ (\\\\d+) errors?$","total":"^Ran (\\\\d+)"}}],"tests":[{"wants":"\\\\((?:pass|fail|skip|todo)\\\\) ","form":"^\\\\((?:(?<passed>pass)|(?<failed>fail)|(?<skipped>skip|todo))\\\\) (?<name>.+?)(?: \\\\[[\\\\d.]+m?s\\\\])?$"}]},{"runner":"deno","programs":["deno test"],"also":["junit-xml","tap"],"wants":"(?:ok|FAILED) \\\\| \\\\d","summaries":[{"summary":"^(?:ok|FAILED) \\\\| \\\\d+ passed(?: \\\\([^()]*\\\\))? \\\\| \\\\d+ failed.*$","words":["passed","failed"],"counts":{"skipped":"(\\\\d+) ignored"},"red":"^FAILED"}]},{"runner":"cucumber","programs":["cucumber-js"],"wants":"\\\\d+ scenarios?","summaries":[{"summary":"^\\\\d+ scenarios?(?: \\\\([^()]*\\\\))?$","words":["passed","failed","skipped"],"counts":{"total":"^(\\\\d+) scenarios?"},"red":"[1-9]\\\\d* (?:undefined|ambiguous|pending)"}]},{"runner":"pytest","programs":["pytest","py.test"],"named":"\\\\b(?:pytest|py\\\\.test)\\\\b","advice":"pytest hides its counts with -qq; leave one -q out","wants":"={3,} |[.FEsxX]{1,200} +\\\\[ *\\\\d+%\\\\]|\\\\d+ [a-z]+(?:,| in )|no tests ran in ","summaries":[{"banner":"^=+ test session starts =+$","lastCounts":true,"empty":"^(?:=+ )?no tests ran","failure":"^=+ (?:FAILURES|ERRORS|short test summary info) =+$|^[.sxX]*[FE][.FEsxX]* +\\\\[","summary":"^=+ (?:no tests ran|(?:\\\\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed)(?:, )?)+) in [\\\\d.]+s(?: \\\\([\\\\d:, a-z]+\\\\))? =+$","withoutBanner":"^(?:=+ )?(?:no tests ran|(?:\\\\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed)(?:, )?)+) in [\\\\d.]+s(?: \\\\([\\\\d:, a-z]+\\\\))?(?: =+)?$","words":["passed","failed","skipped","xfailed","xpassed","deselected"],"counts":{"errors":"(\\\\d+) errors?"}}],"tests":[{"wants":"[\\\\w./-]{1,300}\\\\.py::","form":"^(?<file>\\\\S+\\\\.py)::(?<name>.+?) (?:(?<passed>PASSED|XPASS)|(?<failed>FAILED|ERROR)|(?<skipped>SKIPPED|XFAIL))(?: |$)"},{"wants":"\\\\[gw\\\\d","form":"^\\\\[gw\\\\d+\\\\](?: \\\\[ *\\\\d+%\\\\])? (?:(?<passed>PASSED|XPASS)|(?<failed>FAILED|ERROR)|(?<skipped>SKIPPED|XFAIL)) (?<file>\\\\S+\\\\.py)::(?<name>.+)$"}],"arguments":[{"program":"pytest","args":["--junitxml={file}"],"file":"pytest.xml","unless":["--junitxml","--junit-xml","--collect-only","--co","--version","--fixtures","--help","-h"],"isForOthers":true}],"variables":[{"name":"PYTEST_ADDOPTS","value":"--junitxml={file}","file":"pytest.xml","adds":true}]},{"runner":"unittest","named":"\\\\bunittest\\\\b","advice":"do not discard stderr, where unittest prints its summary","wants":"-{70}|Ran \\\\d+ tests? in |OK\\\\b|FAILED\\\\b|NO TESTS RAN","summaries":[{"summary":"^-{70}$\\\\nRan \\\\d+ tests? in [\\\\d.]+s$\\\\n{1,2}(?:OK|FAILED|NO TESTS RAN)(?: \\\\(.*\\\\))?$","counts":{"total":"^Ran (\\\\d+)","failed":"[(,] ?failures=(\\\\d+)","errors":"errors=(\\\\d+)","skipped":"skipped=(\\\\d+)","xfailed":"expected failures=(\\\\d+)","xpassed":"unexpected successes=(\\\\d+)"},"red":"^FAILED"}],"tests":[{"wants":"test\\\\w* \\\\(","form":"^(?<name>\\\\w+) \\\\((?<within>[\\\\w.]+)\\\\).* \\\\.\\\\.\\\\. (?:(?<passed>ok)|(?<failed>FAIL|ERROR)|(?<skipped>skipped|expected).*)$","once":true},{"wants":"(?:FAIL|ERROR): ","form":"^(?<failed>FAIL|ERROR): (?<name>\\\\w+) \\\\((?<within>[\\\\w.]+)\\\\)","once":true}],"arguments":[{"program":"unittest","args":["-v"],"unless":["-v","--verbose","-q","--quiet","-h","--help"]}]},{"runner":"rspec","programs":["rspec"],"also":["rspec-json"],"wants":"\\\\d+ examples?, |Finished in ","summaries":[{"summary":"^Finished in .*$\\\\n\\\\d+ examples?, \\\\d+ failures?.*$","counts":{"total":"^(\\\\d+) examples?,","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) pending","errors":"(\\\\d+) errors? "}}],"variables":[{"name":"SPEC_OPTS","value":"--format progress --format json --out {file}","file":"rspec.json"}]},{"runner":"minitest","wants":"\\\\d+ (?:runs|tests), \\\\d+ assertions, ","summaries":[{"summary":"^\\\\d+ (?:runs|tests), \\\\d+ assertions, \\\\d+ failures, \\\\d+ errors(?:, .*)?$","counts":{"total":"^(\\\\d+)","failed":"(\\\\d+) failures","errors":"(\\\\d+) errors","skipped":"(\\\\d+) (?:skips|pendings|omissions)"}}]},{"runner":"phpunit","programs":["phpunit"],"wants":"PHPUnit \\\\d|OK\\\\b|No tests executed!|Tests: \\\\d+, Assertions: |(?:FAILURES|ERRORS|WARNINGS)!","summaries":[{"banner":"^PHPUnit \\\\d+\\\\.\\\\S+ by ","nothing":"^No tests executed!$","summary":"^(?:OK, but .*|FAILURES|ERRORS|WARNINGS)!$\\\\nTests: \\\\d+, Assertions: \\\\d+.*$","counts":{"total":"^Tests: (\\\\d+)","failed":"Failures: (\\\\d+)","errors":"Errors: (\\\\d+)","skipped":"Skipped: (\\\\d+)","other":"(?:Incomplete|Risky): (\\\\d+)|Warnings: (?<!^PHPUnit \\\\d\\\\d[\\\\s\\\\S]*)(\\\\d+)"},"red":"^(?:FAILURES|ERRORS|WARNINGS)!"},{"banner":"^PHPUnit \\\\d+\\\\.\\\\S+ by ","summary":"^OK \\\\(\\\\d+ tests?, \\\\d+ assertions?\\\\)$","counts":{"total":"^OK \\\\((\\\\d+)"}}]},{"runner":"pest","programs":["pest","artisan test"],"also":["phpunit"],"wants":"Tests: +\\\\d|Duration: |Time: |INFO {2}No tests found","summaries":[{"nothing":"^ +INFO {2}No tests found","summary":"^ {2}Tests: +\\\\d+ [a-z]+(?:, \\\\d+ [a-z]+)*(?: \\\\(\\\\d+ assertions?\\\\))?$\\\\n {2}(?:Duration|Time): +\\\\d.*$","counts":{"passed":"(\\\\d+) (?:passed|warn(?:ings?)?|deprecated|notices?)\\\\b","failed":"(\\\\d+) failed","errors":"(\\\\d+) errors?","skipped":"(\\\\d+) (?:skipped|incomplete)","todo":"(\\\\d+) todos?","notRun":"(\\\\d+) pending"}}]},{"runner":"nextest","programs":["cargo nextest"],"wants":"Summary \\\\[","summaries":[{"summary":"^ +Summary \\\\[ *[\\\\d.]+s\\\\] \\\\d+(?:\\\\/\\\\d+)? tests? run: .*$","words":["passed","skipped"],"counts":{"total":"(\\\\d+)(?:\\\\/\\\\d+)? tests? run:","failed":"(\\\\d+) (?:failed|timed|exec)"}}],"tests":[{"wants":"(?:PASS|FAIL|SKIP|LEAK) \\\\[","form":"^ *(?:(?<passed>PASS|LEAK)|(?<failed>FAIL)|(?<skipped>SKIP)) \\\\[[^\\\\]]*\\\\](?: +\\\\([^)]*\\\\))? +(?<file>\\\\S+) (?<name>\\\\S+)$"}]},{"runner":"ctest","programs":["ctest"],"named":"\\\\bctest\\\\b","advice":"leave -Q out of ctest","wants":"\\\\d+% tests passed|\\\\d+\\\\/\\\\d+ Test +#\\\\d+:|Test project |No tests were found","summaries":[{"banner":"^Test project ","nothing":"^No tests were found!!!","each":"^ *\\\\d+\\\\/\\\\d+ Test +#\\\\d+: .*\\\\*\\\\*\\\\*(?:Skipped|Not Run \\\\(Disabled\\\\))","summary":"^\\\\d+% tests passed(?:,|!,) \\\\d+ tests? failed out of \\\\d+$","counts":{"total":"out of (\\\\d+)$|\\\\*\\\\*\\\\*Not Run \\\\(Disabled\\\\)","failed":"(\\\\d+) tests? failed","skipped":"\\\\*\\\\*\\\\*(?:Skipped|Not Run \\\\(Disabled\\\\))"}}],"tests":[{"wants":"\\\\d+\\\\/\\\\d+ Test +#\\\\d+: ","form":"^ *\\\\d+\\\\/\\\\d+ Test +#\\\\d+: (?<name>.+?) \\\\.{2,} *(?:(?<passed>Passed)|(?<skipped>\\\\*\\\\*\\\\*(?:Skipped|Not Run))|(?<failed>\\\\*\\\\*\\\\*))"}]},{"runner":"bats","programs":["bats"],"also":["tap"],"wants":"\\\\d+ tests?, \\\\d+ failures?|Finished in ","summaries":[{"notAfter":"^Finished in ","summary":"^\\\\d+ tests?, \\\\d+ failures?(?:, \\\\d+ (?:skipped|not run))*(?: in \\\\d+ seconds)?$","counts":{"total":"^(\\\\d+) tests?","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) skipped","notRun":"(\\\\d+) not run"}}]},{"runner":"surefire","named":"\\\\bmvn[wd]?\\\\b","advice":"maven wrote no new file below target/surefire-reports; do not skip the tests, and leave -q out","wants":"Tests run: \\\\d|BUILD FAILURE","summaries":[{"alarm":"^BUILD FAILURE$","sum":true,"summary":"^Tests run: \\\\d+, Failures: \\\\d+, Errors: \\\\d+, Skipped: \\\\d+(?:, Flakes: \\\\d+)?$","counts":{"total":"run: (\\\\d+)","failed":"Failures: (\\\\d+)","errors":"Errors: (\\\\d+)","skipped":"Skipped: (\\\\d+)","flaky":"Flakes: (\\\\d+)"}},{"instead":true,"alarm":"^BUILD FAILURE$","sum":true,"summary":"^Tests run: \\\\d+, Failures: \\\\d+, Errors: \\\\d+, Skipped: \\\\d+(?:, Flakes: \\\\d+)?(?!, Flakes|\\\\d)..*$","counts":{"total":"run: (\\\\d+)","failed":"Failures: (\\\\d+)","errors":"Errors: (\\\\d+)","skipped":"Skipped: (\\\\d+)","flaky":"Flakes: (\\\\d+)"}}],"writes":{"command":"(?:^|[\\\\s/;&|(\'\\\\\\"])(?:mvn|mvnw|mvnd)(?:\\\\.cmd)?(?=[\\\\s;&|)\'\\\\\\"]|$)","builtBy":"^pom\\\\.xml$","globs":["**/target/surefire-reports/TEST-*.xml","**/target/failsafe-reports/TEST-*.xml"]}},{"runner":"gradle","named":"\\\\bgradlew?\\\\b","advice":"gradle wrote no new file below build/test-results, as when its tests are up to date; add --rerun-tasks","wants":"\\\\d+ tests? completed|BUILD (?:SUCCESSFUL|FAILED) in |(?=.* > )[\\\\w$.]+(?: [\\\\w$.,:()\'-]{1,60}){0,12} > ","summaries":[{"summary":"^ *\\\\d+ tests? completed(?:, \\\\d+ failed)?(?:, \\\\d+ skipped)?$","words":["failed","skipped"],"counts":{"total":"(\\\\d+) tests? completed"}},{"instead":true,"sum":true,"each":"^\\\\S(?=.* > ).* (?:PASSED|FAILED|SKIPPED)(?: \\\\([\\\\d.]+m?s\\\\))?$","summary":"^BUILD (?:SUCCESSFUL|FAILED) in .*$","counts":{"passed":" PASSED(?= \\\\([\\\\d.]+m?s\\\\)$|$)","failed":" FAILED(?= \\\\([\\\\d.]+m?s\\\\)$|$)","skipped":" SKIPPED(?= \\\\([\\\\d.]+m?s\\\\)$|$)"},"needs":["passed","failed"]}],"writes":{"command":"(?:^|[\\\\s/;&|(\'\\\\\\"])gradlew?(?:\\\\.bat)?(?=[\\\\s;&|)\'\\\\\\"]|$)","builtBy":"^(?:build|settings)\\\\.gradle(?:\\\\.kts)?$","globs":["**/build/test-results/**/TEST-*.xml"]}},{"runner":"dotnet","named":"\\\\bdotnet\\\\b","advice":"add --logger \\"console;verbosity=normal\\" to `dotnet test`","wants":"(?:Passed|Failed|Skipped)! +- Failed: |Test summary: total: |Test Run (?:Failed|Aborted)\\\\.","summaries":[{"alarm":"^Test Run (?:Failed|Aborted)\\\\.","summary":"^Test summary: total: \\\\d+, failed: \\\\d+, succeeded: \\\\d+, skipped: \\\\d+.*$","counts":{"total":"total: (\\\\d+)","failed":"failed: (\\\\d+)","passed":"succeeded: (\\\\d+)","skipped":"skipped: (\\\\d+)"}},{"alarm":"^Test Run (?:Failed|Aborted)\\\\.","sum":true,"summary":"^(?:Passed|Failed|Skipped)! +- Failed: +\\\\d+, Passed: +\\\\d+, Skipped: +\\\\d+, Total: +\\\\d+.*$","counts":{"total":"Total: +(\\\\d+)","failed":"Failed: +(\\\\d+)","passed":"Passed: +(\\\\d+)","skipped":"Skipped: +(\\\\d+)"}}]},{"runner":"kotest","wants":"Kotest completed in |Specs: completed \\\\d|Executed \\\\d+ specs|Tests: passed \\\\d|\\\\d+ passed, ","summaries":[{"summary":"^[ \\\\t]*Kotest completed in .*$\\\\n[ \\\\t]*(?:Specs: completed|Executed) \\\\d.*$\\\\n[ \\\\t]*(?:Tests: passed \\\\d+, failed \\\\d+, ignored \\\\d+|\\\\d+ passed, \\\\d+ failed, \\\\d+ ignored)$","counts":{"passed":"passed (\\\\d+)|(\\\\d+) passed","failed":"failed (\\\\d+)|(\\\\d+) failed","skipped":"ignored (\\\\d+)|(\\\\d+) ignored"}}]},{"runner":"sbt","programs":["sbt"],"also":["scalatest"],"wants":"(?:Passed|Failed|Error): Total \\\\d+, Failed ","summaries":[{"sum":true,"summary":"^(?:Passed|Failed|Error): Total \\\\d+, Failed \\\\d+, Errors \\\\d+, Passed \\\\d+(?:, \\\\w+ \\\\d+)*$","counts":{"total":"Total (\\\\d+)","failed":"Failed (\\\\d+)","errors":"Errors (\\\\d+)","passed":"Passed (\\\\d+)","skipped":", (?!Failed|Errors|Passed)\\\\w+ (\\\\d+)"}}]},{"runner":"scalatest","wants":"Suites: completed \\\\d|Tests: succeeded \\\\d","summaries":[{"summary":"^Suites: completed \\\\d+, aborted \\\\d+.*$\\\\nTests: succeeded \\\\d+, failed \\\\d+, canceled \\\\d+, ignored \\\\d+, pending \\\\d+$","counts":{"passed":"succeeded (\\\\d+)","failed":"failed (\\\\d+)","skipped":"(?:canceled|ignored|pending) (\\\\d+)","suitesFailed":"aborted (\\\\d+)"}}]},{"runner":"swift","programs":["swift test","xcodebuild"],"named":"\\\\bswift\\\\s+test\\\\b","advice":"`swift test --parallel` prints no counts of XCTest; leave --parallel out","wants":"Test Suite \'(?:All|Selected) tests\' |Executed \\\\d+ tests?, with |[◇✔✘➜] Test ","summaries":[{"banner":"^Test Suite \'[A-Z]\\\\w+ tests\' started","lastCounts":true,"sum":true,"summary":"^Test Suite \'[A-Z]\\\\w+ tests\' (?:passed|failed) at .*$\\\\n[ \\\\t]+Executed \\\\d+ tests?, with (?:\\\\d+ tests? skipped and )?\\\\d+ failures? \\\\(\\\\d+ unexpected\\\\) in .*$","counts":{"total":"Executed (\\\\d+)","skipped":"(\\\\d+) tests? skipped","failed":"(\\\\d+) failures?"}},{"banner":"^◇ Test run started\\\\.$","lastCounts":true,"sum":true,"each":"^✘ Test (?!run with ).+ failed after |^➜ Test .+ skipped","summary":"^[✔✘] Test run with \\\\d+ tests?(?: in \\\\d+ suites?)? (?:passed|failed) after .*$","counts":{"total":"^[✔✘] Test run with (\\\\d+)","failed":"^✘ Test ","skipped":"^➜ Test"},"red":"^✘ Test run with .* failed"}]},{"runner":"dart","programs":["dart test","flutter test"],"wants":"\\\\d+:\\\\d\\\\d [+\\\\u001b]|\\\\+\\\\d+[ :\\\\u001b]|::error::\\\\d+ tests? passed|🎉 \\\\d+ tests? passed|No tests ran\\\\.","summaries":[{"nothing":"^No tests ran\\\\.$","summary":"(?:^(?:\\\\d+:\\\\d\\\\d )?\\\\+\\\\d+(?: ~\\\\d+)?(?: -\\\\d+)?: (?:All (?:other )?tests (?:passed|skipped)|Some tests failed|No tests ran)[.!]|^(?:🎉 |::error::)\\\\d+ tests? passed(?:, \\\\d+ failed)?(?:, \\\\d+ skipped)?\\\\.$).*$","counts":{"passed":"^(?:\\\\d+:\\\\d\\\\d )?\\\\+(\\\\d+)|(\\\\d+) tests? passed","skipped":" ~(\\\\d+)|(\\\\d+) skipped","failed":" -(\\\\d+)|(\\\\d+) failed"},"red":"Some tests failed"}]},{"runner":"exunit","programs":["mix test"],"wants":"Running ExUnit with seed|Randomized with seed|Finished in |\\\\d+ [a-z_]+, \\\\d+ ","summaries":[{"banner":"^R(?:unning ExUnit|andomized) with seed","lastCounts":true,"sum":true,"summary":"^Finished in .*$\\\\n+(?:\\\\d+ (?!examples?|scenarios?|specs?)[a-z_]+, )+\\\\d+ failures?(?:, \\\\d+ (?:excluded|invalid|skipped))*(?: \\\\(\\\\d+ excluded\\\\))?$","counts":{"total":"(\\\\d+) (?!failure|excluded|invalid|skipped)[a-z_]+,","failed":"(\\\\d+) failures?","skipped":"(\\\\d+) skipped","errors":"(\\\\d+) invalid","deselected":"(\\\\d+) excluded","other":", (\\\\d+) excluded"}}]},{"runner":"zig","programs":["zig test","zig build"],"named":"\\\\bzig\\\\s+build\\\\b","advice":"`zig build` prints counts only with --summary all","wants":"All \\\\d+ tests passed|\\\\d+ passed; \\\\d+ skipped|Build Summary: ","summaries":[{"summary":"(?:^All \\\\d+ tests passed\\\\.$|^\\\\d+ passed; \\\\d+ skipped; \\\\d+ failed\\\\.$|^Build Summary: \\\\d+\\\\/\\\\d+ steps succeeded(?:; \\\\d+ \\\\w+)*?; \\\\d+\\\\/\\\\d+ tests passed(?:; \\\\d+ [a-z ]+)*).*$","counts":{"passed":"^All (\\\\d+) tests|^(\\\\d+) passed|; (\\\\d+)\\\\/\\\\d+ tests passed","skipped":"(?<=passed.*; )(\\\\d+) skipped","failed":"(?<=passed.*; )(\\\\d+) (?:failed|crashed|timed)"},"red":"(?<=passed.*; )[1-9]\\\\d* leaked"}]}]');
;// CONCATENATED MODULE: ./lib/judge/run/console/runner-row.js


const Pattern = schemas/* string */.YjP().min(1);
const counts = [
    ...['passed', 'failed', 'skipped', 'errors', 'total', 'suitesFailed', 'todo', 'xfailed', 'xpassed', 'flaky'],
    ...['notRun', 'deselected'],
    'other',
];
const Count = schemas/* string */.YjP().refine((name) => counts.includes(name));
const Summary = schemas/* strictObject */.rej({
    summary: Pattern,
    withoutBanner: Pattern.optional(),
    needsBanner: schemas/* boolean */.zMY().optional(),
    banner: Pattern.optional(),
    lastCounts: schemas/* boolean */.zMY().optional(),
    sum: schemas/* boolean */.zMY().optional(),
    instead: schemas/* boolean */.zMY().optional(),
    counts: schemas/* record */.g1P(Count, Pattern).optional(),
    words: schemas/* array */.YOg(Count).optional(),
    rest: schemas/* literal */.euz('failed').optional(),
    omitsPassed: schemas/* boolean */.zMY().optional(),
    each: Pattern.optional(),
    needs: schemas/* array */.YOg(Count).optional(),
    red: Pattern.optional(),
    alarm: Pattern.optional(),
    nothing: Pattern.optional(),
    empty: Pattern.optional(),
    failure: Pattern.optional(),
    notAfter: Pattern.optional(),
});
const TestLine = schemas/* strictObject */.rej({
    wants: Pattern,
    form: Pattern,
    between: schemas/* string */.YjP().optional(),
    until: Pattern.optional(),
    once: schemas/* boolean */.zMY().optional(),
});
const Arguments = schemas/* strictObject */.rej({
    program: schemas/* string */.YjP(),
    args: schemas/* array */.YOg(schemas/* string */.YjP()),
    file: schemas/* string */.YjP().optional(),
    unless: schemas/* array */.YOg(schemas/* string */.YjP()),
    isFirst: schemas/* boolean */.zMY().optional(),
    throughScripts: schemas/* boolean */.zMY().optional(),
    isForOthers: schemas/* boolean */.zMY().optional(),
});
const Variable = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    value: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    adds: schemas/* boolean */.zMY().optional(),
    unless: Pattern.optional(),
});
const Writes = schemas/* strictObject */.rej({ command: Pattern, builtBy: Pattern, globs: schemas/* array */.YOg(schemas/* string */.YjP()) });
const RunnerRow = schemas/* strictObject */.rej({
    runner: schemas/* string */.YjP(),
    programs: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    also: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    advice: schemas/* string */.YjP().optional(),
    named: Pattern.optional(),
    wants: Pattern.optional(),
    summaries: schemas/* array */.YOg(Summary).optional(),
    tests: schemas/* array */.YOg(TestLine).optional(),
    arguments: schemas/* array */.YOg(Arguments).optional(),
    variables: schemas/* array */.YOg(Variable).optional(),
    writes: Writes.optional(),
});
const runnerRows = runners_namespaceObject;


/***/ }),

/***/ 87708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ findNamedRunners),
  l: () => (/* binding */ grammars)
});

// EXTERNAL MODULE: ./lib/judge/run/console/cargo-go.js
var cargo_go = __webpack_require__(98930);
// EXTERNAL MODULE: ./lib/judge/run/console/runner-row.js + 1 modules
var runner_row = __webpack_require__(69707);
// EXTERNAL MODULE: ./lib/judge/run/console/counts.js
var console_counts = __webpack_require__(39587);
// EXTERNAL MODULE: ./lib/judge/run/console/grammar.js
var grammar = __webpack_require__(89994);
;// CONCATENATED MODULE: ./lib/judge/run/console/summary-lines.js


const maxLine = 2000;
const maxLines = 12;
const maxGap = 4;
function compileSummaries(runner, rows) {
    const summaryRows = rows.map((row) => ({ row, begin: compileSummary(runner, row) }));
    return () => {
        const parts = summaryRows.map(({ row, begin }) => {
            const runs = [];
            return { row, runs, line: begin(runs) };
        });
        return {
            line(text, at) {
                for (const part of parts)
                    part.line(text, at);
            },
            runs() {
                let allRuns = [];
                for (const { row, runs } of parts)
                    if (!row.instead || allRuns.length === 0)
                        allRuns = allRuns.concat(row.sum ? (0,grammar/* combineRuns */.GC)(runs) : runs);
                return rows.every(({ sum }) => sum)
                    ? (0,grammar/* combineRuns */.GC)(allRuns.sort((first, second) => first.from - second.from))
                    : allRuns;
            },
        };
    };
}
function compileSummary(runner, row) {
    const compile = (source) => (source === undefined ? undefined : new RegExp(source, 'm'));
    const [banner, each, alarm] = [row.banner, row.each, row.alarm].map(compile);
    const [nothing, empty, failure, notAfter] = [row.nothing, row.empty, row.failure, row.notAfter].map(compile);
    const [summary, withoutBanner] = [row.summary, row.withoutBanner ?? row.summary].map((source) => new RegExp(`(?:${source})(?![^])`, 'm'));
    const maxRecent = row.summary.includes('\\n') ? maxLines : 1;
    const patterns = (row.words ?? []).map((word) => [word, `(\\d+) ${word}`]).concat(Object.entries(row.counts ?? {}));
    const counts = patterns.map(([count, source = '']) => [count, new RegExp(source, 'gm')]);
    const redText = row.red === undefined ? undefined : new RegExp(row.red, 'gm');
    return (runs) => {
        const foundNone = { counts: null, red: [`${runner} found no tests`], ranNothing: true };
        let recent = [];
        let lastSummary;
        let session = { from: -1, text: '' };
        let isOpen = false;
        let lastSession;
        let tests = {};
        let firstTest;
        let alarms = [];
        let sawFailure = false;
        let otherAt = -2;
        const startRun = (begin, at) => {
            const start = row.sum ? at : isOpen ? session.from : begin;
            const from = banner === undefined ? (firstTest ?? start) : start;
            const run = { runner, from, to: at, counts: null, red: [] };
            lastSummary = { run, begin, each: tests, sawFailure };
            [tests, firstTest] = [{}, undefined];
            sawFailure &&= isOpen;
            return run;
        };
        const add = (run) => {
            if (row.lastCounts && lastSession === session && (row.sum || session.from >= 0))
                runs.pop();
            for (const before of row.sum ? (0,grammar/* combineRuns */.GC)(runs.splice(0)) : [])
                runs.push(before);
            (0,grammar/* addRun */.Z)(runs, run);
            lastSession = session;
            isOpen &&= row.lastCounts === true;
        };
        const complete = (text, begin, at) => {
            const isContinuation = lastSummary?.begin === begin;
            const run = isContinuation && lastSummary ? lastSummary.run : startRun(begin, at);
            const found = findCounts(`${session.text}\n${text}`, counts);
            for (const [count, eachCount = 0] of Object.entries(lastSummary?.each ?? {}))
                found[count] = count === 'total' ? (found.total ?? 0) + eachCount : Math.max(found[count] ?? 0, eachCount);
            const words = redText === undefined ? [] : [...text.matchAll(redText)].map(([word]) => word.trim());
            const isUncounted = row.needs?.some((count) => found[count]) === false;
            const { counts: counted, isOff } = addTotals(found, row);
            const mismatch = isOff ? [`the counts of ${runner} do not add up`] : [];
            const red = [...alarms, ...mismatch, ...words.map((word) => `${runner} says ${word.slice(0, 200)}`)];
            Object.assign(run, { to: at, counts: isUncounted ? null : counted, red }, empty?.test(text) ? foundNone : {});
            if (failure)
                run.doubtful = run.counts !== null && (0,grammar/* isRed */.iI)(run) && !lastSummary?.sawFailure && !failure.test(text);
            if (!isContinuation)
                add(run);
        };
        return (text, at) => {
            if (notAfter?.test(text))
                otherAt = at;
            if (otherAt === at - 1)
                return;
            if (banner?.test(text)) {
                session = { from: at, text: text.slice(0, 200) };
                isOpen = true;
                [tests, alarms, sawFailure] = [{}, [], false];
            }
            if (failure?.test(text))
                sawFailure = true;
            if (nothing?.test(text)) {
                (0,grammar/* addRun */.Z)(runs, { runner, from: at, to: at, ...foundNone });
                lastSession = undefined;
            }
            if (alarm?.test(text) && alarms.length < 20) {
                alarms.push(text.trim().slice(0, 200));
                if (lastSession === session)
                    runs.at(-1)?.red.push(text.trim().slice(0, 200));
            }
            if (each?.test(text)) {
                findCounts(text, counts, tests);
                firstTest ??= at;
                return;
            }
            recent = [...recent.slice(Math.max(0, recent.length + 1 - maxRecent)), { text: text.slice(0, maxLine), at }];
            if (row.needsBanner && session.from < 0)
                return;
            const block = joinLines(recent);
            const match = (session.from < 0 ? withoutBanner : summary)?.exec(block.text);
            if (match)
                complete(match[0], block.lineAt(match.index), at);
        };
    };
}
function joinLines(lines) {
    const starts = [];
    let text = '';
    for (const [nth, line] of lines.entries()) {
        text += '\n'.repeat(nth === 0 ? 0 : Math.min(maxGap, line.at - (lines[nth - 1]?.at ?? 0)));
        starts.push({ offset: text.length, at: line.at });
        text += line.text;
    }
    return { text, lineAt: (offset) => starts.findLast((start) => start.offset <= offset)?.at ?? -1 };
}
function findCounts(text, counts, result = {}) {
    for (const [count, number] of counts)
        for (const [, ...digits] of text.matchAll(number))
            result[count] = (result[count] ?? 0) + Number(digits.find((digit) => digit !== undefined) ?? 1);
    return result;
}
function addTotals({ other = 0, ...found }, row) {
    const { total = null, skipped = 0, errors = 0, suitesFailed, ...more } = found;
    const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, notRun = 0 } = more;
    const isFailedDerived = row.rest === 'failed';
    const isPassedDerived = row.counts?.passed === undefined && !row.words?.includes('passed');
    const max = isPassedDerived && total !== null ? Math.max(1, total - skipped) : Number.POSITIVE_INFINITY;
    const reportedFailures = Math.min(found.failed ?? 0, max);
    const otherOutcomes = skipped + errors + other + todo + xfailed + xpassed + flaky + notRun;
    const remaining = (total ?? 0) - otherOutcomes - (found.passed ?? 0) - reportedFailures;
    const failed = isFailedDerived ? Math.max(0, remaining) : reportedFailures;
    const isOmitted = row.omitsPassed === true && failed + errors + xfailed > 0;
    const passed = found.passed ?? (isOmitted ? null : isPassedDerived ? Math.max(0, remaining) : 0);
    const counts = {
        ...{ passed, failed, skipped, errors, total },
        ...(row.counts?.suitesFailed === undefined ? {} : { suitesFailed: suitesFailed ?? 0 }),
        ...(0,console_counts/* nonZero */.ez)({ todo, xfailed, xpassed, flaky, notRun, deselected: more.deselected }),
    };
    return { counts, isOff: (isFailedDerived || isPassedDerived) && remaining < 0 && failed + errors === 0 };
}

// EXTERNAL MODULE: ./lib/judge/run/console/named-test.js
var named_test = __webpack_require__(80811);
;// CONCATENATED MODULE: ./lib/judge/run/console/tap.js


function buildTapReader() {
    let current = new TapDocument();
    const documents = [current];
    let [from, to] = [-1, -1];
    return {
        line(text, at) {
            if (text.startsWith('TAP version ') && current.leaves > 0 && documents.length < 1000) {
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
            const counts = (0,console_counts/* addCounts */.c5)(announced.map((document) => document.sum()));
            const red = announced.flatMap((document) => document.red());
            return [{ runner: announced.some((document) => document.totals) ? 'node-tap' : 'tap', from, to, counts, red }];
        },
        tests: () => documents.flatMap(({ tests }) => tests).slice(0, named_test/* maxNamedTests */.FF),
    };
}
class TapDocument {
    tests = [];
    announced = false;
    totals;
    leaves = 0;
    #counts = { passed: 0, failed: 0, skipped: 0, todo: 0 };
    #bails = [];
    #plan;
    #top = 0;
    #cancelled;
    #passedTodo = 0;
    #parentsFailed = 0;
    #yaml;
    #suites = new Map();
    #deepest = -1;
    line(text) {
        this.#describe(text);
        if (this.#yaml !== undefined) {
            const isPoint = /^ *(?:not )?ok(?: - | \d|$)/.test(text);
            if (text !== `${this.#yaml}...` && (text.startsWith(this.#yaml) || !isPoint))
                return false;
            this.#yaml = undefined;
        }
        return this.#point(text) || this.#comment(text.trimStart(), text);
    }
    sum() {
        const { total = null, pass = 0, fail = 0, skip = 0, todo } = this.totals ?? {};
        if (this.totals)
            return { passed: pass, failed: fail, skipped: skip, errors: 0, total, ...(0,console_counts/* nonZero */.ez)({ todo }) };
        const { passed, todo: openTodo, ...others } = this.#counts;
        const isNode = this.#cancelled !== undefined;
        const passedTodo = isNode ? 0 : this.#passedTodo;
        const counts = {
            ...console_counts/* NONE */.x3,
            ...others,
            passed: passed + passedTodo,
            total: null,
            ...(0,console_counts/* nonZero */.ez)({ todo: openTodo - passedTodo }),
        };
        return isNode ? (0,console_counts/* withoutNodeFiles */.Kx)(counts, this.tests) : counts;
    }
    red() {
        const [plan, top] = [this.#plan, this.#top];
        const missing = plan === undefined
            ? 'there is no plan, so the run did not finish'
            : `the plan says ${plan} tests, there are ${top}`;
        return [
            ...this.#bails,
            ...(top === plan || this.totals !== undefined ? [] : [missing]),
            ...((this.#cancelled ?? 0) > 0 ? [`${this.#cancelled} tests were cancelled`] : []),
            ...(this.#parentsFailed > 0 && this.sum().failed === 0 ? ['a group of tests failed'] : []),
        ];
    }
    #describe(text) {
        const [, indent = '', suite] = /^( *)# Subtest: (.+)$/.exec(text) ?? [];
        if (suite !== undefined)
            this.#suites.set(indent.length, suite);
        const file = /^ *location: '(.+?):\d+:\d+'$/.exec(text)?.[1];
        const lastTest = this.tests.at(-1);
        if (file !== undefined && lastTest && !lastTest.file)
            this.tests[this.tests.length - 1] = { ...lastTest, file };
    }
    #point(text) {
        const [whole, { length: indent } = '', not, message = ''] = /^( *)(not )?ok(?: \d+|(?= - )|$)(?: - | )?(.*)$/.exec(text) ?? [];
        if (whole === undefined)
            return false;
        const [, name = '', directive = ''] = /^(.*?)(?:\s*(?<!\S)# ?(skip|todo)\b.*|\s+# time=\S+)?(?: \{)?$/i.exec(message) ?? [];
        const isParent = indent < this.#deepest || text.endsWith(' {');
        this.#deepest = indent;
        this.leaves += 1;
        if (indent === 0)
            this.#top += 1;
        const outcome = directive !== '' ? 'skipped' : not === undefined ? 'passed' : 'failed';
        const isTodo = /todo/i.test(directive);
        if (isTodo && not === undefined && !isParent)
            this.#passedTodo += 1;
        if (!isParent)
            this.#counts[isTodo ? 'todo' : outcome] += 1;
        else if (outcome === 'failed')
            this.#parentsFailed += 1;
        const isFile = indent === 0 && outcome === 'passed' && (0,console_counts/* isNodeTestFile */.vA)(name);
        this.#name(name, outcome, indent, isParent || isFile);
        return true;
    }
    #name(name, outcome, indent, isGroup) {
        const suiteNames = [...this.#suites].filter(([depth]) => depth < indent).map(([, suite]) => suite);
        for (const depth of this.#suites.keys())
            if (depth >= indent)
                this.#suites.delete(depth);
        if (name === '' || this.tests.length >= named_test/* maxNamedTests */.FF)
            return;
        this.tests.push({ name: (0,named_test/* getFullName */.dS)([...suiteNames, name]), outcome, ...(isGroup ? { isGroup } : {}) });
    }
    #comment(message, text) {
        if (message === '}')
            this.#deepest = Math.min(this.#deepest, text.length - 1);
        if (message === '---' && this.leaves > 0)
            this.#yaml = text.slice(0, text.length - 3);
        if (/^(?:TAP version \d+|1\.\.\d+)/.test(message))
            this.announced = true;
        if (message.startsWith('Bail out!'))
            this.#bails.push(message.slice(0, 200));
        const plan = /^1\.\.(\d+)(?: *#.*)?$/.exec(text)?.[1];
        if (plan !== undefined)
            this.#plan = (this.#plan ?? 0) + Number(plan);
        const [, word, digits] = /^# (tests|pass|fail|cancelled|skip|skipped|todo) +(\d+)$/.exec(text) ?? [];
        if (word === 'cancelled')
            this.#cancelled = Number(digits);
        if (text.startsWith('# { total: '))
            this.totals = Object.fromEntries([...text.matchAll(/(\w+): (\d{1,9})/g)].map(([, key, number]) => [key, Number(number)]));
        return plan !== undefined || word !== undefined || this.totals !== undefined;
    }
}

;// CONCATENATED MODULE: ./lib/judge/run/console/test-lines.js


const durationPattern = / (?:\(\d[\d.]* ?m?s\)|\d[\d.]*m?s)$/;
function buildTestReader(rows) {
    const tests = [];
    const seenTests = new Set();
    const forms = rows.map(({ form, until, between, once }) => {
        const [line, end] = [new RegExp(form), new RegExp(until ?? '$^')];
        let isOver = false;
        return (text) => {
            isOver ||= end.test(text);
            const { file, within, name = file ?? '', ...marks } = (!isOver && line.exec(text)?.groups) || {};
            const outcome = outcomes.find((each) => marks[each] !== undefined);
            const isInside = within !== undefined && !within.endsWith(`.${name}`);
            const title = between === undefined ? [name] : name.split(between);
            const fullTitle = isInside
                ? `${within}.${name}`
                : (within ?? (0,named_test/* getFullName */.dS)([...title.slice(0, -1), stripDuration(title.at(-1))]));
            const key = `${outcome} ${file} ${fullTitle}`;
            if (outcome === undefined || fullTitle === '' || (once && seenTests.has(key)))
                return;
            if (once)
                seenTests.add(key);
            tests.push({ name: fullTitle, ...(file !== undefined && file !== name ? { file } : {}), outcome });
        };
    });
    return {
        line(text) {
            if (tests.length < named_test/* maxNamedTests */.FF)
                for (const read of forms)
                    read(text);
        },
        tests: () => tests,
    };
}
const outcomes = ['passed', 'failed', 'skipped'];
const stripDuration = (title = '') => title.replace(durationPattern, '');
const marks = Object.fromEntries(['passed ✔✓', 'failed ✖✕✗✘×', 'skipped ﹣○↓✎□'].flatMap((row) => {
    const [outcome, signs = ''] = row.split(' ');
    return [...signs].map((sign) => [sign, outcome]);
}));
const markedTests = {
    names: ['node:test', 'mocha', 'ava', 'jest', 'vitest', 'bats', 'playwright'],
    wants: new RegExp(`[${Object.keys(marks).join('')}▶] |test at \\S`),
    reader() {
        const tests = [];
        let openSuites = [];
        let at;
        const line = (text) => {
            const location = /^test at (.+?):\d+:\d+$/.exec(text)?.[1];
            const [, indent = '', mark = '', label = ''] = /^( *)(\S) +(.+)$/.exec(text) ?? [];
            const failedAt = at;
            at = location;
            const [message = '', directive] = label.split(/ # (?=(?:SKIP|TODO)\b)/);
            const name = (0,named_test/* getFullName */.dS)([stripDuration(message).replace(/^(?:skipped|todo|\d+) (?=\S)|:\d+:\d+(?= )/g, '')]);
            const outcome = directive === undefined ? marks[mark] : 'skipped';
            if (location !== undefined || name === '' || /\(\d+ tests?\b|^failing tests:$/.test(name))
                return;
            if (failedAt !== undefined) {
                placeFailed(tests, name, failedAt);
                return;
            }
            openSuites = openSuites.filter((suite) => suite.indent < indent.length || (suite.indent === indent.length && suite.name === name));
            const ownSuite = openSuites.find((suite) => suite.indent === indent.length);
            const outerSuites = openSuites.filter((suite) => suite !== ownSuite);
            if (mark === '▶' && ownSuite === undefined)
                openSuites.push({ indent: indent.length, name, hasFailed: false });
            if (outcome === 'failed')
                for (const suite of outerSuites)
                    suite.hasFailed = true;
            if (outcome !== undefined && tests.length < named_test/* maxNamedTests */.FF) {
                const isEmptyFile = outcome === 'passed' && (0,console_counts/* isNodeTestFile */.vA)(name);
                const isGroup = isEmptyFile || (ownSuite !== undefined && (outcome !== 'failed' || ownSuite.hasFailed));
                const fullTitle = (0,named_test/* getFullName */.dS)([...outerSuites.map((suite) => suite.name), name]);
                tests.push({ name: fullTitle, outcome, ...(isGroup ? { isGroup } : {}) });
            }
            if (ownSuite !== undefined)
                openSuites = outerSuites;
        };
        return { line, tests: () => tests };
    },
};
function placeFailed(tests, title, file) {
    const index = tests.findIndex((test) => test.outcome === 'failed' && !test.file && (0,named_test/* getTestTitle */.XC)(test) === title);
    const test = tests[index];
    if (test !== undefined)
        tests[index] = { ...test, file };
}

;// CONCATENATED MODULE: ./lib/judge/run/console/runners.js





const customReaders = {
    tap: {
        wants: /(?:not )?ok(?: \d| - )|TAP version |1\.\.\d+|# (?:tests|pass|fail|cancelled|skip|skipped|todo|Subtest:) |location: |# \{ total|Bail out!|\}|\.\.\.[ \t]*$|---[ \t]*$/,
        reader: buildTapReader,
        names: ['tap', 'node-tap', 'prove'],
    },
    cargo: {
        wants: /running \d+ tests?|test result: |error: (?:could not compile|\d+ targets? failed|test failed)/,
        reader: cargo_go/* buildCargoReader */.i1,
    },
    'go-json': { wants: /\{"(?:Time|Action|ImportPath)":"/, reader: cargo_go/* buildGoJsonReader */.Qn },
};
const grammars = [
    ...runner_row/* runnerRows */.W.flatMap(({ runner, wants, summaries = [], tests = [] }) => {
        const customReader = customReaders[runner];
        return [
            ...(customReader === undefined ? [] : [{ names: [runner], ...customReader }]),
            ...(wants === undefined
                ? []
                : [{ names: [runner], wants: new RegExp(wants), reader: compileSummaries(runner, summaries) }]),
            ...(tests.length === 0
                ? []
                : [
                    {
                        names: [runner],
                        wants: new RegExp(tests.map((row) => row.wants).join('|')),
                        reader: () => buildTestReader(tests),
                    },
                ]),
        ];
    }),
    markedTests,
];
function findNamedRunners(command) {
    const args = command.slice(0, 2000).split(/[\s;&|()'"=]+/);
    const names = args.map((word) => word.replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|py|php|phar)$/, ''));
    const words = new Set([...names, ...names.map((name, at) => `${name} ${names[at + 1] ?? ''}`)]);
    return runner_row/* runnerRows */.W.flatMap(({ runner, programs = [], also = [] }) => programs.some((program) => words.has(program)) ? [[runner, ...also]] : []);
}


/***/ }),

/***/ 50067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ stripEscapes),
/* harmony export */   w: () => (/* binding */ unwrapLine)
/* harmony export */ });
const stampPattern = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z ?/;
const columnsPattern = /^(?:\d{1,9}[:-])?([^\t]{1,200}\t[^\t]{0,200})\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/;
const numberedPattern = /^\d{1,9}[:-](?=\d{4}-\d\d-\d\dT)/;
const bracketPattern = /^\[([^\]]{1,60})\]:? ?/;
const nonTaskPattern = /^(?:INFO|ERROR|WARNING|WARN|DEBUG|SUCCESS)$|\d\d:\d\d/i;
const taskPattern = /^(@?[\w./-]{1,80}(?:[:#][\w:.-]{0,60}| )(?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}(?<!:)):(?!:) ?/;
function unwrapLine(line) {
    const [whole = '', job = ''] = (line.includes('\t') && columnsPattern.exec(line)) || [];
    if (whole === '' && line.startsWith(' '))
        return { text: line, task: '' };
    const inner = line.slice(whole.length);
    const text = /^[\d\uFEFF]/.test(inner) ? inner.replace(numberedPattern, '').replace(stampPattern, '') : inner;
    const [prefix = '', name = ''] = bracketPattern.exec(text) ?? ((text.includes(':') && taskPattern.exec(text)) || []);
    const isTask = name !== '' && !nonTaskPattern.test(name);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80811);





function readReport(text) {
    const body = text.replace(/^\uFEFF/, '').trimStart();
    if (body.startsWith('<'))
        return readXmlReport(body);
    if (body.startsWith('{'))
        return readJsonReport(body);
    return null;
}
const outcomes = { passed: 'passed', failed: 'failed' };
function named(parts, file, outcome) {
    return { name: (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .getFullName */ .dS)(parts.filter((part) => part !== undefined)), ...(file ? { file } : {}), outcome };
}
function splitName(title, whole = title) {
    return whole.endsWith(` ${title}`) ? [whole.slice(0, -title.length - 1), title] : [whole];
}
const Count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nonnegative();
const Text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().catch(undefined);
const listOf = (item) => zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(item).default([]);
const JestFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: Text,
    status: Text,
    assertionResults: listOf(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ title: Text, fullName: Text, ancestorTitles: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).catch([]), status: Text })),
})
    .transform(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.map(({ title, fullName: whole, ancestorTitles, status: word = '' }) => named(title === undefined ? [whole] : [...ancestorTitles, title], file, outcomes[word] ?? 'skipped'));
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return { status, tests: isBroken ? [...tests, named([file], file, 'failed')] : tests };
});
const Jest = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    numPassedTests: Count,
    numFailedTests: Count,
    numPendingTests: Count,
    numTodoTests: Count.default(0),
    numTotalTests: Count,
    numRuntimeErrorTestSuites: Count.optional(),
    success: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    testResults: listOf(JestFile),
})
    .transform((report) => {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: todo } = report;
    const suitesFailed = report.testResults.filter(({ status }) => status === 'failed').length;
    return {
        runner: report.numRuntimeErrorTestSuites === undefined ? 'vitest-json' : 'jest-json',
        counts: { passed, failed, skipped, errors: 0, total: report.numTotalTests, suitesFailed, ...(0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .nonZero */ .ez)({ todo }) },
        tests: report.testResults.flatMap((file) => file.tests),
        red: report.success ? [] : ['the report says success: false'],
    };
});
const mochaTests = (outcome) => listOf(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().catch(''), fullTitle: Text, file: Text })
    .transform(({ title, fullTitle, file }) => named(splitName(title, fullTitle), file, outcome)));
const Mocha = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    stats: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ tests: Count, passes: Count, pending: Count, failures: Count }),
    passes: mochaTests('passed'),
    failures: mochaTests('failed'),
    pending: mochaTests('skipped'),
})
    .transform(({ stats, ...lists }) => {
    const { passes: passed, failures: failed, pending: skipped, tests: total } = stats;
    const tests = [...lists.passes, ...lists.failures, ...lists.pending];
    return { runner: 'mocha-json', counts: { passed, failed, skipped, errors: 0, total }, tests, red: [] };
});
const Rspec = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        example_count: Count,
        failure_count: Count,
        pending_count: Count,
        errors_outside_of_examples_count: Count.default(0),
    }),
    examples: listOf(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ description: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().catch(''), full_description: Text, file_path: Text, status: Text })
        .transform(({ description, full_description: whole, file_path: file, status = '' }) => named(splitName(description, whole), file, outcomes[status] ?? 'skipped'))),
})
    .transform(({ summary, examples: tests }) => {
    const { example_count: total, failure_count: failed, pending_count: skipped } = summary;
    const errors = summary.errors_outside_of_examples_count;
    const counts = { passed: total - failed - skipped, failed, skipped, errors, total };
    return { runner: 'rspec-json', counts, tests, red: [] };
});
const JsonReport = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([Jest, Mocha, Rspec]);
function readJsonReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return { unreadable: `is not valid JSON: ${error.message}` };
    }
    const { data = null } = JsonReport.safeParse(value);
    return data && { ...data, tests: data.tests?.slice(0, _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .maxNamedTests */ .FF) ?? [] };
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
    const { testsuites, testsuite, TestRun } = parser.parse(text);
    if (testsuites !== undefined || testsuite !== undefined)
        return readJunit(asElement(testsuites) ?? { testsuite });
    const run = asElement(TestRun);
    const summary = asElement(run?.ResultSummary);
    return summary ? readTrx(summary, asElements(asElement(run?.Results)?.UnitTestResult)) : null;
}
function readJunit(root) {
    const tests = listCases(root);
    const counts = { ..._console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, passed: 0, total: tests.length, flaky: 0 };
    for (const { kind } of tests)
        counts[kind] += 1;
    const { flaky, ...plain } = counts;
    const namedTests = tests.slice(0, _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .maxNamedTests */ .FF).map(({ test }) => test);
    const attributes = readSuiteAttributes(root);
    const red = [];
    const bad = counts.failed + counts.errors;
    if (attributes.bad > bad)
        red.push(`the attributes say ${attributes.bad} failures and errors, the cases show ${bad}`);
    if (attributes.tests !== undefined && attributes.tests !== counts.total)
        red.push(`the attributes say ${attributes.tests} tests, there are ${counts.total} cases`);
    const reportedCounts = (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNodeFiles */ .Kx)({ ...plain, ...(0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .nonZero */ .ez)({ flaky }) }, namedTests);
    return { runner: 'junit-xml', counts: reportedCounts, tests: namedTests, red };
}
function listCases(suite, suites = [], file) {
    const ownCases = asElements(suite.testcase).map((testcase) => {
        const [name = '', className = ''] = [getAttribute(testcase, 'name'), getAttribute(testcase, 'classname')];
        const kind = caseKinds.find(([element]) => testcase[element] !== undefined)?.[1] ?? 'passed';
        const outcome = kind === 'errors' ? 'failed' : kind === 'flaky' ? 'passed' : kind;
        const suiteNames = className === 'test' || className === '' ? suites : [className];
        const test = named([...suiteNames, name], getAttribute(testcase, 'file') ?? file, outcome);
        const isFile = className === 'test' && outcome !== 'failed' && (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .isNodeTestFile */ .vA)(name);
        return { kind, test: isFile ? { ...test, isGroup: true } : test };
    });
    const inner = asElements(suite.testsuite).flatMap((each) => listCases(each, [...suites, getAttribute(each, 'name') ?? ''], getAttribute(each, 'file') ?? file));
    return [...ownCases, ...inner];
}
const caseKinds = [
    ['error', 'errors'],
    ['failure', 'failed'],
    ['skipped', 'skipped'],
    ['flakyFailure', 'flaky'],
    ['flakyError', 'flaky'],
];
function readSuiteAttributes(suite) {
    const [tests, failures = 0, errors = 0] = ['@tests', '@failures', '@errors'].map((name) => asNumber(suite[name]));
    const inner = asElements(suite.testsuite).map(readSuiteAttributes);
    const innerTests = inner.reduce((sum, each) => (sum === undefined || each.tests === undefined ? undefined : sum + each.tests), inner.length > 0 ? asElements(suite.testcase).length : undefined);
    const innerBad = inner.reduce((sum, { bad }) => sum + bad, 0);
    return { tests: tests ?? innerTests, bad: Math.max(failures + errors, innerBad) };
}
function readTrx(summary, results) {
    const counters = asElement(summary.Counters) ?? {};
    const getCounter = (name) => asNumber(counters[`@${name}`]) ?? 0;
    const [total, executed] = [getCounter('total'), getCounter('executed')];
    const errors = getCounter('error') + getCounter('timeout') + getCounter('aborted');
    const counts = {
        passed: getCounter('passed'),
        failed: getCounter('failed'),
        skipped: total - executed,
        errors,
        total,
    };
    const outcomeByWord = { Passed: 'passed', NotExecuted: 'skipped' };
    const tests = results.map((result) => named([getAttribute(result, 'testName')], undefined, outcomeByWord[getAttribute(result, 'outcome') ?? ''] ?? 'failed'));
    const red = summary['@outcome'] === 'Failed' ? ['the report says outcome Failed'] : [];
    return { runner: 'trx', counts, tests: tests.slice(0, _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .maxNamedTests */ .FF), red };
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
function getAttribute(element, name) {
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
/* harmony export */   M: () => (/* binding */ formatFailure),
/* harmony export */   i: () => (/* binding */ addFailureDetails)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _console_cargo_go_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98930);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80811);
/* harmony import */ var _console_wrapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50067);
/* harmony import */ var _lost_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51377);





function addFailureDetails(tests, output) {
    const reds = (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .listRedTests */ .X1)(tests).slice(0, maxDetails);
    if (reds.length === 0)
        return [...tests];
    const lines = (0,_console_wrapping_js__WEBPACK_IMPORTED_MODULE_2__/* .stripEscapes */ .N)((0,_console_cargo_go_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForGo */ .sf)(output) ?? output)
        .split(/\r?\n/)
        .slice(-maxLines);
    const titles = reds.map(_console_named_test_js__WEBPACK_IMPORTED_MODULE_3__/* .getTestTitle */ .XC);
    return tests.map((test) => {
        const detail = reds.includes(test) ? findFailureDetail((0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_3__/* .getTestTitle */ .XC)(test), titles, lines) : null;
        return detail === null ? test : { ...test, detail };
    });
}
function formatFailure({ name, file, detail }) {
    const label = (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)({ name: `"${name}"`, file: file === name ? undefined : file });
    return detail === undefined ? label : `${label}: ${detail}`;
}
const maxDetails = 20;
const maxLines = 4_000;
const maxBelow = 60;
const maxChars = 120;
function findFailureDetail(title, titles, lines) {
    const otherTitles = titles.filter((other) => other !== title);
    const blocks = lines.flatMap((line, at) => {
        if (!isNamed(title, line) || line.startsWith('{"'))
            return [];
        const below = lines.slice(at + 1, at + 1 + maxBelow);
        const end = below.findIndex((each) => otherTitles.some((other) => isNamed(other, each)));
        const remainder = line.slice(line.lastIndexOf(title) + title.length).replace(/^ - /, '');
        return [
            [remainder, ...(end < 0 ? below : below.slice(0, end))].map((each) => each.trim().replace(marginPattern, '')),
        ];
    });
    const findFirst = (read) => blocks.map(read).find((detail) => detail !== null) ?? null;
    return findFirst(findPair) ?? findFirst(findDifference) ?? findFirst(findSentence);
}
function isNamed(title, line) {
    const at = line.indexOf(title);
    return at >= 0 && !/\w/.test(`${line[at - 1] ?? ''}${line[at + title.length] ?? ''}`);
}
const marginPattern = /^(?:E|\||>|#|\[ERROR\]|\d+\))\s+/;
function findPair(block) {
    const [expected = null, actual = null, left, right] = pairForms.map((form) => findFirstValue(block, form));
    if (left && right)
        return `left ${showText(left)}, right ${showText(right)}`;
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
    const [plus, minus] = [findFirstValue(below, /^\+\s*(.+)$/), findFirstValue(below, /^-\s*(.+)$/)];
    return isPlusExpected ? formatComparison(plus, minus) : formatComparison(minus, plus);
}
function findSentence(block) {
    const [expectation, errorText] = [
        block.find((line) => expectationPattern.test(line)),
        findFirstValue(block, errorPattern),
    ];
    const line = expectation?.replace(/^(?:\w*(?:Error|Exception|Failure)(?: \[\w+\])?|\S+:\d+): /, '') ?? errorText;
    return line === null ? null : showText(line);
}
const expectationPattern = /\bexpected\b.+\b(?:to|but|got|was|received|found)\b|\b(?:got|want)\b.+\b(?:want|got)\b|^assert(?:ion)?\b.+(?:==|!=|\bin\b|failed)|^Failed asserting|^(?:\w*Error: )?.+ !==? .+$/i;
const errorPattern = /^(?:error: '|\w*(?:Error|Exception)(?: \[\w+\])?: )(.+?)'?$/;
function findFirstValue(lines, form) {
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
/* harmony export */   F8: () => (/* binding */ findLostTests),
/* harmony export */   Vw: () => (/* binding */ standsForFile),
/* harmony export */   X1: () => (/* binding */ listRedTests),
/* harmony export */   fK: () => (/* binding */ isSameTest),
/* harmony export */   xW: () => (/* binding */ testLabel)
/* harmony export */ });
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80811);


function findLostTests(before, after) {
    const isExecuted = ({ outcome, isGroup }) => outcome !== 'skipped' && !isGroup;
    let missing = before.filter((test) => isExecuted(test) && !standsForFile(test));
    let unmatched = after.filter(isExecuted);
    for (const getKey of [getFileKey, ({ name }) => name, _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .getTestTitle */ .XC, getStableTitle]) {
        const matched = matchTests(missing, unmatched, getKey);
        missing = missing.filter((test) => !matched.has(test));
        unmatched = unmatched.filter((test) => !matched.has(test));
    }
    return missing;
}
function getFileKey({ name, file = '' }) {
    return `${file}\n${name}`;
}
function getStableTitle(test) {
    return (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_1__/* .getTestTitle */ .XC)(test)
        .replace(/\b0x[\da-f]{4,}\b|\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{18,}\b/gi, '#')
        .replace(/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?\S*)?|\d{5,}|\/(?:tmp|var)\/\S+/g, '#');
}
function matchTests(before, after, getKey) {
    const byKey = new Map();
    for (const test of after) {
        const sameKey = byKey.get(getKey(test));
        if (sameKey === undefined)
            byKey.set(getKey(test), [test]);
        else
            sameKey.push(test);
    }
    const matched = new Set();
    for (const test of before) {
        const counterpart = byKey.get(getKey(test))?.pop();
        if (counterpart !== undefined)
            matched.add(test).add(counterpart);
    }
    return matched;
}
function standsForFile({ name, file }) {
    return name === file || (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .isNodeTestFile */ .vA)(name) || nonTestPattern.test(name);
}
const nonTestPattern = /^pytest > [\w.]+$|_FailedTest\b|"(?:before|after) (?:all|each)" hook\b/;
function isSameTest(first, second) {
    return first.name === second.name && (!first.file || !second.file || first.file === second.file);
}
function listRedTests(tests) {
    return tests.filter(({ outcome, isGroup }) => outcome === 'failed' && !isGroup);
}
function testLabel({ name, file }) {
    return file === undefined || file === name ? name : `${name} (${file})`;
}


/***/ }),

/***/ 62694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listNamedTests)
/* harmony export */ });
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80811);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3786);


function listNamedTests(evidence, verdict, folder = '') {
    const { reports = [] } = evidence;
    const { runs } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .selectRuns */ .b0)(evidence);
    const isNamed = runs.every(({ counts, tests }) => counts === null || tests !== undefined);
    const namedRuns = isNamed ? runs : reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
    const tests = withoutRepeats(namedRuns.flatMap((run) => (run.tests ?? []).map((test) => makeTestRelative(folder, test))));
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
function makeTestRelative(folder, { name, file, ...test }) {
    const makeRelative = (text) => (folder === '' ? text : text.replaceAll(`${folder.replace(/\/$/, '')}/`, ''));
    return { ...test, name: makeRelative(name), ...(file === undefined ? {} : { file: makeRelative(file) }) };
}
const explainedPattern = /^(?:exit code \d+|\d+ (?:failed|errors|suites failed|skipped)|the report says (?:success: false|outcome Failed)|package \S+ failed|\w+ says (?:FAILED|BUILD FAILURE|FAILURES!|ERRORS!|FAIL|Result: FAIL)|a group of tests failed|error: (?:test failed|\d+ targets? failed).*|\d+ files? without a reported test)$/;


/***/ }),

/***/ 50039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ readReportFile),
/* harmony export */   Nd: () => (/* binding */ expectReports),
/* harmony export */   dH: () => (/* binding */ expectBuildReports),
/* harmony export */   jU: () => (/* binding */ findReportFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23260);
/* harmony import */ var _system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31011);
/* harmony import */ var _console_runner_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69707);
/* harmony import */ var _reports_test_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48244);






const MOST_BYTES = 64 * 1024 * 1024;
function findReportFiles(root, glob, before = new Map()) {
    const readIfAny = () => {
        const newFiles = findFiles(root, glob).filter((path) => before.get(path) !== (0,_system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__/* .fileStamp */ .a9)(path));
        return newFiles.map(readReportFile);
    };
    const read = () => {
        const reports = readIfAny();
        if (reports.length > 0)
            return reports;
        const { length } = findFiles(root, glob);
        const suffix = length > 0 ? `, only ${length} from before` : '';
        return [{ unreadable: `was expected at ${glob}, but there is none${suffix}` }];
    };
    return { read, readIfAny };
}
function expectReports(root, glob) {
    return findReportFiles(root, glob, new Map(findFiles(root, glob).map((path) => [path, (0,_system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__/* .fileStamp */ .a9)(path)])));
}
function readReportFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MOST_BYTES)
        return { unreadable: `(${path}) is larger than ${MOST_BYTES} bytes` };
    const report = (0,_reports_test_report_js__WEBPACK_IMPORTED_MODULE_5__/* .readReport */ .t)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    if (report === null)
        return { unreadable: `(${path}) is in an unknown format` };
    return 'unreadable' in report ? { unreadable: `(${path}) ${report.unreadable}` } : report;
}
function findFiles(root, glob) {
    const [, base = '', globTail = ''] = /^([^*?{]*\/)?(.*)$/s.exec(glob) ?? [];
    const [top, pattern] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, base), new _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .DeclaredPattern */ .Hy(globTail)];
    const levels = globTail.includes('**') ? maxLevels : globTail.split('/').length;
    const matching = listFilesBelow(top, '', levels).filter((path) => pattern.covers(path));
    return matching
        .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path))
        .filter(isFile)
        .sort();
}
const maxLevels = 64;
function listFilesBelow(top, folder, levels) {
    return listEntries((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder)).flatMap((entry) => {
        const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, entry.name);
        if (!entry.isDirectory())
            return [path];
        return levels > 1 && !skippedFolders.has(entry.name) ? listFilesBelow(top, path, levels - 1) : [];
    });
}
const skippedFolders = new Set(['.git', 'node_modules']);
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
function expectBuildReports(command, folder) {
    const entries = listEntries(folder);
    return _console_runner_row_js__WEBPACK_IMPORTED_MODULE_4__/* .runnerRows */ .W.flatMap(({ runner, writes }) => {
        if (writes === undefined)
            return [];
        const isBuiltHere = entries.some(({ name }) => new RegExp(writes.builtBy).test(name));
        if (!isBuiltHere && !new RegExp(writes.command).test(command))
            return [];
        return writes.globs.map((glob) => ({ files: expectReports(folder, glob), covers: [runner] }));
    });
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
// EXTERNAL MODULE: ./lib/judge/run/console/runners.js + 3 modules
var runners = __webpack_require__(87708);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/judge/run/console/counts.js
var console_counts = __webpack_require__(39587);
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
        const allRuns = [...[...this.readers.values()].flatMap((reader) => reader.runs?.() ?? []), ...this.reports];
        const names = this.named.flat();
        const believed = allRuns.filter((run) => names.length === 0 || names.includes(run.runner));
        const outermost = believed.filter((run) => !believed.some((other) => isEnclosing(other, run)));
        const groups = this.named.length > 0 ? this.named : [outermost.map((run) => run.runner)];
        const runs = new Set(groups.flatMap((group) => keepLastRuns(outermost.filter((run) => group.includes(run.runner)))));
        const doubts = outermost.filter((run) => !runs.has(run) && (0,grammar/* isRed */.iI)(run) && !run.doubtful);
        return { runs: [...runs].map((run) => this.withTests(run)), doubts };
    }
    withTests(run) {
        const tests = run.tests ??
            [...this.readers].flatMap(([{ names }, reader]) => (names.includes(run.runner) ? (reader.tests?.() ?? []) : []));
        const counts = run.counts !== null && run.runner === 'node:test' ? (0,console_counts/* withoutNodeFiles */.Kx)(run.counts, tests) : run.counts;
        return { ...run, counts, tests };
    }
}
function isEnclosing(outer, inner) {
    return outer.runner !== inner.runner && outer.from < inner.from && inner.to < outer.to;
}
function keepLastRuns(runs) {
    const lastLine = (0,extremes/* getLargest */.p)(runs.map((run) => run.to));
    return runs.filter((run) => run.to === lastLine).slice(-1);
}

// EXTERNAL MODULE: ./lib/judge/run/console/wrapping.js
var wrapping = __webpack_require__(50067);
// EXTERNAL MODULE: ./lib/judge/run/reports/test-report.js
var test_report = __webpack_require__(48244);
;// CONCATENATED MODULE: ./lib/judge/run/tests/test-log.js





const LONGEST_LINE = 64 * 1024;
const MOST_CHARACTERS = 16 * 1024 * 1024;
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
        const maxLength = this.rest.startsWith('{"') ? MOST_CHARACTERS : LONGEST_LINE;
        if (this.rest.length > maxLength)
            this.rest = this.rest.slice(0, LONGEST_LINE);
    }
    line(rawLine) {
        const withoutCr = rawLine.endsWith('\r') ? rawLine.slice(0, -1) : rawLine;
        const isReport = withoutCr.startsWith('{"');
        const plain = (0,wrapping/* stripEscapes */.N)(isReport ? withoutCr : withoutCr.slice(0, LONGEST_LINE));
        const { text, task: name } = (0,wrapping/* unwrapLine */.w)(plain);
        const existingTask = this.tasks.get(name);
        const task = existingTask ?? (this.tasks.size < MOST_TASKS ? this.newTask(name) : this.newTask(''));
        task.lines += 1;
        const shown = text.slice(text.lastIndexOf('\r') + 1).trimEnd();
        if (shown === '')
            return;
        this.empty = false;
        if (task.report !== undefined || /^\s*[{<]/.test(shown))
            this.report(task, text);
        if (/^\s*[>$] /.test(shown))
            this.script(task, shown.trimStart());
        if (!anyWantedPattern.test(shown))
            return;
        for (const { grammar, wants } of matchers)
            if (wants.test(shown))
                task.segment.line(grammar, shown, task.lines);
    }
    newTask(name) {
        const task = this.tasks.get(name) ?? { segment: new Segment(this.named), lines: 0 };
        this.tasks.set(name, task);
        return task;
    }
    report(task, line) {
        const { from, lines, size, end } = task.report ?? {
            from: task.lines,
            lines: [],
            size: 0,
            end: findReportEnd(line),
        };
        task.report = undefined;
        if (end === null || size + line.length > MOST_CHARACTERS)
            return;
        lines.push(line);
        if (lines.length === 1 ? end !== sameLine : !end.test(line)) {
            task.report = { from, lines, size: size + line.length, end };
            return;
        }
        const report = size < 40 && lines.length > 1 ? null : (0,test_report/* readReport */.t)(lines.join('\n'));
        if (report && 'counts' in report)
            task.segment.report({ ...report, from, to: task.lines });
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
const matchers = runners/* grammars */.l.map((grammar) => ({ grammar, wants: new RegExp(`^[ \\t]*(?:${grammar.wants.source})`) }));
const anyWantedPattern = new RegExp(`^[ \\t]*(?:${runners/* grammars */.l.map(({ wants }) => wants.source).join('|')})`);
function findReportEnd(line) {
    if (/^\{"/.test(line))
        return /"(?:numTotalTests|summary_line|stats)":/.test(line) ? sameLine : null;
    if (line === '{')
        return /^\}/;
    return /^<(?:\?xml|testsuite)/.test(line) ? /<\/testsuites>[ \t]*$|^<\/testsuite>/ : null;
}
const sameLine = /$/;


/***/ }),

/***/ 70262:
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
// EXTERNAL MODULE: ./lib/judge/run/commands/shell-commands.js
var shell_commands = __webpack_require__(81465);
// EXTERNAL MODULE: ./lib/judge/run/console/runner-row.js + 1 modules
var runner_row = __webpack_require__(69707);
;// CONCATENATED MODULE: ./lib/judge/run/tests/forced-report.js






function forceReports(command, env, directory, folder = '') {
    const request = new Request(directory, folder);
    const forced = addReportArguments(command, request);
    const variables = {};
    const files = [];
    for (const { runner, also = [], variables: known = [] } of runner_row/* runnerRows */.W)
        for (const { name, value, file = '', adds = false, unless } of known) {
            const currentValue = env[name] ?? '';
            const isRequested = name === 'GOFLAGS' && forced.onlyGo;
            if ((currentValue !== '' && !adds) ||
                isRequested ||
                (unless !== undefined && new RegExp(unless).test(currentValue)))
                continue;
            const path = (0,external_node_path_.join)(directory, file);
            const requestedValue = value.replace('{file}', () => (0,text_text/* quoteShellWord */.BV)(path)).replace('{path}', () => path);
            variables[name] = [currentValue, requestedValue].filter(Boolean).join(' ');
            if (file !== '')
                files.push({ path, covers: [runner, ...also] });
        }
    const byVariable = files.filter(({ covers }) => request.others.has(covers[0] ?? ''));
    const certain = command.includes('||') ? [] : [...byVariable, ...request.files];
    return { command: forced.command, env: variables, files: [...files, ...request.files], certain };
}
function addReportArguments(text, request) {
    const parts = (0,shell_commands/* splitShellCommands */.rL)(text);
    if (parts === null)
        return { command: text, onlyGo: false };
    const additions = parts.map((part) => request.additionFor(part.words, part.captured));
    let commandText = text;
    for (const [at, addition] of [...additions.entries()].reverse()) {
        const offset = addition ? parts[at]?.ends[addition.after - 1] : undefined;
        if (!addition || offset === undefined)
            continue;
        commandText = `${commandText.slice(0, offset)} ${addition.args.map(text_text/* quoteShellWord */.BV).join(' ')}${commandText.slice(offset)}`;
    }
    const onlyGo = parts.every((part, at) => part.words[0] === 'cd' || additions[at]?.args[0] === '-json');
    return { command: commandText, onlyGo: onlyGo && additions.some(Boolean) };
}
class Request {
    files = [];
    others = new Set();
    #directory;
    #folder;
    constructor(directory, folder) {
        this.#directory = directory;
        this.#folder = folder;
    }
    additionFor(words, captured) {
        if (words[0] === 'cd')
            this.#folder = this.#folder === '' || words.length !== 2 ? '' : (0,external_node_path_.resolve)(this.#folder, words[1] ?? '');
        const script = captured || this.#folder === '' ? null : findNpmScript(words, this.#folder);
        if (script === null)
            return this.#additionTo(words, ({ isFirst = false }) => !(isFirst && captured));
        const addition = this.#additionTo(script.words, ({ throughScripts = false }) => throughScripts);
        return addition && { after: words.length, args: [...script.before, ...addition.args] };
    }
    #additionTo(words, isPossible) {
        const { runner: program, args: firstArgumentAt } = (0,shell_commands/* getProgram */.Jm)(words);
        const options = words.slice(firstArgumentAt);
        for (const { runner, also = [], arguments: known = [] } of runner_row/* runnerRows */.W)
            for (const argumentRow of known) {
                const isAlreadyRequested = argumentRow.unless.some((name) => options.some((word) => word === name || word.startsWith(`${name}=`)));
                if (argumentRow.program !== program || isAlreadyRequested || options.includes('--') || !isPossible(argumentRow))
                    continue;
                if (argumentRow.isForOthers && !this.others.has(runner)) {
                    this.others.add(runner);
                    return null;
                }
                const file = argumentRow.file === undefined ? '' : this.#newFile(argumentRow.file, [runner, ...also]);
                return {
                    after: argumentRow.isFirst ? firstArgumentAt : words.length,
                    args: argumentRow.args.map((arg) => arg.replace('{file}', file)),
                };
            }
        return null;
    }
    #newFile(name, covers) {
        const path = (0,external_node_path_.join)(this.#directory, name.replace('.', `-${this.files.length + 1}.`));
        this.files.push({ path, covers });
        return path;
    }
}
function findNpmScript(words, folder) {
    const { runner, args } = (0,shell_commands/* getProgram */.Jm)(words);
    if (!['npm', 'pnpm', 'yarn'].includes(runner))
        return null;
    const end = words.indexOf('--');
    const positional = words
        .slice(args, end < 0 ? undefined : end)
        .filter((word) => !/^(?:-s|--silent|--if-present)$/.test(word));
    const [verb = '', scriptWord, ...extraWords] = positional;
    const isRun = /^(?:run|run-script)$/.test(verb);
    const name = isRun ? scriptWord : /^(?:test|t|tst)$/.test(verb) ? 'test' : undefined;
    if (name === undefined || name.startsWith('-') || extraWords.length > 0 || (!isRun && scriptWord !== undefined))
        return null;
    const manifest = (0,json_text/* tryParseJson */.Bl)((0,atomic_file/* tryReadRegular */.aH)(external_node_path_.posix.join(folder, 'package.json')) ?? '');
    const scripts = (0,json_text/* isMapping */.pi)(manifest) ? manifest.scripts : null;
    const text = (0,json_text/* isMapping */.pi)(scripts) ? scripts[name] : null;
    const lastCommand = typeof text === 'string' ? (0,shell_commands/* splitShellCommands */.rL)(text)?.at(-1) : undefined;
    if (lastCommand === undefined || lastCommand.captured)
        return null;
    return { words: lastCommand.words, before: runner === 'npm' && end < 0 ? ['--'] : [] };
}

// EXTERNAL MODULE: ./lib/judge/run/tests/named-tests.js
var named_tests = __webpack_require__(62694);
// EXTERNAL MODULE: ./lib/judge/run/tests/report-files.js
var report_files = __webpack_require__(50039);
// EXTERNAL MODULE: ./lib/judge/run/tests/test-log.js + 1 modules
var test_log = __webpack_require__(23330);
// EXTERNAL MODULE: ./lib/judge/run/tests/verdict.js
var tests_verdict = __webpack_require__(3786);
;// CONCATENATED MODULE: ./lib/judge/run/tests/test-run.js









async function runTests(run) {
    const { command, scratch, reports, baselineTotal, onText, ...child } = run;
    const folder = (0,external_node_fs_.existsSync)(run.cwd) ? (0,external_node_fs_.realpathSync)(run.cwd) : run.cwd;
    const ownReports = reports === undefined ? null : (0,report_files/* expectReports */.Nd)(run.cwd, reports);
    const forced = ownReports
        ? { command, env: {}, files: [], certain: [] }
        : forceReports(command, run.env, scratch, folder);
    const built = ownReports ? [] : (0,report_files/* expectBuildReports */.dH)(command, run.cwd);
    const log = new test_log/* TestLog */.Z(command);
    const handleOutput = (text) => {
        log.push(text);
        const lines = (0,cargo_go/* quoteForGo */.sf)(text.toString('utf8', 0, text.at(-1) === 10 ? text.length - 1 : text.length));
        if (lines !== null)
            onText?.(lines);
    };
    const streams = { stdout: createLineBuffer(handleOutput), stderr: createLineBuffer(handleOutput) };
    const result = await (0,process_child/* runChild */.w)({
        ...child,
        command: 'bash',
        args: ['-c', forced.command],
        env: { ...run.env, ...forced.env },
        onOutput: (chunk, stream) => streams[stream].push(chunk),
    });
    streams.stdout.end();
    streams.stderr.end();
    const writtenFiles = forced.files.filter(({ path }) => (0,external_node_fs_.existsSync)(path));
    const evidence = {
        ...getTestEvidence(result),
        log: log.end(),
        command,
        reports: [
            ...(ownReports ? ownReports.read() : []),
            ...writtenFiles.map(({ path, covers }) => ({ ...(0,report_files/* readReportFile */.$h)(path), covers })),
            ...(result.exitCode === 0 ? listMissingReports(forced.certain) : []),
            ...built.flatMap(({ files, covers }) => files.readIfAny().map((report) => ({ ...report, covers }))),
        ],
        baselineTotal,
    };
    const verdict = (0,tests_verdict/* testVerdict */.uT)(evidence);
    const checkedVerdict = result.escaped > 0 && verdict.verdict === 'pass' ? { ...verdict, verdict: 'unknown' } : verdict;
    const finalVerdict = { ...checkedVerdict, reasons: [...checkedVerdict.reasons, ...describeEnding(result, run)] };
    const named = (0,named_tests/* listNamedTests */.P)(evidence, finalVerdict, folder);
    return {
        verdict: finalVerdict,
        named: { ...named, tests: (0,failure_detail/* addFailureDetails */.i)(named.tests, result.tail) },
        end: result,
    };
}
function listMissingReports(certain) {
    const unreadable = 'requested from the runner is missing: it was ended early';
    return certain.filter(({ path }) => !(0,external_node_fs_.existsSync)(path)).map(({ covers }) => ({ unreadable, covers }));
}
function getTestEvidence({ ending, exitCode, signal }) {
    if (ending === 'timeout' || ending === 'idle_timeout')
        return { exitCode: null, timedOut: true };
    return ending === 'cancelled' ? { exitCode: null, signal: 'an interrupt' } : { exitCode, signal };
}
function describeEnding({ ending, survivors, escaped }, { idleTimeoutMs = 0 }) {
    return [
        ...(ending === 'idle_timeout' ? [`they printed nothing for ${idleTimeoutMs / 1000} s`] : []),
        ...(survivors > 0 ? [`${survivors} processes outlived the tests and were stopped`] : []),
        ...(escaped > 0 ? [`${escaped} processes of the tests could not be stopped`] : []),
    ];
}
function createLineBuffer(deliver) {
    let chunks = [];
    let size = 0;
    const end = (finalChunk = Buffer.alloc(0)) => {
        const lines = size > 0 ? Buffer.concat([...chunks, finalChunk]) : finalChunk;
        [chunks, size] = [[], 0];
        if (lines.length > 0)
            deliver(lines);
    };
    const push = (chunk) => {
        const at = chunk.lastIndexOf(10) + 1;
        if (at > 0)
            end(chunk.subarray(0, at));
        chunks.push(chunk.subarray(at));
        size += chunk.length - at;
        if (size > maxLine)
            end();
    };
    return { push, end };
}
const maxLine = 1024 * 1024;


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ explainIdleRun),
/* harmony export */   XZ: () => (/* binding */ TestVerdictSchema),
/* harmony export */   b0: () => (/* binding */ selectRuns),
/* harmony export */   g: () => (/* binding */ NOTHING_EXECUTED),
/* harmony export */   uT: () => (/* binding */ testVerdict)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39587);
/* harmony import */ var _console_grammar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89994);
/* harmony import */ var _console_runner_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69707);





const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().nonnegative().max(1e9);
const names = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(400)).max(101);
const TestVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    verdict: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['pass', 'fail', 'unknown']),
    passed: count.nullable(),
    failed: count.nullable(),
    skipped: count.nullable(),
    errors: count.nullable(),
    total: count.nullable(),
    runner: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(100).nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['report', 'console', 'none']),
    extra: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(50), count.optional()),
    reasons: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(10_000)).max(200),
    red: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ new: names, inherited: names, flaky: names, accepted: names }).optional(),
});
function testVerdict(evidence) {
    const { runs, source } = selectRuns(evidence);
    const counted = runs.flatMap((run) => (run.counts ? [run.counts] : []));
    const counts = counted.length > 0 ? (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .addCounts */ .c5)(counted) : null;
    const failureReasons = listFailureReasons(evidence, runs, counts);
    const doubts = failureReasons.length > 0 ? [] : listDoubts(evidence, runs, counts);
    const verdict = failureReasons.length > 0 ? 'fail' : doubts.length > 0 ? 'unknown' : 'pass';
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
        reasons: [...failureReasons, ...doubts, ...describeDrop(evidence.baselineTotal, counts), ...describeCounts(counts)],
    };
}
const NOTHING_EXECUTED = 'no test was executed';
function selectRuns({ log, reports = [] }) {
    const readable = reports.flatMap((report) => ('unreadable' in report ? [] : [report]));
    const console = log?.runs ?? [];
    if (!readable.some((report) => report.counts))
        return { runs: console, source: console.some((run) => run.counts) ? 'console' : 'none' };
    const isCovered = ({ runner }) => readable.some((report) => (report.covers ?? getCoveredRunners(report)).includes(runner));
    const coversAll = readable.some((report) => report.covers === undefined && getCoveredRunners(report).length === 0);
    const covered = coversAll ? console : console.filter(isCovered);
    const hiddenFailure = readable.some(_console_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .isRed */ .iI) ? undefined : covered.find(_console_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .isRed */ .iI);
    const red = hiddenFailure?.ranNothing
        ? hiddenFailure.red
        : ['the reports are green, but the console shows a failure'];
    return {
        runs: [
            ...(hiddenFailure
                ? [...readable, { runner: hiddenFailure.runner, counts: null, red }]
                : (findNarrowerRuns(readable, covered) ?? readable)),
            ...console.filter((run) => !covered.includes(run)),
        ],
        source: 'report',
    };
}
function getCoveredRunners({ runner }) {
    const console = /^(jest|vitest|mocha|rspec)-json$/.exec(runner)?.[1];
    return console === undefined ? [] : [console];
}
function findNarrowerRuns(reports, covered) {
    const [run, ...otherRuns] = covered;
    const isOneRun = otherRuns.length === 0 && (reports.length === 1 || run?.runner === 'surefire');
    if (!run?.counts || run.counts.passed === null || !isOneRun || reports.some((report) => (0,_console_grammar_js__WEBPACK_IMPORTED_MODULE_1__/* .isRed */ .iI)(report)))
        return null;
    const counts = (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .addCounts */ .c5)(reports.flatMap((report) => (report.counts ? [report.counts] : [])));
    return countProving(run.counts) < countProving(counts) ? [run] : null;
}
function countProving(counts) {
    return (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countExecuted */ .xC)(counts) - (counts.xfailed ?? 0) - (counts.xpassed ?? 0);
}
function explainIdleRun({ runs, doubts }) {
    const isIdle = ({ counts, ranNothing }) => counts === null ? ranNothing === true : counts.passed !== null && (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countExecuted */ .xC)(counts) === 0;
    if (runs.length === 0 || doubts.length > 0 || !runs.every(isIdle))
        return null;
    return runs.some(({ counts }) => (counts?.skipped ?? 0) > 0) ? 'every test was skipped' : NOTHING_EXECUTED;
}
function listFailureReasons(evidence, runs, counts) {
    const { exitCode, signal, timedOut } = evidence;
    const { failed = 0, errors = 0, suitesFailed = 0 } = counts ?? {};
    const ranNothing = runs.length > 0 &&
        (counts ? (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countExecuted */ .xC)(counts) === 0 && counts.passed !== null : runs.every((run) => run.ranNothing));
    return [
        ...(timedOut ? ['the tests did not end before their deadline'] : []),
        ...(signal ? [`the tests were killed by ${signal}`] : []),
        ...(exitCode !== null && exitCode !== 0 ? [`exit code ${exitCode}`] : []),
        ...(failed > 0 ? [`${failed} failed`] : []),
        ...(errors > 0 ? [`${errors} errors`] : []),
        ...(suitesFailed > 0 ? [`${suitesFailed} suites failed`] : []),
        ...runs.filter((run) => !run.ranNothing || ranNothing).flatMap((run) => run.red),
        ...(ranNothing && counts?.emptyFiles
            ? [
                `node:test counted ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(counts.emptyFiles, 'file')} in which no test is declared; wrap what they check in test()`,
            ]
            : []),
        ...(ranNothing ? [NOTHING_EXECUTED] : []),
    ];
}
function listDoubts({ exitCode, log, command, reports = [] }, runs, counts) {
    const commands = [command ?? '', ...(log?.scripts ?? [])].join('\n');
    const advice = command === undefined ? '' : `; ${getCountingAdvice(commands, [...new Set(runs.map(({ runner }) => runner))])}`;
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
function describeDrop(baseline, counts) {
    if (baseline === null || baseline === undefined || !counts)
        return [];
    const total = counts.total ?? (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countExecuted */ .xC)(counts) + counts.skipped + (counts.todo ?? 0);
    return total < baseline ? [`the total fell from ${baseline} to ${total}`] : [];
}
function describeCounts(counts) {
    const { flaky = 0, notRun = 0, skipped = 0, emptyFiles = 0, passed = 0 } = counts ?? {};
    return [
        ...(flaky > 0 ? [`${flaky} flaky`] : []),
        ...(notRun > 0 ? [`${notRun} did not run`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ...(emptyFiles > 0 && passed !== 0 ? [`${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(emptyFiles, 'file')} without a reported test`] : []),
    ];
}
function getCountingAdvice(command, runners) {
    const filter = /(?<!\|)\|&?\s*((?:tail|head|e?grep|sed|awk|cut|wc)\b[^|&;\n]*)/.exec(command)?.[1]?.trim();
    if (filter !== undefined)
        return `leave \`| ${filter}\` out: it hides the summary and the exit code`;
    const runnerRow = _console_runner_row_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerRows */ .W.find(({ named }) => named !== undefined && new RegExp(named).test(command)) ??
        _console_runner_row_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerRows */ .W.find(({ runner }) => runners.includes(runner));
    return (runnerRow?.advice ??
        'let the command print its runner’s summary (no --silent, -q or dot reporter), or print TAP or JUnit XML on its output');
}


/***/ }),

/***/ 78442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ runChild),
  O: () => (/* binding */ urgentGraceMs)
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
    kill -CONT "-$1" 2>/dev/null
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
    const pollLog = () => deadlines.unlessFailing(() => follower?.look(take('stdout')));
    const pollTimer = follower === null ? undefined : setInterval(pollLog, followEveryMs);
    const closed = new Promise((resolve) => child.once('close', resolve));
    const [exitCode, signal] = await deadlines.ended;
    run.endedAt ??= spec.clock.uptimeMs();
    const killedBy = inside.words.length > 0 ? (0,capture/* getShellSignal */.p)(exitCode ?? 0) : null;
    [run.exitCode, run.signal] = killedBy && killedBy !== 'SIGPIPE' ? [null, killedBy] : [exitCode, signal];
    deadlines.clear();
    guardian?.kill('SIGKILL');
    const sweep = isNamespace && exitCode !== null ? { killed: 0, escaped: 0 } : await tree.sweep();
    run.survivors = sweep.killed;
    run.escaped = inside.kind === 'reaper' && exitCode === null ? Math.max(1, sweep.escaped) : sweep.escaped;
    clearInterval(pollTimer);
    pollLog();
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
const urgentGraceMs = 2_000;
async function spawnChild(spec, out) {
    const outerMark = spec.env[process_tree/* MARK */.M$];
    const mark = outerMark === undefined ? spec.marker : `${outerMark} ${spec.marker}`;
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
        const remainingMs = idleTimeoutMs - silentMs();
        if (remainingMs > 0)
            idleTimer = after(remainingMs, () => void lookForLife());
        else
            end('idle_timeout');
    };
    if (spec.timeoutMs !== undefined)
        after(spec.timeoutMs, () => end('timeout'));
    let idleTimer = spec.idleTimeoutMs === undefined ? null : after(spec.idleTimeoutMs, () => void lookForLife());
    const cancel = () => end('cancelled', Math.min(usualGraceMs, urgentGraceMs));
    spec.cancel?.addEventListener('abort', cancel, { once: true });
    return {
        ended,
        heard: () => {
            if (run.ending !== null)
                return;
            run.seen = { uptimeMs: clock.uptimeMs(), what: null };
            idleTimer?.refresh();
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
    #size;
    #bytes = Buffer.alloc(0);
    #isCut = false;
    constructor(size) {
        this.#size = size;
    }
    push(chunk) {
        const combined = Buffer.concat([this.#bytes, chunk.subarray(Math.max(0, chunk.length - this.#size))]);
        this.#isCut ||= this.#bytes.length + chunk.length > this.#size;
        this.#bytes = combined.subarray(Math.max(0, combined.length - this.#size));
    }
    toString() {
        let start = 0;
        while (this.#isCut && start < 4 && ((this.#bytes[start] ?? 0) & 0xc0) === 0x80)
            start += 1;
        return this.#bytes.toString('utf8', start);
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
            const firstBreak = chunk.indexOf(10);
            this.#append(chunk.subarray(0, firstBreak));
            this.#flush();
            if (end > firstBreak)
                for (const line of chunk.toString('utf8', firstBreak + 1, end).split('\n'))
                    this.#emit(line);
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
        this.#emit(line);
    }
    #emit(line) {
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