"use strict";
exports.id = 3807;
exports.ids = [3807];
exports.modules = {

/***/ 73807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configSchema: () => (/* binding */ configSchema),
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5722);
/* harmony import */ var _table_coding_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82774);
/* harmony import */ var _table_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37026);
/* harmony import */ var _table_removed_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60038);
/* harmony import */ var _table_rule_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27519);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _config_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72898);










const maxConfigLevels = 8;
const maxProblems = 20;
function parseConfigFile(source, file, warn = () => { }) {
    const bytes = Buffer.byteLength(source);
    if (bytes > _config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .maxConfigBytes */ .aF)
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: found ${bytes} bytes, expected at most ${_config_source_js__WEBPACK_IMPORTED_MODULE_6__/* .maxConfigBytes */ .aF}`);
    const values = new Map();
    const problems = [];
    for (const { topic, key, value } of configEntries(parseDocument(source, file), file)) {
        const written = key === '' ? topic : `${topic}.${key}`;
        const line = findLine(source, topic, key);
        const renamed = (0,_table_removed_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .renamedSetting */ .PS)(written);
        if (renamed !== null)
            warn(`${file}:${line}: ${renamed.text}`);
        const path = renamed?.name ?? written;
        const report = (message) => problems.push({ line, message });
        const row = rows.get(path);
        const removed = row === undefined ? (0,_table_removed_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .removedSetting */ .NI)(path) : null;
        if (removed !== null)
            warn(`${file}:${line}: ${removed}`);
        else if (row === undefined)
            report(unknownWord(topic, key));
        else if (value === null)
            report(`${path} has no value; set one, or remove the line`);
        else {
            const isAboutRules = row.name === 'rules' || row.name === 'accept';
            const current = isAboutRules ? (0,_table_rule_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutRemovedRules */ .ct)(value, (text) => warn(`${file}:${line}: ${text}`)) : value;
            const parsed = row.fromFile().safeParse(current);
            const word = typeof value === 'string' ? { word: value } : {};
            const isWeaker = row.name === 'sandbox' && values.get('sandbox')?.value === 'kernel';
            if (parsed.success && !isWeaker)
                values.set(row.name, { value: parsed.data, line, ...word });
            else if (!parsed.success)
                report(`${path}: found ${shownValue(value)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
        }
    }
    if (problems.length === 0)
        return values;
    const sorted = problems.sort((one, other) => one.line - other.line).slice(0, maxProblems);
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb([...new Set(sorted.map(({ line, message }) => `${file}:${line}: ${message}`))].join('\n'));
}
function parseDocument(source, file) {
    try {
        const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(source, { maxDepth: maxConfigLevels });
        const [content = null, ...others] = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(events, { source, schema: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .CORE_SCHEMA */ .OU, maxAliases: 0 });
        if (others.length === 0)
            return content;
    }
    catch (error) {
        if (!(error instanceof js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLException */ .tB))
            throw error;
        const line = (error.mark?.line ?? 0) + 1;
        if (error.reason.startsWith('nesting exceeded'))
            throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:${line}: found more than ${maxConfigLevels} levels of settings`);
        if (error.reason.startsWith('aliases exceeded'))
            throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:${line}: anchors and aliases are not read; write the value out`);
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:${line}: not valid YAML: ${error.reason}`);
    }
    throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: found more than one document, expected one`);
}
function configEntries(content, file) {
    if (content === null)
        return [];
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .isMapping */ .pi)(content))
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: found ${shownValue(content)}, expected topics: ${Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp).join(', ')}`);
    return Object.entries(content).flatMap(([topic, value]) => {
        const own = topic === 'agent' ? (agentsInOrder(value) ?? value) : value;
        if (rows.has(topic) || !Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp, topic))
            return [{ topic: safeKey(topic), key: '', value }];
        if (own === null)
            return [];
        if ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .isMapping */ .pi)(own))
            return Object.entries(own).map(([key, each]) => ({ topic, key: safeKey(key), value: each }));
        const [first = ''] = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
        const example = `${topic}: { ${first.slice(topic.length + 1)}: … }`;
        throw new _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${file}:1: ${topic}: found ${shownValue(value)}, expected settings under it, such as ${example}`);
    });
}
function agentsInOrder(value) {
    const lines = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(lines) || lines.length === 0 || lines.some((line) => typeof line !== 'string'))
        return null;
    const [first = '', ...then] = lines.map((line) => String(line).trim());
    const [word = ''] = first.split(/\s/);
    const name = (0,_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .getCli */ .$A)(word) ?? (/^(?:auto|script|command)$/.test(first) ? first : 'command');
    return { name, ...(first === name ? {} : { command: first }), ...(then.length === 0 ? {} : { then }) };
}
const rows = new Map(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingRows */ .mH.flatMap((row) => (row.key === null ? [] : [[row.key, row]])));
function safeKey(key) {
    return key.replace(/\p{C}/gu, '?').slice(0, 60);
}
function findLine(source, topic, key) {
    const lines = source.split('\n');
    const isAt = (name) => (line) => /^["']?([^"':]*)["']?\s*:/.exec(line.trimStart())?.[1] === name;
    const top = lines.findIndex((line) => /^\S/.test(line) && isAt(topic)(line));
    const end = lines.findIndex((line, at) => at > top && /^[^\s#]/.test(line));
    const below = lines.slice(top + 1, end < 0 ? lines.length : end).findIndex(isAt(key));
    return Math.max(0, below < 0 ? top : top + 1 + below) + 1;
}
function shownValue(value) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .clipText */ .gL)(JSON.stringify(value) ?? 'nothing', 60);
}
function configSchema() {
    const byTopic = Object.entries(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp).map(([topic, about]) => {
        const whole = rows.get(topic)?.fromFile();
        if (whole !== undefined)
            return [topic, whole.optional().meta({ description: about })];
        const own = _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingRows */ .mH.flatMap(({ key, description, details, fallback, fromFile }) => {
            if (!key?.startsWith(`${topic}.`))
                return [];
            const reported = [description, details, fallback && `Default: ${fallback}`].filter((part) => part !== '');
            const text = reported.map((part) => part.replace(/\.?$/, '.')).join(' ');
            return [[key.slice(topic.length + 1), fromFile().meta({ description: text }).optional()]];
        });
        const mapping = zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej(Object.fromEntries(own));
        const orLines = zod__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([mapping, zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()).min(1), zod__WEBPACK_IMPORTED_MODULE_9__/* ["null"] */ .chJ()]);
        const form = topic === 'agent' ? orLines.optional() : mapping.nullish();
        return [topic, form.meta({ description: about })];
    });
    return zod__WEBPACK_IMPORTED_MODULE_9__/* .strictObject */ .rej(Object.fromEntries(byTopic));
}
function unknownWord(topic, key) {
    const isKey = Object.hasOwn(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp, topic);
    const row = _table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingRows */ .mH.find(({ name }) => name === (isKey ? key : topic));
    if (row?.key === null)
        return `${row.name} belongs to one run or job and is not allowed in this file; use an option or an input`;
    if (row?.key?.includes('.'))
        return `${row.name} belongs under a topic in this file; write ${row.key.replace('.', ': { ')}: … }`;
    const written = isKey ? `${topic}.${key}` : topic;
    const known = isKey ? [...rows.keys()].filter((each) => each.startsWith(`${topic}.`)) : Object.keys(_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp);
    const lookalike = isKey ? undefined : known.find((each) => each.slice(0, 4) === topic.slice(0, 4));
    const meant = (0,_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearestName */ .$q)(written, known) ?? lookalike;
    const advice = meant === undefined ? `expected one of: ${known.join(', ')}` : `did you mean ${meant}?`;
    return `${written} is not a ${isKey ? 'setting' : 'topic of the settings'}; ${advice}`;
}


/***/ })

};
;