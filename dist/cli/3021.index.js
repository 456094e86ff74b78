export const id = 3021;
export const ids = [
    3021
];
export const modules = {
    43021: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            parseConfigFile: ()=>parseConfigFile
        });
        var config_source = __webpack_require__(28593);
        var policy = __webpack_require__(88880);
        var js_yaml = __webpack_require__(33243);
        function parsePositioned(source, mostLevels) {
            let problems = [];
            try {
                let events = (0, js_yaml.PH)(source, {
                    maxDepth: mostLevels
                });
                let reader = new Reader(events, source, problems);
                return {
                    content: reader.document(),
                    problems
                };
            } catch (error) {
                if (!(error instanceof js_yaml.tB)) throw error;
                let isDeep = error.reason.startsWith('nesting exceeded');
                let message = isDeep ? `found more than ${mostLevels} levels, expected topics with settings under them` : `not valid YAML: ${error.reason}`;
                return {
                    content: null,
                    problems: [
                        {
                            at: isDeep ? 0 : error.mark?.position ?? 0,
                            message
                        }
                    ]
                };
            }
        }
        class Reader {
            #events;
            #source;
            #problems;
            #next = 0;
            constructor(events, source, problems){
                this.#events = events;
                this.#source = source;
                this.#problems = problems;
            }
            document() {
                let documents = this.#events.filter(({ type })=>type === js_yaml.hy.DOCUMENT).length;
                if (documents > 1) this.#report(0, 'found more than one document, expected one');
                if (0 === documents) return null;
                this.#next = 1;
                return this.#isAtEnd() ? null : this.#node();
            }
            #node() {
                let event = this.#events[this.#next++];
                switch(event?.type){
                    case js_yaml.hy.SCALAR:
                        this.#refuseMarks(event);
                        return {
                            kind: 'scalar',
                            value: this.#scalar(event),
                            at: event.valueStart
                        };
                    case js_yaml.hy.SEQUENCE:
                        {
                            this.#refuseMarks(event);
                            let items = [
                                ...this.#untilEnd()
                            ];
                            return {
                                kind: 'sequence',
                                value: items.map(({ value })=>value),
                                at: event.start
                            };
                        }
                    case js_yaml.hy.MAPPING:
                        this.#refuseMarks(event);
                        return this.#mapping(event.start);
                    case js_yaml.hy.ALIAS:
                        this.#refuseReference(event.anchorStart, `*${this.#source.slice(event.anchorStart, event.anchorEnd)}`);
                        return {
                            kind: 'scalar',
                            value: null,
                            at: event.anchorStart
                        };
                    default:
                        throw new js_yaml.tB('a value is missing');
                }
            }
            #mapping(at) {
                let nodes = [
                    ...this.#untilEnd()
                ];
                let pairs = [];
                let seen = new Set();
                for(let index = 0; index + 1 < nodes.length; index += 2){
                    let [key, node] = nodes.slice(index, index + 2);
                    let name = String(key.value);
                    if ('<<' === name) this.#refuseReference(key.at, '<<');
                    if (seen.has(name)) this.#report(key.at, `${name.slice(0, 60)} stands here a second time; keep one of them`);
                    seen.add(name);
                    pairs.push({
                        key,
                        node
                    });
                }
                return {
                    kind: 'mapping',
                    value: Object.fromEntries(pairs.map(({ key, node })=>[
                            String(key.value),
                            node.value
                        ])),
                    pairs,
                    at
                };
            }
            *#untilEnd() {
                while(!this.#isAtEnd())yield this.#node();
                this.#next += 1;
            }
            #isAtEnd() {
                let event = this.#events[this.#next];
                return void 0 === event || event.type === js_yaml.hy.POP;
            }
            #scalar(event) {
                let document = {
                    type: js_yaml.hy.DOCUMENT,
                    explicitStart: false,
                    explicitEnd: false,
                    directives: []
                };
                let plain = {
                    ...event,
                    anchorStart: -1,
                    anchorEnd: -1,
                    tagStart: -1,
                    tagEnd: -1
                };
                let events = [
                    document,
                    plain,
                    {
                        type: js_yaml.hy.POP
                    }
                ];
                return (0, js_yaml.fw)(events, {
                    source: this.#source,
                    schema: js_yaml.OU
                })[0];
            }
            #refuseMarks({ anchorStart, anchorEnd, tagStart, tagEnd }) {
                if (anchorStart >= 0) this.#refuseReference(anchorStart, `&${this.#source.slice(anchorStart, anchorEnd)}`);
                if (tagStart >= 0) this.#report(tagStart, `found ${this.#source.slice(tagStart, tagEnd)}; tags are not read, so remove it`);
            }
            #refuseReference(at, name) {
                this.#report(at, `found ${name}; anchors, aliases and merge keys are not read, so write the value out`);
            }
            #report(at, message) {
                this.#problems.push({
                    at: Math.max(0, at),
                    message
                });
            }
        }
        var settings = __webpack_require__(23152);
        var nearest = __webpack_require__(18535);
        let keys = new Map(settings.mH.flatMap(([name, { key }])=>null === key ? [] : [
                [
                    name,
                    key
                ]
            ]));
        let names = new Set(settings.mH.map(([name])=>name));
        function unknownTopic(word) {
            let setting = settingText(word);
            if (null !== setting) return setting;
            let near = (0, nearest.qw)(word, Object.keys(policy.v)) ?? Object.keys(policy.v).find((each)=>beginAlike(each, word));
            let advice = void 0 === near ? `expected one of: ${Object.keys(policy.v).join(', ')}` : `did you mean ${near}?`;
            return `${word} is not a topic of the settings; ${advice}`;
        }
        function beginAlike(one, other) {
            return one.slice(0, 4) === other.slice(0, 4);
        }
        function unknownSetting(topic, key) {
            let setting = settingText(key);
            if (null !== setting) return setting;
            let own = [
                ...keys.values()
            ].filter((each)=>each.startsWith(`${topic}.`));
            let near = (0, nearest.qw)(key, own.map((each)=>each.slice(topic.length + 1)));
            let elsewhere = [
                ...keys.values()
            ].find((each)=>each.endsWith(`.${key}`));
            let meant = null === near ? elsewhere : `${topic}.${near}`;
            let advice = void 0 === meant ? `expected one of: ${own.join(', ')}` : `did you mean ${meant}?`;
            return `${topic}.${key} is not a setting; ${advice}`;
        }
        function settingText(word) {
            let name = settings.fN.get(word) ?? (names.has(word) ? word : null);
            if (null === name) return null;
            let key = keys.get(name);
            if (void 0 !== key) return `${word} stands under a topic in this file; write ${key.replace('.', ': { ')}: … }`;
            return `${name} belongs to one run or job and cannot stand in this file; give it as an option or an input`;
        }
        let mostLevels = 8;
        let mostProblems = 20;
        function parseConfigFile(source, file) {
            let bytes = Buffer.byteLength(source);
            if (bytes > config_source.j$) throw new settings.eb(`${file}:1: found ${bytes} bytes, expected at most ${config_source.j$}`);
            let { content, problems } = parsePositioned(source, mostLevels);
            let values = new Map();
            let report = (at, message)=>problems.push({
                    at,
                    message
                });
            if (0 === problems.length) for (let entry of entriesOf(content, report))readEntry(entry, source, values, report);
            if (problems.length > 0) throw new settings.eb(problemText(problems, source, file));
            return values;
        }
        function* entriesOf(content, report) {
            if (isEmpty(content)) return;
            if ('mapping' !== content.kind) return void report(content.at, `found ${shown(content)}, expected topics: ${Object.keys(policy.v).join(', ')}`);
            for (let { key, node } of content.pairs){
                let topic = keyText(key.value);
                if (Object.hasOwn(policy.v, topic)) {
                    if ('mapping' === node.kind) for (let pair of node.pairs)yield {
                        topic,
                        key: keyText(pair.key.value),
                        node: pair.node,
                        at: pair.key.at
                    };
                    else if (!isEmpty(node)) report(key.at, `${topic}: found ${shown(node)}, expected settings under it`);
                } else report(key.at, unknownTopic(topic));
            }
        }
        let rows = new Map(settings.mH.flatMap(([name, row])=>null === row.key ? [] : [
                [
                    row.key,
                    {
                        name,
                        row
                    }
                ]
            ]));
        function keyText(key) {
            return String(key).replace(/\p{C}/gu, '?').slice(0, 60);
        }
        function readEntry({ topic, key, node, at }, source, values, report) {
            let path = `${topic}.${key}`;
            let found = rows.get(path);
            if (void 0 === found) report(at, unknownSetting(topic, key));
            else if (isEmpty(node)) report(at, `${path} has no value; give one, or remove the line`);
            else {
                let parsed = found.row.fromFile().safeParse(node.value);
                if (parsed.success) values.set(found.name, {
                    value: parsed.data,
                    line: lineAt(at, source)
                });
                else report(at, `${path}: found ${shown(node)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
            }
        }
        function isEmpty(node) {
            return null === node || null === node.value;
        }
        function shown({ value }) {
            let text = JSON.stringify(value) ?? 'nothing';
            return text.length > 60 ? `${text.slice(0, 60)}…` : text;
        }
        function problemText(problems, source, file) {
            let lines = [
                ...problems
            ].sort((one, other)=>one.at - other.at).slice(0, mostProblems).map(({ at, message })=>`${file}:${lineAt(at, source)}: ${message}`);
            return [
                ...new Set(lines)
            ].join('\n');
        }
        function lineAt(at, source) {
            return source.slice(0, at).split('\n').length;
        }
    })
};
