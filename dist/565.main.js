"use strict";
exports.id = 565;
exports.ids = [565];
exports.modules = {

/***/ 51581:
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
/* harmony import */ var _system_git_calls_git_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89063);
/* harmony import */ var _reports_test_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67090);






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
    if (pattern.split(/\*+/).length - 1 > mostStars)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`report: found "${glob}" with more than ${mostStars} stars; name the folders instead`);
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_5__(pattern, { dot: true, nobracket: true, noextglob: true, nonegate: true });
    const levels = pattern.includes('**') ? mostLevels : pattern.split('/').length;
    return filesBelow(top, '', levels)
        .filter((path) => matches(path))
        .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path))
        .filter(isFile)
        .sort();
}
const mostStars = 4;
const mostLevels = 64;
function filesBelow(top, folder, levels) {
    return entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder)).flatMap((entry) => {
        const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(folder, entry.name);
        if (!entry.isDirectory())
            return [path];
        return levels > 1 && !unentered.has(entry.name) ? filesBelow(top, path, levels - 1) : [];
    });
}
const unentered = new Set(['.git', 'node_modules']);
function entriesOf(folder) {
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
    const entries = entriesOf(folder);
    return tools
        .filter(({ named, builtBy }) => named.test(command) || entries.some(({ name }) => builtBy.test(name)))
        .flatMap(({ globs, covers }) => globs.map((glob) => ({ files: comingReports(folder, glob), covers })));
}


/***/ }),

/***/ 40565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ runTests)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var process_child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/judge/console/go-json.js
var go_json = __webpack_require__(72142);
// EXTERNAL MODULE: ./lib/judge/tests/failure-detail.js
var failure_detail = __webpack_require__(40061);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/judge/commands/shell-commands.js
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
            const found = wordAt(text, at);
            if (found === null)
                return null;
            open.words.push(found.word);
            open.ends.push(found.end);
            at = found.end;
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
        const [raw, plain] = pieceOf(text.slice(end)) ?? [];
        if (raw === undefined || plain === undefined)
            return null;
        word += plain;
        end += raw.length;
    }
    return end === from ? null : { word, end };
}
function pieceOf(rest) {
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
function programOf(words) {
    let at = 0;
    for (;;) {
        const rest = words.slice(at);
        const length = prefixes.map((prefix) => prefix(rest)).find((found) => found > 0) ?? 0;
        if (length === 0 || at + length >= words.length)
            break;
        at += length;
    }
    const name = (words[at] ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
    if (name === 'go') {
        const sub = words[at + 1] === '-C' ? at + 3 : at + 1;
        return { runner: `go ${words[sub] ?? ''}`.trim(), args: sub + 1 };
    }
    if (name === 'py.test')
        return { runner: 'pytest', args: at + 1 };
    if (name === 'mvnw')
        return { runner: 'mvn', args: at + 1 };
    if (name === 'gradlew')
        return { runner: 'gradle', args: at + 1 };
    return { runner: name, args: at + 1 };
}
const sequence = (...patterns) => (words) => patterns.every((pattern, at) => pattern.test(words[at] ?? '')) ? patterns.length : 0;
const starter = (first, options) => (words) => {
    if (!first.test(words[0] ?? ''))
        return 0;
    const next = words.findIndex((word, at) => at > 0 && !options.test(word));
    return next > 0 ? next : 0;
};
const prefixes = [
    sequence(/^[A-Za-z_]\w*=/),
    starter(/^(?:env|cross-env)$/, /^[A-Za-z_]\w*=/),
    starter(/^(?:time|command|exec|nohup|xvfb-run)$/, /^-[apv]$/),
    sequence(/^timeout$/, /^\d+[smhd]?$/),
    starter(/^(?:npx|bunx)$/, /^(?:-y|--yes|--no|--no-install|--bun)$/),
    sequence(/^(?:pnpm|npm|yarn)$/, /^exec$/, /^--$/),
    sequence(/^(?:pnpm|yarn|bundle)$/, /^exec$/),
    sequence(/^(?:poetry|uv|pipenv|rye|pdm|hatch)$/, /^run$/),
    sequence(/^(?:coverage)$/, /^run$/, /^-m$/),
    sequence(/^(?:.*\/)?python[\d.]*$/, /^-m$/),
    (words) => (/(?:^|\/)node$/.test(words[0] ?? '') && /\.[cm]?js$|\/\.bin\//.test(words[1] ?? '') ? 1 : 0),
    (words) => (/^(?:yarn|pnpm)$/.test(words[0] ?? '') && /^(?:jest|vitest)$/.test(words[1] ?? '') ? 1 : 0),
];

// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
;// CONCATENATED MODULE: ./lib/judge/tests/npm-script.js




function npmScript(words, folder) {
    const { runner, args } = programOf(words);
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

;// CONCATENATED MODULE: ./lib/judge/tests/forced-report.js




function forceReports(command, env, directory, folder = '') {
    const request = new Request(directory, folder);
    const forced = isShell(command) ? inShellText(command, request) : inArguments(command, request);
    const isEach = !command.at(-1)?.includes('||');
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
function isShell(command) {
    const [shell = '', option, ...texts] = command;
    return /(?:^|\/)(?:ba|da|z|k)?sh$/.test(shell) && /^-[eux]*c$/.test(option ?? '') && texts.length === 1;
}
function inShellText(command, request) {
    const text = command.at(-1) ?? '';
    const parts = shellCommands(text);
    if (parts === null)
        return { command: [...command], onlyGo: false };
    const additions = parts.map((part) => request.additionFor(part.words, part.captured));
    let asked = text;
    for (const [at, addition] of [...additions.entries()].reverse()) {
        const offset = addition ? parts[at]?.ends[addition.after - 1] : undefined;
        if (!addition || offset === undefined)
            continue;
        asked = `${asked.slice(0, offset)} ${addition.args.map(text_text/* shellWord */.r7).join(' ')}${asked.slice(offset)}`;
    }
    const onlyGo = parts.every((part, at) => part.words[0] === 'cd' || additions[at]?.args[0] === '-json');
    return { command: [...command.slice(0, -1), asked], onlyGo: onlyGo && additions.some(Boolean) };
}
function inArguments(command, request) {
    const addition = request.additionFor(command, false);
    if (!addition)
        return { command: [...command], onlyGo: false };
    return {
        command: [...command.slice(0, addition.after), ...addition.args, ...command.slice(addition.after)],
        onlyGo: addition.args[0] === '-json',
    };
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
    additionFor(words, captured) {
        if (words[0] === 'cd')
            this.#folder = this.#folder === '' || words.length !== 2 ? '' : (0,external_node_path_.resolve)(this.#folder, words[1] ?? '');
        const script = captured || this.#folder === '' ? null : npmScript(words, this.#folder);
        if (script === null)
            return this.#additionTo(words, captured);
        const { runner } = programOf(script.words);
        const asked = runner === 'jest' || runner === 'vitest' ? this.#additionTo(script.words, false) : null;
        return asked && { after: words.length, args: [...script.before, ...asked.args] };
    }
    #additionTo(words, captured) {
        const { runner, args: from } = programOf(words);
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

// EXTERNAL MODULE: ./lib/judge/tests/named-tests.js
var named_tests = __webpack_require__(19608);
// EXTERNAL MODULE: ./lib/judge/tests/report-files.js
var report_files = __webpack_require__(51581);
// EXTERNAL MODULE: ./lib/judge/tests/test-log.js + 1 modules
var test_log = __webpack_require__(20982);
// EXTERNAL MODULE: ./lib/judge/tests/verdict.js + 1 modules
var tests_verdict = __webpack_require__(65511);
;// CONCATENATED MODULE: ./lib/judge/tests/test-run.js









async function runTests(run) {
    const { command, scratch, reports, baselineTotal, onText, ...child } = run;
    const folder = (0,external_node_fs_.existsSync)(run.cwd) ? (0,external_node_fs_.realpathSync)(run.cwd) : run.cwd;
    const own = reports === undefined ? null : (0,report_files/* comingReports */.Z4)(run.cwd, reports);
    const forced = own ? { command, env: {}, files: [], certain: [] } : forceReports(command, run.env, scratch, folder);
    const built = own ? [] : (0,report_files/* buildReports */.s6)(command.join(' '), run.cwd);
    const [program = '', ...args] = forced.command;
    const log = new test_log/* TestLog */.Z(command.join(' '));
    const take = (text) => {
        log.push(text);
        const lines = (0,go_json/* asGoText */.c)(text.toString('utf8', 0, text.at(-1) === 10 ? text.length - 1 : text.length));
        if (lines !== null)
            onText?.(lines);
    };
    const streams = { stdout: wholeLines(take), stderr: wholeLines(take) };
    const end = await (0,process_child/* runChild */.w)({
        ...child,
        command: program,
        args,
        env: { ...run.env, ...forced.env },
        onOutput: (chunk, stream) => streams[stream].push(chunk),
    });
    streams.stdout.end();
    streams.stderr.end();
    const asked = forced.files.filter(({ path }) => (0,external_node_fs_.existsSync)(path));
    const evidence = {
        ...evidenceOf(end),
        log: log.end(),
        command: command.join(' '),
        reports: [
            ...(own ? own.read() : []),
            ...asked.map(({ path, covers }) => ({ ...(0,report_files/* readReportFile */.$h)(path), covers })),
            ...(end.exitCode === 0 ? missingReports(forced.certain) : []),
            ...built.flatMap(({ files, covers }) => files.readIfAny().map((report) => ({ ...report, covers }))),
        ],
        baselineTotal,
    };
    const verdict = (0,tests_verdict/* testVerdict */.uT)(evidence);
    const sure = end.escaped > 0 && verdict.verdict === 'pass' ? { ...verdict, verdict: 'unknown' } : verdict;
    const told = { ...sure, reasons: [...sure.reasons, ...endNotes(end, run)] };
    const named = (0,named_tests/* namedTests */.d)(evidence, told, folder);
    return { verdict: told, named: { ...named, tests: (0,failure_detail/* withDetails */.F)(named.tests, end.tail) }, end };
}
function missingReports(certain) {
    const unreadable = 'requested from the runner is missing: it was ended early';
    return certain.filter(({ path }) => !(0,external_node_fs_.existsSync)(path)).map(({ covers }) => ({ unreadable, covers }));
}
function evidenceOf({ ending, exitCode, signal }) {
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
        if (size > longestLine)
            end();
    };
    return { push, end };
}
const longestLine = 1024 * 1024;


/***/ })

};
;