export const id = 3243;
export const ids = [
    3243
];
export const modules = {
    33243: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Gf: ()=>defineScalarTag,
            NE: ()=>defineSequenceTag,
            OU: ()=>CORE_SCHEMA,
            PH: ()=>parseEvents,
            Sj: ()=>Schema,
            UD: ()=>seqTag,
            bH: ()=>defineMappingTag,
            fw: ()=>constructFromEvents,
            hy: ()=>EVENT_ID,
            pj: ()=>mapTag,
            tB: ()=>YAMLException,
            ym: ()=>strTag
        });
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
    })
};
