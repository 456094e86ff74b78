export const id = 958;
export const ids = [
    958
];
export const modules = {
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
    35081: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>readConfig
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59865);
        function readConfig(text, file = '.planning/config.json') {
            let diagnostics = [];
            let tell = (code, message)=>{
                diagnostics.push({
                    severity: 'warning',
                    code,
                    file,
                    line: 1,
                    message
                });
            };
            let raw = {};
            try {
                raw = null === text ? {} : (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_0__.q)(text.replace(/^\uFEFF/, ''));
            } catch (error) {
                tell('config-unreadable', `the file is not valid JSON (${error.message}); defaults are used. Correct it`);
            }
            let checked = fileSchema.safeParse(raw);
            for (let issue of checked.error?.issues ?? [])tell('config-invalid', `${issue.path.join('.') || 'the file'}: ${issue.message}; the default is used`);
            return {
                config: settings(checked.data ?? readable(raw)),
                diagnostics
            };
        }
        let parallelization = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
            zod__WEBPACK_IMPORTED_MODULE_1__._H3({
                enabled: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
                plan_level: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
                max_concurrent_agents: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(1).optional(),
                min_plans_for_parallel: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(1).optional()
            })
        ]);
        let branchingStrategy = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
            'none',
            'phase',
            'milestone'
        ]);
        let fileSchema = zod__WEBPACK_IMPORTED_MODULE_1__._H3({
            parallelization: parallelization.optional(),
            commit_docs: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
            branching_strategy: branchingStrategy.optional(),
            project_code: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
            planning: zod__WEBPACK_IMPORTED_MODULE_1__._H3({
                commit_docs: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional()
            }).optional(),
            git: zod__WEBPACK_IMPORTED_MODULE_1__._H3({
                branching_strategy: branchingStrategy.optional(),
                base_branch: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                phase_branch_template: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
            }).optional(),
            workflow: zod__WEBPACK_IMPORTED_MODULE_1__._H3({
                verifier: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
                auto_advance: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
                use_worktrees: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional(),
                node_repair_budget: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(0).optional(),
                subagent_timeout: zod__WEBPACK_IMPORTED_MODULE_1__.Whr().min(1).optional()
            }).optional()
        });
        function readable(raw) {
            let kept = {};
            if ('object' != typeof raw || null === raw || Array.isArray(raw)) return kept;
            for (let [key, value] of Object.entries(raw)){
                let alone = fileSchema.safeParse({
                    [key]: value
                });
                if (alone.success) kept[key] = value;
                else if ('object' == typeof value && null !== value && !Array.isArray(value)) kept[key] = Object.fromEntries(Object.entries(value).filter(([name, inner])=>fileSchema.safeParse({
                        [key]: {
                            [name]: inner
                        }
                    }).success));
            }
            let result = fileSchema.safeParse(kept);
            return result.success ? result.data : {};
        }
        function settings({ parallelization, git, workflow, planning, ...top }) {
            let parallel = 'object' == typeof parallelization ? parallelization : {
                enabled: parallelization
            };
            return {
                parallel: (parallel.enabled ?? true) && false !== parallel.plan_level,
                maxConcurrent: parallel.max_concurrent_agents ?? 3,
                minPlansForParallel: parallel.min_plans_for_parallel ?? 2,
                useWorktrees: workflow?.use_worktrees ?? true,
                branching: git?.branching_strategy ?? top.branching_strategy ?? 'none',
                baseBranch: git?.base_branch ?? null,
                phaseBranchTemplate: git?.phase_branch_template ?? 'gsd/phase-{phase}-{slug}',
                commitDocs: top.commit_docs ?? planning?.commit_docs ?? true,
                verifier: workflow?.verifier ?? true,
                autoAdvance: workflow?.auto_advance ?? false,
                nodeRepairBudget: workflow?.node_repair_budget ?? 2,
                subagentTimeoutMs: workflow?.subagent_timeout ?? null,
                projectCode: top.project_code ?? null
            };
        }
    }),
    97697: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            zx: ()=>frontmatterExtent,
            zT: ()=>readFrontmatter
        });
        var yaml = __webpack_require__(63980);
        function repairedLines(lines) {
            let repairs = [];
            let literalIndent = -1;
            let repaired = lines.map((line, at)=>{
                let indent = line.search(/\S/);
                if (literalIndent >= 0 && (indent < 0 || indent > literalIndent)) return line;
                literalIndent = -1;
                let [, lead = '', value = ''] = /^(\s*(?:- +)*(?:[\w.-]+:(?: +|$))?)(.*)$/.exec(line.trimEnd()) ?? [];
                if (/^[|>][+-]?\d?[+-]?$/.test(value)) literalIndent = indent;
                let repair = repairedValue(value, lead);
                if (!repair) return line;
                repairs.push({
                    at,
                    why: repair.why,
                    readAs: repair.readAs
                });
                return lead + repair.readAs;
            });
            return {
                lines: repaired,
                repairs
            };
        }
        function repairedValue(value, lead) {
            if ('' === value || '' === lead.trim() || isComplete(value)) return null;
            if (quotedList.test(value)) return {
                why: 'several quoted texts without brackets',
                readAs: `[${value}]`
            };
            if (/^"(?:[^"\\]|\\.)*"$/.test(value)) return {
                why: 'a backslash that is not a YAML escape',
                readAs: singleQuoted(withLiteralBackslashes(value.slice(1, -1)))
            };
            return {
                why: 'an unquoted text with a special character',
                readAs: singleQuoted(value)
            };
        }
        let quotedList = /^"(?:[^"\\]|\\.)*"(?:\s*,\s*"(?:[^"\\]|\\.)*")+$/;
        function isComplete(value) {
            if (/^(?:#|[|>][+-]?\d?[+-]?$)/.test(value)) return true;
            if (/^[[{]/.test(value) && !/[\]}]/.test(value)) return true;
            let read = (0, yaml.bb)(value);
            return /^[[{]/.test(value) ? void 0 !== read : 'string' == typeof read;
        }
        function withLiteralBackslashes(text) {
            return text.replace(/\\(["\\])/g, '$1');
        }
        function singleQuoted(text) {
            return `'${text.replaceAll("'", "''")}'`;
        }
        function salvage(lines, read) {
            let [head = ''] = lines;
            let kept = head;
            let lost = [];
            let keepIfValid = (above, from, to)=>{
                let entry = lines.slice(from, to).join('\n');
                let isValid = '' === entry.trim() || void 0 !== read(`${above}\n${entry}`);
                if (isValid) kept += `\n${entry}`;
                return isValid;
            };
            for (let [from, to] of childEntries(lines, 1, lines.length)){
                if (keepIfValid(head, from, to)) continue;
                let own = lines[from] ?? '';
                let parts = own.trimEnd().endsWith(':') ? childEntries(lines, from + 1, to) : [];
                if (0 === parts.length) lost.push(from);
                else kept += `\n${own}`;
                for (let [start, end] of parts)if (!keepIfValid(`${head}\n${own}`, start, end)) lost.push(start);
            }
            let value = read(kept);
            return void 0 === value && 0 === lost.length ? {
                value,
                lost: [
                    0
                ]
            } : {
                value,
                lost
            };
        }
        function childEntries(lines, from, to) {
            let first = lines.slice(from, to).find((line)=>'' !== line.trim());
            let indent = first?.search(/\S/) ?? 0;
            let starts = [];
            for(let at = from; at < to; at++){
                let own = lines[at]?.search(/\S/) ?? -1;
                if (own >= 0 && own <= indent) starts.push(at);
            }
            return starts.map((start, at)=>[
                    start,
                    starts[at + 1] ?? to
                ]);
        }
        function readFrontmatter(text) {
            let extent = frontmatterExtent(text);
            if (!extent) return {
                exists: false,
                values: new Map(),
                lines: new Map(),
                bodyStart: bom(text),
                problems: []
            };
            let { start, end, bodyStart, terminated } = extent;
            let isReadable = end - start <= maxFrontmatterChars;
            let { values, lines, problems } = readSource(isReadable ? text.slice(start, end).replaceAll('\r\n', '\n') : '');
            if (!isReadable) problems.unshift(tooLarge);
            if (!terminated) problems.unshift(unterminated);
            return {
                exists: true,
                values,
                lines,
                bodyStart,
                problems
            };
        }
        let maxFrontmatterChars = 65536;
        function frontmatterExtent(text) {
            let opening = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(text);
            if (!opening) return null;
            let start = opening[0].length;
            let closing = /^---[ \t]*\r?$/gm;
            closing.lastIndex = start;
            let close = closing.exec(text);
            if (close) {
                let bodyStart = Math.min(close.index + close[0].length + 1, text.length);
                return {
                    start,
                    end: close.index,
                    bodyStart,
                    terminated: true
                };
            }
            let firstProse = /^(?![\w"'][^\n]*:(?:\s|$)|[ \t]|- |[\]}#]|\r?$)/gm;
            firstProse.lastIndex = start;
            let end = firstProse.exec(text)?.index ?? text.length;
            return {
                start,
                end,
                bodyStart: end,
                terminated: false
            };
        }
        function bom(text) {
            return text.startsWith('\uFEFF') ? 1 : 0;
        }
        function readSource(source) {
            let { blocks, stray } = topLevelBlocks(source);
            let lines = new Map(blocks.map(({ key, line })=>[
                    key,
                    line
                ]));
            let whole = strictYaml(source);
            if (whole) return {
                values: whole,
                lines,
                problems: []
            };
            let values = new Map();
            let problems = [
                ...stray.map(strayLine),
                ...duplicates(blocks)
            ];
            for (let block of blocks){
                let read = strictYaml(block.lines.join('\n'));
                if (read) for (let [key, value] of read)values.set(key, value);
                else values.set(block.key, repairedBlock(block, problems));
            }
            return {
                values,
                lines,
                problems
            };
        }
        let topLevelKey = /^(?:"([^"]+)"|'([^']+)'|([^\s#:'"[\]{},&*!|>%@`?-][^:\r\n]*)):(?=[ \t]|$)/;
        function topLevelBlocks(source) {
            let blocks = [];
            let stray = [];
            for (let [at, text] of source.split('\n').entries()){
                let match = topLevelKey.exec(text);
                if (match) blocks.push({
                    key: match[1] ?? match[2] ?? match[3]?.trimEnd() ?? '',
                    line: at + 2,
                    lines: [
                        text
                    ]
                });
                else if (blocks.length > 0) blocks.at(-1)?.lines.push(text);
                else if ('' !== text.trim() && !text.startsWith('#')) stray.push({
                    line: at + 2,
                    text
                });
            }
            return {
                blocks,
                stray
            };
        }
        function strictYaml(source) {
            let value = (0, yaml.bb)(source);
            return 'object' != typeof value || null === value || Array.isArray(value) ? void 0 : new Map(Object.entries(value));
        }
        function repairedBlock(block, problems) {
            if (block.lines.length > maxRepairedLines || block.lines.join('\n').length > maxRepairedChars) {
                let message = `${block.key}: this part of the frontmatter is not valid YAML and too long to be repaired. Fix it`;
                problems.push({
                    severity: 'error',
                    code: 'frontmatter-unreadable',
                    line: block.line,
                    message
                });
                return '';
            }
            if (isTooDeep(block.lines.join('\n'))) {
                let message = `${block.key}: this part of the frontmatter goes in more than ${yaml.vj} levels and was not read. Fix it`;
                problems.push({
                    severity: 'error',
                    code: 'frontmatter-unreadable',
                    line: block.line,
                    message
                });
                return '';
            }
            let { lines, repairs } = repairedLines(block.lines);
            let read = (text)=>strictYaml(text)?.get(block.key);
            let repaired = repairs.length > 0 ? read(lines.join('\n')) : void 0;
            let { value, lost } = void 0 === repaired ? salvage(lines, read) : {
                value: repaired,
                lost: []
            };
            for (let { at, why, readAs } of repairs){
                let message = `${block.key}: this line is not valid YAML (${why}); it was read as ${excerpt(readAs)}. Quote the value`;
                problems.push({
                    severity: 'warning',
                    code: 'invalid-yaml',
                    line: block.line + at,
                    message
                });
            }
            for (let at of lost){
                let message = `${block.key}: this part of the frontmatter is not valid YAML and could not be read: ${excerpt(lines[at] ?? '')}`;
                problems.push({
                    severity: 'error',
                    code: 'frontmatter-unreadable',
                    line: block.line + at,
                    message
                });
            }
            return value ?? '';
        }
        function isTooDeep(source) {
            try {
                (0, yaml.hN)(source);
                return false;
            } catch (error) {
                return error instanceof yaml.Iz && error.isTooDeep;
            }
        }
        let maxRepairedLines = 3_000;
        let maxRepairedChars = 16384;
        let unterminated = {
            severity: 'error',
            code: 'frontmatter-unterminated',
            line: 1,
            message: 'the opening --- is never closed; the keys were read as far as they go. Add a line --- below them'
        };
        let tooLarge = {
            severity: 'error',
            code: 'frontmatter-too-large',
            line: 1,
            message: 'the frontmatter is larger than 64 KiB and was not read. Is the closing --- missing?'
        };
        function duplicates(blocks) {
            let seen = new Set();
            let again = blocks.filter(({ key })=>seen.size === seen.add(key).size);
            return again.map(({ key, line })=>{
                let message = `the key "${key}" stands twice in the frontmatter; the last one counts. Remove one`;
                return {
                    severity: 'warning',
                    code: 'duplicate-key',
                    line,
                    message
                };
            });
        }
        function strayLine({ line, text }) {
            let message = `the frontmatter begins with a line that is not "key: value" and was ignored: ${excerpt(text)}`;
            return {
                severity: 'warning',
                code: 'invalid-yaml',
                line,
                message
            };
        }
        function excerpt(text) {
            let trimmed = text.trim();
            return JSON.stringify(trimmed.length > 80 ? `${trimmed.slice(0, 80)}…` : trimmed);
        }
    }),
    26811: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Hv: ()=>elementNames,
            Iv: ()=>masked,
            Td: ()=>attributesOf,
            Yt: ()=>elements,
            __: ()=>withoutEntities,
            fx: ()=>withoutComments
        });
        function masked(text) {
            if (last.text !== text) last = {
                text,
                mask: mask(text)
            };
            return last.mask;
        }
        let last = {
            text: '',
            mask: ''
        };
        function mask(text) {
            if (!/```|~~~/.test(text)) return withoutComments(text);
            let out = '';
            let fence = null;
            let fenceAt = 0;
            let at = 0;
            for (let line of linesWithEnds(text)){
                if (null === fence) {
                    fence = opensFence(line);
                    if (fence) fenceAt = at;
                    else out += line;
                } else if (endsOutside(line, fence)) {
                    out += blank(text.slice(fenceAt, at)) + line;
                    fence = null;
                } else if (closesFence(line, fence)) {
                    out += blank(text.slice(fenceAt, at + line.length));
                    fence = null;
                }
                at += line.length;
            }
            return withoutComments(fence ? out + text.slice(fenceAt) : out);
        }
        function opensFence(line) {
            let [, run] = /^[ \t]*(?:[-*+] +|\d+[.)] +)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line.trimEnd()) ?? [];
            return run ? {
                mark: run.charAt(0),
                length: run.length,
                open: 0
            } : null;
        }
        function closesFence(line, fence) {
            let [, run] = /^[ \t]*(`{3,}|~{3,})[ \t]*\r?\n?$/.exec(line) ?? [];
            return void 0 !== run && run.charAt(0) === fence.mark && run.length >= fence.length;
        }
        function endsOutside(line, fence) {
            if (!structuralLine.test(line)) return false;
            for (let [, slash] of line.matchAll(structuralTags)){
                fence.open += slash ? -1 : 1;
                if (fence.open < 0) return true;
            }
            return false;
        }
        let structure = 'tasks?|action|verify|automated|interfaces|context|objective|feature|behavior|implementation';
        let structuralLine = new RegExp(`^[ \\t]*</?(?:${structure})\\b`);
        let structuralTags = new RegExp(`<(/?)(?:${structure})\\b`, 'g');
        function withoutComments(text) {
            let out = '';
            let from = 0;
            let end = -1;
            let lineEnd = -1;
            for(let start = text.indexOf('<!--'); start >= 0;){
                if (end < start + 4) end = text.indexOf('-->', start + 4);
                if (end < 0) break;
                if (lineEnd < start) lineEnd = endOfLine(text, start);
                let next = text.indexOf('<!--', start + 4);
                let literal = literalUntil(text, start, {
                    end,
                    lineEnd,
                    next
                });
                if (null !== literal) {
                    start = text.indexOf('<!--', literal);
                    continue;
                }
                out += text.slice(from, start) + blank(text.slice(start, end + 3));
                from = end + 3;
                start = text.indexOf('<!--', from);
            }
            return out + text.slice(from);
        }
        function endOfLine(text, from) {
            let end = text.indexOf('\n', from);
            return end < 0 ? text.length : end;
        }
        function literalUntil(text, start, { end, lineEnd, next }) {
            let isFirst = startsLine(text, start);
            let isOneLine = end < lineEnd;
            if (isFirst && isOneLine) return null;
            let isSpokenOf = /["'`]/.test(text.charAt(start - 1)) || next > 0 && next < end;
            if (!isFirst && !isOneLine && isSpokenOf) return start + 4;
            let open = 0;
            for (let tag of text.slice(start, end).matchAll(structuralTags)){
                open += tag[1] ? -1 : 1;
                if (open < 0) return start + tag.index;
            }
            return null;
        }
        function startsLine(text, at) {
            let before = at - 1;
            while(' ' === text[before] || '\t' === text[before])before--;
            return before < 0 || '\n' === text[before];
        }
        function blank(text) {
            return text.replace(/[^\n]+/g, (line)=>' '.repeat(line.length));
        }
        function* linesWithEnds(text) {
            let from = 0;
            while(from < text.length){
                let end = text.indexOf('\n', from);
                let next = end < 0 ? text.length : end + 1;
                yield text.slice(from, next);
                from = next;
            }
        }
        function elementNames(...names) {
            let any = names.join('|');
            return {
                opening: new RegExp(`<(${any})(\\s[^<>]*)?>`, 'g'),
                line: new RegExp(`^[ \\t]*<(?:${any})[\\s>]`, 'gm')
            };
        }
        function elements(mask, names) {
            let { opening, line: nextLine } = names;
            let found = [];
            opening.lastIndex = 0;
            let missing = new Set();
            for(let open = opening.exec(mask); open; open = opening.exec(mask)){
                let [tag, name = '', attributes = ''] = open;
                let [at, start] = [
                    open.index,
                    open.index + tag.length
                ];
                if (attributes.endsWith('/')) {
                    found.push({
                        name,
                        attributes,
                        at,
                        start,
                        end: start,
                        after: start,
                        closed: true
                    });
                    continue;
                }
                let close = missing.has(name) ? -1 : mask.indexOf(`</${name}>`, start);
                if (close < 0) missing.add(name);
                nextLine.lastIndex = start;
                let end = close < 0 ? nextLine.exec(mask)?.index ?? mask.length : close;
                let after = close < 0 ? end : close + name.length + 3;
                found.push({
                    name,
                    attributes,
                    at,
                    start,
                    end,
                    after,
                    closed: close >= 0
                });
                opening.lastIndex = after;
            }
            return found;
        }
        function attributesOf(tag) {
            let quoted = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
            let found = new Map();
            for (let [, name = '', double, single] of tag.matchAll(quoted))if (!found.has(name)) found.set(name, withoutEntities(double ?? single ?? '').trim());
            return found;
        }
        function withoutEntities(text) {
            return text.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27);/g, (entity)=>entities[entity] ?? entity);
        }
        let entities = {
            '&amp;': '&',
            '&lt;': '<',
            '&gt;': '>',
            '&quot;': '"',
            '&apos;': "'",
            '&#39;': "'",
            '&#x27;': "'"
        };
    }),
    88240: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Kd: ()=>withoutZeros,
            Tf: ()=>phaseNumber,
            dk: ()=>compareNatural,
            nm: ()=>phaseKey,
            u1: ()=>samePhase
        });
        function phaseKey(id) {
            let number = phaseNumber(id);
            if (null === number) return id.trim().toLowerCase();
            return number.split('.').map(withoutZeros).join('.').toUpperCase();
        }
        function samePhase(a, b) {
            return phaseKey(a) === phaseKey(b);
        }
        function phaseNumber(id) {
            return token.exec(id.trim().replace(/^phase[\s_-]+/i, ''))?.[1] ?? null;
        }
        let token = /^(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?:-|$)/;
        function withoutZeros(number) {
            return number.replace(/^0+(?=\d)/, '');
        }
        function compareNatural(a, b) {
            let left = a.match(/\d+|\D+/g) ?? [];
            let right = b.match(/\d+|\D+/g) ?? [];
            for(let at = 0; at < Math.min(left.length, right.length); at++){
                let order = compareParts(left[at] ?? '', right[at] ?? '');
                if (0 !== order) return order;
            }
            return left.length - right.length || compareText(a, b);
        }
        function compareParts(a, b) {
            if (!/^\d/.test(a) || !/^\d/.test(b)) return compareText(a, b);
            let [left, right] = [
                withoutZeros(a),
                withoutZeros(b)
            ];
            return left.length - right.length || compareText(left, right);
        }
        function compareText(a, b) {
            return a < b ? -1 : a > b ? 1 : 0;
        }
    }),
    92649: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            wo: ()=>phase_tree.w,
            mc: ()=>readPhase,
            v6: ()=>readPhaseDirectory,
            WW: ()=>selectPhase
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var phase_id = __webpack_require__(88240);
        var declared_paths = __webpack_require__(41028);
        var phase_frontmatter = __webpack_require__(97697);
        var markup = __webpack_require__(26811);
        var must_haves = __webpack_require__(22016);
        var plan_file = __webpack_require__(14923);
        var plan_keys = __webpack_require__(19785);
        function fileList(text) {
            return text.split('\n').flatMap(must_haves.EO).map((item)=>(0, declared_paths.mV)(item.trim().replace(/^[-*+] /, '').trim())).filter((item)=>'' !== item && !/^(?:none\b|n\/a\b|[-—]+$|\()/i.test(item));
        }
        function taskType(declared) {
            return upstreamType(declared) ?? 'auto';
        }
        function isKnownTaskType(declared) {
            return plainWork.test(declared) || null !== upstreamType(declared);
        }
        let plainWork = /^(?:|auto|execute|implementation|implement|test|verification|verify|research|setup)$/i;
        function upstreamType(declared) {
            let type = declared.toLowerCase().replace(/[_\s]+/g, '-');
            if (type.startsWith('checkpoint')) return type.replace(/^checkpoint[:-]*/, 'checkpoint:').replace(/:$/, '');
            if (/^(?:human-(?:verify|action)|decision)$/.test(type)) return `checkpoint:${type}`;
            if (/^tdd(?:-|$)/.test(type)) return 'tdd';
            return 'tracer' === type ? type : null;
        }
        function readVerify(blocks) {
            let automated = [];
            let prose = '';
            for (let block of blocks){
                let from = 0;
                for (let element of (0, markup.Yt)((0, markup.Iv)(block), automatedElements)){
                    prose += block.slice(from, element.at);
                    let command = commandText(block.slice(element.start, element.end)) || attributeOf(element.attributes);
                    if ('' === command || missingCommand.test(command)) prose += command;
                    else automated.push(command);
                    from = element.after;
                }
                prose += `${block.slice(from)}\n`;
            }
            return {
                automated,
                prose: prose.trim() || null
            };
        }
        function attributeOf(tag) {
            let attributes = (0, markup.Td)(tag);
            return attributes.get('command') ?? attributes.get('cmd') ?? attributes.get('run') ?? '';
        }
        let automatedElements = (0, markup.Hv)('automated');
        let missingCommand = /^\s*MISSING\b/;
        function commandText(text) {
            let lines = text.trim().split('\n');
            let isFence = (line)=>/^\s*(?:```|~~~)/.test(line ?? '');
            let inside = lines.length > 2 && isFence(lines[0]) && isFence(lines.at(-1)) ? lines.slice(1, -1) : lines;
            return (0, markup.__)(inside.join('\n')).trim();
        }
        function isCheckMissing({ automated, prose }) {
            return 0 === automated.length && missingCommand.test(prose ?? '');
        }
        function readTasks(body, mask, file, firstLine) {
            let lineAt = lineCounter(body, firstLine);
            let diagnostics = [];
            let extents = taskExtents(mask);
            if (extents.length > mostTasks) diagnostics.push({
                severity: 'error',
                code: 'too-many-tasks',
                file,
                line: firstLine,
                message: `the plan has ${extents.length} tasks; the first ${mostTasks} were read. Divide it`
            });
            let tasks = extents.slice(0, mostTasks).map((extent, at)=>{
                let task = readTask(body, mask, extent, at + 1, lineAt(extent.at));
                for (let oddity of oddities(task, extent.closed))diagnostics.push({
                    ...oddity,
                    file,
                    line: task.line
                });
                return task;
            });
            let all = tasks.length > 0 ? tasks : withoutTaskElements(body, mask, lineAt);
            all.at(-1)?.verify.automated.push(...commandsBeside(body, mask, extents));
            return {
                tasks: all,
                diagnostics
            };
        }
        function commandsBeside(body, mask, tasks) {
            if (0 === tasks.length) return [];
            let isInTask = ({ at })=>tasks.some((task)=>at >= task.at && at < task.after);
            let beside = (0, markup.Yt)(mask, task_automatedElements).filter((each)=>each.closed && !isInTask(each) && /(?:^|\n)[ \t]*(?:<verify>\s*)?$/.test(mask.slice(Math.max(0, each.at - 200), each.at)));
            return readVerify(beside.map(({ at, after })=>body.slice(at, after))).automated;
        }
        let task_automatedElements = (0, markup.Hv)('automated');
        let mostTasks = 1_000;
        function* oddities({ name, type, declaredType, verify }, closed) {
            let unclosed = `the task "${name}" has no </task>; it was read up to the next task or section. Close it`;
            let unknown = `the task type "${declaredType}" is not known and is treated as "${type}"`;
            let missing = `the task "${name}" says that its automated check is still missing`;
            if (!closed) yield {
                severity: 'warning',
                code: 'task-unclosed',
                message: unclosed
            };
            if (!isKnownTaskType(declaredType)) yield {
                severity: 'warning',
                code: 'task-type-unknown',
                message: unknown
            };
            if (isCheckMissing(verify)) yield {
                severity: 'info',
                code: 'verify-missing',
                message: missing
            };
        }
        function taskExtents(mask) {
            let opening = /^[ \t]*<task(\s[^<>]*)?>/gm;
            let opened = [
                ...mask.matchAll(opening)
            ];
            return opened.map((open, at)=>{
                let start = open.index + open[0].length;
                let limit = opened[at + 1]?.index ?? mask.length;
                let attributes = open[1] ?? '';
                let inside = mask.slice(start, limit);
                let close = attributes.endsWith('/') ? 0 : inside.indexOf('</task>');
                let length = close >= 0 ? close : sectionAfterTasks.exec(inside)?.index ?? inside.length;
                let end = start + length;
                return {
                    name: 'task',
                    attributes,
                    at: mask.indexOf('<', open.index),
                    start,
                    end,
                    after: end,
                    closed: close >= 0
                };
            });
        }
        let sectionAfterTasks = /^(?:[ \t]*<\/tasks>|<(?:verification|success_criteria|output|threat_model)>)/m;
        let childElements = (0, markup.Hv)('name', 'title', 'files', 'file', 'read_first', 'precondition', 'behavior', 'action', 'implementation', 'verify', 'automated', 'acceptance_criteria', 'criterion', 'done', 'what-built', 'how-to-verify', 'resume-signal', 'decision', 'context', 'options', 'instructions', 'verification');
        let optionElements = (0, markup.Hv)('option');
        let optionParts = (0, markup.Hv)('name', 'pros', 'cons');
        let featureElements = (0, markup.Hv)('feature');
        function readTask(body, mask, extent, number, line) {
            let text = body.slice(extent.start, extent.end);
            let children = new Map();
            for (let child of (0, markup.Yt)(mask.slice(extent.start, extent.end), childElements)){
                let contents = children.get(child.name) ?? [];
                contents.push(text.slice(child.start, child.end));
                children.set(child.name, contents);
            }
            let all = (...names)=>names.flatMap((name)=>children.get(name) ?? []);
            let first = (...names)=>all(...names)[0]?.trim() || null;
            let attributes = (0, markup.Td)(extent.attributes);
            let declaredType = attributes.get('type') ?? '';
            let type = taskType(declaredType);
            let described = all('behavior', 'implementation', 'what-built', 'decision', 'instructions').map((part)=>part.trim());
            let commands = all('automated').map((command)=>`<automated>${command}</automated>`);
            return {
                name: oneLine(first('name', 'title') ?? attributes.get('name') ?? attributes.get('title') ?? `Task ${number}`),
                type: 'auto' === type && 'true' === attributes.get('tdd') ? 'tdd' : type,
                declaredType,
                gate: attributes.get('gate')?.toLowerCase().replaceAll('_', '-') ?? null,
                files: all('files', 'file').flatMap(fileList),
                action: children.has('action') ? all('action').join('\n') : described.join('\n\n') || text.trim(),
                verify: readVerify([
                    ...all('verify'),
                    ...commands
                ]),
                done: first('done', 'acceptance_criteria') ?? (all('criterion').map((text)=>text.trim()).join('\n') || null),
                precondition: first('precondition'),
                options: 'checkpoint:decision' === type ? readOptions(children.get('options')?.join('\n') ?? text) : [],
                steps: type.startsWith('checkpoint') ? readSteps(first) : null,
                line
            };
        }
        function readSteps(first) {
            return {
                whatBuilt: first('what-built'),
                howToVerify: first('how-to-verify'),
                decision: first('decision'),
                context: first('context'),
                action: first('action'),
                instructions: first('instructions'),
                verification: first('verification'),
                resumeSignal: first('resume-signal')
            };
        }
        function readOptions(text) {
            let options = [];
            for (let option of (0, markup.Yt)((0, markup.Iv)(text), optionElements)){
                let content = text.slice(option.start, option.end);
                let parts = new Map((0, markup.Yt)(content, optionParts).map(({ name, start, end })=>[
                        name,
                        oneLine(content.slice(start, end))
                    ]));
                let id = (0, markup.Td)(option.attributes).get('id') ?? String(options.length + 1);
                let [name = oneLine(content), pros, cons] = [
                    'name',
                    'pros',
                    'cons'
                ].map((part)=>parts.get(part));
                options.push({
                    id,
                    name,
                    ...pros ? {
                        pros
                    } : {},
                    ...cons ? {
                        cons
                    } : {}
                });
            }
            return options;
        }
        function withoutTaskElements(body, mask, lineAt) {
            let features = (0, markup.Yt)(mask, featureElements);
            if (features.length > 0) return features.map((extent, at)=>({
                    ...readTask(body, mask, extent, at + 1, lineAt(extent.at)),
                    type: 'tdd'
                }));
            let headings = [
                ...mask.matchAll(/^#{2,4}[ \t]+(Task[ \t]+\d[^\n]*)$/gm)
            ];
            return headings.map((heading, at)=>{
                let start = heading.index + heading[0].length;
                let end = headings[at + 1]?.index ?? mask.length;
                let extent = {
                    name: 'task',
                    attributes: '',
                    at: heading.index,
                    start,
                    end,
                    after: end,
                    closed: true
                };
                return {
                    ...readTask(body, mask, extent, at + 1, lineAt(heading.index)),
                    name: oneLine(heading[1] ?? '')
                };
            });
        }
        function oneLine(text) {
            return (0, markup.__)(text).replace(/\s+/g, ' ').trim();
        }
        function lineCounter(text, firstLine) {
            let line = firstLine;
            let counted = 0;
            return (offset)=>{
                if (offset < counted) [line, counted] = [
                    firstLine,
                    0
                ];
                for(let at = text.indexOf('\n', counted); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)){
                    line++;
                    counted = at + 1;
                }
                return line;
            };
        }
        function parsePlan(text, path) {
            let file = external_node_path_.posix.basename(path);
            let frontmatter = (0, phase_frontmatter.zT)(text);
            let { values } = frontmatter;
            let body = text.slice(frontmatter.bodyStart).replace(/<\/?(?:automated|verify)\b/gi, (tag)=>tag.toLowerCase());
            let bodyLine = frontmatter.bodyStart > 1 ? newlines(text, frontmatter.bodyStart) + 1 : 1;
            let mask = (0, markup.Iv)(body);
            let tasks = readTasks(body, mask, path, bodyLine);
            let spellings = (0, plan_keys.R)(values.keys());
            let value = (key)=>values.get(spellings.find(({ meant })=>meant === key)?.key ?? key);
            let autonomous = yesOrNo(value('autonomous'), values.has(keyOf(spellings, 'autonomous')));
            let { artifacts, truths, key_links } = Object.fromEntries(values);
            let promised = void 0 === artifacts || value('must_haves') ? value('must_haves') : {
                artifacts,
                truths,
                key_links
            };
            let plan = {
                id: (0, plan_file.rY)(path),
                path,
                file,
                title: (0, must_haves.Qq)(values.get('title')) || titleIn(body, mask),
                type: (0, must_haves.Qq)(value('type')) || 'execute',
                declaredWave: (0, must_haves.Qq)(values.get('wave')) || null,
                dependsOn: dependencies(value('depends_on')),
                filesModified: fileEntries(value('files_modified')),
                autonomous: 'no' !== autonomous && 'unclear' !== autonomous,
                gapClosure: 'yes' === yesOrNo(value('gap_closure'), false),
                superseded: 'superseded' === (0, must_haves.Qq)(value('status')).toLowerCase(),
                mustHaves: (0, must_haves.jc)(promised),
                tasks: tasks.tasks,
                summariesRead: summariesIn(body, mask, bodyLine),
                hasFrontmatter: frontmatter.exists,
                summaryPath: (0, plan_file.e8)(path),
                hasSummary: false,
                halted: false,
                keyLines: keyLines(frontmatter.lines, spellings),
                text
            };
            let unclear = 'unclear' === autonomous ? (0, must_haves.Qq)(value('autonomous')) : null;
            let oddities = [
                ...odditiesOf(plan, spellings, unclear),
                ...questions(plan),
                ...oddPaths(plan, (0, must_haves.vv)(promised))
            ];
            let found = [
                ...frontmatter.problems,
                ...oddities
            ].map((finding)=>({
                    ...finding,
                    file: path
                }));
            return {
                plan,
                diagnostics: [
                    ...found,
                    ...tasks.diagnostics
                ]
            };
        }
        function yesOrNo(value, isWritten) {
            let [word = ''] = (0, must_haves.Qq)(value).toLowerCase().split(/[\s#(,;]/, 1);
            if ('' === word) return isWritten ? 'unclear' : 'unsaid';
            if (/^(?:true|yes|y|on|1)$/.test(word)) return 'yes';
            return /^(?:false|no|n|off|0|never)$/.test(word) ? 'no' : 'unclear';
        }
        function keyOf(spellings, meant) {
            return spellings.find((spelling)=>spelling.meant === meant)?.key ?? meant;
        }
        function keyLines(lines, spellings) {
            let all = new Map(lines);
            for (let { key, meant } of spellings){
                let line = lines.get(key);
                if (void 0 !== line && !all.has(meant)) all.set(meant, line);
            }
            return all;
        }
        function fileEntries(value) {
            return 'string' == typeof value ? (0, must_haves.EO)(value).filter((entry)=>'' !== entry) : (0, must_haves.Te)(value);
        }
        function summariesIn(body, mask, firstLine) {
            if (!body.includes('SUMMARY.md')) return [];
            return (0, markup.Yt)(mask, contextElements).flatMap(({ start, end })=>[
                    ...body.slice(start, end).matchAll(/^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]*SUMMARY\.md)\b/gm)
                ].map((found)=>({
                        path: found[1] ?? '',
                        line: firstLine + newlines(body, start + found.index)
                    })));
        }
        let contextElements = (0, markup.Hv)('context', 'execution_context');
        function dependencies(value) {
            if ('string' == typeof value) return value.split(',').map((item)=>item.trim()).filter((item)=>'' !== item);
            return (0, must_haves.KE)(value).map(must_haves.Qq);
        }
        function titleIn(body, mask) {
            let [objective] = (0, markup.Yt)(mask, objectiveElements);
            let stated = objective ? body.slice(objective.start, objective.end) : '';
            let heading = /^#{1,2}[ \t]+(\S[^\n]*)$/m.exec(mask)?.[1];
            return firstLine(stated) ?? heading?.trim() ?? null;
        }
        let objectiveElements = (0, markup.Hv)('objective');
        function firstLine(text) {
            return text.split('\n').map((line)=>line.trim()).find((line)=>'' !== line) ?? null;
        }
        function* odditiesOf({ hasFrontmatter, tasks, text, autonomous, keyLines, mustHaves: promised }, spellings, unclearAutonomous) {
            if (!hasFrontmatter) {
                let message = 'the plan has no frontmatter: it depends on nothing and promises no files. Start it with --- and depends_on';
                yield {
                    severity: 'warning',
                    code: 'no-frontmatter',
                    line: 1,
                    message
                };
            }
            for (let { key, meant, isRead, isMisspelt } of spellings){
                if (!isMisspelt) continue;
                let line = keyLines.get(key) ?? 1;
                let message = isRead ? `the key "${key}" was read as ${meant}. Write ${meant}` : `the key "${key}" is not read because ${meant} is there too. Remove one of the two`;
                yield {
                    severity: 'warning',
                    code: 'key-misspelt',
                    line,
                    message
                };
            }
            if (null !== unclearAutonomous) {
                let message = `autonomous: ${unclearAutonomous || '(empty)'} is neither true nor false; the plan is not run without a person. Write true or false`;
                yield {
                    severity: 'warning',
                    code: 'autonomous-unclear',
                    line: keyLines.get('autonomous') ?? 1,
                    message
                };
            }
            let mustHavesLine = keyLines.get('must_haves');
            if (void 0 !== mustHavesLine && Object.values(promised).every((list)=>0 === list.length)) {
                let message = 'must_haves holds nothing that could be read as a promise. Give it truths, artifacts or key_links';
                yield {
                    severity: 'warning',
                    code: 'promises-nothing',
                    line: mustHavesLine,
                    message
                };
            }
            if (0 === tasks.length) {
                let message = 'the plan has no <task>: an agent gets its text as it is';
                yield {
                    severity: 'info',
                    code: 'no-tasks',
                    line: 1,
                    message
                };
            }
            if (text.includes('\uFFFD')) {
                let message = 'the file is not valid UTF-8; unreadable characters were replaced. Save it as UTF-8';
                yield {
                    severity: 'warning',
                    code: 'not-utf8',
                    line: 1,
                    message
                };
            }
            if (text.includes('\0')) {
                let message = 'the file contains binary data. A plan is a Markdown text';
                yield {
                    severity: 'error',
                    code: 'not-text',
                    line: 1,
                    message
                };
            }
            let checkpoint = tasks.find(({ type })=>type.startsWith('checkpoint'));
            if (checkpoint && autonomous && keyLines.has('autonomous')) {
                let message = `the plan says autonomous: true, but the task "${checkpoint.name}" is a ${checkpoint.type}. Say autonomous: false`;
                yield {
                    severity: 'warning',
                    code: 'autonomous-with-checkpoint',
                    line: checkpoint.line,
                    message
                };
            }
        }
        function* questions({ id, path, tasks, autonomous, keyLines }) {
            let said = {
                severity: 'info',
                code: 'asks-person'
            };
            let of = `${/\/phases\/([^/]+)\//.exec(path)?.[1] ?? '<phase>'} ${id}`;
            let asking = tasks.flatMap((task, at)=>task.type.startsWith('checkpoint') || 'blocking-human' === task.gate ? [
                    {
                        task,
                        at
                    }
                ] : []);
            for (let { task, at } of asking){
                let before = 0 === at ? 'at once' : `after ${1 === at ? 'task 1' : `tasks 1 to ${at}`}`;
                let what = 'checkpoint:decision' === task.type ? `answer ${of} <option>` : `approve ${of}`;
                let message = `${before} plan ${id} waits for a person: ${task.type} "${task.name}". To go on: phase-executor ${what}`;
                yield {
                    ...said,
                    line: task.line,
                    message
                };
            }
            if (asking.length > 0 || autonomous) return;
            let message = `plan ${id} says autonomous: false and asks a person before it begins. To go on: phase-executor approve ${of}`;
            yield {
                ...said,
                line: keyLines.get('autonomous') ?? 1,
                message
            };
        }
        function* oddPaths({ filesModified, mustHaves: promised, keyLines, text }, unchecked) {
            let artifacts = promised.artifacts.map(({ path })=>path);
            for (let [key, name, entries] of [
                [
                    'files_modified',
                    'files_modified',
                    filesModified
                ],
                [
                    'must_haves',
                    'must_haves.artifacts',
                    artifacts
                ]
            ]){
                let found = new declared_paths.DB(entries).undecidable.filter(({ entry })=>!/^(?:none|n\/a|[-–—])?$/i.test(entry)).map(({ entry, why })=>`"${entry}" (${why})`);
                if (0 === found.length) continue;
                let shown = found.length > 3 ? `${found.slice(0, 3).join(', ')} and ${found.length - 3} more` : found.join(', ');
                let message = `${name} has entries that name no file of this repository and decide nothing: ${shown}. Write paths relative to the project`;
                yield {
                    severity: 'warning',
                    code: 'path-undecidable',
                    line: keyLines.get(key) ?? 1,
                    message
                };
            }
            let from = keyLines.get('must_haves') ?? 1;
            let lines = unchecked.length > 0 ? text.split('\n') : [];
            for (let { path, key, value, wantsNumber } of unchecked){
                let at = lines.findIndex((line, index)=>index >= from && line.trimStart().replace(/^- +/, '').startsWith(`${key}:`));
                let message = wantsNumber ? `artifact ${path}: ${key} is not checked because "${value}" is not a number. Write a number` : `artifact ${path}: nothing checks ${key}. Write contains, not_contains, contains_regex, exports, min_lines, max_lines or min_words`;
                yield {
                    severity: 'warning',
                    code: 'promise-unchecked',
                    line: at < 0 ? from : at + 1,
                    message
                };
            }
        }
        function newlines(text, before) {
            let count = 0;
            for(let at = text.indexOf('\n'); at >= 0 && at < before; at = text.indexOf('\n', at + 1))count++;
            return count;
        }
        var phase_summary = __webpack_require__(19815);
        var phase_tree = __webpack_require__(95567);
        async function readPhase(root, ref) {
            let tree = await (0, phase_tree.Z)(root);
            return readPhaseDirectory(root, selectPhase(tree.phases, ref), tree);
        }
        function selectPhase(tree, ref) {
            let wanted = ref.trim().replace(/\/+$/, '').replace(/^.*\//, '');
            let exact = tree.find(({ dir })=>baseName(dir) === wanted);
            if (exact) return exact;
            let matches = tree.filter(({ key, dir })=>key === (0, phase_id.nm)(wanted) && (isNumber(wanted) || baseName(dir).toLowerCase() === wanted.toLowerCase()));
            let found = narrowed(matches, ({ numberIsOpen })=>!numberIsOpen, ({ planFiles })=>planFiles.length > 0);
            let names = (directories)=>directories.map(({ dir })=>baseName(dir)).join(', ');
            if (found.length > 1) throw new phase_tree.w(`Phase ${ref} is ambiguous: ${names(found)}. Give the full directory name`);
            if (found[0]) return found[0];
            throw new phase_tree.w(`There is no phase "${ref}" in .planning/phases (there are: ${names(tree) || 'none'})`);
        }
        function narrowed(directories, ...tests) {
            return tests.reduce((left, test)=>left.some(test) ? left.filter(test) : left, directories);
        }
        function isNumber(ref) {
            let number = (0, phase_id.Tf)(ref);
            return null !== number && ref.endsWith(number);
        }
        function readPhaseDirectory(root, directory, tree) {
            let diagnostics = [
                ...directory.diagnostics
            ];
            let namesOf = (0, plan_file.jp)(directory.planFiles);
            let read = directory.planFiles.map((file)=>readPlan(root, directory, file, namesOf(file)));
            let plans = [];
            let taken = new Map();
            for (let { plan, diagnostics: found } of read){
                for (let diagnostic of found)diagnostics.push(diagnostic);
                let other = taken.get(plan.id.toLowerCase());
                if (other) diagnostics.push(collision(plan, other));
                else plans.push(plan);
                taken.set(plan.id.toLowerCase(), other ?? plan.file);
            }
            let paired = new Set(read.map(({ plan })=>plan.summaryPath.slice(directory.dir.length + 1)));
            let summariesWithoutPlan = [
                ...directory.summaryFiles
            ].filter((file)=>!paired.has(file));
            diagnostics.push(...strayFiles(root, directory, plans, summariesWithoutPlan), ...misnumbered(plans, directory));
            if (0 === plans.length) diagnostics.push(noPlans(directory));
            let { id, name, slug, dir, otherPlanFiles } = directory;
            let verificationPaths = directory.verificationFiles.map((file)=>`${dir}/${file}`);
            let [verificationPath = null] = verificationPaths;
            return {
                id,
                name,
                slug,
                dir,
                plans,
                otherPlanFiles,
                summariesWithoutPlan,
                verificationPath,
                verificationPaths,
                tree,
                diagnostics
            };
        }
        let maxPlanBytes = 5242880;
        function readPlan(root, { dir, summaryFiles }, file, names) {
            let path = `${dir}/${file}`;
            let text = readText((0, external_node_path_.join)(root, path));
            let { plan, diagnostics } = parsePlan('string' == typeof text ? text : '', path);
            let own = names.find((name)=>summaryFiles.has(name));
            if (own) {
                plan.hasSummary = true;
                plan.summaryPath = `${dir}/${own}`;
                let summary = readText((0, external_node_path_.join)(root, plan.summaryPath));
                if ('string' == typeof summary) plan.halted = (0, phase_summary.L)(summary).halted;
                else diagnostics.push(unreadable('summary-unreadable', plan.summaryPath, summary));
            }
            let open = plan.hasSummary ? diagnostics.filter(({ code })=>'asks-person' !== code) : diagnostics;
            if ('string' == typeof text) return {
                plan,
                diagnostics: open
            };
            return {
                plan,
                diagnostics: [
                    ...diagnostics.filter(({ severity })=>'error' === severity),
                    unreadable('plan-unreadable', path, text)
                ]
            };
        }
        function readText(path) {
            let file;
            try {
                file = (0, external_node_fs_.openSync)(path, 'r');
                let { size } = (0, external_node_fs_.fstatSync)(file);
                if (size > maxPlanBytes) return {
                    why: `it has ${size} bytes, more than the ${maxPlanBytes} that are read`
                };
                return (0, external_node_fs_.readFileSync)(file, 'utf8');
            } catch (error) {
                return {
                    why: error.code ?? String(error)
                };
            } finally{
                if (void 0 !== file) (0, external_node_fs_.closeSync)(file);
            }
        }
        function unreadable(code, file, { why }) {
            return {
                severity: 'error',
                code,
                file,
                line: 1,
                message: `the file cannot be read: ${why}`
            };
        }
        function collision(plan, other) {
            let message = `the plan id "${plan.id}" is already that of ${other}; ids are compared without case. Rename one of the two files`;
            return {
                severity: 'error',
                code: 'plan-id-collision',
                file: plan.path,
                line: 1,
                message
            };
        }
        function strayFiles(root, { dir, otherPlanFiles }, plans, summariesWithoutPlan) {
            let forms = 'PLAN.md, <name>-PLAN.md or <name>-PLAN-<n>.md';
            return [
                ...otherPlanFiles.map((file)=>{
                    let place = {
                        code: 'plan-not-scheduled',
                        file: `${dir}/${file}`,
                        line: 1
                    };
                    let upper = missedPlan(file, plans);
                    if (null !== upper) {
                        let message = `the file is a plan by its number, but its name is not in upper case, so the phase would run without it. Rename it to ${upper}`;
                        return {
                            severity: 'error',
                            ...place,
                            message
                        };
                    }
                    if (isLeftOut(root, `${dir}/${file}`, plans)) {
                        let message = `the file is a plan by its number and its tasks, but its name is not of the form ${forms}, so the phase would run without it. Rename or remove it`;
                        return {
                            severity: 'error',
                            ...place,
                            message
                        };
                    }
                    let message = `the file looks like a plan but is not scheduled: its name is not of the form ${forms}`;
                    return {
                        severity: 'warning',
                        ...place,
                        message
                    };
                }),
                ...summariesWithoutPlan.map((file)=>{
                    let message = 'the SUMMARY goes with no plan file of the same stem, so no plan counts as done because of it';
                    return {
                        severity: 'warning',
                        code: 'summary-without-plan',
                        file: `${dir}/${file}`,
                        line: 1,
                        message
                    };
                })
            ];
        }
        function missedPlan(nested, plans) {
            let upper = (0, plan_file.Ql)(baseName(nested));
            if (null === upper || 'PLAN.md' === upper && plans.length > 0) return null;
            let number = (0, plan_file.RB)((0, plan_file.rY)(`/${upper}`))?.plan;
            return plans.some(({ id })=>(0, plan_file.RB)(id)?.plan === number) ? null : upper;
        }
        function isLeftOut(root, path, plans) {
            let [number] = baseName(path).match(/\d+[A-Za-z]?(?=[^\d]*$)/) ?? [];
            if (void 0 === number || plans.some(({ id })=>(0, plan_file.RB)(id)?.plan === (0, plan_file.vH)(number))) return false;
            let text = readText((0, external_node_path_.join)(root, path));
            return 'string' == typeof text && /^[ \t]*<task[\s>]/m.test(text);
        }
        function misnumbered(plans, directory) {
            return plans.flatMap((plan)=>{
                let [, number] = /^(\d+[A-Za-z]?(?:\.\d+)*)-/.exec(plan.id) ?? [];
                if (void 0 === number || (0, phase_id.nm)(number) === directory.key) return [];
                let message = `the plan is numbered for phase ${number}, but lies in the directory of phase ${directory.id}. Rename or move it`;
                return [
                    {
                        severity: 'warning',
                        code: 'plan-number-differs',
                        file: plan.path,
                        line: 1,
                        message
                    }
                ];
            });
        }
        function noPlans({ dir }) {
            let message = 'the phase has no plan file (PLAN.md, <name>-PLAN.md or <name>-PLAN-<n>.md): there is nothing to execute';
            return {
                severity: 'warning',
                code: 'no-plans',
                file: dir,
                line: 1,
                message
            };
        }
        function baseName(dir) {
            return dir.slice(dir.lastIndexOf('/') + 1);
        }
    }),
    14923: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ql: ()=>upperCasePlan,
            RB: ()=>planNumber,
            Rt: ()=>looksLikePlan,
            cx: ()=>isPlanFile,
            e8: ()=>summaryPath,
            fO: ()=>isNestedPlanFile,
            jp: ()=>summaryNames,
            pL: ()=>isPlanDocument,
            rY: ()=>planId,
            vH: ()=>planKey
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _phase_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88240);
        function isPlanFile(file) {
            return /^(?:PLAN|.+-PLAN(?:-\d+[a-z]?)?)\.md$/.test(file);
        }
        function isNestedPlanFile(file) {
            return isPlanFile(file) || /^(?:.+-)?PLAN-\d[^/]*\.md$/.test(file);
        }
        function isPlanDocument(path) {
            let file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
            if (!/(?:^|\/)\.planning\//.test(path)) return false;
            return isPlanFile(file) || isNestedPlanFile(file) && !/(?:SUMMARY|VERIFICATION)\.md$/i.test(file);
        }
        function looksLikePlan(file) {
            return /(?:^|[^a-z])plan(?:[^a-z]|$)/i.test(file) && /\.(?:md|markdown|md\.txt)$/i.test(file) && !notPlans.test(file);
        }
        function upperCasePlan(file) {
            if (isPlanFile(file)) return null;
            let upper = file.replace(/plan((?:-\d+[a-z]?)?)\.md$/i, 'PLAN$1.md');
            return isPlanFile(upper) && ('PLAN.md' === upper || null !== planNumber(planId(`/${upper}`))) ? upper : null;
        }
        let notPlans = /SUMMARY|VERIFICATION|OUTLINE|REVIEW|CHECK|pre-bounce/i;
        function planId(path) {
            let stem = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\.md$/i, '');
            let id = stem.replace(/-PLAN(?=-|$)/, '').replace(/^PLAN(?:-|$)/, '');
            if ('' !== id) return id;
            let directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
            return (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.Tf)(directory) ?? directory;
        }
        function summaryPath(path) {
            let stem = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\.md$/, '');
            let summary = 'PLAN' === stem ? 'SUMMARY' : stem.endsWith('-PLAN') ? stem.replace(/PLAN$/, 'SUMMARY') : `${stem}-SUMMARY`;
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), `${summary}.md`);
        }
        function summaryNames(planFiles) {
            let seen = new Set();
            let shared = new Set();
            for (let file of planFiles){
                let number = bareNumber(planId(`/${file}`));
                if (seen.has(number)) shared.add(number);
                seen.add(number);
            }
            return (file)=>{
                let id = planId(`/${file}`);
                let names = [
                    summaryPath(file)
                ];
                if (planNumber(id)?.phase) names.push(`${id}-SUMMARY.md`);
                let number = bareNumber(id);
                if (null !== number && !shared.has(number)) names.push(`${number}-SUMMARY.md`);
                return [
                    ...new Set(names)
                ];
            };
        }
        function bareNumber(id) {
            return /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-|$)/.exec(id)?.[1] ?? null;
        }
        function planNumber(id) {
            let bare = /^\d+[A-Za-z]?$/.exec(id);
            if (bare) return {
                phase: null,
                plan: planKey(id),
                form: 'bare'
            };
            let [, phase, direct, last] = /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)-(?:(\d+[A-Za-z]?)(?:-.*)?|.*-(\d+[A-Za-z]?))$/.exec(id) ?? [];
            let plan = direct ?? last;
            if (void 0 === phase || void 0 === plan) return null;
            return {
                phase: (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(phase),
                plan: planKey(plan),
                form: void 0 === direct ? 'slug' : 'number'
            };
        }
        function planKey(number) {
            return (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.Kd)(number).toLowerCase();
        }
    }),
    53707: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S8: ()=>nextRunnablePhase,
            AR: ()=>parseRoadmap,
            cV: ()=>samePlan,
            zu: ()=>tickPhase,
            t7: ()=>tickPlan
        });
        var markup = __webpack_require__(26811);
        var phase_id = __webpack_require__(88240);
        class PhaseOrder {
            #ids = new Map();
            #next = new Map([
                [
                    '',
                    null
                ]
            ]);
            #sorted;
            #last = '';
            constructor(ids){
                for (let id of ids)this.#put(id, this.#last);
                this.#sorted = [
                    ...this.#ids.keys()
                ].sort(phase_id.dk);
            }
            add(id) {
                let key = (0, phase_id.nm)(id);
                if (this.#ids.has(key)) return;
                let at = this.#placeOf(key);
                this.#put(id, at === this.#sorted.length ? this.#last : this.#sorted[at - 1] ?? '');
                this.#sorted.splice(at, 0, key);
            }
            get ids() {
                let ids = [];
                for(let key = this.#next.get(''); 'string' == typeof key; key = this.#next.get(key))ids.push(this.#ids.get(key) ?? key);
                return ids;
            }
            #put(id, behind) {
                let key = (0, phase_id.nm)(id);
                if (this.#ids.has(key)) return;
                this.#ids.set(key, id);
                this.#next.set(key, this.#next.get(behind) ?? null);
                this.#next.set(behind, key);
                if (behind === this.#last) this.#last = key;
            }
            #placeOf(key) {
                let [low, high] = [
                    0,
                    this.#sorted.length
                ];
                while(low < high){
                    let middle = low + high >> 1;
                    if ((0, phase_id.dk)(this.#sorted[middle] ?? '', key) < 0) low = middle + 1;
                    else high = middle;
                }
                return low;
            }
        }
        var plan_file = __webpack_require__(14923);
        let mostPhases = 5_000;
        function parseRoadmap(text) {
            let lists = [];
            let headings = [];
            let plans = [];
            let list = null;
            let under = null;
            let archived = false;
            let counted = new Map();
            for (let [at, line] of (0, markup.Iv)(text).split(/\r?\n/).entries()){
                if (headings.length >= mostPhases) break;
                let heading = phaseHeading(line);
                let level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
                let [, closing] = /^\s*<(\/?)details/i.exec(line) ?? [];
                if (void 0 !== closing) archived = '' === closing;
                if (level > 0 || void 0 !== closing) list = null;
                if (heading) {
                    under = {
                        phase: (0, phase_id.nm)(heading.id),
                        level
                    };
                    headings.push({
                        ...heading,
                        checked: null,
                        dependsOn: null,
                        planCount: null,
                        archived,
                        line: at + 1
                    });
                    continue;
                }
                if (level > 0 && level <= 3 && level <= (under?.level ?? 6)) under = null;
                let needed = dependenciesIn(line);
                let about = headings.at(-1);
                if (null !== needed && null !== under && about?.dependsOn === null) about.dependsOn = needed;
                if (null !== under && about?.planCount === null) about.planCount = planCountIn(line);
                let row = archived ? null : planCountInRow(line);
                if (null !== row) counted.set(row.phase, row.count);
                let box = roadmap_checkbox(line);
                if (!box) continue;
                let phase = phaseOf(box.subject);
                let plan = planOf(box.subject);
                if (phase) {
                    if (null !== list && list.length >= mostPhases) continue;
                    if (null === list) {
                        list = [];
                        lists.push(list);
                    }
                    list.push({
                        ...phase,
                        checked: box.checked,
                        dependsOn: null,
                        planCount: null,
                        archived,
                        line: at + 1
                    });
                } else if (null !== plan) plans.push({
                    id: plan,
                    phase: under?.phase ?? null,
                    checked: box.checked,
                    archived,
                    line: at + 1
                });
            }
            let phases = inOrder(lists, headings).map((phase)=>({
                    ...phase,
                    planCount: phase.planCount ?? counted.get((0, phase_id.nm)(phase.id)) ?? null
                }));
            return {
                phases,
                plans
            };
        }
        function nextRunnablePhase(roadmap, phaseDirs, phaseId, progressOf) {
            let waiting = new Set();
            for (let id of phasesAfter(roadmap, phaseDirs, phaseId)){
                let { isPlanned, isDone } = progressOf(id);
                if (isDone) continue;
                let needed = roadmap?.phases.find((phase)=>(0, phase_id.nm)(phase.id) === (0, phase_id.nm)(id))?.dependsOn ?? [];
                if (isPlanned && !needed.some((key)=>waiting.has(key))) return id;
                waiting.add((0, phase_id.nm)(id));
            }
            return null;
        }
        function phasesAfter(roadmap, phaseDirs, phaseId) {
            let named = (roadmap?.phases ?? []).map(({ id })=>id);
            let isNamed = named.some((id)=>(0, phase_id.nm)(id) === (0, phase_id.nm)(phaseId));
            let directories = phaseDirs.map(({ id })=>id).sort(phase_id.dk);
            let all = new PhaseOrder(named);
            if (!isNamed) for (let id of [
                ...directories,
                phaseId
            ])all.add(id);
            let order = all.ids.filter((id)=>!isBacklog(id));
            let at = order.findIndex((id)=>(0, phase_id.nm)(id) === (0, phase_id.nm)(phaseId));
            if (at < 0) return [];
            let later = order.slice(at + 1).filter((id)=>(0, phase_id.nm)(id) !== (0, phase_id.nm)(phaseId));
            return later.map((next)=>phaseDirs.find(({ id })=>(0, phase_id.nm)(id) === (0, phase_id.nm)(next))?.id ?? next);
        }
        function tickPlan(text, planId, phase) {
            let boxes = parseRoadmap(text).plans.filter((plan)=>samePlan(plan.id, planId));
            let here = boxes.filter((plan)=>void 0 === phase || null === plan.phase || plan.phase === (0, phase_id.nm)(phase));
            return withTicks(text, new Set(here.map(({ line })=>line)));
        }
        function tickPhase(text, phaseId) {
            let lines = parseRoadmap(text).phases.filter(({ id, checked })=>null !== checked && (0, phase_id.nm)(id) === (0, phase_id.nm)(phaseId));
            return withTicks(text, new Set(lines.map(({ line })=>line)));
        }
        function withTicks(text, lines) {
            if (0 === lines.size) return text;
            let tick = (line)=>/\[[xX]\]/.test(line) ? line : line.replace('[ ]', '[x]');
            return text.split('\n').map((line, at)=>lines.has(at + 1) ? tick(line) : line).join('\n');
        }
        function roadmap_checkbox(line) {
            let [, mark, rest = ''] = /^\s*(?:[-*+]|\d+[.)])\s+\[([ xX])\]\s+(.*)$/.exec(line) ?? [];
            if (/^~~.+~~/.test(rest)) return null;
            return void 0 === mark ? null : {
                checked: ' ' !== mark,
                subject: rest.replace(/^[*_`~[(]+/, '').trim()
            };
        }
        let phaseName = /^(?:[^\w\s]+\s*)?Phase\s+((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)(?![\w.]*-\d)\s*(?:[:—–.-]\s*)?(.*)$/i;
        function phaseOf(subject) {
            let [, id, rest = ''] = phaseName.exec(subject) ?? [];
            return void 0 === id ? null : {
                id,
                name: plainName(rest)
            };
        }
        function phaseHeading(line) {
            let [, title] = /^#{2,5}\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line) ?? [];
            return void 0 === title ? null : phaseOf(title.replace(/^[*_`]+/, ''));
        }
        function plainName(rest) {
            let end = rest.search(/\*\*|__| [-–—(]/);
            return (end < 0 ? rest : rest.slice(0, end)).trim();
        }
        function planOf(subject) {
            let [, token = ''] = /^(?:Plan\s+)?([^\s:*`\])|]+)/i.exec(subject) ?? [];
            if (/\.md$/i.test(token)) return /plan/i.test(token) ? (0, plan_file.rY)(token.slice(token.lastIndexOf('/') + 1)) : null;
            return /^(?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?$/.test(token) || /-PLAN$/.test(token) ? (0, plan_file.rY)(token) : null;
        }
        function samePlan(a, b) {
            if (planKeyOf(a) === planKeyOf(b)) return true;
            let [left, right] = [
                (0, plan_file.RB)(a),
                (0, plan_file.RB)(b)
            ];
            return !!left?.phase && left.phase === right?.phase && left.plan === right.plan;
        }
        function planKeyOf(id) {
            return id.toLowerCase().split('-').map((part)=>part.split('.').map(phase_id.Kd).join('.')).join('-');
        }
        function inOrder(lists, headings) {
            let lowest = (list)=>list.map(({ id })=>(0, phase_id.nm)(id)).sort(phase_id.dk)[0] ?? '';
            let listed = lists.sort((a, b)=>(0, phase_id.dk)(lowest(a), lowest(b))).flat();
            let phases = new Map();
            for (let phase of listed)if (!phases.has((0, phase_id.nm)(phase.id))) phases.set((0, phase_id.nm)(phase.id), phase);
            if (0 === phases.size) {
                for (let phase of headings)if (!phases.has((0, phase_id.nm)(phase.id))) phases.set((0, phase_id.nm)(phase.id), phase);
            }
            let order = new PhaseOrder([
                ...phases.keys()
            ]);
            for (let phase of headings){
                let key = (0, phase_id.nm)(phase.id);
                let known = phases.get(key);
                if (!known) order.add(key);
                phases.set(key, known ? {
                    ...known,
                    ...completed(known, phase)
                } : phase);
            }
            return order.ids.flatMap((key)=>phases.get(key) ?? []);
        }
        function completed(listed, heading) {
            return {
                name: listed.name || heading.name,
                dependsOn: listed.dependsOn ?? heading.dependsOn,
                planCount: listed.planCount ?? heading.planCount,
                archived: listed.archived && heading.archived
            };
        }
        function dependenciesIn(line) {
            let [, named] = /^\s*(?:[-*+]\s+)?[*_]*Depends on[*_]*:[*_]*\s*(.*)$/i.exec(line) ?? [];
            if (void 0 === named) return null;
            return [
                ...named.matchAll(/(?<![\w.])(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w])/g)
            ].map(([, id = ''])=>(0, phase_id.nm)(id));
        }
        function planCountIn(line) {
            if (/~|\b(?:est|approx|about|up to|tbd)/i.test(line)) return null;
            let [, count] = /^\s*[*_]*Plans[*_]*:[*_]*\s*(?:\d{1,4}\s*\/\s*)?(\d{1,4})\s+plans?\b/i.exec(line) ?? [];
            return void 0 === count ? null : Number(count);
        }
        function planCountInRow(line) {
            let [, id, count] = /^\|\s*(?:Phase )?(\d+(?:\.\d+)*)[.:]?\s[^|]*\|(?:\s*v[\d.]+\s*\|)?\s*\d{1,4}\s*\/\s*(\d{1,4})\s*\|/i.exec(line) ?? [];
            return void 0 === id ? null : {
                phase: (0, phase_id.nm)(id),
                count: Number(count)
            };
        }
        function isBacklog(id) {
            return Number.parseInt((0, phase_id.nm)(id), 10) >= 999;
        }
    }),
    19815: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: ()=>renderSummary,
            L: ()=>readSummary
        });
        var _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97697);
        var _must_haves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22016);
        function readSummary(text) {
            let status = /^status[ \t]*:/m.test(text) ? statusIn(text) : null;
            return {
                status,
                halted: 'halted' === status
            };
        }
        function statusIn(text) {
            return (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zT)(text).values.get('status')).toLowerCase().split(/[\s#]/, 1)[0] || null;
        }
        function renderSummary(facts) {
            let minutes = Math.max(1, Math.round(facts.durationMs / 60_000));
            let lines = [
                '---',
                `phase: ${quoted(facts.phase)}`,
                `plan: ${quoted(facts.plan)}`,
                'key-files:',
                ...yamlList('created', facts.created),
                ...yamlList('modified', facts.modified),
                `duration: ${minutes}min`,
                `completed: ${facts.completedAt.slice(0, 10)}`,
                'status: complete',
                'generated-by: phase-executor',
                '---',
                '',
                `# Plan ${inert(facts.plan)}${facts.title ? `: ${inert(facts.title)}` : ''} - Summary`,
                '',
                'Written by Phase Executor from facts (git, the clock and its own verification): the agent left no summary.',
                '',
                `- Attempt: ${facts.attempt}`,
                `- Started: ${facts.startedAt}`,
                `- Completed: ${facts.completedAt}`,
                '',
                '## Task Commits',
                '',
                ...orNone(facts.commits.map(({ sha, subject })=>`- \`${sha.slice(0, 12)}\` ${inert(subject)}`)),
                '',
                '## Files Created/Modified',
                '',
                ...orNone([
                    ...facts.created.map((path)=>`- ${code(path)} (created)`),
                    ...facts.modified.map((path)=>`- ${code(path)} (modified)`)
                ]),
                '',
                '## Artifacts',
                '',
                ...orNone(facts.artifacts.map(({ path, passed, note })=>`- ${passed ? 'passed' : 'failed'}: ${code(path)}${note ? ` (${inert(note)})` : ''}`)),
                ''
            ];
            return lines.join('\n');
        }
        function yamlList(key, items) {
            return 0 === items.length ? [
                `  ${key}: []`
            ] : [
                `  ${key}:`,
                ...items.map((item)=>`    - ${quoted(item)}`)
            ];
        }
        function quoted(text) {
            return JSON.stringify(text);
        }
        function orNone(lines) {
            return lines.length > 0 ? lines : [
                'None.'
            ];
        }
        function inert(text) {
            return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&').replace(/@/g, '@\u200b').trim();
        }
        function code(path) {
            return `\`${path.replace(/[\u0000-\u001f\u007f`]+/g, ' ')}\``;
        }
    }),
    89606: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            EC: ()=>phaseTicks,
            PR: ()=>progressIn,
            m1: ()=>roadmapDrift,
            nO: ()=>treeFindings
        });
        var _phase_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88240);
        var _plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14923);
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
        function roadmapDrift(roadmap, tree, { file = '.planning/ROADMAP.md', finished = new Set() } = {}) {
            let behind = new Map();
            let drift = roadmap.plans.flatMap(({ id, phase, checked, line })=>{
                let number = (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_0__.RB)(id);
                let known = tree.known.get(`${number?.phase ?? (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(phase ?? '')}/${number?.plan ?? (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_0__.vH)(id)}`);
                if (!known || known.hasSummary === checked) return [];
                if (!checked && finished.has(known.dir)) {
                    let { line: first, plans } = behind.get(known.dir) ?? {
                        line,
                        plans: 0
                    };
                    behind.set(known.dir, {
                        line: first,
                        plans: plans + 1
                    });
                    return [];
                }
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
            let folded = [
                ...behind
            ].map(([dir, { line, plans }])=>{
                let message = `all plans in ${dir} have a SUMMARY, but ${plans} of them ${1 === plans ? 'is' : 'are'} not ticked`;
                return {
                    severity: 'info',
                    code: 'roadmap-behind',
                    file,
                    line,
                    message
                };
            });
            return [
                ...drift,
                ...folded,
                ...phaseTicks(roadmap, tree, file).map(({ diagnostic })=>diagnostic)
            ];
        }
        function phaseTicks(roadmap, tree, file = '.planning/ROADMAP.md') {
            return roadmap.phases.flatMap(({ id, checked, archived, line })=>{
                if (true !== checked || archived) return [];
                let directories = tree.phases.filter(({ key, numberIsOpen })=>key === (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(id) && !numberIsOpen);
                return directories.flatMap((directory)=>{
                    let { dir, planFiles } = directory;
                    let open = openPlans(directory).length;
                    if (0 === open) return [];
                    let which = open === planFiles.length ? 1 === open ? 'its plan' : `all ${open} plans` : `${open} of its ${planFiles.length} plans`;
                    let message = `phase ${id} is ticked, but ${which} in ${dir} ${1 === open ? 'has' : 'have'} no SUMMARY, so it does not count as done`;
                    return [
                        {
                            dir,
                            diagnostic: {
                                severity: 'warning',
                                code: 'phase-ticked-early',
                                file,
                                line,
                                message
                            }
                        }
                    ];
                });
            });
        }
        function progressIn(roadmap, { phases }, id) {
            let planned = phases.filter(({ key, planFiles })=>key === (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(id) && planFiles.length > 0);
            let ticked = roadmap?.phases.find((phase)=>(0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(phase.id) === (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(id))?.checked === true;
            let isDone = 0 === planned.length ? ticked : planned.every((phase)=>0 === openPlans(phase).length);
            return {
                isPlanned: planned.length > 0,
                isDone
            };
        }
        function openPlans({ planFiles, summaryFiles }) {
            let namesOf = (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_0__.jp)(planFiles);
            return planFiles.filter((file)=>!namesOf(file).some((name)=>summaryFiles.has(name)));
        }
    }),
    95567: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>readTree1,
            w: ()=>PhaseError
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88240);
        var _plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14923);
        var _verification_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35606);
        class PhaseError extends Error {
            name = 'PhaseError';
            exitCode = 65;
        }
        async function readTree1(root) {
            let found = await directoriesOf(root, '.planning/phases') ?? (await hasArchive(root) ? [] : null);
            if (null === found) {
                let missing = await exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning')) ? '.planning has no directory "phases"' : 'there is no .planning';
                throw new PhaseError(`No phase can be read: ${missing} in ${root}. Give the directory that holds .planning as the root`);
            }
            let phases = await Promise.all(found.map((dir)=>readDirectory(root, dir)));
            let archived = await archivedPhases(root);
            return {
                phases: phases.sort((a, b)=>(0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.id, b.id) || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.dir, b.dir)),
                known: new Map([
                    ...archived,
                    ...phases
                ].flatMap(knownPlans)),
                links: (await linksIn(root, '.planning/phases')).sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)
            };
        }
        async function hasArchive(root) {
            let places = [
                '.planning/milestones',
                '.planning/MILESTONES.md'
            ].map((path)=>exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
            return (await Promise.all(places)).includes(true);
        }
        async function archivedPhases(root) {
            let milestones = await directoriesOf(root, '.planning/milestones') ?? [];
            let found = milestones.filter((dir)=>dir.endsWith('-phases')).map((dir)=>directoriesOf(root, dir));
            let directories = (await Promise.all(found)).flatMap((dirs)=>dirs ?? []);
            return Promise.all(directories.map((dir)=>readDirectory(root, dir)));
        }
        function knownPlans({ key, dir, planFiles, summaryFiles }) {
            let namesOf = (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.jp)(planFiles);
            return planFiles.map((file)=>{
                let id = (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.rY)(`${dir}/${file}`);
                let hasSummary = namesOf(file).some((name)=>summaryFiles.has(name));
                return [
                    `${key}/${(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.RB)(id)?.plan ?? (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.vH)(id)}`,
                    {
                        id,
                        dir,
                        hasSummary
                    }
                ];
            });
        }
        async function directoriesOf(root, dir) {
            let entries = await entriesOf(root, dir);
            return entries?.filter((entry)=>entry.isDirectory()).map((entry)=>`${dir}/${entry.name}`) ?? null;
        }
        async function linksIn(root, dir) {
            let entries = await entriesOf(root, dir) ?? [];
            return entries.filter((entry)=>entry.isSymbolicLink()).map((entry)=>`${dir}/${entry.name}`);
        }
        async function readDirectory(root, dir) {
            let base = dir.slice(dir.lastIndexOf('/') + 1);
            let number = (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.Tf)(base);
            let slug = null === number ? base : base.slice(base.indexOf(number) + number.length).replace(/^-/, '');
            let diagnostics = [];
            let files = await filesOf(root, dir, diagnostics);
            let nested = (await filesOf(root, `${dir}/plans`, diagnostics)).map((file)=>`plans/${file}`);
            let plans = [
                ...files.filter(_plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx),
                ...nested.filter((file)=>(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.fO)(file.slice(6)))
            ];
            let numberIsOpen = /^\d+(?:-|$)/.test(slug);
            let others = [
                ...files.filter((file)=>!(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx)(file) && (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Rt)(file)),
                ...nested.filter(isMiscased)
            ];
            return {
                id: number ?? base,
                key: (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(base),
                slug,
                name: slug.replace(/[-_]+/g, ' ').trim() || base,
                dir,
                planFiles: inPlanOrder(plans, dir),
                summaryFiles: new Set([
                    ...files,
                    ...nested
                ].filter((file)=>/(?:^|[-/])SUMMARY\.md$/.test(file))),
                otherPlanFiles: others.sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk),
                verificationFiles: (0, _verification_files_js__WEBPACK_IMPORTED_MODULE_3__.n)(files, {
                    dir,
                    number: numberIsOpen ? null : number
                }, diagnostics),
                numberIsOpen,
                diagnostics
            };
        }
        function isMiscased(nested) {
            let file = nested.slice(6);
            return !(0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.fO)(file) && null !== (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Ql)(file);
        }
        function inPlanOrder(files, dir) {
            let named = files.map((file)=>({
                    file,
                    id: (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.rY)(`${dir}/${file}`)
                }));
            return named.sort((a, b)=>(0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.id, b.id) || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a.file, b.file)).map(({ file })=>file);
        }
        async function filesOf(root, dir, diagnostics) {
            let files = [];
            for (let entry of await entriesOf(root, dir) ?? [])if (entry.isFile()) files.push(entry.name);
            else if (!entry.isDirectory() && ((0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx)(entry.name) || (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Rt)(entry.name))) diagnostics.push({
                severity: 'error',
                code: 'not-a-regular-file',
                file: `${dir}/${entry.name}`,
                line: 1,
                message: 'a plan must be a regular file; links, pipes and devices are not read. Put the text itself here'
            });
            return files;
        }
        async function entriesOf(root, dir) {
            try {
                return await list((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, dir));
            } catch (error) {
                let code = error.code;
                if ('ENOENT' === code || 'ENOTDIR' === code) return null;
                throw new PhaseError(`${dir} cannot be listed (${code ?? String(error)}). Check its permissions`, {
                    cause: error
                });
            }
        }
        function list(path) {
            return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(path, {
                withFileTypes: true
            });
        }
        async function exists(path) {
            return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).then(()=>true, ()=>false);
        }
    }),
    35606: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: ()=>currentReports,
            n: ()=>verificationFiles
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _phase_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88240);
        var _plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14923);
        function verificationFiles(files, { dir, number }, diagnostics) {
            let own = [];
            for (let file of files){
                let finding = findingOn(file, number);
                if (finding) diagnostics.push({
                    severity: 'warning',
                    ...finding,
                    file: `${dir}/${file}`,
                    line: 1
                });
                else if (isReport(file)) own.push(file);
            }
            let isOfPhase = (file)=>'VERIFICATION.md' === file || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.Tf)(stem(file)) === stem(file);
            let rank = (file)=>file === `${number}-VERIFICATION.md` ? 0 : isOfPhase(file) ? 1 : 2;
            return own.sort((a, b)=>rank(a) - rank(b) || (a < b ? -1 : 1));
        }
        function currentReports(root, { dir, tree, verificationPaths }) {
            let directory = tree.phases.find((each)=>each.dir === dir);
            if (void 0 === directory) return verificationPaths;
            let files = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, dir), {
                withFileTypes: true
            }).flatMap((entry)=>entry.isFile() ? [
                    entry.name
                ] : []);
            let number = directory.numberIsOpen || directory.id === baseName(dir) ? null : directory.id;
            return verificationFiles(files, {
                dir,
                number
            }, []).map((file)=>`${dir}/${file}`);
        }
        function baseName(dir) {
            return dir.slice(dir.lastIndexOf('/') + 1);
        }
        function findingOn(file, number) {
            if (!isReport(file)) {
                if (!resemblesReport(file)) return null;
                let message = 'the file looks like a verification report but is not read as one. Name it <phase>-VERIFICATION.md';
                return {
                    code: 'verification-not-read',
                    message
                };
            }
            let other = (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.Tf)(file);
            if (null === number || null === other || (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.nm)(other) === (0, _phase_id_js__WEBPACK_IMPORTED_MODULE_3__.nm)(number)) return null;
            let message = `the report is numbered for phase ${other}, so it says nothing of phase ${number}. Rename or move it`;
            return {
                code: 'verification-of-other-phase',
                message
            };
        }
        function isReport(file) {
            return /^(?:.+-)?VERIFICATION\.md$/.test(file);
        }
        function resemblesReport(file) {
            return /(?:^|[-_. ])VERIFICATION(?:[-_. ]|$)/i.test(file) && /\.md$/i.test(file) && !isOther(file);
        }
        function isOther(file) {
            return (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.cx)(file) || (0, _plan_file_js__WEBPACK_IMPORTED_MODULE_2__.Rt)(file) || /SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file);
        }
        function stem(file) {
            return file.replace(/-VERIFICATION\.md$/, '');
        }
    }),
    63980: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Iz: ()=>YamlError,
            bb: ()=>tryYaml,
            hN: ()=>parseYaml,
            vj: ()=>mostLevels
        });
        var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
        function parseYaml(source) {
            let text = readable(source);
            try {
                return valueIn(text);
            } catch (error) {
                if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__.tB)) throw error;
                let lenientText = lenient(text);
                if (lenientText !== text) return parseYaml(lenientText);
                throw new YamlError(error.reason, (error.mark?.line ?? 0) + 1, {
                    cause: error
                });
            }
        }
        function tryYaml(source) {
            try {
                return parseYaml(source);
            } catch (error) {
                if (error instanceof YamlError) return;
                throw error;
            }
        }
        class YamlError extends Error {
            line;
            constructor(message, line, options){
                super(message, options);
                this.line = line;
            }
            get isTooDeep() {
                return this.message.startsWith('nesting exceeded');
            }
        }
        let mostLevels = 64;
        let mostAliases = 1_000;
        let mostNodes = 100_000;
        function valueIn(source) {
            let events = (0, js_yaml__WEBPACK_IMPORTED_MODULE_0__.PH)(source, {
                maxDepth: mostLevels
            });
            let documents = (0, js_yaml__WEBPACK_IMPORTED_MODULE_0__.fw)(events, {
                source,
                schema,
                maxAliases: mostAliases
            });
            if (documents.length > 1) throw new YamlError('there is more than one document', 1);
            let [value = null] = documents;
            if (source.includes('*') && nodesOf(value, new Map()) > mostNodes) throw new YamlError(`aliases make more than ${mostNodes} values of it`, 1);
            return value;
        }
        function nodesOf(value, known) {
            if ('object' != typeof value || null === value) return 1;
            let before = known.get(value);
            if (void 0 !== before) return before;
            known.set(value, 1 / 0);
            let count = Object.values(value).reduce((sum, item)=>sum + nodesOf(item, known), 1);
            known.set(value, count);
            return count;
        }
        function readable(source) {
            return source.replace(unprintable, '\uFFFD').replace(/^(?=[\]}])/gm, ' ');
        }
        let unprintable = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|\p{Surrogate}|\r(?!\n)/gu;
        function lenient(text) {
            let lines = text.replace(/(?<=[[{,]\s{0,40})\t/g, ' ').split('\n');
            return lines.map((line, at)=>{
                let [, lead = '', items = '', key] = openQuote.exec(line) ?? [];
                if (void 0 === key) return line;
                let own = lead.length + ('' === key ? 0 : items.length);
                let next = lines.slice(at + 1, at + 20).find((each)=>'' !== each.trim()) ?? '';
                return next.search(/\S|$/) <= own ? `${line}"` : line;
            }).join('\n');
        }
        let openQuote = /^( *)((?:- +)*)((?:[^\s:"']+: +)?)"(?:[^"\\]|\\.)*\\"$/;
        let schema = new js_yaml__WEBPACK_IMPORTED_MODULE_0__.Sj([
            js_yaml__WEBPACK_IMPORTED_MODULE_0__.ym,
            js_yaml__WEBPACK_IMPORTED_MODULE_0__.UD,
            js_yaml__WEBPACK_IMPORTED_MODULE_0__.pj,
            ...[
                '!',
                'tag:'
            ].flatMap((prefix)=>[
                    (0, js_yaml__WEBPACK_IMPORTED_MODULE_0__.Gf)(prefix, {
                        matchByTagPrefix: true,
                        resolve: (text)=>text,
                        identify: ()=>false
                    }),
                    (0, js_yaml__WEBPACK_IMPORTED_MODULE_0__.NE)(prefix, {
                        ...js_yaml__WEBPACK_IMPORTED_MODULE_0__.UD,
                        matchByTagPrefix: true
                    }),
                    (0, js_yaml__WEBPACK_IMPORTED_MODULE_0__.bH)(prefix, {
                        ...js_yaml__WEBPACK_IMPORTED_MODULE_0__.pj,
                        matchByTagPrefix: true
                    })
                ])
        ]);
    }),
    55392: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>dependencyResolver
        });
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88240);
        var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14923);
        function dependencyResolver(phase) {
            let byId = new Map(phase.plans.map(({ id })=>[
                    id.toLowerCase(),
                    id
                ]));
            let byNumber = numbered(phase);
            let phaseNames = new Set(phase.tree.phases.map(({ dir })=>dir.slice(dir.lastIndexOf('/') + 1).toLowerCase()));
            let slugs = new Set(phase.tree.phases.map(({ slug })=>slug.toLowerCase()));
            let superseded = new Set(phase.plans.filter((plan)=>plan.superseded).map(({ id })=>id));
            let own = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(phase.id);
            return function resolve(written) {
                let item = baseName(written.trim());
                if (/^(?:none|nothing|n\/a|null|~|-)?$/i.test(item)) return {
                    kind: 'no-plan'
                };
                let exact = byId.get(item.toLowerCase());
                if (void 0 !== exact) return planOf(exact, 'exact');
                let file = byId.get(item.replace(/\.md$/i, '').replace(/-PLAN$/i, '').toLowerCase());
                if (void 0 !== file) return planOf(file, 'plan-file');
                if (namesPhase.test(item) || phaseNames.has(item.toLowerCase())) return {
                    kind: 'no-plan'
                };
                let number = (0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__.RB)((0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__.rY)(item.replace(/^plan[\s_-]*(?=\d)/i, '')));
                let named = (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__.Tf)(item);
                let isElsewhere = null === named ? slugs.has(item.toLowerCase()) : (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(named) !== own;
                let isOwn = !/\s/.test(item) && !isElsewhere;
                if (null === number) return {
                    kind: 'unresolved',
                    why: 'which is not a plan, a plan file or a phase',
                    isOwn
                };
                if (null !== number.phase && number.phase !== own) return elsewhere(number.phase, number.plan);
                return inThisPhase(number.plan, 'bare' === number.form ? 'bare-number' : 'slug' === number.form ? 'slug' : 'normalised');
            };
            function planOf(id, rule) {
                return superseded.has(id) ? {
                    kind: 'superseded',
                    id
                } : {
                    kind: 'plan',
                    id,
                    rule
                };
            }
            function elsewhere(key, plan) {
                let known = phase.tree.known.get(`${key}/${plan}`);
                return known ? {
                    kind: 'cross-phase',
                    plan: known
                } : {
                    kind: 'unresolved',
                    why: `but phase ${key} has no plan ${plan}`,
                    isOwn: false
                };
            }
            function inThisPhase(plan, rule) {
                let ids = byNumber.get(plan) ?? [];
                if (1 === ids.length && void 0 !== ids[0]) return planOf(ids[0], rule);
                return {
                    kind: 'unresolved',
                    why: ids.length > 1 ? `which could be ${ids.join(' or ')}` : 'which is not a plan of this phase',
                    isOwn: true
                };
            }
        }
        let namesPhase = /^(?:phase[\s_-]*\d+[A-Za-z]?(?:\.\d+)*(?:-[A-Za-z].*)?|\d+(?:\.\d+)+)(?:[\s:(].*)?$/i;
        function numbered(phase) {
            let ids = new Map();
            for (let { id } of phase.plans){
                let key = (0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__.RB)(id)?.plan ?? (0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__.vH)(id);
                let same = ids.get(key) ?? [];
                same.push(id);
                ids.set(key, same);
            }
            return ids;
        }
        function baseName(item) {
            return /\.md$/i.test(item) ? item.slice(item.lastIndexOf('/') + 1) : item;
        }
    }),
    55514: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Nt: ()=>sharedFiles,
            pd: ()=>foldersOf,
            uK: ()=>footprint
        });
        var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41028);
        function footprint(plan) {
            let declared = new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__.DB(plan.filesModified).patterns;
            let named = declared.flatMap((pattern)=>null === pattern.names ? [] : pattern.alternatives() ?? []);
            return {
                names: new Map(named.map((pattern)=>[
                        pattern.path.replace(/\/$/, ''),
                        pattern
                    ])),
                patterns: declared.filter(({ names })=>null === names)
            };
        }
        let mostSteps = 100_000;
        function sharedFiles(a, b) {
            let shared = new Set();
            let effort = {
                left: mostSteps
            };
            for (let [one, other] of [
                [
                    a,
                    b
                ],
                [
                    b,
                    a
                ]
            ]){
                for (let [name, { path }] of one.names){
                    let same = other.names.get(name);
                    if (void 0 !== same) shared.add(same.path < path ? same.path : path);
                    else if ([
                        ...foldersOf(name)
                    ].some((folder)=>other.names.has(folder))) shared.add(path);
                }
                for (let pattern of one.patterns){
                    for (let name of other.names.values())if (pattern.meets(name, effort)) shared.add(name.path);
                    for (let also of other.patterns)if (pattern.meets(also, effort)) shared.add(pattern.path);
                }
            }
            return [
                ...shared
            ].sort();
        }
        function* foldersOf(path) {
            for(let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))yield path.slice(0, at);
        }
    }),
    99027: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>schedule
        });
        var dependency = __webpack_require__(55392);
        var overlap = __webpack_require__(55514);
        function scheduledPlans(phase) {
            let resolve = (0, dependency.A)(phase);
            let diagnostics = [];
            let plans = phase.plans.filter((plan)=>!plan.superseded).map((plan)=>{
                let resolved = plan.dependsOn.map((item)=>({
                        item,
                        resolution: resolve(item)
                    }));
                let place = {
                    file: plan.path,
                    line: plan.keyLines.get('depends_on') ?? 1
                };
                for (let one of resolved){
                    let finding = findingOf(one, phase);
                    if (finding) diagnostics.push({
                        ...finding,
                        ...place
                    });
                }
                return scheduledPlan(plan, resolved);
            });
            return {
                plans,
                diagnostics
            };
        }
        function scheduledPlan(plan, resolved) {
            let items = (kind)=>resolved.filter(({ resolution })=>resolution.kind === kind).map(({ item })=>item);
            let named = resolved.flatMap(({ resolution })=>'plan' === resolution.kind ? [
                    resolution
                ] : []);
            let rules = [
                ...new Set(named.map(({ rule })=>rule))
            ];
            return {
                plan,
                dependsOn: [
                    ...new Set(named.map(({ id })=>id))
                ],
                wave: 0,
                unresolved: items('unresolved'),
                crossPhase: items('cross-phase'),
                notPlanRefs: items('no-plan').filter((item)=>'' !== item),
                resolvedBy: rules.every((rule)=>'exact' === rule) ? [] : rules,
                footprint: (0, overlap.uK)(plan)
            };
        }
        function findingOf({ item, resolution }, { plans }) {
            switch(resolution.kind){
                case 'plan':
                case 'no-plan':
                    return null;
                case 'superseded':
                    {
                        let message = `depends_on names ${resolution.id}, which is superseded, so it is ignored. Remove it`;
                        return {
                            severity: 'info',
                            code: 'depends-on-superseded',
                            message
                        };
                    }
                case 'cross-phase':
                    {
                        if (resolution.plan.hasSummary) return null;
                        let message = `depends_on names ${item} of another phase (${resolution.plan.dir}), which has no SUMMARY yet. Run that phase first`;
                        return {
                            severity: 'warning',
                            code: 'cross-phase-incomplete',
                            message
                        };
                    }
                case 'unresolved':
                    {
                        let known = plans.slice(0, 20).map(({ id })=>id);
                        let list = plans.length > known.length ? [
                            ...known,
                            '…'
                        ] : known;
                        let found = `depends_on names "${item}", ${resolution.why} (plans: ${list.join(', ')})`;
                        if (resolution.isOwn) return {
                            severity: 'error',
                            code: 'dependency-unresolved',
                            message: `${found}. Correct or remove it`
                        };
                        let message = `${found}. It was ignored; correct or remove it`;
                        return {
                            severity: 'warning',
                            code: 'dependency-unresolved',
                            message
                        };
                    }
            }
        }
        let maxPairs = 10_000;
        function overlapsByWave(waves) {
            let overlaps = [];
            for (let [at, plans] of waves.entries())for (let [a, b] of candidatePairs(plans)){
                let files = (0, overlap.Nt)(a.footprint, b.footprint);
                if (0 !== files.length) {
                    if (overlaps.length >= maxPairs) return {
                        overlaps,
                        capped: true
                    };
                    overlaps.push({
                        wave: at + 1,
                        plans: [
                            a.plan.id,
                            b.plan.id
                        ],
                        files
                    });
                }
            }
            return {
                overlaps,
                capped: false
            };
        }
        function* candidatePairs(plans) {
            let [named, reached] = [
                new Map(),
                new Map()
            ];
            let withPatterns = [];
            for (let [at, { footprint }] of plans.entries()){
                if (footprint.patterns.length > 0) withPatterns.push(at);
                for (let name of footprint.names.keys()){
                    add(named, name, at);
                    for (let path of [
                        name,
                        ...(0, overlap.pd)(name)
                    ])add(reached, path, at);
                }
            }
            let rivalsOf = ({ footprint })=>footprint.patterns.length > 0 ? [
                    plans.keys()
                ] : [
                    ...[
                        ...footprint.names.keys()
                    ].flatMap((name)=>[
                            reached.get(name) ?? [],
                            ...[
                                ...(0, overlap.pd)(name)
                            ].map((folder)=>named.get(folder) ?? [])
                        ]),
                    withPatterns
                ];
            for (let [at, one] of plans.entries()){
                let later = new Set();
                for (let group of rivalsOf(one))for (let other of group)if (other > at) later.add(other);
                for (let other of [
                    ...later
                ].sort((a, b)=>a - b)){
                    let two = plans[other];
                    if (two) yield [
                        one,
                        two
                    ];
                }
            }
        }
        function add(plans, path, at) {
            let others = plans.get(path);
            if (others) others.push(at);
            else plans.set(path, [
                at
            ]);
        }
        function schedule(phase) {
            let { plans, diagnostics } = scheduledPlans(phase);
            let waves = levels(plans);
            let cycle = plans.some(({ wave })=>0 === wave) ? findCycle(plans) : null;
            let { overlaps, capped } = overlapsByWave(waves);
            return {
                plans,
                waves: waves.map((wave)=>wave.map(({ plan })=>plan.id)),
                overlaps,
                cycle,
                diagnostics: [
                    ...diagnostics,
                    ...cycle ? [
                        cycleFound(plans, cycle)
                    ] : [],
                    ...differingWaves(plans),
                    ...overlapsFound(phase, overlaps, capped),
                    ...summariesTooLate(phase, plans)
                ]
            };
        }
        function levels(plans) {
            let dependents = new Map(plans.map(({ plan })=>[
                    plan.id,
                    []
                ]));
            let waiting = new Map();
            for (let plan of plans){
                waiting.set(plan, plan.dependsOn.length);
                for (let id of plan.dependsOn)dependents.get(id)?.push(plan);
            }
            let level = plans.filter(({ dependsOn })=>0 === dependsOn.length);
            let wave = 0;
            while(level.length > 0){
                wave++;
                let next = [];
                for (let scheduled of level){
                    scheduled.wave = wave;
                    for (let dependent of dependents.get(scheduled.plan.id) ?? []){
                        let left = (waiting.get(dependent) ?? 0) - 1;
                        waiting.set(dependent, left);
                        if (0 === left) next.push(dependent);
                    }
                }
                level = next;
            }
            let waves = Array.from({
                length: wave
            }, ()=>[]);
            for (let plan of plans)waves[plan.wave - 1]?.push(plan);
            return waves;
        }
        function findCycle(plans) {
            let stuck = new Map(plans.filter(({ wave })=>0 === wave).map((scheduled)=>[
                    scheduled.plan.id,
                    scheduled
                ]));
            let trail = [];
            let seen = new Map();
            let id = [
                ...stuck.keys()
            ][0];
            while(void 0 !== id && !seen.has(id)){
                seen.set(id, trail.length);
                trail.push(id);
                id = stuck.get(id)?.dependsOn.find((dependency)=>stuck.has(dependency));
            }
            return void 0 === id ? trail : [
                ...trail.slice(seen.get(id)),
                id
            ];
        }
        function cycleFound(plans, cycle) {
            let plan = plans.find((scheduled)=>scheduled.plan.id === cycle[0])?.plan;
            let message = `the plans depend on each other in a ring: ${cycle.join(' → ')} (each depends on the next). Remove one of these dependencies`;
            return {
                severity: 'error',
                code: 'dependency-cycle',
                file: plan?.path ?? '',
                line: plan?.keyLines.get('depends_on') ?? 1,
                message
            };
        }
        function differingWaves(plans) {
            let shift = plans.some(({ plan })=>'0' === plan.declaredWave) ? 1 : 0;
            return plans.flatMap(({ plan, wave })=>{
                let declared = plan.declaredWave;
                if (null === declared || 0 === wave || Number(declared) + shift === wave) return [];
                let message = `the plan declares wave ${declared}; by its dependencies it is in wave ${wave}, and that is when it runs`;
                return [
                    {
                        severity: 'warning',
                        code: 'wave-differs',
                        file: plan.path,
                        line: plan.keyLines.get('wave') ?? 1,
                        message
                    }
                ];
            });
        }
        function summariesTooLate({ dir }, plans) {
            let writers = new Map(plans.map((scheduled)=>[
                    scheduled.plan.summaryPath,
                    scheduled
                ]));
            return plans.flatMap(({ plan, wave })=>plan.summariesRead.flatMap(({ path, line })=>{
                    let own = path.replace(/^\.\//, '');
                    let writer = writers.get(own) ?? (own.includes('/') ? void 0 : writers.get(`${dir}/${own}`));
                    if (!writer || writer.plan.hasSummary || writer.wave < wave || 0 === wave) return [];
                    let { id } = writer.plan;
                    let when = id === plan.id ? 'this plan itself' : `plan ${id} of ${writer.wave === wave ? 'the same' : 'a later'} wave`;
                    let advice = id === plan.id ? 'Remove it' : `Add ${id} to depends_on or remove it`;
                    let message = `the context reads ${own}, which ${when} writes, so it is not there yet. ${advice}`;
                    return [
                        {
                            severity: 'warning',
                            code: 'context-reads-later-summary',
                            file: plan.path,
                            line,
                            message
                        }
                    ];
                }));
        }
        function overlapsFound(phase, overlaps, capped) {
            let paths = new Map(phase.plans.map(({ id, path })=>[
                    id,
                    path
                ]));
            let found = overlaps.map(({ wave, plans: [a, b], files })=>{
                let shown = files.length > 5 ? `${files.slice(0, 5).join(', ')} and ${files.length - 5} more` : files.join(', ');
                let message = `plans ${a} and ${b} of wave ${wave} both write ${shown}: they run one after the other`;
                return {
                    severity: 'info',
                    code: 'files-overlap',
                    file: paths.get(a) ?? phase.dir,
                    line: 1,
                    message
                };
            });
            let message = 'more plans of one wave write the same files than are listed; none of them runs beside another';
            return capped ? [
                ...found,
                {
                    severity: 'info',
                    code: 'files-overlap',
                    file: phase.dir,
                    line: 1,
                    message
                }
            ] : found;
        }
    })
};
