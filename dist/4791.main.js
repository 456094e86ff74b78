"use strict";
exports.id = 4791;
exports.ids = [4791];
exports.modules = {

/***/ 56805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readPlanningConfig)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95687);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22840);



function readPlanningConfig(text) {
    const diagnostics = [];
    const report = (code, message) => {
        diagnostics.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .g)('warning', code, '.planning/config.json', message));
    };
    let file = {};
    try {
        file = text === null ? {} : (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(text.replace(/^\uFEFF/, ''));
        if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(file))
            report('config-invalid', 'the file: expected an object; the defaults are used');
    }
    catch (error) {
        const reason = error.message;
        report('config-unreadable', `the file is not valid JSON (${reason}); defaults are used. Correct it`);
    }
    const readKey = (form, ...path) => {
        const value = path.reduce((outer, key) => ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(outer) ? outer[key] : undefined), file);
        const { data, error } = form.optional().safeParse(value);
        if (error)
            report('config-invalid', `${path.join('.')}: ${error.issues[0]?.message}; the default is used`);
        return data;
    };
    const parallel = readKey(parallelization, 'parallelization');
    const { enabled = true, plan_level = true } = typeof parallel === 'object' ? parallel : { enabled: parallel };
    const commitDocs = [readKey(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'commit_docs'), readKey(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), 'planning', 'commit_docs')];
    const config = {
        parallel: enabled && plan_level,
        commitDocs: commitDocs[0] ?? commitDocs[1] ?? true,
        projectCode: readKey(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(), 'project_code') ?? undefined,
    };
    return { config, diagnostics };
}
const parallelization = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(), plan_level: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional() }),
]);


/***/ }),

/***/ 22840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ finding),
/* harmony export */   x: () => (/* binding */ formatDiagnostic)
/* harmony export */ });
function finding(severity, code, file, message, line = 1) {
    return { severity, code, file, line, message };
}
function formatDiagnostic({ file, line, message, code }) {
    return `${file}:${line}: ${message} [${code}]`;
}


/***/ }),

/***/ 30655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ab: () => (/* binding */ findFrontmatter),
  zT: () => (/* binding */ readFrontmatter)
});

// UNUSED EXPORTS: parseStrictYaml

// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/plan/phase/yaml.js
var yaml = __webpack_require__(45880);
;// CONCATENATED MODULE: ./lib/plan/phase/broken-yaml.js

function repairLines(lines) {
    const repairs = [];
    let literalIndent = -1;
    const repaired = lines.map((line, at) => {
        const indent = line.search(/\S/);
        if (literalIndent >= 0 && (indent < 0 || indent > literalIndent))
            return line;
        literalIndent = -1;
        const [, lead = '', value = ''] = /^(\s*(?:- +)*(?:[\w.-]+:(?: +|$))?)(.*)$/.exec(line.trimEnd()) ?? [];
        if (/^[|>][+-]?\d?[+-]?$/.test(value))
            literalIndent = indent;
        const repair = repairValue(value, lead);
        if (!repair)
            return line;
        repairs.push({ at, why: repair.why, readAs: repair.readAs });
        return lead + repair.readAs;
    });
    return { lines: repaired, repairs };
}
function repairValue(value, lead) {
    if (value === '' || lead.trim() === '' || isCompleteValue(value))
        return null;
    if (quotedList.test(value))
        return { why: 'several quoted texts without brackets', readAs: `[${value}]` };
    if (/^"(?:[^"\\]|\\.)*"$/.test(value))
        return {
            why: 'a backslash that is not a YAML escape',
            readAs: quoteSingle(value.slice(1, -1).replace(/\\(["\\])/g, '$1')),
        };
    return { why: 'an unquoted text with a special character', readAs: quoteSingle(value) };
}
const quotedList = /^"(?:[^"\\]|\\.)*"(?:\s*,\s*"(?:[^"\\]|\\.)*")+$/;
function isCompleteValue(value) {
    if (/^(?:#|[|>][+-]?\d?[+-]?$)/.test(value))
        return true;
    if (/^[[{]/.test(value) && !/[\]}]/.test(value))
        return true;
    const read = (0,yaml/* tryYaml */.bb)(value);
    return /^[[{]/.test(value) ? read !== undefined : typeof read === 'string';
}
function quoteSingle(text) {
    return `'${text.replaceAll("'", "''")}'`;
}

;// CONCATENATED MODULE: ./lib/plan/phase/frontmatter.js




function readFrontmatter(text) {
    const extent = findFrontmatter(text);
    const absent = { exists: false, values: new Map(), lines: new Map(), problems: [] };
    if (!extent)
        return { ...absent, bodyStart: text.startsWith('\uFEFF') ? 1 : 0 };
    const { start, end, bodyStart, terminated } = extent;
    const isReadable = end - start <= maxFrontmatterChars;
    const { values, lines, problems } = readSource(isReadable ? text.slice(start, end).replaceAll('\r\n', '\n') : '');
    if (!isReadable)
        problems.unshift(frontmatterTooLarge);
    if (!terminated)
        problems.unshift(frontmatterUnterminated);
    return { exists: true, values, lines, bodyStart, problems };
}
const maxFrontmatterChars = 64 * 1024;
function findFrontmatter(text) {
    const opening = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(text);
    if (!opening)
        return null;
    const start = opening[0].length;
    const closing = /^---[ \t]*\r?$/gm;
    closing.lastIndex = start;
    const close = closing.exec(text);
    if (close) {
        const bodyStart = Math.min(close.index + close[0].length + 1, text.length);
        return { start, end: close.index, bodyStart, terminated: true };
    }
    const firstProse = /^(?![\w"'][^\n]*:(?:\s|$)|[ \t]|- |[\]}#]|\r?$)/gm;
    firstProse.lastIndex = start;
    const end = firstProse.exec(text)?.index ?? text.length;
    return { start, end, bodyStart: end, terminated: false };
}
function readSource(source) {
    const { blocks, stray } = splitBlocks(source);
    const lines = new Map(blocks.map(({ key, line }) => [key, line]));
    const wholeMapping = parseStrictYaml(source);
    if (wholeMapping)
        return { values: wholeMapping, lines, problems: [] };
    const values = new Map();
    const problems = [...stray.map(reportStrayLine), ...findDuplicates(blocks)];
    for (const block of blocks) {
        const read = parseStrictYaml(block.lines.join('\n'));
        if (read)
            for (const [key, value] of read)
                values.set(key, value);
        else
            values.set(block.key, repairBlock(block, problems));
    }
    return { values, lines, problems };
}
const topLevelKey = /^(?:"([^"]+)"|'([^']+)'|([^\s#:'"[\]{},&*!|>%@`?-][^:\r\n]*)):(?=[ \t]|$)/;
function splitBlocks(source) {
    const blocks = [];
    const stray = [];
    for (const [at, text] of source.split('\n').entries()) {
        const match = topLevelKey.exec(text);
        if (match)
            blocks.push({ key: match[1] ?? match[2] ?? match[3]?.trimEnd() ?? '', line: at + 2, lines: [text] });
        else if (blocks.length > 0)
            blocks.at(-1)?.lines.push(text);
        else if (text.trim() !== '' && !text.startsWith('#'))
            stray.push({ line: at + 2, text });
    }
    return { blocks, stray };
}
function parseStrictYaml(source) {
    const value = (0,yaml/* tryYaml */.bb)(source);
    return (0,json_text/* isMapping */.pi)(value) ? new Map(Object.entries(value)) : undefined;
}
function repairBlock(block, problems) {
    const written = block.lines.join('\n');
    const reportLoss = (at, reason) => {
        const message = `${block.key}: this part of the frontmatter is ${reason}`;
        problems.push({ severity: 'error', code: 'frontmatter-unreadable', line: block.line + at, message });
        return written.trim().includes('\n') ? written.slice(written.indexOf(':') + 1).trim() : '';
    };
    if (block.lines.length > maxRepairedLines || written.length > maxRepairedChars)
        return reportLoss(0, 'not valid YAML and too long to be repaired. Fix it');
    const { lines, repairs } = repairLines(block.lines);
    let value;
    try {
        value = (0,yaml/* parseYaml */.hN)(lines.join('\n'));
    }
    catch (error) {
        if (!(error instanceof yaml/* YamlError */.Iz))
            throw error;
        if (error.isTooDeep)
            return reportLoss(0, `nested more than ${yaml/* maxYamlLevels */.lq} levels deep and was not read. Fix it`);
        const at = Math.min(error.line, lines.length) - 1;
        return reportLoss(at, `not valid YAML (${error.message}) and could not be read: ${excerptText(block.lines[at] ?? '')}`);
    }
    if (!(0,json_text/* isMapping */.pi)(value))
        return reportLoss(0, 'not "key: value" and could not be read. Fix it');
    for (const { at, why, readAs } of repairs) {
        const message = `${block.key}: this line is not valid YAML (${why}); it was read as ${excerptText(readAs)}. Quote the value`;
        problems.push({ severity: 'warning', code: 'invalid-yaml', line: block.line + at, message });
    }
    return value[block.key] ?? '';
}
const maxRepairedLines = 3_000;
const maxRepairedChars = 16 * 1024;
const frontmatterUnterminated = {
    severity: 'error',
    code: 'frontmatter-unterminated',
    line: 1,
    message: 'the opening --- is never closed; the keys before the first problem were read. Add a line --- below them',
};
const frontmatterTooLarge = {
    severity: 'error',
    code: 'frontmatter-too-large',
    line: 1,
    message: 'the frontmatter is larger than 64 KiB and was not read. Is the closing --- missing?',
};
function findDuplicates(blocks) {
    const seenKeys = new Set();
    return blocks.flatMap(({ key, line }) => {
        const message = `the key "${key}" is repeated in the frontmatter; the last one counts. Remove one`;
        const isNew = seenKeys.size < seenKeys.add(key).size;
        return isNew ? [] : [{ severity: 'warning', code: 'duplicate-key', line, message }];
    });
}
function reportStrayLine({ line, text }) {
    const message = `the frontmatter begins with a line that is not "key: value" and was ignored: ${excerptText(text)}`;
    return { severity: 'warning', code: 'invalid-yaml', line, message };
}
function excerptText(text) {
    return JSON.stringify((0,text_text/* clipText */.gL)(text.trim(), 80));
}


/***/ }),

/***/ 14295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N5: () => (/* binding */ removeComments),
/* harmony export */   UK: () => (/* binding */ compileElementNames),
/* harmony export */   __: () => (/* binding */ withoutEntities),
/* harmony export */   be: () => (/* binding */ findElements),
/* harmony export */   gC: () => (/* binding */ maskText),
/* harmony export */   wb: () => (/* binding */ readAttributes)
/* harmony export */ });
function maskText(text) {
    if (lastMask.text !== text)
        lastMask = { text, mask: buildMask(text) };
    return lastMask.mask;
}
let lastMask = { text: '', mask: '' };
function buildMask(text) {
    if (!/```|~~~/.test(text))
        return removeComments(text);
    let out = '';
    let fence = null;
    let fenceAt = 0;
    let at = 0;
    for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
        if (fence === null) {
            fence = parseFenceStart(line);
            if (fence)
                fenceAt = at;
            else
                out += line;
        }
        else if (closesOuterElement(line, fence)) {
            out += blankText(text.slice(fenceAt, at)) + line;
            fence = null;
        }
        else if (closesFence(line, fence)) {
            out += blankText(text.slice(fenceAt, at + line.length));
            fence = null;
        }
        at += line.length;
    }
    return removeComments(fence ? out + text.slice(fenceAt) : out);
}
function parseFenceStart(line) {
    const [, run] = /^[ \t]*(?:[-*+] +|\d+[.)] +)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line.trimEnd()) ?? [];
    return run ? { mark: run.charAt(0), length: run.length, open: 0 } : null;
}
function closesFence(line, fence) {
    const [, run] = /^[ \t]*(`{3,}|~{3,})[ \t]*\r?\n?$/.exec(line) ?? [];
    return run !== undefined && run.charAt(0) === fence.mark && run.length >= fence.length;
}
function closesOuterElement(line, fence) {
    if (!structuralLine.test(line))
        return false;
    for (const [, slash] of line.matchAll(structuralTags)) {
        fence.open += slash ? -1 : 1;
        if (fence.open < 0)
            return true;
    }
    return false;
}
const structure = 'tasks?|action|verify|automated|interfaces|context|objective|feature|behavior|implementation';
const structuralLine = new RegExp(`^[ \\t]*</?(?:${structure})\\b`);
const structuralTags = new RegExp(`<(/?)(?:${structure})\\b`, 'g');
function removeComments(text) {
    let out = '';
    let from = 0;
    let end = -1;
    let lineEnd = -1;
    for (let start = text.indexOf('<!--'); start >= 0;) {
        if (end < start + 4)
            end = text.indexOf('-->', start + 4);
        if (end < 0)
            break;
        if (lineEnd < start)
            lineEnd = endOfLine(text, start);
        const next = text.indexOf('<!--', start + 4);
        const literal = findLiteralEnd(text, start, { end, lineEnd, next });
        if (literal !== null) {
            start = text.indexOf('<!--', literal);
            continue;
        }
        out += text.slice(from, start) + blankText(text.slice(start, end + 3));
        from = end + 3;
        start = text.indexOf('<!--', from);
    }
    return out + text.slice(from);
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function findLiteralEnd(text, start, { end, lineEnd, next }) {
    const isFirst = startsLine(text, start);
    const isOneLine = end < lineEnd;
    if (isFirst && isOneLine)
        return null;
    const isMentioned = /["'`]/.test(text.charAt(start - 1)) || (next > 0 && next < end);
    if (!isFirst && !isOneLine && isMentioned)
        return start + 4;
    let open = 0;
    for (const tag of text.slice(start, end).matchAll(structuralTags)) {
        open += tag[1] ? -1 : 1;
        if (open < 0)
            return start + tag.index;
    }
    return null;
}
function startsLine(text, at) {
    let before = at - 1;
    while (text[before] === ' ' || text[before] === '\t')
        before--;
    return before < 0 || text[before] === '\n';
}
function blankText(text) {
    return text.replace(/[^\n]+/g, (line) => ' '.repeat(line.length));
}
function compileElementNames(names) {
    const any = names.join('|');
    return { opening: new RegExp(`<(${any})(\\s[^<>]*)?>`, 'g'), line: new RegExp(`^[ \\t]*<(?:${any})[\\s>]`, 'gm') };
}
function findElements(mask, names) {
    const { opening, line: nextLine } = names;
    const elementExtents = [];
    opening.lastIndex = 0;
    const missing = new Set();
    for (let openTag = opening.exec(mask); openTag; openTag = opening.exec(mask)) {
        const [tag, name = '', attributes = ''] = openTag;
        const [at, start] = [openTag.index, openTag.index + tag.length];
        if (attributes.endsWith('/')) {
            elementExtents.push({ name, attributes, at, start, end: start, after: start, closed: true });
            continue;
        }
        const close = missing.has(name) ? -1 : mask.indexOf(`</${name}>`, start);
        if (close < 0)
            missing.add(name);
        nextLine.lastIndex = start;
        const end = close < 0 ? (nextLine.exec(mask)?.index ?? mask.length) : close;
        const after = close < 0 ? end : close + name.length + 3;
        elementExtents.push({ name, attributes, at, start, end, after, closed: close >= 0 });
        opening.lastIndex = after;
    }
    return elementExtents;
}
function readAttributes(tag) {
    const quoted = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
    const result = new Map();
    for (const [, name = '', double, single] of tag.matchAll(quoted))
        if (!result.has(name))
            result.set(name, withoutEntities(double ?? single ?? '').trim());
    return result;
}
function withoutEntities(text) {
    return text.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27);/g, (entity) => entities[entity] ?? entity);
}
const entities = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
    '&#39;': "'",
    '&#x27;': "'",
};


/***/ }),

/***/ 41460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ orderPhases),
/* harmony export */   Tn: () => (/* binding */ getPhaseKey),
/* harmony export */   dk: () => (/* binding */ compareNatural),
/* harmony export */   gr: () => (/* binding */ stripZeros),
/* harmony export */   hb: () => (/* binding */ getPhaseNumber),
/* harmony export */   u1: () => (/* binding */ samePhase)
/* harmony export */ });
function getPhaseKey(id) {
    const number = getPhaseNumber(id);
    if (number === null)
        return id.trim().toLowerCase();
    return number.split('.').map(stripZeros).join('.').toUpperCase();
}
function samePhase(a, b) {
    return getPhaseKey(a) === getPhaseKey(b);
}
function getPhaseNumber(id) {
    return tokenPattern.exec(id.trim().replace(/^phase[\s_-]+/i, ''))?.[1] ?? null;
}
const tokenPattern = /^(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?:-|$)/;
function stripZeros(number) {
    return number.replace(/^0+(?=\d)/, '');
}
function compareNatural(a, b) {
    const leftParts = a.match(/\d+|\D+/g) ?? [];
    const rightParts = b.match(/\d+|\D+/g) ?? [];
    for (let at = 0; at < Math.min(leftParts.length, rightParts.length); at++) {
        const order = compareParts(leftParts[at] ?? '', rightParts[at] ?? '');
        if (order !== 0)
            return order;
    }
    return leftParts.length - rightParts.length || compareText(a, b);
}
function compareParts(a, b) {
    if (!/^\d/.test(a) || !/^\d/.test(b))
        return compareText(a, b);
    const [left, right] = [stripZeros(a), stripZeros(b)];
    return left.length - right.length || compareText(left, right);
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function orderPhases(ids, additions) {
    const written = new Map();
    for (const id of [...ids, ...additions])
        if (!written.has(getPhaseKey(id)))
            written.set(getPhaseKey(id), id);
    const givenKeys = [...new Set(ids.map(getPhaseKey))];
    const newKeys = [...written.keys()].slice(givenKeys.length).sort(compareNatural);
    const sorted = givenKeys.toSorted(compareNatural);
    const following = new Map();
    let lower = 0;
    for (const key of newKeys) {
        while (lower < sorted.length && compareNatural(sorted[lower] ?? '', key) < 0)
            lower += 1;
        const predecessor = (lower === sorted.length ? givenKeys.at(-1) : sorted[lower - 1]) ?? '';
        following.set(predecessor, [...(following.get(predecessor) ?? []), key]);
    }
    const order = [...(following.get('') ?? []), ...givenKeys.flatMap((key) => [key, ...(following.get(key) ?? [])])];
    return order.map((key) => written.get(key) ?? key);
}


/***/ }),

/***/ 85632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ listCurrentReports),
/* harmony export */   WW: () => (/* binding */ selectPhase),
/* harmony export */   mc: () => (/* binding */ readPhase),
/* harmony export */   v6: () => (/* binding */ readPhaseDirectory),
/* harmony export */   wo: () => (/* reexport safe */ _planning_tree_js__WEBPACK_IMPORTED_MODULE_6__.wo)
/* harmony export */ });
/* unused harmony export listPhases */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56805);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22840);
/* harmony import */ var _phase_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41460);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84040);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75215);
/* harmony import */ var _planning_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20951);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80019);











async function readPhase(root, ref) {
    const tree = (0,_planning_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTree */ .Zc)(root);
    return readPhaseDirectory(root, selectPhase(root, ref, tree), tree);
}
async function listPhases(root) {
    return readTree(root).phases.map(({ id, name, dir, planFiles }) => ({ id, name, dir, plans: planFiles.length }));
}
function selectPhase(root, ref, tree = (0,_planning_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTree */ .Zc)(root)) {
    const { phases } = tree;
    const directoryName = ref.trim().replace(/\/+$/, '').replace(/^.*\//, '');
    const exact = phases.find(({ dir }) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(dir) === directoryName);
    if (exact)
        return exact;
    const matches = phases.filter(buildMatcher(root, directoryName));
    const unambiguous = matches.filter(({ numberIsOpen }) => !numberIsOpen);
    const planned = (unambiguous[0] ? unambiguous : matches).filter(({ planFiles }) => planFiles.length > 0);
    const phaseDirectories = planned[0] ? planned : unambiguous[0] ? unambiguous : matches;
    const listNames = (directories) => directories.map(({ dir }) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(dir)).join(', ');
    if (phaseDirectories.length > 1)
        throw new _planning_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .PhaseError */ .wo(`Phase ${ref} is ambiguous: ${listNames(phaseDirectories)}. Use the full directory name`);
    if (phaseDirectories[0])
        return phaseDirectories[0];
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .getPlanNumber */ .R0)(directoryName.replace(/-PLAN\.md$/, ''));
    const knownPlan = plan && tree.known.get(`${plan.phase}/${plan.plan}`);
    if (knownPlan)
        throw new _planning_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .PhaseError */ .wo(`"${ref}" is a plan of phase ${node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(knownPlan.dir)}, not a phase; name that phase, and the plan with --plan ${knownPlan.id}`);
    throw new _planning_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .PhaseError */ .wo(`There is no phase "${ref}" in .planning/phases (there are: ${listNames(phases) || 'none'})`);
}
const numberedPattern = /^(?:phase[\s_-]+)?((?:[a-z]{1,6}-)?)(\d+[a-z]?(?:\.\d+)*)$/i;
function buildMatcher(root, wanted) {
    const [, code = '', number] = numberedPattern.exec(wanted.toLowerCase()) ?? [];
    const settings = () => (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlanningConfig */ .i)((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning/config.json'))).config;
    const isOwn = code === '' || code === `${settings().projectCode?.toLowerCase()}-`;
    return ({ key, dir }) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(dir).toLowerCase();
        if (name === wanted.toLowerCase())
            return true;
        return number !== undefined && key === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .getPhaseKey */ .Tn)(number) && (isOwn || name.startsWith(code));
    };
}
function readPhaseDirectory(root, directory, tree) {
    const diagnostics = [...directory.diagnostics];
    const getSummaryNames = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .createSummaryNamer */ .QK)(directory.planFiles);
    const readPlans = directory.planFiles.map((file) => readPlan(root, directory, file, getSummaryNames(file)));
    const plans = [];
    const filesById = new Map();
    for (const { plan, diagnostics: planDiagnostics } of readPlans) {
        for (const diagnostic of planDiagnostics)
            diagnostics.push(diagnostic);
        const otherFile = filesById.get(plan.id.toLowerCase());
        const message = `the plan id "${plan.id}" is already used by ${otherFile}; ids are compared without case. Rename one of the two files`;
        if (otherFile)
            diagnostics.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)('error', 'plan-id-collision', plan.path, message));
        else
            plans.push(plan);
        filesById.set(plan.id.toLowerCase(), otherFile ?? plan.file);
    }
    const paired = new Set(readPlans.map(({ plan }) => plan.summaryPath.slice(directory.dir.length + 1)));
    const summariesWithoutPlan = [...directory.summaryFiles].filter((file) => !paired.has(file));
    const { id, name, slug, dir } = directory;
    for (const file of directory.otherPlanFiles)
        diagnostics.push(reportStrayPlan(root, `${dir}/${file}`, plans));
    const unpaired = 'the SUMMARY has no plan file of the same stem, so it completes no plan';
    for (const file of summariesWithoutPlan)
        diagnostics.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)('warning', 'summary-without-plan', `${dir}/${file}`, unpaired));
    for (const diagnostic of findMisnumbered(plans, directory))
        diagnostics.push(diagnostic);
    const empty = `the phase has no plan file (${planForms}): there is nothing to execute`;
    if (plans.length === 0)
        diagnostics.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)('warning', 'no-plans', dir, empty));
    const verificationPaths = directory.verificationFiles.map((file) => `${dir}/${file}`);
    const [verificationPath = null] = verificationPaths;
    return { id, name, slug, dir, plans, summariesWithoutPlan, verificationPath, verificationPaths, tree, diagnostics };
}
function listCurrentReports(root, { dir }) {
    return (0,_planning_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readDirectory */ .gZ)(root, dir).verificationFiles.map((file) => `${dir}/${file}`);
}
const maxPlanBytes = 5 * 1024 * 1024;
function readPlan(root, { dir, summaryFiles }, file, names) {
    const path = `${dir}/${file}`;
    const text = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
    const { plan, diagnostics } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePlan */ .v)(typeof text === 'string' ? text : '', path);
    const summaryName = names.find((name) => summaryFiles.has(name));
    if (summaryName) {
        plan.hasSummary = true;
        plan.summaryPath = `${dir}/${summaryName}`;
        const summary = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, plan.summaryPath));
        if (typeof summary === 'string')
            plan.halted = (0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .isHalted */ .x)(summary);
        else
            diagnostics.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)('error', 'summary-unreadable', plan.summaryPath, summary.why));
    }
    const relevant = plan.hasSummary ? diagnostics.filter(({ code }) => code !== 'asks-person') : diagnostics;
    if (typeof text === 'string')
        return { plan, diagnostics: relevant };
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return { plan, diagnostics: [...errors, (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)('error', 'plan-unreadable', path, text.why)] };
}
function readText(path) {
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (size > maxPlanBytes)
            return { why: `the file cannot be read: it has ${size} bytes, over ${maxPlanBytes}` };
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return { why: `the file cannot be read: ${error.code ?? error}` };
    }
}
const planForms = 'PLAN.md, <name>-PLAN.md or <name>-PLAN-<n>.md';
function reportStrayPlan(root, path, plans) {
    const isError = isOmitted(root, path, plans);
    const consequence = isError ? ', so the phase would run without it. Rename or remove it' : '; it is not scheduled';
    const message = `the file looks like a plan, but it is not named ${planForms} (in upper case)${consequence}`;
    return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)(isError ? 'error' : 'warning', 'plan-not-scheduled', path, message);
}
function isOmitted(root, path, plans) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path);
    const [number] = file.match(/\d+[A-Za-z]?(?=[^\d]*$)/) ?? [];
    if (number === undefined)
        return (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isMiscasedPlan */ .ry)(file) && plans.length === 0;
    if (plans.some(({ id }) => (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .getPlanNumber */ .R0)(id)?.plan === (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .getPlanKey */ .nW)(number)))
        return false;
    const text = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isMiscasedPlan */ .ry)(file) ? '' : readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path));
    return (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isMiscasedPlan */ .ry)(file) || (typeof text === 'string' && /^[ \t]*<task[\s>]/m.test(text));
}
function findMisnumbered(plans, directory) {
    return plans.flatMap((plan) => {
        const [, number] = /^(\d+[A-Za-z]?(?:\.\d+)*)-/.exec(plan.id) ?? [];
        if (number === undefined || (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .getPhaseKey */ .Tn)(number) === directory.key)
            return [];
        const message = `the plan is numbered for phase ${number}, but lies in the directory of phase ${directory.id}. Rename or move it`;
        return [(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_9__/* .finding */ .g)('warning', 'plan-number-differs', plan.path, message)];
    });
}


/***/ }),

/***/ 75215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QK: () => (/* binding */ createSummaryNamer),
/* harmony export */   R0: () => (/* binding */ getPlanNumber),
/* harmony export */   Rt: () => (/* binding */ looksLikePlan),
/* harmony export */   U9: () => (/* binding */ planIdFromPath),
/* harmony export */   cx: () => (/* binding */ isPlanFile),
/* harmony export */   e8: () => (/* binding */ summaryPath),
/* harmony export */   fO: () => (/* binding */ isNestedPlanFile),
/* harmony export */   nW: () => (/* binding */ getPlanKey),
/* harmony export */   pL: () => (/* binding */ isPlanDocument),
/* harmony export */   ry: () => (/* binding */ isMiscasedPlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _phase_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41460);


function isPlanFile(file) {
    return /^(?:PLAN|.+-PLAN(?:-\d+[a-z]?)?)\.md$/.test(file);
}
function isNestedPlanFile(file) {
    return isPlanFile(file) || /^(?:.+-)?PLAN-\d[^/]*\.md$/.test(file);
}
function isPlanDocument(path) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path);
    if (!/(?:^|\/)\.planning\//.test(path))
        return false;
    return isPlanFile(file) || (isNestedPlanFile(file) && !/(?:SUMMARY|VERIFICATION)\.md$/i.test(file));
}
function looksLikePlan(file) {
    return (/(?:^|[^a-z])plan(?:[^a-z]|$)/i.test(file) && /\.(?:md|markdown|md\.txt)$/i.test(file) && !nonPlanPattern.test(file));
}
function isMiscasedPlan(file) {
    return !isPlanFile(file) && /^(?:\d.*-)?plan(?:-\d+[a-z]?)?\.md$/i.test(file);
}
const nonPlanPattern = /SUMMARY|VERIFICATION|OUTLINE|REVIEW|CHECK|pre-bounce/i;
function planIdFromPath(path) {
    const stem = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\.md$/i, '');
    const id = stem.replace(/-PLAN(?=-|$)/, '').replace(/^PLAN(?:-|$)/, '');
    if (id !== '')
        return id;
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
    return (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_1__/* .getPhaseNumber */ .hb)(directory) ?? directory;
}
function summaryPath(path) {
    const stem = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path).replace(/\.md$/, '');
    const summary = stem === 'PLAN' ? 'SUMMARY' : stem.endsWith('-PLAN') ? stem.replace(/PLAN$/, 'SUMMARY') : `${stem}-SUMMARY`;
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), `${summary}.md`);
}
function createSummaryNamer(planFiles) {
    const seenNumbers = new Set();
    const shared = new Set();
    for (const file of planFiles) {
        const number = getBareNumber(planIdFromPath(`/${file}`));
        if (seenNumbers.has(number))
            shared.add(number);
        seenNumbers.add(number);
    }
    return (file) => {
        const id = planIdFromPath(`/${file}`);
        const names = [summaryPath(file)];
        if (getPlanNumber(id)?.phase)
            names.push(`${id}-SUMMARY.md`);
        const number = getBareNumber(id);
        if (number !== null && !shared.has(number))
            names.push(`${number}-SUMMARY.md`);
        return [...new Set(names)];
    };
}
function getBareNumber(id) {
    return /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-|$)/.exec(id)?.[1] ?? null;
}
function getPlanNumber(id) {
    const numberOnly = /^\d+[A-Za-z]?$/.exec(id);
    if (numberOnly)
        return { phase: null, plan: getPlanKey(id) };
    const [, phase, direct, last] = /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)-(?:(\d+[A-Za-z]?)(?:-.*)?|.*-(\d+[A-Za-z]?))$/.exec(id) ?? [];
    const plan = direct ?? last;
    if (phase === undefined || plan === undefined)
        return null;
    return { phase: (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_1__/* .getPhaseKey */ .Tn)(phase), plan: getPlanKey(plan) };
}
function getPlanKey(number) {
    return (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_1__/* .stripZeros */ .gr)(number).toLowerCase();
}


/***/ }),

/***/ 84040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ parsePlan)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
// EXTERNAL MODULE: ./lib/plan/phase/diagnostic.js
var diagnostic = __webpack_require__(22840);
// EXTERNAL MODULE: ./lib/plan/phase/frontmatter.js + 1 modules
var phase_frontmatter = __webpack_require__(30655);
// EXTERNAL MODULE: ./lib/plan/phase/markup.js
var markup = __webpack_require__(14295);
// EXTERNAL MODULE: ./lib/plan/phase/must-haves.js
var must_haves = __webpack_require__(97020);
// EXTERNAL MODULE: ./lib/plan/phase/plan-file.js
var plan_file = __webpack_require__(75215);
// EXTERNAL MODULE: ./lib/plan/phase/plan-keys.js
var plan_keys = __webpack_require__(11005);
;// CONCATENATED MODULE: ./lib/plan/phase/task-fields.js



function parseFileList(text) {
    return text
        .split('\n')
        .flatMap(must_haves/* splitAtCommas */.EO)
        .map((item) => (0,declared_paths/* withoutAnnotation */.mV)(item.trim().replace(/^[-*+] /, '')))
        .filter((item) => item !== '' && !/^(?:none\b|n\/a\b|[-—]+$|\()/i.test(item));
}
function normalizeTaskType(declared) {
    return getUpstreamType(declared) ?? 'auto';
}
function isKnownTaskType(declared) {
    return ordinaryTypePattern.test(declared) || getUpstreamType(declared) !== null;
}
const ordinaryTypePattern = /^(?:|auto|execute|implementation|implement|test|verification|verify|research|setup)$/i;
function getUpstreamType(declared) {
    const type = declared.toLowerCase().replace(/[_\s]+/g, '-');
    if (type.startsWith('checkpoint'))
        return type.replace(/^checkpoint[:-]*/, 'checkpoint:').replace(/:$/, '');
    if (/^(?:human-(?:verify|action)|decision)$/.test(type))
        return `checkpoint:${type}`;
    if (/^tdd(?:-|$)/.test(type))
        return 'tdd';
    return type === 'tracer' ? type : null;
}
function readVerify(blocks) {
    const automated = [];
    let prose = '';
    for (const block of blocks) {
        let from = 0;
        for (const element of (0,markup/* findElements */.be)((0,markup/* maskText */.gC)(block), automatedElements)) {
            prose += block.slice(from, element.at);
            const attributes = (0,markup/* readAttributes */.wb)(element.attributes);
            const [attribute = ''] = ['command', 'cmd', 'run'].flatMap((name) => attributes.get(name) ?? []);
            const command = extractCommand(block.slice(element.start, element.end)) || attribute;
            const [, failsWhen = ''] = /^\s*<fails_when>([\s\S]{0,2000}?)<\/fails_when>/i.exec(block.slice(element.after)) ?? [];
            if (command === '' || missingCommandPattern.test(command))
                prose += command;
            else
                automated.push(failsOnSuccessPattern.test(failsWhen) ? `${inversion}${command}\n)` : command);
            from = element.after;
        }
        prose += `${block.slice(from)}\n`;
    }
    return { automated, prose: prose.trim() || null };
}
function listCriteriaCommands(criteria) {
    const ready = /^\s*(?:[-*]\s+)?(?:\[[ x]\]\s+)?`([^`\n]+)`\s+(?:exits?|returns?|ends?)(?: with)?(?: code| status)? 0(?=\s*$|\s*[.,;(—–-])/gim;
    return criteria.flatMap((text) => [...text.matchAll(ready)].map(([, command = '']) => (0,markup/* withoutEntities */.__)(command).trim()));
}
const inversion = '! (\n';
function isInverted(command) {
    return command.startsWith(inversion);
}
const failsOnSuccessPattern = /^[\s"'`]*(?:the )?(?:command |tests? |suite |run |it )?(?:an? )?(?:zero exit|exit(?:s|ed)?(?: with)?(?: code| status)? (?:0|zero)\b|(?:all )?(?:pass(?:es)?|succeeds?)\b|green\b)/i;
const automatedElements = (0,markup/* compileElementNames */.UK)(['automated']);
const missingCommandPattern = /^\s*MISSING\b/;
function extractCommand(text) {
    const lines = text.trim().split('\n');
    const isFence = (line) => /^\s*(?:```|~~~)/.test(line ?? '');
    const contentLines = lines.length > 2 && isFence(lines[0]) && isFence(lines.at(-1)) ? lines.slice(1, -1) : lines;
    return (0,markup/* withoutEntities */.__)(contentLines.join('\n')).trim();
}
function isCheckMissing({ automated, prose }) {
    return automated.length === 0 && missingCommandPattern.test(prose ?? '');
}

;// CONCATENATED MODULE: ./lib/plan/phase/task.js



const stepElements = {
    whatBuilt: 'what-built',
    howToVerify: 'how-to-verify',
    decision: 'decision',
    context: 'context',
    action: 'action',
    instructions: 'instructions',
    verification: 'verification',
    resumeSignal: 'resume-signal',
};
function readTasks(body, mask, file, firstLine) {
    const lineAt = createLineCounter(body, firstLine);
    const diagnostics = [];
    const report = (severity, code, line, message) => {
        diagnostics.push((0,diagnostic/* finding */.g)(severity, code, file, message, line));
    };
    const extents = findTasks(mask);
    if (extents.length > maxTasks)
        report('error', 'too-many-tasks', firstLine, `the plan has ${extents.length} tasks; the first ${maxTasks} were read. Split the plan`);
    const tasks = extents.slice(0, maxTasks).map((extent, at) => {
        const task = readTask(body, mask, extent, at + 1, lineAt(extent.at));
        const { name, type, declaredType, line } = task;
        const unclosed = `the task "${name}" has no </task>; it was read up to the next task or section. Close it`;
        const unknown = `the task type "${declaredType}" is unknown and is treated as "${type}"`;
        const missing = `the task "${name}" says that its automated check is still missing`;
        if (!extent.closed)
            report('warning', 'task-unclosed', line, unclosed);
        if (!isKnownTaskType(declaredType))
            report('warning', 'task-type-unknown', line, unknown);
        if (isCheckMissing(task.verify))
            report('info', 'verify-missing', line, missing);
        return task;
    });
    const allTasks = tasks.length > 0 ? tasks : readTasksWithoutElements(body, mask, lineAt);
    const lastTask = allTasks.findLast(({ type }) => !type.startsWith('checkpoint')) ?? allTasks.at(-1);
    for (const command of readLooseCommands(body, mask, extents))
        lastTask?.verify.automated.push(command);
    const lastWithCommands = allTasks.findLastIndex(({ verify }) => verify.automated.length > 0);
    for (const { verify } of allTasks.slice(0, Math.max(0, lastWithCommands)))
        verify.automated = verify.automated.filter((command) => !isInverted(command));
    return { tasks: allTasks, diagnostics };
}
function readLooseCommands(body, mask, tasks) {
    if (tasks.length === 0)
        return [];
    const isInTask = ({ at }) => tasks.some((task) => at >= task.at && at < task.after);
    const startsLine = ({ at }) => /(?:^|\n)[ \t]*(?:<verify>\s*)?$/.test(mask.slice(Math.max(0, at - 200), at));
    const looseCommands = (0,markup/* findElements */.be)(mask, automatedElements).filter((element) => element.closed && !isInTask(element) && startsLine(element));
    return readVerify(looseCommands.map(({ at, after }) => body.slice(at, after))).automated;
}
const maxTasks = 1_000;
function findTasks(mask) {
    const opening = /(?<=^|<tasks(?:\s[^<>]*)?>|<\/task>)[ \t]*<task(\s[^<>]*)?>/gm;
    const opened = [...mask.matchAll(opening)];
    return opened.map((openingTag, at) => {
        const start = openingTag.index + openingTag[0].length;
        const limit = opened[at + 1]?.index ?? mask.length;
        const attributes = openingTag[1] ?? '';
        const inside = mask.slice(start, limit);
        const close = attributes.endsWith('/') ? 0 : inside.indexOf('</task>');
        const length = close >= 0 ? close : (sectionAfterTasksPattern.exec(inside)?.index ?? inside.length);
        const end = start + length;
        return {
            name: 'task',
            attributes,
            at: mask.indexOf('<', openingTag.index),
            start,
            end,
            after: end,
            closed: close >= 0,
        };
    });
}
const sectionAfterTasksPattern = /^(?:[ \t]*<\/tasks>|<(?:verification|success_criteria|output|threat_model)>)/m;
const childElements = (0,markup/* compileElementNames */.UK)([
    ...['name', 'title', 'files', 'file', 'read_first', 'precondition', 'behavior', 'implementation', 'verify'],
    ...['automated', 'acceptance_criteria', 'criterion', 'done', 'options'],
    ...Object.values(stepElements),
]);
const optionElements = (0,markup/* compileElementNames */.UK)(['option']);
const optionParts = (0,markup/* compileElementNames */.UK)(['name', 'pros', 'cons']);
const featureElements = (0,markup/* compileElementNames */.UK)(['feature']);
function readTask(body, mask, extent, number, line) {
    const text = body.slice(extent.start, extent.end);
    const children = new Map();
    for (const child of (0,markup/* findElements */.be)(mask.slice(extent.start, extent.end), childElements)) {
        const contents = children.get(child.name) ?? [];
        contents.push(text.slice(child.start, child.end));
        children.set(child.name, contents);
    }
    const listContents = (names) => names.split(' ').flatMap((name) => children.get(name) ?? []);
    const getFirst = (names) => listContents(names)[0]?.trim() || null;
    const trimmed = (names) => listContents(names).map((part) => part.trim());
    const attributes = (0,markup/* readAttributes */.wb)(extent.attributes);
    const declaredType = attributes.get('type') ?? '';
    const type = normalizeTaskType(declaredType);
    const described = trimmed('behavior implementation what-built decision instructions');
    const commands = listContents('automated').map((command) => `<automated>${command}</automated>`);
    const taskName = getFirst('name title') ?? attributes.get('name') ?? attributes.get('title');
    const verify = readVerify([...listContents('verify'), ...commands]);
    for (const command of listCriteriaCommands(listContents('acceptance_criteria criterion')))
        if (!verify.automated.includes(command))
            verify.automated.push(command);
    const steps = Object.entries(stepElements).map(([step, element]) => [step, getFirst(element)]);
    return {
        name: collapseWhitespace(taskName ?? `Task ${number}`),
        type: type === 'auto' && attributes.get('tdd') === 'true' ? 'tdd' : type,
        declaredType,
        gate: attributes.get('gate')?.toLowerCase().replaceAll('_', '-') ?? null,
        files: listContents('files file').flatMap(parseFileList),
        action: children.has('action') ? listContents('action').join('\n') : described.join('\n\n') || text.trim(),
        verify,
        done: getFirst('done acceptance_criteria') ?? (trimmed('criterion').join('\n') || null),
        precondition: getFirst('precondition'),
        options: type === 'checkpoint:decision' ? readOptions(children.get('options')?.join('\n') ?? text) : [],
        steps: type.startsWith('checkpoint') ? Object.fromEntries(steps) : null,
        line,
    };
}
function readOptions(text) {
    const options = [];
    for (const option of (0,markup/* findElements */.be)((0,markup/* maskText */.gC)(text), optionElements)) {
        const content = text.slice(option.start, option.end);
        const parts = new Map();
        for (const { name, start, end } of (0,markup/* findElements */.be)(content, optionParts))
            parts.set(name, collapseWhitespace(content.slice(start, end)));
        const id = (0,markup/* readAttributes */.wb)(option.attributes).get('id') ?? String(options.length + 1);
        const [name = collapseWhitespace(content), pros, cons] = ['name', 'pros', 'cons'].map((part) => parts.get(part));
        options.push({ id, name, ...(pros ? { pros } : {}), ...(cons ? { cons } : {}) });
    }
    return options;
}
function readTasksWithoutElements(body, mask, lineAt) {
    const features = (0,markup/* findElements */.be)(mask, featureElements);
    if (features.length > 0)
        return features.map((extent, at) => {
            return { ...readTask(body, mask, extent, at + 1, lineAt(extent.at)), type: 'tdd' };
        });
    const headings = [...mask.matchAll(/^#{2,4}[ \t]+(Task[ \t]+\d[^\n]*)$/gm)];
    return headings.map((heading, at) => {
        const start = heading.index + heading[0].length;
        const end = headings[at + 1]?.index ?? mask.length;
        const extent = { name: 'task', attributes: '', at: heading.index, start, end, after: end, closed: true };
        return {
            ...readTask(body, mask, extent, at + 1, lineAt(heading.index)),
            name: collapseWhitespace(heading[1] ?? ''),
        };
    });
}
function collapseWhitespace(text) {
    return (0,markup/* withoutEntities */.__)(text).replace(/\s+/g, ' ').trim();
}
function createLineCounter(text, firstLine) {
    let line = firstLine;
    let counted = 0;
    return (offset) => {
        if (offset < counted)
            [line, counted] = [firstLine, 0];
        for (let at = text.indexOf('\n', counted); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
            line++;
            counted = at + 1;
        }
        return line;
    };
}

;// CONCATENATED MODULE: ./lib/plan/phase/plan.js










function parsePlan(text, path) {
    const file = external_node_path_.posix.basename(path);
    const frontmatter = (0,phase_frontmatter/* readFrontmatter */.zT)(text);
    const { values } = frontmatter;
    const body = text.slice(frontmatter.bodyStart).replace(/<\/?(?:automated|verify)\b/gi, (tag) => tag.toLowerCase());
    const bodyLine = text.slice(0, frontmatter.bodyStart).split('\n').length;
    const mask = (0,markup/* maskText */.gC)(body);
    const tasks = readTasks(body, mask, path, bodyLine);
    const spellings = (0,plan_keys/* findKeySpellings */.W)(values.keys());
    const getWrittenKey = (key) => spellings.find(({ meant }) => meant === key)?.key ?? key;
    const value = (key) => values.get(getWrittenKey(key));
    const lines = new Map(frontmatter.lines);
    for (const { key, meant } of spellings) {
        const line = lines.get(meant) ?? lines.get(key);
        if (line !== undefined)
            lines.set(meant, line);
    }
    const autonomous = parseYesOrNo(value('autonomous'), values.has(getWrittenKey('autonomous')));
    const { artifacts, truths, key_links } = Object.fromEntries(values);
    const promised = artifacts === undefined || value('must_haves') ? value('must_haves') : { artifacts, truths, key_links };
    const plan = {
        id: (0,plan_file/* planIdFromPath */.U9)(path),
        path,
        file,
        title: (0,must_haves/* toText */.fE)(values.get('title')) || getTitle(body, mask),
        type: (0,must_haves/* toText */.fE)(value('type')) || 'execute',
        declaredWave: (0,must_haves/* toText */.fE)(values.get('wave')) || null,
        dependsOn: listEntries(value('depends_on')),
        filesModified: listEntries(value('files_modified')),
        autonomous: autonomous !== 'no' && autonomous !== 'unclear',
        gapClosure: parseYesOrNo(value('gap_closure'), false) === 'yes',
        superseded: (0,must_haves/* toText */.fE)(value('status')).toLowerCase() === 'superseded',
        mustHaves: (0,must_haves/* readMustHaves */.Xw)(promised),
        tasks: tasks.tasks,
        summariesRead: listContextSummaries(body, mask, bodyLine),
        hasFrontmatter: frontmatter.exists,
        summaryPath: (0,plan_file/* summaryPath */.e8)(path),
        hasSummary: false,
        halted: false,
        keyLines: lines,
        text,
    };
    const unclear = autonomous === 'unclear' ? (0,must_haves/* toText */.fE)(value('autonomous')) : null;
    const oddities = [
        ...reportOddities(plan, spellings, unclear),
        ...reportStops(plan),
        ...reportIneffectiveEntries(plan, (0,must_haves/* listUncheckedKeys */.Xg)(promised)),
    ];
    const problems = frontmatter.problems.map((problem) => ({ ...problem, file: path }));
    return { plan, diagnostics: [...problems, ...oddities, ...tasks.diagnostics] };
}
function parseYesOrNo(value, isWritten) {
    const [word = ''] = (0,must_haves/* toText */.fE)(value)
        .toLowerCase()
        .split(/[\s#(,;]/, 1);
    if (word === '')
        return isWritten ? 'unclear' : 'unsaid';
    if (/^(?:true|yes|y|on|1)$/.test(word))
        return 'yes';
    return /^(?:false|no|n|off|0|never)$/.test(word) ? 'no' : 'unclear';
}
function listContextSummaries(body, mask, firstLine) {
    if (!body.includes('SUMMARY.md'))
        return [];
    const lineAt = createLineCounter(body, firstLine);
    return (0,markup/* findElements */.be)(mask, contextElements).flatMap(({ start, end }) => [...body.slice(start, end).matchAll(/^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]*SUMMARY\.md)\b/gm)].map((match) => ({
        path: match[1] ?? '',
        line: lineAt(start + match.index),
    })));
}
const contextElements = (0,markup/* compileElementNames */.UK)(['context', 'execution_context']);
function listEntries(value) {
    return typeof value === 'string' ? (0,must_haves/* splitAtCommas */.EO)(value).filter((entry) => entry !== '') : (0,must_haves/* toTexts */.OS)(value);
}
function getTitle(body, mask) {
    const [objective] = (0,markup/* findElements */.be)(mask, objectiveElements);
    const objectiveText = objective ? body.slice(objective.start, objective.end).trim() : '';
    const heading = /^#{1,2}[ \t]+(\S[^\n]*)$/m.exec(mask)?.[1];
    return objectiveText.split('\n', 1)[0]?.trim() || heading?.trim() || null;
}
const objectiveElements = (0,markup/* compileElementNames */.UK)(['objective']);
function* reportOddities({ path, hasFrontmatter, tasks, text, autonomous, keyLines, mustHaves: promised }, spellings, unclearAutonomous) {
    const noFrontmatter = 'the plan has no frontmatter: it depends on nothing and promises no files. Start it with --- and depends_on';
    if (!hasFrontmatter)
        yield (0,diagnostic/* finding */.g)('warning', 'no-frontmatter', path, noFrontmatter);
    for (const { key, meant, isRead, isMisspelt } of spellings) {
        if (!isMisspelt)
            continue;
        const message = isRead
            ? `the key "${key}" was read as ${meant}. Write ${meant}`
            : `the key "${key}" is not read because ${meant} exists too. Remove one of the two`;
        yield (0,diagnostic/* finding */.g)('warning', 'key-misspelt', path, message, keyLines.get(key));
    }
    if (unclearAutonomous !== null) {
        const message = `autonomous: ${unclearAutonomous || '(empty)'} is neither true nor false; the plan is not run without a person. Write true or false`;
        yield (0,diagnostic/* finding */.g)('warning', 'autonomous-unclear', path, message, keyLines.get('autonomous'));
    }
    if (keyLines.has('must_haves') && Object.values(promised).every((list) => list.length === 0)) {
        const message = 'must_haves contains no recognisable promise. Give it truths, artifacts or key_links';
        yield (0,diagnostic/* finding */.g)('warning', 'promises-nothing', path, message, keyLines.get('must_haves'));
    }
    if (tasks.length === 0)
        yield (0,diagnostic/* finding */.g)('info', 'no-tasks', path, 'the plan has no <task>: an agent gets its whole text');
    if (text.includes('\uFFFD')) {
        const message = 'the file is not valid UTF-8; unreadable characters were replaced. Save it as UTF-8';
        yield (0,diagnostic/* finding */.g)('warning', 'not-utf8', path, message);
    }
    if (text.includes('\0'))
        yield (0,diagnostic/* finding */.g)('error', 'not-text', path, 'the file contains binary data. Write the plan as Markdown text');
    const checkpoint = tasks.find(({ type }) => type.startsWith('checkpoint'));
    if (checkpoint && autonomous && keyLines.has('autonomous')) {
        const message = `the plan says autonomous: true, but the task "${checkpoint.name}" is a ${checkpoint.type}. Set autonomous: false`;
        yield (0,diagnostic/* finding */.g)('warning', 'autonomous-with-checkpoint', path, message, checkpoint.line);
    }
}
function* reportStops({ id, path, tasks, autonomous, keyLines }) {
    const planReference = `${/\/phases\/([^/]+)\//.exec(path)?.[1] ?? '<phase>'} ${id}`;
    const asking = tasks.filter((task) => task.type.startsWith('checkpoint') || task.gate === 'blocking-human');
    for (const task of asking) {
        const at = tasks.indexOf(task);
        const before = at === 0 ? 'at once' : `after ${at === 1 ? 'task 1' : `tasks 1 to ${at}`}`;
        const command = task.type === 'checkpoint:decision' ? `answer ${planReference} <option>` : `approve ${planReference}`;
        const message = `${before} plan ${id} waits for a person: ${task.type} "${task.name}". To continue: phase-executor ${command}`;
        yield (0,diagnostic/* finding */.g)('info', 'asks-person', path, message, task.line);
    }
    if (asking.length > 0 || autonomous)
        return;
    const message = `plan ${id} has autonomous: false and asks a person before it begins. To continue: phase-executor approve ${planReference}`;
    yield (0,diagnostic/* finding */.g)('info', 'asks-person', path, message, keyLines.get('autonomous'));
}
function* reportIneffectiveEntries({ path, filesModified, mustHaves: { artifacts }, keyLines }, unchecked) {
    for (const [key, name, entries] of [
        ['files_modified', 'files_modified', filesModified],
        ['must_haves', 'must_haves.artifacts', artifacts.map(({ path }) => path)],
    ]) {
        const undecidable = new declared_paths/* DeclaredPaths */.DB(entries).undecidable
            .filter(({ entry }) => !/^(?:none|n\/a|[-–—])?$/i.test(entry))
            .map(({ entry, why }) => `"${entry}" (${why})`);
        if (undecidable.length === 0)
            continue;
        const message = `${name} has entries that name no file of this repository and have no effect: ${(0,text_text/* joinFirstFew */.RS)(undecidable, 3)}. Write paths relative to the project`;
        yield (0,diagnostic/* finding */.g)('warning', 'path-undecidable', path, message, keyLines.get(key));
    }
    if (unchecked.length === 0)
        return;
    const message = `must_haves.artifacts has keys that nothing checks: ${(0,text_text/* joinFirstFew */.RS)(unchecked, 3)}. Write contains, exports, or min_lines with a number`;
    yield (0,diagnostic/* finding */.g)('warning', 'promise-unchecked', path, message, keyLines.get('must_haves'));
}


/***/ }),

/***/ 20951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zc: () => (/* binding */ readTree),
/* harmony export */   gZ: () => (/* binding */ readDirectory),
/* harmony export */   wo: () => (/* binding */ PhaseError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95185);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22840);
/* harmony import */ var _phase_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41460);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75215);
/* harmony import */ var _verification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31420);







class PhaseError extends Error {
    name = 'PhaseError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE;
}
function readTree(root) {
    const isArchived = ['milestones', 'MILESTONES.md'].some((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', name)));
    const directories = listSubdirectories(root, '.planning/phases') ?? (isArchived ? [] : null);
    if (directories === null) {
        const missing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'))
            ? '.planning has no directory "phases"'
            : 'there is no .planning';
        throw new PhaseError(`No phase can be read: ${missing} in ${root}. Set root to the directory that contains .planning; the command demo makes one to look at`);
    }
    const phases = directories.map((dir) => readDirectory(root, dir));
    return {
        phases: phases.sort((a, b) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.id, b.id) || (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.dir, b.dir)),
        known: new Map([...readArchivedPhases(root), ...phases].flatMap(listKnownPlans)),
        links: (listSubdirectories(root, '.planning/phases', 'isSymbolicLink') ?? []).sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk),
    };
}
function readArchivedPhases(root) {
    const milestones = (listSubdirectories(root, '.planning/milestones') ?? []).filter((dir) => dir.endsWith('-phases'));
    return milestones.flatMap((dir) => listSubdirectories(root, dir) ?? []).map((dir) => readDirectory(root, dir));
}
function listKnownPlans({ key, dir, planFiles, summaryFiles }) {
    const getSummaryNames = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .createSummaryNamer */ .QK)(planFiles);
    return planFiles.map((file) => {
        const id = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .planIdFromPath */ .U9)(`${dir}/${file}`);
        const hasSummary = getSummaryNames(file).some((name) => summaryFiles.has(name));
        return [`${key}/${(0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .getPlanNumber */ .R0)(id)?.plan ?? (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .getPlanKey */ .nW)(id)}`, { id, dir, hasSummary }];
    });
}
function listSubdirectories(root, dir, kind = 'isDirectory') {
    const entries = readEntries(root, dir);
    return entries?.filter((entry) => entry[kind]()).map((entry) => `${dir}/${entry.name}`) ?? null;
}
function readDirectory(root, dir) {
    const base = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(dir);
    const number = (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .getPhaseNumber */ .hb)(base);
    const slug = number === null ? base : base.slice(base.indexOf(number) + number.length).replace(/^-/, '');
    const diagnostics = [];
    const files = listRegularFiles(root, dir, diagnostics);
    const nested = listRegularFiles(root, `${dir}/plans`, diagnostics).map((file) => `plans/${file}`);
    const plans = [...files.filter(_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlanFile */ .cx), ...nested.filter((file) => (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isNestedPlanFile */ .fO)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)))];
    const numberIsOpen = /^\d+(?:-|$)/.test(slug);
    const otherPlans = [
        ...files.filter((file) => !(0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlanFile */ .cx)(file) && (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .looksLikePlan */ .Rt)(file)),
        ...nested.filter((file) => (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isMiscasedPlan */ .ry)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))),
    ];
    return {
        id: number ?? base,
        key: (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .getPhaseKey */ .Tn)(base),
        slug,
        name: slug.replace(/[-_]+/g, ' ').trim() || base,
        dir,
        planFiles: sortPlanFiles(plans, dir),
        summaryFiles: new Set([...files, ...nested].filter((file) => /(?:^|[-/])SUMMARY\.md$/.test(file))),
        otherPlanFiles: otherPlans.sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk),
        verificationFiles: (0,_verification_js__WEBPACK_IMPORTED_MODULE_4__/* .listVerificationFiles */ .jD)(files, { dir, number: numberIsOpen ? null : number }, diagnostics),
        numberIsOpen,
        diagnostics,
    };
}
function sortPlanFiles(files, dir) {
    const filesWithId = files.map((file) => ({ file, id: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .planIdFromPath */ .U9)(`${dir}/${file}`) }));
    return filesWithId
        .sort((a, b) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.id, b.id) || (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_5__/* .compareNatural */ .dk)(a.file, b.file))
        .map(({ file }) => file);
}
const notRegular = 'a plan must be a regular file; links, pipes and devices are not read. Put the file itself here';
function listRegularFiles(root, dir, diagnostics) {
    const files = [];
    for (const entry of readEntries(root, dir) ?? []) {
        if (entry.isFile())
            files.push(entry.name);
        else if (!entry.isDirectory() && ((0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlanFile */ .cx)(entry.name) || (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .looksLikePlan */ .Rt)(entry.name)))
            diagnostics.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .g)('error', 'not-a-regular-file', `${dir}/${entry.name}`, notRegular));
    }
    return files;
}
function readEntries(root, dir) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, dir), { withFileTypes: true });
    }
    catch (error) {
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        throw new PhaseError(`${dir} cannot be listed (${code ?? String(error)}). Check its permissions`, { cause: error });
    }
}


/***/ }),

/***/ 33363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ parseRoadmap),
/* harmony export */   Tz: () => (/* binding */ plansFieldPattern),
/* harmony export */   c3: () => (/* binding */ isSamePlan),
/* harmony export */   sE: () => (/* binding */ findNextPhase),
/* harmony export */   t7: () => (/* binding */ tickPlan),
/* harmony export */   y9: () => (/* binding */ listUnticked),
/* harmony export */   zu: () => (/* binding */ tickPhase)
/* harmony export */ });
/* harmony import */ var _signal_next_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3889);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14295);
/* harmony import */ var _phase_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41460);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75215);




const maxPhases = 5_000;
function parseRoadmap(text) {
    if (lastRead?.text !== text)
        lastRead = { text, roadmap: readLines(text) };
    return lastRead.roadmap;
}
let lastRead = null;
function readLines(text) {
    const lists = [];
    const headings = [];
    const plans = [];
    let list = null;
    let currentPhase = null;
    let archived = false;
    const countsByPhase = new Map();
    for (const [at, line] of (0,_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .maskText */ .gC)(text).split(/\r?\n/).entries()) {
        if (headings.length >= maxPhases)
            break;
        const heading = parsePhaseHeading(line);
        const level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
        const [, closingSlash] = /^\s*<(\/?)details/i.exec(line) ?? [];
        if (closingSlash !== undefined)
            archived = closingSlash === '';
        if (level > 0 || closingSlash !== undefined)
            list = null;
        const defaults = { dependsOn: null, planCount: null, plansLine: null, isUnplanned: false, archived, line: at + 1 };
        if (heading) {
            currentPhase = { phase: (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(heading.id), level };
            headings.push({ ...heading, checked: null, ...defaults });
            continue;
        }
        if (level > 0 && level <= 3 && level <= (currentPhase?.level ?? 6))
            currentPhase = null;
        const dependencies = parseDependencies(line);
        const lastHeading = headings.at(-1);
        if (dependencies !== null && currentPhase !== null && lastHeading?.dependsOn === null)
            lastHeading.dependsOn = dependencies;
        if (currentPhase !== null && lastHeading?.planCount === null)
            lastHeading.planCount = parseHeadingPlanCount(line);
        if (currentPhase !== null && !archived && lastHeading?.plansLine === null && plansFieldPattern.test(line))
            lastHeading.plansLine = at + 1;
        const row = archived ? null : parseRowPlanCount(line);
        if (row !== null)
            countsByPhase.set(row.phase, row.count);
        const box = parseCheckbox(line);
        if (!box)
            continue;
        const phase = parsePhase(box.subject);
        const plan = parsePlanId(box.subject);
        if (currentPhase !== null && lastHeading !== undefined && !box.checked && toBePlannedPattern.test(box.subject))
            lastHeading.isUnplanned = true;
        if (phase) {
            if (list === null) {
                list = [];
                lists.push(list);
            }
            if (list.length < maxPhases)
                list.push({ ...phase, checked: box.checked, ...defaults });
        }
        else if (plan !== null)
            plans.push({ id: plan, phase: currentPhase?.phase ?? null, checked: box.checked, archived, line: at + 1 });
    }
    const phases = sortPhases(lists, headings).map((phase) => ({
        ...phase,
        planCount: phase.planCount ?? countsByPhase.get((0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phase.id)) ?? null,
    }));
    return { phases, plans };
}
const toBePlannedPattern = /^(?:plans?:? )?(?:TBD|TBC|to be (?:determined|defined|decided|planned))(?![\w-])/i;
function findNextPhase(roadmap, phaseDirs, phaseId, getProgress) {
    const roadmapIds = (roadmap?.phases ?? []).map(({ id }) => id);
    const isHere = (id) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id) === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phaseId);
    const isNamed = roadmapIds.some(isHere);
    const directories = phaseDirs.map(({ id }) => id).sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk);
    const order = (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .orderPhases */ .H0)(roadmapIds, isNamed ? [] : [...directories, phaseId]).filter((id) => !isBacklog(id));
    const at = order.findIndex(isHere);
    const later = (at < 0 ? [] : order.slice(at + 1))
        .filter((id) => !isHere(id))
        .map((next) => directories.find((id) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id) === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(next)) ?? next);
    const nextOpen = later.find((id) => !getProgress(id).isDone);
    if (nextOpen !== undefined)
        return { nextPhase: nextOpen, nextPhaseStatus: getProgress(nextOpen).isPlanned ? 'planned' : 'unplanned' };
    if (later.length > 0)
        return { nextPhase: null, nextPhaseStatus: 'done' };
    return isNamed ? { nextPhase: null, nextPhaseStatus: 'last' } : (0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .countedNextPhase */ .DG)(phaseId);
}
function tickPlan(text, planId, phase) {
    return tickBoxes(text, listPlansUnder(text, phase).filter(({ id }) => isSamePlan(id, planId)));
}
function listUnticked(text, planIds, phase) {
    const openBoxes = listPlansUnder(text, phase).filter(({ checked }) => !checked);
    return planIds.filter((id) => openBoxes.some((plan) => isSamePlan(plan.id, id)));
}
function listPlansUnder(text, phase) {
    const { plans } = parseRoadmap(text);
    return plans.filter((plan) => phase === undefined || plan.phase === null || plan.phase === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phase));
}
function tickPhase(text, phaseId) {
    const { phases } = parseRoadmap(text);
    return tickBoxes(text, phases.filter(({ id, checked }) => checked !== null && (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id) === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phaseId)));
}
function tickBoxes(text, boxes) {
    const lines = text.split('\n');
    for (const { line } of boxes) {
        const before = lines[line - 1] ?? '';
        if (!/\[[xX]\]/.test(before))
            lines[line - 1] = before.replace('[ ]', '[x]');
    }
    return lines.join('\n');
}
function parseCheckbox(line) {
    const [, mark, remainder = ''] = /^\s*(?:[-*+]|\d+[.)])\s+\[([ xX])\]\s+(.*)$/.exec(line) ?? [];
    if (/^~~.+~~/.test(remainder))
        return null;
    return mark === undefined ? null : { checked: mark !== ' ', subject: remainder.replace(/^[*_`~[(]+/, '').trim() };
}
const phaseName = /^(?:[^\w\s]+\s*)?Phase\s+((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)(?![\w.]*-\d)\s*(?:[:—–.-]\s*)?(.*)$/i;
function parsePhase(subject) {
    const [, id, remainder = ''] = phaseName.exec(subject) ?? [];
    return id === undefined ? null : { id, name: extractName(remainder) };
}
function parsePhaseHeading(line) {
    const [, title] = /^#{2,5}\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line) ?? [];
    return title === undefined ? null : parsePhase(title.replace(/^[*_`]+/, ''));
}
function extractName(remainder) {
    const end = remainder.search(/\*\*|__| [-–—(]/);
    return (end < 0 ? remainder : remainder.slice(0, end)).trim();
}
function parsePlanId(subject) {
    const [, token = ''] = /^(?:Plan\s+)?([^\s:*`\])|]+)/i.exec(subject) ?? [];
    if (/\.md$/i.test(token))
        return /plan/i.test(token) ? (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_1__/* .planIdFromPath */ .U9)(token.slice(token.lastIndexOf('/') + 1)) : null;
    return /^(?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?$/.test(token) || /-PLAN$/.test(token)
        ? (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_1__/* .planIdFromPath */ .U9)(token)
        : null;
}
function isSamePlan(a, b) {
    const [left, right] = [(0,_plan_file_js__WEBPACK_IMPORTED_MODULE_1__/* .getPlanNumber */ .R0)(a), (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_1__/* .getPlanNumber */ .R0)(b)];
    if (left === null || right === null)
        return a.toLowerCase() === b.toLowerCase();
    return left.phase === right.phase && left.plan === right.plan;
}
function sortPhases(lists, headings) {
    const keys = (list) => list.map(({ id }) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id));
    const lowest = (list) => keys(list).sort(_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)[0] ?? '';
    const listed = lists.sort((a, b) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNatural */ .dk)(lowest(a), lowest(b))).flat();
    const phases = new Map();
    for (const phase of listed.length > 0 ? listed : headings)
        if (!phases.has((0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phase.id)))
            phases.set((0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phase.id), phase);
    const order = (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .orderPhases */ .H0)([...phases.keys()], keys(headings));
    for (const phase of headings)
        phases.set((0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phase.id), mergeHeading(phases.get((0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phase.id)) ?? phase, phase));
    return order.flatMap((key) => phases.get(key) ?? []);
}
function mergeHeading(listed, heading) {
    return {
        ...listed,
        name: listed.name || heading.name,
        dependsOn: listed.dependsOn ?? heading.dependsOn,
        planCount: listed.planCount ?? heading.planCount,
        plansLine: listed.plansLine ?? heading.plansLine,
        isUnplanned: listed.isUnplanned || heading.isUnplanned,
        archived: listed.archived && heading.archived,
    };
}
function parseDependencies(line) {
    const [, dependencyText] = /^\s*(?:[-*+]\s+)?[*_]*Depends on[*_]*:[*_]*\s*(.*)$/i.exec(line) ?? [];
    if (dependencyText === undefined)
        return null;
    return [...dependencyText.matchAll(/(?<![\w.])(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w])/g)].map(([, id = '']) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id));
}
const plansFieldPattern = /^[ \t]*(?:[-*+] )?\*\*Plans(?::\*\*|\*\*:)[ \t]*/;
function parseHeadingPlanCount(line) {
    if (/~|\b(?:est|approx|about|up to|tbd)/i.test(line))
        return null;
    const [, count] = /^\s*[*_]*Plans[*_]*:[*_]*\s*(?:\d{1,4}\s*\/\s*)?(\d{1,4})\s+plans?\b/i.exec(line) ?? [];
    return count === undefined ? null : Number(count);
}
function parseRowPlanCount(line) {
    const [, id, count] = /^\|\s*(?:Phase )?(\d+(?:\.\d+)*)[.:]?\s[^|]*\|(?:\s*v[\d.]+\s*\|)?\s*\d{1,4}\s*\/\s*(\d{1,4})\s*\|/i.exec(line) ??
        [];
    return id === undefined ? null : { phase: (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id), count: Number(count) };
}
function isBacklog(id) {
    return Number.parseInt((0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id), 10) >= 999;
}


/***/ }),

/***/ 80019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary),
/* harmony export */   x: () => (/* binding */ isHalted)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30655);
/* harmony import */ var _must_haves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97020);



function isHalted(text) {
    if (!/^status[ \t]*:/m.test(text))
        return false;
    return /^halted(?=[\s#]|$)/i.test((0,_must_haves_js__WEBPACK_IMPORTED_MODULE_1__/* .toText */ .fE)((0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .readFrontmatter */ .zT)(text).values.get('status')));
}
function renderSummary(facts) {
    const minutes = Math.max(1, Math.round(facts.durationMs / 60_000));
    const lines = [
        '---',
        `phase: ${JSON.stringify(facts.phase)}`,
        `plan: ${JSON.stringify(facts.plan)}`,
        'key-files:',
        ...yamlList('created', facts.created),
        ...yamlList('modified', facts.modified),
        `duration: ${minutes}min`,
        `completed: ${facts.completedAt.slice(0, 10)}`,
        'status: complete',
        'generated-by: phase-executor',
        '---',
        '',
        `# Plan ${harmlessText(facts.plan)}${facts.title ? `: ${harmlessText(facts.title)}` : ''} - Summary`,
        '',
        'Written by Phase Executor from facts (git, the clock and its own verification): the agent left no summary.',
        '',
        `- Attempt: ${facts.attempt}`,
        `- Started: ${facts.startedAt}`,
        `- Completed: ${facts.completedAt}`,
        '',
        '## Task Commits',
        '',
        ...dropEmptyLines(facts.commits.map(({ sha, subject }) => `- \`${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenId */ .X_)(sha)}\` ${harmlessText(subject)}`)),
        '',
        '## Files Created/Modified',
        '',
        ...dropEmptyLines([
            ...facts.created.map((path) => `- ${codeSpan(path)} (created)`),
            ...facts.modified.map((path) => `- ${codeSpan(path)} (modified)`),
        ]),
        '',
    ];
    return lines.join('\n');
}
function yamlList(key, items) {
    return items.length === 0
        ? [`  ${key}: []`]
        : [`  ${key}:`, ...takeFirst(items).map((item) => `    - ${JSON.stringify(item)}`)];
}
function dropEmptyLines(lines) {
    if (lines.length === 0)
        return ['None.'];
    const hiddenCount = lines.length - takeFirst(lines).length;
    return hiddenCount === 0 ? [...lines] : [...takeFirst(lines), `- and ${hiddenCount} more`];
}
function takeFirst(lines) {
    let remainingLength = 40_000;
    return lines.filter(({ length }) => {
        remainingLength -= length;
        return remainingLength > 0;
    });
}
function harmlessText(text) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(text)
        .replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&')
        .replace(/@/g, '@\u200b');
}
function codeSpan(path) {
    return `\`${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutControls */ .DJ)(path).replaceAll('`', ' ')}\``;
}


/***/ }),

/***/ 46322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ isFinished),
/* harmony export */   V_: () => (/* binding */ getDirectoryProgress),
/* harmony export */   ij: () => (/* binding */ findTreeProblems),
/* harmony export */   rV: () => (/* binding */ findEarlyTicks)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22840);
/* harmony import */ var _phase_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41460);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75215);



function findTreeProblems({ phases, links }) {
    const planned = phases.filter(({ planFiles }) => planFiles.length > 0);
    const unambiguous = planned.filter(({ numberIsOpen }) => !numberIsOpen);
    const link = 'the entry is a link, which is not followed: no phase is read from it. Put the directory itself here';
    const unnumbered = 'the directory name starts with no phase number: the phase is selected by its full name only';
    return [
        ...links.map((dir) => (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .g)('warning', 'phase-not-followed', dir, link)),
        ...planned
            .filter(({ id, dir }) => dir.endsWith(`/${id}`) && !/^\d/.test(id))
            .map(({ dir }) => (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .g)('info', 'phase-number-missing', dir, unnumbered)),
        ...planned
            .filter(({ numberIsOpen }) => numberIsOpen)
            .map(({ dir, id }) => {
            const message = `the directory name can be read as phase ${id} or as a phase ${id}.x. Write a decimal phase with a dot`;
            return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .g)('info', 'phase-number-open', dir, message);
        }),
        ...unambiguous.flatMap(({ dir, id, key }) => {
            const sharedWith = unambiguous
                .filter((other) => other.key === key && other.dir !== dir)
                .map((other) => other.dir);
            if (sharedWith.length === 0)
                return [];
            const message = `phase number ${id} is shared with ${sharedWith.join(', ')}: a phase is then selected by its full name only`;
            return (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .g)('warning', 'phase-number-shared', dir, message);
        }),
    ];
}
const roadmapFile = '.planning/ROADMAP.md';
function findEarlyTicks(roadmap, tree) {
    return roadmap.phases.flatMap(({ id, checked, archived, line }) => {
        if (checked !== true || archived)
            return [];
        const directories = tree.phases.filter(({ key, numberIsOpen }) => key === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id) && !numberIsOpen);
        return directories.flatMap((directory) => {
            const { dir, planFiles } = directory;
            const openCount = listOpenPlans(directory).length;
            if (openCount === 0)
                return [];
            const allPlans = openCount === 1 ? 'its plan' : `all ${openCount} plans`;
            const whichPlans = openCount === planFiles.length ? allPlans : `${openCount} of its ${planFiles.length} plans`;
            const message = `phase ${id} is ticked, but ${whichPlans} in ${dir} ${openCount === 1 ? 'has' : 'have'} no SUMMARY, so it does not count as done`;
            return [{ dir, diagnostic: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .g)('warning', 'phase-ticked-early', roadmapFile, message, line) }];
        });
    });
}
function getDirectoryProgress(roadmap, { phases }, id) {
    const planned = phases.filter(({ key, planFiles }) => key === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id) && planFiles.length > 0);
    const { checked, archived } = roadmap?.phases.find((phase) => (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(phase.id) === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_2__/* .getPhaseKey */ .Tn)(id)) ?? {};
    const isDone = planned.length === 0
        ? checked === true || archived === true
        : planned.every((phase) => listOpenPlans(phase).length === 0);
    return { isPlanned: planned.length > 0, isDone };
}
function listOpenPlans({ planFiles, summaryFiles }) {
    const getSummaryNames = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .createSummaryNamer */ .QK)(planFiles);
    return planFiles.filter((file) => !getSummaryNames(file).some((name) => summaryFiles.has(name)));
}
function isFinished({ plans, summariesWithoutPlan, diagnostics }) {
    const openPlans = plans.filter(({ hasSummary, halted, superseded }) => !superseded && (!hasSummary || halted));
    return (plans.length + summariesWithoutPlan.length > 0 &&
        openPlans.length === 0 &&
        !diagnostics.some(({ severity }) => severity === 'error'));
}


/***/ }),

/***/ 31420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ readVerification),
/* harmony export */   Yn: () => (/* binding */ getWorstReport),
/* harmony export */   jD: () => (/* binding */ listVerificationFiles)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22840);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30655);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14295);
/* harmony import */ var _must_haves_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97020);
/* harmony import */ var _phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41460);





function readVerification(text) {
    const { values, bodyStart } = (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .readFrontmatter */ .zT)(text);
    const declared = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(values.get('status')) || findBodyStatus(text.slice(bodyStart));
    const body = (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .maskText */ .gC)((0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .removeComments */ .N5)(text.slice(bodyStart))).split(/\r?\n/);
    const statuses = [declared, ...findLaterStatuses(body)].map(parseStatus);
    const [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec((0,_must_haves_js__WEBPACK_IMPORTED_MODULE_2__/* .toText */ .fE)(values.get('score'))) ?? [];
    return {
        status: statuses.find((status) => status !== 'passed') ?? 'passed',
        declared,
        score: verified === undefined || total === undefined ? null : { verified: Number(verified), total: Number(total) },
        gaps: countEntries(values.get('gaps')),
        humanVerification: countEntries(values.get('human_verification')),
        failedRows: countFailedRows(body),
    };
}
function findBodyStatus(body) {
    const [, text] = /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
    return text?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
}
function findLaterStatuses(lines) {
    return lines.flatMap((line, at) => {
        const [, text] = /^status:[ \t]*["']?([A-Za-z_ -]{1,40})["']?[ \t]*$/.exec(line) ?? [];
        const isFrontmatter = lines.slice(Math.max(0, at - 10), at).some((before) => /^---[ \t]*$/.test(before));
        return text !== undefined && isFrontmatter ? [text] : [];
    });
}
function countFailedRows(lines) {
    let failed = 0;
    let head = [];
    for (const [at, line] of lines.entries()) {
        const cells = splitTableRow(line);
        if (cells.length === 0)
            head = [];
        else if (/^\s*\|?[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? ''))
            head = cells;
        else if (cells.some((cell, column) => column > 0 && failurePattern.test(cell) && !earlierPattern.test(head[column] ?? '')))
            failed += 1;
    }
    return failed;
}
function splitTableRow(line) {
    const [, row] = /^\s*\|(.*?)\|?\s*$/.exec(line.slice(0, 2_000)) ?? [];
    return (row ?? '').split('|').flatMap((cell) => (row === undefined ? [] : [cell.replace(/[*_`]/g, '').trim()]));
}
const earlierPattern = /previous|before|earlier|was|initial|expected/i;
const failurePattern = /^(?:[✗✘❌×]\s*)?(?:FAILED|FAIL|NOT[ _]VERIFIED|NOT[ _]WIRED|NOT[ _]SATISFIED|MISSING|STUB|ORPHANED)$|^[✗✘❌](?:\s+[A-Z_ ]+)?$/;
function countEntries(value) {
    const text = typeof value === 'string' ? value.trim().toLowerCase() : null;
    if (text !== null && /^(?:\d{1,6}|none|no|n\/a)$/.test(text))
        return Number.parseInt(text, 10) || 0;
    const status = value?.status;
    if (typeof status === 'string' && parseStatus(status) === 'passed')
        return 0;
    return (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_2__/* .toList */ .st)(value).length;
}
function parseStatus(declared) {
    const word = (declared ?? '')
        .toLowerCase()
        .replace(/[-\s]+/g, '_')
        .replace(/[^\p{L}_]+/gu, '')
        .replace(/^_+|_+$/g, '');
    if (/^(?:passed|pass|verified)$/.test(word))
        return 'passed';
    if (/gaps?(?:_|$)|^fail|^not_|^incomplete|^blocked|^rejected/.test(word))
        return 'gaps_found';
    return /^human/.test(word) ? 'human_needed' : 'unknown';
}
function getVerificationState(report, isStale) {
    const { status, score, gaps, humanVerification, failedRows } = readVerification(report);
    if (status === 'gaps_found')
        return status;
    if (isStale)
        return 'stale';
    const isShort = status === 'passed' && score !== null && score.verified < score.total;
    if (gaps > 0 || failedRows > 0 || isShort)
        return 'gaps_found';
    return status === 'passed' && humanVerification > 0 ? 'human_needed' : status;
}
function getWorstReport(reports) {
    const states = reports.map(({ path, text, isStale, gapsWorkedOn }, at) => {
        const { declared, status } = readVerification(text);
        const state = status === 'gaps_found' && gapsWorkedOn ? 'stale' : getVerificationState(text, isStale);
        return { path, isOfPhase: at === 0, declares: declared !== null, state, unaged: getVerificationState(text, false) };
    });
    const withStatus = states.filter(({ declares }) => declares);
    const counted = withStatus.length > 0 ? withStatus : states;
    const isPassed = counted.some(({ state }) => state === 'passed');
    const deciding = counted.filter(({ state, unaged, isOfPhase }) => isOfPhase || !isPassed || state !== 'stale' || unaged !== 'passed');
    const [worst] = deciding.sort((first, second) => severity.indexOf(first.state) - severity.indexOf(second.state));
    return worst === undefined ? { path: null, state: 'missing' } : { path: worst.path, state: worst.state };
}
const severity = ['gaps_found', 'human_needed', 'unknown', 'stale', 'passed', 'missing'];
function listVerificationFiles(files, { dir, number }, diagnostics) {
    const report = (code, file, message) => {
        diagnostics.push((0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .g)('warning', code, `${dir}/${file}`, message));
    };
    const unreadMessage = 'the file looks like a verification report but is not read as one. Name it <phase>-VERIFICATION.md';
    const phaseReports = files.filter((file) => {
        if (!/^(?:.+-)?VERIFICATION\.md$/.test(file)) {
            if (resemblesReport(file))
                report('verification-not-read', file, unreadMessage);
            return false;
        }
        const fileNumber = (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_4__/* .getPhaseNumber */ .hb)(file);
        if (number === null || fileNumber === null || (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_4__/* .getPhaseKey */ .Tn)(fileNumber) === (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_4__/* .getPhaseKey */ .Tn)(number))
            return true;
        const message = `the report is numbered for phase ${fileNumber}, so it does not count for phase ${number}. Rename or move it`;
        report('verification-of-other-phase', file, message);
        return false;
    });
    const rank = (file) => {
        const stem = file.replace(/-VERIFICATION\.md$/, '');
        return stem === number ? 0 : stem === 'VERIFICATION.md' || (0,_phase_id_js__WEBPACK_IMPORTED_MODULE_4__/* .getPhaseNumber */ .hb)(stem) === stem ? 1 : 2;
    };
    return phaseReports.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
function resemblesReport(file) {
    if (/SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file))
        return false;
    return /(?:^|[-_. ])VERIFICATION(?:[-_. ]|$)/i.test(file) && /\.md$/i.test(file);
}


/***/ }),

/***/ 45880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ YamlError),
/* harmony export */   bb: () => (/* binding */ tryYaml),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   lq: () => (/* binding */ maxYamlLevels)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);

function parseYaml(source) {
    const text = printableYaml(source);
    try {
        return parseValue(text);
    }
    catch (error) {
        if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB))
            throw error;
        const lenientText = fixLenientYaml(text);
        if (lenientText !== text)
            return parseYaml(lenientText);
        throw new YamlError(error.reason, (error.mark?.line ?? 0) + 1, { cause: error });
    }
}
function tryYaml(source) {
    try {
        return parseYaml(source);
    }
    catch (error) {
        if (error instanceof YamlError)
            return undefined;
        throw error;
    }
}
class YamlError extends Error {
    line;
    constructor(message, line, options) {
        super(message, options);
        this.line = line;
    }
    get isTooDeep() {
        return this.message.startsWith('nesting exceeded');
    }
}
const maxYamlLevels = 64;
const maxAliases = 1_000;
const maxNodes = 100_000;
function parseValue(source) {
    const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(source, { maxDepth: maxYamlLevels });
    const documents = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(events, { source, schema: yamlSchema, maxAliases: maxAliases });
    if (documents.length > 1)
        throw new YamlError('there is more than one document', 1);
    const [value = null] = documents;
    if (source.includes('*') && countNodes(value, new Map()) > maxNodes)
        throw new YamlError(`aliases make more than ${maxNodes} values of it`, 1);
    return value;
}
function countNodes(value, counted) {
    if (typeof value !== 'object' || value === null)
        return 1;
    const before = counted.get(value);
    if (before !== undefined)
        return before;
    counted.set(value, Number.POSITIVE_INFINITY);
    const count = Object.values(value).reduce((sum, item) => sum + countNodes(item, counted), 1);
    counted.set(value, count);
    return count;
}
function printableYaml(source) {
    return source.replace(unprintablePattern, '\uFFFD').replace(/^(?=[\]}])/gm, ' ');
}
const unprintablePattern = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|\p{Surrogate}|\r(?!\n)/gu;
function fixLenientYaml(text) {
    const lines = text.replace(/(?<=[[{,]\s{0,40})\t/g, ' ').split('\n');
    return lines
        .map((line, at) => {
        const [, lead = '', items = '', key] = openQuotePattern.exec(line) ?? [];
        if (key === undefined)
            return line;
        const indent = lead.length + (key === '' ? 0 : items.length);
        const nextLine = lines.slice(at + 1, at + 20).find((each) => each.trim() !== '') ?? '';
        return nextLine.search(/\S|$/) <= indent ? `${line}"` : line;
    })
        .join('\n');
}
const openQuotePattern = /^( *)((?:- +)*)((?:[^\s:"']+: +)?)"(?:[^"\\]|\\.)*\\"$/;
const yamlSchema = new js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .Schema */ .Sj([
    js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .strTag */ .ym,
    js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .seqTag */ .UD,
    js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mapTag */ .pj,
    ...['!', 'tag:'].flatMap((prefix) => [
        (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .defineScalarTag */ .Gf)(prefix, { matchByTagPrefix: true, resolve: (text) => text, identify: () => false }),
        (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .defineSequenceTag */ .NE)(prefix, { ...js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .seqTag */ .UD, matchByTagPrefix: true }),
        (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .defineMappingTag */ .bH)(prefix, { ...js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .mapTag */ .pj, matchByTagPrefix: true }),
    ]),
]);


/***/ }),

/***/ 47964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ createDependencyResolver)
/* harmony export */ });
/* harmony import */ var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41460);
/* harmony import */ var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75215);


function createDependencyResolver(phase) {
    const byId = new Map(phase.plans.map(({ id }) => [id.toLowerCase(), id]));
    const byNumber = groupPlansByNumber(phase);
    const phaseNames = new Set(phase.tree.phases.map(({ dir }) => dir.slice(dir.lastIndexOf('/') + 1).toLowerCase()));
    const slugs = new Set(phase.tree.phases.map(({ slug }) => slug.toLowerCase()));
    const superseded = new Set(phase.plans.filter((plan) => plan.superseded).map(({ id }) => id));
    const ownKey = (0,_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__/* .getPhaseKey */ .Tn)(phase.id);
    return function resolve(written) {
        const item = getLastSegment(written.trim());
        if (/^(?:none|nothing|n\/a|null|~|-)?$/i.test(item))
            return { kind: 'no-plan' };
        const stem = item.replace(/\.md$/i, '').replace(/-PLAN$/i, '');
        const namedId = byId.get(item.toLowerCase()) ?? byId.get(stem.toLowerCase());
        if (namedId !== undefined)
            return resolvePlan(namedId);
        if (wholePhasePattern.test(item) || phaseNames.has(item.toLowerCase()))
            return { kind: 'no-plan' };
        const number = (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanNumber */ .R0)((0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .planIdFromPath */ .U9)(item.replace(/^plan[\s_-]*(?=\d)/i, '')));
        const phaseId = (0,_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__/* .getPhaseNumber */ .hb)(item);
        const isElsewhere = phaseId === null ? slugs.has(item.toLowerCase()) : (0,_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__/* .getPhaseKey */ .Tn)(phaseId) !== ownKey;
        const isOwn = !/\s/.test(item) && !isElsewhere;
        if (number === null)
            return { kind: 'unresolved', why: 'which is not a plan, a plan file or a phase', isOwn };
        if (number.phase !== null && number.phase !== ownKey)
            return resolveElsewhere(number.phase, number.plan);
        return resolveInThisPhase(number.plan);
    };
    function resolvePlan(id) {
        return { kind: superseded.has(id) ? 'superseded' : 'plan', id };
    }
    function resolveElsewhere(key, plan) {
        const knownPlan = phase.tree.known.get(`${key}/${plan}`);
        return knownPlan
            ? { kind: 'cross-phase', plan: knownPlan }
            : { kind: 'unresolved', why: `but phase ${key} has no plan ${plan}`, isOwn: false };
    }
    function resolveInThisPhase(plan) {
        const ids = byNumber.get(plan) ?? [];
        if (ids.length === 1 && ids[0] !== undefined)
            return resolvePlan(ids[0]);
        return {
            kind: 'unresolved',
            why: ids.length > 1 ? `which could be ${ids.join(' or ')}` : 'which is not a plan of this phase',
            isOwn: true,
        };
    }
}
const wholePhasePattern = /^(?:phase[\s_-]*\d+[A-Za-z]?(?:\.\d+)*(?:-[A-Za-z].*)?|\d+(?:\.\d+)+)(?:[\s:(].*)?$/i;
function groupPlansByNumber(phase) {
    const ids = new Map();
    for (const { id } of phase.plans) {
        const key = (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanNumber */ .R0)(id)?.plan ?? (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanKey */ .nW)(id);
        const sameNumber = ids.get(key) ?? [];
        sameNumber.push(id);
        ids.set(key, sameNumber);
    }
    return ids;
}
function getLastSegment(item) {
    return /\.md$/i.test(item) ? item.slice(item.lastIndexOf('/') + 1) : item;
}


/***/ }),

/***/ 69466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ getGateArtifactName),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   MF: () => (/* binding */ MatrixJobSchema),
/* harmony export */   Nr: () => (/* binding */ buildSingleJobMatrix),
/* harmony export */   Zt: () => (/* binding */ buildJobMatrix),
/* harmony export */   x_: () => (/* binding */ maxJobs)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

const MatrixJobSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    phase: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    plan: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    wave: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    round: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    index: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().default(0),
    artifact: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
});
const maxJobs = 256;
function buildJobMatrix(schedule, plans, { phase, round, attempts = new Map() }) {
    const planIds = new Set(plans);
    const chosen = schedule.plans.filter(({ plan }) => planIds.has(plan.id)).slice(0, maxJobs);
    if (chosen.length === 0)
        return null;
    const include = chosen.map(({ plan, wave }, index) => {
        const attempt = (attempts.get(plan.id) ?? 0) + 1;
        return {
            phase,
            plan: plan.id,
            path: plan.path,
            wave,
            round,
            attempt,
            index,
            artifact: artifactName(phase, round, plan.id, attempt),
        };
    });
    return { include };
}
function artifactName(phase, round, plan, attempt) {
    return `phase-${encodeArtifactPart(phase)}-r${round}-${encodeArtifactPart(plan)}-a${attempt}`;
}
function getGateArtifactName(phase) {
    return `phase-${encodeArtifactPart(phase)}-gate`;
}
function encodeArtifactPart(text) {
    return text.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}`);
}
function buildSingleJobMatrix(schedule, plans, { phase, round }) {
    const [firstPlan] = schedule.plans.filter(({ plan }) => plans.includes(plan.id));
    if (firstPlan === undefined)
        return null;
    const job = { phase, plan: '', path: '', wave: firstPlan.wave, round, attempt: 1, index: 0 };
    return { include: [{ ...job, artifact: artifactName(phase, round, 'all', 1) }] };
}


/***/ }),

/***/ 30934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ listSharedFiles),
/* harmony export */   e: () => (/* binding */ getFootprint)
/* harmony export */ });
/* harmony import */ var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23260);

function getFootprint(plan) {
    return new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .DeclaredPaths */ .DB(plan.filesModified).patterns.flatMap((pattern) => pattern.names === null ? [pattern] : pattern.alternatives());
}
function listSharedFiles(a, b) {
    const shared = new Set();
    for (const first of a)
        for (const second of b)
            if (first.meets(second) || second.meets(first))
                for (const path of sharedPaths(first, second))
                    shared.add(path);
    return [...shared].sort();
}
function sharedPaths(first, second) {
    if (first.names === null || second.names === null)
        return [first, second]
            .filter(({ names }) => first.names === second.names || names !== null)
            .map(({ path }) => path);
    const [outer = '', inner = ''] = [first.path, second.path].sort();
    return [outer === inner.replace(/\/$/, '') ? outer : inner];
}


/***/ }),

/***/ 89133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ buildSchedule)
});

// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/plan/phase/diagnostic.js
var diagnostic = __webpack_require__(22840);
// EXTERNAL MODULE: ./lib/plan/schedule/overlap.js
var overlap = __webpack_require__(30934);
// EXTERNAL MODULE: ./lib/plan/schedule/dependency.js
var dependency = __webpack_require__(47964);
;// CONCATENATED MODULE: ./lib/plan/schedule/scheduled-plan.js




function schedulePlans(phase) {
    const resolve = (0,dependency/* createDependencyResolver */.W)(phase);
    const diagnostics = [];
    const plans = phase.plans
        .filter((plan) => !plan.superseded)
        .map((plan) => {
        const resolved = plan.dependsOn.map((item) => ({ item, resolution: resolve(item) }));
        for (const { item, resolution } of resolved) {
            const diagnostic = checkDependency(item, resolution, plan, phase);
            if (diagnostic)
                diagnostics.push(diagnostic);
        }
        const ids = resolved.flatMap(({ resolution }) => (resolution.kind === 'plan' ? [resolution.id] : []));
        return { plan, dependsOn: [...new Set(ids)], wave: 0, footprint: (0,overlap/* getFootprint */.e)(plan) };
    });
    return { plans, diagnostics };
}
function checkDependency(item, resolution, plan, { plans }) {
    const { path } = plan;
    const line = plan.keyLines.get('depends_on');
    if (resolution.kind === 'superseded') {
        const message = `depends_on names ${resolution.id}, which is superseded, so it is ignored. Remove it`;
        return (0,diagnostic/* finding */.g)('info', 'depends-on-superseded', path, message, line);
    }
    if (resolution.kind === 'cross-phase' && !resolution.plan.hasSummary) {
        const message = `depends_on names ${item} of another phase (${resolution.plan.dir}), which has no SUMMARY yet. Run that phase first`;
        return (0,diagnostic/* finding */.g)('warning', 'cross-phase-incomplete', path, message, line);
    }
    if (resolution.kind !== 'unresolved')
        return null;
    const planList = (0,text_text/* joinFirstFew */.RS)(plans.map(({ id }) => id), 20);
    const problem = `depends_on names "${item}", ${resolution.why} (plans: ${planList})`;
    const advice = resolution.isOwn ? 'Correct or remove it' : 'It was ignored; correct or remove it';
    return (0,diagnostic/* finding */.g)(resolution.isOwn ? 'error' : 'warning', 'dependency-unresolved', path, `${problem}. ${advice}`, line);
}

;// CONCATENATED MODULE: ./lib/plan/schedule/schedule.js




function buildSchedule(phase) {
    const { plans, diagnostics } = schedulePlans(phase);
    const waves = computeWaves(plans);
    const cycle = plans.some(({ wave }) => wave === 0) ? findCycle(plans) : null;
    const overlaps = waves.flatMap(findOverlaps);
    return {
        plans,
        waves: waves.map((wave) => wave.map(({ plan }) => plan.id)),
        overlaps,
        cycle,
        diagnostics: [
            ...diagnostics,
            ...(cycle ? [reportCycle(plans, cycle)] : []),
            ...reportWaveDifferences(plans),
            ...reportOverlaps(phase, overlaps),
            ...reportLateSummaries(phase, plans),
        ],
    };
}
function computeWaves(plans) {
    const dependents = new Map(plans.map(({ plan }) => [plan.id, []]));
    const waiting = new Map();
    for (const plan of plans) {
        waiting.set(plan, plan.dependsOn.length);
        for (const id of plan.dependsOn)
            dependents.get(id)?.push(plan);
    }
    let level = plans.filter(({ dependsOn }) => dependsOn.length === 0);
    let wave = 0;
    while (level.length > 0) {
        wave++;
        const nextLevel = [];
        for (const scheduled of level) {
            scheduled.wave = wave;
            for (const dependent of dependents.get(scheduled.plan.id) ?? []) {
                const remaining = (waiting.get(dependent) ?? 0) - 1;
                waiting.set(dependent, remaining);
                if (remaining === 0)
                    nextLevel.push(dependent);
            }
        }
        level = nextLevel;
    }
    const waves = Array.from({ length: wave }, () => []);
    for (const plan of plans)
        waves[plan.wave - 1]?.push(plan);
    return waves;
}
function findCycle(plans) {
    const unleveled = new Map(plans.filter(({ wave }) => wave === 0).map((scheduled) => [scheduled.plan.id, scheduled]));
    const trail = [];
    const visitedAt = new Map();
    let id = [...unleveled.keys()][0];
    while (id !== undefined && !visitedAt.has(id)) {
        visitedAt.set(id, trail.length);
        trail.push(id);
        id = unleveled.get(id)?.dependsOn.find((dependency) => unleveled.has(dependency));
    }
    return id === undefined ? trail : [...trail.slice(visitedAt.get(id)), id];
}
function reportCycle(plans, cycle) {
    const plan = plans.find((scheduled) => scheduled.plan.id === cycle[0])?.plan;
    const message = `the plans depend on each other in a ring: ${cycle.join(' → ')} (each depends on the next). Remove one of these dependencies`;
    return (0,diagnostic/* finding */.g)('error', 'dependency-cycle', plan?.path ?? '', message, plan?.keyLines.get('depends_on'));
}
function reportWaveDifferences(plans) {
    const shift = plans.some(({ plan }) => plan.declaredWave === '0') ? 1 : 0;
    return plans.flatMap(({ plan, wave }) => {
        const declared = plan.declaredWave;
        if (declared === null || wave === 0 || Number(declared) + shift === wave)
            return [];
        const message = `the plan declares wave ${declared}; by its dependencies it is in wave ${wave}, and that is when it runs`;
        return [(0,diagnostic/* finding */.g)('warning', 'wave-differs', plan.path, message, plan.keyLines.get('wave'))];
    });
}
function reportLateSummaries({ dir }, plans) {
    const writers = new Map(plans.map((scheduled) => [scheduled.plan.summaryPath, scheduled]));
    return plans.flatMap(({ plan, wave }) => plan.summariesRead.flatMap(({ path, line }) => {
        const readPath = path.replace(/^\.\//, '');
        const writer = writers.get(readPath) ?? (readPath.includes('/') ? undefined : writers.get(`${dir}/${readPath}`));
        if (!writer || writer.plan.hasSummary || writer.wave < wave || wave === 0)
            return [];
        const { id } = writer.plan;
        const position = id === plan.id ? 'this plan itself' : `plan ${id} of ${writer.wave === wave ? 'the same' : 'a later'} wave`;
        const advice = id === plan.id ? 'Remove it' : `Add ${id} to depends_on or remove it`;
        const message = `the context reads ${readPath}, which ${position} writes, so it does not exist yet. ${advice}`;
        return [(0,diagnostic/* finding */.g)('warning', 'context-reads-later-summary', plan.path, message, line)];
    }));
}
function findOverlaps(plans, level) {
    return plans.flatMap((first, at) => plans.slice(at + 1).flatMap((second) => {
        const files = (0,overlap/* listSharedFiles */.N)(first.footprint, second.footprint);
        return files.length === 0 ? [] : [{ wave: level + 1, plans: [first.plan.id, second.plan.id], files }];
    }));
}
function reportOverlaps(phase, overlaps) {
    const paths = new Map(phase.plans.map(({ id, path }) => [id, path]));
    return overlaps.map(({ wave, plans: [a, b], files }) => {
        const message = `plans ${a} and ${b} of wave ${wave} both write ${(0,text_text/* joinFirstFew */.RS)(files)}: they run one after the other`;
        return (0,diagnostic/* finding */.g)('info', 'files-overlap', paths.get(a) ?? phase.dir, message);
    });
}


/***/ }),

/***/ 53853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ readSchedule),
/* harmony export */   Un: () => (/* binding */ readRunnable),
/* harmony export */   hT: () => (/* binding */ nextPhaseAfter),
/* harmony export */   m1: () => (/* binding */ withoutPhase),
/* harmony export */   mg: () => (/* binding */ getProjectPrefix)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56805);
/* harmony import */ var _plan_phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22840);
/* harmony import */ var _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85632);
/* harmony import */ var _plan_phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33363);
/* harmony import */ var _plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46322);
/* harmony import */ var _plan_schedule_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89133);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15295);









async function readSchedule(root, ref) {
    const phase = await (0,_plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .readPhase */ .mc)(root, ref);
    const scheduled = (0,_plan_schedule_schedule_js__WEBPACK_IMPORTED_MODULE_6__/* .buildSchedule */ .G)(phase);
    const roadmap = readRoadmap(root);
    const { config, diagnostics } = (0,_plan_phase_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanningConfig */ .i)((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', 'config.json')));
    const ticked = roadmap === null ? [] : (0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findEarlyTicks */ .rV)(roadmap, phase.tree).filter(({ dir }) => dir === phase.dir);
    return {
        phase,
        schedule: scheduled,
        next: nextPhaseAfter(root, phase.tree, phase.id),
        config,
        diagnostics: [
            ...diagnostics,
            ...ticked.map(({ diagnostic }) => diagnostic),
            ...phase.diagnostics,
            ...scheduled.diagnostics,
        ],
    };
}
function withoutPhase(root) {
    const tree = { phases: [], known: new Map(), links: [] };
    const { config, diagnostics } = (0,_plan_phase_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanningConfig */ .i)((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', 'config.json')));
    const names = { id: '', name: '', slug: '', dir: '.planning/phases' };
    const lists = { plans: [], summariesWithoutPlan: [], verificationPaths: [], diagnostics: [] };
    const phase = { ...names, ...lists, verificationPath: null, tree };
    const nextPhase = { nextPhase: null, nextPhaseStatus: 'unknown' };
    return { phase, schedule: (0,_plan_schedule_schedule_js__WEBPACK_IMPORTED_MODULE_6__/* .buildSchedule */ .G)(phase), next: nextPhase, config, diagnostics };
}
function nextPhaseAfter(root, tree, phase) {
    const roadmap = readRoadmap(root);
    return (0,_plan_phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__/* .findNextPhase */ .sE)(roadmap, tree.phases, phase, (id) => (0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .getDirectoryProgress */ .V_)(roadmap, tree, id));
}
function readRoadmap(root) {
    const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', 'ROADMAP.md'));
    return text === null ? null : (0,_plan_phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRoadmap */ .AR)(text);
}
async function readRunnable(root, ref) {
    const readResult = await readSchedule(root, ref);
    const errors = readResult.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .PhaseError */ .wo(errors.map(_plan_phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_8__/* .formatDiagnostic */ .x).join('\n'));
    if (readResult.schedule.plans.length === 0)
        throw new _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .PhaseError */ .wo(`${readResult.phase.dir} contains no plan to run (expected files such as ${readResult.phase.id}-01-PLAN.md)`);
    return readResult;
}
function getProjectPrefix(git, root) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(git.root, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return below === '' ? '' : `${below}/`;
}


/***/ }),

/***/ 93254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withSettings),
/* harmony export */   p: () => (/* binding */ findProjectRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function findProjectRoot({ directory, settings }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, settings.root);
}
function withSettings(world, changes) {
    return { ...world, settings: { ...world.settings, ...changes } };
}


/***/ }),

/***/ 3889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ countedNextPhase),
/* harmony export */   pE: () => (/* binding */ buildNextPhaseOutputs),
/* harmony export */   wD: () => (/* binding */ describeNextPhase)
/* harmony export */ });
/* unused harmony exports NEXT_PHASE_STATUS, nextPhaseRemark */
const NEXT_PHASE_STATUS = (/* unused pure expression or super */ null && (['planned', 'unplanned', 'counted', 'last', 'done', 'unknown']));
function nextPhaseRemark({ nextPhaseStatus }) {
    if (nextPhaseStatus === 'unplanned')
        return ' (not planned yet)';
    return nextPhaseStatus === 'counted' ? ' (counted: no ROADMAP lists this phase)' : '';
}
function describeNextPhase({ nextPhase, nextPhaseStatus }) {
    if (nextPhase !== null)
        return `next is phase ${nextPhase}${nextPhaseRemark({ nextPhaseStatus })}`;
    switch (nextPhaseStatus) {
        case 'last':
            return 'it was the last phase';
        case 'done':
            return 'the phases after it are done';
        default:
            return 'the next phase is unknown';
    }
}
function buildNextPhaseOutputs(next) {
    return { 'next-phase': next?.nextPhase ?? '', 'next-phase-status': next?.nextPhaseStatus ?? '' };
}
function countedNextPhase(phase) {
    const [, digits] = /^(\d{1,9})[A-Za-z]?(?:\.\d+)*$/.exec(phase) ?? [];
    if (digits === undefined)
        return { nextPhase: null, nextPhaseStatus: 'unknown' };
    return { nextPhase: String(Number(digits) + 1).padStart(digits.length, '0'), nextPhaseStatus: 'counted' };
}


/***/ })

};
;