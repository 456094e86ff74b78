export const id = 8264;
export const ids = [
    8264
];
export const modules = {
    85246: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N4: ()=>tally,
            TN: ()=>oneLine,
            iI: ()=>isRed,
            kY: ()=>remember,
            s6: ()=>nothing,
            wW: ()=>labelled,
            x5: ()=>DIGITS
        });
        function oneLine(runner, starts, wants, read) {
            return {
                runner,
                starts,
                wants,
                reader () {
                    let runs = [];
                    return {
                        line (text, at) {
                            let run = read(text);
                            if (run) remember(runs, {
                                runner,
                                from: at,
                                to: at,
                                ...run
                            });
                        },
                        runs: ()=>runs
                    };
                }
            };
        }
        function remember(runs, run) {
            runs.push(run);
            if (runs.length < 500) return;
            let old = runs.splice(0, 250);
            runs.unshift(...old.filter((one)=>isRed(one) && !one.doubtful).slice(-1));
        }
        function isRed({ counts, red }) {
            return red.length > 0 || null !== counts && counts.failed + counts.errors + (counts.suitesFailed ?? 0) > 0;
        }
        function tally(text) {
            let counted = {};
            for (let [, number, word] of text.matchAll(/(\d{1,9}) ([a-z][a-z-]{0,30})/gi))if (word) counted[word.toLowerCase()] = Number(number);
            return counted;
        }
        function labelled(text) {
            let counted = {};
            for (let [, word, number] of text.matchAll(/([a-z][a-z -]{0,30}?)\s{0,20}[:=]\s{0,20}(\d{1,9})\b/gi))if (word) counted[word.trim().toLowerCase()] = Number(number);
            return counted;
        }
        function nothing(runner, at, why) {
            return {
                runner,
                from: at,
                to: at,
                counts: null,
                red: [
                    why
                ],
                ranNothing: true
            };
        }
        let DIGITS = '0123456789';
    }),
    48177: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AB: ()=>executed,
            c5: ()=>addCounts,
            x3: ()=>NONE
        });
        let NONE = {
            passed: 0,
            failed: 0,
            skipped: 0,
            errors: 0,
            total: 0
        };
        function executed(counts) {
            let { passed, failed, errors, xfailed = 0, xpassed = 0, flaky = 0 } = counts;
            return (passed ?? 0) + failed + errors + xfailed + xpassed + flaky;
        }
        function addCounts(runs) {
            let [first, ...rest] = runs;
            if (!first || 0 === rest.length) return first ?? NONE;
            let extras = [
                'suitesFailed',
                'todo',
                'xfailed',
                'xpassed',
                'flaky',
                'notRun',
                'deselected',
                'emptyFiles'
            ];
            let sum = (key)=>runs.reduce((all, run)=>null === all || null === run[key] ? null : all + (run[key] ?? 0), 0);
            let present = extras.filter((key)=>runs.some((run)=>void 0 !== run[key]));
            return {
                passed: sum('passed'),
                failed: sum('failed') ?? 0,
                skipped: sum('skipped') ?? 0,
                errors: sum('errors') ?? 0,
                total: sum('total'),
                ...Object.fromEntries(present.map((key)=>[
                        key,
                        sum(key) ?? 0
                    ]))
            };
        }
    }),
    98045: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bk: ()=>emptyNodeFiles,
            Kx: ()=>withoutNodeFiles,
            vA: ()=>isNodeTestFile
        });
        function isNodeTestFile(name) {
            let path = name.trim().replace(/^- /, '').replaceAll('\\\\', '\\');
            if (!/\.[cm]?[jt]sx?$/.test(path) || /(?:^|[\\/])(?:__)?fixtures?(?:__)?[\\/]/.test(path)) return false;
            if (/^(?:\/|[A-Za-z]:\\)/.test(path)) return true;
            return /^[^\s]+$/.test(path) && /(?:^|[\\/])(?:test\.\w+|test-[^\\/]+|[^\\/]+[._-]test\.\w+)$|(?:^|[\\/])test[\\/]/.test(path);
        }
        function withoutNodeFiles(counts, files) {
            if (0 === files) return counts;
            let less = (count)=>null === count ? null : Math.max(0, count - files);
            return {
                ...counts,
                passed: less(counts.passed),
                total: less(counts.total),
                emptyFiles: files
            };
        }
        function emptyNodeFiles(files) {
            if (0 === files) return [];
            let what = 1 === files ? '1 file' : `${files} files`;
            return [
                `node:test counted ${what} in which no test is declared; wrap what they check in test()`
            ];
        }
    }),
    43777: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>readReportFile,
            y: ()=>ReportFiles
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var re2js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2856);
        var _reports_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15872);
        let MOST_BYTES = 67108864;
        class ReportFiles {
            #root;
            #glob;
            #before;
            constructor(root, glob, before){
                this.#root = root;
                this.#glob = glob;
                this.#before = before;
            }
            static all(root, glob) {
                return new ReportFiles(root, glob, new Map());
            }
            static from(root, glob) {
                return new ReportFiles(root, glob, new Map(findFiles(root, glob).map((path)=>[
                        path,
                        stampOf(path)
                    ])));
            }
            read() {
                let found = findFiles(this.#root, this.#glob);
                let fresh = this.#fresh(found);
                if (fresh.length > 0) return fresh.map(readReportFile);
                let instead = found.length > 0 ? `, only ${found.length} from before` : '';
                return [
                    {
                        unreadable: `was expected at ${this.#glob}, but there is none${instead}`
                    }
                ];
            }
            readIfAny() {
                return this.#fresh(findFiles(this.#root, this.#glob)).map(readReportFile);
            }
            #fresh(found) {
                return found.filter((path)=>this.#before.get(path) !== stampOf(path));
            }
        }
        function readReportFile(path) {
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MOST_BYTES) return {
                unreadable: `(${path}) is larger than ${MOST_BYTES} bytes`
            };
            let report = (0, _reports_report_js__WEBPACK_IMPORTED_MODULE_2__.t)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
            if (null === report) return {
                unreadable: `(${path}) is in no form that is known`
            };
            return 'unreadable' in report ? {
                unreadable: `(${path}) ${report.unreadable}`
            } : report;
        }
        function stampOf(path) {
            let { ino, size, mtimeNs, ctimeNs } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
                bigint: true
            });
            return [
                ino,
                size,
                mtimeNs,
                ctimeNs
            ].join(' ');
        }
        function findFiles(root, glob) {
            let segments = glob.split('/').filter((part)=>'' !== part && '.' !== part);
            let once = segments.filter((part, at)=>'**' !== part || '**' !== segments[at - 1]);
            return [
                ...new Set(below((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(glob) ? '/' : root, once))
            ].sort();
        }
        function below(folder, [segment = '', ...rest]) {
            if ('**' === segment) {
                let deeper = entriesOf(folder).filter((entry)=>entry.isDirectory() && !unentered.has(entry.name));
                return [
                    ...below(folder, rest),
                    ...deeper.flatMap((entry)=>below((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name), [
                            segment,
                            ...rest
                        ]))
                ];
            }
            let names = /[*?]/.test(segment) ? entriesOf(folder).map(({ name })=>name).filter(matcherOf(segment)) : [
                segment
            ];
            let paths = names.map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
            return rest.length > 0 ? paths.flatMap((path)=>below(path, rest)) : paths.filter(isFile);
        }
        let unentered = new Set([
            '.git',
            'node_modules'
        ]);
        function matcherOf(segment) {
            let source = segment.split(/([*?])/).map((part)=>({
                    '*': '.*',
                    '?': '.'
                })[part] ?? re2js__WEBPACK_IMPORTED_MODULE_3__.L3.quote(part));
            let pattern = re2js__WEBPACK_IMPORTED_MODULE_3__.L3.compile(source.join(''), re2js__WEBPACK_IMPORTED_MODULE_3__.L3.DOTALL);
            return (name)=>pattern.matches(name);
        }
        function entriesOf(folder) {
            try {
                return isFolder(folder) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, {
                    withFileTypes: true
                }) : [];
            } catch (cause) {
                if ('EACCES' === cause.code) return [];
                throw cause;
            }
        }
        function isFolder(path) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
                throwIfNoEntry: false
            })?.isDirectory() ?? false;
        }
        function isFile(path) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
                throwIfNoEntry: false
            })?.isFile() ?? false;
        }
    }),
    3190: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>goJson,
            c: ()=>asGoText
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48177);
        let Event = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            Action: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            Package: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            Test: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            Output: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional()
        });
        let goJson = {
            runner: 'go-json',
            starts: '{',
            wants: /\{"(?:Time|Action|ImportPath)":"/y,
            reader () {
                let counts = {
                    ..._counts_js__WEBPACK_IMPORTED_MODULE_0__.x3,
                    total: null
                };
                let run = {
                    runner: 'go-json',
                    from: 0,
                    to: -1,
                    counts,
                    red: []
                };
                let withFailingTest = new Set();
                return {
                    line (text, at) {
                        if (!/"Action":"(?:pass|fail|skip|build-fail)"/.test(text)) return;
                        let event = eventOf(text);
                        if (!event) return;
                        if (run.to < 0) run.from = at;
                        run.to = at;
                        let { Action, Package = '', Test } = event;
                        if ('build-fail' === Action) run.red.push('a package does not build');
                        if (void 0 === Test && 'fail' === Action) {
                            run.red.push(`package ${Package} failed`);
                            if (!withFailingTest.has(Package)) counts.suitesFailed = (counts.suitesFailed ?? 0) + 1;
                        }
                        if (void 0 === Test) return;
                        if ('fail' === Action && withFailingTest.size < 10_000) withFailingTest.add(Package);
                        if (Test.includes('/')) return;
                        if ('pass' === Action) counts.passed = (counts.passed ?? 0) + 1;
                        if ('fail' === Action) counts.failed += 1;
                        if ('skip' === Action) counts.skipped += 1;
                    },
                    runs: ()=>run.to < 0 ? [] : [
                            run
                        ]
                };
            }
        };
        function asGoText(lines) {
            if (!lines.includes('{"')) return lines;
            let read = lines.split('\n').flatMap((line)=>{
                let event = /^\{"(?:Time|Action|ImportPath)":"/.test(line) ? eventOf(line) : null;
                if (null === event) return [
                    `${line}\n`
                ];
                return void 0 === event.Output ? [] : [
                    event.Output
                ];
            });
            return 0 === read.length ? null : read.join('').replace(/\n$/, '');
        }
        function eventOf(line) {
            try {
                let event = Event.safeParse(JSON.parse(line));
                return event.success ? event.data : null;
            } catch  {
                return null;
            }
        }
    }),
    15872: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: ()=>readReport
        });
        var schemas = __webpack_require__(27597);
        let Count = schemas.aig().int().nonnegative();
        let Jest = schemas.Ikc({
            numPassedTests: Count,
            numFailedTests: Count,
            numPendingTests: Count,
            numTodoTests: Count.default(0),
            numTotalTests: Count,
            numRuntimeErrorTestSuites: Count.optional(),
            success: schemas.zMY(),
            testResults: schemas.YOg(schemas.Ikc({
                status: schemas.YjP().optional()
            })).default([])
        }).transform((report)=>{
            let { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: todo } = report;
            let suitesFailed = report.testResults.filter(({ status })=>'failed' === status).length;
            let counts = {
                passed,
                failed,
                skipped,
                errors: 0,
                total: report.numTotalTests,
                suitesFailed,
                ...todo ? {
                    todo
                } : {}
            };
            let runner = void 0 === report.numRuntimeErrorTestSuites ? 'vitest-json' : 'jest-json';
            return {
                runner,
                counts,
                red: report.success ? [] : [
                    'the report says success: false'
                ]
            };
        });
        let Mocha = schemas.Ikc({
            stats: schemas.Ikc({
                tests: Count,
                passes: Count,
                pending: Count,
                failures: Count
            })
        }).transform(({ stats })=>{
            let counts = {
                passed: stats.passes,
                failed: stats.failures,
                skipped: stats.pending,
                errors: 0,
                total: stats.tests
            };
            return {
                runner: 'mocha-json',
                counts,
                red: []
            };
        });
        let Rspec = schemas.Ikc({
            summary: schemas.Ikc({
                example_count: Count,
                failure_count: Count,
                pending_count: Count,
                errors_outside_of_examples_count: Count.default(0)
            })
        }).transform(({ summary })=>{
            let { example_count: total, failure_count: failed, pending_count: skipped } = summary;
            let errors = summary.errors_outside_of_examples_count;
            return {
                runner: 'rspec-json',
                counts: {
                    passed: total - failed - skipped,
                    failed,
                    skipped,
                    errors,
                    total
                },
                red: []
            };
        });
        let Ctrf = schemas.Ikc({
            results: schemas.Ikc({
                summary: schemas.Ikc({
                    tests: Count,
                    passed: Count,
                    failed: Count,
                    pending: Count,
                    skipped: Count,
                    other: Count
                })
            })
        }).transform(({ results: { summary } })=>{
            let { tests: total, passed, failed, skipped, pending, other } = summary;
            let counts = {
                passed,
                failed,
                skipped: skipped + pending,
                errors: 0,
                total
            };
            return {
                runner: 'ctrf',
                counts,
                red: other > 0 ? [
                    `${other} tests ended neither passed nor failed`
                ] : []
            };
        });
        let known = schemas.KCZ([
            Jest,
            Mocha,
            Rspec,
            Ctrf
        ]);
        function readJsonReport(text) {
            let value;
            try {
                value = JSON.parse(text);
            } catch (error) {
                return {
                    unreadable: `is not valid JSON: ${error.message}`
                };
            }
            let report = known.safeParse(value);
            return report.success ? report.data : null;
        }
        var XMLParser = __webpack_require__(41143);
        var fxp = __webpack_require__(75824);
        var test_results_counts = __webpack_require__(48177);
        var node_test_file = __webpack_require__(98045);
        let parser = new XMLParser.A({
            ignoreAttributes: false,
            attributeNamePrefix: '@',
            processEntities: false,
            isArray: (name)=>/^(?:testsuite|testcase|failure|error|skipped|flakyFailure|flakyError)$/.test(name)
        });
        function readXmlReport(text) {
            let valid = fxp.iI.validate(text, {
                allowBooleanAttributes: true
            });
            if (true !== valid) return {
                unreadable: `is not valid XML: ${valid.err.msg} (line ${valid.err.line})`
            };
            let document = parser.parse(text);
            let root = xml_reports_element(document.testsuites) ?? {
                testsuite: document.testsuite
            };
            if (void 0 !== document.testsuites || void 0 !== document.testsuite) return readJunit(root);
            let trx = xml_reports_element(xml_reports_element(document.TestRun)?.ResultSummary);
            return trx ? readTrx(trx) : null;
        }
        function readJunit(root) {
            let counts = {
                ...test_results_counts.x3
            };
            let cases = casesOf(root);
            for (let testcase of cases)countCase(testcase, counts);
            let empty = cases.filter(isEmptyNodeFile).length;
            let said = attributesOf(root);
            let red = [];
            let bad = counts.failed + counts.errors;
            if (said.bad > bad) red.push(`the attributes say ${said.bad} failures and errors, the cases show ${bad}`);
            if (void 0 !== said.tests && said.tests !== counts.total) red.push(`the attributes say ${said.tests} tests, there are ${counts.total} cases`);
            let tests = (0, node_test_file.Kx)(counts, empty);
            return {
                runner: 'junit-xml',
                counts: tests,
                red: 0 === tests.passed ? [
                    ...red,
                    ...(0, node_test_file.Bk)(empty)
                ] : red
            };
        }
        function isEmptyNodeFile(testcase) {
            let [name, passed] = [
                testcase['@name'],
                void 0 === testcase.failure && void 0 === testcase.error
            ];
            return 'test' === testcase['@classname'] && passed && 'string' == typeof name && (0, node_test_file.vA)(name);
        }
        function countCase(testcase, counts) {
            counts.total = (counts.total ?? 0) + 1;
            if (void 0 !== testcase.error) counts.errors += 1;
            else if (void 0 !== testcase.failure) counts.failed += 1;
            else if (void 0 !== testcase.skipped) counts.skipped += 1;
            else if (void 0 !== testcase.flakyFailure || void 0 !== testcase.flakyError) counts.flaky = (counts.flaky ?? 0) + 1;
            else counts.passed = (counts.passed ?? 0) + 1;
        }
        function casesOf(suite) {
            return [
                ...xml_reports_elements(suite.testcase),
                ...xml_reports_elements(suite.testsuite).flatMap(casesOf)
            ];
        }
        function attributesOf(suite) {
            let own = {
                tests: number(suite['@tests']),
                failures: number(suite['@failures']),
                errors: number(suite['@errors'])
            };
            let inner = xml_reports_elements(suite.testsuite).map(attributesOf);
            let innerTests = inner.reduce((sum, { tests })=>void 0 === sum || void 0 === tests ? void 0 : sum + tests, inner.length > 0 ? xml_reports_elements(suite.testcase).length : void 0);
            let innerBad = inner.reduce((sum, { bad })=>sum + bad, 0);
            return {
                tests: own.tests ?? innerTests,
                bad: Math.max((own.failures ?? 0) + (own.errors ?? 0), innerBad)
            };
        }
        function readTrx(summary) {
            let counters = xml_reports_element(summary.Counters) ?? {};
            let of = (name)=>number(counters[`@${name}`]) ?? 0;
            let [total, executed] = [
                of('total'),
                of('executed')
            ];
            let errors = of('error') + of('timeout') + of('aborted');
            let counts = {
                passed: of('passed'),
                failed: of('failed'),
                skipped: total - executed,
                errors,
                total
            };
            return {
                runner: 'trx',
                counts,
                red: 'Failed' === summary['@outcome'] ? [
                    'the report says outcome Failed'
                ] : []
            };
        }
        function xml_reports_element(value) {
            return 'object' != typeof value || null === value || Array.isArray(value) ? void 0 : value;
        }
        function xml_reports_elements(value) {
            return Array.isArray(value) ? value.map((item)=>xml_reports_element(item) ?? {}) : [];
        }
        function number(value) {
            return 'string' == typeof value && /^\d{1,9}$/.test(value) ? Number(value) : void 0;
        }
        function readReport(text) {
            let body = text.replace(/^\uFEFF/, '').trimStart();
            if (body.startsWith('<')) return readXmlReport(body);
            if (body.startsWith('{')) return readJsonReport(body);
            return null;
        }
    }),
    6890: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>shellCommands
        });
        function shellCommands(text) {
            if (text.length > longest) return null;
            let scan = new Scan(text);
            while(!scan.done)if (!scan.step()) return null;
            return scan.finish();
        }
        let longest = 131072;
        let RESERVED = new Set('if then else elif fi for while until do done case esac select function { } ! [[ coproc eval'.split(' '));
        class Scan {
            #text;
            #commands = [];
            #at = 0;
            #words = [];
            #ends = [];
            #captured = false;
            constructor(text){
                this.#text = text;
            }
            get done() {
                return this.#at >= this.#text.length;
            }
            finish() {
                return this.#endCommand(false) ? this.#commands : null;
            }
            step() {
                let rest = this.#text.slice(this.#at);
                let blank = /^(?:[ \t]|\\\n)+/.exec(rest)?.[0];
                if (blank) return this.#skip(blank);
                let redirection = /^(\d*)(>>|>\||>&|<&|<<|&>>|&>|<>|>|<)[ \t]*/.exec(rest);
                if (redirection) return this.#redirect(redirection[0], redirection[1] ?? '', redirection[2] ?? '');
                let operator = /^(?:&&|\|\||\|&|\||;;|;|&|\n|\(|\)|#)/.exec(rest)?.[0];
                if (operator) return this.#operator(operator);
                return null !== this.#readWord();
            }
            #skip(text) {
                this.#at += text.length;
                return true;
            }
            #operator(operator) {
                if (![
                    '&&',
                    '||',
                    '|',
                    '|&',
                    ';',
                    '\n'
                ].includes(operator)) return false;
                this.#skip(operator);
                return this.#endCommand(operator.startsWith('|') && '||' !== operator);
            }
            #endCommand(piped) {
                let first = this.#words[0];
                if (void 0 !== first) {
                    if (RESERVED.has(first)) return false;
                    this.#commands.push({
                        words: this.#words,
                        ends: this.#ends,
                        captured: this.#captured || piped
                    });
                }
                [this.#words, this.#ends, this.#captured] = [
                    [],
                    [],
                    false
                ];
                return true;
            }
            #redirect(all, stream, operator) {
                if (operator.startsWith('<<')) return false;
                this.#skip(all);
                let [words, ends] = [
                    this.#words,
                    this.#ends
                ];
                [this.#words, this.#ends] = [
                    [],
                    []
                ];
                let target = this.#readWord();
                [this.#words, this.#ends] = [
                    words,
                    ends
                ];
                if (null === target) return false;
                let isOutput = operator.includes('>') && ('' === stream || '1' === stream);
                if (isOutput && !('>&' === operator && /^[12]$/.test(target))) this.#captured = true;
                return true;
            }
            #readWord() {
                let from = this.#at;
                let word = '';
                while(!this.done){
                    let rest = this.#text.slice(this.#at);
                    if (/^[\s;&|<>()]/.test(rest)) break;
                    let [raw, plain] = pieceOf(rest) ?? [];
                    if (void 0 === raw || void 0 === plain) return null;
                    word += plain;
                    this.#at += raw.length;
                }
                if (this.#at === from) return null;
                this.#words.push(word);
                this.#ends.push(this.#at);
                return word;
            }
        }
        function pieceOf(rest) {
            if (rest.startsWith('`')) return null;
            if (rest.startsWith('$(')) {
                let length = substitutionLength(rest);
                return null === length ? null : [
                    rest.slice(0, length),
                    rest.slice(0, length)
                ];
            }
            let single = /^'([^']*)'/.exec(rest);
            if (single) return [
                single[0],
                single[1] ?? ''
            ];
            let double = /^"((?:[^"\\`$]|\\[\s\S]|\$(?!\())*)"/.exec(rest);
            if (double) return [
                double[0],
                (double[1] ?? '').replace(/\\(["\\$`])/g, '$1')
            ];
            let escaped = /^\\([\s\S])/.exec(rest);
            if (escaped) return [
                escaped[0],
                escaped[1] ?? ''
            ];
            let plain = /^(?:[^\s;&|<>()'"\\`$]|\$(?!\())+/.exec(rest);
            return plain ? [
                plain[0],
                plain[0]
            ] : null;
        }
        function substitutionLength(rest) {
            let depth = 0;
            for(let at = 1; at < rest.length; at += 1){
                let character = rest.charAt(at);
                if ("'\"\\`#\n".includes(character)) break;
                if ('(' === character) depth += 1;
                if (')' === character) depth -= 1;
                if (0 === depth) return at + 1;
            }
            return null;
        }
    }),
    40210: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>TestLog
        });
        var go_json = __webpack_require__(3190);
        var test_results_counts = __webpack_require__(48177);
        var grammar = __webpack_require__(85246);
        let playwrightWords = [
            'failed',
            'interrupted',
            'flaky',
            'skipped',
            'did not run',
            'passed'
        ];
        let playwright = {
            runner: 'playwright',
            starts: `${grammar.x5}RE`,
            wants: /\d+ (?:failed|interrupted|flaky|skipped|did not run|passed|errors? (?:was|were) not a part)|Running \d+ tests? using|Error: No tests found/y,
            reader () {
                let runs = [];
                let banner;
                let rank = -1;
                let outside = [];
                return {
                    line (text, at) {
                        if (/^Running \d+ tests? using \d+ workers?/.test(text)) [banner, rank, outside] = [
                            at,
                            -1,
                            []
                        ];
                        if ('Error: No tests found' === text) (0, grammar.kY)(runs, (0, grammar.s6)('playwright', at, 'playwright found no tests'));
                        if (/^ {2}\d+ errors? (?:was|were) not a part of any test/.test(text)) outside.push(text.trim().slice(0, 200));
                        let [, number, word = ''] = /^ {2}(\d+) (failed|interrupted|flaky|skipped|did not run|passed)(?: \([^()]*\))?$/.exec(text) ?? [];
                        if (void 0 === banner || '' === word) return;
                        let run = runs.at(-1);
                        if (!run?.counts || run.from !== banner || playwrightWords.indexOf(word) <= rank) {
                            if (run?.from === banner) runs.pop();
                            run = {
                                runner: 'playwright',
                                from: banner,
                                to: at,
                                counts: {
                                    ...test_results_counts.x3,
                                    total: null
                                },
                                red: outside
                            };
                            (0, grammar.kY)(runs, run);
                        }
                        rank = playwrightWords.indexOf(word);
                        run.to = at;
                        addPlaywrightLine(run, Number(number), word);
                    },
                    runs: ()=>runs
                };
            }
        };
        function addPlaywrightLine(run, number, word) {
            if (!run.counts) return;
            if ('did not run' === word) run.counts.notRun = number;
            else if ('flaky' === word) run.counts.flaky = number;
            else if ('interrupted' === word) run.red.push(`${number} tests were interrupted`);
            else if ('passed' === word || 'failed' === word || 'skipped' === word) run.counts[word] = number;
        }
        let cucumber = (0, grammar.TN)('cucumber', grammar.x5, /\d+ scenarios?/y, (line)=>{
            let match = /^(\d+) scenarios?(?: \(([^()]*)\))?$/.exec(line);
            if (!match) return null;
            let { passed = 0, failed = 0, skipped = 0, pending = 0, undefined: missing = 0, ambiguous = 0 } = (0, grammar.N4)(match[2] ?? '');
            let open = missing + ambiguous + pending;
            let counts = {
                passed,
                failed,
                skipped,
                errors: 0,
                total: Number(match[1])
            };
            return {
                counts,
                red: open > 0 ? [
                    `${open} scenarios are undefined, ambiguous or pending`
                ] : []
            };
        });
        let bun = {
            runner: 'bun',
            starts: `${grammar.x5}Rb`,
            wants: /\d+ (?:pass|fail|skip|todo|errors?|expect\(\) calls|filtered out)\b|Ran \d+ tests? across|bun test v/y,
            reader () {
                let runs = [];
                let banner;
                let block = {
                    at: -2,
                    words: {}
                };
                return {
                    line (text, at) {
                        if (text.startsWith('bun test v')) banner = at;
                        if (/^ \d+ [a-z(]/.test(text)) block = {
                            at,
                            words: {
                                ...block.at === at - 1 ? block.words : {},
                                ...(0, grammar.N4)(text)
                            }
                        };
                        let ran = /^Ran (\d+) tests? across \d+ files?\./.exec(text)?.[1];
                        if (void 0 === ran || at - block.at > 2) return;
                        let { pass = 0, fail = 0, skip = 0, todo, error = 0, errors = error } = block.words;
                        let counts = {
                            passed: pass,
                            failed: fail,
                            skipped: skip,
                            errors,
                            total: Number(ran),
                            ...todo ? {
                                todo
                            } : {}
                        };
                        (0, grammar.kY)(runs, {
                            runner: 'bun',
                            from: banner ?? block.at,
                            to: at,
                            counts,
                            red: []
                        });
                        banner = void 0;
                    },
                    runs: ()=>runs
                };
            }
        };
        let deno = (0, grammar.TN)('deno', 'oF', /(?:ok|FAILED) \| \d/y, (line)=>{
            let match = /^(ok|FAILED) \| (\d+) passed(?: \([^()]*\))? \| (\d+) failed(.*)$/.exec(line);
            if (!match) return null;
            let [, word, passed, failed, rest = ''] = match;
            let counts = {
                passed: Number(passed),
                failed: Number(failed),
                skipped: (0, grammar.N4)(rest).ignored ?? 0,
                errors: 0,
                total: null
            };
            return {
                counts,
                red: 'FAILED' === word ? [
                    'deno says FAILED'
                ] : []
            };
        });
        var node_test_file = __webpack_require__(98045);
        let mocha = {
            runner: 'mocha',
            starts: grammar.x5,
            wants: /\d+ (?:passing|pending|failing)|1\) /y,
            reader () {
                let runs = [];
                let sawFailure = false;
                return {
                    line (text, at) {
                        if (/^ +1\) /.test(text)) sawFailure = true;
                        let [, number, word] = /^ {2}(\d+) (passing|pending|failing)(?: \([^()]*\))?$/.exec(text) ?? [];
                        let last = runs.at(-1);
                        if (last && at - last.to <= 3 && /^ {2}1\) /.test(text)) last.doubtful = false;
                        if ('passing' === word) {
                            let counts = {
                                passed: Number(number),
                                failed: 0,
                                skipped: 0,
                                errors: 0,
                                total: null
                            };
                            (0, grammar.kY)(runs, {
                                runner: 'mocha',
                                from: at,
                                to: at,
                                counts,
                                red: []
                            });
                        } else if (word && last?.counts && last.to === at - 1) {
                            last.counts['pending' === word ? 'skipped' : 'failed'] = Number(number);
                            last.to = at;
                            if ('failing' === word) last.doubtful = !sawFailure;
                            if ('failing' === word) sawFailure = false;
                        }
                    },
                    runs: ()=>runs
                };
            }
        };
        let ava = {
            runner: 'ava',
            starts: `${grammar.x5}─✘`,
            wants: /\d+ (?:tests?|hooks?|known|uncaught|unhandled|internal) |\u00e2\u0094\u0080[ \t\r]*(?:\n|$)|\u00e2\u009c\u0098 (?:No tests found|Couldn)/y,
            reader () {
                let runs = [];
                let separator = -9;
                return {
                    line (text, at) {
                        if ('─' === text.trim()) separator = at;
                        if (/^ {2}✘ (?:No tests found|Couldn.t find any (?:files|matching tests))/.test(text)) (0, grammar.kY)(runs, (0, grammar.s6)('ava', at, 'ava found no tests'));
                        let [, number = '', what = ''] = /^ {2}(\d+) (tests? (?:passed|failed|skipped|todo)|hooks? failed|known failures?|uncaught exceptions?|unhandled rejections?|internal errors?)$/.exec(text) ?? [];
                        if ('' === what) return;
                        let last = runs.at(-1);
                        if (last?.counts && last.to === at - 1) last.to = at;
                        else {
                            if (!(at - separator <= 2)) return;
                            last = {
                                runner: 'ava',
                                from: separator,
                                to: at,
                                counts: {
                                    ...test_results_counts.x3,
                                    passed: null,
                                    total: null
                                },
                                red: []
                            };
                            (0, grammar.kY)(runs, last);
                        }
                        addAvaLine(last, Number(number), what);
                    },
                    runs: ()=>runs.map(withNonePassed)
                };
            }
        };
        function withNonePassed(run) {
            let { counts } = run;
            if (!counts || null !== counts.passed || counts.failed + counts.errors + (counts.xfailed ?? 0) > 0) return run;
            return {
                ...run,
                counts: {
                    ...counts,
                    passed: 0
                }
            };
        }
        function addAvaLine(run, number, what) {
            let { counts } = run;
            if (!counts) return;
            if (what.endsWith('passed')) counts.passed = number;
            else if (/^tests? failed/.test(what)) counts.failed = number;
            else if (what.endsWith('skipped')) counts.skipped = number;
            else if (what.endsWith('todo')) counts.todo = number;
            else if (what.startsWith('known')) counts.xfailed = number;
            else counts.errors += number;
        }
        let nodeTest = {
            runner: 'node:test',
            starts: 'ℹ✔',
            wants: /\u00e2\u0084\u00b9 (?:tests|suites|pass|fail|cancelled|skipped|todo) \d|\u00e2\u009c\u0094 [^\n]{1,300}\.[cm]?[jt]sx? \(/y,
            reader () {
                let runs = [];
                let empty = 0;
                let block = {
                    from: -2,
                    to: -2,
                    words: {}
                };
                return {
                    line (text, at) {
                        let name = /^✔ (.+) \([\d.]+ms\)$/.exec(text)?.[1];
                        if (void 0 !== name && (0, node_test_file.vA)(name)) empty += 1;
                        let [, word, digits] = /^ℹ ([a-z]+) (\d+)$/.exec(text) ?? [];
                        if (void 0 === word || 'tests' !== word && block.to !== at - 1) return;
                        if ('tests' === word) block = {
                            from: at,
                            to: at,
                            words: {}
                        };
                        block.words[word] = Number(digits);
                        block.to = at;
                        if ('todo' !== word) return;
                        let { tests: total = 0, pass: passed = 0, fail: failed = 0, skipped = 0, todo = 0, cancelled = 0 } = block.words;
                        let all = {
                            passed,
                            failed,
                            skipped,
                            errors: 0,
                            total,
                            ...todo > 0 ? {
                                todo
                            } : {}
                        };
                        let counts = (0, node_test_file.Kx)(all, empty);
                        let red = [
                            ...cancelled > 0 ? [
                                `${cancelled} tests were cancelled`
                            ] : [],
                            ...0 === counts.passed ? (0, node_test_file.Bk)(empty) : []
                        ];
                        empty = 0;
                        (0, grammar.kY)(runs, {
                            runner: 'node:test',
                            from: block.from,
                            to: at,
                            counts,
                            red
                        });
                    },
                    runs: ()=>runs
                };
            }
        };
        let uvu = {
            runner: 'uvu',
            starts: 'TPS',
            wants: /(?:Total|Passed|Skipped): /y,
            reader () {
                let runs = [];
                return {
                    line (text, at) {
                        let [, word, digits] = /^ {2}(Total|Passed|Skipped): +(\d+)$/.exec(text) ?? [];
                        let number = Number(digits);
                        if ('Total' === word) (0, grammar.kY)(runs, {
                            runner: 'uvu',
                            from: at,
                            to: at,
                            counts: {
                                ...test_results_counts.x3,
                                total: number
                            },
                            red: []
                        });
                        let run = runs.at(-1);
                        if (!run?.counts || void 0 === word || 'Total' !== word && run.to !== at - 1) return;
                        run.to = at;
                        if ('Passed' === word) Object.assign(run.counts, {
                            passed: number,
                            failed: (run.counts.total ?? 0) - number
                        });
                        if ('Skipped' === word) run.counts.skipped = number;
                    },
                    runs: ()=>runs.filter((run)=>run.to - run.from === 2)
                };
            }
        };
        let jasmine = {
            runner: 'jasmine',
            starts: `${grammar.x5}NI`,
            wants: /\d+ specs?, |No specs found|Incomplete: /y,
            reader () {
                let runs = [];
                return {
                    line (text, at) {
                        let [, specs, failures, pending] = /^(\d+) specs?, (\d+) failures?(?:, (\d+) pending specs?)?$/.exec(text) ?? [];
                        if (void 0 !== specs) {
                            let [total, failed, skipped] = [
                                Number(specs),
                                Number(failures),
                                Number(pending ?? 0)
                            ];
                            let counts = {
                                passed: total - failed - skipped,
                                failed,
                                skipped,
                                errors: 0,
                                total
                            };
                            (0, grammar.kY)(runs, {
                                runner: 'jasmine',
                                from: at,
                                to: at,
                                counts,
                                red: []
                            });
                        }
                        if ('No specs found' === text) (0, grammar.kY)(runs, (0, grammar.s6)('jasmine', at, 'jasmine found no specs'));
                        let last = runs.at(-1);
                        if (text.startsWith('Incomplete: ') && last && at - last.to <= 3) last.red.push(text.slice(0, 200));
                    },
                    runs: ()=>runs
                };
            }
        };
        let jest = {
            runner: 'jest',
            starts: 'TFN',
            wants: /Test Suites: |Tests: |FAIL |No tests found, exiting/y,
            reader () {
                let runs = [];
                let suites = {
                    at: -2,
                    failed: 0
                };
                let sawFailure = false;
                return {
                    line (text, at) {
                        if (text.startsWith('FAIL ')) sawFailure = true;
                        if (text.startsWith('No tests found')) (0, grammar.kY)(runs, (0, grammar.s6)('jest', at, 'jest found no tests'));
                        if (/^Test Suites: .* total$/.test(text)) suites = {
                            at,
                            failed: (0, grammar.N4)(text).failed ?? 0
                        };
                        if (suites.at !== at - 1 || !/^Tests: +(?:\d+ [a-z]+, )*\d+ total$/.test(text)) return;
                        let { passed = 0, failed = 0, skipped = 0, todo, total = 0 } = (0, grammar.N4)(text);
                        let counts = {
                            passed,
                            failed,
                            skipped,
                            errors: 0,
                            total,
                            suitesFailed: suites.failed,
                            ...todo ? {
                                todo
                            } : {}
                        };
                        let doubtful = failed + suites.failed > 0 && !sawFailure;
                        (0, grammar.kY)(runs, {
                            runner: 'jest',
                            from: suites.at,
                            to: at,
                            counts,
                            red: [],
                            doubtful
                        });
                        sawFailure = false;
                    },
                    runs: ()=>runs
                };
            }
        };
        let vitest = {
            runner: 'vitest',
            starts: 'TERN',
            wants: /Test Files {2}|Tests {2}|Errors {2}|Type Errors {2}|RUN {2}v|No test files found, exiting/y,
            reader () {
                let runs = [];
                let banner;
                let files = {
                    at: -2,
                    failed: 0
                };
                return {
                    line (text, at) {
                        if (/^ RUN {2}v\d/.test(text)) banner = at;
                        if (text.startsWith('No test files found')) (0, grammar.kY)(runs, (0, grammar.s6)('vitest', at, 'vitest found no test files'));
                        if (/^ Test Files {2}(?:no tests|.*\(\d+\)$)/.test(text)) files = {
                            at,
                            failed: (0, grammar.N4)(text).failed ?? 0
                        };
                        if (files.at === at - 1 && /^ {6}Tests {2}(?:no tests|.*\(\d+\)$)/.test(text)) {
                            let { passed = 0, failed = 0, skipped = 0, todo, expected } = (0, grammar.N4)(text);
                            let total = Number(/\((\d+)\)$/.exec(text)?.[1] ?? 0);
                            let more = {
                                ...todo ? {
                                    todo
                                } : {},
                                ...expected ? {
                                    xfailed: expected
                                } : {}
                            };
                            let counts = {
                                passed,
                                failed,
                                skipped,
                                errors: 0,
                                total,
                                suitesFailed: files.failed,
                                ...more
                            };
                            (0, grammar.kY)(runs, {
                                runner: 'vitest',
                                from: banner ?? files.at,
                                to: at,
                                counts,
                                red: []
                            });
                            banner = void 0;
                        }
                        let last = runs.at(-1);
                        let errors = /^ {1,5}(?:Type )?Errors {2}(\d+) errors?$/.exec(text)?.[1];
                        if (errors && last?.counts && at - last.to <= 3) {
                            last.counts.errors += Number(errors);
                            last.to = at;
                        }
                    },
                    runs: ()=>runs
                };
            }
        };
        let surefire = {
            runner: 'surefire',
            starts: 'TB',
            wants: /Tests run: \d|BUILD FAILURE/y,
            reader () {
                let totals = {
                    runner: 'surefire',
                    from: 0,
                    to: -1,
                    counts: {
                        ...test_results_counts.x3,
                        total: null
                    },
                    red: []
                };
                let classes = {
                    runner: 'surefire',
                    from: 0,
                    to: -1,
                    counts: {
                        ...test_results_counts.x3,
                        total: null
                    },
                    red: []
                };
                return {
                    line (text, at) {
                        if (/^BUILD FAILURE$/.test(text)) for (let run of [
                            totals,
                            classes
                        ])run.red.push('maven says BUILD FAILURE');
                        let match = /^Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+(?:, Flakes: \d+)?(.*)$/.exec(text);
                        if (!match) return;
                        let run = '' === match[1] ? totals : classes;
                        if (run.to < 0) run.from = at;
                        run.to = at;
                        let { 'tests run': ran = 0, failures = 0, errors = 0, skipped = 0, flakes = 0 } = (0, grammar.wW)(text);
                        if (!run.counts) return;
                        run.counts.passed = (run.counts.passed ?? 0) + ran - failures - errors - skipped - flakes;
                        run.counts.failed += failures;
                        run.counts.errors += errors;
                        run.counts.skipped += skipped;
                        if (flakes > 0) run.counts.flaky = (run.counts.flaky ?? 0) + flakes;
                    },
                    runs: ()=>[
                            totals,
                            classes
                        ].filter((run)=>run.to >= 0).slice(0, 1)
                };
            }
        };
        let gradle = (0, grammar.TN)('gradle', grammar.x5, /\d+ tests? completed/y, (line)=>{
            let match = /^ *(\d+) tests? completed(?:, (\d+) failed)?(?:, (\d+) skipped)?$/.exec(line);
            if (!match) return null;
            let [total = 0, failed = 0, skipped = 0] = match.slice(1).map((number)=>Number(number ?? 0));
            return {
                counts: {
                    passed: total - failed - skipped,
                    failed,
                    skipped,
                    errors: 0,
                    total
                },
                red: []
            };
        });
        let dotnet = {
            runner: 'dotnet',
            starts: 'PFST',
            wants: /(?:Passed|Failed|Skipped)! +- Failed: |Test summary: total: |Test Run (?:Failed|Aborted)\./y,
            reader () {
                let total = {
                    runner: 'dotnet',
                    from: 0,
                    to: -1,
                    counts: {
                        ...test_results_counts.x3
                    },
                    red: []
                };
                return {
                    line (text, at) {
                        if (/^Test Run (Failed|Aborted)\./.test(text)) total.red.push(text.slice(0, 200));
                        let one = /^(?:Passed|Failed|Skipped)! +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/.test(text);
                        let all = /^Test summary: total: \d+, failed: \d+, succeeded: \d+, skipped: \d+/.test(text);
                        if (!one && !all) return;
                        let { passed: p = 0, succeeded = p, failed = 0, skipped = 0, total: t = 0 } = (0, grammar.wW)(text.replace(/^\w+(?:!| summary:)/, ''));
                        let before = one && total.to >= 0 ? total.counts : null;
                        if (total.to < 0) total.from = at;
                        total.to = at;
                        total.counts = {
                            passed: (before?.passed ?? 0) + succeeded,
                            failed: (before?.failed ?? 0) + failed,
                            skipped: (before?.skipped ?? 0) + skipped,
                            errors: 0,
                            total: (before?.total ?? 0) + t
                        };
                    },
                    runs: ()=>total.to < 0 ? [] : [
                            total
                        ]
                };
            }
        };
        let cargo = {
            runner: 'cargo',
            starts: 'rte',
            wants: /running \d+ tests?|test result: |error: (?:could not compile|\d+ targets? failed|test failed)/y,
            reader () {
                let red = [];
                let done;
                let target = {
                    announced: void 0
                };
                let open = [];
                let sawAnnouncement = false;
                let [from, to, last] = [
                    -1,
                    -1,
                    -1
                ];
                let finish = (announced)=>{
                    if (target.result) done = (0, test_results_counts.c5)([
                        ...done ? [
                            done
                        ] : [],
                        target.result.counts
                    ]);
                    else if (target.announced && open.length < 1000) open.push(target);
                    if (target.result?.word === 'FAILED' && 0 === target.result.counts.failed) red.push('cargo says FAILED');
                    target = {
                        announced
                    };
                };
                let reopen = ({ tests })=>{
                    let at = target.announced === tests ? -1 : open.findLastIndex(({ announced })=>announced === tests);
                    if (at < 0) return;
                    target = {
                        announced: tests
                    };
                    open = open.slice(0, at);
                };
                return {
                    line (text, at) {
                        if (from < 0) from = at;
                        last = at;
                        let announced = /^running (\d+) tests?$/.exec(text)?.[1];
                        if (void 0 !== announced) finish(Number(announced));
                        sawAnnouncement ||= void 0 !== announced;
                        if (text.startsWith('error: ') && red.length < 20) red.push(text.slice(0, 200));
                        let result = cargoResult(text);
                        if (!result) return;
                        if (!sawAnnouncement) finish(void 0);
                        reopen(result);
                        if ((target.announced ?? result.tests) !== result.tests) return;
                        target.result = result;
                        to = at;
                    },
                    runs () {
                        finish(void 0);
                        let lost = open.map(({ announced })=>`a cargo target announced ${announced} tests and did not report their result`);
                        if (done) return [
                            {
                                runner: 'cargo',
                                from,
                                to,
                                counts: done,
                                red: [
                                    ...red,
                                    ...new Set(lost)
                                ].slice(0, 40)
                            }
                        ];
                        let broken = red.some((line)=>line.startsWith('error: could not compile'));
                        return broken ? [
                            {
                                runner: 'cargo',
                                from,
                                to: last,
                                counts: null,
                                red
                            }
                        ] : [];
                    }
                };
            }
        };
        function cargoResult(line) {
            let match = /^test result: (ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored; (\d+) measured; \d+ filtered out/.exec(line);
            if (!match) return null;
            let [passed = 0, failed = 0, skipped = 0, measured = 0] = match.slice(2).map(Number);
            let counts = {
                passed: passed + measured,
                failed,
                skipped,
                errors: 0,
                total: null
            };
            return {
                word: match[1] ?? '',
                tests: passed + failed + skipped + measured,
                counts
            };
        }
        let nextest = (0, grammar.TN)('nextest', 'S', /Summary \[/y, (line)=>{
            let match = /^ +Summary \[ *[\d.]+s\] (\d+)(?:\/\d+)? tests? run: (.*)$/.exec(line);
            if (!match) return null;
            let { passed = 0, failed = 0, skipped = 0, flaky, timed = 0, exec = 0 } = (0, grammar.N4)(match[2] ?? '');
            let counts = {
                passed,
                failed: failed + timed + exec,
                skipped,
                errors: 0,
                total: Number(match[1])
            };
            return {
                counts: {
                    ...counts,
                    ...flaky ? {
                        flaky: 0
                    } : {}
                },
                red: []
            };
        });
        let go = {
            runner: 'go',
            starts: '=-o?F',
            wants: /=== RUN {3}|--- (?:PASS|FAIL|SKIP): |ok {2}\t|\? {3}\t|FAIL\t/y,
            reader () {
                let open = new Set();
                let counts = {
                    ...test_results_counts.x3,
                    total: null
                };
                let run = {
                    runner: 'go',
                    from: 0,
                    to: -1,
                    counts: null,
                    red: []
                };
                let packages = {
                    ok: 0,
                    empty: 0,
                    failed: 0
                };
                let begun = (name)=>{
                    run.counts = counts;
                    if (!name.includes('/') && open.size < 100_000) open.add(name);
                };
                let ended = (text)=>{
                    let [, outcome, name = ''] = /^--- (PASS|FAIL|SKIP): (\S+) \([\d.]+s\)$/.exec(text) ?? [];
                    if (!open.delete(name)) return;
                    if ('PASS' === outcome) counts.passed = (counts.passed ?? 0) + 1;
                    if ('FAIL' === outcome) counts.failed += 1;
                    if ('SKIP' === outcome) counts.skipped += 1;
                };
                let closed = (isOk)=>{
                    if (isOk) counts.passed = (counts.passed ?? 0) + open.size;
                    open.clear();
                };
                return {
                    line (text, at) {
                        if (run.to < 0) run.from = at;
                        run.to = at;
                        if (text.startsWith('=== RUN   ')) return begun(text.slice(10));
                        if (text.startsWith('--- ')) return ended(text);
                        if (/^(?:ok {2}|FAIL)\t/.test(text)) closed(text.startsWith('ok'));
                        if (/^ok {2}\t/.test(text)) packages[text.includes('[no tests to run]') ? 'empty' : 'ok'] += 1;
                        if (/^\? {3}\t/.test(text)) packages.empty += 1;
                        if (/^FAIL\t\S+(?:\t[\d.]+s| \[(?:build|setup) failed\])$/.test(text)) packages.failed += 1;
                    },
                    runs () {
                        if (packages.ok + packages.empty + packages.failed === 0) return [];
                        let ranNothing = packages.ok + packages.failed === 0;
                        let red = [
                            ...packages.failed > 0 ? [
                                `${packages.failed} packages failed`
                            ] : [],
                            ...ranNothing ? [
                                'no package has tests to run'
                            ] : []
                        ];
                        return [
                            {
                                ...run,
                                red,
                                ranNothing
                            }
                        ];
                    }
                };
            }
        };
        let ctest = {
            runner: 'ctest',
            starts: `${grammar.x5}TN`,
            wants: /\d+% tests passed|\d+\/\d+ Test +#\d+:|Test project |No tests were found/y,
            reader () {
                let runs = [];
                let project;
                let [skipped, disabled] = [
                    0,
                    0
                ];
                return {
                    line (text, at) {
                        if (text.startsWith('Test project ')) [project, skipped, disabled] = [
                            at,
                            0,
                            0
                        ];
                        let left = /^ *\d+\/\d+ Test +#\d+: .*\*\*\*(Skipped|Not Run \(Disabled\))/.exec(text)?.[1];
                        if ('Skipped' === left) skipped += 1;
                        else if (void 0 !== left) disabled += 1;
                        if (/^No tests were found!!!/.test(text)) (0, grammar.kY)(runs, {
                            runner: 'ctest',
                            from: at,
                            to: at,
                            counts: null,
                            red: [
                                'ctest found no tests'
                            ],
                            ranNothing: true
                        });
                        let match = /^\d+% tests passed(?:,|!,) (\d+) tests? failed out of (\d+)$/.exec(text);
                        if (!match) return;
                        let [failed, total] = [
                            Number(match[1]),
                            Number(match[2])
                        ];
                        let passed = Math.max(0, total - failed - skipped);
                        let counts = {
                            passed,
                            failed,
                            skipped: skipped + disabled,
                            errors: 0,
                            total
                        };
                        (0, grammar.kY)(runs, {
                            runner: 'ctest',
                            from: project ?? at,
                            to: at,
                            counts,
                            red: []
                        });
                        [skipped, disabled] = [
                            0,
                            0
                        ];
                    },
                    runs: ()=>runs
                };
            }
        };
        let bats = (0, grammar.TN)('bats', grammar.x5, /\d+ tests?, \d+ failures?/y, (line)=>{
            let match = /^(\d+) tests?, (\d+) failures?(.*)$/.exec(line);
            if (!match || !/^(?:, \d+ (?:skipped|not run|excluded|invalid))*(?: in \d+ seconds)?$/.test(match[3] ?? '')) return null;
            let [total, failed] = [
                Number(match[1]),
                Number(match[2])
            ];
            let { skipped = 0, not: notRun = 0, invalid = 0 } = (0, grammar.N4)(match[3] ?? '');
            let counts = {
                passed: total - failed - skipped - notRun,
                failed,
                skipped,
                errors: invalid,
                total
            };
            return {
                counts: {
                    ...counts,
                    ...notRun ? {
                        notRun
                    } : {}
                },
                red: []
            };
        });
        let prove = {
            runner: 'prove',
            starts: 'F(Ron',
            wants: /(?:not )?ok \d|Failed \d+\/\d+ subtests|\(less \d+ skipped|Files=\d+, Tests=|Result: /y,
            reader () {
                let runs = [];
                let [failed, skipped] = [
                    0,
                    0
                ];
                let points = {
                    seen: 0,
                    skipped: 0,
                    todo: 0
                };
                return {
                    line (text, at) {
                        let [point, not, directive] = /^(not )?ok \d+\b(?:.*#\s*(skip|todo)\b)?/i.exec(text) ?? [];
                        if (void 0 !== point) {
                            points.seen += 1;
                            if (/skip/i.test(directive ?? '')) points.skipped += 1;
                            if (/todo/i.test(directive ?? '') && void 0 !== not) points.todo += 1;
                        }
                        failed += Number(/^Failed (\d+)\/\d+ subtests/.exec(text)?.[1] ?? 0);
                        skipped += Number(/^\t\(less (\d+) skipped subtests?:/.exec(text)?.[1] ?? 0);
                        let total = /^Files=\d+, Tests=(\d+),/.exec(text)?.[1];
                        if (void 0 !== total) {
                            if (points.seen > 0) skipped = points.skipped;
                            let passed = Math.max(0, Number(total) - failed - skipped - points.todo);
                            let xfailed = points.todo > 0 ? {
                                xfailed: points.todo
                            } : {};
                            let counts = {
                                passed,
                                failed,
                                skipped,
                                errors: 0,
                                total: Number(total),
                                ...xfailed
                            };
                            (0, grammar.kY)(runs, {
                                runner: 'prove',
                                from: at,
                                to: at,
                                counts,
                                red: []
                            });
                            [failed, skipped] = [
                                0,
                                0
                            ];
                            points = {
                                seen: 0,
                                skipped: 0,
                                todo: 0
                            };
                        }
                        let result = /^Result: (FAIL|NOTESTS)$/.exec(text)?.[1];
                        let last = runs.at(-1);
                        if (result && last?.to === at - 1) last.red.push(`prove says ${result}`);
                    },
                    runs: ()=>runs
                };
            }
        };
        let words = 'failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests passed|subtests failed';
        let summary = new RegExp(`^((?:\\d+ (?:${words})(?:, )?)+|no tests ran) in [\\d.]+s(?: \\([\\d:, a-z]+\\))?$`);
        let pytest = {
            runner: 'pytest',
            starts: `=${grammar.x5}n.FEsxX`,
            wants: /={3,} |[.FEsxX]{1,200} +\[ *\d+%\]|\d+ [a-z]+(?:,| in )|no tests ran in /y,
            reader () {
                let runs = [];
                let banner;
                let sawFailure = false;
                return {
                    line (text, at) {
                        if (text.startsWith('=') && !text.endsWith('=')) return;
                        let barred = /^=+ (.*?) =+$/.exec(text)?.[1];
                        if ('test session starts' === barred) [banner, sawFailure] = [
                            at,
                            false
                        ];
                        if (/^(?:FAILURES|ERRORS|short test summary info)$/.test(barred ?? '')) sawFailure = true;
                        if (/^[.sxX]*[FE][.FEsxX]* +\[/.test(text)) sawFailure = true;
                        let said = summary.exec(barred ?? (void 0 === banner ? text : ''))?.[1];
                        if (void 0 === said) return;
                        if (void 0 !== banner && runs.at(-1)?.from === banner) runs.pop();
                        let run = 'no tests ran' === said ? noTestsRan() : {
                            counts: pytestCounts(said),
                            red: []
                        };
                        let failed = (run.counts?.failed ?? 0) + (run.counts?.errors ?? 0) > 0;
                        (0, grammar.kY)(runs, {
                            runner: 'pytest',
                            from: banner ?? at,
                            to: at,
                            ...run,
                            doubtful: failed && !sawFailure
                        });
                        if (void 0 === banner) sawFailure = false;
                    },
                    runs: ()=>runs
                };
            }
        };
        let noTestsRan = ()=>({
                counts: null,
                red: [
                    'pytest ran no tests'
                ],
                ranNothing: true
            });
        function pytestCounts(said) {
            let { passed = 0, failed = 0, skipped = 0, error = 0, errors = error, xfailed, xpassed, deselected } = (0, grammar.N4)(said);
            let more = {
                ...xfailed ? {
                    xfailed
                } : {},
                ...xpassed ? {
                    xpassed
                } : {},
                ...deselected ? {
                    deselected
                } : {}
            };
            return {
                passed,
                failed,
                skipped,
                errors,
                total: null,
                ...more
            };
        }
        let unittest = {
            runner: 'unittest',
            starts: '-ROFN',
            wants: /-{70}|Ran \d+ tests? in |OK\b|FAILED\b|NO TESTS RAN/y,
            reader () {
                let runs = [];
                let rule = -2;
                let ran = {
                    at: -9,
                    total: 0
                };
                return {
                    line (text, at) {
                        if (/^-{70}$/.test(text)) rule = at;
                        let total = /^Ran (\d+) tests? in [\d.]+s$/.exec(text)?.[1];
                        if (void 0 !== total && rule === at - 1) ran = {
                            at,
                            total: Number(total)
                        };
                        let [, word, rest = ''] = /^(OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/.exec(text) ?? [];
                        if (void 0 === word || at - ran.at > 2) return;
                        let counts = unittestCounts(ran.total, rest);
                        (0, grammar.kY)(runs, {
                            runner: 'unittest',
                            from: rule,
                            to: at,
                            counts,
                            red: 'FAILED' === word ? [
                                'unittest says FAILED'
                            ] : []
                        });
                        ran = {
                            at: -9,
                            total: 0
                        };
                    },
                    runs: ()=>runs
                };
            }
        };
        function unittestCounts(total, rest) {
            let of = (word)=>Number(new RegExp(`(?:^|, )${word}=(\\d+)`).exec(rest)?.[1] ?? 0);
            let [failed, errors, skipped] = [
                of('failures'),
                of('errors'),
                of('skipped')
            ];
            let [xfailed, xpassed] = [
                of('expected failures'),
                of('unexpected successes')
            ];
            let passed = Math.max(0, total - failed - errors - skipped - xfailed - xpassed);
            return {
                ...test_results_counts.x3,
                passed,
                failed,
                errors,
                skipped,
                total,
                ...xfailed ? {
                    xfailed
                } : {},
                ...xpassed ? {
                    xpassed
                } : {}
            };
        }
        let rspec = {
            runner: 'rspec',
            starts: `${grammar.x5}F`,
            wants: /\d+ examples?, |Finished in /y,
            reader () {
                let runs = [];
                let finished = -2;
                return {
                    line (text, at) {
                        if (text.startsWith('Finished in ')) finished = at;
                        let match = /^(\d+) examples?, (\d+) failures?(.*)$/.exec(text);
                        if (!match || finished !== at - 1) return;
                        let { pending = 0, error = 0, errors = error } = (0, grammar.N4)(match[3] ?? '');
                        let [total, failed] = [
                            Number(match[1]),
                            Number(match[2])
                        ];
                        let counts = {
                            passed: total - failed - pending,
                            failed,
                            skipped: pending,
                            errors,
                            total
                        };
                        (0, grammar.kY)(runs, {
                            runner: 'rspec',
                            from: finished,
                            to: at,
                            counts,
                            red: []
                        });
                    },
                    runs: ()=>runs
                };
            }
        };
        let minitest = (0, grammar.TN)('minitest', grammar.x5, /\d+ (?:runs|tests), \d+ assertions, /y, (line)=>{
            let match = /^(\d+) (?:runs|tests), \d+ assertions, (\d+) failures, (\d+) errors(?:, .*)?$/.exec(line);
            if (!match) return null;
            let [total, failed, errors] = [
                Number(match[1]),
                Number(match[2]),
                Number(match[3])
            ];
            let { skips = 0, pendings = 0, omissions = 0 } = (0, grammar.N4)(line);
            let skipped = skips + pendings + omissions;
            return {
                counts: {
                    passed: total - failed - errors - skipped,
                    failed,
                    skipped,
                    errors,
                    total
                },
                red: []
            };
        });
        let phpunit = {
            runner: 'phpunit',
            starts: 'PONTFEW',
            wants: /PHPUnit \d|OK\b|No tests executed!|Tests: \d+, Assertions: |(?:FAILURES|ERRORS|WARNINGS)!/y,
            reader () {
                let runs = [];
                let banner;
                let warningsAreOutcomes = true;
                let verdict = {
                    at: -2,
                    word: ''
                };
                return {
                    line (text, at) {
                        let version = /^PHPUnit (\d+)\.\S+ by /.exec(text)?.[1];
                        if (void 0 !== version) [banner, warningsAreOutcomes] = [
                            at,
                            Number(version) < 10
                        ];
                        let push = (run)=>{
                            (0, grammar.kY)(runs, {
                                runner: 'phpunit',
                                from: banner ?? at,
                                to: at,
                                ...run
                            });
                            banner = void 0;
                        };
                        if ('No tests executed!' === text) push({
                            counts: null,
                            red: [
                                'phpunit executed no tests'
                            ],
                            ranNothing: true
                        });
                        let passed = /^OK \((\d+) tests?, \d+ assertions?\)$/.exec(text)?.[1];
                        if (void 0 !== passed) push({
                            counts: {
                                passed: Number(passed),
                                failed: 0,
                                skipped: 0,
                                errors: 0,
                                total: Number(passed)
                            },
                            red: []
                        });
                        let word = /^(OK, but .*!|FAILURES!|ERRORS!|WARNINGS!)$/.exec(text)?.[1];
                        if (void 0 !== word) verdict = {
                            at,
                            word
                        };
                        if (verdict.at !== at - 1 || !/^Tests: \d+, Assertions: \d+/.test(text)) return;
                        let red = verdict.word.startsWith('OK') ? [] : [
                            `phpunit says ${verdict.word}`
                        ];
                        push({
                            counts: phpunitCounts((0, grammar.wW)(text), warningsAreOutcomes),
                            red
                        });
                    },
                    runs: ()=>runs
                };
            }
        };
        function phpunitCounts(said, warningsAreOutcomes) {
            let { tests: total = 0, failures: failed = 0, errors = 0, skipped = 0, incomplete = 0, risky = 0, warnings = 0 } = said;
            let other = failed + errors + skipped + incomplete + risky + (warningsAreOutcomes ? warnings : 0);
            return {
                passed: Math.max(0, total - other),
                failed,
                skipped,
                errors,
                total
            };
        }
        let tap = {
            runner: 'tap',
            starts: `onT#B.-}${grammar.x5}`,
            wants: /(?:not )?ok(?: \d| - )|TAP version |1\.\.\d+|# (?:tests|pass|fail|cancelled|skip|skipped|todo) |# \{ total|Bail out!|\}|\.\.\.[ \t\r]*(?:\n|$)|---[ \t\r]*(?:\n|$)/y,
            reader () {
                let current = new TapDocument();
                let documents = [
                    current
                ];
                let [from, to] = [
                    -1,
                    -1
                ];
                return {
                    line (text, at) {
                        if (text.startsWith('TAP version ') && current.points.seen > 0 && documents.length < 1000) {
                            current = new TapDocument();
                            documents.push(current);
                        }
                        if (!current.line(text)) return;
                        if (from < 0) from = at;
                        to = at;
                    },
                    runs () {
                        let announced = documents.filter((document)=>document.announced);
                        if (0 === announced.length || to < 0) return [];
                        let counts = (0, test_results_counts.c5)(announced.map((document)=>document.counts()));
                        let red = announced.flatMap((document)=>document.red());
                        return [
                            {
                                runner: announced.some((document)=>document.totals) ? 'node-tap' : 'tap',
                                from,
                                to,
                                counts,
                                red
                            }
                        ];
                    }
                };
            }
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
                if (void 0 !== this.yaml) {
                    let closed = text === `${this.yaml}...`;
                    if (!closed && (text.startsWith(this.yaml) || !this.points.isPoint(text))) return false;
                    this.yaml = void 0;
                }
                return this.points.add(text) || this.comment(text.trimStart(), text);
            }
            counts() {
                if (this.totals) return totalsCounts(this.totals);
                let counts = withTrailer(this.points, this.trailer);
                return this.isNode ? (0, node_test_file.Kx)(counts, this.points.nodeFiles) : counts;
            }
            red() {
                let { plan, points, totals, trailer } = this;
                let missing = void 0 === plan ? 'there is no plan, so the run did not finish' : `the plan says ${plan} tests, there are ${points.top}`;
                return [
                    ...this.bails,
                    ...points.top === plan || void 0 !== totals ? [] : [
                        missing
                    ],
                    ...(trailer.cancelled ?? 0) > 0 ? [
                        `${trailer.cancelled} tests were cancelled`
                    ] : [],
                    ...this.isNode && 0 === this.counts().passed ? (0, node_test_file.Bk)(points.nodeFiles) : [],
                    ...points.parentsFailed > 0 && 0 === this.counts().failed ? [
                        'a group of tests failed'
                    ] : []
                ];
            }
            get isNode() {
                return void 0 !== this.trailer.cancelled;
            }
            comment(said, text) {
                if ('}' === said) this.points.closeBlock(text.length - 1);
                if ('---' === said && this.points.seen > 0) this.yaml = text.slice(0, text.length - 3);
                if (/^(?:TAP version \d+|1\.\.\d+)/.test(said)) this.announced = true;
                if (said.startsWith('Bail out!')) this.bails.push(said.slice(0, 200));
                let plan = /^1\.\.(\d+)(?: *#.*)?$/.exec(text)?.[1];
                if (void 0 !== plan) this.plan = (this.plan ?? 0) + Number(plan);
                let [, word, digits] = /^# (tests|pass|fail|cancelled|skip|skipped|todo) +(\d+)$/.exec(text) ?? [];
                if (word) this.trailer[word] = Number(digits);
                if (text.startsWith('# { total: ')) this.totals = objectOf(text);
                return void 0 !== plan || void 0 !== word || void 0 !== this.totals;
            }
        }
        class Points {
            counts = {
                ...test_results_counts.x3,
                total: null,
                todo: 0
            };
            failedTodo = 0;
            parentsFailed = 0;
            top = 0;
            seen = 0;
            leavesSeen = 0;
            nodeFiles = 0;
            deepest = -1;
            closeBlock(indent) {
                this.deepest = Math.min(this.deepest, indent);
            }
            isPoint(text) {
                return /^ *(?:not )?ok(?: - | \d|$)/.test(text);
            }
            add(text) {
                let match = /^( *)(not )?ok(?: - | \d+|$)(.*)$/.exec(text);
                if (!match) return false;
                let indent = match[1]?.length ?? 0;
                let failed = void 0 !== match[2];
                this.seen += 1;
                if (0 === indent) this.top += 1;
                let parent = indent < this.deepest || text.endsWith(' {');
                this.deepest = indent;
                let directive = text.includes('#') ? /(?:^|\s)#\s*(SKIP|TODO)/i.exec(match[3] ?? '')?.[1]?.toUpperCase() : void 0;
                if (!parent) this.leavesSeen += 1;
                if (0 === indent && !parent && !failed && (0, node_test_file.vA)(match[3] ?? '')) this.nodeFiles += 1;
                if (parent) {
                    if (failed && void 0 === directive) this.parentsFailed += 1;
                } else if ('SKIP' === directive) this.counts.skipped += 1;
                else if ('TODO' === directive) {
                    this.counts.todo += 1;
                    if (failed) this.failedTodo += 1;
                } else if (failed) this.counts.failed += 1;
                else this.counts.passed = (this.counts.passed ?? 0) + 1;
                return true;
            }
        }
        function withTrailer({ counts: leaves, failedTodo, leavesSeen }, trailer) {
            let { pass = 0, fail = 0, skipped, skip = skipped, todo, tests } = trailer;
            let { todo: leafTodo, ...plain } = leaves;
            let more = todo ?? leafTodo ? {
                todo: todo ?? leafTodo
            } : {};
            if (void 0 === trailer.pass && void 0 === trailer.fail) return {
                ...plain,
                ...more
            };
            if (void 0 !== todo) return {
                ...test_results_counts.x3,
                passed: pass,
                failed: fail,
                skipped: skip ?? 0,
                total: tests ?? null,
                ...more
            };
            let failed = Math.max(leaves.failed, fail - failedTodo);
            let skippedLeaves = skip ?? leaves.skipped;
            let passed = pass + fail + skippedLeaves > leavesSeen ? Math.max(0, leavesSeen - fail - skippedLeaves) : pass;
            return {
                ...plain,
                passed,
                failed,
                skipped: skippedLeaves,
                total: tests ?? null,
                ...more
            };
        }
        function objectOf(text) {
            return Object.fromEntries([
                ...text.matchAll(/(\w+): (\d{1,9})/g)
            ].map(([, key, number])=>[
                    key,
                    Number(number)
                ]));
        }
        function totalsCounts({ total = 0, pass = 0, fail = 0, skip = 0, todo }) {
            return {
                passed: pass,
                failed: fail,
                skipped: skip,
                errors: 0,
                total,
                ...todo ? {
                    todo
                } : {}
            };
        }
        let grammars = [
            jest,
            vitest,
            mocha,
            ava,
            nodeTest,
            uvu,
            jasmine,
            playwright,
            bun,
            deno,
            cucumber,
            tap,
            pytest,
            unittest,
            rspec,
            minitest,
            phpunit,
            cargo,
            nextest,
            go,
            go_json.P,
            ctest,
            prove,
            bats,
            surefire,
            gradle,
            dotnet
        ];
        let commands = {
            jest: [
                'jest',
                'jest-json'
            ],
            "react-scripts": [
                'jest'
            ],
            vitest: [
                'vitest',
                'vitest-json',
                'junit-xml',
                'tap'
            ],
            mocha: [
                'mocha',
                'mocha-json',
                'junit-xml',
                'tap'
            ],
            _mocha: [
                'mocha',
                'mocha-json',
                'junit-xml',
                'tap'
            ],
            ava: [
                'ava',
                'tap'
            ],
            uvu: [
                'uvu'
            ],
            jasmine: [
                'jasmine'
            ],
            playwright: [
                'playwright',
                'junit-xml'
            ],
            'cucumber-js': [
                'cucumber'
            ],
            tape: [
                'tap'
            ],
            tap: [
                'node-tap',
                'tap'
            ],
            pytest: [
                'pytest'
            ],
            'py.test': [
                'pytest'
            ],
            rspec: [
                'rspec',
                'rspec-json'
            ],
            phpunit: [
                'phpunit'
            ],
            'cargo test': [
                'cargo',
                'nextest'
            ],
            'cargo nextest': [
                'nextest'
            ],
            'go test': [
                'go',
                'go-json'
            ],
            ctest: [
                'ctest'
            ],
            prove: [
                'prove',
                'tap'
            ],
            bats: [
                'bats',
                'tap'
            ]
        };
        function runnersNamedIn(command) {
            let words = command.slice(0, 2000).split(/[\s;&|()'"=]+/);
            let names = words.map((word)=>word.replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|py|php|phar)$/, ''));
            let pairs = names.map((name, at)=>`${name} ${names[at + 1] ?? ''}`);
            return [
                ...new Set([
                    ...names,
                    ...pairs
                ])
            ].flatMap((name)=>Object.hasOwn(commands, name) ? [
                    commands[name] ?? []
                ] : []);
        }
        class Segment {
            readers = new Map();
            reports = [];
            named;
            constructor(named){
                this.named = [
                    ...named
                ];
            }
            name(runners) {
                this.named.push(...runners);
            }
            line(grammar, text, at) {
                let reader = this.readers.get(grammar);
                if (!reader) {
                    reader = grammar.reader();
                    this.readers.set(grammar, reader);
                }
                reader.line(text, at);
            }
            report(run) {
                this.reports.push(run);
            }
            result() {
                let all = [
                    ...[
                        ...this.readers.values()
                    ].flatMap((reader)=>reader.runs()),
                    ...this.reports
                ];
                let names = this.named.flat();
                let believed = all.filter((run)=>0 === names.length || names.includes(run.runner));
                let free = believed.filter((run)=>!believed.some((other)=>encloses(other, run)));
                let groups = this.named.length > 0 ? this.named : [
                    free.map((run)=>run.runner)
                ];
                let runs = new Set(groups.flatMap((group)=>lastOf(free.filter((run)=>group.includes(run.runner)))));
                let doubts = free.filter((run)=>!runs.has(run) && (0, grammar.iI)(run) && !run.doubtful);
                return {
                    runs: [
                        ...runs
                    ],
                    doubts
                };
            }
        }
        function encloses(outer, inner) {
            return outer.runner !== inner.runner && outer.from < inner.from && inner.to < outer.to;
        }
        function lastOf(runs) {
            let to = Math.max(...runs.map((run)=>run.to));
            return runs.filter((run)=>run.to === to).slice(-1);
        }
        let stamp = /(?:\u00ef\u00bb\u00bf)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z ?/y;
        let columns = /(?:\d{1,9}[:-])?([^\t\n]{1,200}\t[^\t\n]{0,200})\t(?=(?:\u00ef\u00bb\u00bf)?\d{4}-\d\d-\d\dT)/y;
        let numbered = /\d{1,9}[:-](?=\d{4}-\d\d-\d\dT)/y;
        let bracket = /\[([^\]\n]{1,60})\]:? ?/y;
        let noTask = /^(?:INFO|ERROR|WARNING|WARN|DEBUG)$|\d\d:\d\d/;
        let task = /(@?[\w./-]{1,80}(?:[:#][\w:.-]{0,60}| )(?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}): ?/y;
        class Unwrapper {
            start = 0;
            task = '';
            columns = false;
            numbers = false;
            learn(text, start) {
                this.columns ||= matches(columns, text, start);
                this.numbers ||= matches(numbered, text, start);
            }
            unwrap(text, start, end) {
                this.start = start;
                this.task = '';
                let code = text.charCodeAt(start);
                if (this.columns) this.task = this.skip(columns, text, end) ?? '';
                else if (0x20 === code) return;
                if (this.numbers) this.skip(numbered, text, end);
                let before = text.charCodeAt(this.start);
                if (0xef === before || isDigit(before) && 0x2d === text.charCodeAt(this.start + 4)) this.skip(stamp, text, end);
                this.takeTask(text, end);
            }
            takeTask(text, end) {
                let before = this.start;
                let code = text.charCodeAt(before);
                if (0x1b === code || 0x5e === code) {
                    this.start = firstSignificant(text, before, end);
                    code = text.charCodeAt(this.start);
                }
                let name;
                if (code === OPEN_BRACKET) name = this.skip(bracket, text, end);
                else if (isWordStart(code) && mayBeTask(text, this.start, end)) name = this.skip(task, text, end);
                if (void 0 === name) this.start = before;
                else if (!noTask.test(stripEscapes(name))) this.task = `${this.task}\n${name}`;
            }
            skip(pattern, text, end) {
                pattern.lastIndex = this.start;
                let match = pattern.exec(text);
                if (!match || pattern.lastIndex > end) return;
                this.start = pattern.lastIndex;
                return match[1] ?? '';
            }
        }
        function matches(pattern, text, start) {
            pattern.lastIndex = start;
            return pattern.test(text);
        }
        function mayBeTask(text, start, end) {
            let last = Math.min(end, start + 80);
            for(let at = start; at < last; at += 1){
                let code = text.charCodeAt(at);
                if (0x3a === code || 0x23 === code) return true;
                if (0x20 === code) return 'tsuec'.includes(text.charAt(at + 1));
                if (0x09 === code || code > 0x7a || 0x28 === code) break;
            }
            return false;
        }
        let OPEN_BRACKET = 0x5b;
        function firstSignificant(text, start, end) {
            let at = start;
            while(at < end){
                let code = text.charCodeAt(at);
                if (0x20 === code || 0x09 === code) at += 1;
                else if (0x1b === code) at = afterEscape(text, at + 1, end);
                else if (0x5e === code && text.charCodeAt(at + 1) === OPEN_BRACKET && text.charCodeAt(at + 2) === OPEN_BRACKET) at = afterEscape(text, at + 2, end);
                else break;
            }
            return at;
        }
        function afterEscape(text, start, end) {
            if (text.charCodeAt(start) !== OPEN_BRACKET) return Math.min(start + (0x28 === text.charCodeAt(start) ? 2 : 1), end);
            let at = start + 1;
            while(at < end && text.charCodeAt(at) < 0x40)at += 1;
            return Math.min(at + 1, end);
        }
        function stripEscapes(line) {
            let escaped = line.includes('^[') ? line.replaceAll('^[', '\u001b') : line;
            if (!escaped.includes('\u001b')) return line;
            return escaped.replace(/\u001b(?:\[[0-?]{0,40}[ -/]{0,4}[@-~]|\][^\u0007\u001b]{0,1000}(?:\u0007|\u001b\\)|[()][0-9A-B]|[@-Z\\^_=>78])/g, '');
        }
        function isDigit(code) {
            return code >= 0x30 && code <= 0x39;
        }
        function isWordStart(code) {
            return 0x40 === code || code >= 0x41 && code <= 0x5a || code >= 0x61 && code <= 0x7a;
        }
        var reports_report = __webpack_require__(15872);
        class PrintedReport {
            static MOST_CHARACTERS = 16777216;
            from;
            lines = [];
            size = 0;
            closing;
            constructor(from){
                this.from = from;
            }
            line(text) {
                if (0 === this.lines.length) {
                    if (/^\{"/.test(text)) return this.oneLine(text);
                    if ('{' === text) this.closing = /^\}/;
                    else {
                        if (!/^<(?:\?xml|testsuite)/.test(text)) return 'no report';
                        this.closing = /<\/testsuites>[ \t]*$|^<\/testsuite>/;
                    }
                }
                this.size += text.length;
                if (this.size > PrintedReport.MOST_CHARACTERS) return 'no report';
                this.lines.push(text);
                return this.lines.length > 1 && this.closing?.test(text) ? 'complete' : 'more';
            }
            read(to) {
                if (this.size < 40 && this.lines.length > 1) return null;
                let report = (0, reports_report.t)(Buffer.from(this.lines.join('\n'), 'latin1').toString('utf8'));
                return report && 'counts' in report ? {
                    ...report,
                    from: this.from,
                    to
                } : null;
            }
            oneLine(text) {
                if (!/"(?:numTotalTests|summary_line|stats)":/.test(text)) return 'no report';
                this.lines.push(text);
                return 'complete';
            }
        }
        let LONGEST_LINE = 65536;
        let MOST_TASKS = 1000;
        let MOST_SCRIPTS = 1000;
        let MOST_COMMANDS = 20;
        class TestLog {
            tasks = new Map();
            finished = [];
            scripts = [];
            named;
            rest = '';
            lines = 0;
            unwrapper = new Unwrapper();
            current;
            empty = true;
            constructor(command = ''){
                this.named = runnersNamedIn(command);
                this.current = {
                    name: '',
                    task: this.newTask('')
                };
            }
            push(chunk) {
                let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
                let step = 1048576;
                for(let at = 0; at < bytes.length; at += step)this.scan(bytes.toString('latin1', at, Math.min(at + step, bytes.length)));
            }
            end() {
                if ('' !== this.rest) this.scan('\n');
                let results = [
                    ...this.finished,
                    ...[
                        ...this.tasks.values()
                    ].map((task)=>task.segment.result())
                ];
                return {
                    runs: results.flatMap((result)=>result.runs),
                    doubts: results.flatMap((result)=>result.doubts),
                    empty: this.empty,
                    scripts: this.scripts
                };
            }
            scan(chunk) {
                let text = '' === this.rest ? chunk : this.rest + chunk;
                let start = 0;
                for(;;){
                    let end = text.indexOf('\n', start);
                    if (end < 0) break;
                    this.line(text, start, end);
                    start = end + 1;
                }
                this.rest = text.slice(start);
                let longest = this.rest.startsWith('{"') ? PrintedReport.MOST_CHARACTERS : LONGEST_LINE;
                if (this.rest.length > longest) this.rest = this.rest.slice(0, LONGEST_LINE);
            }
            line(text, from, to) {
                this.lines += 1;
                if (this.lines <= 50) this.unwrapper.learn(text, from);
                let end = 0x0d === text.charCodeAt(to - 1) && to > from ? to - 1 : to;
                this.unwrapper.unwrap(text, from, end);
                let { start } = this.unwrapper;
                let task = this.unwrapper.task === this.current.name ? this.current.task : this.switchTo(this.unwrapper.task);
                task.lines += 1;
                let first = firstSignificant(text, start, end);
                if (first >= end) return;
                this.empty = false;
                let code = text.charCodeAt(first);
                if (void 0 !== task.report || 0x7b === code || 0x3c === code) this.report(task, text.slice(start, end));
                if (0x3e === code || 0x24 === code) this.script(task, text, first, end);
                let wanted = code < 0x80 ? byFirst[code] : bySymbol[text.charCodeAt(first + 2)];
                if (wanted) this.offer(wanted, task, text, start, first, end);
            }
            offer(wanted, task, text, start, first, end) {
                let [source, at] = isPlain(text, start, first) ? [
                    text,
                    first
                ] : withoutEscapes(text, start, end);
                wanted.any.lastIndex = at;
                if (!wanted.any.test(source)) return;
                let line = decode(text, start, end);
                for (let grammar of wanted.grammars){
                    grammar.wants.lastIndex = at;
                    if (grammar.wants.test(source)) task.segment.line(grammar, line, task.lines);
                }
            }
            switchTo(name) {
                let known = this.tasks.get(name);
                let task = known ?? (this.tasks.size < MOST_TASKS ? this.newTask(name) : this.tasks.get(''));
                if (task) this.current = {
                    name,
                    task
                };
                return this.current.task;
            }
            newTask(name) {
                let task = {
                    segment: new Segment(this.named),
                    lines: 0
                };
                this.tasks.set(name, task);
                return task;
            }
            report(task, line) {
                task.report ??= new PrintedReport(task.lines);
                let done = task.report.line(line);
                if ('more' === done) return;
                let run = 'no report' === done ? null : task.report.read(task.lines);
                if (run) task.segment.report(run);
                task.report = void 0;
            }
            script(task, text, first, end) {
                let line = decode(text, first, end);
                if (/^> (?:@[\w.-]+\/)?[\w.-]+@\S+ [\w:.-]+(?: \S+)?$/.test(line)) {
                    task.bannerAt = task.lines;
                    if (this.finished.length >= MOST_SCRIPTS) return;
                    let result = task.segment.result();
                    if (result.runs.length > 0) this.finished.push(result);
                    task.segment = new Segment(this.named);
                } else if (line.startsWith('> ') ? task.bannerAt === task.lines - 1 : line.startsWith('$ ') && task.lines <= 5) {
                    task.segment.name(runnersNamedIn(line));
                    if (this.scripts.length < MOST_COMMANDS) this.scripts.push(line.slice(2, 2000));
                }
            }
        }
        let byFirst = [];
        let bySymbol = [];
        for (let start of new Set(grammars.flatMap((grammar)=>[
                ...grammar.starts
            ]))){
            let wanting = grammars.filter((grammar)=>grammar.starts.includes(start));
            let any = new RegExp(wanting.map((grammar)=>grammar.wants.source).join('|'), 'y');
            let bytes = Buffer.from(start);
            let table = 1 === bytes.length ? byFirst : bySymbol;
            table[bytes.at(-1) ?? 0] = {
                grammars: wanting,
                any
            };
        }
        function isPlain(text, start, end) {
            for(let at = start; at < end; at += 1)if (0x20 !== text.charCodeAt(at) && 0x09 !== text.charCodeAt(at)) return false;
            return true;
        }
        function withoutEscapes(text, start, end) {
            let line = stripEscapes(text.slice(start, Math.min(end, start + 400)));
            return [
                line,
                firstSignificant(line, 0, line.length)
            ];
        }
        function decode(text, start, end) {
            let bytes = text.slice(start, Math.min(end, start + LONGEST_LINE)).trimEnd();
            if (!/[\r\x1b^\x80-\xff]/.test(bytes)) return bytes;
            let line = stripEscapes(/[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes);
            return line.slice(line.lastIndexOf('\r') + 1).trimEnd();
        }
    }),
    18264: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: ()=>runTests
        });
        var external_node_fs_ = __webpack_require__(73024);
        var process_child = __webpack_require__(17015);
        var report_files = __webpack_require__(43777);
        let tools = [
            {
                named: /(?:^|[\s/;&|('"])(?:mvn|mvnw|mvnd)(?:\.cmd)?(?=[\s;&|)'"]|$)/,
                builtBy: /^pom\.xml$/,
                globs: [
                    '**/target/surefire-reports/TEST-*.xml',
                    '**/target/failsafe-reports/TEST-*.xml'
                ],
                covers: [
                    'surefire'
                ]
            },
            {
                named: /(?:^|[\s/;&|('"])gradlew?(?:\.bat)?(?=[\s;&|)'"]|$)/,
                builtBy: /^(?:build|settings)\.gradle(?:\.kts)?$/,
                globs: [
                    '**/build/test-results/**/TEST-*.xml'
                ],
                covers: [
                    'gradle'
                ]
            }
        ];
        function buildReports(command, folder) {
            let names = namesIn(folder);
            return tools.filter(({ named, builtBy })=>named.test(command) || names.some((name)=>builtBy.test(name))).flatMap(({ globs, covers })=>globs.map((glob)=>({
                        files: report_files.y.from(folder, glob),
                        covers
                    })));
        }
        function namesIn(folder) {
            try {
                return (0, external_node_fs_.readdirSync)(folder);
            } catch  {
                return [];
            }
        }
        var external_node_path_ = __webpack_require__(76760);
        var shell_commands = __webpack_require__(6890);
        function programOf(words) {
            let at = 0;
            for(;;){
                let rest = words.slice(at);
                let length = prefixes.map((prefix)=>prefix(rest)).find((found)=>found > 0) ?? 0;
                if (0 === length || at + length >= words.length) break;
                at += length;
            }
            let name = baseName(words[at] ?? '');
            if ('go' === name) {
                let sub = '-C' === words[at + 1] ? at + 3 : at + 1;
                return {
                    runner: `go ${words[sub] ?? ''}`.trim(),
                    args: sub + 1
                };
            }
            if ('py.test' === name) return {
                runner: 'pytest',
                args: at + 1
            };
            if ('mvnw' === name) return {
                runner: 'mvn',
                args: at + 1
            };
            if ('gradlew' === name) return {
                runner: 'gradle',
                args: at + 1
            };
            return {
                runner: name,
                args: at + 1
            };
        }
        function baseName(word) {
            return word.replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
        }
        let sequence = (...patterns)=>(words)=>patterns.every((pattern, at)=>pattern.test(words[at] ?? '')) ? patterns.length : 0;
        let starter = (first, options)=>(words)=>{
                if (!first.test(words[0] ?? '')) return 0;
                let next = words.findIndex((word, at)=>at > 0 && !options.test(word));
                return next > 0 ? next : 0;
            };
        let prefixes = [
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
            (words)=>/(?:^|\/)node$/.test(words[0] ?? '') && /\.[cm]?js$|\/\.bin\//.test(words[1] ?? '') ? 1 : 0,
            (words)=>/^(?:yarn|pnpm)$/.test(words[0] ?? '') && /^(?:jest|vitest)$/.test(words[1] ?? '') ? 1 : 0
        ];
        function forceReports(command, env, directory) {
            let request = new Request(directory);
            let forced = isShell(command) ? inShellText(command, request) : inArguments(command, request);
            let isEach = !command.at(-1)?.includes('||');
            let [pytest, rspec, gotestsum] = [
                'pytest.xml',
                'rspec.json',
                'gotestsum.xml'
            ].map((name)=>(0, external_node_path_.join)(directory, name));
            let variables = {
                PYTEST_ADDOPTS: [
                    env.PYTEST_ADDOPTS,
                    `--junitxml=${quote(`${pytest}`)}`
                ].filter(Boolean).join(' ')
            };
            let files = [
                {
                    path: `${pytest}`,
                    covers: [
                        'pytest'
                    ]
                },
                ...request.files
            ];
            if (!env.SPEC_OPTS) {
                variables.SPEC_OPTS = `--format progress --format json --out ${quote(`${rspec}`)}`;
                files.push({
                    path: `${rspec}`,
                    covers: [
                        'rspec'
                    ]
                });
            }
            if (!env.GOTESTSUM_JUNITFILE) {
                variables.GOTESTSUM_JUNITFILE = `${gotestsum}`;
                files.push({
                    path: `${gotestsum}`,
                    covers: [
                        'go',
                        'go-json'
                    ]
                });
            }
            if (!env.HARNESS_VERBOSE) variables.HARNESS_VERBOSE = '1';
            if (!forced.onlyGo && !/(?:^|\s)-(?:v|json)\b/.test(env.GOFLAGS ?? '')) variables.GOFLAGS = [
                env.GOFLAGS,
                '-v'
            ].filter(Boolean).join(' ');
            let certain = isEach ? [
                ...request.runsPytest ? files.slice(0, 1) : [],
                ...request.files
            ] : [];
            return {
                command: forced.command,
                env: variables,
                files,
                certain
            };
        }
        function isShell(command) {
            let [shell = '', option, ...texts] = command;
            return /(?:^|\/)(?:ba|da|z|k)?sh$/.test(shell) && /^-[eux]*c$/.test(option ?? '') && 1 === texts.length;
        }
        function inShellText(command, request) {
            let text = command.at(-1) ?? '';
            let parts = (0, shell_commands.h)(text);
            if (null === parts) return {
                command: [
                    ...command
                ],
                onlyGo: false
            };
            let additions = parts.map((part)=>request.additionFor(part.words, part.captured));
            let asked = text;
            for (let [at, addition] of [
                ...additions.entries()
            ].reverse()){
                let offset = addition ? parts[at]?.ends[addition.after - 1] : void 0;
                if (addition && void 0 !== offset) asked = `${asked.slice(0, offset)} ${addition.args.map(quote).join(' ')}${asked.slice(offset)}`;
            }
            let onlyGo = parts.every((part, at)=>'cd' === part.words[0] || additions[at]?.args[0] === '-json');
            return {
                command: [
                    ...command.slice(0, -1),
                    asked
                ],
                onlyGo: onlyGo && additions.some(Boolean)
            };
        }
        function inArguments(command, request) {
            let addition = request.additionFor(command, false);
            if (!addition) return {
                command: [
                    ...command
                ],
                onlyGo: false
            };
            return {
                command: [
                    ...command.slice(0, addition.after),
                    ...addition.args,
                    ...command.slice(addition.after)
                ],
                onlyGo: '-json' === addition.args[0]
            };
        }
        class Request {
            files = [];
            #directory;
            #pytests = 0;
            #writesReport = false;
            constructor(directory){
                this.#directory = directory;
            }
            get runsPytest() {
                return this.#writesReport;
            }
            additionFor(words, captured) {
                let { runner, args: from } = programOf(words);
                let options = words.slice(from);
                let has = (...names)=>options.some((word)=>names.some((name)=>word === name || word.startsWith(`${name}=`)));
                let atEnd = (args)=>({
                        after: words.length,
                        args
                    });
                let isOpen = !options.includes('--');
                switch(runner){
                    case 'go test':
                        return captured || has('-json', '--json') ? null : {
                            after: from,
                            args: [
                                '-json'
                            ]
                        };
                    case 'jest':
                        if (!isOpen || has('--json', '--outputFile', '--listTests', '--showConfig', '--init')) return null;
                        return atEnd([
                            '--json',
                            `--outputFile=${this.#file('tests', 'json', [
                                'jest'
                            ])}`
                        ]);
                    case 'vitest':
                        {
                            let isRun = ![
                                'list',
                                'bench',
                                'init',
                                'related'
                            ].includes(options[0] ?? '');
                            if (!isOpen || !isRun || has('--reporter', '--outputFile')) return null;
                            let file = this.#file('tests', 'json', [
                                'vitest'
                            ]);
                            return atEnd([
                                '--reporter=default',
                                '--reporter=json',
                                `--outputFile.json=${file}`
                            ]);
                        }
                    case 'pytest':
                        this.#pytests += 1;
                        this.#writesReport ||= !has('--junitxml', '--junit-xml', '--collect-only', '--co', '--version', '--fixtures', '--help', '-h');
                        if (1 === this.#pytests || !isOpen || has('--junitxml', '--junit-xml')) return null;
                        return atEnd([
                            `--junitxml=${this.#file('pytest', 'xml', [
                                'pytest'
                            ])}`
                        ]);
                    default:
                        return null;
                }
            }
            #file(name, extension, covers) {
                let number = 0 === this.files.length && 'tests' === name ? '' : `-${this.files.length + 1}`;
                let path = (0, external_node_path_.join)(this.#directory, `${name}${number}.${extension}`);
                this.files.push({
                    path,
                    covers
                });
                return path;
            }
        }
        function quote(word) {
            return /^[\w./=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
        }
        var go_json = __webpack_require__(3190);
        var test_log = __webpack_require__(40210);
        var test_results_verdict = __webpack_require__(17673);
        async function runTests(run) {
            let { command, scratch, reports, baselineTotal, onText, ...child } = run;
            let own = void 0 === reports ? null : report_files.y.from(run.cwd, reports);
            let forced = own ? {
                command,
                env: {},
                files: [],
                certain: []
            } : forceReports(command, run.env, scratch);
            let built = own ? [] : buildReports(command.join(' '), run.cwd);
            let [program = '', ...args] = forced.command;
            let log = new test_log.Z(command.join(' '));
            let take = (text)=>{
                log.push(text);
                let lines = (0, go_json.c)(text.toString('utf8', 0, 10 === text.at(-1) ? text.length - 1 : text.length));
                if (null !== lines) onText?.(lines);
            };
            let streams = {
                stdout: new WholeLines(take),
                stderr: new WholeLines(take)
            };
            let end = await (0, process_child.w)({
                ...child,
                command: program,
                args,
                env: {
                    ...run.env,
                    ...forced.env
                },
                onOutput: (chunk, stream)=>streams[stream].push(chunk)
            });
            streams.stdout.end();
            streams.stderr.end();
            let asked = forced.files.filter(({ path })=>(0, external_node_fs_.existsSync)(path));
            let verdict = (0, test_results_verdict.u)({
                ...evidenceOf(end),
                log: log.end(),
                command: command.join(' '),
                reports: [
                    ...own ? own.read() : [],
                    ...asked.map(({ path, covers })=>({
                            ...(0, report_files.$)(path),
                            covers
                        })),
                    ...0 === end.exitCode ? missingReports(forced.certain) : [],
                    ...built.flatMap(({ files, covers })=>files.readIfAny().map((report)=>({
                                ...report,
                                covers
                            })))
                ],
                baselineTotal
            });
            let sure = end.escaped > 0 && 'pass' === verdict.verdict ? {
                ...verdict,
                verdict: 'unknown'
            } : verdict;
            return {
                verdict: {
                    ...sure,
                    reasons: [
                        ...sure.reasons,
                        ...remarksOn(end, run)
                    ]
                },
                end
            };
        }
        function missingReports(certain) {
            let unreadable = 'that the runner was asked for is missing: something ended it before its own end';
            return certain.filter(({ path })=>!(0, external_node_fs_.existsSync)(path)).map(({ covers })=>({
                    unreadable,
                    covers
                }));
        }
        function evidenceOf({ ending, exitCode, signal }) {
            switch(ending){
                case 'exited':
                case 'signalled':
                case 'not_started':
                    return {
                        exitCode,
                        signal
                    };
                case 'timeout':
                case 'idle_timeout':
                    return {
                        exitCode: null,
                        timedOut: true
                    };
                case 'cancelled':
                    return {
                        exitCode: null,
                        signal: 'an interrupt'
                    };
            }
        }
        function remarksOn({ ending, survivors, escaped }, { idleTimeoutMs = 0 }) {
            return [
                ...'idle_timeout' === ending ? [
                    `they printed nothing for ${idleTimeoutMs / 1000} s`
                ] : [],
                ...survivors > 0 ? [
                    `${survivors} processes outlived the tests and were ended`
                ] : [],
                ...escaped > 0 ? [
                    `${escaped} processes of the tests could not be ended`
                ] : []
            ];
        }
        class WholeLines {
            static LONGEST = 1048576;
            #deliver;
            #open = [];
            #size = 0;
            constructor(deliver){
                this.#deliver = deliver;
            }
            push(chunk) {
                let end = chunk.lastIndexOf(10) + 1;
                if (end > 0) this.#flush(chunk.subarray(0, end));
                this.#open.push(chunk.subarray(end));
                this.#size += chunk.length - end;
                if (this.#size > WholeLines.LONGEST) this.end();
            }
            end() {
                if (this.#size > 0) this.#flush(Buffer.alloc(0));
            }
            #flush(last) {
                this.#deliver(this.#size > 0 ? Buffer.concat([
                    ...this.#open,
                    last
                ]) : last);
                this.#open = [];
                this.#size = 0;
            }
        }
    }),
    17673: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            g: ()=>NOTHING_EXECUTED,
            u: ()=>testVerdict
        });
        var grammar = __webpack_require__(85246);
        var test_results_counts = __webpack_require__(48177);
        function howToCount(command, runners) {
            let filter = /(?<!\|)\|&?\s*((?:tail|head|e?grep|sed|awk|cut|wc)\b[^|&;\n]*)/.exec(command)?.[1]?.trim();
            if (void 0 !== filter) return `leave \`| ${filter}\` out: it keeps the summary and the exit code from being seen`;
            let known = advice.find(({ named, runner })=>named.test(command) || runner && runners.includes(runner));
            return known?.add ?? 'let the command print its runner’s summary (no --silent, -q or dot reporter), or print TAP or JUnit XML on its output';
        }
        let advice = [
            {
                named: /\bgo(?:\s+-C\s+\S+)?\s+test\b/,
                runner: 'go',
                add: "`go test` prints counts only with -json or -v; add -json, also where a script, a pipe or a file takes its output"
            },
            {
                named: /\bmvn[wd]?\b/,
                runner: 'surefire',
                add: 'maven wrote no new file below target/surefire-reports; do not skip the tests, and leave -q out'
            },
            {
                named: /\bgradlew?\b/,
                runner: 'gradle',
                add: 'gradle wrote no new file below build/test-results, as when its tests are up to date; add --rerun-tasks'
            },
            {
                named: /\b(?:pytest|py\.test)\b/,
                runner: 'pytest',
                add: 'pytest hides its counts with -qq; leave one -q out'
            },
            {
                named: /\bunittest\b/,
                runner: 'unittest',
                add: 'let the summary be seen, which unittest prints on stderr'
            },
            {
                named: /--test-reporter[= ]/,
                add: 'this reporter of node:test prints no counts; use --test-reporter=spec or tap'
            },
            {
                named: /\bnode\b.*\s--test\b/,
                runner: 'node:test',
                add: 'use --test-reporter=spec or tap, which print counts'
            },
            {
                named: /\bmocha\b/,
                runner: 'mocha',
                add: 'use a reporter of mocha that prints counts, for example --reporter spec'
            },
            {
                named: /\bjest\b/,
                runner: 'jest',
                add: 'leave --silent and custom reporters of jest out, or add --reporters=default'
            },
            {
                named: /\bvitest\b/,
                runner: 'vitest',
                add: 'add --reporter=default'
            },
            {
                named: /\bctest\b/,
                runner: 'ctest',
                add: 'leave -Q out of ctest'
            },
            {
                named: /\bprove\b/,
                runner: 'prove',
                add: 'leave -Q out of prove'
            },
            {
                named: /\bcargo\b/,
                runner: 'cargo',
                add: 'run `cargo test` without a custom harness, or `cargo nextest run`'
            },
            {
                named: /\bdotnet\b/,
                runner: 'dotnet',
                add: 'add --logger "console;verbosity=normal" to `dotnet test`'
            }
        ];
        function testVerdict(evidence) {
            let { runs, source } = runsOf(evidence);
            let counted = runs.flatMap((run)=>run.counts ? [
                    run.counts
                ] : []);
            let counts = counted.length > 0 ? (0, test_results_counts.c5)(counted) : null;
            let against = reasonsAgainst(evidence, runs, counts);
            let doubts = against.length > 0 ? [] : doubtsAbout(evidence, runs, counts);
            let verdict = against.length > 0 ? 'fail' : doubts.length > 0 ? 'unknown' : 'pass';
            let runners = [
                ...new Set(runs.map((run)=>run.runner))
            ];
            let { passed = null, failed = null, skipped = null, errors = null, total = null, ...extra } = counts ?? {};
            return {
                verdict,
                passed,
                failed,
                skipped,
                errors,
                total,
                extra,
                runner: runners.length > 1 ? 'multi' : runners[0] ?? null,
                source,
                reasons: [
                    ...against,
                    ...doubts,
                    ...dropNote(evidence.baselineTotal, counts),
                    ...remarks(counts)
                ]
            };
        }
        let NOTHING_EXECUTED = 'no test was executed';
        function runsOf({ log, reports = [] }) {
            let read = reports.flatMap((report)=>'unreadable' in report ? [] : [
                    report
                ]);
            let console = log?.runs ?? [];
            if (!read.some((report)=>report.counts)) return {
                runs: console,
                source: console.some((run)=>run.counts) ? 'console' : 'none'
            };
            let isCovered = ({ runner })=>read.some((report)=>(report.covers ?? coveredBy(report)).includes(runner));
            let coversAll = read.some((report)=>void 0 === report.covers && 0 === coveredBy(report).length);
            let covered = coversAll ? console : console.filter(isCovered);
            let hidden = read.some(grammar.iI) ? void 0 : covered.find(grammar.iI);
            let red = hidden?.ranNothing ? hidden.red : [
                'the reports are green, but the console shows a failure'
            ];
            return {
                runs: [
                    ...hidden ? [
                        ...read,
                        {
                            runner: hidden.runner,
                            counts: null,
                            red
                        }
                    ] : fewerOf(read, covered) ?? read,
                    ...console.filter((run)=>!covered.includes(run))
                ],
                source: 'report'
            };
        }
        function coveredBy({ runner }) {
            let console = /^(jest|vitest|mocha|rspec)-json$/.exec(runner)?.[1];
            return void 0 === console ? [] : [
                console
            ];
        }
        function fewerOf(reports, covered) {
            let [run, ...others] = covered;
            let isOneRun = 0 === others.length && (1 === reports.length || run?.runner === 'surefire');
            if (!run?.counts || null === run.counts.passed || !isOneRun || reports.some((report)=>(0, grammar.iI)(report))) return null;
            let counts = (0, test_results_counts.c5)(reports.flatMap((report)=>report.counts ? [
                    report.counts
                ] : []));
            return proving(run.counts) < proving(counts) ? [
                run
            ] : null;
        }
        function proving(counts) {
            return (0, test_results_counts.AB)(counts) - (counts.xfailed ?? 0) - (counts.xpassed ?? 0);
        }
        function reasonsAgainst(evidence, runs, counts) {
            let { exitCode, signal, timedOut } = evidence;
            let { failed = 0, errors = 0, suitesFailed = 0 } = counts ?? {};
            let ranNothing = runs.length > 0 && (counts ? 0 === (0, test_results_counts.AB)(counts) && null !== counts.passed : runs.every((run)=>run.ranNothing));
            return [
                ...timedOut ? [
                    'the tests did not end before their deadline'
                ] : [],
                ...signal ? [
                    `the tests were killed by ${signal}`
                ] : [],
                ...null !== exitCode && 0 !== exitCode ? [
                    `exit code ${exitCode}`
                ] : [],
                ...failed > 0 ? [
                    `${failed} failed`
                ] : [],
                ...errors > 0 ? [
                    `${errors} errors`
                ] : [],
                ...suitesFailed > 0 ? [
                    `${suitesFailed} suites failed`
                ] : [],
                ...runs.filter((run)=>!run.ranNothing || ranNothing).flatMap((run)=>run.red),
                ...ranNothing ? [
                    NOTHING_EXECUTED
                ] : []
            ];
        }
        function doubtsAbout({ exitCode, log, command, reports = [] }, runs, counts) {
            let commands = [
                command ?? '',
                ...log?.scripts ?? []
            ].join('\n');
            let advice = void 0 === command ? '' : `; ${howToCount(commands, [
                ...new Set(runs.map(({ runner })=>runner))
            ])}`;
            let uncounted = log?.empty === false ? 'no summary that can be counted: none was printed, or the runner ended before it' : 'no output: nothing shows that a test ran';
            return [
                ...null === exitCode ? [
                    'the exit code is not known'
                ] : [],
                ...null === counts ? [
                    `${uncounted}${advice}`
                ] : [],
                ...null !== counts && null === counts.passed ? [
                    'the number of passed tests is not printed'
                ] : [],
                ...(log?.doubts ?? []).map((run)=>`there is also a ${run.runner} summary that says something failed (line ${run.to})`),
                ...reports.flatMap((report)=>'unreadable' in report ? [
                        `a report ${report.unreadable}`
                    ] : [])
            ];
        }
        function dropNote(baseline, counts) {
            if (null == baseline || !counts) return [];
            let total = counts.total ?? (0, test_results_counts.AB)(counts) + counts.skipped + (counts.todo ?? 0);
            return total < baseline ? [
                `the total fell from ${baseline} to ${total}`
            ] : [];
        }
        function remarks(counts) {
            let { flaky = 0, notRun = 0, skipped = 0, emptyFiles = 0, passed = 0 } = counts ?? {};
            return [
                ...flaky > 0 ? [
                    `${flaky} flaky`
                ] : [],
                ...notRun > 0 ? [
                    `${notRun} did not run`
                ] : [],
                ...skipped > 0 ? [
                    `${skipped} skipped`
                ] : [],
                ...emptyFiles > 0 && 0 !== passed ? [
                    `${1 === emptyFiles ? '1 file' : `${emptyFiles} files`} of which no test was reported`
                ] : []
            ];
        }
    })
};
