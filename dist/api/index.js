import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __nccwpck_require__ = {};
(()=>{
    __nccwpck_require__.d = (exports, definition)=>{
        for(var key in definition)if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
            enumerable: true,
            get: definition[key]
        });
    };
})();
(()=>{
    __nccwpck_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
    CB: ()=>COMPLETION_STATUS,
    WK: ()=>CheckpointReturnBuilder,
    FL: ()=>CompletionSignal,
    uc: ()=>EXIT_STATUS,
    N9: ()=>FAILURE_REASONS,
    wo: ()=>PhaseError,
    F8: ()=>SignalError,
    Y0: ()=>StuckPolicySchema,
    jo: ()=>backoffMs,
    yJ: ()=>blockedBy,
    LD: ()=>decide,
    gQ: ()=>detectStuck,
    c2: ()=>exitGate,
    et: ()=>exitStatusOf,
    hX: ()=>failureFingerprint,
    hm: ()=>listPhases,
    Al: ()=>parseCheckpointReturn,
    GK: ()=>parseRetryPolicy,
    _w: ()=>parseSignal,
    mc: ()=>readPhase,
    iQ: ()=>readyPlans,
    u1: ()=>samePhase,
    _: ()=>schedule,
    PU: ()=>statesOnDisk,
    uT: ()=>testVerdict
});
let external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
let external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
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
class PathPattern {
    #patterns;
    #compiled = null;
    constructor(patterns){
        this.#patterns = patterns;
    }
    matches(file) {
        let { steps, first } = this.#steps();
        let active = followed(steps, [
            first
        ]);
        for(let index = 0; index < file.length; index++){
            let char = file.charAt(index);
            let next = [];
            for (let at of active){
                let step = steps[at];
                if (reads(step, char)) next.push(...isLoop(step) ? [
                    at
                ] : step.next);
            }
            if (0 === next.length) return false;
            active = followed(steps, next);
        }
        return [
            ...active
        ].some((at)=>steps[at]?.kind === 'end');
    }
    meets(other, effort) {
        let [one, two] = [
            this.#steps(),
            other.#steps()
        ];
        let pairs = new Set([
            one.first * two.steps.length + two.first
        ]);
        for (let pair of pairs){
            if (--effort.left < 0) return true;
            let [at, also] = [
                Math.floor(pair / two.steps.length),
                pair % two.steps.length
            ];
            let [a, b] = [
                one.steps[at],
                two.steps[also]
            ];
            if ('end' === a.kind && 'end' === b.kind) return true;
            let add = (next, nextAlso)=>pairs.add(next * two.steps.length + nextAlso);
            if (isFree(a)) for (let next of a.next)add(next, also);
            if (isFree(b)) for (let next of b.next)add(at, next);
            if (sharesCharacter(a, b)) for (let next of isLoop(a) ? [
                at
            ] : a.next)for (let nextAlso of isLoop(b) ? [
                also
            ] : b.next)add(next, nextAlso);
        }
        return false;
    }
    #steps() {
        if (null === this.#compiled) {
            let steps = [];
            let step = (kind, next, char = '')=>steps.push({
                    kind,
                    char,
                    next
                }) - 1;
            let first = this.#patterns.map((pattern)=>compile(pattern, step));
            this.#compiled = {
                first: step('fork', first),
                steps
            };
        }
        return this.#compiled;
    }
}
function isFree({ kind }) {
    return 'fork' === kind || isLoop({
        kind
    });
}
function isLoop({ kind }) {
    return 'segment' === kind || 'all' === kind;
}
function sharesCharacter(a, b) {
    if ('char' === a.kind) return reads(b, a.char);
    if ('char' === b.kind) return reads(a, b.char);
    return reads(a, 'a') && reads(b, 'a');
}
function reads({ kind, char }, wanted) {
    if ('char' === kind) return char === wanted;
    return 'all' === kind || ('one' === kind || 'segment' === kind) && '/' !== wanted;
}
function followed(steps, from) {
    let reached = new Set(from);
    for (let at of reached){
        let step = steps[at];
        if (isFree(step)) for (let then of step.next)reached.add(then);
    }
    return reached;
}
function compile(pattern, step) {
    let pairs = bracePairs(pattern);
    let build = (from, to, last)=>{
        let next = last;
        for(let at = to - 1; at >= from; at--){
            let pair = pairs.get(at);
            if (void 0 !== pair) {
                let bounds = [
                    pair.open,
                    ...pair.commas,
                    at
                ];
                let then = next;
                next = 0 === pair.commas.length ? step('segment', [
                    then
                ]) : step('fork', bounds.slice(1).map((end, index)=>build((bounds[index] ?? 0) + 1, end, then)));
                at = pair.open;
            } else if (isAnyFolders(pattern, at) && at - 2 >= from) {
                next = step('fork', [
                    step('all', [
                        step('char', [
                            next
                        ], '/')
                    ]),
                    next
                ]);
                at -= 2;
            } else if ('*' === pattern[at] && '*' === pattern[at - 1] && at - 1 >= from) {
                next = step('all', [
                    next
                ]);
                at--;
            } else next = '*' === pattern[at] ? step('segment', [
                next
            ]) : '?' === pattern[at] ? step('one', [
                next
            ]) : step('char', [
                next
            ], pattern[at]);
        }
        return next;
    };
    return build(0, pattern.length, step('end', []));
}
function isAnyFolders(pattern, at) {
    return '**/' === pattern.slice(at - 2, at + 1) && /^$|[/{,]/.test(pattern.charAt(at - 3));
}
function bracePairs(pattern) {
    let pairs = new Map();
    let opened = [];
    for(let at = pattern.indexOf('{'); at >= 0 && at < pattern.length; at++){
        let char = pattern[at];
        if ('{' === char) opened.push({
            open: at,
            commas: []
        });
        else if (',' === char) opened.at(-1)?.commas.push(at);
        else if ('}' === char) {
            let pair = opened.pop();
            if (pair) pairs.set(at, pair);
        }
    }
    return pairs;
}
function alternatives(path) {
    let pairs = [
        ...bracePairs(path)
    ].filter(([, { commas }])=>commas.length > 0);
    let [pair] = pairs.sort(([, one], [, other])=>one.open - other.open);
    if (void 0 === pair) return [
        path
    ];
    let [close, { open, commas }] = pair;
    let bounds = [
        open,
        ...commas,
        close
    ];
    let choices = bounds.slice(1).map((end, at)=>path.slice((bounds[at] ?? 0) + 1, end));
    return combined(path.slice(0, open), choices, path.slice(close + 1));
}
function combined(before, choices, after) {
    let rest = alternatives(after);
    if (null === rest) return null;
    let found = [];
    for (let choice of choices){
        let inner = alternatives(choice);
        if (null === inner || found.length + inner.length * rest.length > maxAlternatives) return null;
        for (let middle of inner)for (let end of rest)found.push(before + middle + end);
    }
    return found;
}
let maxAlternatives = 64;
class DeclaredPattern {
    kind = 'pattern';
    path;
    isGlob;
    names;
    prefix;
    #files;
    #literals;
    constructor(path){
        let open = path.search(/[*?{]/);
        this.path = path;
        this.isGlob = open >= 0;
        this.names = this.isGlob ? namesIn(path) : [
            path
        ];
        this.prefix = this.isGlob ? path.slice(0, open) : path;
        this.#literals = path.includes('{') ? [] : path.split(/\*+\/?|\?/);
        this.#files = new PathPattern(this.names?.flatMap(patternsOf) ?? [
            path.endsWith('/') ? `${path}**` : path
        ]);
    }
    covers(file) {
        if (null !== this.names) return this.names.some((name)=>file === name || file.startsWith(asFolder(name)));
        return file.startsWith(this.prefix) && this.#literals.every((literal)=>file.includes(literal)) && this.#files.matches(file);
    }
    meets(other, effort) {
        if (!this.prefix.startsWith(other.prefix) && !other.prefix.startsWith(this.prefix)) return false;
        return this.#files.meets(other.#files, effort);
    }
    alternatives() {
        let paths = alternatives(this.path);
        return paths?.map((path)=>path === this.path ? this : new DeclaredPattern(normalized(path))) ?? null;
    }
}
class DeclaredPaths {
    patterns;
    undecidable;
    constructor(entries, prefix = ''){
        let patterns = new Map();
        let undecidable = [];
        for (let entry of entries){
            let declared = parseDeclaredPath(entry, prefix);
            if ('pattern' === declared.kind) patterns.set(declared.path, declared);
            else undecidable.push({
                entry,
                why: declared.why
            });
        }
        this.patterns = [
            ...patterns.values()
        ];
        this.undecidable = undecidable;
    }
    covers(file) {
        return this.patterns.some((pattern)=>pattern.covers(file));
    }
    names(file, isWhole = ()=>false) {
        let names = this.patterns.flatMap((pattern)=>pattern.names ?? []);
        return names.some((name)=>name === file || file.startsWith(asFolder(name)) && isWhole(asFolder(name)));
    }
}
function parseDeclaredPath(text, prefix = '') {
    let bare = withoutAnnotation(text);
    let written = bare.length > longestPath ? [] : alternatives(bare) ?? [];
    let why = [
        bare,
        ...written
    ].map(undecidable).find((reason)=>null !== reason);
    if (void 0 !== why) return {
        kind: 'undecidable',
        why
    };
    return new DeclaredPattern(normalized(prefix + bare.replaceAll('\\', '/')));
}
function namesIn(path) {
    let names = /[*?]/.test(path) ? null : alternatives(path);
    return null === names || names.some((name)=>name.includes('{')) ? null : names.map(normalized);
}
function patternsOf(name) {
    if (name.endsWith('/')) return [
        `${name}**`
    ];
    return hasExtension.test(name) ? [
        name
    ] : [
        name,
        `${name}/**`
    ];
}
let hasExtension = /[^/.]\.[a-z]\w*$/i;
function asFolder(name) {
    return name.endsWith('/') ? name : `${name}/`;
}
function withoutAnnotation(item) {
    let trimmed = item.trim();
    let quoted = /^(?:`([^`]+)`|"([^"]+)"|'([^']+)')/.exec(trimmed);
    if (quoted) return (quoted[1] ?? quoted[2] ?? quoted[3] ?? '').trim();
    let note = trimmed.search(/[ \t](?:[(–—#→-]|=>)|(?<=[\w)\]/*}]):[ \t]/);
    return note < 0 ? trimmed : trimmed.slice(0, note).trim();
}
function undecidable(path) {
    if ('' === path) return 'empty';
    if (path.length > longestPath) return 'too long for a path';
    if (/^~|^\$(?:HOME\b|\{HOME\})/i.test(path)) return "a path in somebody's home directory";
    if (/^[a-z][a-z+.-]+:\/\//i.test(path)) return 'a URL';
    if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(path)) return 'an absolute path';
    if (/<[^<>]*>|\$\{|\0/.test(path)) return 'a placeholder';
    if (noPath.test(path)) return 'no path';
    if (/\s/.test(path) && (!/^[^\s/]+\//.test(path) || /[,;]\s|\s(?:and|or|&|\+)\s/.test(path))) return 'prose';
    if (/^\.{0,2}\/?$/.test(path.replace(/^(?:\.\/)+/, ''))) return 'the project itself';
    return null;
}
let noPath = /^(?:none|n\/a|null|tbd|todo|unknown|various|multiple|several|many|all|any|\.{3}|…|[-–—?]+)$/i;
let longestPath = 4096;
function normalized(path) {
    return external_node_path_namespaceObject.posix.normalize(path).replace(/^\.\//, '');
}
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
function defineScalarTag(tagName, options) {
    return {
        tagName,
        nodeKind: "scalar",
        implicit: options.implicit ?? false,
        matchByTagPrefix: options.matchByTagPrefix ?? false,
        implicitFirstChars: options.implicitFirstChars ?? null,
        resolve: options.resolve,
        identify: options.identify,
        represent: options.represent ?? ((data)=>String(data)),
        representTagName: options.representTagName ?? (()=>tagName)
    };
}
function defineSequenceTag(tagName, options) {
    let carrierIsResult = void 0 === options.finalize;
    return {
        tagName,
        nodeKind: "sequence",
        implicit: false,
        matchByTagPrefix: options.matchByTagPrefix ?? false,
        create: options.create,
        addItem: options.addItem,
        finalize: options.finalize ?? ((carrier)=>carrier),
        carrierIsResult,
        identify: options.identify,
        represent: options.represent ?? ((data)=>data),
        representTagName: options.representTagName ?? (()=>tagName)
    };
}
function defineMappingTag(tagName, options) {
    let carrierIsResult = void 0 === options.finalize;
    return {
        tagName,
        nodeKind: "mapping",
        implicit: false,
        matchByTagPrefix: options.matchByTagPrefix ?? false,
        create: options.create,
        addPair: options.addPair,
        has: options.has,
        keys: options.keys,
        get: options.get,
        finalize: options.finalize ?? ((carrier)=>carrier),
        carrierIsResult,
        identify: options.identify,
        represent: options.represent ?? ((data)=>data),
        representTagName: options.representTagName ?? (()=>tagName)
    };
}
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
    resolve: (source)=>source,
    identify: (data)=>"string" == typeof data
});
var NULL_VALUES$1 = [
    "",
    "~",
    "null",
    "Null",
    "NULL"
];
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
    implicit: true,
    implicitFirstChars: [
        "",
        "~",
        "n",
        "N"
    ],
    resolve: (source)=>{
        if (-1 !== NULL_VALUES$1.indexOf(source)) return null;
        return NOT_RESOLVED;
    },
    identify: (object)=>null === object,
    represent: ()=>"null"
});
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
    implicit: true,
    implicitFirstChars: [
        "n"
    ],
    resolve: (source, isExplicit)=>{
        if ("null" === source || isExplicit && "" === source) return null;
        return NOT_RESOLVED;
    },
    identify: (object)=>null === object,
    represent: ()=>"null"
});
var NULL_VALUES = [
    "",
    "~",
    "null",
    "Null",
    "NULL"
];
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
    implicit: true,
    implicitFirstChars: [
        "",
        "~",
        "n",
        "N"
    ],
    resolve: (source)=>{
        if (-1 !== NULL_VALUES.indexOf(source)) return null;
        return NOT_RESOLVED;
    },
    identify: (object)=>null === object,
    represent: ()=>"null"
});
var TRUE_VALUES$2 = [
    "true",
    "True",
    "TRUE"
];
var FALSE_VALUES$2 = [
    "false",
    "False",
    "FALSE"
];
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
    implicit: true,
    implicitFirstChars: [
        "t",
        "T",
        "f",
        "F"
    ],
    resolve: (source)=>{
        if (-1 !== TRUE_VALUES$2.indexOf(source)) return true;
        if (-1 !== FALSE_VALUES$2.indexOf(source)) return false;
        return NOT_RESOLVED;
    },
    identify: (object)=>"[object Boolean]" === Object.prototype.toString.call(object),
    represent: (object)=>object ? "true" : "false"
});
var TRUE_VALUES$1 = [
    "true"
];
var FALSE_VALUES$1 = [
    "false"
];
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
    implicit: true,
    implicitFirstChars: [
        "t",
        "f"
    ],
    resolve: (source)=>{
        if (-1 !== TRUE_VALUES$1.indexOf(source)) return true;
        if (-1 !== FALSE_VALUES$1.indexOf(source)) return false;
        return NOT_RESOLVED;
    },
    identify: (object)=>"[object Boolean]" === Object.prototype.toString.call(object),
    represent: (object)=>object ? "true" : "false"
});
var TRUE_VALUES = [
    "true",
    "True",
    "TRUE",
    "y",
    "Y",
    "yes",
    "Yes",
    "YES",
    "on",
    "On",
    "ON"
];
var FALSE_VALUES = [
    "false",
    "False",
    "FALSE",
    "n",
    "N",
    "no",
    "No",
    "NO",
    "off",
    "Off",
    "OFF"
];
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
    implicit: true,
    implicitFirstChars: [
        "y",
        "Y",
        "n",
        "N",
        "t",
        "T",
        "f",
        "F",
        "o",
        "O"
    ],
    resolve: (source)=>{
        if (-1 !== TRUE_VALUES.indexOf(source)) return true;
        if (-1 !== FALSE_VALUES.indexOf(source)) return false;
        return NOT_RESOLVED;
    },
    identify: (object)=>"[object Boolean]" === Object.prototype.toString.call(object),
    represent: (object)=>object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
    let value = source;
    let sign = 1;
    if ("-" === value[0] || "+" === value[0]) {
        if ("-" === value[0]) sign = -1;
        value = value.slice(1);
    }
    if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
    if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
    if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
    return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
    if (isExplicit) {
        if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
    } else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
    let result = parseYamlInteger$2(source);
    return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
    implicit: true,
    implicitFirstChars: [
        "-",
        "+",
        ..."0123456789"
    ],
    resolve: resolveYamlInteger$2,
    identify: (object)=>Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
    represent: (object)=>object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
    let value = source;
    let sign = 1;
    if ("-" === value[0] || "+" === value[0]) {
        if ("-" === value[0]) sign = -1;
        value = value.slice(1);
    }
    if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
    if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
    if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
    return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
    if (isExplicit) {
        if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
    } else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
    let result = parseYamlInteger$1(source);
    return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
    implicit: true,
    implicitFirstChars: [
        "-",
        ..."0123456789"
    ],
    resolve: resolveYamlInteger$1,
    identify: (object)=>Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
    represent: (object)=>object.toString(10)
});
var YAML_INTEGER_PATTERN = new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
    let value = source.replace(/_/g, "");
    let sign = 1;
    if ("-" === value[0] || "+" === value[0]) {
        if ("-" === value[0]) sign = -1;
        value = value.slice(1);
    }
    if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
    if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
    if (value.includes(":")) {
        let result = 0;
        for (let part of value.split(":"))result = 60 * result + Number(part);
        return sign * result;
    }
    if ("0" !== value && "0" === value[0]) return sign * parseInt(value, 8);
    return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
    if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
    let result = parseYamlInteger(source);
    return Number.isFinite(result) ? result : NOT_RESOLVED;
}
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
    implicit: true,
    implicitFirstChars: [
        "-",
        "+",
        ..."0123456789"
    ],
    resolve: resolveYamlInteger,
    identify: (object)=>Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
    represent: (object)=>object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
    if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
    let value = source.toLowerCase();
    let sign = "-" === value[0] ? -1 : 1;
    if ("+-".includes(value[0])) value = value.slice(1);
    if (".inf" === value) return 1 === sign ? 1 / 0 : -1 / 0;
    if (".nan" === value) return 0 / 0;
    let result = sign * parseFloat(value);
    if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
    return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
    if (isNaN(object)) return ".nan";
    if (1 / 0 === object) return ".inf";
    if (-1 / 0 === object) return "-.inf";
    if (Object.is(object, -0)) return "-0.0";
    let result = object.toString(10);
    return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
    implicit: true,
    implicitFirstChars: [
        "-",
        "+",
        ".",
        ..."0123456789"
    ],
    resolve: resolveYamlFloat$2,
    identify: (object)=>"number" == typeof object && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
    represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
    if (isExplicit) {
        if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
        let value = source.toLowerCase();
        let sign = "-" === value[0] ? -1 : 1;
        if ("+-".includes(value[0])) value = value.slice(1);
        if (".inf" === value) return 1 === sign ? 1 / 0 : -1 / 0;
        if (".nan" === value) return 0 / 0;
        let result = sign * parseFloat(value);
        return Number.isFinite(result) ? result : NOT_RESOLVED;
    }
    if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
    let result = Number(source);
    if (Number.isFinite(result)) return result;
    return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
    if (isNaN(object)) return ".nan";
    if (1 / 0 === object) return ".inf";
    if (-1 / 0 === object) return "-.inf";
    if (Object.is(object, -0)) return "-0.0";
    let result = object.toString(10);
    return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
    implicit: true,
    implicitFirstChars: [
        "-",
        ..."0123456789"
    ],
    resolve: resolveYamlFloat$1,
    identify: (object)=>"number" == typeof object && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
    represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
    if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
    let value = source.toLowerCase().replace(/_/g, "");
    let sign = "-" === value[0] ? -1 : 1;
    if ("+-".includes(value[0])) value = value.slice(1);
    if (".inf" === value) return 1 === sign ? 1 / 0 : -1 / 0;
    if (".nan" === value) return 0 / 0;
    let result = 0;
    if (value.includes(":")) {
        for (let part of value.split(":"))result = 60 * result + Number(part);
        result *= sign;
    } else result = sign * parseFloat(value);
    if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
    return NOT_RESOLVED;
}
function representYamlFloat(object) {
    if (isNaN(object)) return ".nan";
    if (1 / 0 === object) return ".inf";
    if (-1 / 0 === object) return "-.inf";
    if (Object.is(object, -0)) return "-0.0";
    let result = object.toString(10);
    return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
    implicit: true,
    implicitFirstChars: [
        "-",
        "+",
        ".",
        ..."0123456789"
    ],
    resolve: resolveYamlFloat,
    identify: (object)=>"number" == typeof object && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
    represent: representYamlFloat
});
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
    implicit: true,
    implicitFirstChars: [
        "<"
    ],
    resolve: (source, isExplicit)=>{
        if ("<<" === source || isExplicit && "" === source) return "<<";
        return NOT_RESOLVED;
    },
    identify: ()=>false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
    let input = source.replace(/\s/g, "");
    if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
    let binary = atob(input);
    let result = new Uint8Array(binary.length);
    for(let index = 0; index < binary.length; index++)result[index] = binary.charCodeAt(index);
    return result;
}
function representYamlBinary(object) {
    let binary = "";
    for(let index = 0; index < object.length; index++)binary += String.fromCharCode(object[index]);
    return btoa(binary);
}
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
    resolve: resolveYamlBinary,
    identify: (object)=>"[object Uint8Array]" === Object.prototype.toString.call(object),
    represent: representYamlBinary
});
var YAML_DATE_REGEXP = new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
    let date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
    date.setUTCFullYear(year, month, day);
    return date;
}
function resolveYamlTimestamp(source) {
    let match = YAML_DATE_REGEXP.exec(source);
    if (null === match) match = YAML_TIMESTAMP_REGEXP.exec(source);
    if (null === match) return NOT_RESOLVED;
    let year = +match[1];
    let month = match[2] - 1;
    let day = +match[3];
    if (!match[4]) {
        let date = makeUtcDate(year, month, day);
        if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
        return date;
    }
    let hour = +match[4];
    let minute = +match[5];
    let second = +match[6];
    let fraction = 0;
    if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
    if (match[7]) {
        let value = match[7].slice(0, 3);
        while(value.length < 3)value += "0";
        fraction = +value;
    }
    let date = makeUtcDate(year, month, day, hour, minute, second, fraction);
    if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
    if (match[9]) {
        let offsetHour = +match[10];
        let offsetMinute = +(match[11] || 0);
        if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
        let offset = (60 * offsetHour + offsetMinute) * 6e4;
        date.setTime(date.getTime() - ("-" === match[9] ? -offset : offset));
    }
    return date;
}
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
    implicit: true,
    implicitFirstChars: [
        ..."0123456789"
    ],
    resolve: resolveYamlTimestamp,
    identify: (object)=>object instanceof Date,
    represent: (object)=>object.toISOString()
});
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
    create: ()=>[],
    addItem: (container, item)=>{
        container.push(item);
    },
    identify: Array.isArray
});
function isPlainObject(data) {
    if (null === data || "object" != typeof data || Array.isArray(data)) return false;
    let prototype = Object.getPrototypeOf(data);
    return null === prototype || prototype === Object.prototype;
}
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
    create: ()=>({
            list: [],
            seen: new Set()
        }),
    addItem: (carrier, item)=>{
        let key;
        if (item instanceof Map) {
            if (1 !== item.size) return "cannot resolve an ordered map item";
            key = item.keys().next().value;
        } else {
            if (!isPlainObject(item)) return "cannot resolve an ordered map item";
            let itemKeys = Object.keys(item);
            if (1 !== itemKeys.length) return "cannot resolve an ordered map item";
            key = itemKeys[0];
        }
        if (carrier.seen.has(key)) return "duplicate key in ordered map";
        carrier.seen.add(key);
        carrier.list.push(item);
        return "";
    },
    finalize: (carrier)=>carrier.list,
    identify: ()=>false
});
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
    create: ()=>[],
    addItem: (container, item)=>{
        if (item instanceof Map) {
            if (1 !== item.size) return "cannot resolve a pairs item";
            container.push(item.entries().next().value);
            return "";
        }
        if ("[object Object]" !== Object.prototype.toString.call(item)) return "cannot resolve a pairs item";
        let object = item;
        let keys = Object.keys(object);
        if (1 !== keys.length) return "cannot resolve a pairs item";
        container.push([
            keys[0],
            object[keys[0]]
        ]);
        return "";
    },
    identify: ()=>false
});
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
    create: ()=>({}),
    identify: isPlainObject,
    represent: (o)=>{
        let map = new Map();
        for (let key of Object.keys(o))map.set(key, o[key]);
        return map;
    },
    addPair: (container, key, value)=>{
        if (null !== key && "object" == typeof key) return "object-based map does not support complex keys";
        let normalizedKey = String(key);
        if ("__proto__" === normalizedKey) Object.defineProperty(container, normalizedKey, {
            value,
            enumerable: true,
            configurable: true,
            writable: true
        });
        else container[normalizedKey] = value;
        return "";
    },
    has: (container, key)=>{
        if (null !== key && "object" == typeof key) return false;
        return Object.prototype.hasOwnProperty.call(container, String(key));
    },
    keys: (container)=>Object.keys(container),
    get: (container, key)=>{
        let normalizedKey = String(key);
        if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
        return container[normalizedKey];
    }
});
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
    create: ()=>new Set(),
    identify: (data)=>data instanceof Set,
    represent: (data)=>{
        let map = new Map();
        for (let key of data)map.set(key, null);
        return map;
    },
    addPair: (container, key, value)=>{
        if (null !== value) return "cannot resolve a set item";
        container.add(key);
        return "";
    },
    has: (container, key)=>container.has(key),
    keys: (container)=>container.keys(),
    get: ()=>null
});
function createTagDefinitionMap() {
    return {
        scalar: Object.create(null),
        sequence: Object.create(null),
        mapping: Object.create(null)
    };
}
function createTagDefinitionListMap() {
    return {
        scalar: [],
        sequence: [],
        mapping: []
    };
}
function compileTags(tags) {
    let result = [];
    for (let tag of tags){
        let index = result.length;
        for(let previousIndex = 0; previousIndex < result.length; previousIndex++){
            let previous = result[previousIndex];
            if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
                index = previousIndex;
                break;
            }
        }
        result[index] = tag;
    }
    return result;
}
var Schema = class Schema {
    tags;
    implicitScalarTags;
    implicitScalarByFirstChar;
    implicitScalarAnyFirstChar;
    defaultScalarTag;
    defaultSequenceTag;
    defaultMappingTag;
    exact;
    prefix;
    constructor(tags){
        let compiledTags = compileTags(tags);
        let implicitScalarTags = [];
        let exact = createTagDefinitionMap();
        let prefix = createTagDefinitionListMap();
        for (let tag of compiledTags){
            if ("scalar" === tag.nodeKind && tag.implicit) {
                if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
                implicitScalarTags.push(tag);
            }
            switch(tag.nodeKind){
                case "scalar":
                    if (tag.matchByTagPrefix) prefix.scalar.push(tag);
                    else exact.scalar[tag.tagName] = tag;
                    break;
                case "sequence":
                    if (tag.matchByTagPrefix) prefix.sequence.push(tag);
                    else exact.sequence[tag.tagName] = tag;
                    break;
                case "mapping":
                    if (tag.matchByTagPrefix) prefix.mapping.push(tag);
                    else exact.mapping[tag.tagName] = tag;
            }
        }
        let implicitScalarAnyFirstChar = implicitScalarTags.filter((tag)=>null === tag.implicitFirstChars);
        let keys = new Set();
        for (let tag of implicitScalarTags)if (null !== tag.implicitFirstChars) for (let key of tag.implicitFirstChars)keys.add(key);
        let implicitScalarByFirstChar = new Map();
        for (let key of keys)implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag)=>null === tag.implicitFirstChars || -1 !== tag.implicitFirstChars.indexOf(key)));
        let defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
        if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
        this.tags = compiledTags;
        this.implicitScalarTags = implicitScalarTags;
        this.implicitScalarByFirstChar = implicitScalarByFirstChar;
        this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
        this.defaultScalarTag = defaultScalarTag;
        this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
        this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
        this.exact = exact;
        this.prefix = prefix;
    }
    lookupScalarTag(tagName) {
        let exactTag = this.exact.scalar[tagName];
        if (exactTag) return exactTag;
        for (let tag of this.prefix.scalar)if (tagName.startsWith(tag.tagName)) return tag;
    }
    lookupSequenceTag(tagName) {
        let exactTag = this.exact.sequence[tagName];
        if (exactTag) return exactTag;
        for (let tag of this.prefix.sequence)if (tagName.startsWith(tag.tagName)) return tag;
    }
    lookupMappingTag(tagName) {
        let exactTag = this.exact.mapping[tagName];
        if (exactTag) return exactTag;
        for (let tag of this.prefix.mapping)if (tagName.startsWith(tag.tagName)) return tag;
    }
    resolveImplicitScalarTag(source) {
        let candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
        for (let tag of candidates){
            let value = tag.resolve(source, false, tag.tagName);
            if (value !== NOT_RESOLVED) return {
                value,
                tag
            };
        }
        let tag = this.defaultScalarTag;
        return {
            value: tag.resolve(source, false, tag.tagName),
            tag
        };
    }
    withTags(...tags) {
        let flatTags = [];
        for (let tag of tags)flatTags = flatTags.concat(tag);
        return new Schema([
            ...this.tags,
            ...flatTags
        ]);
    }
};
var FAILSAFE_SCHEMA = new Schema([
    strTag,
    seqTag,
    mapTag
]);
new Schema([
    ...FAILSAFE_SCHEMA.tags,
    nullJsonTag,
    boolJsonTag,
    intJsonTag,
    floatJsonTag
]);
var CORE_SCHEMA = new Schema([
    ...FAILSAFE_SCHEMA.tags,
    nullCoreTag,
    boolCoreTag,
    intCoreTag,
    floatCoreTag
]);
var YAML11_SCHEMA = new Schema([
    ...FAILSAFE_SCHEMA.tags,
    nullYaml11Tag,
    boolYaml11Tag,
    intYaml11Tag,
    floatYaml11Tag,
    timestampTag,
    mergeTag,
    binaryTag,
    omapTag,
    pairsTag,
    setTag
]);
var DUMP_SCHEMA = YAML11_SCHEMA.withTags({
    ...intYaml11Tag,
    resolve: (source, isExplicit, tagName)=>{
        let result = intYaml11Tag.resolve(source, isExplicit, tagName);
        return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
    }
}, {
    ...floatYaml11Tag,
    resolve: (source, isExplicit, tagName)=>{
        let result = floatYaml11Tag.resolve(source, isExplicit, tagName);
        return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
    }
});
defineMappingTag("tag:yaml.org,2002:map", {
    create: ()=>new Map(),
    addPair: (container, key, value)=>{
        container.set(key, value);
        return "";
    },
    has: (container, key)=>container.has(key),
    keys: (container)=>container.keys(),
    get: (container, key)=>container.get(key),
    identify: (data)=>data instanceof Map || isPlainObject(data),
    represent: (data)=>{
        if (data instanceof Map) return data;
        let map = new Map();
        let obj = data;
        for (let key of Object.keys(obj))map.set(key, obj[key]);
        return map;
    }
});
function normalizeKey(key) {
    if (Array.isArray(key)) {
        let array = Array.prototype.slice.call(key);
        for(let index = 0; index < array.length; index++){
            if (Array.isArray(array[index])) return null;
            if ("object" == typeof array[index] && "[object Object]" === Object.prototype.toString.call(array[index])) array[index] = "[object Object]";
        }
        return String(array);
    }
    if ("object" == typeof key && "[object Object]" === Object.prototype.toString.call(key)) return "[object Object]";
    return String(key);
}
defineMappingTag("tag:yaml.org,2002:map", {
    create: ()=>({}),
    identify: isPlainObject,
    represent: (o)=>{
        let map = new Map();
        for (let key of Object.keys(o))map.set(key, o[key]);
        return map;
    },
    addPair: (container, key, value)=>{
        let normalizedKey = normalizeKey(key);
        if (null === normalizedKey) return "nested arrays are not supported inside keys";
        if ("__proto__" === normalizedKey) Object.defineProperty(container, normalizedKey, {
            value,
            enumerable: true,
            configurable: true,
            writable: true
        });
        else container[normalizedKey] = value;
        return "";
    },
    has: (container, key)=>{
        let normalizedKey = normalizeKey(key);
        return null !== normalizedKey && Object.prototype.hasOwnProperty.call(container, normalizedKey);
    },
    keys: (container)=>Object.keys(container),
    get: (container, key)=>{
        let normalizedKey = String(key);
        if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
        return container[normalizedKey];
    }
});
var DEFAULT_SNIPPET_OPTIONS = {
    maxLength: 79,
    indent: 1,
    linesBefore: 3,
    linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
    let head = "";
    let tail = "";
    let maxHalfLength = Math.floor(maxLineLength / 2) - 1;
    if (position - lineStart > maxHalfLength) {
        head = " ... ";
        lineStart = position - maxHalfLength + head.length;
    }
    if (lineEnd - position > maxHalfLength) {
        tail = " ...";
        lineEnd = position + maxHalfLength - tail.length;
    }
    return {
        str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
        pos: position - lineStart + head.length
    };
}
function padStart(string, max) {
    return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
    if (!mark.buffer) return null;
    let opts = {
        ...DEFAULT_SNIPPET_OPTIONS,
        ...options
    };
    let re = /\r?\n|\r|\0/g;
    let lineStarts = [
        0
    ];
    let lineEnds = [];
    let match;
    let foundLineNo = -1;
    while(match = re.exec(mark.buffer)){
        lineEnds.push(match.index);
        lineStarts.push(match.index + match[0].length);
        if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
    }
    if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
    let result = "";
    let lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
    let maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
    for(let i = 1; i <= opts.linesBefore; i++){
        if (foundLineNo - i < 0) break;
        let line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
        result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
    }
    let line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
    result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
    result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
    for(let i = 1; i <= opts.linesAfter; i++){
        if (foundLineNo + i >= lineEnds.length) break;
        let line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
        result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
    }
    return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
    let where = "";
    if (!exception.mark) return exception.reason;
    if (exception.mark.name) where += `in "${exception.mark.name}" `;
    where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
    if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
    return `${exception.reason} ${where}`;
}
var YAMLException = class YAMLException extends Error {
    reason;
    mark;
    constructor(reason, mark){
        super();
        this.name = "YAMLException";
        this.reason = reason;
        this.mark = mark;
        this.message = formatError(this, false);
        if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
    }
    toString(compact) {
        return `${this.name}: ${formatError(this, compact)}`;
    }
    static throwAt(source, position, message, filename = "") {
        let line = 0;
        let lineStart = 0;
        for(let index = 0; index < position; index++){
            let ch = source.charCodeAt(index);
            if (10 === ch) {
                line++;
                lineStart = index + 1;
            } else if (13 === ch) {
                line++;
                if (10 === source.charCodeAt(index + 1)) index++;
                lineStart = index + 1;
            }
        }
        let mark = {
            name: filename,
            buffer: source,
            position,
            line,
            column: position - lineStart
        };
        mark.snippet = makeSnippet(mark);
        throw new YAMLException(message, mark);
    }
};
var EVENT_ID = {
    DOCUMENT: 1,
    SEQUENCE: 2,
    MAPPING: 3,
    SCALAR: 4,
    ALIAS: 5,
    POP: 6
};
var SCALAR_STYLE = {
    PLAIN: 1,
    SINGLE_QUOTED: 2,
    DOUBLE_QUOTED: 3,
    LITERAL_BLOCK: 4,
    FOLDED_BLOCK: 5
};
var COLLECTION_STYLE = {
    BLOCK: 1,
    FLOW: 2
};
var CHOMPING_MODE = {
    CLIP: 1,
    STRIP: 2,
    KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
    switch(c){
        case 48:
            return "\0";
        case 97:
            return "\x07";
        case 98:
            return "\b";
        case 116:
            return "	";
        case 9:
            return "	";
        case 110:
            return "\n";
        case 118:
            return "\v";
        case 102:
            return "\f";
        case 114:
            return "\r";
        case 101:
            return "\x1B";
        case 32:
            return " ";
        case 34:
            return "\"";
        case 47:
            return "/";
        case 92:
            return "\\";
        case 78:
            return "";
        case 95:
            return "\xA0";
        case 76:
            return "\u2028";
        case 80:
            return "\u2029";
        default:
            return "";
    }
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for(let i = 0; i < 256; i++){
    simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
    simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
    if (c <= 65535) return String.fromCharCode(c);
    return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
    if (c >= 48 && c <= 57) return c - 48;
    return (32 | c) - 97 + 10;
}
function escapedHexLen$1(c) {
    if (120 === c) return 2;
    if (117 === c) return 4;
    return 8;
}
function skipFoldedBreaks(input, position, end) {
    let breaks = 0;
    while(position < end){
        let ch = input.charCodeAt(position);
        if (10 === ch) {
            breaks++;
            position++;
        } else if (13 === ch) {
            breaks++;
            position++;
            if (10 === input.charCodeAt(position)) position++;
        } else if (32 === ch || 9 === ch) position++;
        else break;
    }
    return {
        position,
        breaks
    };
}
function foldedBreaks(count) {
    if (1 === count) return " ";
    return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
    let result = "";
    let position = start;
    let captureStart = start;
    let captureEnd = start;
    while(position < end){
        let ch = input.charCodeAt(position);
        if (10 === ch || 13 === ch) {
            result += input.slice(captureStart, captureEnd);
            let fold = skipFoldedBreaks(input, position, end);
            result += foldedBreaks(fold.breaks);
            position = captureStart = captureEnd = fold.position;
        } else {
            position++;
            if (32 !== ch && 9 !== ch) captureEnd = position;
        }
    }
    return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
    let result = "";
    let position = start;
    let captureStart = start;
    let captureEnd = start;
    while(position < end){
        let ch = input.charCodeAt(position);
        if (39 === ch) {
            result += input.slice(captureStart, position) + "'";
            position += 2;
            captureStart = captureEnd = position;
        } else if (10 === ch || 13 === ch) {
            result += input.slice(captureStart, captureEnd);
            let fold = skipFoldedBreaks(input, position, end);
            result += foldedBreaks(fold.breaks);
            position = captureStart = captureEnd = fold.position;
        } else {
            position++;
            if (32 !== ch && 9 !== ch) captureEnd = position;
        }
    }
    return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
    let result = "";
    let position = start;
    let captureStart = start;
    let captureEnd = start;
    while(position < end){
        let ch = input.charCodeAt(position);
        if (92 === ch) {
            result += input.slice(captureStart, position);
            position++;
            let escaped = input.charCodeAt(position);
            if (10 === escaped || 13 === escaped) position = skipFoldedBreaks(input, position, end).position;
            else if (escaped < 256 && simpleEscapeCheck[escaped]) {
                result += simpleEscapeMap[escaped];
                position++;
            } else {
                let hexLength = escapedHexLen$1(escaped);
                let hexResult = 0;
                for(; hexLength > 0; hexLength--){
                    position++;
                    let digit = fromHexCode$1(input.charCodeAt(position));
                    hexResult = (hexResult << 4) + digit;
                }
                result += charFromCodepoint(hexResult);
                position++;
            }
            captureStart = captureEnd = position;
        } else if (10 === ch || 13 === ch) {
            result += input.slice(captureStart, captureEnd);
            let fold = skipFoldedBreaks(input, position, end);
            result += foldedBreaks(fold.breaks);
            position = captureStart = captureEnd = fold.position;
        } else {
            position++;
            if (32 !== ch && 9 !== ch) captureEnd = position;
        }
    }
    return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
    let textIndent = indent < 0 ? 0 : indent;
    let region = input.slice(start, end).replace(/\r\n?/g, "\n");
    let lines = "" === region ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
    let result = "";
    let didReadContent = false;
    let emptyLines = 0;
    let atMoreIndented = false;
    for (let line of lines){
        let column = 0;
        while(column < textIndent && 32 === line.charCodeAt(column))column++;
        if (indent < 0 || column >= line.length) {
            emptyLines++;
            continue;
        }
        let content = line.slice(textIndent);
        let first = content.charCodeAt(0);
        if (folded) if (32 === first || 9 === first) {
            atMoreIndented = true;
            result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
        } else if (atMoreIndented) {
            atMoreIndented = false;
            result += "\n".repeat(emptyLines + 1);
        } else if (0 === emptyLines) {
            if (didReadContent) result += " ";
        } else result += "\n".repeat(emptyLines);
        else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
        result += content;
        didReadContent = true;
        emptyLines = 0;
    }
    if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
    else if (chomping !== CHOMPING_MODE.STRIP) {
        if (didReadContent) result += "\n";
    }
    return result;
}
function getScalarValue(input, scalar) {
    if (scalar.valueStart === NO_RANGE$3) return "";
    let { valueStart, valueEnd } = scalar;
    if (scalar.fast) return input.slice(valueStart, valueEnd);
    switch(scalar.style){
        case SCALAR_STYLE.SINGLE_QUOTED:
            return getSingleQuotedValue(input, valueStart, valueEnd);
        case SCALAR_STYLE.DOUBLE_QUOTED:
            return getDoubleQuotedValue(input, valueStart, valueEnd);
        case SCALAR_STYLE.LITERAL_BLOCK:
            return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
        case SCALAR_STYLE.FOLDED_BLOCK:
            return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
        default:
            return getPlainValue(input, valueStart, valueEnd);
    }
}
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
    "!": "!",
    "!!": "tag:yaml.org,2002:"
});
function tagPercentDecode(source) {
    let result = "";
    let index = 0;
    while(index < source.length){
        if (37 !== source.charCodeAt(index)) {
            result += source[index++];
            continue;
        }
        let ch = parseInt(source.slice(index + 1, index + 3), 16);
        index += 3;
        if (ch >= 192) {
            let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
            ch &= (1 << 6 - remaining) - 1;
            while(remaining-- > 0){
                ch = ch << 6 | 63 & parseInt(source.slice(index + 1, index + 3), 16);
                index += 3;
            }
        }
        if (ch < 65536) result += String.fromCharCode(ch);
        else {
            ch -= 65536;
            result += String.fromCharCode(55296 | ch >> 10, 56320 | 1023 & ch);
        }
    }
    return result;
}
function tagNameFull(rawTag, tagHandlers) {
    if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
    let handleEnd = rawTag.indexOf("!", 1);
    let handle = -1 === handleEnd ? "!" : rawTag.slice(0, handleEnd + 1);
    return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
    filename: "",
    schema: CORE_SCHEMA,
    json: false,
    maxTotalMergeKeys: 1e4,
    maxAliases: -1
};
function eventPosition$1(event) {
    if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
    if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
    if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
    if ("start" in event) return event.start;
    return 0;
}
function throwError$1(state, message) {
    YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
    try {
        return tag.finalize(carrier);
    } catch (error) {
        if (error instanceof YAMLException) throw error;
        YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
    }
}
function constructScalar(state, event) {
    let source = getScalarValue(state.source, event);
    let rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
    let strTag = state.schema.defaultScalarTag;
    if ("" !== rawTag) {
        if ("!" === rawTag) return {
            value: source,
            tag: strTag
        };
        let tagName = tagNameFull(rawTag, state.tagHandlers);
        let scalarTag = state.schema.lookupScalarTag(tagName);
        if (scalarTag) {
            let result = scalarTag.resolve(source, true, tagName);
            if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
            return {
                value: result,
                tag: scalarTag
            };
        }
        let collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
        if (collectionTagDef) {
            if ("" !== source) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
            let carrier = collectionTagDef.create(tagName);
            return {
                value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
                tag: collectionTagDef
            };
        }
        throwError$1(state, `unknown scalar tag !<${tagName}>`);
    }
    if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
    return {
        value: strTag.resolve(source, false, strTag.tagName),
        tag: strTag
    };
}
function collectionTagName(state, event, defaultTagName) {
    let rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
    return "" === rawTag || "!" === rawTag ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
    return "mapping" === tag.nodeKind;
}
function chargeMergeWork(state) {
    state.totalMergeKeys++;
    if (-1 !== state.maxTotalMergeKeys && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
    chargeMergeWork(state);
    for (let sourceKey of sourceTag.keys(source)){
        chargeMergeWork(state);
        if (frame.tag.has(frame.value, sourceKey)) continue;
        let err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
        if (err) throwError$1(state, err);
        frame.overridable ??= new Set();
        frame.overridable.add(sourceKey);
    }
}
function mergeSource(state, frame, source, sourceTag) {
    state.position = frame.keyPosition;
    if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
    else if ("sequence" === sourceTag.nodeKind && Array.isArray(source)) {
        if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
        for (let element of source){
            let elementTag = state.nodeTags.get(element);
            if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
            mergeKeys(state, frame, element, elementTag);
        }
    } else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
    state.position = frame.keyPosition;
    if (frame.keyIsMerge) return void mergeSource(state, frame, value, tag);
    if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
    let err = frame.tag.addPair(frame.value, key, value);
    if (err) throwError$1(state, err);
    frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
    let frame = state.frames[state.frames.length - 1];
    if ("document" === frame.kind) {
        frame.value = value;
        frame.hasValue = true;
    } else if ("sequence" === frame.kind) {
        if (isMappingTag(tag)) state.nodeTags.set(value, tag);
        let err = frame.tag.addItem(frame.value, value, frame.index++);
        if (err) throwError$1(state, err);
    } else if (frame.hasKey) {
        let key = frame.key;
        frame.key = void 0;
        frame.hasKey = false;
        addMappingValue(state, frame, key, value, tag);
    } else {
        frame.key = value;
        frame.keyPosition = state.position;
        frame.hasKey = true;
        frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
    }
}
function storeAnchor(state, event, value, tag, isValueFinal) {
    if (event.anchorStart !== NO_RANGE$2) {
        let anchor = {
            value,
            tag,
            isValueFinal
        };
        state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
        return anchor;
    }
    return null;
}
function constructFromEvents(events, options) {
    let state = {
        ...DEFAULT_CONSTRUCTOR_OPTIONS,
        ...options,
        events,
        documents: [],
        eventIndex: 0,
        position: 0,
        frames: [],
        anchors: new Map(),
        nodeTags: new Map(),
        tagHandlers: Object.create(null),
        totalMergeKeys: 0,
        aliasCount: 0
    };
    while(state.eventIndex < state.events.length){
        let event = state.events[state.eventIndex++];
        state.position = eventPosition$1(event);
        switch(event.type){
            case EVENT_ID.DOCUMENT:
                state.anchors = new Map();
                state.nodeTags = new Map();
                state.aliasCount = 0;
                state.tagHandlers = Object.create(null);
                for (let directive of event.directives)if ("tag" === directive.kind) state.tagHandlers[directive.handle] = directive.prefix;
                state.frames.push({
                    kind: "document",
                    position: state.position,
                    value: void 0,
                    hasValue: false
                });
                break;
            case EVENT_ID.SCALAR:
                {
                    let { value, tag } = constructScalar(state, event);
                    storeAnchor(state, event, value, tag, true);
                    addValue(state, value, tag);
                    break;
                }
            case EVENT_ID.SEQUENCE:
                {
                    let tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
                    let tag = state.schema.lookupSequenceTag(tagName);
                    if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
                    let value = tag.create(tagName);
                    let anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
                    state.frames.push({
                        kind: "sequence",
                        position: state.position,
                        value,
                        tag,
                        anchor,
                        index: 0
                    });
                    break;
                }
            case EVENT_ID.MAPPING:
                {
                    let tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
                    let tag = state.schema.lookupMappingTag(tagName);
                    if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
                    let value = tag.create(tagName);
                    let anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
                    state.frames.push({
                        kind: "mapping",
                        position: state.position,
                        value,
                        tag,
                        anchor,
                        key: void 0,
                        keyPosition: state.position,
                        hasKey: false,
                        keyIsMerge: false,
                        overridable: null
                    });
                    break;
                }
            case EVENT_ID.ALIAS:
                {
                    if (-1 !== state.maxAliases && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
                    let name = state.source.slice(event.anchorStart, event.anchorEnd);
                    let anchor = state.anchors.get(name);
                    if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
                    if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
                    addValue(state, anchor.value, anchor.tag);
                    break;
                }
            case EVENT_ID.POP:
                {
                    let frame = state.frames.pop();
                    if ("mapping" === frame.kind && frame.hasKey) {
                        state.position = frame.keyPosition;
                        throwError$1(state, "incomplete mapping pair in event stream");
                    }
                    if ("document" === frame.kind) state.documents.push(frame.value);
                    else {
                        let value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
                        if (frame.anchor) {
                            frame.anchor.value = value;
                            frame.anchor.isValueFinal = true;
                        }
                        addValue(state, value, frame.tag);
                    }
                    break;
                }
        }
    }
    return state.documents;
}
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
    filename: "",
    maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
    state.events.push({
        type: EVENT_ID.DOCUMENT,
        explicitStart,
        explicitEnd,
        directives: state.directives
    });
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
    state.events.push({
        type: EVENT_ID.SEQUENCE,
        start,
        anchorStart,
        anchorEnd,
        tagStart,
        tagEnd,
        style
    });
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
    state.events.push({
        type: EVENT_ID.MAPPING,
        start,
        anchorStart,
        anchorEnd,
        tagStart,
        tagEnd,
        style
    });
}
function insertFlowPairMappingEvent(state, snapshot) {
    state.events.splice(snapshot.eventsLength, 0, {
        type: EVENT_ID.MAPPING,
        start: snapshot.position,
        anchorStart: NO_RANGE$1,
        anchorEnd: NO_RANGE$1,
        tagStart: NO_RANGE$1,
        tagEnd: NO_RANGE$1,
        style: COLLECTION_STYLE.FLOW
    });
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
    state.events.push({
        type: EVENT_ID.SCALAR,
        valueStart,
        valueEnd,
        anchorStart,
        anchorEnd,
        tagStart,
        tagEnd,
        style,
        chomping,
        indent,
        fast
    });
}
function addAliasEvent(state, anchorStart, anchorEnd) {
    state.events.push({
        type: EVENT_ID.ALIAS,
        anchorStart,
        anchorEnd
    });
}
function addPopEvent(state) {
    state.events.push({
        type: EVENT_ID.POP
    });
}
function addEmptyScalarEvent(state) {
    addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
    return {
        anchorStart: NO_RANGE$1,
        anchorEnd: NO_RANGE$1,
        tagStart: NO_RANGE$1,
        tagEnd: NO_RANGE$1
    };
}
function snapshotState(state) {
    return {
        position: state.position,
        line: state.line,
        lineStart: state.lineStart,
        lineIndent: state.lineIndent,
        firstTabInLine: state.firstTabInLine,
        eventsLength: state.events.length
    };
}
function restoreState(state, snapshot) {
    state.position = snapshot.position;
    state.line = snapshot.line;
    state.lineStart = snapshot.lineStart;
    state.lineIndent = snapshot.lineIndent;
    state.firstTabInLine = snapshot.firstTabInLine;
    state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
    YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
    return 10 === c || 13 === c;
}
function isWhiteSpace(c) {
    return 9 === c || 32 === c;
}
function isWsOrEol(c) {
    return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
    return 0 === c || isWsOrEol(c);
}
function isFlowIndicator(c) {
    return 44 === c || 91 === c || 93 === c || 123 === c || 125 === c;
}
function fromDecimalCode(c) {
    return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
    if (c >= 48 && c <= 57) return c - 48;
    let lc = 32 | c;
    if (lc >= 97 && lc <= 102) return lc - 97 + 10;
    return -1;
}
function escapedHexLen(c) {
    if (120 === c) return 2;
    if (117 === c) return 4;
    if (85 === c) return 8;
    return 0;
}
function isSimpleEscape(c) {
    return 48 === c || 97 === c || 98 === c || 116 === c || 9 === c || 110 === c || 118 === c || 102 === c || 114 === c || 101 === c || 32 === c || 34 === c || 47 === c || 92 === c || 78 === c || 95 === c || 76 === c || 80 === c;
}
function consumeLineBreak(state) {
    if (10 === state.input.charCodeAt(state.position)) state.position++;
    else {
        state.position++;
        if (10 === state.input.charCodeAt(state.position)) state.position++;
    }
    state.line++;
    state.lineStart = state.position;
    state.lineIndent = 0;
    state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
    let lineBreaks = 0;
    let ch = state.input.charCodeAt(state.position);
    let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
    while(0 !== ch){
        while(isWhiteSpace(ch)){
            hasSeparation = true;
            if (9 === ch && -1 === state.firstTabInLine) state.firstTabInLine = state.position;
            ch = state.input.charCodeAt(++state.position);
        }
        if (allowComments && hasSeparation && 35 === ch) do ch = state.input.charCodeAt(++state.position);
        while (!isEol(ch) && 0 !== ch)
        if (!isEol(ch)) break;
        consumeLineBreak(state);
        lineBreaks++;
        hasSeparation = true;
        ch = state.input.charCodeAt(state.position);
        while(32 === ch){
            state.lineIndent++;
            ch = state.input.charCodeAt(++state.position);
        }
    }
    return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
    let ch = state.input.charCodeAt(position);
    if ((45 === ch || 46 === ch) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
        let following = state.input.charCodeAt(position + 3);
        return 0 === following || isWsOrEol(following);
    }
    return false;
}
function skipByteOrderMark(state) {
    if (state.position === state.lineStart && 65279 === state.input.charCodeAt(state.position)) {
        state.position++;
        state.lineStart = state.position;
    }
}
function testDocumentBoundary(state) {
    if (state.position !== state.lineStart) return false;
    if (testDocumentSeparator(state)) return true;
    if (65279 !== state.input.charCodeAt(state.position)) return false;
    let snapshot = snapshotState(state);
    skipByteOrderMark(state);
    skipSeparationSpace(state, true);
    let ch = state.input.charCodeAt(state.position);
    let result = state.position === state.lineStart && (37 === ch || 45 === ch && testDocumentSeparator(state));
    restoreState(state, snapshot);
    return result;
}
function skipUntilLineEnd(state) {
    let ch = state.input.charCodeAt(state.position);
    while(0 !== ch && !isEol(ch))ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
    let match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
    if (null !== match) {
        state.position = start + match.index + match[0].length - 1;
        throwError(state, "the stream contains non-printable characters");
    }
}
function readTagProperty(state, props, inFlow) {
    if (33 !== state.input.charCodeAt(state.position)) return false;
    if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
    let start = state.position;
    let isVerbatim = false;
    let isNamed = false;
    let tagHandle = "!";
    let ch = state.input.charCodeAt(++state.position);
    if (60 === ch) {
        isVerbatim = true;
        ch = state.input.charCodeAt(++state.position);
    } else if (33 === ch) {
        isNamed = true;
        tagHandle = "!!";
        ch = state.input.charCodeAt(++state.position);
    }
    let suffixStart = state.position;
    let tagName;
    if (isVerbatim) {
        while(0 !== ch && 62 !== ch)ch = state.input.charCodeAt(++state.position);
        if (62 !== ch) throwError(state, "unexpected end of the stream within a verbatim tag");
        tagName = state.input.slice(suffixStart, state.position);
        state.position++;
    } else {
        while(0 !== ch && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))){
            if (33 === ch) if (isNamed) throwError(state, "tag suffix cannot contain exclamation marks");
            else {
                tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
                if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
                isNamed = true;
                suffixStart = state.position + 1;
            }
            ch = state.input.charCodeAt(++state.position);
        }
        tagName = state.input.slice(suffixStart, state.position);
        if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
    }
    if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
    if (!isVerbatim && "!" !== tagHandle && "!!" !== tagHandle && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
    props.tagStart = start;
    props.tagEnd = state.position;
    return true;
}
function readAnchorProperty(state, props) {
    if (38 !== state.input.charCodeAt(state.position)) return false;
    if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
    state.position++;
    let start = state.position;
    while(0 !== state.input.charCodeAt(state.position) && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position)))state.position++;
    if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
    props.anchorStart = start;
    props.anchorEnd = state.position;
    return true;
}
function readAlias(state, props) {
    if (42 !== state.input.charCodeAt(state.position)) return false;
    if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
    state.position++;
    let start = state.position;
    while(0 !== state.input.charCodeAt(state.position) && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position)))state.position++;
    if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
    addAliasEvent(state, start, state.position);
    return true;
}
function readFlowScalarBreak(state, nodeIndent) {
    skipSeparationSpace(state, false);
    if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
    if (39 !== state.input.charCodeAt(state.position)) return false;
    state.position++;
    let start = state.position;
    let simple = true;
    while(0 !== state.input.charCodeAt(state.position)){
        let ch = state.input.charCodeAt(state.position);
        if (39 === ch) {
            if (39 === state.input.charCodeAt(state.position + 1)) {
                simple = false;
                state.position += 2;
                continue;
            }
            let end = state.position;
            state.position++;
            addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
            return true;
        }
        if (isEol(ch)) {
            simple = false;
            readFlowScalarBreak(state, nodeIndent);
        } else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
        else if (9 !== ch && ch < 32) throwError(state, "expected valid JSON character");
        else state.position++;
    }
    throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
    if (34 !== state.input.charCodeAt(state.position)) return false;
    state.position++;
    let start = state.position;
    let simple = true;
    while(0 !== state.input.charCodeAt(state.position)){
        let ch = state.input.charCodeAt(state.position);
        if (34 === ch) {
            let end = state.position;
            state.position++;
            addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
            return true;
        }
        if (92 === ch) {
            simple = false;
            let escaped = state.input.charCodeAt(++state.position);
            if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
            else if (isSimpleEscape(escaped)) state.position++;
            else {
                let hexLength = escapedHexLen(escaped);
                if (0 === hexLength) throwError(state, "unknown escape sequence");
                while(hexLength-- > 0){
                    state.position++;
                    if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
                }
                state.position++;
            }
        } else if (isEol(ch)) {
            simple = false;
            readFlowScalarBreak(state, nodeIndent);
        } else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
        else if (9 !== ch && ch < 32) throwError(state, "expected valid JSON character");
        else state.position++;
    }
    throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
    let ch = state.input.charCodeAt(state.position);
    let chomping = CHOMPING_MODE.CLIP;
    let indent = -1;
    let detectedIndent = false;
    if (124 !== ch && 62 !== ch) return false;
    let style = 124 === ch ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
    state.position++;
    while(0 !== state.input.charCodeAt(state.position)){
        let current = state.input.charCodeAt(state.position);
        let digit = fromDecimalCode(current);
        if (43 === current || 45 === current) {
            if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
            chomping = 43 === current ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
            state.position++;
        } else if (digit >= 0) {
            if (0 === digit) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
            if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
            indent = parentIndent + digit - 1;
            detectedIndent = true;
            state.position++;
        } else break;
    }
    let hadWhitespace = false;
    while(isWhiteSpace(state.input.charCodeAt(state.position))){
        hadWhitespace = true;
        state.position++;
    }
    if (hadWhitespace && 35 === state.input.charCodeAt(state.position)) skipUntilLineEnd(state);
    if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
    else if (0 !== state.input.charCodeAt(state.position)) throwError(state, "a line break is expected");
    let contentIndent = detectedIndent ? indent : -1;
    let maxLeadingIndent = 0;
    let valueStart = state.position;
    let valueEnd = state.position;
    while(0 !== state.input.charCodeAt(state.position)){
        let linePosition = state.position;
        let column = 0;
        while(32 === state.input.charCodeAt(linePosition + column))column++;
        let first = state.input.charCodeAt(linePosition + column);
        if (0 === first) {
            if (contentIndent >= 0) {
                if (column > contentIndent) valueEnd = linePosition + column;
            } else if (column > 0) valueEnd = linePosition + column;
            break;
        }
        if (testDocumentBoundary(state)) break;
        if (!detectedIndent && -1 === contentIndent && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
        if (!detectedIndent && -1 === contentIndent && !isEol(first)) {
            if (9 === first && column < parentIndent) {
                state.position = linePosition + column;
                throwError(state, "tab characters must not be used in indentation");
            }
            if (column >= parentIndent && column < maxLeadingIndent) {
                state.position = linePosition + column;
                throwError(state, "bad indentation of a mapping entry");
            }
        }
        if (-1 === contentIndent && 0 !== first && !isEol(first) && column < parentIndent) {
            state.lineIndent = column;
            state.position = linePosition + column;
            break;
        }
        if (!detectedIndent && 0 !== first && !isEol(first) && -1 === contentIndent) contentIndent = column;
        let requiredIndent = -1 === contentIndent ? parentIndent + 1 : contentIndent;
        if (0 !== first && !isEol(first) && column < requiredIndent) {
            state.lineIndent = column;
            state.position = linePosition + column;
            break;
        }
        skipUntilLineEnd(state);
        valueEnd = state.position;
        if (isEol(state.input.charCodeAt(state.position))) {
            consumeLineBreak(state);
            valueEnd = state.position;
        }
    }
    checkPrintable(state, valueStart, valueEnd);
    addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
    return true;
}
function canStartPlainScalar(state, nodeContext) {
    let ch = state.input.charCodeAt(state.position);
    let inFlow = nodeContext === CONTEXT_FLOW_IN;
    if (0 === ch || isWsOrEol(ch) || 35 === ch || 38 === ch || 42 === ch || 33 === ch || 124 === ch || 62 === ch || 39 === ch || 34 === ch || 37 === ch || 64 === ch || 96 === ch || isFlowIndicator(ch)) return false;
    if (63 === ch || 45 === ch) {
        let following = state.input.charCodeAt(state.position + 1);
        if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
    }
    return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
    if (!canStartPlainScalar(state, nodeContext)) return false;
    let start = state.position;
    let end = state.position;
    let ch = state.input.charCodeAt(state.position);
    let inFlow = nodeContext === CONTEXT_FLOW_IN;
    let multiline = false;
    while(0 !== ch){
        if (testDocumentBoundary(state)) break;
        if (58 === ch) {
            let following = state.input.charCodeAt(state.position + 1);
            if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
        } else if (35 === ch) {
            if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
        } else if (inFlow && isFlowIndicator(ch)) break;
        else if (isEol(ch)) {
            let savedPosition = state.position;
            let savedLine = state.line;
            let savedLineStart = state.lineStart;
            let savedLineIndent = state.lineIndent;
            skipSeparationSpace(state, false);
            if (state.lineIndent >= nodeIndent) {
                multiline = true;
                ch = state.input.charCodeAt(state.position);
                continue;
            }
            state.position = savedPosition;
            state.line = savedLine;
            state.lineStart = savedLineStart;
            state.lineIndent = savedLineIndent;
            break;
        }
        if (!isWhiteSpace(ch)) end = state.position + 1;
        ch = state.input.charCodeAt(++state.position);
    }
    if (end === start) return false;
    checkPrintable(state, start, end);
    addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
    return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
    let startLine = state.line;
    skipSeparationSpace(state, true);
    if (state.line > startLine && state.lineIndent < nodeIndent || -1 !== state.firstTabInLine && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
    let ch = state.input.charCodeAt(state.position);
    let isMapping = 123 === ch;
    let start = state.position;
    let readNext = true;
    if (91 !== ch && 123 !== ch) return false;
    let terminator = isMapping ? 125 : 93;
    if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
    else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
    state.position++;
    while(0 !== state.input.charCodeAt(state.position)){
        skipFlowSeparationSpace(state, nodeIndent);
        let ch = state.input.charCodeAt(state.position);
        if (ch === terminator) {
            state.position++;
            addPopEvent(state);
            return true;
        } else if (readNext) {
            if (44 === ch) throwError(state, "expected the node content, but found ','");
        } else throwError(state, "missed comma between flow collection entries");
        let isPair = false;
        let isExplicitPair = false;
        if (63 === ch && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
            isPair = isExplicitPair = true;
            state.position += 1;
            skipFlowSeparationSpace(state, nodeIndent);
        }
        let entryLine = state.line;
        let entryStart = snapshotState(state);
        let keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
        skipFlowSeparationSpace(state, nodeIndent);
        ch = state.input.charCodeAt(state.position);
        if ((isMapping || isExplicitPair || state.line === entryLine) && 58 === ch) {
            isPair = true;
            state.position++;
            skipFlowSeparationSpace(state, nodeIndent);
            if (isMapping) {
                if (!keyWasRead) addEmptyScalarEvent(state);
            } else {
                insertFlowPairMappingEvent(state, entryStart);
                if (!keyWasRead) addEmptyScalarEvent(state);
            }
            if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
            skipFlowSeparationSpace(state, nodeIndent);
            if (!isMapping) addPopEvent(state);
        } else if (isMapping && isPair) {
            if (!keyWasRead) addEmptyScalarEvent(state);
            addEmptyScalarEvent(state);
        } else if (isMapping) addEmptyScalarEvent(state);
        else if (isPair) {
            insertFlowPairMappingEvent(state, entryStart);
            if (!keyWasRead) addEmptyScalarEvent(state);
            addEmptyScalarEvent(state);
            addPopEvent(state);
        }
        ch = state.input.charCodeAt(state.position);
        if (44 === ch) {
            readNext = true;
            state.position++;
        } else readNext = false;
    }
    throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
    if (-1 !== state.firstTabInLine || 45 !== state.input.charCodeAt(state.position) || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
    addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
    while(45 === state.input.charCodeAt(state.position) && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))){
        if (-1 !== state.firstTabInLine) {
            state.position = state.firstTabInLine;
            throwError(state, "tab characters must not be used in indentation");
        }
        let entryLine = state.line;
        state.position++;
        let hadBreak = skipSeparationSpace(state, true) > 0;
        if (-1 !== state.firstTabInLine && 45 === state.input.charCodeAt(state.position) && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
        if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
        else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
        skipSeparationSpace(state, true);
        if (state.lineIndent < nodeIndent || state.position >= state.length) break;
        if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
        if (state.line === entryLine && 45 === state.input.charCodeAt(state.position) && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
    }
    addPopEvent(state);
    return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
    let atExplicitKey = false;
    let detected = false;
    let mappingOpened = false;
    let pendingExplicitKey = false;
    if (-1 !== state.firstTabInLine) return false;
    let ch = state.input.charCodeAt(state.position);
    while(0 !== ch){
        if (!atExplicitKey && -1 !== state.firstTabInLine) {
            state.position = state.firstTabInLine;
            throwError(state, "tab characters must not be used in indentation");
        }
        let following = state.input.charCodeAt(state.position + 1);
        let entryLine = state.line;
        if ((63 === ch || 58 === ch) && isWsOrEolOrEnd(following)) {
            if (!mappingOpened) {
                addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
                mappingOpened = true;
            }
            if (63 === ch) {
                if (atExplicitKey) addEmptyScalarEvent(state);
                detected = true;
                atExplicitKey = true;
            } else if (atExplicitKey) atExplicitKey = false;
            else {
                addEmptyScalarEvent(state);
                detected = true;
                atExplicitKey = false;
            }
            state.position += 1;
            pendingExplicitKey = true;
        } else {
            if (atExplicitKey) {
                addEmptyScalarEvent(state);
                atExplicitKey = false;
            }
            let beforeKey = snapshotState(state);
            if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
            if (state.line === entryLine) {
                ch = state.input.charCodeAt(state.position);
                while(isWhiteSpace(ch))ch = state.input.charCodeAt(++state.position);
                if (58 === ch) {
                    ch = state.input.charCodeAt(++state.position);
                    if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
                    if (!mappingOpened) {
                        state.events.splice(beforeKey.eventsLength, 0, {
                            type: EVENT_ID.MAPPING,
                            start: beforeKey.position,
                            anchorStart: props.anchorStart,
                            anchorEnd: props.anchorEnd,
                            tagStart: props.tagStart,
                            tagEnd: props.tagEnd,
                            style: COLLECTION_STYLE.BLOCK
                        });
                        mappingOpened = true;
                    }
                    detected = true;
                    atExplicitKey = false;
                    pendingExplicitKey = false;
                } else if (detected) throwError(state, "expected ':' after a mapping key");
                else {
                    if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
                        restoreState(state, beforeKey);
                        return false;
                    }
                    return true;
                }
            } else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
            else {
                if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
                    restoreState(state, beforeKey);
                    return false;
                }
                return true;
            }
        }
        if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
        if (!atExplicitKey) {
            if (pendingExplicitKey) {
                addEmptyScalarEvent(state);
                pendingExplicitKey = false;
            }
        }
        skipSeparationSpace(state, true);
        ch = state.input.charCodeAt(state.position);
        if ((state.line === entryLine || state.lineIndent > nodeIndent) && 0 !== ch) throwError(state, "bad indentation of a mapping entry");
        else if (state.lineIndent < nodeIndent) break;
    }
    if (!detected) return false;
    if (atExplicitKey) addEmptyScalarEvent(state);
    if (mappingOpened) addPopEvent(state);
    return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
    if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
    state.depth++;
    let indentStatus = 1;
    let atNewLine = false;
    let hasContent = false;
    let propertyStart = null;
    let props = emptyProperties();
    let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
    let allowBlockCollections = allowBlockScalars;
    let allowBlockStyles = allowBlockScalars;
    if (allowToSeek && skipSeparationSpace(state, true)) {
        atNewLine = true;
        indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1;
    }
    if (1 === indentStatus) while(true){
        let ch = state.input.charCodeAt(state.position);
        let propertyState = snapshotState(state);
        if (atNewLine && 1 !== indentStatus && (33 === ch || 38 === ch)) break;
        if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (33 === ch || 38 === ch)) {
            let fallbackState = snapshotState(state);
            let flowIndent = parentIndent + 1;
            if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
                state.depth--;
                return true;
            }
            restoreState(state, fallbackState);
        }
        if (atNewLine && (33 === ch && props.tagStart !== NO_RANGE$1 || 38 === ch && props.anchorStart !== NO_RANGE$1)) break;
        if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
        if (null === propertyStart) propertyStart = propertyState;
        if (skipSeparationSpace(state, true)) {
            atNewLine = true;
            allowBlockCollections = allowBlockStyles;
            indentStatus = state.lineIndent > parentIndent ? 1 : state.lineIndent === parentIndent ? 0 : -1;
        } else allowBlockCollections = false;
    }
    if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
    if (1 === indentStatus || nodeContext === CONTEXT_BLOCK_OUT) {
        let flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
        let blockIndent = state.position - state.lineStart;
        if (1 === indentStatus) if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
        else {
            let ch = state.input.charCodeAt(state.position);
            if (null !== propertyStart && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && 124 !== ch && 62 !== ch) {
                let fallbackState = snapshotState(state);
                let propertyIndent = propertyStart.position - propertyStart.lineStart;
                restoreState(state, propertyStart);
                if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
                else restoreState(state, fallbackState);
            }
            if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
        }
        else if (0 === indentStatus) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
    }
    allowBlockScalars = allowBlockScalars && !hasContent;
    if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
        addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
        hasContent = true;
    }
    state.depth--;
    return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
    if (state.lineIndent > 0 || 37 !== state.input.charCodeAt(state.position)) return false;
    state.position++;
    let nameStart = state.position;
    while(0 !== state.input.charCodeAt(state.position) && !isWsOrEol(state.input.charCodeAt(state.position)))state.position++;
    let name = state.input.slice(nameStart, state.position);
    let args = [];
    if (0 === name.length) throwError(state, "directive name must not be less than one character in length");
    while(0 !== state.input.charCodeAt(state.position) && !isEol(state.input.charCodeAt(state.position))){
        while(isWhiteSpace(state.input.charCodeAt(state.position)))state.position++;
        if (35 === state.input.charCodeAt(state.position) || isEol(state.input.charCodeAt(state.position)) || 0 === state.input.charCodeAt(state.position)) break;
        let start = state.position;
        while(0 !== state.input.charCodeAt(state.position) && !isWsOrEol(state.input.charCodeAt(state.position)))state.position++;
        args.push(state.input.slice(start, state.position));
    }
    if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
    if ("YAML" === name) {
        if (state.directives.some((directive)=>"yaml" === directive.kind)) throwError(state, "duplication of %YAML directive");
        if (1 !== args.length) throwError(state, "YAML directive accepts exactly one argument");
        let match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
        if (null === match) throwError(state, "ill-formed argument of the YAML directive");
        if (1 !== parseInt(match[1], 10)) throwError(state, "unacceptable YAML version of the document");
        state.directives.push({
            kind: "yaml",
            version: args[0]
        });
    } else if ("TAG" === name) {
        if (2 !== args.length) throwError(state, "TAG directive accepts exactly two arguments");
        let [handle, prefix] = args;
        if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
        if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
        if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
        state.tagHandlers[handle] = prefix;
        state.directives.push({
            kind: "tag",
            handle,
            prefix
        });
    }
    return true;
}
function readDocument(state) {
    state.directives = [];
    state.tagHandlers = Object.create(null);
    let hasDirectives = false;
    skipSeparationSpace(state, true);
    while(readDirective(state)){
        hasDirectives = true;
        skipSeparationSpace(state, true);
    }
    let explicitStart = false;
    let explicitEnd = false;
    let allowCompact = true;
    if (0 === state.lineIndent && 45 === state.input.charCodeAt(state.position) && 45 === state.input.charCodeAt(state.position + 1) && 45 === state.input.charCodeAt(state.position + 2) && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
        explicitStart = true;
        let markerLine = state.line;
        state.position += 3;
        skipSeparationSpace(state, true);
        allowCompact = state.line > markerLine;
    } else if (hasDirectives) throwError(state, "directives end mark is expected");
    let documentEventIndex = state.events.length;
    if (!explicitStart && state.position === state.lineStart && 46 === state.input.charCodeAt(state.position) && testDocumentSeparator(state)) {
        state.position += 3;
        skipSeparationSpace(state, true);
        return;
    }
    addDocumentEvent(state, explicitStart, false);
    if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
    skipSeparationSpace(state, true);
    if (state.position === state.lineStart && testDocumentSeparator(state)) {
        explicitEnd = 46 === state.input.charCodeAt(state.position);
        if (explicitEnd) {
            let markerLine = state.line;
            state.position += 3;
            skipSeparationSpace(state, true);
            if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
        }
    }
    let documentEvent = state.events[documentEventIndex];
    if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
    addPopEvent(state);
    if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
function parseEvents(input, options) {
    let length = input.length;
    let state = {
        ...DEFAULT_PARSER_OPTIONS,
        ...options,
        input: `${input}\0`,
        length,
        position: 0,
        line: 0,
        lineStart: 0,
        lineIndent: 0,
        firstTabInLine: -1,
        depth: 0,
        directives: [],
        tagHandlers: Object.create(null),
        events: []
    };
    let nullpos = input.indexOf("\0");
    if (-1 !== nullpos) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
    while(state.position < state.length){
        skipByteOrderMark(state);
        skipSeparationSpace(state, true);
        if (state.position >= state.length) break;
        let documentStart = state.position;
        readDocument(state);
        if (state.position === documentStart) throwError(state, "can not read a document");
    }
    return state.events;
}
({
    ...DEFAULT_PARSER_OPTIONS,
    ...DEFAULT_CONSTRUCTOR_OPTIONS
});
Symbol("INVALID");
Symbol("visit:break");
Symbol("visit:skip");
function hasBit(mask, bit) {
    return (mask & 1 << bit) !== 0;
}
var DEFAULT_SCALAR_STYLE_RULES = {
    applyQuoteFlowKeysOption,
    doubleQuoteForInvisibles,
    doubleQuoteWhitespaceOnly,
    applyForceQuotesOption,
    tryLongOrMultilineAsBlock,
    quoteInvalidPlain,
    fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
    if ("single" === layout.presenterOptions.quoteStyle && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
    return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
    if (!layout.presenterOptions.quoteFlowKeys) return;
    if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
    layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
    if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
    if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
    if (!layout.presenterOptions.forceQuotes) return;
    if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
    if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
    layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
    if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
    let value = layout.node.value;
    let multiline = -1 !== value.indexOf("\n");
    if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
        if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
        return;
    }
    let w = layout.presenterOptions.lineWidth;
    if (-1 === w) {
        if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
        return;
    }
    let availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
    let position = 0;
    let shouldFold = false;
    while(position <= value.length){
        let lineEnd = value.length;
        let nextLineBreak = value.indexOf("\n", position);
        if (-1 !== nextLineBreak) lineEnd = nextLineBreak;
        let line = value.slice(position, lineEnd);
        if (line.length > availableWidth && " " !== line[0] && / [^ \t]/.test(line)) shouldFold = true;
        if (-1 === nextLineBreak) break;
        position = nextLineBreak + 1;
    }
    if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
    else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
    if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
    if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var DEFAULT_PRESENTER_OPTIONS = {
    indent: 2,
    seqNoIndent: false,
    seqInlineFirst: true,
    lineWidth: 80,
    flowBracketPadding: false,
    flowSkipCommaSpace: false,
    flowSkipColonSpace: false,
    quoteFlowKeys: false,
    quoteStyle: "single",
    forceQuotes: false,
    scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name)=>Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
    tagBeforeAnchor: false
};
({
    ...DEFAULT_PRESENTER_OPTIONS,
    schema: DUMP_SCHEMA,
    skipInvalid: false,
    noRefs: false,
    flowLevel: -1,
    sortKeys: false,
    transform: ()=>{}
});
EVENT_ID.DOCUMENT;
EVENT_ID.SEQUENCE;
EVENT_ID.MAPPING;
EVENT_ID.SCALAR;
EVENT_ID.ALIAS;
EVENT_ID.POP;
SCALAR_STYLE.PLAIN;
SCALAR_STYLE.SINGLE_QUOTED;
SCALAR_STYLE.DOUBLE_QUOTED;
SCALAR_STYLE.LITERAL_BLOCK;
SCALAR_STYLE.FOLDED_BLOCK;
COLLECTION_STYLE.BLOCK;
COLLECTION_STYLE.FLOW;
CHOMPING_MODE.CLIP;
CHOMPING_MODE.STRIP;
CHOMPING_MODE.KEEP;
function parseYaml(source) {
    let text = readable(source);
    try {
        return valueIn(text);
    } catch (error) {
        if (!(error instanceof YAMLException)) throw error;
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
    let events = parseEvents(source, {
        maxDepth: mostLevels
    });
    let documents = constructFromEvents(events, {
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
let schema = new Schema([
    strTag,
    seqTag,
    mapTag,
    ...[
        '!',
        'tag:'
    ].flatMap((prefix)=>[
            defineScalarTag(prefix, {
                matchByTagPrefix: true,
                resolve: (text)=>text,
                identify: ()=>false
            }),
            defineSequenceTag(prefix, {
                ...seqTag,
                matchByTagPrefix: true
            }),
            defineMappingTag(prefix, {
                ...mapTag,
                matchByTagPrefix: true
            })
        ])
]);
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
    let read = tryYaml(value);
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
    let value = tryYaml(source);
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
        let message = `${block.key}: this part of the frontmatter goes in more than ${mostLevels} levels and was not read. Fix it`;
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
        parseYaml(source);
        return false;
    } catch (error) {
        return error instanceof YamlError && error.isTooDeep;
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
function markup_elements(mask, names) {
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
function mustHaves(value) {
    if (!isRecord(value)) return fromList(listed(value));
    return {
        truths: listed(value.truths).map(truth).filter(({ statement })=>'' !== statement),
        artifacts: artifactItems(value[keyIn(value, /^(?:artifacts?|files|deliverables)$/) ?? 'artifacts']).flatMap(alone).map(artifact).filter(({ path })=>'' !== path),
        keyLinks: listed(value.key_links ?? value['key-links']).map(keyLink).filter(({ from })=>'' !== from),
        prohibitions: listed(value.prohibitions).map((item)=>truth(item).statement).filter((text)=>'' !== text)
    };
}
function fromList(items) {
    let isArtifact = (item)=>isRecord(item) && 'path' in item;
    let isLink = (item)=>isRecord(item) && 'from' in item && 'to' in item;
    return {
        truths: items.filter((item)=>!isArtifact(item) && !isLink(item)).map(truth),
        artifacts: items.filter(isArtifact).map(artifact),
        keyLinks: items.filter(isLink).map(keyLink),
        prohibitions: []
    };
}
function truth(item) {
    if (!isRecord(item)) return {
        statement: must_haves_text(item)
    };
    let named = item.statement ?? item.truth ?? item.description ?? item.provides;
    if (void 0 !== named) return {
        statement: must_haves_text(named)
    };
    return {
        statement: Object.entries(item).map(([key, value])=>`${key}: ${must_haves_text(value)}`).join('; ')
    };
}
function keyIn(value, meant) {
    return 'artifacts' in value ? 'artifacts' : Object.keys(value).find((key)=>meant.test(bareKey(key)));
}
function alone(item) {
    if ('string' == typeof item) return severalPaths(item) ?? [
        item
    ];
    if (!isRecord(item)) return [
        item
    ];
    let [only, ...others] = Object.keys(item);
    if (void 0 !== only && 0 === others.length && looksLikePath(only) && !isRecord(item[only])) return [
        {
            path: only,
            provides: item[only]
        }
    ];
    let paths = keysOf(item, 'path').flatMap((key)=>texts(item[key]));
    let named = keysOf(item, 'path').length > 0 ? paths : texts(item.name).filter(looksLikePath);
    if (named.length < 2 && keysOf(item, 'path').length > 0) return [
        item
    ];
    let rest = Object.fromEntries(Object.entries(item).filter(([key])=>'path' !== artifactKeys.get(bareKey(key))));
    return 0 === named.length ? [
        item
    ] : named.map((path)=>({
            ...rest,
            path
        }));
}
function severalPaths(text) {
    let parts = splitAtCommas(text);
    return parts.length > 1 && parts.every(looksLikePath) ? parts : null;
}
function looksLikePath(text) {
    return /^[\w@()[\]./-]+\.[A-Za-z]\w{0,9}$/.test(text) && 'pattern' === parseDeclaredPath(text).kind;
}
function artifactItems(value) {
    if (!isRecord(value) || 'path' in value) return listed(value);
    return Object.entries(value).map(([path, rest])=>isRecord(rest) ? {
            path,
            ...rest
        } : {
            path,
            provides: rest
        });
}
function artifact(item) {
    if (!isRecord(item)) return artifactFromText(must_haves_text(item));
    let all = (role)=>keysOf(item, role).flatMap((key)=>texts(item[key]));
    let number = (role)=>all(role).map(wholeNumber).find((each)=>null !== each) ?? void 0;
    let [provides] = all('provides');
    let [minLines, maxLines, minWords] = [
        number('minLines'),
        number('maxLines'),
        number('minWords')
    ];
    let [matches, excludes] = [
        all('matches'),
        all('excludes')
    ];
    return {
        path: pathOf(all('path')[0] ?? ''),
        ...void 0 !== provides && {
            provides
        },
        ...void 0 !== minLines && {
            minLines
        },
        ...void 0 !== maxLines && {
            maxLines
        },
        ...void 0 !== minWords && {
            minWords
        },
        contains: all('contains'),
        exports: all('exports').flatMap(names),
        ...matches.length > 0 && {
            matches
        },
        ...excludes.length > 0 && {
            excludes
        }
    };
}
let artifactKeys = new Map(Object.entries({
    path: 'path paths file files filepath filename',
    provides: "provides description",
    minLines: 'minlines minimumlines',
    maxLines: 'maxlines maximumlines',
    minWords: 'minwords minimumwords',
    contains: 'contains containsall mustcontain',
    exports: 'exports export',
    matches: 'containsregex containspattern matches regex pattern',
    excludes: 'notcontains doesnotcontain mustnotcontain excludes forbidden forbids',
    remark: 'purpose why reason note notes comment type kind name title id status requirement requirements plan'
}).flatMap(([role, keys])=>keys.split(' ').map((key)=>[
            key,
            role
        ])));
function keysOf(item, role) {
    return Object.keys(item).filter((key)=>artifactKeys.get(bareKey(key)) === role);
}
function bareKey(key) {
    return key.toLowerCase().replace(/[-_\s]/g, '');
}
function wholeNumber(value) {
    let [, digits] = /^(?:>=?|≥|<=?|≤)?\s*(\d{1,9})\+?(?:\s*(?:lines|words))?$/i.exec(value) ?? [];
    return void 0 === digits ? null : Number.parseInt(digits, 10);
}
function uncheckedPromises(value) {
    if (!isRecord(value)) return [];
    return artifactItems(value.artifacts).filter(isRecord).flatMap((item)=>Object.entries(item).flatMap(([key, promised])=>{
            let role = artifactKeys.get(bareKey(key));
            let wantsNumber = 'minLines' === role || 'maxLines' === role || 'minWords' === role;
            let said = must_haves_text(promised);
            let isRead = void 0 !== role && !(wantsNumber && null === wholeNumber(said));
            return isRead || '' === said ? [] : [
                {
                    path: artifact(item).path,
                    key,
                    value: said,
                    wantsNumber
                }
            ];
        }));
}
function artifactFromText(line) {
    let path = pathOf(line);
    let rest = path === line ? '' : line.slice(line.indexOf(path) + path.length);
    let provides = rest.replace(/^[`'"]?\s*(?:[:(#→]|[-–—]+>?|=>)?\s*/, '').replace(/\)$/, '').trim();
    return {
        path,
        ...'' !== provides && {
            provides
        },
        contains: [],
        exports: []
    };
}
function pathOf(entry) {
    let declared = parseDeclaredPath(entry);
    return 'pattern' === declared.kind ? declared.path : entry;
}
function keyLink(item) {
    if (!isRecord(item)) return keyLinkFromText(must_haves_text(item));
    let [via, pattern] = [
        must_haves_text(item.via),
        must_haves_text(item.pattern)
    ];
    return {
        from: must_haves_text(item.from),
        to: must_haves_text(item.to),
        ...'' !== via && {
            via
        },
        ...'' !== pattern && {
            pattern
        }
    };
}
function keyLinkFromText(line) {
    let arrow = /->|→|=>/.exec(line);
    if (!arrow) return {
        from: line,
        to: ''
    };
    let [to = '', via] = line.slice(arrow.index + arrow[0].length).split(' via ', 2);
    return {
        from: line.slice(0, arrow.index).trim(),
        to: to.trim(),
        ...via && {
            via: via.trim()
        }
    };
}
function names(list) {
    return splitAtCommas(list).filter((name)=>'' !== name);
}
function splitAtCommas(list) {
    let parts = [];
    let [depth, start] = [
        0,
        0
    ];
    for(let at = 0; at < list.length; at++){
        let char = list.charAt(at);
        if ('<({['.includes(char)) depth++;
        else if (')}]'.includes(char) || '>' === char && '=' !== list[at - 1]) depth--;
        else if (',' === char && 0 === depth) {
            parts.push(list.slice(start, at));
            start = at + 1;
        }
        if (depth < 0) break;
    }
    let all = 0 === depth ? [
        ...parts,
        list.slice(start)
    ] : list.split(',');
    return all.map((part)=>part.trim());
}
function listed(value) {
    if (Array.isArray(value)) return value;
    return null == value || '' === value ? [] : [
        value
    ];
}
function texts(value) {
    return listed(value).map(must_haves_text).filter((item)=>'' !== item);
}
function must_haves_text(value) {
    if ('string' == typeof value) return value.trim();
    if (null == value) return '';
    return isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}
function isRecord(value) {
    return 'object' == typeof value && null !== value && !Array.isArray(value);
}
function isPlanFile(file) {
    return /^(?:PLAN|.+-PLAN(?:-\d+[a-z]?)?)\.md$/.test(file);
}
function isNestedPlanFile(file) {
    return isPlanFile(file) || /^(?:.+-)?PLAN-\d[^/]*\.md$/.test(file);
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
    let stem = external_node_path_namespaceObject.posix.basename(path).replace(/\.md$/i, '');
    let id = stem.replace(/-PLAN(?=-|$)/, '').replace(/^PLAN(?:-|$)/, '');
    if ('' !== id) return id;
    let directory = external_node_path_namespaceObject.posix.basename(external_node_path_namespaceObject.posix.dirname(path));
    return phaseNumber(directory) ?? directory;
}
function summaryPath(path) {
    let stem = external_node_path_namespaceObject.posix.basename(path).replace(/\.md$/, '');
    let summary = 'PLAN' === stem ? 'SUMMARY' : stem.endsWith('-PLAN') ? stem.replace(/PLAN$/, 'SUMMARY') : `${stem}-SUMMARY`;
    return external_node_path_namespaceObject.posix.join(external_node_path_namespaceObject.posix.dirname(path), `${summary}.md`);
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
        phase: phaseKey(phase),
        plan: planKey(plan),
        form: void 0 === direct ? 'slug' : 'number'
    };
}
function planKey(number) {
    return withoutZeros(number).toLowerCase();
}
function keySpellings(keys) {
    let best = new Map();
    let found = [];
    for (let key of keys){
        let meaning = meaningOf(key);
        if (null === meaning) continue;
        let { meant, distance } = meaning;
        let isMisspelt = key !== meant && key !== meant.replaceAll('_', '-') && key !== aliases.get(meant);
        found.push({
            key,
            meant,
            distance,
            isMisspelt
        });
        let other = best.get(meant);
        if (void 0 === other || distance < other.distance) best.set(meant, {
            key,
            distance
        });
    }
    return found.map(({ key, meant, isMisspelt })=>({
            key,
            meant,
            isMisspelt,
            isRead: best.get(meant)?.key === key
        })).sort((one, other)=>Number(other.isRead) - Number(one.isRead));
}
let decisiveKeys = [
    'depends_on',
    'files_modified',
    'autonomous',
    'must_haves',
    'gap_closure',
    'status',
    'type'
];
let aliases = new Map([
    [
        'files_modified',
        'files_to_modify'
    ]
]);
let synonyms = new Map([
    [
        'dependencies',
        'depends_on'
    ]
]);
let shortestMisspelt = 8;
function meaningOf(key) {
    let bare = bareKey(key);
    for (let meant of decisiveKeys){
        if (key === meant) return {
            meant,
            distance: 0
        };
        if (bare === bareKey(meant) || key === aliases.get(meant)) return {
            meant,
            distance: 1
        };
    }
    let synonym = synonyms.get(bare);
    if (void 0 !== synonym) return {
        meant: synonym,
        distance: 2
    };
    for (let meant of decisiveKeys){
        let target = bareKey(meant);
        if (target.length < shortestMisspelt || Math.abs(bare.length - target.length) > 2) continue;
        let wrong = editDistance(bare, target);
        if (wrong <= 2) return {
            meant,
            distance: 1 + wrong
        };
    }
    return null;
}
function editDistance(one, other) {
    let row = Array.from({
        length: other.length + 1
    }, (_, at)=>at);
    for (let [line, letter] of [
        ...one
    ].entries()){
        let next = [
            line + 1
        ];
        for (let [at, wanted] of [
            ...other
        ].entries())next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === wanted ? 0 : 1)));
        row = next;
    }
    return row[other.length] ?? 0;
}
function fileList(text) {
    return text.split('\n').flatMap(splitAtCommas).map((item)=>withoutAnnotation(item.trim().replace(/^[-*+] /, '').trim())).filter((item)=>'' !== item && !/^(?:none\b|n\/a\b|[-—]+$|\()/i.test(item));
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
        for (let element of markup_elements(masked(block), automatedElements)){
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
    let attributes = attributesOf(tag);
    return attributes.get('command') ?? attributes.get('cmd') ?? attributes.get('run') ?? '';
}
let automatedElements = elementNames('automated');
let missingCommand = /^\s*MISSING\b/;
function commandText(text) {
    let lines = text.trim().split('\n');
    let isFence = (line)=>/^\s*(?:```|~~~)/.test(line ?? '');
    let inside = lines.length > 2 && isFence(lines[0]) && isFence(lines.at(-1)) ? lines.slice(1, -1) : lines;
    return withoutEntities(inside.join('\n')).trim();
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
    let beside = markup_elements(mask, task_automatedElements).filter((each)=>each.closed && !isInTask(each) && /(?:^|\n)[ \t]*(?:<verify>\s*)?$/.test(mask.slice(Math.max(0, each.at - 200), each.at)));
    return readVerify(beside.map(({ at, after })=>body.slice(at, after))).automated;
}
let task_automatedElements = elementNames('automated');
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
let childElements = elementNames('name', 'title', 'files', 'file', 'read_first', 'precondition', 'behavior', 'action', 'implementation', 'verify', 'automated', 'acceptance_criteria', 'criterion', 'done', 'what-built', 'how-to-verify', 'resume-signal', 'decision', 'context', 'options', 'instructions', 'verification');
let optionElements = elementNames('option');
let optionParts = elementNames('name', 'pros', 'cons');
let featureElements = elementNames('feature');
function readTask(body, mask, extent, number, line) {
    let text = body.slice(extent.start, extent.end);
    let children = new Map();
    for (let child of markup_elements(mask.slice(extent.start, extent.end), childElements)){
        let contents = children.get(child.name) ?? [];
        contents.push(text.slice(child.start, child.end));
        children.set(child.name, contents);
    }
    let all = (...names)=>names.flatMap((name)=>children.get(name) ?? []);
    let first = (...names)=>all(...names)[0]?.trim() || null;
    let attributes = attributesOf(extent.attributes);
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
    for (let option of markup_elements(masked(text), optionElements)){
        let content = text.slice(option.start, option.end);
        let parts = new Map(markup_elements(content, optionParts).map(({ name, start, end })=>[
                name,
                oneLine(content.slice(start, end))
            ]));
        let id = attributesOf(option.attributes).get('id') ?? String(options.length + 1);
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
    let features = markup_elements(mask, featureElements);
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
    return withoutEntities(text).replace(/\s+/g, ' ').trim();
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
    let file = external_node_path_namespaceObject.posix.basename(path);
    let frontmatter = readFrontmatter(text);
    let { values } = frontmatter;
    let body = text.slice(frontmatter.bodyStart).replace(/<\/?(?:automated|verify)\b/gi, (tag)=>tag.toLowerCase());
    let bodyLine = frontmatter.bodyStart > 1 ? newlines(text, frontmatter.bodyStart) + 1 : 1;
    let mask = masked(body);
    let tasks = readTasks(body, mask, path, bodyLine);
    let spellings = keySpellings(values.keys());
    let value = (key)=>values.get(spellings.find(({ meant })=>meant === key)?.key ?? key);
    let autonomous = yesOrNo(value('autonomous'), values.has(keyOf(spellings, 'autonomous')));
    let { artifacts, truths, key_links } = Object.fromEntries(values);
    let promised = void 0 === artifacts || value('must_haves') ? value('must_haves') : {
        artifacts,
        truths,
        key_links
    };
    let plan = {
        id: planId(path),
        path,
        file,
        title: must_haves_text(values.get('title')) || titleIn(body, mask),
        type: must_haves_text(value('type')) || 'execute',
        declaredWave: must_haves_text(values.get('wave')) || null,
        dependsOn: dependencies(value('depends_on')),
        filesModified: fileEntries(value('files_modified')),
        autonomous: 'no' !== autonomous && 'unclear' !== autonomous,
        gapClosure: 'yes' === yesOrNo(value('gap_closure'), false),
        superseded: 'superseded' === must_haves_text(value('status')).toLowerCase(),
        mustHaves: mustHaves(promised),
        tasks: tasks.tasks,
        summariesRead: summariesIn(body, mask, bodyLine),
        hasFrontmatter: frontmatter.exists,
        summaryPath: summaryPath(path),
        hasSummary: false,
        halted: false,
        keyLines: keyLines(frontmatter.lines, spellings),
        text
    };
    let unclear = 'unclear' === autonomous ? must_haves_text(value('autonomous')) : null;
    let oddities = [
        ...odditiesOf(plan, spellings, unclear),
        ...questions(plan),
        ...oddPaths(plan, uncheckedPromises(promised))
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
    let [word = ''] = must_haves_text(value).toLowerCase().split(/[\s#(,;]/, 1);
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
    return 'string' == typeof value ? splitAtCommas(value).filter((entry)=>'' !== entry) : texts(value);
}
function summariesIn(body, mask, firstLine) {
    if (!body.includes('SUMMARY.md')) return [];
    return markup_elements(mask, contextElements).flatMap(({ start, end })=>[
            ...body.slice(start, end).matchAll(/^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]*SUMMARY\.md)\b/gm)
        ].map((found)=>({
                path: found[1] ?? '',
                line: firstLine + newlines(body, start + found.index)
            })));
}
let contextElements = elementNames('context', 'execution_context');
function dependencies(value) {
    if ('string' == typeof value) return value.split(',').map((item)=>item.trim()).filter((item)=>'' !== item);
    return listed(value).map(must_haves_text);
}
function titleIn(body, mask) {
    let [objective] = markup_elements(mask, objectiveElements);
    let stated = objective ? body.slice(objective.start, objective.end) : '';
    let heading = /^#{1,2}[ \t]+(\S[^\n]*)$/m.exec(mask)?.[1];
    return firstLine(stated) ?? heading?.trim() ?? null;
}
let objectiveElements = elementNames('objective');
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
        let found = new DeclaredPaths(entries).undecidable.filter(({ entry })=>!/^(?:none|n\/a|[-–—])?$/i.test(entry)).map(({ entry, why })=>`"${entry}" (${why})`);
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
function readSummary(text) {
    let status = /^status[ \t]*:/m.test(text) ? statusIn(text) : null;
    return {
        status,
        halted: 'halted' === status
    };
}
function statusIn(text) {
    return must_haves_text(readFrontmatter(text).values.get('status')).toLowerCase().split(/[\s#]/, 1)[0] || null;
}
let promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
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
    let isOfPhase = (file)=>'VERIFICATION.md' === file || phaseNumber(stem(file)) === stem(file);
    let rank = (file)=>file === `${number}-VERIFICATION.md` ? 0 : isOfPhase(file) ? 1 : 2;
    return own.sort((a, b)=>rank(a) - rank(b) || (a < b ? -1 : 1));
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
    let other = phaseNumber(file);
    if (null === number || null === other || phaseKey(other) === phaseKey(number)) return null;
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
    return isPlanFile(file) || looksLikePlan(file) || /SUMMARY|RESEARCH|CONTEXT|CHECK|PLAN/i.test(file);
}
function stem(file) {
    return file.replace(/-VERIFICATION\.md$/, '');
}
class PhaseError extends Error {
    name = 'PhaseError';
    exitCode = 65;
}
async function readTree(root) {
    let found = await directoriesOf(root, '.planning/phases') ?? (await hasArchive(root) ? [] : null);
    if (null === found) {
        let missing = await exists((0, external_node_path_namespaceObject.join)(root, '.planning')) ? '.planning has no directory "phases"' : 'there is no .planning';
        throw new PhaseError(`No phase can be read: ${missing} in ${root}. Give the directory that holds .planning as the root`);
    }
    let phases = await Promise.all(found.map((dir)=>readDirectory(root, dir)));
    let archived = await archivedPhases(root);
    return {
        phases: phases.sort((a, b)=>compareNatural(a.id, b.id) || compareNatural(a.dir, b.dir)),
        known: new Map([
            ...archived,
            ...phases
        ].flatMap(knownPlans)),
        links: (await linksIn(root, '.planning/phases')).sort(compareNatural)
    };
}
async function hasArchive(root) {
    let places = [
        '.planning/milestones',
        '.planning/MILESTONES.md'
    ].map((path)=>exists((0, external_node_path_namespaceObject.join)(root, path)));
    return (await Promise.all(places)).includes(true);
}
async function archivedPhases(root) {
    let milestones = await directoriesOf(root, '.planning/milestones') ?? [];
    let found = milestones.filter((dir)=>dir.endsWith('-phases')).map((dir)=>directoriesOf(root, dir));
    let directories = (await Promise.all(found)).flatMap((dirs)=>dirs ?? []);
    return Promise.all(directories.map((dir)=>readDirectory(root, dir)));
}
function knownPlans({ key, dir, planFiles, summaryFiles }) {
    let namesOf = summaryNames(planFiles);
    return planFiles.map((file)=>{
        let id = planId(`${dir}/${file}`);
        let hasSummary = namesOf(file).some((name)=>summaryFiles.has(name));
        return [
            `${key}/${planNumber(id)?.plan ?? planKey(id)}`,
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
    let number = phaseNumber(base);
    let slug = null === number ? base : base.slice(base.indexOf(number) + number.length).replace(/^-/, '');
    let diagnostics = [];
    let files = await filesOf(root, dir, diagnostics);
    let nested = (await filesOf(root, `${dir}/plans`, diagnostics)).map((file)=>`plans/${file}`);
    let plans = [
        ...files.filter(isPlanFile),
        ...nested.filter((file)=>isNestedPlanFile(file.slice(6)))
    ];
    let numberIsOpen = /^\d+(?:-|$)/.test(slug);
    let others = [
        ...files.filter((file)=>!isPlanFile(file) && looksLikePlan(file)),
        ...nested.filter(isMiscased)
    ];
    return {
        id: number ?? base,
        key: phaseKey(base),
        slug,
        name: slug.replace(/[-_]+/g, ' ').trim() || base,
        dir,
        planFiles: inPlanOrder(plans, dir),
        summaryFiles: new Set([
            ...files,
            ...nested
        ].filter((file)=>/(?:^|[-/])SUMMARY\.md$/.test(file))),
        otherPlanFiles: others.sort(compareNatural),
        verificationFiles: verificationFiles(files, {
            dir,
            number: numberIsOpen ? null : number
        }, diagnostics),
        numberIsOpen,
        diagnostics
    };
}
function isMiscased(nested) {
    let file = nested.slice(6);
    return !isNestedPlanFile(file) && null !== upperCasePlan(file);
}
function inPlanOrder(files, dir) {
    let named = files.map((file)=>({
            file,
            id: planId(`${dir}/${file}`)
        }));
    return named.sort((a, b)=>compareNatural(a.id, b.id) || compareNatural(a.file, b.file)).map(({ file })=>file);
}
async function filesOf(root, dir, diagnostics) {
    let files = [];
    for (let entry of await entriesOf(root, dir) ?? [])if (entry.isFile()) files.push(entry.name);
    else if (!entry.isDirectory() && (isPlanFile(entry.name) || looksLikePlan(entry.name))) diagnostics.push({
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
        return await list((0, external_node_path_namespaceObject.join)(root, dir));
    } catch (error) {
        let code = error.code;
        if ('ENOENT' === code || 'ENOTDIR' === code) return null;
        throw new PhaseError(`${dir} cannot be listed (${code ?? String(error)}). Check its permissions`, {
            cause: error
        });
    }
}
function list(path) {
    return (0, promises_namespaceObject.readdir)(path, {
        withFileTypes: true
    });
}
async function exists(path) {
    return (0, promises_namespaceObject.lstat)(path).then(()=>true, ()=>false);
}
async function readPhase(root, ref) {
    let tree = await readTree(root);
    return readPhaseDirectory(root, selectPhase(tree.phases, ref), tree);
}
async function listPhases(root) {
    return (await readTree(root)).phases.map(({ id, name, dir, planFiles })=>({
            id,
            name,
            dir,
            plans: planFiles.length
        }));
}
function selectPhase(tree, ref) {
    let wanted = ref.trim().replace(/\/+$/, '').replace(/^.*\//, '');
    let exact = tree.find(({ dir })=>phase_baseName(dir) === wanted);
    if (exact) return exact;
    let matches = tree.filter(({ key, dir })=>key === phaseKey(wanted) && (isNumber(wanted) || phase_baseName(dir).toLowerCase() === wanted.toLowerCase()));
    let found = narrowed(matches, ({ numberIsOpen })=>!numberIsOpen, ({ planFiles })=>planFiles.length > 0);
    let names = (directories)=>directories.map(({ dir })=>phase_baseName(dir)).join(', ');
    if (found.length > 1) throw new PhaseError(`Phase ${ref} is ambiguous: ${names(found)}. Give the full directory name`);
    if (found[0]) return found[0];
    throw new PhaseError(`There is no phase "${ref}" in .planning/phases (there are: ${names(tree) || 'none'})`);
}
function narrowed(directories, ...tests) {
    return tests.reduce((left, test)=>left.some(test) ? left.filter(test) : left, directories);
}
function isNumber(ref) {
    let number = phaseNumber(ref);
    return null !== number && ref.endsWith(number);
}
function readPhaseDirectory(root, directory, tree) {
    let diagnostics = [
        ...directory.diagnostics
    ];
    let namesOf = summaryNames(directory.planFiles);
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
    let text = readText((0, external_node_path_namespaceObject.join)(root, path));
    let { plan, diagnostics } = parsePlan('string' == typeof text ? text : '', path);
    let own = names.find((name)=>summaryFiles.has(name));
    if (own) {
        plan.hasSummary = true;
        plan.summaryPath = `${dir}/${own}`;
        let summary = readText((0, external_node_path_namespaceObject.join)(root, plan.summaryPath));
        if ('string' == typeof summary) plan.halted = readSummary(summary).halted;
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
        file = (0, external_node_fs_namespaceObject.openSync)(path, 'r');
        let { size } = (0, external_node_fs_namespaceObject.fstatSync)(file);
        if (size > maxPlanBytes) return {
            why: `it has ${size} bytes, more than the ${maxPlanBytes} that are read`
        };
        return (0, external_node_fs_namespaceObject.readFileSync)(file, 'utf8');
    } catch (error) {
        return {
            why: error.code ?? String(error)
        };
    } finally{
        if (void 0 !== file) (0, external_node_fs_namespaceObject.closeSync)(file);
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
    let upper = upperCasePlan(phase_baseName(nested));
    if (null === upper || 'PLAN.md' === upper && plans.length > 0) return null;
    let number = planNumber(planId(`/${upper}`))?.plan;
    return plans.some(({ id })=>planNumber(id)?.plan === number) ? null : upper;
}
function isLeftOut(root, path, plans) {
    let [number] = phase_baseName(path).match(/\d+[A-Za-z]?(?=[^\d]*$)/) ?? [];
    if (void 0 === number || plans.some(({ id })=>planNumber(id)?.plan === planKey(number))) return false;
    let text = readText((0, external_node_path_namespaceObject.join)(root, path));
    return 'string' == typeof text && /^[ \t]*<task[\s>]/m.test(text);
}
function misnumbered(plans, directory) {
    return plans.flatMap((plan)=>{
        let [, number] = /^(\d+[A-Za-z]?(?:\.\d+)*)-/.exec(plan.id) ?? [];
        if (void 0 === number || phaseKey(number) === directory.key) return [];
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
function phase_baseName(dir) {
    return dir.slice(dir.lastIndexOf('/') + 1);
}
function footprint(plan) {
    let declared = new DeclaredPaths(plan.filesModified).patterns;
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
function statesOnDisk(schedule) {
    return new Map(schedule.plans.map(({ plan })=>[
            plan.id,
            plan.hasSummary ? plan.halted ? 'blocked' : 'done' : 'pending'
        ]));
}
function readyPlans(schedule, states, options = {}) {
    if (schedule.cycle) return [];
    let stateOf = (id)=>states.get(id) ?? 'pending';
    let running = schedule.plans.filter(({ plan })=>'running' === stateOf(plan.id));
    let beside = [
        ...running
    ];
    let ready = [];
    for (let scheduled of byWave(schedule)){
        if (beside.length >= (options.limit ?? 1 / 0)) break;
        if ('pending' === stateOf(scheduled.plan.id) && scheduled.dependsOn.every((id)=>'done' === stateOf(id))) {
            if (!(options.apart && beside.some((other)=>sharedFiles(scheduled.footprint, other.footprint).length > 0))) {
                beside.push(scheduled);
                ready.push(scheduled.plan.id);
            }
        }
    }
    return ready;
}
function blockedBy(schedule, states) {
    let held = new Map();
    for (let { plan, dependsOn } of byWave(schedule))if ((states.get(plan.id) ?? 'pending') === 'pending') for (let id of dependsOn){
        let state = states.get(id) ?? 'pending';
        let further = held.get(id);
        if ('failed' === state || 'blocked' === state || 'skipped' === state) held.set(plan.id, {
            plan: plan.id,
            chain: [
                id
            ],
            root: id,
            state
        });
        else {
            if (!further) continue;
            held.set(plan.id, {
                ...further,
                plan: plan.id,
                chain: [
                    id,
                    ...further.chain
                ]
            });
        }
        break;
    }
    return schedule.plans.flatMap(({ plan })=>held.get(plan.id) ?? []);
}
function byWave({ plans }) {
    return [
        ...plans
    ].sort((a, b)=>a.wave - b.wave);
}
function dependencyResolver(phase) {
    let byId = new Map(phase.plans.map(({ id })=>[
            id.toLowerCase(),
            id
        ]));
    let byNumber = numbered(phase);
    let phaseNames = new Set(phase.tree.phases.map(({ dir })=>dir.slice(dir.lastIndexOf('/') + 1).toLowerCase()));
    let slugs = new Set(phase.tree.phases.map(({ slug })=>slug.toLowerCase()));
    let superseded = new Set(phase.plans.filter((plan)=>plan.superseded).map(({ id })=>id));
    let own = phaseKey(phase.id);
    return function resolve(written) {
        let item = dependency_baseName(written.trim());
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
        let number = planNumber(planId(item.replace(/^plan[\s_-]*(?=\d)/i, '')));
        let named = phaseNumber(item);
        let isElsewhere = null === named ? slugs.has(item.toLowerCase()) : phaseKey(named) !== own;
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
        let key = planNumber(id)?.plan ?? planKey(id);
        let same = ids.get(key) ?? [];
        same.push(id);
        ids.set(key, same);
    }
    return ids;
}
function dependency_baseName(item) {
    return /\.md$/i.test(item) ? item.slice(item.lastIndexOf('/') + 1) : item;
}
function scheduledPlans(phase) {
    let resolve = dependencyResolver(phase);
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
        footprint: footprint(plan)
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
        let files = sharedFiles(a.footprint, b.footprint);
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
                ...foldersOf(name)
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
                        ...foldersOf(name)
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
function getEnumValues(entries) {
    let numericValues = Object.values(entries).filter((v)=>"number" == typeof v);
    let values = Object.entries(entries).filter(([k, _])=>-1 === numericValues.indexOf(+k)).map(([_, v])=>v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val)=>stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if ("bigint" == typeof value) return value.toString();
    return value;
}
class Cached {
    constructor(getter){
        this._getter = getter;
        this._value = void 0;
    }
    get value() {
        let getter = this._getter;
        if (void 0 !== getter) {
            this._value = getter();
            this._getter = void 0;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return null == input;
}
function cleanRegex(source) {
    let start = source.startsWith("^") ? 1 : 0;
    let end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    let ratio = val / step;
    let roundedRatio = Math.round(ratio);
    let tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
    return ratio - roundedRatio;
}
function util_assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true
    });
}
function rawShape(def) {
    let desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get () {
            let value = getter();
            util_assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true
    });
}
function putProp(target, key, value) {
    if (key in target) util_assignProp(target, key, value);
    else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
    let raw = sourceShape(source);
    for (let key of keys){
        let desc = Object.getOwnPropertyDescriptor(raw, key);
        if (desc.enumerable) if (desc.get) deferProp(target, key, ()=>{
            let value = source._zod.def.shape[key];
            return wrap ? wrap(value, key) : value;
        });
        else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
function mirrorProps(target, source) {
    for (let key of Reflect.ownKeys(source)){
        let desc = Object.getOwnPropertyDescriptor(source, key);
        if (desc.enumerable) if (desc.get) deferProp(target, key, ()=>source[key]);
        else putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    let mergedDescriptors = {};
    for (let def of defs){
        let descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args)=>{};
function util_isObject(data) {
    return "object" == typeof data && null !== data && !Array.isArray(data);
}
let util_allowsEval = cached(()=>{
    if (globalConfig.jitless) return false;
    if ("u" > typeof navigator && navigator?.userAgent?.includes("Cloudflare")) return false;
    try {
        let F = Function;
        new F("");
        return true;
    } catch (_) {
        return false;
    }
});
function util_isPlainObject(o) {
    if (false === util_isObject(o)) return false;
    let ctor = o.constructor;
    if (void 0 === ctor) return true;
    if ("function" != typeof ctor) return true;
    let prot = ctor.prototype;
    if (false === util_isObject(prot)) return false;
    if (false === Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf")) return false;
    return true;
}
function shallowClone(o) {
    if (util_isPlainObject(o)) return {
        ...o
    };
    if (Array.isArray(o)) return [
        ...o
    ];
    if (o instanceof Map) return new Map(o);
    if (o instanceof Set) return new Set(o);
    return o;
}
let propertyKeyTypes = new Set([
    "string",
    "number",
    "symbol"
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
    let cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent) cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    let params = _params;
    if (!params) return {};
    if ("string" == typeof params) return {
        error: ()=>params
    };
    if (params?.message !== void 0) {
        if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if ("string" == typeof params.error) return {
        ...params,
        error: ()=>params.error
    };
    return params;
}
function stringifyPrimitive(value) {
    if ("bigint" == typeof value) return value.toString() + "n";
    if ("string" == typeof value) return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k)=>void 0 !== shape[k]._zod.optin && "optional" === shape[k]._zod.optout);
}
let NUMBER_FORMAT_RANGES = (()=>({
        safeint: [
            Number.MIN_SAFE_INTEGER,
            Number.MAX_SAFE_INTEGER
        ],
        int32: [
            -2147483648,
            2147483647
        ],
        uint32: [
            0,
            4294967295
        ],
        float32: [
            -3.4028234663852886e+38,
            3.4028234663852886e38
        ],
        float64: [
            -Number.MAX_VALUE,
            Number.MAX_VALUE
        ]
    }))();
let BIGINT_FORMAT_RANGES = {
    int64: [
        BigInt("-9223372036854775808"),
        BigInt("9223372036854775807")
    ],
    uint64: [
        BigInt(0),
        BigInt("18446744073709551615")
    ]
};
function util_pick(schema, mask) {
    let currDef = schema._zod.def;
    let checks1 = currDef.checks;
    let hasChecks = checks1 && checks1.length > 0;
    if (hasChecks) throw new Error(".pick() cannot be used on object schemas containing refinements");
    let newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, {
        shape: newShape,
        checks: []
    }));
}
function maskedKeys(schema, mask) {
    let raw = sourceShape(schema);
    let keys = [];
    for (let key of Reflect.ownKeys(mask)){
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
        if (mask[key]) keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    let currDef = schema._zod.def;
    let checks1 = currDef.checks;
    let hasChecks = checks1 && checks1.length > 0;
    if (hasChecks) throw new Error(".omit() cannot be used on object schemas containing refinements");
    let omitted = new Set(maskedKeys(schema, mask));
    let newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key)=>!omitted.has(key)));
    return clone(schema, mergeDefs(currDef, {
        shape: newShape,
        checks: []
    }));
}
function extend(schema, shape) {
    if (!util_isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
    let checks1 = schema._zod.def.checks;
    let hasChecks = checks1 && checks1.length > 0;
    if (hasChecks) {
        let existingShape = sourceShape(schema);
        for (let key of Reflect.ownKeys(shape))if (void 0 !== Object.getOwnPropertyDescriptor(existingShape, key)) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
    }
    return clone(schema, mergeDefs(schema._zod.def, {
        shape: extended(schema, shape)
    }));
}
function extended(schema, shape) {
    let newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!util_isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
    return clone(schema, mergeDefs(schema._zod.def, {
        shape: extended(schema, shape)
    }));
}
function merge(a, b) {
    if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    let newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    let def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall () {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? []
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    let currDef = schema._zod.def;
    let checks1 = currDef.checks;
    let hasChecks = checks1 && checks1.length > 0;
    if (hasChecks) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
    let newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key)=>selected && !selected.has(key) ? value : new Class({
            type: "optional",
            innerType: value
        })));
    return clone(schema, mergeDefs(schema._zod.def, {
        shape: newShape,
        checks: []
    }));
}
function required(Class, schema, mask) {
    let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
    let newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key)=>selected && !selected.has(key) ? value : new Class({
            type: "nonoptional",
            innerType: value
        }));
    return clone(schema, mergeDefs(schema._zod.def, {
        shape: newShape
    }));
}
function aborted(x, startIndex = 0) {
    if (true === x.aborted) return true;
    for(let i = startIndex; i < x.issues.length; i++)if (x.issues[i]?.continue !== true) return true;
    return false;
}
function explicitlyAborted(x, startIndex = 0) {
    if (true === x.aborted) return true;
    for(let i = startIndex; i < x.issues.length; i++)if (x.issues[i]?.continue === false) return true;
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss)=>{
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return "string" == typeof message ? message : message?.message;
}
function sizeCaps(defChecks) {
    let caps = [];
    for (let ch of defChecks ?? []){
        let d = ch._zod.def;
        if (!/_(length|size)$|_equals$/.test(d.check)) break;
        let max = d.maximum ?? d.length ?? d.size;
        if (max >= 0) caps.push([
            max,
            ch
        ]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for(let i = start; i < issues.length; i++)(_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    let traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
    else iss.schema = iss.inst;
    let schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
    let message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
    let full = {};
    for (let k of Object.keys(iss))if ("inst" !== k && "schema" !== k && "continue" !== k && "input" !== k && "__proto__" !== k) full[k] = iss[k];
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) full.input = iss.input;
    return full;
}
let highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
    let units = str.length;
    if (!highSurrogate.test(str)) return units;
    let count = units;
    for(let i = 0; i < units - 1; i++)if ((0xfc00 & str.charCodeAt(i)) === 0xd800 && (0xfc00 & str.charCodeAt(i + 1)) === 0xdc00) {
        count--;
        i++;
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input)) return "array";
    if ("string" == typeof input) return "string";
    return "unknown";
}
function parsedType(data) {
    let t = typeof data;
    switch(t){
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "object":
            {
                if (null === data) return "null";
                if (Array.isArray(data)) return "array";
                let obj = data;
                if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
            }
    }
    return t;
}
function util_issue(...args) {
    let [iss, input, inst] = args;
    if ("string" == typeof iss) return {
        message: iss,
        code: "custom",
        input,
        inst
    };
    return {
        ...iss
    };
}
function members(proto, table) {
    for(let key in table){
        let desc = Object.getOwnPropertyDescriptor(table, key);
        if (desc.get) Object.defineProperty(proto, key, {
            ...desc,
            enumerable: false
        });
        else defineBound(proto, key, desc.value);
    }
}
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, {
        configurable: true,
        writable: true,
        enumerable,
        value
    });
    return value;
}
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
function derived(computes, table) {
    for(let key in computes){
        let compute = computes[key];
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get () {
                return own(this, key, compute(this));
            },
            set (value) {
                own(this, key, value);
            }
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get () {
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set (value) {
            own(this, key, value);
        }
    });
}
function claim(inst, sentinel) {
    let proto = Object.getPrototypeOf(inst);
    return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
let breaker = {
    configurable: true,
    get () {
        broke = true;
    }
};
function defineLazyInternal(inst, key, compute) {
    let proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        installing = void 0;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get () {
            Object.defineProperty(this, key, breaker);
            let outer = broke;
            broke = false;
            try {
                let value = compute(this);
                if (broke) delete this[key];
                else Object.defineProperty(this, key, {
                    configurable: true,
                    writable: true,
                    value
                });
                broke = broke || outer;
                return value;
            } catch (err) {
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set (value) {
            Object.defineProperty(this, key, {
                configurable: true,
                writable: true,
                value
            });
        }
    });
}
function installLazyProp(inst, key, make, enumerable) {
    let proto = claim(inst, key);
    if (!proto) return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get () {
            let desc = {
                configurable: true,
                writable: true,
                enumerable,
                value: void 0
            };
            Object.defineProperty(this, key, desc);
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set (value) {
            Object.defineProperty(this, key, {
                configurable: true,
                writable: true,
                enumerable,
                value
            });
        }
    });
}
let CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
    let fn = ()=>value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}
var _a;
let _zodDesc = {
    value: void 0,
    enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
    let E = _E;
    if (E) {
        let saved = E.stackTraceLimit;
        if ("number" == typeof saved) {
            try {
                E.stackTraceLimit = 0;
            } catch  {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            } finally{
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, proto, params) {
    let zodProto = {};
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    let protoMembers = proto;
    let initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (inst._zod) {
            if (inst._zod.traits.has(name)) return;
        } else {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            } finally{
                _zodDesc.value = void 0;
            }
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            let own = Object.getPrototypeOf(inst);
            let ctorProto = inst._zod.constr.prototype;
            let up = own;
            while(up && up !== ctorProto)up = Object.getPrototypeOf(up);
            let target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                members(target, protoMembers);
            }
        }
        let proto = _.prototype;
        for(let k in proto)if (Object.prototype.hasOwnProperty.call(proto, k)) {
            if (!(k in inst)) inst[k] = proto[k].bind(inst);
        }
    }
    let Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", {
        value: name
    });
    function _(def) {
        let inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        let deferred = inst._zod.deferred;
        if (deferred) {
            for (let fn of deferred)fn();
            inst._zod.deferred = void 0;
        }
        let pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp) pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", {
        value: init
    });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst)=>{
            if (params?.Parent && inst instanceof params.Parent) return true;
            return inst?._zod?.traits?.has(name);
        }
    });
    Object.defineProperty(_, "name", {
        value: name
    });
    return _;
}
class $ZodAsyncError extends Error {
    constructor(){
        super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
    }
}
class $ZodEncodeError extends Error {
    constructor(name){
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
let globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig) Object.assign(globalConfig, newConfig);
    return globalConfig;
}
class $ZodCyclicError extends Error {
    constructor(){
        super("Cannot parse a reference cycle that closes through a transform");
        this.name = "ZodCyclicError";
    }
}
let STATE = "~memo";
let NO_ISSUES = [];
function isRef(value) {
    return null !== value && "object" == typeof value;
}
function cloneIssues(issues) {
    return issues.map((iss)=>iss.path ? {
            ...iss,
            path: iss.path.slice()
        } : {
            ...iss
        });
}
let recursive = new WeakMap();
let NONE = 0;
let ASSUMED = 1;
let PROVEN = 2;
function isRecursive(inst, stack, resolve) {
    let cached = recursive.get(inst);
    if (void 0 !== cached) return cached ? PROVEN : NONE;
    if (stack.has(inst)) return PROVEN;
    stack.add(inst);
    let result = NONE;
    let check = (child)=>{
        if (result !== PROVEN && child?._zod) {
            let answer = isRecursive(child, stack, resolve);
            if (answer > result) result = answer;
        }
    };
    let shape = (sh, spread)=>{
        let answer = NONE;
        for (let key of Reflect.ownKeys(sh)){
            let desc = Object.getOwnPropertyDescriptor(sh, key);
            if (spread && !desc.enumerable) continue;
            let child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer) answer = child;
        }
        return answer;
    };
    let merge = (answer)=>{
        if (answer > result) result = answer;
    };
    let def = inst._zod.def;
    let kind = def.type;
    switch(kind){
        case "object":
            {
                let raw = rawShape(def);
                merge(raw ? shape(raw, true) : ASSUMED);
                check(def.catchall);
                break;
            }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (let el of def.items)check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (let el of def.options)check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        case "lazy":
            {
                let inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
                merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
                break;
            }
        case "template_literal":
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default:
            for(let key in def){
                let desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get) continue;
                let value = desc.value;
                if (value && "object" == typeof value) {
                    if (value._zod) check(value);
                    else if (Array.isArray(value)) for (let el of value)check(el);
                }
            }
    }
    stack.delete(inst);
    return settle(inst, result);
}
function settle(inst, answer) {
    if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
    return answer;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
let handoff;
let memoizer_open = [];
let memo = {
    alloc (_inst, payload, empty) {
        let bucket = handoff;
        if (!bucket) return empty;
        handoff = void 0;
        let entry = {
            value: empty,
            issues: null
        };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard (inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(()=>{
            let base = inst._zod.parse;
            let wrapped = (payload, ctx)=>{
                if ("backward" !== ctx.direction && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base) inst._zod.run = wrapped;
        });
    },
    attach (inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        let lastCtx;
        let lastBucket;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(()=>{
            let base = inst._zod.parse;
            let wrapped = (payload, ctx)=>{
                if (void 0 === isRecursiveInst) {
                    let walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped) inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    if (walked === PROVEN || rechecked) isRecursiveInst = true;
                    else rechecked = true;
                }
                let input = payload.value;
                if (!isRef(input)) return base(payload, ctx);
                let state = ctx[STATE];
                if (!state) {
                    state = {
                        buckets: new WeakMap(),
                        backEdges: void 0
                    };
                    ctx[STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) bucket = lastBucket;
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                let hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
                    } else {
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                let depth = memoizer_open.length;
                let result = base(payload, ctx);
                handoff = void 0;
                let entry = memoizer_open.length > depth ? memoizer_open.pop() : void 0;
                if (result instanceof Promise) return result.then((r)=>{
                    if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                    return r;
                });
                if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base) inst._zod.run = wrapped;
        });
    }
};
function memoizer() {
    return memo;
}
function isBackEdge(ctx, value) {
    let backEdges = ctx[STATE]?.backEdges;
    return void 0 !== backEdges && isRef(value) && backEdges.has(value);
}
let cuid = /^[cC][0-9a-z]{6,}$/;
let cuid2 = /^[0-9a-z]+$/;
let ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
let xid = /^[0-9a-vA-V]{20}$/;
let ksuid = /^[A-Za-z0-9]{27}$/;
let nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
let duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
let guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
let uuid = (version)=>{
    if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
let email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
let _emoji = "^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function emoji() {
    return new RegExp(_emoji, "u");
}
let ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
let ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
let cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
let cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
let base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
let base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
let httpProtocol = /^https?$/;
let e164 = /^\+[1-9]\d{6,14}$/;
let dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
}
let date = regexes_anchor(dateSource);
function timeSource(args) {
    let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
    let regex = "number" == typeof args.precision ? -1 === args.precision ? `${hhmm}` : 0 === args.precision ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
    let opts = [
        "Z"
    ];
    if (args.offset) opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
    let qualified = `${timeSource({
        precision: args.precision,
        seconds: true
    })}(?:${opts.join("|")})`;
    let timeRegex = args.local ? `${qualified}|${timeSource({
        precision: args.precision
    })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
let anyString = /^[\s\S]{0,}$/;
let bigint = /^-?\d+n?$/;
let number = /^-?\d+(?:\.\d+)?$/;
let regexes_boolean = /^(?:true|false)$/i;
let lowercase = /^[^A-Z]*$/;
let uppercase = /^[^a-z]*$/;
let $ZodCheck = $constructor("$ZodCheck", (inst, def)=>{
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
let _whenHasLength = (payload)=>{
    let val = payload.value;
    return !nullish(val) && void 0 !== val.length;
};
let numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date"
};
let $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def)=>{
    $ZodCheck.init(inst, def);
    let origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload)=>{
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: "object" == typeof def.value ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def)=>{
    $ZodCheck.init(inst, def);
    let origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload)=>{
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: "object" == typeof def.value ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def)=>{
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload)=>{
        if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
        let isMultiple = "bigint" == typeof payload.value ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : 0 === floatSafeRemainder(payload.value, def.value);
        if (isMultiple) return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def)=>{
    $ZodCheck.init(inst, def);
    def.format = def.format || "float64";
    let isInt = def.format?.includes("int");
    let origin = isInt ? "int" : "number";
    let [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
    inst._zod.check = (payload)=>{
        let input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) return void payload.issues.push({
                expected: origin,
                format: def.format,
                code: "invalid_type",
                continue: false,
                input,
                inst
            });
            if (!Number.isSafeInteger(input)) {
                if (input > 0) payload.issues.push({
                    input,
                    code: "too_big",
                    maximum: Number.MAX_SAFE_INTEGER,
                    note: "Integers must be within the safe integer range.",
                    inst,
                    origin,
                    inclusive: true,
                    continue: !def.abort
                });
                else payload.issues.push({
                    input,
                    code: "too_small",
                    minimum: Number.MIN_SAFE_INTEGER,
                    note: "Integers must be within the safe integer range.",
                    inst,
                    origin,
                    inclusive: true,
                    continue: !def.abort
                });
                return;
            }
        }
        if (input < minimum) payload.issues.push({
            origin: "number",
            input,
            code: "too_small",
            minimum,
            inclusive: true,
            inst,
            continue: !def.abort
        });
        if (input > maximum) payload.issues.push({
            origin: "number",
            input,
            code: "too_big",
            maximum,
            inclusive: true,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def)=>{
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload)=>{
        let input = payload.value;
        let units = input.length;
        let length = "string" == typeof input && units > def.maximum ? codePointLength(input) : units;
        if (length <= def.maximum) return;
        let origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def)=>{
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload)=>{
        let input = payload.value;
        let units = input.length;
        let length = "string" == typeof input && units >= def.minimum && units < 2 * def.minimum ? codePointLength(input) : units;
        if (length >= def.minimum) return;
        let origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def)=>{
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload)=>{
        let input = payload.value;
        let units = input.length;
        let length = "string" == typeof input && units >= def.length && units <= 2 * def.length ? codePointLength(input) : units;
        if (length === def.length) return;
        let origin = getLengthableOrigin(input);
        let tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...tooBig ? {
                code: "too_big",
                maximum: def.length
            } : {
                code: "too_small",
                minimum: def.length
            },
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def)=>{
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload)=>{
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value)) return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            ...def.pattern ? {
                pattern: def.pattern.toString()
            } : {},
            inst,
            continue: !def.abort
        });
    });
    else (_b = inst._zod).check ?? (_b.check = ()=>{});
});
let $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def)=>{
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload)=>{
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value)) return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def)=>{
    def.pattern ?? (def.pattern = lowercase);
    $ZodCheckStringFormat.init(inst, def);
});
let $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def)=>{
    def.pattern ?? (def.pattern = uppercase);
    $ZodCheckStringFormat.init(inst, def);
});
let $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def)=>{
    $ZodCheck.init(inst, def);
    let escapedRegex = escapeRegex(def.includes);
    let pattern = new RegExp("number" == typeof def.position ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload)=>{
        if (payload.value.includes(def.includes, def.position)) return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def)=>{
    $ZodCheck.init(inst, def);
    let pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload)=>{
        if (payload.value.startsWith(def.prefix)) return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def)=>{
    $ZodCheck.init(inst, def);
    let pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload)=>{
        if (payload.value.endsWith(def.suffix)) return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) payload.issues.push(...prefixIssues(property, result.issues));
}
(inst, def)=>{
    $ZodCheck.init(inst, def);
    hide(inst, Symbol.iterator, function*() {
        yield inst;
    });
    let entries;
    inst._zod.check = (payload)=>{
        if (null == payload.value) return void payload.issues.push({
            expected: "object",
            code: "invalid_type",
            input: payload.value,
            inst
        });
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key)=>[
                key,
                def.shape[key]
            ]));
        let input = payload.value;
        let proms;
        for (let [key, schema] of entries){
            let result = schema._zod.run({
                value: input[key],
                issues: []
            }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result)=>handleCheckPropertyResult(result, payload, key)));
            } else handleCheckPropertyResult(result, payload, key);
        }
        if (proms) return Promise.all(proms).then(()=>void 0);
    };
};
let $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def)=>{
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload)=>{
        payload.value = def.tx(payload.value);
    };
});
class Doc {
    constructor(args = [], closed = {}){
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        } finally{
            this.indent -= 1;
        }
    }
    write(arg) {
        if ("function" == typeof arg) {
            arg(this, {
                execution: "sync"
            });
            arg(this, {
                execution: "async"
            });
            return;
        }
        let content = arg;
        let lines = content.split("\n").filter((x)=>x);
        let minIndent = Math.min(...lines.map((x)=>x.length - x.trimStart().length));
        let dedented = lines.map((x)=>x.slice(minIndent)).map((x)=>" ".repeat(2 * this.indent) + x);
        for (let line of dedented)this.content.push(line);
    }
    compile() {
        let F = Function;
        let content = this?.content ?? [
            ""
        ];
        let factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}
let version = {
    major: 4,
    minor: 6,
    patch: 7
};
let $ZodType = $constructor("$ZodType", (inst, def)=>{
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def;
    inst._zod.bag = inst._zod.bag || {};
    inst._zod.version = version;
    let defChecks = inst._zod.def.checks;
    let checks1 = inst._zod.traits.has("$ZodCheck") ? [
        inst,
        ...defChecks ?? []
    ] : defChecks?.length ? [
        ...defChecks
    ] : [];
    for (let ch of checks1)for (let fn of ch._zod.onattach)fn(inst);
    if (0 === checks1.length) {
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(()=>{
            inst._zod.run = inst._zod.parse;
        });
    } else {
        let runChecks = (payload, checks1, ctx)=>{
            if (payload.memo) return payload;
            let isAborted = aborted(payload);
            let asyncResult;
            for (let ch of checks1){
                if (ch._zod.def.when) {
                    if (explicitlyAborted(payload)) continue;
                    let shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun) continue;
                } else if (isAborted) continue;
                let currLen = payload.issues.length;
                let _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
                if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async ()=>{
                    await _;
                    let nextLen = payload.issues.length;
                    if (nextLen === currLen) return;
                    attachSchema(payload.issues, currLen, inst);
                    if (!isAborted) isAborted = aborted(payload, currLen);
                });
                else {
                    let nextLen = payload.issues.length;
                    if (nextLen === currLen) continue;
                    attachSchema(payload.issues, currLen, inst);
                    if (!isAborted) isAborted = aborted(payload, currLen);
                }
            }
            if (asyncResult) return asyncResult.then(()=>payload);
            return payload;
        };
        let handleCanaryResult = (canary, payload, ctx)=>{
            if (aborted(canary)) {
                canary.aborted = true;
                return canary;
            }
            let checkResult = runChecks(payload, checks1, ctx);
            if (checkResult instanceof Promise) {
                if (false === ctx.async) throw new $ZodAsyncError();
                return checkResult.then((checkResult)=>inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx)=>{
            if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
            if ("backward" === ctx.direction) {
                let canary = inst._zod.parse({
                    value: payload.value,
                    issues: []
                }, {
                    ...ctx,
                    skipChecks: true
                });
                if (canary instanceof Promise) return canary.then((canary)=>handleCanaryResult(canary, payload, ctx));
                return handleCanaryResult(canary, payload, ctx);
            }
            let result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (false === ctx.async) throw new $ZodAsyncError();
                return result.then((result)=>runChecks(result, checks1, ctx));
            }
            return runChecks(result, checks1, ctx);
        };
    }
}, {
    get "~standard" () {
        return hide(this, "~standard", standardProps(this));
    },
    set "~standard" (value){
        own(this, "~standard", value);
    }
});
let toStandardResult = (r, ctx)=>r.issues.length ? {
        issues: r.issues.map((iss)=>finalizeIssue(iss, ctx, config()))
    } : {
        value: r.value
    };
async function validateAsync(inst, value) {
    let ctx = {
        async: true
    };
    return toStandardResult(await inst._zod.run({
        value,
        issues: []
    }, ctx), ctx);
}
function standardProps(inst) {
    return {
        validate: (value)=>{
            let ctx = {
                async: false
            };
            try {
                let r = inst._zod.run({
                    value,
                    issues: []
                }, ctx);
                if (!(r instanceof Promise)) return toStandardResult(r, ctx);
            } catch (_) {}
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1
    };
}
let $ZodString = $constructor("$ZodString", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _)=>{
        if (def.coerce) try {
            payload.value = String(payload.value);
        } catch (_) {}
        if ("string" == typeof payload.value) return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst
        });
        return payload;
    };
});
let $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def)=>{
    $ZodCheckStringFormat.init(inst, def);
    $ZodString.init(inst, def);
});
let $ZodGUID = $constructor("$ZodGUID", (inst, def)=>{
    def.pattern ?? (def.pattern = guid);
    $ZodStringFormat.init(inst, def);
});
let $ZodUUID = $constructor("$ZodUUID", (inst, def)=>{
    if (def.version) {
        let versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8
        };
        let v = versionMap[def.version];
        if (void 0 === v) throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = uuid(v));
    } else def.pattern ?? (def.pattern = uuid());
    $ZodStringFormat.init(inst, def);
});
let $ZodEmail = $constructor("$ZodEmail", (inst, def)=>{
    def.pattern ?? (def.pattern = email);
    $ZodStringFormat.init(inst, def);
});
let URL_BAD_FORMAT = 1;
let URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if ("u" > typeof URL && "function" == typeof URL.canParse) return URL.canParse(input);
        new URL(input);
        return true;
    } catch  {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || URL_UNPARSEABLE;
    return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
    if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return URL_BAD_FORMAT;
    try {
        if ("u" > typeof URL) {
            let URLStatic = URL;
            if ("function" == typeof URLStatic.parse) return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        return new URL(trimmed);
    } catch  {
        return URL_UNPARSEABLE;
    }
}
let asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
let $ZodURL = $constructor("$ZodURL", (inst, def)=>{
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload)=>{
        try {
            let trimmed = payload.value.trim();
            let url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) return void payload.issues.push({
                code: "invalid_format",
                format: "url",
                note: "Invalid URL format",
                input: payload.value,
                inst,
                continue: !def.abort
            });
            if (url === URL_UNPARSEABLE) return void payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort
            });
            if (true === url) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
                code: "invalid_format",
                format: "url",
                note: "Invalid hostname",
                pattern: def.hostname.source,
                input: payload.value,
                inst,
                continue: !def.abort
            });
            if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
                code: "invalid_format",
                format: "url",
                note: "Invalid protocol",
                pattern: def.protocol.source,
                input: payload.value,
                inst,
                continue: !def.abort
            });
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        } catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort
            });
        }
    };
});
let $ZodEmoji = $constructor("$ZodEmoji", (inst, def)=>{
    def.pattern ?? (def.pattern = emoji());
    $ZodStringFormat.init(inst, def);
});
let $ZodNanoID = $constructor("$ZodNanoID", (inst, def)=>{
    if (void 0 !== def.length && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = void 0 === def.length ? nanoid : nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
});
let $ZodCUID = $constructor("$ZodCUID", (inst, def)=>{
    def.pattern ?? (def.pattern = cuid);
    $ZodStringFormat.init(inst, def);
});
let $ZodCUID2 = $constructor("$ZodCUID2", (inst, def)=>{
    def.pattern ?? (def.pattern = cuid2);
    $ZodStringFormat.init(inst, def);
});
let $ZodULID = $constructor("$ZodULID", (inst, def)=>{
    def.pattern ?? (def.pattern = ulid);
    $ZodStringFormat.init(inst, def);
});
let $ZodXID = $constructor("$ZodXID", (inst, def)=>{
    def.pattern ?? (def.pattern = xid);
    $ZodStringFormat.init(inst, def);
});
let $ZodKSUID = $constructor("$ZodKSUID", (inst, def)=>{
    def.pattern ?? (def.pattern = ksuid);
    $ZodStringFormat.init(inst, def);
});
let $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def)=>{
    def.pattern ?? (def.pattern = datetime(def));
    $ZodStringFormat.init(inst, def);
});
let $ZodISODate = $constructor("$ZodISODate", (inst, def)=>{
    def.pattern ?? (def.pattern = date);
    $ZodStringFormat.init(inst, def);
});
let $ZodISOTime = $constructor("$ZodISOTime", (inst, def)=>{
    def.pattern ?? (def.pattern = time(def));
    $ZodStringFormat.init(inst, def);
});
let $ZodISODuration = $constructor("$ZodISODuration", (inst, def)=>{
    def.pattern ?? (def.pattern = duration);
    $ZodStringFormat.init(inst, def);
});
let $ZodIPv4 = $constructor("$ZodIPv4", (inst, def)=>{
    def.pattern ?? (def.pattern = ipv4);
    $ZodStringFormat.init(inst, def);
});
let ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value)) return false;
    return canParseURL(`http://[${value}]`);
}
let $ZodIPv6 = $constructor("$ZodIPv6", (inst, def)=>{
    def.pattern ?? (def.pattern = ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload)=>{
        if (!isValidIPv6(payload.value)) payload.issues.push({
            code: "invalid_format",
            format: "ipv6",
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def)=>{
    def.pattern ?? (def.pattern = cidrv4);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    let parts = value.split("/");
    if (2 !== parts.length) return false;
    let [address, prefix] = parts;
    if (!prefix) return false;
    let prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix) return false;
    if (prefixNum < 0 || prefixNum > 128) return false;
    return isValidIPv6(address);
}
let $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def)=>{
    def.pattern ?? (def.pattern = cidrv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload)=>{
        if (!isValidCIDRv6(payload.value)) payload.issues.push({
            code: "invalid_format",
            format: "cidrv6",
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
function isValidBase64(data) {
    if ("" === data) return true;
    if (/\s/.test(data)) return false;
    if (data.length % 4 !== 0) return false;
    try {
        atob(data);
        return true;
    } catch  {
        return false;
    }
}
let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
let $ZodBase64 = $constructor("$ZodBase64", (inst, def)=>{
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload)=>{
        if (isValidBase64(payload.value)) return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data)) return false;
    let base64 = data.replace(/[-_]/g, (c)=>"-" === c ? "+" : "/");
    let padded = base64.padEnd(4 * Math.ceil(base64.length / 4), "=");
    return isValidBase64(padded);
}
let $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def)=>{
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload)=>{
        if (isValidBase64URL(payload.value)) return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodE164 = $constructor("$ZodE164", (inst, def)=>{
    def.pattern ?? (def.pattern = e164);
    $ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
    try {
        let tokensParts = token.split(".");
        if (3 !== tokensParts.length) return false;
        let [header] = tokensParts;
        if (!header) return false;
        let parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
        if (!parsedHeader.alg) return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
        return true;
    } catch  {
        return false;
    }
}
let $ZodJWT = $constructor("$ZodJWT", (inst, def)=>{
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload)=>{
        if (isValidJWT(payload.value, def.alg)) return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort
        });
    };
});
let $ZodNumber = $constructor("$ZodNumber", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx)=>{
        if (def.coerce) try {
            payload.value = Number(payload.value);
        } catch (_) {}
        let input = payload.value;
        if ("number" == typeof input && !Number.isNaN(input) && Number.isFinite(input)) return payload;
        let received = "number" == typeof input ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...received ? {
                received
            } : {}
        });
        return payload;
    };
});
let $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def)=>{
    $ZodCheckNumberFormat.init(inst, def);
    $ZodNumber.init(inst, def);
});
let $ZodBoolean = $constructor("$ZodBoolean", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx)=>{
        if (def.coerce) try {
            payload.value = Boolean(payload.value);
        } catch (_) {}
        let input = payload.value;
        if ("boolean" == typeof input) return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst
        });
        return payload;
    };
});
(inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.pattern = bigint;
    inst._zod.parse = (payload, _ctx)=>{
        if (def.coerce) try {
            payload.value = BigInt(payload.value);
        } catch (_) {}
        if ("bigint" == typeof payload.value) return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst
        });
        return payload;
    };
};
let $ZodUnknown = $constructor("$ZodUnknown", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.parse = (payload)=>payload;
});
let $ZodNever = $constructor("$ZodNever", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx)=>{
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst
        });
        return payload;
    };
});
(inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx)=>{
        if (def.coerce) try {
            payload.value = new Date(payload.value);
        } catch (_err) {}
        let input = payload.value;
        let isDate = input instanceof Date;
        let isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate) return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...isDate ? {
                received: "Invalid Date"
            } : {},
            inst
        });
        return payload;
    };
};
function capSize(inst, size) {
    let caps = sizeCaps(inst._zod.def.checks);
    if (!caps.length) return;
    let cap = Math.min(...caps.map((c)=>c[0]));
    let parse1 = inst._zod.parse;
    inst._zod.parse = (payload, ctx)=>{
        let n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (let [max, ch] of sizeCaps(inst._zod.def.checks))if (n > max && ch._zod.def.when(payload)) {
                let start = payload.issues.length;
                ch._zod.check(payload);
                payload.issues[start].continue = false;
                attachSchema(payload.issues, start, inst);
                return payload;
            }
        }
        return parse1(payload, ctx);
    };
}
let arraySize = (input)=>Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
    if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
    final.value[index] = result.value;
}
let $ZodArray = $constructor("$ZodArray", (inst, def)=>{
    $ZodType.init(inst, def);
    let memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx)=>{
        let input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        let proms = [];
        let abortEarly = ctx?.abortEarly;
        for(let i = 0; i < input.length; i++){
            let item = input[i];
            let result = def.element._zod.run({
                value: item,
                issues: []
            }, ctx);
            if (result instanceof Promise) proms.push(result.then((result)=>handleArrayResult(result, payload, i)));
            else {
                handleArrayResult(result, payload, i);
                if (abortEarly && 0 !== result.issues.length && aborted(result)) break;
            }
        }
        if (proms.length) return Promise.all(proms).then(()=>payload);
        return payload;
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    let isPresent = key in input;
    let isOptionalOut = "optional" === optout;
    if (!isPresent && isOptionalOut && "optional" === optin) return;
    if (result.issues.length) {
        if (void 0 !== optin && isOptionalOut && !isPresent) return;
        final.issues.push(...prefixIssues(key, result.issues));
    }
    if (!isPresent && void 0 === optin) {
        if (!result.issues.length) final.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: void 0,
            path: [
                key
            ]
        });
        return;
    }
    if (void 0 === result.value) {
        if (isPresent || "defaulted" === optin && !isOptionalOut) final.value[key] = void 0;
    } else final.value[key] = result.value;
}
let NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    let keys = Object.keys(def.shape);
    let ownSymbols = Object.getOwnPropertySymbols(def.shape);
    let symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    let allKeys = symbolKeys.length ? [
        ...keys,
        ...symbolKeys
    ] : keys;
    for (let k of allKeys)if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    let okeys = optionalKeys(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys)
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    let unrecognized = [];
    let keySet = def.keySet;
    let _catchall = def.catchall._zod;
    let t = _catchall.def.type;
    let optin = _catchall.optin;
    let optout = _catchall.optout;
    let seen = 0;
    for(let key in input){
        if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen)) break;
            seen = payload.issues.length;
        }
        if (keySet.has(key)) continue;
        if ("__proto__" === key) {
            if ("never" === t) unrecognized.push(key);
            continue;
        }
        if ("never" === t) {
            unrecognized.push(key);
            continue;
        }
        let r = _catchall.run({
            value: input[key],
            issues: []
        }, ctx);
        if (r instanceof Promise) proms.push(r.then((r)=>handlePropertyResult(r, payload, key, input, optin, optout)));
        else handlePropertyResult(r, payload, key, input, optin, optout);
    }
    if (unrecognized.length) payload.issues.push({
        code: "unrecognized_keys",
        keys: unrecognized,
        input,
        inst,
        continue: true
    });
    if (!proms.length) return payload;
    return Promise.all(proms).then(()=>payload);
}
let $ZodObject = $constructor("$ZodObject", (inst, def)=>{
    $ZodType.init(inst, def);
    let desc = Object.getOwnPropertyDescriptor(def, "shape");
    let sh = desc?.get ? desc.get.raw : def.shape ?? {};
    if (sh) {
        let get = ()=>{
            let newSh = {
                ...sh
            };
            Object.defineProperty(def, "shape", {
                value: newSh
            });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", {
            get
        });
    }
    let _normalized = cached(()=>normalizeDef(def));
    defineLazyInternal(inst, "propValues", (zod)=>{
        let shape = zod.def.shape;
        let propValues = {};
        for(let key in shape){
            let field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) util_assignProp(propValues, key, new Set());
                for (let v of field.values)propValues[key].add(v);
                if (void 0 !== field.optin) propValues[key].add(void 0);
            }
        }
        return propValues;
    });
    let isObject = util_isObject;
    let catchall = def.catchall;
    let value;
    let memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx)=>{
        value ?? (value = _normalized.value);
        let input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        let proms = [];
        let shape = value.shape;
        let abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (let key of value.allKeys){
            if (abortEarly && payload.issues.length !== seen) {
                if (aborted(payload, seen)) break;
                seen = payload.issues.length;
            }
            if ("__proto__" === key) continue;
            let el = shape[key];
            let optin = el._zod.optin;
            let optout = el._zod.optout;
            let r = el._zod.run({
                value: input[key],
                issues: []
            }, ctx);
            if (r instanceof Promise) proms.push(r.then((r)=>handlePropertyResult(r, payload, key, input, optin, optout)));
            else handlePropertyResult(r, payload, key, input, optin, optout);
        }
        if (!catchall) return proms.length ? Promise.all(proms).then(()=>payload) : payload;
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, true === abortEarly);
    };
});
let $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def)=>{
    $ZodObject.init(inst, def);
    let superParse = inst._zod.parse;
    let _normalized = cached(()=>normalizeDef(def));
    let memo = globalConfig.memoizer;
    let generateFastpass = (shape)=>{
        let normalized = _normalized.value;
        let syms = normalized.symbolKeys;
        let doc = new Doc([
            "payload",
            "ctx"
        ], {
            shape,
            inst,
            memo,
            syms
        });
        let parseStr = (k)=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        let prefixStr = (id, k)=>`
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write("const input = payload.value;");
        let ids = Object.create(null);
        let counter = 0;
        for (let key of normalized.allKeys)ids[key] = `key_${counter++}`;
        doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
        for (let key of normalized.allKeys){
            if ("__proto__" === key) continue;
            let id = ids[key];
            let k = "symbol" == typeof key ? `syms[${syms.indexOf(key)}]` : esc(key);
            let isPresent = `${k} in input`;
            let schema = shape[key];
            let optin = schema?._zod?.optin;
            let isOptionalIn = void 0 !== optin;
            let isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                let assign = "optional" === optin ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            } else if (isOptionalIn) {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if ("defaulted" === optin) doc.write(`newResult[${k}] = ${id}.value;`);
                else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
            } else doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
        }
        doc.write("payload.value = newResult;");
        doc.write("return payload;");
        return doc.compile();
    };
    let fastpass;
    let isObject = util_isObject;
    let jit = !globalConfig.jitless;
    let allowsEval = util_allowsEval;
    let fastEnabled = jit && allowsEval.value;
    let catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx)=>{
        value ?? (value = _normalized.value);
        let input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && true !== ctx.jitless) {
            if (!fastpass) fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall) return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (let result of results)if (0 === result.issues.length) {
        final.value = result.value;
        return final;
    }
    let nonaborted = results.filter((r)=>!aborted(r));
    if (1 === nonaborted.length) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result)=>result.issues.map((iss)=>finalizeIssue(iss, ctx, config())))
    });
    return final;
}
let $ZodUnion = $constructor("$ZodUnion", (inst, def)=>{
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod)=>zod.def.options.some((o)=>"defaulted" === o._zod.optin) ? "defaulted" : zod.def.options.some((o)=>void 0 !== o._zod.optin) ? "optional" : void 0);
    defineLazyInternal(inst, "optout", (zod)=>zod.def.options.some((o)=>"optional" === o._zod.optout) ? "optional" : void 0);
    defineLazyInternal(inst, "values", (zod)=>{
        if (zod.def.options.every((o)=>o._zod.values)) return new Set(zod.def.options.flatMap((option)=>Array.from(option._zod.values)));
    });
    defineLazyInternal(inst, "pattern", (zod)=>{
        if (zod.def.options.every((o)=>o._zod.pattern)) {
            let patterns = zod.def.options.map((o)=>o._zod.pattern);
            return new RegExp(`^(${patterns.map((p)=>cleanRegex(p.source)).join("|")})$`);
        }
    });
    let first = 1 === def.options.length ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx)=>{
        if (first) return first(payload, ctx);
        let async = false;
        let results = [];
        for (let option of def.options){
            let result = option._zod.run({
                value: payload.value,
                issues: []
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            } else {
                if (0 === result.issues.length) return result;
                results.push(result);
            }
        }
        if (!async) return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results)=>handleUnionResults(results, payload, inst, ctx));
    };
});
function discriminatorMap(def) {
    let map = new Map();
    for (let option of def.options){
        let values = option._zod.propValues?.[def.discriminator];
        if (!values || 0 === values.size) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (let value of values)if (map.has(value)) {
            if (void 0 !== value) throw new Error(`Duplicate discriminator value "${String(value)}"`);
            map.set(value, null);
        } else map.set(value, option);
    }
    return map;
}
let $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def)=>{
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    let _super = inst._zod.parse;
    defineLazyInternal(inst, "propValues", (zod)=>{
        let propValues = {};
        let undefinedCount = 0;
        for (let option of zod.def.options){
            let pv = option._zod.propValues;
            if (!pv || 0 === Object.keys(pv).length) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
            for (let [k, v] of Object.entries(pv)){
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) util_assignProp(propValues, k, new Set());
                for (let val of v)propValues[k].add(val);
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
        return propValues;
    });
    def.options.forEach((option, i)=>{
        let propShape = rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
    });
    let disc = cached(()=>discriminatorMap(def));
    inst._zod.parse = (payload, ctx)=>{
        let input = payload.value;
        if (!util_isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst
            });
            return payload;
        }
        let value = input?.[def.discriminator];
        let opt = disc.value.get(value);
        if (opt && (void 0 !== value || "backward" !== ctx.direction)) return opt._zod.run(payload, ctx);
        if (def.unionFallback || "backward" === ctx.direction) return _super(payload, ctx);
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value)=>null !== disc.value.get(value)),
            input,
            path: [
                def.discriminator
            ],
            inst
        });
        return payload;
    };
});
let $ZodIntersection = $constructor("$ZodIntersection", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx)=>{
        let input = payload.value;
        let left = def.left._zod.run({
            value: input,
            issues: []
        }, ctx);
        let right = def.right._zod.run({
            value: input,
            issues: []
        }, ctx);
        let async = left instanceof Promise || right instanceof Promise;
        if (async) return Promise.all([
            left,
            right
        ]).then(([left, right])=>handleIntersectionResults(payload, left, right));
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    if (a === b) return {
        valid: true,
        data: a
    };
    if (a instanceof Date && b instanceof Date && +a === +b) return {
        valid: true,
        data: a
    };
    if (util_isPlainObject(a) && util_isPlainObject(b)) {
        let bKeys = Object.keys(b);
        let sharedKeys = Object.keys(a).filter((key)=>-1 !== bKeys.indexOf(key));
        let newObj = {
            ...a,
            ...b
        };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
        for (let key of sharedKeys){
            if ("__proto__" === key) continue;
            let sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) return {
                valid: false,
                mergeErrorPath: [
                    key,
                    ...sharedValue.mergeErrorPath
                ]
            };
            newObj[key] = sharedValue.data;
        }
        return {
            valid: true,
            data: newObj
        };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) return {
            valid: false,
            mergeErrorPath: []
        };
        let newArray = [];
        for(let index = 0; index < a.length; index++){
            let itemA = a[index];
            let itemB = b[index];
            let sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) return {
                valid: false,
                mergeErrorPath: [
                    index,
                    ...sharedValue.mergeErrorPath
                ]
            };
            newArray.push(sharedValue.data);
        }
        return {
            valid: true,
            data: newArray
        };
    }
    return {
        valid: false,
        mergeErrorPath: []
    };
}
function handleIntersectionResults(result, left, right) {
    let unrecKeys = new Map();
    let unrecIssue;
    let keyIssues = new Map();
    let collect = (iss, side)=>{
        let keys;
        if ("unrecognized_keys" !== iss.code || iss.path?.length) if ("invalid_key" !== iss.code || "record" !== iss.origin || iss.path?.length !== 1) return false;
        else {
            let k = String(iss.path[0]);
            if (!keyIssues.has(k)) keyIssues.set(k, iss);
            keys = [
                k
            ];
        }
        else {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        for (let k of keys){
            if (!unrecKeys.has(k)) unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (let iss of left.issues)if (!collect(iss, "l")) result.issues.push(iss);
    for (let iss of right.issues)if (!collect(iss, "r")) result.issues.push(iss);
    let bothKeys = [
        ...unrecKeys
    ].filter(([, f])=>f.l && f.r).map(([k])=>k);
    if (bothKeys.length) {
        let aggregated = unrecIssue ? bothKeys.filter((k)=>unrecIssue.keys.includes(k)) : [];
        if (aggregated.length) result.issues.push({
            ...unrecIssue,
            keys: aggregated
        });
        for (let k of bothKeys)if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
    }
    let merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (aborted(result)) return result;
        throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
(inst, def)=>{
    $ZodType.init(inst, def);
    let items = def.items;
    let memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx)=>{
        let input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type"
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        let proms = [];
        let optinStart = getTupleOptStart(items, "optin");
        let optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array"
                });
                return payload;
            }
            if (input.length > items.length) payload.issues.push({
                code: "too_big",
                maximum: items.length,
                inclusive: true,
                input,
                inst,
                origin: "array"
            });
        }
        let itemResults = new Array(items.length);
        let abortEarly = def.rest ? ctx?.abortEarly : void 0;
        let itemAborted = false;
        for(let i = 0; i < items.length; i++){
            let r = items[i]._zod.run({
                value: input[i],
                issues: []
            }, ctx);
            if (r instanceof Promise) proms.push(r.then((rr)=>{
                itemResults[i] = rr;
            }));
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
            }
        }
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            let rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (let el of rest){
                if (abortEarly && payload.issues.length !== seen) {
                    if (aborted(payload, seen)) break;
                    seen = payload.issues.length;
                }
                i++;
                let result = def.rest._zod.run({
                    value: el,
                    issues: []
                }, ctx);
                if (result instanceof Promise) proms.push(result.then((r)=>handleTupleResult(r, payload, i)));
                else handleTupleResult(result, payload, i);
            }
        }
        if (proms.length) return Promise.all(proms).then(()=>handleTupleResults(itemResults, payload, items, input, optoutStart));
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
};
function getTupleOptStart(items, key) {
    for(let i = items.length - 1; i >= 0; i--){
        let omittable = "optin" === key ? void 0 !== items[i]._zod.optin : "optional" === items[i]._zod.optout;
        if (!omittable) return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    for(let i = 0; i < items.length; i++){
        let r = itemResults[i];
        let isPresent = i < input.length;
        if (!isPresent && i >= optoutStart && "optional" === items[i]._zod.optin) {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    for(let i = final.value.length - 1; i >= input.length; i--)if ("optional" === items[i]._zod.optout && void 0 === final.value[i]) final.value.length = i;
    else break;
    return final;
}
let $ZodEnum = $constructor("$ZodEnum", (inst, def)=>{
    $ZodType.init(inst, def);
    let values = getEnumValues(def.entries);
    let valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    defineLazyInternal(inst, "pattern", (zod)=>{
        let patternValues = getEnumValues(zod.def.entries).filter((k)=>propertyKeyTypes.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map((o)=>escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx)=>{
        let input = payload.value;
        if (valuesSet.has(input)) return payload;
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst
        });
        return payload;
    };
});
let $ZodLiteral = $constructor("$ZodLiteral", (inst, def)=>{
    $ZodType.init(inst, def);
    let values = new Set(def.values);
    inst._zod.values = values;
    defineLazyInternal(inst, "pattern", (zod)=>{
        let vals = zod.def.values;
        return new RegExp(vals.length ? `^(${vals.map((o)=>"string" == typeof o ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx)=>{
        let input = payload.value;
        if (values.has(input)) return payload;
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst
        });
        return payload;
    };
});
let $ZodTransform = $constructor("$ZodTransform", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    globalConfig.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx)=>{
        if ("backward" === ctx.direction) throw new $ZodEncodeError(inst.constructor.name);
        let _out = def.transform(payload.value, payload);
        if (ctx.async) {
            let output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output)=>{
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) throw new $ZodAsyncError();
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    payload.value = result.issues.length ? void 0 : result.value;
    return payload;
}
let $ZodOptional = $constructor("$ZodOptional", (inst, def)=>{
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod)=>"defaulted" === zod.def.innerType._zod.optin ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    defineLazyInternal(inst, "values", (zod)=>{
        let values = zod.def.innerType._zod.values;
        return values ? new Set([
            ...values,
            void 0
        ]) : void 0;
    });
    defineLazyInternal(inst, "pattern", (zod)=>{
        let pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
    });
    inst._zod.parse = (payload, ctx)=>{
        if (void 0 === payload.value) {
            if ("defaulted" !== def.innerType._zod.optin) return payload;
            let result = def.innerType._zod.run({
                value: payload.value,
                issues: []
            }, ctx);
            if (result instanceof Promise) return result.then((result)=>handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
let $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def)=>{
    $ZodOptional.init(inst, def);
    defineLazyInternal(inst, "values", (zod)=>zod.def.innerType._zod.values);
    defineLazyInternal(inst, "pattern", (zod)=>zod.def.innerType._zod.pattern);
    inst._zod.parse = (payload, ctx)=>def.innerType._zod.run(payload, ctx);
});
let $ZodNullable = $constructor("$ZodNullable", (inst, def)=>{
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod)=>zod.def.innerType._zod.optin);
    defineLazyInternal(inst, "optout", (zod)=>zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "pattern", (zod)=>{
        let pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
    });
    defineLazyInternal(inst, "values", (zod)=>zod.def.innerType._zod.values ? new Set([
            ...zod.def.innerType._zod.values,
            null
        ]) : void 0);
    inst._zod.parse = (payload, ctx)=>{
        if (null === payload.value) return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
let $ZodDefault = $constructor("$ZodDefault", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod)=>zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx)=>{
        if ("backward" === ctx.direction) return def.innerType._zod.run(payload, ctx);
        if (void 0 === payload.value) {
            payload.value = def.defaultValue;
            return payload;
        }
        let result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) return result.then((result)=>handleDefaultResult(result, def));
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (void 0 === payload.value) payload.value = def.defaultValue;
    return payload;
}
let $ZodPrefault = $constructor("$ZodPrefault", (inst, def)=>{
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod)=>zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx)=>{
        if ("backward" === ctx.direction) return def.innerType._zod.run(payload, ctx);
        if (void 0 === payload.value) payload.value = def.defaultValue;
        return def.innerType._zod.run(payload, ctx);
    };
});
let $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def)=>{
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod)=>{
        let v = zod.def.innerType._zod.values;
        return v ? new Set([
            ...v
        ].filter((x)=>void 0 !== x)) : void 0;
    });
    inst._zod.parse = (payload, ctx)=>{
        let result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) return result.then((result)=>handleNonOptionalResult(result, inst));
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && void 0 === payload.value) payload.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: payload.value,
        inst
    });
    return payload;
}
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        if (result.memo) payload.memo = true;
        return payload;
    }
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss)=>finalizeIssue(iss, ctx, config()))
        },
        input: payload.value
    });
    return payload;
}
let $ZodCatch = $constructor("$ZodCatch", (inst, def)=>{
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod)=>"defaulted" === zod.def.innerType._zod.optin ? "defaulted" : "optional");
    defineLazyInternal(inst, "optout", (zod)=>zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "values", (zod)=>zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx)=>{
        if ("backward" === ctx.direction) return def.innerType._zod.run(payload, ctx);
        let result = def.innerType._zod.run({
            value: payload.value,
            issues: []
        }, ctx);
        if (result instanceof Promise) return result.then((result)=>handleCatchResult(payload, result, def, ctx));
        return handleCatchResult(payload, result, def, ctx);
    };
});
let $ZodPipe = $constructor("$ZodPipe", (inst, def)=>{
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod)=>zod.def.in._zod.values);
    defineLazyInternal(inst, "optin", (zod)=>zod.def.in._zod.optin);
    defineLazyInternal(inst, "optout", (zod)=>zod.def.out._zod.optout);
    defineLazyInternal(inst, "propValues", (zod)=>zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx)=>{
        if ("backward" === ctx.direction) {
            let right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) return right.then((right)=>handlePipeResult(right, def.in, ctx));
            return handlePipeResult(right, def.in, ctx);
        }
        let left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) return left.then((left)=>handlePipeResult(left, def.out, ctx));
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    if (left.issues.some((iss)=>"unrecognized_keys" !== iss.code)) {
        left.aborted = true;
        return left;
    }
    return next._zod.run({
        value: left.value,
        issues: left.issues
    }, ctx);
}
let $ZodReadonly = $constructor("$ZodReadonly", (inst, def)=>{
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "propValues", (zod)=>zod.def.innerType._zod.propValues);
    defineLazyInternal(inst, "values", (zod)=>zod.def.innerType._zod.values);
    defineLazyInternal(inst, "optin", (zod)=>zod.def.innerType?._zod?.optin);
    defineLazyInternal(inst, "optout", (zod)=>zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx)=>{
        if ("backward" === ctx.direction) return def.innerType._zod.run(payload, ctx);
        let result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) return result.then(handleReadonlyResult);
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    if (!payload.memo) payload.value = Object.freeze(payload.value);
    return payload;
}
let $ZodCustom = $constructor("$ZodCustom", (inst, def)=>{
    $ZodCheck.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _)=>payload;
    inst._zod.check = (payload)=>{
        let input = payload.value;
        let r = def.fn(input);
        if (r instanceof Promise) return r.then((r)=>handleRefineResult(r, payload, input, inst));
        handleRefineResult(r, payload, input, inst);
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        let _iss = {
            code: "custom",
            input,
            inst,
            path: [
                ...inst._zod.def.path ?? []
            ],
            continue: !inst._zod.def.abort
        };
        if (inst._zod.def.params) _iss.params = inst._zod.def.params;
        payload.issues.push(util_issue(_iss));
    }
}
var registries_a;
class $ZodRegistry {
    constructor(){
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        let meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && "object" == typeof meta && "id" in meta) this._idmap.set(meta.id, schema);
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        let meta = this._map.get(schema);
        if (meta && "object" == typeof meta && "id" in meta) this._idmap.delete(meta.id);
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        let p = schema._zod.parent;
        if (p) {
            let pm = {
                ...this.get(p) ?? {}
            };
            delete pm.id;
            let f = {
                ...pm,
                ...this._map.get(schema)
            };
            return Object.keys(f).length ? f : void 0;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
function registry() {
    return new $ZodRegistry();
}
(registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
let globalRegistry = globalThis.__zod_globalRegistry;
function snapshotChecks(def) {
    if (def.checks) def.checks = [
        ...def.checks
    ];
    return def;
}
function _string(Class, params) {
    return new Class(snapshotChecks({
        type: "string",
        ...normalizeParams(params)
    }));
}
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...normalizeParams(params)
    });
}
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...normalizeParams(params)
    });
}
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...normalizeParams(params)
    });
}
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function api_emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...normalizeParams(params)
    });
}
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...normalizeParams(params)
    });
}
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...normalizeParams(params)
    });
}
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...normalizeParams(params)
    });
}
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...normalizeParams(params)
    });
}
function _number(Class, params) {
    return new Class(snapshotChecks({
        type: "number",
        checks: [],
        ...normalizeParams(params)
    }));
}
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...normalizeParams(params)
    });
}
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ...normalizeParams(params)
    });
}
function _unknown(Class) {
    return new Class({
        type: "unknown"
    });
}
function _never(Class, params) {
    return new Class({
        type: "never",
        ...normalizeParams(params)
    });
}
function _lt(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: false
    });
}
function _lte(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: true
    });
}
function _gt(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: false
    });
}
function _gte(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: true
    });
}
function _multipleOf(value, params) {
    return new $ZodCheckMultipleOf({
        check: "multiple_of",
        ...normalizeParams(params),
        value
    });
}
function _maxLength(maximum, params) {
    let ch = new $ZodCheckMaxLength({
        check: "max_length",
        ...normalizeParams(params),
        maximum
    });
    return ch;
}
function _minLength(minimum, params) {
    return new $ZodCheckMinLength({
        check: "min_length",
        ...normalizeParams(params),
        minimum
    });
}
function _length(length, params) {
    return new $ZodCheckLengthEquals({
        check: "length_equals",
        ...normalizeParams(params),
        length
    });
}
function _regex(pattern, params) {
    return new $ZodCheckRegex({
        check: "string_format",
        format: "regex",
        ...normalizeParams(params),
        pattern
    });
}
function _lowercase(params) {
    return new $ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...normalizeParams(params)
    });
}
function _uppercase(params) {
    return new $ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...normalizeParams(params)
    });
}
function _includes(includes, params) {
    return new $ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...normalizeParams(params),
        includes
    });
}
function _startsWith(prefix, params) {
    return new $ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...normalizeParams(params),
        prefix
    });
}
function _endsWith(suffix, params) {
    return new $ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...normalizeParams(params),
        suffix
    });
}
function _overwrite(tx) {
    return new $ZodCheckOverwrite({
        check: "overwrite",
        tx
    });
}
function _normalize(form) {
    return _overwrite((input)=>input.normalize(form));
}
function _trim() {
    return _overwrite((input)=>input.trim());
}
function _toLowerCase() {
    return _overwrite((input)=>input.toLowerCase());
}
function _toUpperCase() {
    return _overwrite((input)=>input.toUpperCase());
}
function _slugify() {
    return _overwrite((input)=>slugify(input));
}
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        ...normalizeParams(params)
    });
}
function _refine(Class, fn, _params) {
    let schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...normalizeParams(_params)
    });
    return schema;
}
function _superRefine(fn, params) {
    let ch = _check((payload)=>{
        payload.addIssue = (issue)=>{
            if ("string" == typeof issue) payload.issues.push(util_issue(issue, payload.value, ch._zod.def));
            else {
                let _issue = issue;
                if (_issue.fatal) _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue)) _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
                payload.issues.push(util_issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
function _check(fn, params) {
    let ch = new $ZodCheck({
        check: "custom",
        ...normalizeParams(params)
    });
    ch._zod.check = fn;
    return ch;
}
function assignProps(target, ...sources) {
    for (let source of sources)for (let key of Reflect.ownKeys(source))if (Object.prototype.propertyIsEnumerable.call(source, key)) util_assignProp(target, key, source[key]);
    return target;
}
function to_json_schema_initializeContext(params) {
    let target = params?.target ?? "draft-2020-12";
    if ("draft-4" === target) target = "draft-04";
    if ("draft-7" === target) target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? globalRegistry,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (()=>{}),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: void 0,
        sharedEmitDoneFor: void 0,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? void 0
    };
}
function handleUnrepresentable(schema, ctx, json, params, message) {
    let result = "function" == typeof ctx.unrepresentable ? ctx.unrepresentable({
        zodSchema: schema,
        path: params.path,
        message
    }) : ctx.unrepresentable;
    if ("any" === result) return false;
    if (void 0 === result || "throw" === result) throw new Error(message);
    Object.assign(json, result);
    return true;
}
function to_json_schema_processSchema(schema, ctx, _params = {
    path: [],
    schemaPath: []
}) {
    var _a;
    let def = schema._zod.def;
    let seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        let isCycle = _params.schemaPath.includes(schema);
        if (isCycle) seen.cycle = _params.path;
        return seen.schema;
    }
    let result = {
        schema: {},
        count: 1,
        cycle: void 0,
        path: _params.path
    };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = void 0;
    ctx.sharedEmitDoneFor = void 0;
    let overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) result.schema = overrideSchema;
    else {
        let params = {
            ..._params,
            schemaPath: [
                ..._params.schemaPath,
                schema
            ],
            path: _params.path
        };
        if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
        else {
            let _json = result.schema;
            let processor = ctx.processors[def.type];
            if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            processor(schema, ctx, _json, params);
        }
        let parent = schema._zod.parent;
        if (parent) {
            if (!result.ref) result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    let meta = ctx.metadataRegistry.get(schema);
    if (meta) assignProps(result.schema, meta);
    if ("input" === ctx.io && isTransforming(schema)) {
        delete result.schema.examples;
        delete result.schema.default;
    }
    if ("input" === ctx.io && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    let _result = ctx.seen.get(schema);
    return _result.schema;
}
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema) {
    let root = ctx.seen.get(schema);
    if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
    let idToSchema = new Map();
    for (let entry of ctx.seen.entries()){
        let id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            let existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            idToSchema.set(id, entry[0]);
        }
    }
    let makeURI = (entry)=>{
        let defsSegment = "draft-2020-12" === ctx.target ? "$defs" : "definitions";
        if (ctx.external) {
            let externalId = ctx.external.registry.get(entry[0])?.id;
            let uriGenerator = ctx.external.uri ?? ((id)=>id);
            if (externalId) return {
                ref: uriGenerator(externalId)
            };
            let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id;
            return {
                defId: id,
                ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
            };
        }
        let uriPrefix = "#";
        let defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        if (entry[1] === root && !entry[1].schema.id) return {
            ref: uriPrefix
        };
        let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return {
            defId,
            ref: defUriPrefix + encodeJSONPointerSegment(defId)
        };
    };
    let extractToDef = (entry)=>{
        if (entry[1].schema.$ref) return;
        let seen = entry[1];
        let { ref, defId } = makeURI(entry);
        seen.def = {
            ...seen.schema
        };
        if (defId) seen.defId = defId;
        let schema = seen.schema;
        for(let key in schema)delete schema[key];
        schema.$ref = ref;
    };
    if ("throw" === ctx.cycles) for (let entry of ctx.seen.entries()){
        let seen = entry[1];
        if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>\n\nSet the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
    }
    for (let entry of ctx.seen.entries()){
        let seen = entry[1];
        if (schema === entry[0]) {
            extractToDef(entry);
            continue;
        }
        if (ctx.external) {
            let ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        let id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        if (seen.cycle) {
            extractToDef(entry);
            continue;
        }
        if (seen.count > 1) {
            if ("ref" === ctx.reused) extractToDef(entry);
        }
    }
    if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
    let options = schema.anyOf;
    if (!Array.isArray(options) || 0 === options.length || void 0 !== schema.type) return;
    let types = [];
    for (let option of options){
        if (!option || "object" != typeof option) return;
        compactTypeUnion(option);
        let keys = Object.keys(option);
        if (1 !== keys.length || "type" !== keys[0]) return;
        let type = option.type;
        for (let member of Array.isArray(type) ? type : [
            type
        ]){
            if ("string" != typeof member) return;
            if (!types.includes(member)) types.push(member);
        }
    }
    delete schema.anyOf;
    schema.type = 1 === types.length ? types[0] : types;
}
let FOLDABLE_KEYS = new Set([
    "type",
    "properties",
    "required",
    "additionalProperties"
]);
let UNION_KEYS = [
    "oneOf",
    "anyOf"
];
function undeclaredConstraint(member) {
    let extra = member.additionalProperties;
    if (void 0 === extra || false === extra || "object" != typeof extra || null === extra) return null;
    return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
    let objects = [];
    for (let member of members){
        if ("object" != typeof member || "object" !== member.type) return null;
        for(let key in member)if (!FOLDABLE_KEYS.has(key)) return null;
        objects.push(member);
    }
    let properties = {};
    let required = new Set();
    for (let object of objects){
        for(let key in object.properties){
            if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
            let parts = [];
            for (let other of objects){
                let part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (null != part) {
                    if (!parts.some((seen)=>JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
                }
            }
            let merged = 1 === parts.length ? parts[0] : foldObjects(parts) ?? {
                allOf: parts
            };
            util_assignProp(properties, key, merged);
        }
        for (let key of object.required ?? [])required.add(key);
    }
    let folded = {
        type: "object",
        properties
    };
    if (required.size) folded.required = [
        ...required
    ];
    if (objects.every((object)=>false === object.additionalProperties)) folded.additionalProperties = false;
    else {
        let constraints = [];
        for (let object of objects){
            let constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen)=>JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
        }
        if (1 === constraints.length) folded.additionalProperties = constraints[0];
        else if (constraints.length > 1) folded.additionalProperties = {
            allOf: constraints
        };
    }
    return folded;
}
function foldIntersection(json) {
    let allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2) return;
    for (let key of FOLDABLE_KEYS)if (key in json) return;
    let unions = allOf.filter((m)=>UNION_KEYS.some((k)=>Array.isArray(m[k])));
    let folded = null;
    if (unions.length) {
        let union = unions[0];
        let keyword = UNION_KEYS.find((k)=>Array.isArray(union[k]));
        if (1 !== Object.keys(union).length) return;
        let rest = allOf.filter((m)=>m !== union);
        let branches = union[keyword].map((branch)=>foldObjects([
                ...rest,
                branch
            ]));
        if (branches.some((b)=>!b)) return;
        folded = {
            [keyword]: branches
        };
    } else folded = foldObjects(allOf);
    if (!folded) return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    let root = ctx.seen.get(schema);
    if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
    let flattenRef = (zodSchema)=>{
        let seen = ctx.seen.get(zodSchema);
        if (null === seen.ref) return;
        let schema = seen.def ?? seen.schema;
        let _cached = {
            ...schema
        };
        let ref = seen.ref;
        seen.ref = null;
        if (ref) {
            flattenRef(ref);
            let refSeen = ctx.seen.get(ref);
            let refSchema = refSeen.schema;
            if (refSchema.$ref && ("draft-07" === ctx.target || "draft-04" === ctx.target || "openapi-3.0" === ctx.target)) {
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            } else assignProps(schema, refSchema);
            assignProps(schema, _cached);
            let isParentRef = zodSchema._zod.parent === ref;
            if (isParentRef) {
                for(let key in schema)if ("$ref" !== key && "allOf" !== key) {
                    if (!(key in _cached)) delete schema[key];
                }
            }
            if (refSchema.$ref && refSeen.def) {
                for(let key in schema)if ("$ref" !== key && "allOf" !== key) {
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
                }
            }
        }
        let parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            flattenRef(parent);
            let parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                if (parentSeen.def) {
                    for(let key in schema)if ("$ref" !== key && "allOf" !== key) {
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
                    }
                }
            }
        }
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? []
        });
    };
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (let entry of [
            ...ctx.seen.entries()
        ].reverse())flattenRef(entry[0]);
        if ("openapi-3.0" !== ctx.target) for (let entry of ctx.seen.entries())compactTypeUnion(entry[1].def ?? entry[1].schema);
        for (let rewrite of ctx.deferred)rewrite();
        if (ctx.intersections.length) {
            let carriers = new Map();
            for (let seen of ctx.seen.values())for (let json of [
                seen.schema,
                seen.def
            ]){
                let allOf = json?.allOf;
                if (!Array.isArray(allOf)) continue;
                let existing = carriers.get(allOf);
                if (existing) existing.push(json);
                else carriers.set(allOf, [
                    json
                ]);
            }
            for (let allOf of ctx.intersections)for (let json of carriers.get(allOf) ?? [])foldIntersection(json);
        }
    }
    let result = {};
    if ("draft-2020-12" === ctx.target) result.$schema = "https://json-schema.org/draft/2020-12/schema";
    else if ("draft-07" === ctx.target) result.$schema = "http://json-schema.org/draft-07/schema#";
    else if ("draft-04" === ctx.target) result.$schema = "http://json-schema.org/draft-04/schema#";
    else ctx.target;
    if (ctx.external?.uri) {
        let id = ctx.external.registry.get(schema)?.id;
        if (!id) throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
    let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (void 0 !== rootMetaId && result.id === rootMetaId) delete result.id;
    let defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()){
        let seen = entry[1];
        if (seen.def && seen.defId) {
            if (seen.def.id === seen.defId) delete seen.def.id;
            util_assignProp(defs, seen.defId, seen.def);
        }
    }
    if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
    if (ctx.external) ;
    else if (Object.keys(defs).length > 0) if ("draft-2020-12" === ctx.target) result.$defs = defs;
    else result.definitions = defs;
    try {
        let finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
                }
            },
            enumerable: false,
            writable: false
        });
        return finalized;
    } catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    let ctx = _ctx ?? {
        seen: new Set()
    };
    if (ctx.seen.has(_schema)) return false;
    ctx.seen.add(_schema);
    let def = _schema._zod.def;
    if ("transform" === def.type) return true;
    if ("array" === def.type) return isTransforming(def.element, ctx);
    if ("set" === def.type) return isTransforming(def.valueType, ctx);
    if ("lazy" === def.type) return isTransforming(def.getter(), ctx);
    if ("promise" === def.type || "optional" === def.type || "nonoptional" === def.type || "nullable" === def.type || "readonly" === def.type || "default" === def.type || "prefault" === def.type || "catch" === def.type) return isTransforming(def.innerType, ctx);
    if ("intersection" === def.type) return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    if ("record" === def.type || "map" === def.type) return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    if ("pipe" === def.type) {
        if (_schema._zod.traits.has("$ZodCodec")) return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if ("object" === def.type) {
        for(let key in def.shape)if (isTransforming(def.shape[key], ctx)) return true;
        return false;
    }
    if ("union" === def.type) {
        for (let option of def.options)if (isTransforming(option, ctx)) return true;
        return false;
    }
    if ("tuple" === def.type) {
        for (let item of def.items)if (isTransforming(item, ctx)) return true;
        if (def.rest && isTransforming(def.rest, ctx)) return true;
    }
    return false;
}
let createToJSONSchemaMethod = (schema, processors1 = {})=>(params)=>{
        let ctx = to_json_schema_initializeContext({
            ...params,
            processors: processors1
        });
        to_json_schema_processSchema(schema, ctx);
        to_json_schema_extractDefs(ctx, schema);
        return to_json_schema_finalize(ctx, schema);
    };
let createStandardJSONSchemaMethod = (schema, io, processors1 = {})=>(params)=>{
        let { libraryOptions, target } = params ?? {};
        let ctx = to_json_schema_initializeContext({
            ...libraryOptions ?? {},
            target,
            io,
            processors: processors1
        });
        to_json_schema_processSchema(schema, ctx);
        to_json_schema_extractDefs(ctx, schema);
        return to_json_schema_finalize(ctx, schema);
    };
let narrowMin = (agg, key, value)=>{
    if (void 0 === agg[key] || value > agg[key]) agg[key] = value;
};
let narrowMax = (agg, key, value)=>{
    if (void 0 === agg[key] || value < agg[key]) agg[key] = value;
};
let narrowBoth = (agg, value)=>{
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
let addDivisor = (agg, value)=>{
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
let addPattern = (agg, pattern)=>{
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
let intersectMime = (agg, mime)=>{
    agg.mime = agg.mime ? agg.mime.filter((m)=>mime.includes(m)) : [
        ...mime
    ];
};
let setFormat = (agg, format)=>{
    agg.format = format;
    if (format.includes("int")) agg.isInt = true;
};
let minContributor = (agg, def)=>narrowMin(agg, "minimum", def.minimum);
let maxContributor = (agg, def)=>narrowMax(agg, "maximum", def.maximum);
let formatContributor = (ranges)=>(agg, def)=>{
        setFormat(agg, def.format);
        let [minimum, maximum] = ranges[def.format];
        narrowMin(agg, "minimum", minimum);
        narrowMax(agg, "maximum", maximum);
    };
let contributors = {
    greater_than: (agg, def)=>narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def)=>narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def)=>addDivisor(agg, def.value),
    number_format: formatContributor(NUMBER_FORMAT_RANGES),
    bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def)=>narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def)=>narrowBoth(agg, def.size),
    string_format: (agg, def)=>{
        setFormat(agg, def.format);
        if (def.pattern) addPattern(agg, def.pattern);
        if ("base64" === def.format || "base64url" === def.format) agg.contentEncoding = def.format;
        if (def.local || -1 === def.precision) agg.laxFormat = true;
    },
    mime_type: (agg, def)=>intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
    let agg = {};
    let def = schema._zod.def;
    let list = schema._zod.traits.has("$ZodCheck") ? [
        schema,
        ...def.checks ?? []
    ] : def.checks ?? [];
    for (let ch of list)contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    let bag = schema._zod.bag;
    if (void 0 !== bag.minimum) narrowMin(agg, "minimum", bag.minimum);
    if (void 0 !== bag.exclusiveMinimum) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (void 0 !== bag.maximum) narrowMax(agg, "maximum", bag.maximum);
    if (void 0 !== bag.exclusiveMaximum) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (void 0 !== bag.multipleOf) addDivisor(agg, bag.multipleOf);
    if (void 0 !== bag.format) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int")) agg.isInt = true;
    }
    if (bag.mime) intersectMime(agg, bag.mime);
    for (let pattern of bag.patterns ?? [])addPattern(agg, pattern);
    return agg;
}
let formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: ""
};
let exactPatterns = new Map([
    [
        base64Charset,
        base64
    ],
    [
        base64urlCharset,
        base64url
    ]
]);
let exactPattern = (p)=>exactPatterns.get(p) ?? p;
let stringProcessor = (schema, ctx, _json, _params)=>{
    let json = _json;
    json.type = "string";
    let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if ("number" == typeof minimum) json.minLength = minimum;
    if ("number" == typeof maximum) json.maxLength = maximum;
    if (format) {
        json.format = formatMap[format] ?? format;
        if ("" === json.format) delete json.format;
        if ("time" === format || laxFormat) delete json.format;
    }
    if (contentEncoding) json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        let patternList = [
            ...patterns
        ].map(exactPattern);
        if (1 === patternList.length) json.pattern = patternList[0].source;
        else if (patternList.length > 1) json.allOf = [
            ...patternList.map((regex)=>({
                    ..."draft-07" === ctx.target || "draft-04" === ctx.target || "openapi-3.0" === ctx.target ? {
                        type: "string"
                    } : {},
                    pattern: regex.source
                }))
        ];
    }
};
let numberProcessor = (schema, ctx, _json, params)=>{
    let json = _json;
    let { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    let exMin = "number" == typeof exclusiveMinimum && exclusiveMinimum >= (minimum ?? -1 / 0);
    let exMax = "number" == typeof exclusiveMaximum && exclusiveMaximum <= (maximum ?? 1 / 0);
    let legacy = "draft-04" === ctx.target || "openapi-3.0" === ctx.target;
    if (exMin) if (legacy) {
        json.minimum = exclusiveMinimum;
        json.exclusiveMinimum = true;
    } else json.exclusiveMinimum = exclusiveMinimum;
    else if ("number" == typeof minimum) json.minimum = minimum;
    if (exMax) if (legacy) {
        json.maximum = exclusiveMaximum;
        json.exclusiveMaximum = true;
    } else json.exclusiveMaximum = exclusiveMaximum;
    else if ("number" == typeof maximum) json.maximum = maximum;
    if (multipleOf) {
        let divisors = new Set();
        for (let divisor of multipleOf)if (Number.isFinite(divisor) && 0 !== divisor) divisors.add(Math.abs(divisor));
        else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        let [first, ...rest] = divisors;
        if (void 0 !== first) json.multipleOf = first;
        if (rest.length) json.allOf = [
            ...json.allOf ?? [],
            ...rest.map((m)=>({
                    multipleOf: m
                }))
        ];
    }
};
let booleanProcessor = (_schema, _ctx, json, _params)=>{
    json.type = "boolean";
};
let neverProcessor = (_schema, _ctx, json, _params)=>{
    json.not = {};
};
let unknownProcessor = (_schema, _ctx, _json, _params)=>{};
let enumProcessor = (schema, _ctx, json, _params)=>{
    let def = schema._zod.def;
    let values = getEnumValues(def.entries);
    if (0 === values.length) {
        json.not = {};
        return;
    }
    if (values.every((v)=>"number" == typeof v)) json.type = "number";
    if (values.every((v)=>"string" == typeof v)) json.type = "string";
    json.enum = values;
};
let literalProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    if (0 === def.values.length) {
        json.not = {};
        return;
    }
    let vals = [];
    for (let val of def.values)if (void 0 === val) {
        if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
    } else if ("bigint" == typeof val) {
        if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
        vals.push(Number(val));
    } else vals.push(val);
    if (0 === vals.length) ;
    else if (1 === vals.length) {
        let val = vals[0];
        json.type = null === val ? "null" : typeof val;
        if ("draft-04" === ctx.target || "openapi-3.0" === ctx.target) json.enum = [
            val
        ];
        else json.const = val;
    } else {
        if (vals.every((v)=>"number" == typeof v)) json.type = "number";
        if (vals.every((v)=>"string" == typeof v)) json.type = "string";
        if (vals.every((v)=>"boolean" == typeof v)) json.type = "boolean";
        if (vals.every((v)=>null === v)) json.type = "null";
        json.enum = vals;
    }
};
let customProcessor = (schema, ctx, json, params)=>{
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
let transformProcessor = (schema, ctx, json, params)=>{
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
let arrayProcessor = (schema, ctx, _json, params)=>{
    let json = _json;
    let def = schema._zod.def;
    let { minimum, maximum } = aggregateChecks(schema);
    if ("number" == typeof minimum) json.minItems = minimum;
    if ("number" == typeof maximum) json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [
            ...params.path,
            "items"
        ]
    });
};
function inputOptin(schema) {
    let def = schema._zod.def;
    if ("pipe" === def.type && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
    if ("catch" === def.type) return inputOptin(def.innerType);
    return schema._zod.optin;
}
let objectProcessor = (schema, ctx, _json, params)=>{
    let json = _json;
    let def = schema._zod.def;
    let shape = def.shape;
    let symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
    json.type = "object";
    json.properties = {};
    for(let key in shape)util_assignProp(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
        ...params,
        path: [
            ...params.path,
            "properties",
            key
        ]
    }));
    let requiredKeys = [];
    for (let key of Object.keys(shape)){
        let field = def.shape[key];
        if ("input" === ctx.io ? void 0 === inputOptin(field) : void 0 === field._zod.optout) requiredKeys.push(key);
    }
    if (requiredKeys.length > 0) json.required = requiredKeys;
    if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
    else if (def.catchall) {
        if (def.catchall) json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [
                ...params.path,
                "additionalProperties"
            ]
        });
    } else if ("output" === ctx.io) json.additionalProperties = false;
};
let unionProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    let isExclusive = false === def.inclusive;
    let options = def.options.map((x, i)=>to_json_schema_processSchema(x, ctx, {
            ...params,
            path: [
                ...params.path,
                isExclusive ? "oneOf" : "anyOf",
                i
            ]
        }));
    if (isExclusive) json.oneOf = options;
    else json.anyOf = options;
};
let intersectionProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    let a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [
            ...params.path,
            "allOf",
            0
        ]
    });
    let b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [
            ...params.path,
            "allOf",
            1
        ]
    });
    let isSimpleIntersection = (val)=>"allOf" in val && 1 === Object.keys(val).length;
    let allOf = [
        ...isSimpleIntersection(a) ? a.allOf : [
            a
        ],
        ...isSimpleIntersection(b) ? b.allOf : [
            b
        ]
    ];
    json.allOf = allOf;
    ctx.intersections.push(allOf);
};
new WeakMap();
let nullableProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    let inner = to_json_schema_processSchema(def.innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    if ("openapi-3.0" === ctx.target) {
        seen.ref = def.innerType;
        json.nullable = true;
    } else json.anyOf = [
        inner,
        {
            type: "null"
        }
    ];
};
let nonoptionalProcessor = (schema, ctx, _json, params)=>{
    let def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
let UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    let serialized = JSON.stringify(value, (_, val)=>{
        if ("bigint" != typeof val) return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable) return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
let defaultProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
let prefaultProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if ("input" !== ctx.io) return;
    let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
let catchProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(void 0);
    } catch  {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
let pipeProcessor = (schema, ctx, _json, params)=>{
    let def = schema._zod.def;
    let inIsTransform = def.in._zod.traits.has("$ZodTransform");
    let innerType = "input" === ctx.io ? inIsTransform ? def.out : def.in : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
let readonlyProcessor = (schema, ctx, json, params)=>{
    let def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
let optionalProcessor = (schema, ctx, _json, params)=>{
    let def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    let seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
let error = ()=>{
    let Sizable = {
        string: {
            unit: "characters",
            verb: "to have"
        },
        file: {
            unit: "bytes",
            verb: "to have"
        },
        array: {
            unit: "items",
            verb: "to have"
        },
        set: {
            unit: "items",
            verb: "to have"
        },
        map: {
            unit: "entries",
            verb: "to have"
        }
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    let FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input"
    };
    let TypeDictionary = {
        nan: "NaN"
    };
    function getTypeName(type, input) {
        if ("number" === type && "number" == typeof input && !Number.isFinite(input)) return String(input);
        return TypeDictionary[type] ?? type;
    }
    return (issue)=>{
        switch(issue.code){
            case "invalid_type":
                {
                    let expected = getTypeName(issue.expected);
                    let receivedType = parsedType(issue.input);
                    let received = getTypeName(receivedType, issue.input);
                    return `Invalid input: expected ${expected}, received ${received}`;
                }
            case "invalid_value":
                if (1 === issue.values.length) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
                return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
            case "too_big":
                {
                    let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                    let sizing = getSizing(issue.origin);
                    if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                    return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
                }
            case "too_small":
                {
                    let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                    let sizing = getSizing(issue.origin);
                    if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                    return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
                }
            case "invalid_format":
                {
                    let _issue = issue;
                    if ("starts_with" === _issue.format) return `Invalid string: must start with "${_issue.prefix}"`;
                    if ("ends_with" === _issue.format) return `Invalid string: must end with "${_issue.suffix}"`;
                    if ("includes" === _issue.format) return `Invalid string: must include "${_issue.includes}"`;
                    if ("regex" === _issue.format) return `Invalid string: must match pattern ${_issue.pattern}`;
                    return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
                }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    let opts = issue.options.map((o)=>`'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (false === issue.inclusive) return "Invalid input: more than one option matched";
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return "Invalid input";
        }
    };
};
function en() {
    return {
        localeError: error()
    };
}
function _getMessage() {
    let internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
let _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true
};
let _issuesDesc = {
    value: void 0,
    enumerable: false
};
let _installedToString = new WeakSet([
    Object.prototype,
    Error.prototype
]);
let initializer = (inst, def)=>{
    inst.name = "$ZodError";
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    _issuesDesc.value = void 0;
    Object.defineProperty(inst, "message", _messageDesc);
    let proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get () {
                let value = ()=>this.message;
                Object.defineProperty(this, "toString", {
                    value,
                    configurable: true,
                    writable: true
                });
                return value;
            },
            set (value) {
                Object.defineProperty(this, "toString", {
                    value,
                    configurable: true,
                    writable: true
                });
            }
        });
    }
};
let $ZodError = $constructor("$ZodError", initializer);
$constructor("$ZodError", initializer, void 0, {
    Parent: Error
});
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) if ("__proto__" === key) Object.defineProperty(obj, key, {
        value: make(),
        writable: true,
        enumerable: true,
        configurable: true
    });
    else obj[key] = make();
    return obj[key];
}
function flattenError(error, mapper = (issue)=>issue.message) {
    let fieldErrors = {};
    let formErrors = [];
    for (let sub of error.issues)if (sub.path.length > 0) node(fieldErrors, sub.path[0], ()=>[]).push(mapper(sub));
    else formErrors.push(mapper(sub));
    return {
        formErrors,
        fieldErrors
    };
}
function errors_formatError(error, mapper = (issue)=>issue.message) {
    let fieldErrors = {
        _errors: []
    };
    let processError = (error, path = [])=>{
        for (let issue of error.issues)if ("invalid_union" === issue.code && issue.errors.length) issue.errors.map((issues)=>processError({
                issues
            }, [
                ...path,
                ...issue.path
            ]));
        else if ("invalid_key" === issue.code) processError({
            issues: issue.issues
        }, [
            ...path,
            ...issue.path
        ]);
        else if ("invalid_element" === issue.code) processError({
            issues: issue.issues
        }, [
            ...path,
            ...issue.path
        ]);
        else {
            let fullpath = [
                ...path,
                ...issue.path
            ];
            if (0 === fullpath.length) fieldErrors._errors.push(mapper(issue));
            else {
                let curr = fieldErrors;
                let i = 0;
                while(i < fullpath.length){
                    let el = fullpath[i];
                    let terminal = i === fullpath.length - 1;
                    if ("_errors" === el) {
                        if (terminal) curr._errors.push(mapper(issue));
                        i++;
                        continue;
                    }
                    if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
                        value: {
                            _errors: []
                        },
                        enumerable: true,
                        writable: true,
                        configurable: true
                    });
                    let node = curr[el];
                    if (terminal) node._errors.push(mapper(issue));
                    curr = node;
                    i++;
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function finalizeParams(callee, params) {
    return {
        callee: params?.callee ?? callee,
        Err: params?.Err
    };
}
let _parse = (_Err)=>{
    let fn = (schema, value, _ctx, _params)=>{
        let ctx = _ctx ? {
            ..._ctx,
            async: false
        } : {
            async: false
        };
        let result = schema._zod.run({
            value,
            issues: []
        }, ctx);
        if (result instanceof Promise) throw new $ZodAsyncError();
        if (result.issues.length) {
            let e = new (_params?.Err ?? _Err)(result.issues.map((iss)=>finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
let _parseAsync = (_Err)=>{
    let fn = async (schema, value, _ctx, params)=>{
        let ctx = _ctx ? {
            ..._ctx,
            async: true
        } : {
            async: true
        };
        let result = schema._zod.run({
            value,
            issues: []
        }, ctx);
        if (result instanceof Promise) result = await result;
        if (result.issues.length) {
            let e = new (params?.Err ?? _Err)(result.issues.map((iss)=>finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
let _safeParse = (_Err)=>(schema, value, _ctx)=>{
        let ctx = _ctx ? {
            ..._ctx,
            async: false
        } : {
            async: false
        };
        let result = schema._zod.run({
            value,
            issues: []
        }, ctx);
        if (result instanceof Promise) throw new $ZodAsyncError();
        return result.issues.length ? failure(_Err, result.issues, ctx) : {
            success: true,
            data: result.value
        };
    };
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error () {
            if (!error) {
                error = new Err(issues.map((iss)=>finalizeIssue(iss, ctx, config())));
                issues = void 0;
                ctx = void 0;
            }
            return error;
        },
        set error (e){
            error = e;
            issues = void 0;
            ctx = void 0;
        }
    };
}
let _safeParseAsync = (_Err)=>async (schema, value, _ctx)=>{
        let ctx = _ctx ? {
            ..._ctx,
            async: true
        } : {
            async: true
        };
        let result = schema._zod.run({
            value,
            issues: []
        }, ctx);
        if (result instanceof Promise) result = await result;
        return result.issues.length ? failure(_Err, result.issues, ctx) : {
            success: true,
            data: result.value
        };
    };
let COMPILE_INVALID = Symbol.for("zod.compile.invalid");
let COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
let validate = (schema, value, _ctx)=>{
    let validator = schema._zod.bag.validator;
    if (void 0 !== validator) {
        if (validator(value) !== COMPILE_INVALID) return true;
        if (true === validator.definite && void 0 === _ctx) return false;
    }
    return validateFallback(schema, value, _ctx);
};
function validateFallback(schema, value, _ctx) {
    let ctx = _ctx ? {
        ..._ctx,
        async: false,
        abortEarly: true
    } : {
        async: false,
        abortEarly: true
    };
    let fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({
            value,
            issues: []
        }, ctx);
    } else result = schema._zod.run({
        value,
        issues: []
    }, ctx);
    if (result instanceof Promise) throw new $ZodAsyncError();
    return 0 === result.issues.length;
}
let parse_validateAsync = async (schema, value, _ctx)=>{
    let ctx = _ctx ? {
        ..._ctx,
        async: true,
        abortEarly: true
    } : {
        async: true,
        abortEarly: true
    };
    let result = schema._zod.run({
        value,
        issues: []
    }, ctx);
    if (result instanceof Promise) result = await result;
    return 0 === result.issues.length;
};
let _encode = (_Err)=>{
    let parse1 = _parse(_Err);
    let fn = (schema, value, _ctx, _params)=>{
        let ctx = _ctx ? {
            ..._ctx,
            direction: "backward"
        } : {
            direction: "backward"
        };
        return parse1(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
let _decode = (_Err)=>{
    let parse1 = _parse(_Err);
    let fn = (schema, value, _ctx, _params)=>parse1(schema, value, _ctx, finalizeParams(fn, _params));
    return fn;
};
let _encodeAsync = (_Err)=>{
    let parseAsync1 = _parseAsync(_Err);
    let fn = async (schema, value, _ctx, _params)=>{
        let ctx = _ctx ? {
            ..._ctx,
            direction: "backward"
        } : {
            direction: "backward"
        };
        return await parseAsync1(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
let _decodeAsync = (_Err)=>{
    let parseAsync1 = _parseAsync(_Err);
    let fn = async (schema, value, _ctx, _params)=>await parseAsync1(schema, value, _ctx, finalizeParams(fn, _params));
    return fn;
};
let _safeEncode = (_Err)=>(schema, value, _ctx)=>{
        let ctx = _ctx ? {
            ..._ctx,
            direction: "backward"
        } : {
            direction: "backward"
        };
        return _safeParse(_Err)(schema, value, ctx);
    };
let _safeDecode = (_Err)=>(schema, value, _ctx)=>_safeParse(_Err)(schema, value, _ctx);
let _safeEncodeAsync = (_Err)=>async (schema, value, _ctx)=>{
        let ctx = _ctx ? {
            ..._ctx,
            direction: "backward"
        } : {
            direction: "backward"
        };
        return _safeParseAsync(_Err)(schema, value, ctx);
    };
let _safeDecodeAsync = (_Err)=>async (schema, value, _ctx)=>_safeParseAsync(_Err)(schema, value, _ctx);
let _installedErrorProtos = new WeakSet([
    Object.prototype,
    Error.prototype
]);
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get () {
            let value = make(this);
            Object.defineProperty(this, key, {
                value,
                configurable: true,
                writable: true
            });
            return value;
        },
        set (value) {
            Object.defineProperty(this, key, {
                value,
                configurable: true,
                writable: true
            });
        }
    });
}
let errors_initializer = (inst, issues)=>{
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    let proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto)) return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self)=>(mapper)=>errors_formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self)=>(mapper)=>flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self)=>(issue)=>{
            self.issues.push(issue);
            self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
        });
    _lazyMethod(proto, "addIssues", (self)=>(issues)=>{
            self.issues.push(...issues);
            self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
        });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get () {
            return 0 === this.issues.length;
        }
    });
};
let ZodRealError = $constructor("ZodError", errors_initializer, void 0, {
    Parent: Error
});
let classic_parse_parse = _parse(ZodRealError);
let classic_parse_parseAsync = _parseAsync(ZodRealError);
let parse_safeParse = _safeParse(ZodRealError);
let parse_safeParseAsync = _safeParseAsync(ZodRealError);
let parse_encode = _encode(ZodRealError);
let parse_decode = _decode(ZodRealError);
let parse_encodeAsync = _encodeAsync(ZodRealError);
let parse_decodeAsync = _decodeAsync(ZodRealError);
let parse_safeEncode = _safeEncode(ZodRealError);
let parse_safeDecode = _safeDecode(ZodRealError);
let parse_safeEncodeAsync = _safeEncodeAsync(ZodRealError);
let parse_safeDecodeAsync = _safeDecodeAsync(ZodRealError);
function _ensureDefaultLocale() {
    if (!globalConfig.localeError) config(en());
}
function _ensureDefaultMemoizer() {
    if (!globalConfig.memoizer) config({
        memoizer: memoizer()
    });
}
let ZodType = $constructor("ZodType", (inst, def)=>{
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check (...chks) {
        let def = this.def;
        return this.clone(mergeDefs(def, {
            checks: [
                ...def.checks ?? [],
                ...chks.map((ch)=>"function" == typeof ch ? {
                        _zod: {
                            check: ch,
                            def: {
                                check: "custom"
                            },
                            onattach: []
                        }
                    } : ch)
            ]
        }), {
            parent: true
        });
    },
    with (...chks) {
        return this.check(...chks);
    },
    clone (def, params) {
        return clone(this, def, params);
    },
    brand () {
        return this;
    },
    register (reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine (check, params) {
        return this.check(refine(check, params));
    },
    superRefine (refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite (fn) {
        return this.check(_overwrite(fn));
    },
    optional () {
        return optional(this);
    },
    exactOptional () {
        return exactOptional(this);
    },
    nullable () {
        return nullable(this);
    },
    nullish () {
        return optional(nullable(this));
    },
    nonoptional (params) {
        return nonoptional(this, params);
    },
    array () {
        return array(this);
    },
    or (arg) {
        return union([
            this,
            arg
        ]);
    },
    and (arg) {
        return intersection(this, arg);
    },
    transform (tx) {
        return pipe(this, transform(tx));
    },
    default (d) {
        return schemas_default(this, d);
    },
    prefault (d) {
        return prefault(this, d);
    },
    catch (params) {
        return schemas_catch(this, params);
    },
    pipe (target) {
        return pipe(this, target);
    },
    readonly () {
        return readonly(this);
    },
    describe (description) {
        let cl = this.clone();
        globalRegistry.add(cl, {
            description
        });
        return cl;
    },
    meta (...args) {
        if (0 === args.length) return globalRegistry.get(this);
        let cl = this.clone();
        globalRegistry.add(cl, args[0]);
        return cl;
    },
    isOptional () {
        return this.safeParse(void 0).success;
    },
    isNullable () {
        return this.safeParse(null).success;
    },
    apply (fn, ...args) {
        return 0 === args.length ? fn(this) : fn(this, ...args);
    },
    get "~standard" () {
        return hide(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output")
            }
        });
    },
    set "~standard" (value){
        own(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse_parse(this, data, params, {
            callee: _parse
        });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse_parseAsync(this, data, params, {
            callee: _parseAsync
        });
    },
    safeParse (data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync (data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    get spa () {
        return this?.safeParseAsync;
    },
    set spa (value){
        own(this, "spa", value);
    },
    validate (data, params) {
        return validate(this, data, params);
    },
    validateAsync (data, params) {
        return parse_validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, {
            callee: _encode
        });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, {
            callee: _decode
        });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, {
            callee: _encodeAsync
        });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, {
            callee: _decodeAsync
        });
    },
    safeEncode (data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode (data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync (data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync (data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema (params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    get description () {
        return globalRegistry.get(this)?.description;
    },
    get _def () {
        return this._zod.def;
    }
});
let _ZodString = $constructor("_ZodString", (inst, def)=>{
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>stringProcessor(inst, ctx, json, params);
}, derived({
    format: (inst)=>aggregateChecks(inst).format ?? null,
    minLength: (inst)=>aggregateChecks(inst).minimum ?? null,
    maxLength: (inst)=>aggregateChecks(inst).maximum ?? null
}, {
    regex (...args) {
        return this.check(_regex(...args));
    },
    includes (...args) {
        return this.check(_includes(...args));
    },
    startsWith (...args) {
        return this.check(_startsWith(...args));
    },
    endsWith (...args) {
        return this.check(_endsWith(...args));
    },
    min (...args) {
        return this.check(_minLength(...args));
    },
    max (...args) {
        return this.check(_maxLength(...args));
    },
    length (...args) {
        return this.check(_length(...args));
    },
    nonempty (...args) {
        return this.check(_minLength(1, ...args));
    },
    lowercase (params) {
        return this.check(_lowercase(params));
    },
    uppercase (params) {
        return this.check(_uppercase(params));
    },
    trim () {
        return this.check(_trim());
    },
    normalize (...args) {
        return this.check(_normalize(...args));
    },
    toLowerCase () {
        return this.check(_toLowerCase());
    },
    toUpperCase () {
        return this.check(_toUpperCase());
    },
    slugify () {
        return this.check(_slugify());
    }
}));
let ZodString = $constructor("ZodString", (inst, def)=>{
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email (params) {
        return this.check(_email(ZodEmail, params));
    },
    url (params) {
        return this.check(_url(ZodURL, params));
    },
    jwt (params) {
        return this.check(_jwt(ZodJWT, params));
    },
    emoji (params) {
        return this.check(api_emoji(ZodEmoji, params));
    },
    guid (params) {
        return this.check(_guid(ZodGUID, params));
    },
    uuid (params) {
        return this.check(_uuid(ZodUUID, params));
    },
    uuidv4 (params) {
        return this.check(_uuidv4(ZodUUID, params));
    },
    uuidv6 (params) {
        return this.check(_uuidv6(ZodUUID, params));
    },
    uuidv7 (params) {
        return this.check(_uuidv7(ZodUUID, params));
    },
    nanoid (params) {
        return this.check(_nanoid(ZodNanoID, params));
    },
    cuid (params) {
        return this.check(_cuid(ZodCUID, params));
    },
    cuid2 (params) {
        return this.check(_cuid2(ZodCUID2, params));
    },
    ulid (params) {
        return this.check(_ulid(ZodULID, params));
    },
    base64 (params) {
        return this.check(_base64(ZodBase64, params));
    },
    base64url (params) {
        return this.check(_base64url(ZodBase64URL, params));
    },
    xid (params) {
        return this.check(_xid(ZodXID, params));
    },
    ksuid (params) {
        return this.check(_ksuid(ZodKSUID, params));
    },
    ipv4 (params) {
        return this.check(_ipv4(ZodIPv4, params));
    },
    ipv6 (params) {
        return this.check(_ipv6(ZodIPv6, params));
    },
    cidrv4 (params) {
        return this.check(_cidrv4(ZodCIDRv4, params));
    },
    cidrv6 (params) {
        return this.check(_cidrv6(ZodCIDRv6, params));
    },
    e164 (params) {
        return this.check(_e164(ZodE164, params));
    },
    datetime (params) {
        return this.check(_isoDateTime(ZodISODateTime, params));
    },
    date (params) {
        return this.check(_isoDate(schemas_ZodISODate, params));
    },
    time (params) {
        return this.check(_isoTime(schemas_ZodISOTime, params));
    },
    duration (params) {
        return this.check(_isoDuration(schemas_ZodISODuration, params));
    }
});
function schemas_string(params) {
    return _string(ZodString, params);
}
let ZodStringFormat = $constructor("ZodStringFormat", (inst, def)=>{
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
let ZodISODateTime = $constructor("ZodISODateTime", (inst, def)=>{
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let schemas_ZodISODate = $constructor("ZodISODate", (inst, def)=>{
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let schemas_ZodISOTime = $constructor("ZodISOTime", (inst, def)=>{
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let schemas_ZodISODuration = $constructor("ZodISODuration", (inst, def)=>{
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodEmail = $constructor("ZodEmail", (inst, def)=>{
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodGUID = $constructor("ZodGUID", (inst, def)=>{
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodUUID = $constructor("ZodUUID", (inst, def)=>{
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodURL = $constructor("ZodURL", (inst, def)=>{
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodEmoji = $constructor("ZodEmoji", (inst, def)=>{
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodNanoID = $constructor("ZodNanoID", (inst, def)=>{
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodCUID = $constructor("ZodCUID", (inst, def)=>{
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodCUID2 = $constructor("ZodCUID2", (inst, def)=>{
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodULID = $constructor("ZodULID", (inst, def)=>{
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodXID = $constructor("ZodXID", (inst, def)=>{
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodKSUID = $constructor("ZodKSUID", (inst, def)=>{
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodIPv4 = $constructor("ZodIPv4", (inst, def)=>{
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodIPv6 = $constructor("ZodIPv6", (inst, def)=>{
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def)=>{
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def)=>{
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodBase64 = $constructor("ZodBase64", (inst, def)=>{
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodBase64URL = $constructor("ZodBase64URL", (inst, def)=>{
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodE164 = $constructor("ZodE164", (inst, def)=>{
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodJWT = $constructor("ZodJWT", (inst, def)=>{
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
let ZodNumber = $constructor("ZodNumber", (inst, def)=>{
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, derived({
    minValue: (inst)=>{
        let { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? -1 / 0, exclusiveMinimum ?? -1 / 0);
    },
    maxValue: (inst)=>{
        let { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? 1 / 0, exclusiveMaximum ?? 1 / 0);
    },
    isInt: (inst)=>{
        let { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst)=>aggregateChecks(inst).format ?? null
}, {
    gt (value, params) {
        return this.check(_gt(value, params));
    },
    gte (value, params) {
        return this.check(_gte(value, params));
    },
    min (value, params) {
        return this.check(_gte(value, params));
    },
    lt (value, params) {
        return this.check(_lt(value, params));
    },
    lte (value, params) {
        return this.check(_lte(value, params));
    },
    max (value, params) {
        return this.check(_lte(value, params));
    },
    int (params) {
        return this.check(schemas_int(params));
    },
    safe (params) {
        return this.check(schemas_int(params));
    },
    positive (params) {
        return this.check(_gt(0, params));
    },
    nonnegative (params) {
        return this.check(_gte(0, params));
    },
    negative (params) {
        return this.check(_lt(0, params));
    },
    nonpositive (params) {
        return this.check(_lte(0, params));
    },
    multipleOf (value, params) {
        return this.check(_multipleOf(value, params));
    },
    step (value, params) {
        return this.check(_multipleOf(value, params));
    },
    finite () {
        return this;
    }
}));
function schemas_number(params) {
    return _number(ZodNumber, params);
}
let ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def)=>{
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return _int(ZodNumberFormat, params);
}
let ZodBoolean = $constructor("ZodBoolean", (inst, def)=>{
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return _boolean(ZodBoolean, params);
}
let ZodUnknown = $constructor("ZodUnknown", (inst, def)=>{
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return _unknown(ZodUnknown);
}
let ZodNever = $constructor("ZodNever", (inst, def)=>{
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return _never(ZodNever, params);
}
let ZodArray = $constructor("ZodArray", (inst, def)=>{
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min (n, params) {
        return this.check(_minLength(n, params));
    },
    nonempty (params) {
        return this.check(_minLength(1, params));
    },
    max (n, params) {
        return this.check(_maxLength(n, params));
    },
    length (n, params) {
        return this.check(_length(n, params));
    },
    unwrap () {
        return this.element;
    }
});
function array(element, params) {
    return _array(ZodArray, element, params);
}
let ZodObject = $constructor("ZodObject", (inst, def)=>{
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>objectProcessor(inst, ctx, json, params);
    installLazyProp(inst, "shape", (self)=>self._zod.def.shape, false);
}, {
    keyof () {
        return schemas_enum(Object.keys(this._zod.def.shape));
    },
    catchall (catchall) {
        return this.clone(mergeDefs(this._zod.def, {
            catchall: catchall
        }));
    },
    passthrough () {
        return this.clone(mergeDefs(this._zod.def, {
            catchall: unknown()
        }));
    },
    loose () {
        return this.clone(mergeDefs(this._zod.def, {
            catchall: unknown()
        }));
    },
    strict () {
        return this.clone(mergeDefs(this._zod.def, {
            catchall: never()
        }));
    },
    strip () {
        return this.clone(mergeDefs(this._zod.def, {
            catchall: void 0
        }));
    },
    extend (incoming) {
        return extend(this, incoming);
    },
    safeExtend (incoming) {
        return safeExtend(this, incoming);
    },
    merge (other) {
        return merge(this, other);
    },
    pick (mask) {
        return util_pick(this, mask);
    },
    omit (mask) {
        return omit(this, mask);
    },
    partial (...args) {
        return partial(ZodOptional, this, args[0]);
    },
    exactPartial (...args) {
        return partial(ZodExactOptional, this, args[0], "exactPartial");
    },
    required (...args) {
        return required(ZodNonOptional, this, args[0]);
    }
});
function object(shape, params) {
    let def = {
        type: "object",
        shape: shape ?? {},
        ...normalizeParams(params)
    };
    return new ZodObject(def);
}
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...normalizeParams(params)
    });
}
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...normalizeParams(params)
    });
}
let ZodUnion = $constructor("ZodUnion", (inst, def)=>{
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...normalizeParams(params)
    });
}
let ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def)=>{
    ZodUnion.init(inst, def);
    $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...normalizeParams(params)
    });
}
let ZodIntersection = $constructor("ZodIntersection", (inst, def)=>{
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right
    });
}
let ZodEnum = $constructor("ZodEnum", (inst, def)=>{
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    inst.options = [
        ...inst._zod.values
    ];
    let keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params)=>{
        let newEntries = {};
        for (let value of values)if (keys.has(value)) newEntries[value] = def.entries[value];
        else throw new Error(`Key ${value} not found in enum`);
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries
        });
    };
    inst.exclude = (values, params)=>{
        let newEntries = {
            ...def.entries
        };
        for (let value of values)if (keys.has(value)) delete newEntries[value];
        else throw new Error(`Key ${value} not found in enum`);
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries
        });
    };
});
function schemas_enum(values, params) {
    let entries = Array.isArray(values) ? Object.fromEntries(values.map((v)=>[
            v,
            v
        ])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...normalizeParams(params)
    });
}
let ZodLiteral = $constructor("ZodLiteral", (inst, def)=>{
    $ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get () {
            if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            return def.values[0];
        }
    });
});
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [
            value
        ],
        ...normalizeParams(params)
    });
}
let ZodTransform = $constructor("ZodTransform", (inst, def)=>{
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx)=>{
        if ("backward" === _ctx.direction) throw new $ZodEncodeError(inst.constructor.name);
        payload.addIssue = (issue)=>{
            if ("string" == typeof issue) payload.issues.push(util_issue(issue, payload.value, def));
            else {
                let _issue = issue;
                if (_issue.fatal) _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue)) _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                payload.issues.push(util_issue(_issue));
            }
        };
        let output = def.transform(payload.value, payload);
        if (output instanceof Promise) return output.then((output)=>{
            payload.value = output;
            return payload;
        });
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn
    });
}
let ZodOptional = $constructor("ZodOptional", (inst, def)=>{
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>optionalProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType
    });
}
let ZodExactOptional = $constructor("ZodExactOptional", (inst, def)=>{
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>optionalProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType
    });
}
let ZodNullable = $constructor("ZodNullable", (inst, def)=>{
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>nullableProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType
    });
}
let ZodDefault = $constructor("ZodDefault", (inst, def)=>{
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>defaultProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function schemas_default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue () {
            return "function" == typeof defaultValue ? defaultValue() : shallowClone(defaultValue);
        }
    });
}
let ZodPrefault = $constructor("ZodPrefault", (inst, def)=>{
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue () {
            return "function" == typeof defaultValue ? defaultValue() : shallowClone(defaultValue);
        }
    });
}
let ZodNonOptional = $constructor("ZodNonOptional", (inst, def)=>{
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...normalizeParams(params)
    });
}
let ZodCatch = $constructor("ZodCatch", (inst, def)=>{
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>catchProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function schemas_catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: "function" == typeof catchValue ? catchValue : constantCatch(catchValue)
    });
}
let ZodPipe = $constructor("ZodPipe", (inst, def)=>{
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out
    });
}
let ZodReadonly = $constructor("ZodReadonly", (inst, def)=>{
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = ()=>inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType
    });
}
let ZodCustom = $constructor("ZodCustom", (inst, def)=>{
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params)=>customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
    return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
    return _superRefine(fn, params);
}
function iso_datetime(params) {
    return _isoDateTime(ZodISODateTime, params);
}
let Text = schemas_string().min(1).max(10_000);
let Texts = array(Text).max(1000);
let CompletedItemSchema = object({
    file: Text,
    status: schemas_enum([
        'done',
        'partial'
    ]),
    tests: schemas_enum([
        'passed',
        'skipped',
        'failed'
    ]).optional(),
    notes: Text.optional()
});
let RemainingItemSchema = object({
    file: Text,
    description: Text,
    referencePattern: Text.optional(),
    priority: schemas_enum([
        'high',
        'normal',
        'low'
    ]).optional()
});
let HandoffContextSchema = object({
    decisions: Texts,
    patterns: Texts,
    issues: Texts.optional(),
    filesModified: Texts.transform((files)=>[
            ...new Set(files)
        ])
});
let CheckpointReturnSchema = object({
    completed: array(CompletedItemSchema).max(1000),
    remaining: array(RemainingItemSchema).max(1000),
    context: HandoffContextSchema,
    createdAt: iso_datetime({
        offset: true
    }),
    agentId: Text,
    reason: schemas_enum([
        'threshold_critical',
        'task_complete',
        'error'
    ])
});
function parseCheckpointReturn(input, missing = {}) {
    let isObject = 'object' == typeof input && null !== input && !Array.isArray(input);
    let parsed = CheckpointReturnSchema.safeParse(isObject ? {
        ...missing,
        ...input
    } : input);
    if (parsed.success) return parsed.data;
    throw new Error(`This is not a checkpoint return: ${problemsOf(parsed.error).join('; ')}`);
}
function problemsOf(error) {
    return error.issues.slice(0, 10).map((issue)=>`${issue.path.join('.') || 'handoff'}: ${issue.message}`);
}
class CheckpointReturnBuilder {
    agentId;
    reason;
    completed = [];
    remaining = [];
    decisions = [];
    patterns = [];
    issues = [];
    filesModified = new Set();
    constructor(agentId, reason){
        this.agentId = agentId;
        this.reason = reason;
    }
    addCompleted(item) {
        this.completed.push(item);
        return this;
    }
    addRemaining(item) {
        this.remaining.push(item);
        return this;
    }
    addDecision(decision) {
        this.decisions.push(decision);
        return this;
    }
    addPattern(pattern) {
        this.patterns.push(pattern);
        return this;
    }
    addIssue(issue) {
        this.issues.push(issue);
        return this;
    }
    addFileModified(file) {
        this.filesModified.add(file);
        return this;
    }
    build(createdAt) {
        let { agentId, reason, completed, remaining, decisions, patterns, issues } = this;
        let told = issues.length > 0 ? {
            issues: [
                ...issues
            ]
        } : {};
        let context = {
            decisions: [
                ...decisions
            ],
            patterns: [
                ...patterns
            ],
            ...told,
            filesModified: [
                ...this.filesModified
            ]
        };
        return parseCheckpointReturn({
            completed,
            remaining,
            context,
            createdAt: createdAt.toISOString(),
            agentId,
            reason
        });
    }
}
let nesting_mostLevels = 64;
function isNestedTooDeep(text, most = nesting_mostLevels) {
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
    if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${nesting_mostLevels} levels`);
    return namesPrototype.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
}
let namesPrototype = /__proto__|\\u00(?:5f|6f|7[024])/i;
function withoutPrototype(key, value) {
    return '__proto__' === key ? void 0 : value;
}
let COMPLETION_STATUS = {
    SUCCESS: 'success',
    FAILURE: 'failure',
    BLOCKED: 'blocked',
    SKIPPED: 'skipped'
};
let FAILURE_REASONS = [
    'timeout',
    'idle_timeout',
    'killed',
    'interrupted',
    'deadline',
    'context_exhausted',
    'agent_error',
    'rate_limit',
    'quota',
    'overloaded',
    'auth',
    'budget',
    'verification_failed',
    'tests_failed',
    'scope_violation',
    'merge_conflict',
    'stuck',
    'invalid_plan',
    'internal'
];
let FailureReasonSchema = schemas_enum(FAILURE_REASONS);
let signal_schema_LIMITS = {
    messageChars: 4000,
    listItems: 1000,
    unknownKeys: 32,
    unknownValueChars: 4000,
    stepsChars: 20_000
};
let IdSchema = union([
    schemas_string(),
    schemas_number().nonnegative()
], {
    error: 'expected an id such as "07" or "02.1" (string or number)'
}).transform((id)=>String(id).trim()).pipe(schemas_string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,127}$/u, 'expected an id such as "07" or "02.1"'));
let Instant = schemas_string().refine((text)=>!Number.isNaN(Date.parse(text)), 'expected a time such as 2026-01-01T00:00:00.000Z').transform((text)=>new Date(text).toISOString());
let Message = schemas_string().transform((text)=>clip(text, signal_schema_LIMITS.messageChars));
let Strings = array(schemas_string().max(signal_schema_LIMITS.messageChars)).max(signal_schema_LIMITS.listItems);
let Count = schemas_number().int().nonnegative();
let ErrorSchema = union([
    schemas_string(),
    object({
        message: schemas_string(),
        code: schemas_string().max(100).optional()
    })
]).transform((error)=>'string' == typeof error ? {
        message: error
    } : error).pipe(object({
    message: Message,
    code: schemas_string().max(100).optional()
}));
let measured = {
    tokensUsed: Count.optional(),
    costUsd: schemas_number().nonnegative().optional(),
    durationMs: schemas_number().nonnegative().optional(),
    repairs: Count.optional(),
    filesModified: Strings.default([]),
    checkpoints: Strings.default([]),
    errors: Strings.optional(),
    warnings: array(Message).max(signal_schema_LIMITS.listItems).optional(),
    verificationStatus: schemas_string().max(100).optional(),
    nextSteps: Strings.default([]),
    handoff: schemas_string().max(signal_schema_LIMITS.messageChars).optional()
};
let SuccessDetails = looseObject({
    nextPhaseReady: schemas_boolean().default(true),
    ...measured
});
let FailureDetails = looseObject({
    reason: FailureReasonSchema.default('agent_error'),
    error: ErrorSchema.optional(),
    retryable: schemas_boolean().default(true),
    retryOptions: object({
        maxRetries: Count.optional(),
        backoffMs: Count.optional()
    }).optional(),
    retryAfterMs: schemas_number().nonnegative().optional(),
    resetAt: Instant.optional(),
    skipOption: schemas_boolean().default(true),
    escalateOption: schemas_boolean().default(false),
    ...measured
});
let Steps = schemas_string().transform((text)=>clip(text, signal_schema_LIMITS.stepsChars));
let QuestionSchema = object({
    id: schemas_string().regex(/^[0-9a-f]{64}$/),
    kind: schemas_enum([
        'human-verify',
        'decision',
        'human-action',
        'go-ahead',
        'agent-question'
    ]),
    task: Message.nullable(),
    number: Count,
    tasks: Count,
    done: Count,
    commit: schemas_string().regex(/^[0-9a-f]{40,64}$/),
    options: array(object({
        id: Message,
        name: Message,
        pros: Message.optional(),
        cons: Message.optional()
    })).max(100).default([]),
    whatBuilt: Steps.optional(),
    howToVerify: Steps.optional(),
    decision: Steps.optional(),
    context: Steps.optional(),
    action: Steps.optional(),
    instructions: Steps.optional(),
    verification: Steps.optional(),
    resumeSignal: Steps.optional(),
    precondition: Steps.optional(),
    asked: Steps.optional()
});
let BlockedDetails = looseObject({
    reason: Message,
    question: QuestionSchema.optional(),
    blockingDependencies: array(IdSchema).max(signal_schema_LIMITS.listItems).default([]),
    userInputRequired: schemas_boolean().default(false),
    estimatedUnblockTime: Instant.optional(),
    ...measured
});
let SkippedDetails = looseObject({
    reason: Message,
    incomplete: schemas_boolean().default(true),
    affectedPhases: array(IdSchema).max(signal_schema_LIMITS.listItems).default([]),
    ...measured
});
let envelope = {
    schemaVersion: literal(1).default(1),
    phase: IdSchema,
    plan: IdSchema.optional(),
    attempt: schemas_number().int().positive().optional(),
    timestamp: Instant.optional(),
    runId: schemas_string().max(200).optional()
};
let variant = (status, details)=>object({
        ...envelope,
        status: literal(status),
        details
    });
let SignalSchema = discriminatedUnion('status', [
    variant('success', SuccessDetails),
    variant('failure', FailureDetails),
    variant('blocked', BlockedDetails),
    variant('skipped', SkippedDetails)
]);
let knownKeys = {
    success: Object.keys(SuccessDetails.shape),
    failure: Object.keys(FailureDetails.shape),
    blocked: Object.keys(BlockedDetails.shape),
    skipped: Object.keys(SkippedDetails.shape)
};
function inCanonicalOrder(status, details) {
    let given = new Map(Object.entries(details).filter(([, value])=>void 0 !== value));
    let known = knownKeys[status].filter((key)=>given.has(key));
    let others = [
        ...given.keys()
    ].filter((key)=>!known.includes(key)).sort();
    return Object.fromEntries([
        ...known,
        ...others
    ].map((key)=>[
            key,
            given.get(key)
        ]));
}
function complainAboutUnknown(status, details) {
    let unknown = Object.keys(details).filter((key)=>!knownKeys[status].includes(key));
    if (unknown.length > signal_schema_LIMITS.unknownKeys) return `details: ${unknown.length} fields this version does not know, at most ${signal_schema_LIMITS.unknownKeys} are kept`;
    for (let key of unknown){
        let size = JSON.stringify(details[key])?.length ?? 0;
        if (size > signal_schema_LIMITS.unknownValueChars) return `details.${clip(key, 60)}: ${size} characters in a field this version does not know, at most ${signal_schema_LIMITS.unknownValueChars} are kept`;
    }
}
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
class SignalError extends Error {
    name = 'SignalError';
    exitCode = 64;
}
class SignalOf {
    status;
    phase;
    plan;
    attempt;
    timestamp;
    runId;
    details;
    constructor(fields){
        this.status = fields.status;
        this.phase = fields.phase;
        this.plan = fields.plan;
        this.attempt = fields.attempt;
        this.timestamp = fields.timestamp;
        this.runId = fields.runId;
        this.details = inCanonicalOrder(this.status, fields.details);
    }
    static success(phase, details = {}, context = {}) {
        return make('success', phase, details, context);
    }
    static failure(phase, error, options = {}, context = {}) {
        let retryOptions = {
            maxRetries: 3,
            backoffMs: 2000,
            ...options.retryOptions
        };
        let message = 'string' == typeof error ? error : error.message;
        return make('failure', phase, {
            ...options,
            retryOptions,
            error: {
                message
            }
        }, context);
    }
    static blocked(phase, reason, details = {}, context = {}) {
        return make('blocked', phase, {
            ...details,
            reason
        }, context);
    }
    static skipped(phase, reason, details = {}, context = {}) {
        return make('skipped', phase, {
            ...details,
            reason
        }, context);
    }
    isTerminal() {
        return 'blocked' === this.status && this.details.userInputRequired;
    }
    canRetry() {
        return 'failure' === this.status && this.details.retryable;
    }
    toJSON() {
        let { status, phase, plan, attempt, timestamp, runId, details } = this;
        let written = {
            schemaVersion: 1,
            status,
            phase,
            plan,
            attempt,
            timestamp,
            runId,
            details
        };
        return Object.fromEntries(Object.entries(written).filter(([, value])=>void 0 !== value));
    }
}
let CompletionSignal = SignalOf;
function parseSignal(input, missing = {}) {
    let value = 'string' == typeof input ? parseText(input) : input;
    if ('object' != typeof value || null === value || Array.isArray(value)) throw new SignalError(`A completion signal is a JSON object with "status" and "phase"; found ${completion_signal_describe(value)}`);
    return fromFields(withContext(nested({
        ...value
    }), missing));
}
function make(status, phase, details, context) {
    return fromFields(withContext({
        status,
        phase,
        details
    }, context));
}
let envelopeKeys = new Set([
    'schemaVersion',
    'status',
    'phase',
    'plan',
    'attempt',
    'timestamp',
    'runId',
    'details'
]);
function nested(input) {
    let { details = {}, ...rest } = input;
    if ('object' != typeof details || null === details || Array.isArray(details)) throw new SignalError(`details: expected an object, found ${completion_signal_describe(details)}`);
    let flat = Object.fromEntries(Object.entries(rest).filter(([key])=>!envelopeKeys.has(key)));
    let envelope = Object.fromEntries(Object.entries(rest).filter(([key])=>envelopeKeys.has(key)));
    return {
        ...envelope,
        details: {
            ...flat,
            ...details
        }
    };
}
function withContext(fields, context) {
    let timestamp = context.at instanceof Date ? isoOrText(context.at) : context.at;
    let { runId, plan, attempt } = context;
    let known = Object.entries({
        timestamp,
        runId,
        plan,
        attempt
    }).filter(([, value])=>void 0 !== value);
    return {
        ...Object.fromEntries(known),
        ...fields
    };
}
function fromFields(fields) {
    let details = dropStack({
        ...fields.details
    });
    let parsed = SignalSchema.safeParse({
        ...fields,
        details
    });
    if (!parsed.success) throw new SignalError(sentenceOf(parsed.error, fields));
    let complaint = complainAboutUnknown(parsed.data.status, parsed.data.details);
    if (complaint) throw new SignalError(complaint);
    return construct(parsed.data);
}
function construct(fields) {
    switch(fields.status){
        case 'success':
            return new SignalOf(fields);
        case 'failure':
            return new SignalOf(fields);
        case 'blocked':
            return new SignalOf(fields);
        case 'skipped':
            return new SignalOf(fields);
    }
}
function dropStack(details) {
    delete details.stack;
    return details;
}
function sentenceOf(error, fields) {
    if (!Object.values(COMPLETION_STATUS).includes(fields.status)) return `status: expected ${Object.values(COMPLETION_STATUS).join(', ')}; found ${completion_signal_describe(fields.status)}`;
    if (!IdSchema.safeParse(fields.phase).success) return `phase: expected an id such as "07" or "02.1", found ${completion_signal_describe(fields.phase)}`;
    return error.issues.map((issue)=>`${issue.path.join('.') || 'signal'}: ${issue.message}`).join('; ');
}
function parseText(text) {
    try {
        return parseJson(text);
    } catch (cause) {
        throw new SignalError(`A completion signal is JSON; the text cannot be read: ${cause.message}`, {
            cause
        });
    }
}
function isoOrText(at) {
    return Number.isNaN(at.getTime()) ? String(at) : at.toISOString();
}
function completion_signal_describe(value) {
    if (void 0 === value) return 'nothing';
    let text = JSON.stringify(value) ?? typeof value;
    return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
let work = {
    retry: 'always',
    isTransient: false,
    isAgentsFault: true
};
let passing = {
    retry: 'always',
    isTransient: true,
    isAgentsFault: false
};
let elsewhere = {
    retry: 'later',
    isTransient: false,
    isAgentsFault: false
};
let FAILURES = {
    timeout: work,
    idle_timeout: work,
    killed: work,
    interrupted: passing,
    deadline: passing,
    context_exhausted: work,
    agent_error: work,
    rate_limit: passing,
    quota: {
        retry: 'later',
        isTransient: true,
        isAgentsFault: false
    },
    overloaded: passing,
    auth: elsewhere,
    budget: elsewhere,
    verification_failed: work,
    tests_failed: work,
    scope_violation: work,
    merge_conflict: work,
    stuck: {
        retry: 'never',
        isTransient: false,
        isAgentsFault: true
    },
    invalid_plan: {
        retry: 'never',
        isTransient: false,
        isAgentsFault: true
    },
    internal: {
        retry: 'never',
        isTransient: false,
        isAgentsFault: false
    }
};
let NON_RETRYABLE_REASONS = FAILURE_REASONS.filter((reason)=>'always' !== FAILURES[reason].retry);
let RetryPolicySchema = strictObject({
    initialIntervalMs: schemas_number().int().positive().default(2000),
    backoffCoefficient: schemas_number().min(1).max(10).default(2),
    maximumIntervalMs: schemas_number().int().positive().default(60_000),
    maximumAttempts: schemas_number().int().min(1).max(100).default(3),
    maximumTransientFailures: schemas_number().int().min(0).max(100).default(5),
    maximumRunAttempts: schemas_number().int().min(1).max(10_000).default(50),
    quotaParkedMs: schemas_number().int().positive().default(3_600_000),
    providerParkedMs: schemas_number().int().positive().default(900_000),
    nonRetryableReasons: array(FailureReasonSchema).default(NON_RETRYABLE_REASONS)
}).refine((policy)=>policy.maximumIntervalMs >= policy.initialIntervalMs, {
    path: [
        'maximumIntervalMs'
    ],
    message: 'maximumIntervalMs is smaller than initialIntervalMs; no wait could keep to both'
});
function parseRetryPolicy(input) {
    let parsed = RetryPolicySchema.safeParse(input);
    if (parsed.success) return parsed.data;
    let problems = parsed.error.issues.map((issue)=>`${issue.path.join('.') || 'policy'}: ${issue.message}`);
    throw new Error(`The retry policy is not usable: ${problems.join('; ')}`);
}
function backoffMs(policy, failures, random) {
    let ceiling = policy.initialIntervalMs * policy.backoffCoefficient ** Math.max(0, failures - 1);
    return Math.floor(random * Math.min(ceiling, policy.maximumIntervalMs));
}
function decide(signal, policy, history) {
    switch(signal.status){
        case 'success':
            return afterSuccess(signal, policy);
        case 'failure':
            return afterFailure(signal, policy.retry, history);
        case 'blocked':
            return whileBlocked(signal);
        case 'skipped':
            return proceed(policy, 'skipped', `${subject(signal)} was skipped: ${signal.details.reason}`, {
                skipped: true
            });
    }
}
function afterSuccess(signal, policy) {
    let { verificationStatus, nextPhaseReady } = signal.details;
    switch(verificationStatus){
        case 'failed':
        case 'gaps_found':
            return {
                continue: false,
                action: 'escalate',
                reason: 'verification_failed',
                skipOption: false,
                rule: 'verification_contradicts',
                why: `${subject(signal)} claims success, but its verification says ${verificationStatus}`
            };
        case 'human_needed':
            return awaitUser('verification_asks', `${subject(signal)} is done, but its verification asks for a person`, 'verification: human_needed');
        default:
            return nextPhaseReady ? proceed(policy, 'succeeded', `${subject(signal)} succeeded`) : stop('next_phase_not_ready', `${subject(signal)} succeeded and says that the next phase is not ready`, 'next phase not ready');
    }
}
function afterFailure(signal, policy, history) {
    let { reason, retryable, retryOptions, skipOption } = signal.details;
    let escalate = (rule, why)=>({
            continue: false,
            action: 'escalate',
            reason,
            skipOption,
            rule,
            why
        });
    let name = subject(signal);
    if (history.interrupted) return stop('interrupted', `${name} failed (${reason}) and the run was asked to end`, 'interrupted');
    if (!retryable) return escalate('not_retryable', `${name} failed (${reason}) and says that a retry cannot help`);
    let { budget } = history;
    if (budget?.left === false) return stop('budget_used', `${name} failed (${reason}); ${budget.why}`, 'budget');
    let opensAt = opensAgainAt(signal, history.now);
    let hasRoom = 'budget' === reason && budget?.left === true;
    if (void 0 === opensAt && !hasRoom && policy.nonRetryableReasons.includes(reason)) return 'quota' === reason ? parked('quota_used', signal, policy, history, policy.quotaParkedMs) : escalate('reason_not_retried', `${name} failed (${reason}), which another attempt does not fix`);
    let transient = FAILURES[reason].isTransient;
    let failures = 1 + history.failures.filter((earlier)=>FAILURES[earlier].isTransient === transient).length;
    let allowed = allowedFailures(policy, transient, retryOptions?.maxRetries);
    if (failures > allowed && isProviderDown(reason)) return parked('provider_down', signal, policy, history, policy.providerParkedMs);
    if (failures > allowed) return escalate('attempts_used', `${name} failed (${reason}); ${failures} of ${allowed + 1} attempts used`);
    if (history.stuck?.stuck) return {
        continue: false,
        action: 'escalate',
        reason: 'stuck',
        skipOption,
        rule: `stuck_${history.stuck.rule}`,
        why: `${history.stuck.why}; another attempt would go the same way (last: ${reason})`
    };
    if (history.runAttempts >= policy.maximumRunAttempts) return stop('run_attempts_used', `${name} failed (${reason}) and the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
    let wait = waitMs(policy, retryOptions?.backoffMs, failures, history, opensAt);
    let resumeAt = history.now.getTime() + wait;
    if (history.deadlineAt && resumeAt >= history.deadlineAt.getTime()) return void 0 === opensAt ? stop('deadline', `${name} failed (${reason}) and the run's deadline leaves no time for another attempt`, 'deadline') : {
        continue: false,
        action: 'await_dependency',
        deps: [],
        unblockAt: opensAt.toISOString(),
        rule: 'open_after_deadline',
        why: `${name} failed (${reason}); it can continue at ${opensAt.toISOString()}, which is after the run's deadline`
    };
    return {
        continue: false,
        action: 'retry',
        attempt: (signal.attempt ?? history.failures.length + 1) + 1,
        backoffMs: wait,
        rule: 'retry',
        why: `${name} failed (${reason}); failure ${failures} of at most ${allowed} that are retried, waiting ${wait} ms`
    };
}
function isProviderDown(reason) {
    return 'rate_limit' === reason || 'overloaded' === reason;
}
function parked(rule, signal, policy, history, ms) {
    let { reason, error } = signal.details;
    let said = void 0 === error ? '' : `: ${error.message}`;
    if (history.runAttempts >= policy.maximumRunAttempts) return stop('run_attempts_used', `${subject(signal)} failed (${reason})${said}; the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
    let opensAt = opensAgainAt(signal, history.now)?.getTime() ?? 0;
    let unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
    let why = `${subject(signal)} failed (${reason})${said}; parked until ${unblockAt}, run the phase again then`;
    return {
        continue: false,
        action: 'await_dependency',
        deps: [],
        unblockAt,
        rule,
        why
    };
}
function opensAgainAt(signal, now) {
    let { resetAt, retryAfterMs } = signal.details;
    if (void 0 !== resetAt) return new Date(resetAt);
    if (void 0 === retryAfterMs) return;
    return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
}
function allowedFailures(policy, transient, maxRetries = 1 / 0) {
    return transient ? Math.min(policy.maximumTransientFailures, 0 === maxRetries ? 0 : policy.maximumTransientFailures) : Math.min(policy.maximumAttempts - 1, maxRetries);
}
function waitMs(policy, initialIntervalMs, failures, history, opensAt) {
    let base = {
        ...policy,
        initialIntervalMs: initialIntervalMs ?? policy.initialIntervalMs
    };
    let closedMs = opensAt ? opensAt.getTime() - history.now.getTime() : 0;
    return Math.max(closedMs, 0) + backoffMs(base, failures, history.random);
}
function whileBlocked(signal) {
    let { userInputRequired, blockingDependencies: deps, estimatedUnblockTime, reason } = signal.details;
    if (userInputRequired) return awaitUser('person_asked', `${subject(signal)} waits for a person: ${reason}`, reason);
    let unblockAt = estimatedUnblockTime ? {
        unblockAt: estimatedUnblockTime
    } : {};
    if (deps.length > 0) return {
        continue: false,
        action: 'await_dependency',
        deps,
        ...unblockAt,
        rule: 'dependency_open',
        why: `${subject(signal)} waits for ${deps.join(', ')}: ${reason}`
    };
    if (estimatedUnblockTime) return {
        continue: false,
        action: 'await_dependency',
        deps,
        ...unblockAt,
        rule: 'open_later',
        why: `${subject(signal)} can continue at ${estimatedUnblockTime}: ${reason}`
    };
    return awaitUser('person_asked', `${subject(signal)} is blocked and names nothing a machine could wait for: ${reason}`, reason);
}
function proceed(policy, rule, why, more = {}) {
    let { nextPhase } = policy;
    let next = null === nextPhase ? 'it was the last phase' : `next is phase ${nextPhase}`;
    return {
        continue: true,
        action: 'proceed',
        nextPhase,
        ...more,
        rule,
        why: `${why}; ${next}`
    };
}
function awaitUser(rule, why, reason) {
    return {
        continue: false,
        action: 'await_user',
        reason,
        rule,
        why
    };
}
function stop(rule, why, reason) {
    return {
        continue: false,
        action: 'stop',
        reason,
        rule,
        why
    };
}
function subject(signal) {
    return void 0 === signal.plan ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
}
function exitGate(facts, policy) {
    return commitStandsInTheWay(facts) ?? plansStandInTheWay(facts) ?? testsStandInTheWay(facts, policy) ?? requirementsStandInTheWay(facts) ?? verificationStandsInTheWay(facts) ?? openOrConfirm(facts, policy);
}
function commitStandsInTheWay({ problems = [], questions = [] }) {
    if (problems.length > 0) return {
        open: false,
        by: 'commit',
        next: 'fix',
        why: `The commit cannot count: ${exit_gate_list(problems)}`
    };
    return 0 === questions.length ? void 0 : {
        open: false,
        by: 'commit',
        next: 'ask',
        why: `Somebody has to say whether this is right: ${exit_gate_list(questions)}`
    };
}
function plansStandInTheWay({ plans, commit }) {
    let closed = (by, why)=>({
            open: false,
            by,
            next: 'fix',
            why
        });
    if (!plans) return;
    if (plans.commit !== commit) return closed('plans', `The plans were judged on ${exit_gate_short(plans.commit)}, not on ${exit_gate_short(commit)}`);
    if (plans.against.length > 0) return closed('plans', `On the final commit this does not hold: ${exit_gate_list(plans.against)}`);
    return plans.lacking.length > 0 ? closed('evidence', `Not enough was seen to call it done: ${exit_gate_list(plans.lacking)}`) : void 0;
}
function testsStandInTheWay({ tests, commit }, { requireTests }) {
    let closed = (next, why)=>({
            open: false,
            by: 'tests',
            next,
            why
        });
    if (null === tests) return false !== requireTests ? closed('run_tests', 'No tests were run; a phase is not complete on trust') : void 0;
    if (tests.commit !== commit) return closed('run_tests', `The tests were run on ${exit_gate_short(tests.commit)}, not on ${exit_gate_short(commit)}`);
    switch(tests.verdict){
        case 'pass':
            return;
        case 'fail':
            return closed('fix', 'The tests fail');
        default:
            return closed('ask', 'Whether the tests pass is not known, and that does not count as a pass');
    }
}
function requirementsStandInTheWay({ requirements, commit }) {
    let closed = (next, why)=>({
            open: false,
            by: 'requirements',
            next,
            why
        });
    let { done, open } = requirements;
    if (requirements.commit !== commit) return closed('continue', `The requirements were read on ${exit_gate_short(requirements.commit)}, not on ${exit_gate_short(commit)}`);
    if (false === done) return closed('continue', `Open: ${exit_gate_list(open)}`);
    return true === done && 0 === open.length ? void 0 : closed('ask', `Whether the requirements are done is not known: ${exit_gate_list(open)}`);
}
function verificationStandsInTheWay({ verification, commit }) {
    let closed = (next, why)=>({
            open: false,
            by: 'verification',
            next,
            why
        });
    if (null === verification) return;
    if (verification.commit !== commit) return closed('continue', `The verification is of ${exit_gate_short(verification.commit)}, not of ${exit_gate_short(commit)}`);
    switch(verification.status){
        case 'passed':
            return;
        case 'gaps_found':
            return closed('fix', 'The verification found gaps');
        case 'human_needed':
            return closed('ask', 'The verification asks for a person');
        default:
            return closed('fix', 'Whether the phase is verified is not known, and that does not count as a pass');
    }
}
function openOrConfirm({ tests, confirmations }, { confirmingRuns }) {
    let why = tests ? 'The tests pass and the requirements are done' : 'The requirements are done; tests are not required';
    let isConfirmed = null === tests || confirmations >= (confirmingRuns ?? 0);
    return isConfirmed ? {
        open: true,
        why
    } : {
        open: false,
        by: 'tests',
        next: 'run_tests',
        why: `${why}; ${confirmingRuns} more runs have to confirm it`
    };
}
function exit_gate_short(commit) {
    return commit.slice(0, 12);
}
function exit_gate_list(open) {
    if (0 === open.length) return 'nothing is named';
    return open.length <= 5 ? open.join('; ') : `${open.slice(0, 5).join('; ')} and ${open.length - 5} more`;
}
let EXIT_STATUS = {
    COMPLETED: 0,
    STUCK: 1,
    ABORTED: 2,
    INTERRUPTED: 3,
    BLOCKED: 10
};
let TECHNICAL_EXIT = {
    USAGE: 64,
    PHASE_UNREADABLE: 65,
    AGENT_MISSING: 69,
    INTERNAL: 70
};
function exitStatusOf(end) {
    let status = wordFor(end);
    let ours = 'failure' === end.status && 'internal' === end.reason && 'ABORTED' === status;
    return {
        status,
        code: ours ? TECHNICAL_EXIT.INTERNAL : EXIT_STATUS[status]
    };
}
function wordFor({ status, reason, capReached, interrupted }) {
    switch(status){
        case 'success':
        case 'skipped':
            return 'COMPLETED';
        case 'blocked':
            return interrupted ? 'INTERRUPTED' : 'BLOCKED';
        case 'failure':
            if (interrupted || 'interrupted' === reason) return 'INTERRUPTED';
            if ('internal' === reason) return 'ABORTED';
            return capReached || 'deadline' === reason || 'budget' === reason ? 'ABORTED' : 'STUCK';
    }
}
let external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
let StuckPolicySchema = strictObject({
    enabled: schemas_boolean().default(true),
    consecutive: schemas_number().int().min(0).max(100).default(3),
    inWindow: schemas_number().int().min(0).max(100).default(3),
    window: schemas_number().int().min(1).max(100).default(6),
    sameFailure: schemas_number().int().min(0).max(100).default(2),
    alternation: schemas_boolean().default(true),
    circuitBreaker: schemas_number().int().min(0).max(1000).default(5)
});
function detectStuck(attempts, policy) {
    let counted = attempts.filter(counts);
    let newest = counted.at(-1);
    if (!policy.enabled || newest?.outcome !== 'failure' || attempts.at(-1) !== newest) return {
        stuck: false
    };
    let { plan } = newest;
    let since = afterProgress(counted, plan);
    let streak = failuresInARow(since.filter((attempt)=>attempt.plan === plan));
    return sameFailure(streak, plan, policy) ?? consecutive(streak, plan, policy) ?? inWindow(since, plan, policy) ?? alternation(since, plan, policy) ?? circuitBreaker(counted, policy) ?? {
        stuck: false
    };
}
function counts({ outcome, reason }) {
    return 'success' === outcome || void 0 === reason || FAILURES[reason].isAgentsFault;
}
function failureFingerprint(text) {
    let said = text.slice(0, 20_000).replace(/\u001b\[[0-9;]{0,20}m/g, '').replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?/g, '<time>').replace(/\b(?:0x)?[0-9a-f]{7,64}\b/gi, '<hex>').replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]{1,100}){2,40}/g, (path)=>`<path>/${path.split(/[\\/]/).at(-1) ?? ''}`).replace(/\d+(?:\.\d+)?/g, '<n>').replace(/\s+/g, ' ').trim().toLowerCase();
    return /[\p{L}]/u.test(said.replace(/<\w+>/g, '')) ? (0, external_node_crypto_namespaceObject.createHash)('sha256').update(said).digest('hex').slice(0, 16) : void 0;
}
function afterProgress(attempts, plan) {
    let last = attempts.findLastIndex((attempt)=>attempt.plan === plan && true === attempt.progressed);
    return last < 0 ? attempts : attempts.slice(last + 1);
}
function failuresInARow(attempts) {
    return attempts.slice(attempts.findLastIndex((attempt)=>'success' === attempt.outcome) + 1);
}
function sameFailure(streak, plan, { sameFailure: limit }) {
    let fingerprint = streak.at(-1)?.fingerprint;
    let last = streak.slice(-limit);
    if (0 === limit || !fingerprint || last.length < limit) return;
    if (last.some((attempt)=>attempt.fingerprint !== fingerprint)) return;
    return {
        stuck: true,
        rule: 'same_failure',
        plan,
        why: `Plan ${plan} failed ${limit} times in a row with the same failure`
    };
}
function consecutive(streak, plan, { consecutive: limit }) {
    if (0 === limit || streak.length < limit) return;
    return {
        stuck: true,
        rule: 'consecutive',
        plan,
        why: `Plan ${plan} failed ${streak.length} times in a row`
    };
}
function inWindow(attempts, plan, policy) {
    let { inWindow: limit, window } = policy;
    let failures = attempts.slice(-window).filter((attempt)=>attempt.plan === plan && 'failure' === attempt.outcome);
    if (0 === limit || failures.length < limit) return;
    let why = `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
    return {
        stuck: true,
        rule: 'in_window',
        plan,
        why
    };
}
function alternation(attempts, plan, policy) {
    let last = attempts.slice(-4);
    if (!policy.alternation || last.length < 4 || last.some((attempt)=>'success' === attempt.outcome)) return;
    let [a, b, c, d] = last.map((attempt)=>`${attempt.plan}\n${attempt.fingerprint ?? ''}`);
    if (a !== c || b !== d || a === b) return;
    let other = last[2]?.plan === plan ? `two failures of plan ${plan}` : `plans ${last[2]?.plan} and ${plan}`;
    return {
        stuck: true,
        rule: 'alternation',
        plan,
        why: `The last four attempts failed in turns: ${other}`
    };
}
function circuitBreaker(attempts, { circuitBreaker: limit }) {
    let last = attempts.slice(-limit);
    if (0 === limit || last.length < limit) return;
    if (last.some((attempt)=>'success' === attempt.outcome || attempt.progressed)) return;
    let plans = new Set(last.map((attempt)=>attempt.plan));
    if (plans.size < 2) return;
    let why = `The last ${limit} attempts failed, over ${plans.size} plans: what they share may be broken`;
    return {
        stuck: true,
        rule: 'circuit_breaker',
        plan: null,
        why
    };
}
function isRed({ counts, red }) {
    return red.length > 0 || null !== counts && counts.failed + counts.errors + (counts.suitesFailed ?? 0) > 0;
}
let counts_NONE = {
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
    if (!first || 0 === rest.length) return first ?? counts_NONE;
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
    let counts = counted.length > 0 ? addCounts(counted) : null;
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
    let hidden = read.some(isRed) ? void 0 : covered.find(isRed);
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
    if (!run?.counts || null === run.counts.passed || !isOneRun || reports.some((report)=>isRed(report))) return null;
    let counts = addCounts(reports.flatMap((report)=>report.counts ? [
            report.counts
        ] : []));
    return proving(run.counts) < proving(counts) ? [
        run
    ] : null;
}
function proving(counts) {
    return executed(counts) - (counts.xfailed ?? 0) - (counts.xpassed ?? 0);
}
function reasonsAgainst(evidence, runs, counts) {
    let { exitCode, signal, timedOut } = evidence;
    let { failed = 0, errors = 0, suitesFailed = 0 } = counts ?? {};
    let ranNothing = runs.length > 0 && (counts ? 0 === executed(counts) && null !== counts.passed : runs.every((run)=>run.ranNothing));
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
    let total = counts.total ?? executed(counts) + counts.skipped + (counts.todo ?? 0);
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
var __webpack_exports__COMPLETION_STATUS = __webpack_exports__.CB;
var __webpack_exports__CheckpointReturnBuilder = __webpack_exports__.WK;
var __webpack_exports__CompletionSignal = __webpack_exports__.FL;
var __webpack_exports__EXIT_STATUS = __webpack_exports__.uc;
var __webpack_exports__FAILURE_REASONS = __webpack_exports__.N9;
var __webpack_exports__PhaseError = __webpack_exports__.wo;
var __webpack_exports__SignalError = __webpack_exports__.F8;
var __webpack_exports__StuckPolicySchema = __webpack_exports__.Y0;
var __webpack_exports__backoffMs = __webpack_exports__.jo;
var __webpack_exports__blockedBy = __webpack_exports__.yJ;
var __webpack_exports__decide = __webpack_exports__.LD;
var __webpack_exports__detectStuck = __webpack_exports__.gQ;
var __webpack_exports__exitGate = __webpack_exports__.c2;
var __webpack_exports__exitStatusOf = __webpack_exports__.et;
var __webpack_exports__failureFingerprint = __webpack_exports__.hX;
var __webpack_exports__listPhases = __webpack_exports__.hm;
var __webpack_exports__parseCheckpointReturn = __webpack_exports__.Al;
var __webpack_exports__parseRetryPolicy = __webpack_exports__.GK;
var __webpack_exports__parseSignal = __webpack_exports__._w;
var __webpack_exports__readPhase = __webpack_exports__.mc;
var __webpack_exports__readyPlans = __webpack_exports__.iQ;
var __webpack_exports__samePhase = __webpack_exports__.u1;
var __webpack_exports__schedule = __webpack_exports__._;
var __webpack_exports__statesOnDisk = __webpack_exports__.PU;
var __webpack_exports__testVerdict = __webpack_exports__.uT;
export { __webpack_exports__COMPLETION_STATUS as COMPLETION_STATUS, __webpack_exports__CheckpointReturnBuilder as CheckpointReturnBuilder, __webpack_exports__CompletionSignal as CompletionSignal, __webpack_exports__EXIT_STATUS as EXIT_STATUS, __webpack_exports__FAILURE_REASONS as FAILURE_REASONS, __webpack_exports__PhaseError as PhaseError, __webpack_exports__SignalError as SignalError, __webpack_exports__StuckPolicySchema as StuckPolicySchema, __webpack_exports__backoffMs as backoffMs, __webpack_exports__blockedBy as blockedBy, __webpack_exports__decide as decide, __webpack_exports__detectStuck as detectStuck, __webpack_exports__exitGate as exitGate, __webpack_exports__exitStatusOf as exitStatusOf, __webpack_exports__failureFingerprint as failureFingerprint, __webpack_exports__listPhases as listPhases, __webpack_exports__parseCheckpointReturn as parseCheckpointReturn, __webpack_exports__parseRetryPolicy as parseRetryPolicy, __webpack_exports__parseSignal as parseSignal, __webpack_exports__readPhase as readPhase, __webpack_exports__readyPlans as readyPlans, __webpack_exports__samePhase as samePhase, __webpack_exports__schedule as schedule, __webpack_exports__statesOnDisk as statesOnDisk, __webpack_exports__testVerdict as testVerdict };
