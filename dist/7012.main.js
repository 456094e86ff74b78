"use strict";
exports.id = 7012;
exports.ids = [7012];
exports.modules = {

/***/ 37012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  configSchema: () => (/* binding */ configSchema),
  parseConfigFile: () => (/* binding */ parseConfigFile)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/settings/table/removed-settings.js
var removed_settings = __webpack_require__(60038);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/settings/file/config-source.js + 1 modules
var config_source = __webpack_require__(72898);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
;// CONCATENATED MODULE: ./lib/settings/file/positioned-yaml.js

function parsePositioned(source, maxLevels) {
    try {
        const events = (0,js_yaml/* parseEvents */.PH)(source, { maxDepth: maxLevels });
        const problems = events.flatMap((event) => refusedMarks(event, source));
        if (events.filter(({ type }) => type === js_yaml/* EVENT_ID */.hy.DOCUMENT).length > 1)
            problems.push({ at: 0, message: 'found more than one document, expected one' });
        const [content = null] = nodesUntilEnd(events.slice(1).values(), source, problems);
        return { content, problems };
    }
    catch (error) {
        if (!(error instanceof js_yaml/* YAMLException */.tB))
            throw error;
        const isDeep = error.reason.startsWith('nesting exceeded');
        const message = isDeep
            ? `found more than ${maxLevels} levels, expected topics with settings under them`
            : `not valid YAML: ${error.reason}`;
        return { content: null, problems: [{ at: isDeep ? 0 : (error.mark?.position ?? 0), message }] };
    }
}
function refusedMarks(event, source) {
    if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS)
        return [refusedReference(event.anchorStart, `*${source.slice(event.anchorStart, event.anchorEnd)}`)];
    if (!('tagStart' in event))
        return [];
    const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
    const tag = `found ${source.slice(tagStart, tagEnd)}; tags are not read, so remove it`;
    return [
        ...(anchorStart < 0 ? [] : [refusedReference(anchorStart, `&${source.slice(anchorStart, anchorEnd)}`)]),
        ...(tagStart < 0 ? [] : [{ at: tagStart, message: tag }]),
    ];
}
function refusedReference(at, name) {
    return { at, message: `found ${name}; anchors, aliases and merge keys are not read, so write the value out` };
}
function* nodesUntilEnd(events, source, problems) {
    for (let next = events.next(); !next.done && next.value.type !== js_yaml/* EVENT_ID */.hy.POP; next = events.next()) {
        const event = next.value;
        if (event.type === js_yaml/* EVENT_ID */.hy.SCALAR)
            yield { kind: 'scalar', value: scalarValue(event, source), at: event.valueStart };
        else if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS)
            yield { kind: 'scalar', value: null, at: event.anchorStart };
        else if (event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE || event.type === js_yaml/* EVENT_ID */.hy.MAPPING) {
            const inside = [...nodesUntilEnd(events, source, problems)];
            if (event.type === js_yaml/* EVENT_ID */.hy.MAPPING)
                yield buildMapping(inside, event.start, problems);
            else
                yield { kind: 'scalar', value: inside.map(({ value }) => value), at: event.start };
        }
    }
}
function buildMapping(nodes, at, problems) {
    const pairs = [];
    const seen = new Set();
    for (let index = 0; index + 1 < nodes.length; index += 2) {
        const [key, node] = nodes.slice(index, index + 2);
        const name = String(key.value);
        if (name === '<<')
            problems.push(refusedReference(key.at, '<<'));
        if (seen.has(name))
            problems.push({ at: key.at, message: `${name.slice(0, 60)} stands here a second time; keep one of them` });
        seen.add(name);
        pairs.push({ key, node });
    }
    const value = Object.fromEntries(pairs.map(({ key, node }) => [String(key.value), node.value]));
    return { kind: 'mapping', value, pairs, at };
}
function scalarValue(event, source) {
    const document = { type: js_yaml/* EVENT_ID */.hy.DOCUMENT, explicitStart: false, explicitEnd: false, directives: [] };
    const plain = { ...event, anchorStart: -1, anchorEnd: -1, tagStart: -1, tagEnd: -1 };
    return (0,js_yaml/* constructFromEvents */.fw)([document, plain, { type: js_yaml/* EVENT_ID */.hy.POP }], { source, schema: js_yaml/* CORE_SCHEMA */.OU })[0];
}

;// CONCATENATED MODULE: ./lib/settings/file/config-file.js








const maxConfigLevels = 8;
const maxProblems = 20;
function parseConfigFile(source, file) {
    const bytes = Buffer.byteLength(source);
    if (bytes > config_source/* maxConfigBytes */.aF)
        throw new settings/* UsageError */.eb(`${file}:1: found ${bytes} bytes, expected at most ${config_source/* maxConfigBytes */.aF}`);
    const { content, problems } = parsePositioned(source, maxConfigLevels);
    const values = new Map();
    const report = (at, message) => problems.push({ at, message });
    if (problems.length === 0)
        for (const entry of configEntries(content, report))
            readEntry(entry, source, values, report);
    if (problems.length > 0)
        throw new settings/* UsageError */.eb(problemText(problems, source, file));
    return values;
}
function* configEntries(content, report) {
    if (isEmptyNode(content))
        return;
    if (content.kind !== 'mapping') {
        report(content.at, `found ${shownNode(content)}, expected topics: ${Object.keys(settings/* topics */.vp).join(', ')}`);
        return;
    }
    for (const { key, node } of content.pairs) {
        const topic = keyText(key.value);
        const lines = topic === 'agent' ? agentsInOrder(node) : null;
        if (lines !== null)
            yield* lines.map(([name, value]) => ({
                topic,
                key: name,
                node: { kind: 'scalar', value, at: node.at },
                at: key.at,
            }));
        else if (rows.has(topic))
            yield { topic, key: '', node, at: key.at };
        else if (!Object.hasOwn(settings/* topics */.vp, topic))
            report(key.at, unknownTopic(topic));
        else if (node.kind === 'mapping')
            for (const pair of node.pairs)
                yield { topic, key: keyText(pair.key.value), node: pair.node, at: pair.key.at };
        else if (!isEmptyNode(node)) {
            const [first = ''] = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
            const example = `${topic}: { ${first.slice(topic.length + 1)}: … }`;
            report(key.at, `${topic}: found ${shownNode(node)}, expected settings under it, such as ${example}`);
        }
    }
}
function agentsInOrder({ value }) {
    const input = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(input) || input.length === 0 || input.some((each) => typeof each !== 'string'))
        return null;
    const [first = '', ...rest] = input.map((each) => String(each).trim());
    const [word = ''] = first.split(/\s/);
    const name = (0,coding_agents/* cliNamed */.qH)(word) ?? (/^(?:auto|script|command)$/.test(first) ? first : 'command');
    return [
        ['name', name],
        ...(first === name ? [] : [['command', first]]),
        ...(rest.length === 0 ? [] : [['then', rest]]),
    ];
}
const rows = new Map(settings/* settingRows */.mH.flatMap((row) => (row.key === null ? [] : [[row.key, row]])));
function keyText(key) {
    return String(key).replace(/\p{C}/gu, '?').slice(0, 60);
}
function readEntry({ topic, key, node, at }, source, values, report) {
    const path = key === '' ? topic : `${topic}.${key}`;
    const settingRow = rows.get(path);
    if (settingRow === undefined)
        report(at, unknownSetting(topic, key));
    else if (isEmptyNode(node))
        report(at, `${path} has no value; set one, or remove the line`);
    else {
        const parsed = settingRow.fromFile().safeParse(node.value);
        if (parsed.success)
            values.set(settingRow.name, { value: parsed.data, line: lineAt(at, source) });
        else
            report(at, `${path}: found ${shownNode(node)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
    }
}
function isEmptyNode(node) {
    return node === null || node.value === null;
}
function shownNode({ value }) {
    return (0,text_text/* clipText */.gL)(JSON.stringify(value) ?? 'nothing', 60);
}
function problemText(problems, source, file) {
    const lines = [...problems]
        .sort((one, other) => one.at - other.at)
        .slice(0, maxProblems)
        .map(({ at, message }) => `${file}:${lineAt(at, source)}: ${message}`);
    return [...new Set(lines)].join('\n');
}
function lineAt(at, source) {
    return source.slice(0, at).split('\n').length;
}
function configSchema() {
    const byTopic = Object.entries(settings/* topics */.vp).map(([topic, about]) => {
        const whole = rows.get(topic)?.fromFile();
        if (whole !== undefined)
            return [topic, whole.optional().meta({ description: about })];
        const own = settings/* settingRows */.mH.flatMap(({ key, description, details, fallback, fromFile }) => {
            if (!key?.startsWith(`${topic}.`))
                return [];
            const reported = [description, details, fallback && `Default: ${fallback}`].filter((part) => part !== '');
            const text = reported.map((part) => part.replace(/\.?$/, '.')).join(' ');
            return [[key.slice(topic.length + 1), fromFile().meta({ description: text }).optional()]];
        });
        const mapping = schemas/* strictObject */.rej(Object.fromEntries(own));
        const orLines = schemas/* union */.KCZ([mapping, schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()).min(1), schemas/* null */.chJ()]);
        const form = topic === 'agent' ? orLines.optional() : mapping.nullish();
        return [topic, form.meta({ description: about })];
    });
    return schemas/* strictObject */.rej(Object.fromEntries(byTopic));
}
function unknownTopic(word) {
    const setting = (0,removed_settings/* removedText */.sJ)(word) ?? settingText(word);
    if (setting !== null)
        return setting;
    const lookalike = Object.keys(settings/* topics */.vp).find((each) => each.slice(0, 4) === word.slice(0, 4));
    const near = (0,nearest_name/* nearestName */.qb)(word, Object.keys(settings/* topics */.vp)) ?? lookalike;
    const advice = near === undefined ? `expected one of: ${Object.keys(settings/* topics */.vp).join(', ')}` : `did you mean ${near}?`;
    return `${word} is not a topic of the settings; ${advice}`;
}
function unknownSetting(topic, key) {
    const setting = (0,removed_settings/* removedText */.sJ)(`${topic}.${key}`) ?? settingText(key) ?? (0,removed_settings/* removedText */.sJ)(key);
    if (setting !== null)
        return setting;
    const own = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
    const near = (0,nearest_name/* nearestName */.qb)(key, own.map((each) => each.slice(topic.length + 1)));
    const elsewhere = [...rows.keys()].find((row) => row.endsWith(`.${key}`));
    const meant = near === null ? elsewhere : `${topic}.${near}`;
    const advice = meant === undefined ? `expected one of: ${own.join(', ')}` : `did you mean ${meant}?`;
    return `${topic}.${key} is not a setting; ${advice}`;
}
function settingText(word) {
    const row = settings/* settingRows */.mH.find(({ name }) => name === word);
    if (row === undefined)
        return null;
    if (row.key !== null && row.key !== word)
        return `${word} belongs under a topic in this file; write ${row.key.replace('.', ': { ')}: … }`;
    return `${word} belongs to one run or job and is not allowed in this file; use an option or an input`;
}


/***/ })

};
;