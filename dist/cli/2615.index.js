export const id = 2615;
export const ids = [
    2615
];
export const modules = {
    72615: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            errors: ()=>errors
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
        var _ledger_error_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96000);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23152);
        var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44842);
        async function errors(words, settings, world) {
            let planning = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root), '.planning');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(planning)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.eb(`errors log: there is no ${planning} to log to; give the directory that holds it as --root`);
            let given = readErrorFields('log' === words[0] ? words.slice(1) : words);
            let record = {
                ...given,
                timestamp: new Date(world.now()).toISOString()
            };
            (0, _ledger_error_log_js__WEBPACK_IMPORTED_MODULE_2__.m)(planning, record);
            return {
                exitCode: 0,
                json: record,
                text: 'Specialist error logged'
            };
        }
        let Field = zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_5__.YjP().trim().min(1),
            zod__WEBPACK_IMPORTED_MODULE_5__.aig().transform(String)
        ]);
        let Fields = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
            phase: Field,
            plan: Field,
            task: Field,
            specialist: Field,
            error_type: Field,
            details: Field
        });
        function readErrorFields(words) {
            let given = Object.entries((0, _words_js__WEBPACK_IMPORTED_MODULE_4__.qU)(words, 'errors log')).map(([name, value])=>[
                    name.replace('-', '_'),
                    value
                ]);
            let parsed = Fields.safeParse(Object.fromEntries(given));
            if (parsed.success) return parsed.data;
            let unknown = parsed.error.issues.flatMap((issue)=>'unrecognized_keys' === issue.code ? [
                    issue.message
                ] : []);
            let missing = parsed.error.issues.flatMap(({ path })=>0 === path.length ? [] : [
                    path.join('.').replace('_', '-')
                ]);
            let lacking = 0 === missing.length ? [] : [
                `${missing.join(', ')}: missing, or not text`
            ];
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.eb(`errors log: ${[
                ...lacking,
                ...unknown
            ].join('; ')}; give all of phase, plan, task, specialist, error-type and details`);
        }
    }),
    50229: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G3: ()=>tryOpen,
            Yw: ()=>syncFolder,
            fR: ()=>replaceFile,
            o_: ()=>tryRead,
            ol: ()=>listDir,
            tk: ()=>removeDrafts
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function replaceFile(path, content, kind = 'lasting') {
            let temporary = null;
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
                    recursive: true
                });
                let made = openNew(path);
                temporary = made.temporary;
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(made.file, content);
                    if ('lasting' === kind) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(made.file);
                } finally{
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(made.file);
                }
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
                if ('lasting' === kind) syncFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
            } catch (cause) {
                if (null !== temporary) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
                    force: true
                });
                throw new Error(`${path} could not be written: ${cause.message}; nothing was replaced`, {
                    cause
                });
            }
        }
        function syncFolder(folder) {
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY);
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function openNew(path) {
            for(let number = 1;; number += 1){
                let temporary = `${path}.${number}.tmp`;
                try {
                    let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'wx');
                    for(let earlier = 1; earlier < number; earlier += 1)removeOld(`${path}.${earlier}.tmp`, file);
                    return {
                        temporary,
                        file
                    };
                } catch (cause) {
                    if ('EEXIST' !== cause.code || 100 === number) throw cause;
                }
            }
        }
        function removeDrafts(path) {
            for(let number = 1; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${path}.${number}.tmp`, {
                throwIfNoEntry: false
            }); number += 1)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${path}.${number}.tmp`, {
                recursive: true,
                force: true
            });
        }
        function removeOld(temporary, than) {
            let left = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(temporary, {
                throwIfNoEntry: false
            });
            if (left && left.mtimeMs < (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(than).mtimeMs - 60_000) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
                recursive: true,
                force: true
            });
        }
        let largest = 67108864;
        function tryRead(path) {
            let file = tryOpen(path);
            if (null === file) return null;
            try {
                let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (size > largest) throw new Error(`${path} has ${size} bytes, more than the ${largest} that are read`);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function tryOpen(path, flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch (cause) {
                if (nothingThere.has(cause.code ?? '')) return null;
                throw cause;
            }
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile()) return file;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            return null;
        }
        function listDir(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).sort();
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
        let nothingThere = new Set([
            'ENOENT',
            'ENOTDIR',
            'ELOOP',
            'ENXIO',
            'EISDIR'
        ]);
    }),
    36684: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>linesFromEnd,
            u: ()=>endsInMidLine
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        function* linesFromEnd(file, skips = ()=>false) {
            let chunk = Buffer.alloc(chunkBytes);
            let isOverlong = false;
            let rest = Buffer.alloc(0);
            for(let end = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size; end > 0;){
                let start = Math.max(0, end - chunkBytes);
                let read = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, chunk, 0, end - start, start);
                let bytes = Buffer.concat([
                    chunk.subarray(0, read),
                    rest
                ]);
                let latin1 = bytes.toString('latin1');
                let starts = startsOfLines(latin1);
                let first = 0 === start ? 0 : starts[1] ?? latin1.length;
                let to = latin1.length;
                for (let from of starts.filter((each)=>each >= first && each < to).reverse()){
                    let stop = latin1.charCodeAt(to - 1) === newline ? to - 1 : to;
                    if (isOverlong) yield {
                        text: '',
                        from: start + from
                    };
                    else if (stop > from && !skips(latin1, from, stop)) yield {
                        text: bytes.toString('utf8', from, stop),
                        from: start + from
                    };
                    isOverlong = false;
                    to = from;
                }
                let isTooLong = first > longestLine;
                isOverlong ||= isTooLong;
                rest = isTooLong ? Buffer.alloc(0) : Buffer.from(bytes.subarray(0, first));
                end = start;
            }
        }
        function endsInMidLine(file) {
            let { size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
            let last = Buffer.alloc(1);
            return size > 0 && 1 === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, last, 0, 1, size - 1) && last[0] !== newline;
        }
        let chunkBytes = 1048576;
        let longestLine = 16777216;
        let newline = 10;
        function startsOfLines(text) {
            let starts = [
                0
            ];
            for(let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1))starts.push(at + 1);
            return starts;
        }
    }),
    59865: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            k: ()=>isNestedTooDeep,
            q: ()=>parseJson
        });
        let mostLevels = 64;
        function isNestedTooDeep(text, most = mostLevels) {
            let level = 0;
            let isInText = false;
            for(let at = 0; at < text.length; at += 1){
                let char = text[at];
                if (isInText) {
                    if ('\\' === char) at += 1;
                    else if ('"' === char) isInText = false;
                } else if ('"' === char) isInText = true;
                else if ('[' === char || '{' === char) {
                    level += 1;
                    if (level > most) return true;
                } else if (']' === char || '}' === char) level -= 1;
            }
            return false;
        }
        function parseJson(text) {
            if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${mostLevels} levels`);
            return namesPrototype.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
        }
        let namesPrototype = /__proto__|\\u00(?:5f|6f|7[024])/i;
        function withoutPrototype(key, value) {
            return '__proto__' === key ? void 0 : value;
        }
    }),
    96000: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>updateErrorLog,
            m: ()=>appendSpecialistError
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36684);
        function appendSpecialistError(planning, error) {
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'specialist-errors.jsonl'), 'a+');
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${(0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.u)(file) ? '\n' : ''}${JSON.stringify(error)}\n`);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function updateErrorLog(planning, events) {
            let failed = events.filter((each)=>'attempt_failed' === each.event);
            if (0 === failed.length) return;
            let missing = new Map(failed.map((event)=>[
                    JSON.stringify(errorOf(event)),
                    errorOf(event)
                ]));
            for (let line of linesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'specialist-errors.jsonl')))missing.delete(line);
            for (let error of missing.values())appendSpecialistError(planning, error);
        }
        function errorOf(event) {
            let { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
            return {
                phase,
                plan,
                task,
                specialist,
                error_type,
                details,
                timestamp: at
            };
        }
        function* linesIn(path) {
            let file = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(path);
            if (null === file) return;
            try {
                for (let { text } of (0, _files_file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file))yield text;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
    }),
    44842: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fA: ()=>readTyped,
            qU: ()=>readFields,
            u0: ()=>readDocument
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59865);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function readFields(words, verb, readValue = (text)=>text) {
            let [first = ''] = words;
            if (first.trimStart().startsWith('{')) return readObject(words, verb);
            return Object.fromEntries(words.map((word)=>{
                let at = word.indexOf('=');
                if (at < 1) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: found "${word}", expected key=value or one JSON object`);
                return [
                    word.slice(0, at),
                    readValue(word.slice(at + 1))
                ];
            }));
        }
        function readObject([text = '', ...rest], verb) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one JSON object or key=value words, found both`);
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: the details are not JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        function readTyped(text) {
            if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text)) return text;
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch  {
                return text;
            }
        }
        async function readDocument([word, ...rest], verb, world) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one word of JSON, found ${rest.length + 1}; quote the JSON`);
            return void 0 === word || '-' === word ? world.readStdin() : word;
        }
    })
};
