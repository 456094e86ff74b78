export const id = 6780;
export const ids = [
    6780
];
export const modules = {
    75824: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            iI: ()=>XMLValidator
        });
        var _validator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61176);
        let XMLValidator = {
            validate: _validator_js__WEBPACK_IMPORTED_MODULE_0__.t
        };
    }),
    90984: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Eo: ()=>isName,
            Xe: ()=>getAllMatches,
            q9: ()=>DANGEROUS_PROPERTY_NAMES,
            vl: ()=>criticalProperties,
            yQ: ()=>isExist
        });
        let nameStartChar = ':A-Za-z_\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD';
        let nameChar = nameStartChar + '\\-.\\d\\u00B7\\u0300-\\u036F\\u203F-\\u2040';
        let nameRegexp = '[' + nameStartChar + '][' + nameChar + ']*';
        let regexName = new RegExp('^' + nameRegexp + '$');
        function getAllMatches(string, regex) {
            let matches = [];
            let match = regex.exec(string);
            while(match){
                let allmatches = [];
                allmatches.startIndex = regex.lastIndex - match[0].length;
                let len = match.length;
                for(let index = 0; index < len; index++)allmatches.push(match[index]);
                matches.push(allmatches);
                match = regex.exec(string);
            }
            return matches;
        }
        let isName = function(string) {
            let match = regexName.exec(string);
            return null != match;
        };
        function isExist(v) {
            return void 0 !== v;
        }
        let DANGEROUS_PROPERTY_NAMES = [
            'hasOwnProperty',
            'toString',
            'valueOf',
            '__defineGetter__',
            '__defineSetter__',
            '__lookupGetter__',
            '__lookupSetter__'
        ];
        let criticalProperties = [
            "__proto__",
            "constructor",
            "prototype"
        ];
    }),
    61176: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: ()=>validate
        });
        var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90984);
        let defaultOptions = {
            allowBooleanAttributes: false,
            unpairedTags: []
        };
        function validate(xmlData, options) {
            options = Object.assign({}, defaultOptions, options);
            let tags = [];
            let tagFound = false;
            let reachedRoot = false;
            if ('\ufeff' === xmlData[0]) xmlData = xmlData.substr(1);
            for(let i = 0; i < xmlData.length; i++)if ('<' === xmlData[i] && '?' === xmlData[i + 1]) {
                i += 2;
                i = readPI(xmlData, i);
                if (i.err) return i;
            } else if ('<' === xmlData[i]) {
                let tagStartPos = i;
                i++;
                if ('!' === xmlData[i]) {
                    i = readCommentAndCDATA(xmlData, i);
                    continue;
                } else {
                    let closingTag = false;
                    if ('/' === xmlData[i]) {
                        closingTag = true;
                        i++;
                    }
                    let tagName = '';
                    for(; i < xmlData.length && '>' !== xmlData[i] && ' ' !== xmlData[i] && '\t' !== xmlData[i] && '\n' !== xmlData[i] && '\r' !== xmlData[i]; i++)tagName += xmlData[i];
                    tagName = tagName.trim();
                    if ('/' === tagName[tagName.length - 1]) {
                        tagName = tagName.substring(0, tagName.length - 1);
                        i--;
                    }
                    if (!validateTagName(tagName)) {
                        let msg;
                        msg = 0 === tagName.trim().length ? "Invalid space after '<'." : "Tag '" + tagName + "' is an invalid name.";
                        return getErrorObject('InvalidTag', msg, getLineNumberForPosition(xmlData, i));
                    }
                    let result = readAttributeStr(xmlData, i);
                    if (false === result) return getErrorObject('InvalidAttr', "Attributes for '" + tagName + "' have open quote.", getLineNumberForPosition(xmlData, i));
                    let attrStr = result.value;
                    i = result.index;
                    if ('/' === attrStr[attrStr.length - 1]) {
                        let attrStrStart = i - attrStr.length;
                        attrStr = attrStr.substring(0, attrStr.length - 1);
                        let isValid = validateAttributeString(attrStr, options);
                        if (true !== isValid) return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, attrStrStart + isValid.err.line));
                        else tagFound = true;
                    } else if (closingTag) if (!result.tagClosed) return getErrorObject('InvalidTag', "Closing tag '" + tagName + "' doesn't have proper closing.", getLineNumberForPosition(xmlData, i));
                    else {
                        if (attrStr.trim().length > 0) return getErrorObject('InvalidTag', "Closing tag '" + tagName + "' can't have attributes or invalid starting.", getLineNumberForPosition(xmlData, tagStartPos));
                        if (0 === tags.length) return getErrorObject('InvalidTag', "Closing tag '" + tagName + "' has not been opened.", getLineNumberForPosition(xmlData, tagStartPos));
                        let otg = tags.pop();
                        if (tagName !== otg.tagName) {
                            let openPos = getLineNumberForPosition(xmlData, otg.tagStartPos);
                            return getErrorObject('InvalidTag', "Expected closing tag '" + otg.tagName + "' (opened in line " + openPos.line + ", col " + openPos.col + ") instead of closing tag '" + tagName + "'.", getLineNumberForPosition(xmlData, tagStartPos));
                        }
                        if (0 == tags.length) reachedRoot = true;
                    }
                    else {
                        let isValid = validateAttributeString(attrStr, options);
                        if (true !== isValid) return getErrorObject(isValid.err.code, isValid.err.msg, getLineNumberForPosition(xmlData, i - attrStr.length + isValid.err.line));
                        if (true === reachedRoot) return getErrorObject('InvalidXml', 'Multiple possible root nodes found.', getLineNumberForPosition(xmlData, i));
                        else -1 !== options.unpairedTags.indexOf(tagName) || tags.push({
                            tagName,
                            tagStartPos
                        });
                        tagFound = true;
                    }
                    for(i++; i < xmlData.length; i++)if ('<' === xmlData[i]) if ('!' === xmlData[i + 1]) {
                        i++;
                        i = readCommentAndCDATA(xmlData, i);
                        continue;
                    } else if ('?' === xmlData[i + 1]) {
                        i = readPI(xmlData, ++i);
                        if (i.err) return i;
                    } else break;
                    else if ('&' === xmlData[i]) {
                        let afterAmp = validateAmpersand(xmlData, i);
                        if (-1 == afterAmp) return getErrorObject('InvalidChar', "char '&' is not expected.", getLineNumberForPosition(xmlData, i));
                        i = afterAmp;
                    } else if (true === reachedRoot && !isWhiteSpace(xmlData[i])) return getErrorObject('InvalidXml', "Extra text at the end", getLineNumberForPosition(xmlData, i));
                    if ('<' === xmlData[i]) i--;
                }
            } else {
                if (isWhiteSpace(xmlData[i])) continue;
                return getErrorObject('InvalidChar', "char '" + xmlData[i] + "' is not expected.", getLineNumberForPosition(xmlData, i));
            }
            if (!tagFound) return getErrorObject('InvalidXml', 'Start tag expected.', 1);
            else if (1 == tags.length) return getErrorObject('InvalidTag', "Unclosed tag '" + tags[0].tagName + "'.", getLineNumberForPosition(xmlData, tags[0].tagStartPos));
            else if (tags.length > 0) return getErrorObject('InvalidXml', "Invalid '" + JSON.stringify(tags.map((t)=>t.tagName), null, 4).replace(/\r?\n/g, '') + "' found.", {
                line: 1,
                col: 1
            });
            return true;
        }
        function isWhiteSpace(char) {
            return ' ' === char || '\t' === char || '\n' === char || '\r' === char;
        }
        function readPI(xmlData, i) {
            let start = i;
            for(; i < xmlData.length; i++)if ('?' == xmlData[i] || ' ' == xmlData[i]) {
                let tagname = xmlData.substr(start, i - start);
                if (i > 5 && 'xml' === tagname) return getErrorObject('InvalidXml', 'XML declaration allowed only at the start of the document.', getLineNumberForPosition(xmlData, i));
                else {
                    if ('?' != xmlData[i] || '>' != xmlData[i + 1]) continue;
                    i++;
                    break;
                }
            }
            return i;
        }
        function readCommentAndCDATA(xmlData, i) {
            if (xmlData.length > i + 5 && '-' === xmlData[i + 1] && '-' === xmlData[i + 2]) {
                for(i += 3; i < xmlData.length; i++)if ('-' === xmlData[i] && '-' === xmlData[i + 1] && '>' === xmlData[i + 2]) {
                    i += 2;
                    break;
                }
            } else if (xmlData.length > i + 8 && 'D' === xmlData[i + 1] && 'O' === xmlData[i + 2] && 'C' === xmlData[i + 3] && 'T' === xmlData[i + 4] && 'Y' === xmlData[i + 5] && 'P' === xmlData[i + 6] && 'E' === xmlData[i + 7]) {
                let angleBracketsCount = 1;
                for(i += 8; i < xmlData.length; i++)if ('<' === xmlData[i]) angleBracketsCount++;
                else if ('>' === xmlData[i]) {
                    angleBracketsCount--;
                    if (0 === angleBracketsCount) break;
                }
            } else if (xmlData.length > i + 9 && '[' === xmlData[i + 1] && 'C' === xmlData[i + 2] && 'D' === xmlData[i + 3] && 'A' === xmlData[i + 4] && 'T' === xmlData[i + 5] && 'A' === xmlData[i + 6] && '[' === xmlData[i + 7]) {
                for(i += 8; i < xmlData.length; i++)if (']' === xmlData[i] && ']' === xmlData[i + 1] && '>' === xmlData[i + 2]) {
                    i += 2;
                    break;
                }
            }
            return i;
        }
        let doubleQuote = '"';
        let singleQuote = "'";
        function readAttributeStr(xmlData, i) {
            let attrStr = '';
            let startChar = '';
            let tagClosed = false;
            for(; i < xmlData.length; i++){
                if (xmlData[i] === doubleQuote || xmlData[i] === singleQuote) if ('' === startChar) startChar = xmlData[i];
                else startChar !== xmlData[i] || (startChar = '');
                else if ('>' === xmlData[i]) {
                    if ('' === startChar) {
                        tagClosed = true;
                        break;
                    }
                }
                attrStr += xmlData[i];
            }
            if ('' !== startChar) return false;
            return {
                value: attrStr,
                index: i,
                tagClosed: tagClosed
            };
        }
        function scanAttributeTokens(attrStr) {
            let tokens = [];
            let len = attrStr.length;
            let i = 0;
            while(i < len){
                let tokenStart = i;
                while(i < len && isWhiteSpace(attrStr[i]))i++;
                if (i >= len) break;
                if ('=' === attrStr[i]) {
                    i++;
                    continue;
                }
                let leadingWs = attrStr.slice(tokenStart, i);
                let nameStart = i;
                while(i < len && !isWhiteSpace(attrStr[i]) && '=' !== attrStr[i])i++;
                let name = attrStr.slice(nameStart, i);
                let equalsGroup;
                let j = i;
                while(j < len && isWhiteSpace(attrStr[j]))j++;
                if (j < len && '=' === attrStr[j]) {
                    equalsGroup = attrStr.slice(i, j + 1);
                    i = j + 1;
                }
                let quoteChar;
                let value;
                let k = i;
                while(k < len && isWhiteSpace(attrStr[k]))k++;
                if (k < len && ('"' === attrStr[k] || "'" === attrStr[k])) {
                    let valueStart = k + 1;
                    let closeIdx = attrStr.indexOf(attrStr[k], valueStart);
                    if (-1 !== closeIdx) {
                        quoteChar = attrStr[k];
                        value = attrStr.slice(valueStart, closeIdx);
                        i = closeIdx + 1;
                    }
                }
                let token = {
                    startIndex: tokenStart
                };
                token[1] = leadingWs;
                token[2] = name;
                token[3] = equalsGroup;
                token[4] = void 0 !== quoteChar ? true : void 0;
                token[5] = quoteChar;
                token[6] = value;
                tokens.push(token);
            }
            return tokens;
        }
        function validateAttributeString(attrStr, options) {
            let matches = scanAttributeTokens(attrStr);
            let attrNames = {};
            for(let i = 0; i < matches.length; i++){
                if (0 === matches[i][1].length) return getErrorObject('InvalidAttr', "Attribute '" + matches[i][2] + "' has no space in starting.", getPositionFromMatch(matches[i]));
                else if (void 0 !== matches[i][3] && void 0 === matches[i][4]) return getErrorObject('InvalidAttr', "Attribute '" + matches[i][2] + "' is without value.", getPositionFromMatch(matches[i]));
                else if (void 0 === matches[i][3] && !options.allowBooleanAttributes) return getErrorObject('InvalidAttr', "boolean attribute '" + matches[i][2] + "' is not allowed.", getPositionFromMatch(matches[i]));
                let attrName = matches[i][2];
                if (!validateAttrName(attrName)) return getErrorObject('InvalidAttr', "Attribute '" + attrName + "' is an invalid name.", getPositionFromMatch(matches[i]));
                if (Object.prototype.hasOwnProperty.call(attrNames, attrName)) return getErrorObject('InvalidAttr', "Attribute '" + attrName + "' is repeated.", getPositionFromMatch(matches[i]));
                else attrNames[attrName] = 1;
            }
            return true;
        }
        function validateNumberAmpersand(xmlData, i) {
            let re = /\d/;
            if ('x' === xmlData[i]) {
                i++;
                re = /[\da-fA-F]/;
            }
            for(; i < xmlData.length; i++){
                if (';' === xmlData[i]) return i;
                if (!xmlData[i].match(re)) break;
            }
            return -1;
        }
        function validateAmpersand(xmlData, i) {
            i++;
            if (';' === xmlData[i]) return -1;
            if ('#' === xmlData[i]) {
                i++;
                return validateNumberAmpersand(xmlData, i);
            }
            let count = 0;
            for(; i < xmlData.length; i++, count++)if (!xmlData[i].match(/\w/) || !(count < 20)) {
                if (';' === xmlData[i]) break;
                return -1;
            }
            return i;
        }
        function getErrorObject(code, message, lineNumber) {
            return {
                err: {
                    code: code,
                    msg: message,
                    line: lineNumber.line || lineNumber,
                    col: lineNumber.col
                }
            };
        }
        function validateAttrName(attrName) {
            return (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Eo)(attrName);
        }
        function validateTagName(tagname) {
            return (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Eo)(tagname);
        }
        function getLineNumberForPosition(xmlData, index) {
            let lines = xmlData.substring(0, index).split(/\r?\n/);
            return {
                line: lines.length,
                col: lines[lines.length - 1].length + 1
            };
        }
        function getPositionFromMatch(match) {
            return match.startIndex + match[1].length;
        }
    }),
    41143: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>XMLParser
        });
        var util = __webpack_require__(90984);
        let defaultOnDangerousProperty = (name)=>{
            if (util.q9.includes(name)) return "__" + name;
            return name;
        };
        let defaultOptions = {
            preserveOrder: false,
            attributeNamePrefix: '@_',
            attributesGroupName: false,
            textNodeName: '#text',
            ignoreAttributes: true,
            removeNSPrefix: false,
            allowBooleanAttributes: false,
            parseTagValue: true,
            parseAttributeValue: false,
            trimValues: true,
            cdataPropName: false,
            numberParseOptions: {
                hex: true,
                leadingZeros: true,
                eNotation: true,
                unicode: false
            },
            tagValueProcessor: function(tagName, val) {
                return val;
            },
            attributeValueProcessor: function(attrName, val) {
                return val;
            },
            stopNodes: [],
            alwaysCreateTextNode: false,
            isArray: ()=>false,
            commentPropName: false,
            unpairedTags: [],
            processEntities: true,
            htmlEntities: false,
            entityDecoder: null,
            ignoreDeclaration: false,
            ignorePiTags: false,
            transformTagName: false,
            transformAttributeName: false,
            updateTag: function(tagName, jPath, attrs) {
                return tagName;
            },
            captureMetaData: false,
            maxNestedTags: 100,
            strictReservedNames: true,
            jPath: true,
            onDangerousProperty: defaultOnDangerousProperty
        };
        function validatePropertyName(propertyName, optionName) {
            if ('string' != typeof propertyName) return;
            let normalized = propertyName.toLowerCase();
            if (util.q9.some((dangerous)=>normalized === dangerous.toLowerCase())) throw new Error(`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`);
            if (util.vl.some((dangerous)=>normalized === dangerous.toLowerCase())) throw new Error(`[SECURITY] Invalid ${optionName}: "${propertyName}" is a reserved JavaScript keyword that could cause prototype pollution`);
        }
        function normalizeProcessEntities(value, htmlEntities) {
            if ('boolean' == typeof value) return {
                enabled: value,
                maxEntitySize: 10000,
                maxExpansionDepth: 10000,
                maxTotalExpansions: 1 / 0,
                maxExpandedLength: 100000,
                maxEntityCount: 1000,
                allowedTags: null,
                tagFilter: null,
                appliesTo: "all"
            };
            if ('object' == typeof value && null !== value) return {
                enabled: false !== value.enabled,
                maxEntitySize: Math.max(1, value.maxEntitySize ?? 10000),
                maxExpansionDepth: Math.max(1, value.maxExpansionDepth ?? 10000),
                maxTotalExpansions: Math.max(1, value.maxTotalExpansions ?? 1 / 0),
                maxExpandedLength: Math.max(1, value.maxExpandedLength ?? 100000),
                maxEntityCount: Math.max(1, value.maxEntityCount ?? 1000),
                allowedTags: value.allowedTags ?? null,
                tagFilter: value.tagFilter ?? null,
                appliesTo: value.appliesTo ?? "all"
            };
            return normalizeProcessEntities(true);
        }
        let buildOptions = function(options) {
            let built = Object.assign({}, defaultOptions, options);
            let propertyNameOptions = [
                {
                    value: built.attributeNamePrefix,
                    name: 'attributeNamePrefix'
                },
                {
                    value: built.attributesGroupName,
                    name: 'attributesGroupName'
                },
                {
                    value: built.textNodeName,
                    name: 'textNodeName'
                },
                {
                    value: built.cdataPropName,
                    name: 'cdataPropName'
                },
                {
                    value: built.commentPropName,
                    name: 'commentPropName'
                }
            ];
            for (let { value, name } of propertyNameOptions)if (value) validatePropertyName(value, name);
            if (null === built.onDangerousProperty) built.onDangerousProperty = defaultOnDangerousProperty;
            built.processEntities = normalizeProcessEntities(built.processEntities, built.htmlEntities);
            built.unpairedTagsSet = new Set(built.unpairedTags);
            if (built.stopNodes && Array.isArray(built.stopNodes)) built.stopNodes = built.stopNodes.map((node)=>{
                if ('string' == typeof node && node.startsWith('*.')) return '..' + node.substring(2);
                return node;
            });
            return built;
        };
        let METADATA_SYMBOL;
        METADATA_SYMBOL = "function" != typeof Symbol ? "@@xmlMetadata" : Symbol("XML Node Metadata");
        class XmlNode {
            constructor(tagname){
                this.tagname = tagname;
                this.child = [];
                this[":@"] = Object.create(null);
            }
            add(key, val) {
                if ("__proto__" === key) key = "#__proto__";
                this.child.push({
                    [key]: val
                });
            }
            addChild(node, startIndex) {
                if ("__proto__" === node.tagname) node.tagname = "#__proto__";
                if (node[":@"] && Object.keys(node[":@"]).length > 0) this.child.push({
                    [node.tagname]: node.child,
                    [":@"]: node[":@"]
                });
                else this.child.push({
                    [node.tagname]: node.child
                });
                this.addStartIndex(startIndex);
            }
            addStartIndex(startIndex) {
                if (void 0 !== startIndex) this.child[this.child.length - 1][METADATA_SYMBOL] = {
                    startIndex
                };
            }
            addEndIndex(endIndex) {
                let lastChild = this.child[this.child.length - 1];
                if (void 0 !== lastChild && void 0 !== lastChild[METADATA_SYMBOL] && void 0 === lastChild[METADATA_SYMBOL].endIndex) lastChild[METADATA_SYMBOL].endIndex = endIndex;
            }
            static getMetaDataSymbol() {
                return METADATA_SYMBOL;
            }
        }
        var src = __webpack_require__(64658);
        class DocTypeReader {
            constructor(options, xmlVersion){
                this.suppressValidationErr = !options;
                this.options = options;
                this.xmlVersion = xmlVersion || 1.0;
            }
            setXmlVersion(xmlVersion = 1.0) {
                this.xmlVersion = xmlVersion;
            }
            readDocType(xmlData, i) {
                let entities = Object.create(null);
                let entityCount = 0;
                if ('O' === xmlData[i + 3] && 'C' === xmlData[i + 4] && 'T' === xmlData[i + 5] && 'Y' === xmlData[i + 6] && 'P' === xmlData[i + 7] && 'E' === xmlData[i + 8]) {
                    i += 9;
                    let angleBracketsCount = 1;
                    let hasBody = false, comment = false;
                    let quoteChar = null;
                    let exp = "";
                    for(; i < xmlData.length; i++){
                        if (null !== quoteChar) {
                            if (xmlData[i] === quoteChar) quoteChar = null;
                            exp += xmlData[i];
                            continue;
                        }
                        if (!hasBody && !comment && ('"' === xmlData[i] || "'" === xmlData[i])) {
                            quoteChar = xmlData[i];
                            exp += xmlData[i];
                            continue;
                        }
                        if ('<' !== xmlData[i] || comment) if ('>' === xmlData[i]) {
                            if (comment) {
                                if ("-" === xmlData[i - 1] && "-" === xmlData[i - 2]) {
                                    comment = false;
                                    angleBracketsCount--;
                                }
                            } else angleBracketsCount--;
                            if (0 === angleBracketsCount) break;
                        } else if ('[' === xmlData[i]) hasBody = true;
                        else exp += xmlData[i];
                        else {
                            if (hasBody && hasSeq(xmlData, "!ENTITY", i)) {
                                i += 7;
                                let entityName, val;
                                [entityName, val, i] = this.readEntityExp(xmlData, i + 1, this.suppressValidationErr);
                                if (-1 === val.indexOf("&")) {
                                    if (false !== this.options.enabled && null != this.options.maxEntityCount && entityCount >= this.options.maxEntityCount) throw new Error(`Entity count (${entityCount + 1}) exceeds maximum allowed (${this.options.maxEntityCount})`);
                                    entities[entityName] = val;
                                    entityCount++;
                                }
                            } else if (hasBody && hasSeq(xmlData, "!ELEMENT", i)) {
                                i += 8;
                                let { index } = this.readElementExp(xmlData, i + 1);
                                i = index;
                            } else if (hasBody && hasSeq(xmlData, "!ATTLIST", i)) i += 8;
                            else if (hasBody && hasSeq(xmlData, "!NOTATION", i)) {
                                i += 9;
                                let { index } = this.readNotationExp(xmlData, i + 1, this.suppressValidationErr);
                                i = index;
                            } else if (hasSeq(xmlData, "!--", i)) comment = true;
                            else throw new Error("Invalid DOCTYPE");
                            angleBracketsCount++;
                            exp = "";
                        }
                    }
                    if (null !== quoteChar || 0 !== angleBracketsCount) throw new Error("Unclosed DOCTYPE");
                } else throw new Error("Invalid Tag instead of DOCTYPE");
                return {
                    entities,
                    i
                };
            }
            readEntityExp(xmlData, i) {
                i = skipWhitespace(xmlData, i);
                let startIndex = i;
                while(i < xmlData.length && !/\s/.test(xmlData[i]) && '"' !== xmlData[i] && "'" !== xmlData[i])i++;
                let entityName = xmlData.substring(startIndex, i);
                validateEntityName(entityName, {
                    xmlVersion: this.xmlVersion
                });
                i = skipWhitespace(xmlData, i);
                if (!this.suppressValidationErr) {
                    if ("SYSTEM" === xmlData.substring(i, i + 6).toUpperCase()) throw new Error("External entities are not supported");
                    else if ("%" === xmlData[i]) throw new Error("Parameter entities are not supported");
                }
                let entityValue = "";
                [i, entityValue] = this.readIdentifierVal(xmlData, i, "entity");
                if (false !== this.options.enabled && null != this.options.maxEntitySize && entityValue.length > this.options.maxEntitySize) throw new Error(`Entity "${entityName}" size (${entityValue.length}) exceeds maximum allowed size (${this.options.maxEntitySize})`);
                i--;
                return [
                    entityName,
                    entityValue,
                    i
                ];
            }
            readNotationExp(xmlData, i) {
                i = skipWhitespace(xmlData, i);
                let startIndex = i;
                while(i < xmlData.length && !/\s/.test(xmlData[i]))i++;
                let notationName = xmlData.substring(startIndex, i);
                this.suppressValidationErr || validateEntityName(notationName, {
                    xmlVersion: this.xmlVersion
                });
                i = skipWhitespace(xmlData, i);
                let identifierType = xmlData.substring(i, i + 6).toUpperCase();
                if (!this.suppressValidationErr && "SYSTEM" !== identifierType && "PUBLIC" !== identifierType) throw new Error(`Expected SYSTEM or PUBLIC, found "${identifierType}"`);
                i += identifierType.length;
                i = skipWhitespace(xmlData, i);
                let publicIdentifier = null;
                let systemIdentifier = null;
                if ("PUBLIC" === identifierType) {
                    [i, publicIdentifier] = this.readIdentifierVal(xmlData, i, "publicIdentifier");
                    i = skipWhitespace(xmlData, i);
                    if ('"' === xmlData[i] || "'" === xmlData[i]) [i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
                } else if ("SYSTEM" === identifierType) {
                    [i, systemIdentifier] = this.readIdentifierVal(xmlData, i, "systemIdentifier");
                    if (!this.suppressValidationErr && !systemIdentifier) throw new Error("Missing mandatory system identifier for SYSTEM notation");
                }
                return {
                    notationName,
                    publicIdentifier,
                    systemIdentifier,
                    index: --i
                };
            }
            readIdentifierVal(xmlData, i, type) {
                let identifierVal = "";
                let startChar = xmlData[i];
                if ('"' !== startChar && "'" !== startChar) throw new Error(`Expected quoted string, found "${startChar}"`);
                i++;
                let startIndex = i;
                while(i < xmlData.length && xmlData[i] !== startChar)i++;
                identifierVal = xmlData.substring(startIndex, i);
                if (xmlData[i] !== startChar) throw new Error(`Unterminated ${type} value`);
                i++;
                return [
                    i,
                    identifierVal
                ];
            }
            readElementExp(xmlData, i) {
                i = skipWhitespace(xmlData, i);
                let startIndex = i;
                while(i < xmlData.length && !/\s/.test(xmlData[i]))i++;
                let elementName = xmlData.substring(startIndex, i);
                if (!this.suppressValidationErr && !(0, src.fG)(elementName, {
                    xmlVersion: this.xmlVersion
                })) throw new Error(`Invalid element name: "${elementName}"`);
                i = skipWhitespace(xmlData, i);
                let contentModel = "";
                if ("E" === xmlData[i] && hasSeq(xmlData, "MPTY", i)) i += 4;
                else if ("A" === xmlData[i] && hasSeq(xmlData, "NY", i)) i += 2;
                else if ("(" === xmlData[i]) {
                    i++;
                    let startIndex = i;
                    while(i < xmlData.length && ")" !== xmlData[i])i++;
                    contentModel = xmlData.substring(startIndex, i);
                    if (")" !== xmlData[i]) throw new Error("Unterminated content model");
                } else if (!this.suppressValidationErr) throw new Error(`Invalid Element Expression, found "${xmlData[i]}"`);
                return {
                    elementName,
                    contentModel: contentModel.trim(),
                    index: i
                };
            }
            readAttlistExp(xmlData, i) {
                i = skipWhitespace(xmlData, i);
                let startIndex = i;
                while(i < xmlData.length && !/\s/.test(xmlData[i]))i++;
                let elementName = xmlData.substring(startIndex, i);
                validateEntityName(elementName, {
                    xmlVersion: this.xmlVersion
                });
                i = skipWhitespace(xmlData, i);
                startIndex = i;
                while(i < xmlData.length && !/\s/.test(xmlData[i]))i++;
                let attributeName = xmlData.substring(startIndex, i);
                if (!validateEntityName(attributeName, {
                    xmlVersion: this.xmlVersion
                })) throw new Error(`Invalid attribute name: "${attributeName}"`);
                i = skipWhitespace(xmlData, i);
                let attributeType = "";
                if ("NOTATION" === xmlData.substring(i, i + 8).toUpperCase()) {
                    attributeType = "NOTATION";
                    i += 8;
                    i = skipWhitespace(xmlData, i);
                    if ("(" !== xmlData[i]) throw new Error(`Expected '(', found "${xmlData[i]}"`);
                    i++;
                    let allowedNotations = [];
                    while(i < xmlData.length && ")" !== xmlData[i]){
                        let startIndex = i;
                        while(i < xmlData.length && "|" !== xmlData[i] && ")" !== xmlData[i])i++;
                        let notation = xmlData.substring(startIndex, i);
                        notation = notation.trim();
                        if (!validateEntityName(notation, {
                            xmlVersion: this.xmlVersion
                        })) throw new Error(`Invalid notation name: "${notation}"`);
                        allowedNotations.push(notation);
                        if ("|" === xmlData[i]) {
                            i++;
                            i = skipWhitespace(xmlData, i);
                        }
                    }
                    if (")" !== xmlData[i]) throw new Error("Unterminated list of notations");
                    i++;
                    attributeType += " (" + allowedNotations.join("|") + ")";
                } else {
                    let startIndex = i;
                    while(i < xmlData.length && !/\s/.test(xmlData[i]))i++;
                    attributeType += xmlData.substring(startIndex, i);
                    let validTypes = [
                        "CDATA",
                        "ID",
                        "IDREF",
                        "IDREFS",
                        "ENTITY",
                        "ENTITIES",
                        "NMTOKEN",
                        "NMTOKENS"
                    ];
                    if (!this.suppressValidationErr && !validTypes.includes(attributeType.toUpperCase())) throw new Error(`Invalid attribute type: "${attributeType}"`);
                }
                i = skipWhitespace(xmlData, i);
                let defaultValue = "";
                if ("#REQUIRED" === xmlData.substring(i, i + 8).toUpperCase()) {
                    defaultValue = "#REQUIRED";
                    i += 8;
                } else if ("#IMPLIED" === xmlData.substring(i, i + 7).toUpperCase()) {
                    defaultValue = "#IMPLIED";
                    i += 7;
                } else [i, defaultValue] = this.readIdentifierVal(xmlData, i, "ATTLIST");
                return {
                    elementName,
                    attributeName,
                    attributeType,
                    defaultValue,
                    index: i
                };
            }
        }
        let skipWhitespace = (data, index)=>{
            while(index < data.length && /\s/.test(data[index]))index++;
            return index;
        };
        function hasSeq(data, seq, i) {
            for(let j = 0; j < seq.length; j++)if (seq[j] !== data[i + j + 1]) return false;
            return true;
        }
        function validateEntityName(name, xmlVersion) {
            if ((0, src.fG)(name, {
                xmlVersion: xmlVersion
            })) return name;
            else throw new Error(`Invalid entity name ${name}`);
        }
        let SCRIPT_ZEROS = [
            0x0030,
            0x0660,
            0x06F0,
            0x0966,
            0x09E6,
            0x0A66,
            0x0AE6,
            0x0B66,
            0x0BE6,
            0x0C66,
            0x0CE6,
            0x0D66,
            0x0DE6,
            0x0E50,
            0x0ED0,
            0x0F20,
            0x1040,
            0x1090,
            0x17E0,
            0x1810,
            0x1946,
            0x19D0,
            0x1A80,
            0x1A90,
            0x1B50,
            0x1BB0,
            0x1C40,
            0x1C50,
            0xFF10,
            0x1D7CE,
            0x1D7D8,
            0x1D7E2,
            0x1D7EC,
            0x1D7F6,
            0x104A0,
            0x10D30,
            0x11066,
            0x110F0,
            0x11136,
            0x111D0,
            0x112F0,
            0x11450,
            0x114D0,
            0x11650,
            0x116C0,
            0x11730,
            0x118E0,
            0x11950,
            0x11BF0,
            0x11C50,
            0x11D50,
            0x11DA0,
            0x11F50,
            0x16A60,
            0x16AC0,
            0x16B50,
            0x1E140,
            0x1E2F0,
            0x1E4F0,
            0x1E950,
            0x1FBF0
        ];
        let NOT_DIGIT = 0xFF;
        let HIGH_MAP = new Map();
        let LOW_MAX = 0xFFFF;
        let LOW_MIN = 0x0660;
        let TABLE_OFFSET = LOW_MIN;
        let TABLE_SIZE = LOW_MAX - LOW_MIN + 1;
        let TABLE = new Uint8Array(TABLE_SIZE).fill(NOT_DIGIT);
        for (let zero of SCRIPT_ZEROS)for(let d = 0; d < 10; d++){
            let cp = zero + d;
            if (cp <= LOW_MAX) TABLE[cp - TABLE_OFFSET] = d;
            else HIGH_MAP.set(cp, d);
        }
        let CHAR_0 = 48;
        let CHAR_9 = 57;
        let CHAR_MINUS = 45;
        let MINUS_SET = new Set([
            0x2212,
            0xFF0D,
            0xFE63
        ]);
        function anynum(str) {
            if ('string' != typeof str) return str;
            let len = str.length;
            if (0 === len) return str;
            let firstHit = -1;
            for(let i = 0; i < len; i++){
                let cc = str.charCodeAt(i);
                if ((!(cc >= CHAR_0) || !(cc <= CHAR_9)) && cc !== CHAR_MINUS) {
                    if (cc < TABLE_OFFSET) {
                        if (MINUS_SET.has(cc)) {
                            firstHit = i;
                            break;
                        }
                        continue;
                    }
                    if (cc >= 0xD800 && cc <= 0xDBFF) {
                        if (i + 1 < len) {
                            let low = str.charCodeAt(i + 1);
                            if (low >= 0xDC00 && low <= 0xDFFF) {
                                let cp = 0x10000 + (cc - 0xD800 << 10) + (low - 0xDC00);
                                if (HIGH_MAP.has(cp)) {
                                    firstHit = i;
                                    break;
                                }
                            }
                        }
                        continue;
                    }
                    if (TABLE[cc - TABLE_OFFSET] !== NOT_DIGIT || MINUS_SET.has(cc)) {
                        firstHit = i;
                        break;
                    }
                }
            }
            if (-1 === firstHit) return str;
            let chars = [];
            if (firstHit > 0) chars.push(str.slice(0, firstHit));
            for(let i = firstHit; i < len; i++){
                let cc = str.charCodeAt(i);
                if (cc >= CHAR_0 && cc <= CHAR_9 || cc === CHAR_MINUS) {
                    chars.push(str[i]);
                    continue;
                }
                if (cc < TABLE_OFFSET) {
                    chars.push(MINUS_SET.has(cc) ? '-' : str[i]);
                    continue;
                }
                if (cc >= 0xD800 && cc <= 0xDBFF) {
                    if (i + 1 < len) {
                        let low = str.charCodeAt(i + 1);
                        if (low >= 0xDC00 && low <= 0xDFFF) {
                            let cp = 0x10000 + (cc - 0xD800 << 10) + (low - 0xDC00);
                            let d = HIGH_MAP.get(cp);
                            if (void 0 !== d) {
                                chars.push(String.fromCharCode(d + 48));
                                i++;
                                continue;
                            }
                        }
                    }
                    chars.push(str[i]);
                    continue;
                }
                if (MINUS_SET.has(cc)) {
                    chars.push('-');
                    continue;
                }
                let d = TABLE[cc - TABLE_OFFSET];
                chars.push(d !== NOT_DIGIT ? String.fromCharCode(d + 48) : str[i]);
            }
            return chars.join('');
        }
        let anynum_anynum = anynum;
        let hexRegex = /^[-+]?0x[a-fA-F0-9]+$/;
        let binRegex = /^0b[01]+$/;
        let octRegex = /^0o[0-7]+$/;
        let numRegex = /^([\-\+])?(0*)([0-9]*(\.[0-9]*)?)$/;
        let consider = {
            hex: true,
            binary: false,
            octal: false,
            leadingZeros: true,
            decimalPoint: "\.",
            eNotation: true,
            infinity: "original",
            unicode: false
        };
        function toNumber(str, options = {}) {
            options = Object.assign({}, consider, options);
            if (!str || "string" != typeof str) return str;
            let trimmedStr = str.trim();
            if (0 === trimmedStr.length) return str;
            else if (void 0 !== options.skipLike && options.skipLike.test(trimmedStr)) return str;
            else if ("0" === trimmedStr) return 0;
            if (options.unicode) {
                trimmedStr = anynum_anynum(trimmedStr);
                if ("0" === trimmedStr) return 0;
            }
            if (options.hex && hexRegex.test(trimmedStr)) return parse_int(trimmedStr, 16);
            else if (options.binary && binRegex.test(trimmedStr)) return parse_int(trimmedStr, 2);
            else if (options.octal && octRegex.test(trimmedStr)) return parse_int(trimmedStr, 8);
            else if (isFinite(trimmedStr)) {
                if (trimmedStr.includes('e') || trimmedStr.includes('E')) return resolveEnotation(str, trimmedStr, options);
                let match = numRegex.exec(trimmedStr);
                if (!match) return str;
                else {
                    let sign = match[1] || "";
                    let leadingZeros = match[2];
                    let numTrimmedByZeros = trimZeros(match[3]);
                    let decimalAdjacentToLeadingZeros = sign ? "." === trimmedStr[leadingZeros.length + 1] : "." === trimmedStr[leadingZeros.length];
                    if (!options.leadingZeros && (leadingZeros.length > 1 || 1 === leadingZeros.length && !decimalAdjacentToLeadingZeros)) return str;
                    else {
                        let num = Number(trimmedStr);
                        let parsedStr = String(num);
                        if (0 === num) return num;
                        if (-1 !== parsedStr.search(/[eE]/)) if (options.eNotation) return num;
                        else return str;
                        else if (-1 !== trimmedStr.indexOf(".")) if ("0" === parsedStr) return num;
                        else if (parsedStr === numTrimmedByZeros) return num;
                        else if (parsedStr === `${sign}${numTrimmedByZeros}`) return num;
                        else return str;
                        let n = leadingZeros ? numTrimmedByZeros : trimmedStr;
                        if (leadingZeros) return n === parsedStr || sign + n === parsedStr ? num : str;
                        else return n === parsedStr || n === sign + parsedStr ? num : str;
                    }
                }
            } else {
                let num = Number(trimmedStr);
                if (Number.isNaN(num)) return str;
                return handleInfinity(str, num, options);
            }
        }
        let eNotationRegx = /^([-+])?(0*)(\d*(\.\d*)?[eE][-\+]?\d+)$/;
        function resolveEnotation(str, trimmedStr, options) {
            if (!options.eNotation) return str;
            let notation = trimmedStr.match(eNotationRegx);
            if (!notation) return str;
            else {
                let sign = notation[1] || "";
                let eChar = -1 === notation[3].indexOf("e") ? "E" : "e";
                let leadingZeros = notation[2];
                let eAdjacentToLeadingZeros = sign ? trimmedStr[leadingZeros.length + 1] === eChar : trimmedStr[leadingZeros.length] === eChar;
                if (leadingZeros.length > 1 && eAdjacentToLeadingZeros) return str;
                else if (1 === leadingZeros.length && (notation[3].startsWith(`.${eChar}`) || notation[3][0] === eChar)) return Number(trimmedStr);
                else if (!(leadingZeros.length > 0)) return Number(trimmedStr);
                else if (options.leadingZeros && !eAdjacentToLeadingZeros) return Number(trimmedStr);
                else return str;
            }
        }
        function trimZeros(numStr) {
            if (numStr && -1 !== numStr.indexOf(".")) {
                let end = numStr.length;
                while(end > 0 && 48 === numStr.charCodeAt(end - 1))end--;
                numStr = numStr.slice(0, end);
                if ("." === numStr) numStr = "0";
                else if ("." === numStr[0]) numStr = "0" + numStr;
                else if ("." === numStr[numStr.length - 1]) numStr = numStr.substring(0, numStr.length - 1);
            }
            return numStr;
        }
        function parse_int(numStr, base) {
            let str = numStr.trim();
            if (2 === base || 8 === base) numStr = str.substring(2);
            if (parseInt) return parseInt(numStr, base);
            else if (Number.parseInt) return Number.parseInt(numStr, base);
            else if (window && window.parseInt) return window.parseInt(numStr, base);
            else throw new Error("parseInt, Number.parseInt, window.parseInt are not supported");
        }
        function handleInfinity(str, num, options) {
            let isPositive = 1 / 0 === num;
            switch(options.infinity.toLowerCase()){
                case "null":
                    return null;
                case "infinity":
                    return num;
                case "string":
                    return isPositive ? "Infinity" : "-Infinity";
                case "original":
                default:
                    return str;
            }
        }
        function getIgnoreAttributesFn(ignoreAttributes) {
            if ('function' == typeof ignoreAttributes) return ignoreAttributes;
            if (Array.isArray(ignoreAttributes)) return (attrName)=>{
                for (let pattern of ignoreAttributes){
                    if ('string' == typeof pattern && attrName === pattern) return true;
                    if (pattern instanceof RegExp && pattern.test(attrName)) return true;
                }
            };
            return ()=>false;
        }
        var Matcher = __webpack_require__(48257);
        var Expression = __webpack_require__(53945);
        class ExpressionSet {
            constructor(){
                this._byDepthAndTag = new Map();
                this._wildcardByDepth = new Map();
                this._deepWildcards = [];
                this._deepByTerminalTag = new Map();
                this._patterns = new Set();
                this._sealed = false;
            }
            add(expression) {
                if (this._sealed) throw new TypeError('ExpressionSet is sealed. Create a new ExpressionSet to add more expressions.');
                if (this._patterns.has(expression.pattern)) return this;
                this._patterns.add(expression.pattern);
                if (expression.hasDeepWildcard()) {
                    let lastSeg = expression.segments[expression.segments.length - 1];
                    if (lastSeg && 'deep-wildcard' !== lastSeg.type && '*' !== lastSeg.tag) {
                        let tag = lastSeg.tag;
                        if (!this._deepByTerminalTag.has(tag)) this._deepByTerminalTag.set(tag, []);
                        this._deepByTerminalTag.get(tag).push(expression);
                    } else this._deepWildcards.push(expression);
                    return this;
                }
                let depth = expression.length;
                let lastSeg = expression.segments[expression.segments.length - 1];
                let tag = lastSeg?.tag;
                if (tag && '*' !== tag) {
                    let key = `${depth}:${tag}`;
                    if (!this._byDepthAndTag.has(key)) this._byDepthAndTag.set(key, []);
                    this._byDepthAndTag.get(key).push(expression);
                } else {
                    if (!this._wildcardByDepth.has(depth)) this._wildcardByDepth.set(depth, []);
                    this._wildcardByDepth.get(depth).push(expression);
                }
                return this;
            }
            addAll(expressions) {
                for (let expr of expressions)this.add(expr);
                return this;
            }
            has(expression) {
                return this._patterns.has(expression.pattern);
            }
            get size() {
                return this._patterns.size;
            }
            seal() {
                this._sealed = true;
                return this;
            }
            get isSealed() {
                return this._sealed;
            }
            matchesAny(matcher) {
                return null !== this.findMatch(matcher);
            }
            findMatch(matcher) {
                let depth = matcher.getDepth();
                let tag = matcher.getCurrentTag();
                let exactKey = `${depth}:${tag}`;
                let exactBucket = this._byDepthAndTag.get(exactKey);
                if (exactBucket) {
                    for(let i = 0; i < exactBucket.length; i++)if (matcher.matches(exactBucket[i])) return exactBucket[i];
                }
                let wildcardBucket = this._wildcardByDepth.get(depth);
                if (wildcardBucket) {
                    for(let i = 0; i < wildcardBucket.length; i++)if (matcher.matches(wildcardBucket[i])) return wildcardBucket[i];
                }
                let deepBucket = this._deepByTerminalTag.get(tag);
                if (deepBucket) {
                    for(let i = 0; i < deepBucket.length; i++)if (matcher.matches(deepBucket[i])) return deepBucket[i];
                }
                for(let i = 0; i < this._deepWildcards.length; i++)if (matcher.matches(this._deepWildcards[i])) return this._deepWildcards[i];
                return null;
            }
        }
        let CURRENCY = {
            cent: '¢',
            pound: '£',
            curren: '¤',
            yen: '¥',
            euro: '€',
            dollar: '$',
            fnof: 'ƒ',
            inr: '₹',
            af: '؋',
            birr: 'ብር',
            peso: '₱',
            rub: '₽',
            won: '₩',
            yuan: '¥',
            cedil: '¸'
        };
        let XML = {
            amp: "&",
            apos: "'",
            gt: ">",
            lt: "<",
            quot: "\""
        };
        let COMMON_HTML = {
            nbsp: '\u00a0',
            copy: '\u00a9',
            reg: '\u00ae',
            trade: '\u2122',
            mdash: '\u2014',
            ndash: '\u2013',
            hellip: '\u2026',
            laquo: '\u00ab',
            raquo: '\u00bb',
            lsquo: '\u2018',
            rsquo: '\u2019',
            ldquo: '\u201c',
            rdquo: '\u201d',
            bull: '\u2022',
            para: '\u00b6',
            sect: '\u00a7',
            deg: '\u00b0',
            frac12: '\u00bd',
            frac14: '\u00bc',
            frac34: '\u00be'
        };
        let ENTITY_ACTION = Object.freeze({
            ALLOW: 'allow',
            BLOCK: 'block',
            THROW: 'throw'
        });
        let SPECIAL_CHARS = new Set('!?\\\\/[]$%{}^&*()<>|+');
        function EntityDecoder_validateEntityName(name) {
            if ('#' === name[0]) throw new Error(`[EntityReplacer] Invalid character '#' in entity name: "${name}"`);
            for (let ch of name)if (SPECIAL_CHARS.has(ch)) throw new Error(`[EntityReplacer] Invalid character '${ch}' in entity name: "${name}"`);
            return name;
        }
        function mergeEntityMaps(...maps) {
            let out = Object.create(null);
            for (let map of maps)if (map) for (let key of Object.keys(map)){
                let raw = map[key];
                if ('string' == typeof raw) out[key] = raw;
                else if (raw && 'object' == typeof raw && void 0 !== raw.val) {
                    let val = raw.val;
                    if ('string' == typeof val) out[key] = val;
                }
            }
            return out;
        }
        let LIMIT_TIER_EXTERNAL = 'external';
        let LIMIT_TIER_BASE = 'base';
        let LIMIT_TIER_ALL = 'all';
        function parseLimitTiers(raw) {
            if (!raw || raw === LIMIT_TIER_EXTERNAL) return new Set([
                LIMIT_TIER_EXTERNAL
            ]);
            if (raw === LIMIT_TIER_ALL) return new Set([
                LIMIT_TIER_ALL
            ]);
            if (raw === LIMIT_TIER_BASE) return new Set([
                LIMIT_TIER_BASE
            ]);
            if (Array.isArray(raw)) return new Set(raw);
            return new Set([
                LIMIT_TIER_EXTERNAL
            ]);
        }
        let NCR_LEVEL = Object.freeze({
            allow: 0,
            leave: 1,
            remove: 2,
            throw: 3
        });
        let XML10_ALLOWED_C0 = new Set([
            0x09,
            0x0A,
            0x0D
        ]);
        function parseNCRConfig(ncr) {
            if (!ncr) return {
                xmlVersion: 1.0,
                onLevel: NCR_LEVEL.allow,
                nullLevel: NCR_LEVEL.remove
            };
            let xmlVersion = 1.1 === ncr.xmlVersion ? 1.1 : 1.0;
            let onLevel = NCR_LEVEL[ncr.onNCR] ?? NCR_LEVEL.allow;
            let nullLevel = NCR_LEVEL[ncr.nullNCR] ?? NCR_LEVEL.remove;
            let clampedNull = Math.max(nullLevel, NCR_LEVEL.remove);
            return {
                xmlVersion,
                onLevel,
                nullLevel: clampedNull
            };
        }
        class EntityDecoder {
            constructor(options = {}){
                this._limit = options.limit || {};
                this._maxTotalExpansions = this._limit.maxTotalExpansions || 0;
                this._maxExpandedLength = this._limit.maxExpandedLength || 0;
                this._postCheck = 'function' == typeof options.postCheck ? options.postCheck : (r)=>r;
                this._limitTiers = parseLimitTiers(this._limit.applyLimitsTo ?? LIMIT_TIER_EXTERNAL);
                this._numericAllowed = options.numericAllowed ?? true;
                this._baseMap = mergeEntityMaps(XML, options.namedEntities || null);
                this._externalMap = Object.create(null);
                this._inputMap = Object.create(null);
                this._totalExpansions = 0;
                this._expandedLength = 0;
                this._removeSet = new Set(options.remove && Array.isArray(options.remove) ? options.remove : []);
                this._leaveSet = new Set(options.leave && Array.isArray(options.leave) ? options.leave : []);
                let ncrCfg = parseNCRConfig(options.ncr);
                this._ncrXmlVersion = ncrCfg.xmlVersion;
                this._ncrOnLevel = ncrCfg.onLevel;
                this._ncrNullLevel = ncrCfg.nullLevel;
                this._onExternalEntity = 'function' == typeof options.onExternalEntity ? options.onExternalEntity : null;
                this._onInputEntity = 'function' == typeof options.onInputEntity ? options.onInputEntity : null;
            }
            _applyRegistrationHook(hook, name, value, context) {
                if (!hook) return true;
                let action = hook(name, value);
                if (action === ENTITY_ACTION.BLOCK) return false;
                if (action === ENTITY_ACTION.THROW) throw new Error(`[EntityDecoder] Registration of ${context} entity "&${name};" was rejected by hook`);
                return true;
            }
            setExternalEntities(map) {
                if (map) for (let key of Object.keys(map))EntityDecoder_validateEntityName(key);
                if (!this._onExternalEntity) {
                    this._externalMap = mergeEntityMaps(map);
                    return;
                }
                let flat = mergeEntityMaps(map);
                let filtered = Object.create(null);
                for (let [name, value] of Object.entries(flat))if (this._applyRegistrationHook(this._onExternalEntity, name, value, 'external')) filtered[name] = value;
                this._externalMap = filtered;
            }
            addExternalEntity(key, value) {
                EntityDecoder_validateEntityName(key);
                if ('string' == typeof value && -1 === value.indexOf('&')) {
                    if (this._applyRegistrationHook(this._onExternalEntity, key, value, 'external')) this._externalMap[key] = value;
                }
            }
            addInputEntities(map) {
                this._totalExpansions = 0;
                this._expandedLength = 0;
                if (!this._onInputEntity) {
                    this._inputMap = mergeEntityMaps(map);
                    return;
                }
                let flat = mergeEntityMaps(map);
                let filtered = Object.create(null);
                for (let [name, value] of Object.entries(flat))if (this._applyRegistrationHook(this._onInputEntity, name, value, 'input')) filtered[name] = value;
                this._inputMap = filtered;
            }
            reset() {
                this._inputMap = Object.create(null);
                this._totalExpansions = 0;
                this._expandedLength = 0;
                return this;
            }
            setXmlVersion(version) {
                this._ncrXmlVersion = 1.1 === version ? 1.1 : 1.0;
            }
            decode(str) {
                if ('string' != typeof str || 0 === str.length) return str;
                if (-1 === str.indexOf('&')) return str;
                let original = str;
                let chunks = [];
                let len = str.length;
                let last = 0;
                let i = 0;
                let limitExpansions = this._maxTotalExpansions > 0;
                let limitLength = this._maxExpandedLength > 0;
                let checkLimits = limitExpansions || limitLength;
                while(i < len){
                    if (38 !== str.charCodeAt(i)) {
                        i++;
                        continue;
                    }
                    let j = i + 1;
                    while(j < len && 59 !== str.charCodeAt(j) && j - i <= 32)j++;
                    if (j >= len || 59 !== str.charCodeAt(j)) {
                        i++;
                        continue;
                    }
                    let token = str.slice(i + 1, j);
                    if (0 === token.length) {
                        i++;
                        continue;
                    }
                    let replacement;
                    let tier;
                    if (this._removeSet.has(token)) {
                        replacement = '';
                        if (void 0 === tier) tier = LIMIT_TIER_EXTERNAL;
                    } else if (this._leaveSet.has(token)) {
                        i++;
                        continue;
                    } else if (35 === token.charCodeAt(0)) {
                        let ncrResult = this._resolveNCR(token);
                        if (void 0 === ncrResult) {
                            i++;
                            continue;
                        }
                        replacement = ncrResult;
                        tier = LIMIT_TIER_BASE;
                    } else {
                        let resolved = this._resolveName(token);
                        replacement = resolved?.value;
                        tier = resolved?.tier;
                    }
                    if (void 0 === replacement) {
                        i++;
                        continue;
                    }
                    if (i > last) chunks.push(str.slice(last, i));
                    chunks.push(replacement);
                    last = j + 1;
                    i = last;
                    if (checkLimits && this._tierCounts(tier)) {
                        if (limitExpansions) {
                            this._totalExpansions++;
                            if (this._totalExpansions > this._maxTotalExpansions) throw new Error(`[EntityReplacer] Entity expansion count limit exceeded: ${this._totalExpansions} > ${this._maxTotalExpansions}`);
                        }
                        if (limitLength) {
                            let delta = replacement.length - (token.length + 2);
                            if (delta > 0) {
                                this._expandedLength += delta;
                                if (this._expandedLength > this._maxExpandedLength) throw new Error(`[EntityReplacer] Expanded content length limit exceeded: ${this._expandedLength} > ${this._maxExpandedLength}`);
                            }
                        }
                    }
                }
                if (last < len) chunks.push(str.slice(last));
                let result = 0 === chunks.length ? str : chunks.join('');
                return this._postCheck(result, original);
            }
            _tierCounts(tier) {
                if (this._limitTiers.has(LIMIT_TIER_ALL)) return true;
                return this._limitTiers.has(tier);
            }
            _resolveName(name) {
                if (name in this._inputMap) return {
                    value: this._inputMap[name],
                    tier: LIMIT_TIER_EXTERNAL
                };
                if (name in this._externalMap) return {
                    value: this._externalMap[name],
                    tier: LIMIT_TIER_EXTERNAL
                };
                if (name in this._baseMap) return {
                    value: this._baseMap[name],
                    tier: LIMIT_TIER_BASE
                };
            }
            _classifyNCR(cp) {
                if (0 === cp) return this._ncrNullLevel;
                if (cp >= 0xD800 && cp <= 0xDFFF) return NCR_LEVEL.remove;
                if (1.0 === this._ncrXmlVersion) {
                    if (cp >= 0x01 && cp <= 0x1F && !XML10_ALLOWED_C0.has(cp)) return NCR_LEVEL.remove;
                }
                return -1;
            }
            _applyNCRAction(action, token, cp) {
                switch(action){
                    case NCR_LEVEL.allow:
                        return String.fromCodePoint(cp);
                    case NCR_LEVEL.remove:
                        return '';
                    case NCR_LEVEL.leave:
                        return;
                    case NCR_LEVEL.throw:
                        throw new Error(`[EntityDecoder] Prohibited numeric character reference &${token}; (U+${cp.toString(16).toUpperCase().padStart(4, '0')})`);
                    default:
                        return String.fromCodePoint(cp);
                }
            }
            _resolveNCR(token) {
                let second = token.charCodeAt(1);
                let cp;
                cp = 120 === second || 88 === second ? parseInt(token.slice(2), 16) : parseInt(token.slice(1), 10);
                if (Number.isNaN(cp) || cp < 0 || cp > 0x10FFFF) return;
                let minimum = this._classifyNCR(cp);
                if (!this._numericAllowed && minimum < NCR_LEVEL.remove) return;
                let effective = -1 === minimum ? this._ncrOnLevel : Math.max(this._ncrOnLevel, minimum);
                return this._applyNCRAction(effective, token, cp);
            }
        }
        let SQL_PATTERNS = [
            {
                id: 'sql-block-comment-open',
                description: 'SQL block comment open: /* ... */ — unusual in legitimate user text',
                pattern: /\/\*/
            },
            {
                id: 'sql-union-select',
                description: 'UNION SELECT — most common SQL injection aggregation attack',
                pattern: /\bUNION\s{1,20}(?:ALL\s{1,20})?SELECT\b/i
            },
            {
                id: 'sql-drop-table',
                description: 'DROP TABLE — destructive DDL injection',
                pattern: /\bDROP\s{1,20}TABLE\b/i
            },
            {
                id: 'sql-drop-database',
                description: 'DROP DATABASE — destructive DDL injection',
                pattern: /\bDROP\s{1,20}DATABASE\b/i
            },
            {
                id: 'sql-insert-into',
                description: 'INSERT INTO — data injection',
                pattern: /\bINSERT\s{1,20}INTO\b/i
            },
            {
                id: 'sql-delete-from',
                description: 'DELETE FROM — data deletion injection',
                pattern: /\bDELETE\s{1,20}FROM\b/i
            },
            {
                id: 'sql-update-set',
                description: 'UPDATE ... SET — data modification injection',
                pattern: /\bUPDATE\b[\s\S]{1,60}\bSET\b/i
            },
            {
                id: 'sql-exec-xp',
                description: 'EXEC xp_ — MSSQL extended stored procedure execution',
                pattern: /\bEXEC(?:UTE)?\s{1,20}xp_/i
            },
            {
                id: 'sql-tautology-string',
                description: "Classic string tautology: ' OR '1'='1 or \" OR \"1\"=\"1\"",
                pattern: /'\s{0,10}OR\s{0,10}'[^']{0,20}'\s*=\s*'[^']{0,20}/i
            },
            {
                id: 'sql-tautology-numeric',
                description: 'Numeric tautology: OR 1=1',
                pattern: /\bOR\s{1,10}1\s*=\s*1\b/i
            },
            {
                id: 'sql-always-true-zero',
                description: 'Numeric tautology: OR 0=0',
                pattern: /\bOR\s{1,10}0\s*=\s*0\b/i
            },
            {
                id: 'sql-sleep-benchmark',
                description: 'Time-based blind injection: SLEEP() or BENCHMARK()',
                pattern: /\b(?:SLEEP|BENCHMARK)\s*\(/i
            },
            {
                id: 'sql-waitfor-delay',
                description: 'MSSQL time-based blind injection: WAITFOR DELAY',
                pattern: /\bWAITFOR\s{1,20}DELAY\b/i
            },
            {
                id: 'sql-char-function',
                description: 'CHAR() function — used to obfuscate injected strings',
                pattern: /\bCHAR\s*\(\s*\d{1,3}/i
            },
            {
                id: 'sql-information-schema',
                description: 'INFORMATION_SCHEMA — reconnaissance query for table/column enumeration',
                pattern: /\bINFORMATION_SCHEMA\b/i
            }
        ];
        let sql = SQL_PATTERNS;
        let SQL_STRICT_EXTRA = [
            {
                id: 'sql-line-comment',
                description: 'SQL line comment: -- followed by whitespace or end of string',
                pattern: /--(?:\s|$)/
            },
            {
                id: 'sql-stacked-query',
                description: 'Stacked queries: semicolon immediately followed by a SQL keyword',
                pattern: /;\s{0,10}(?:SELECT|INSERT|UPDATE|DELETE|DROP|CREATE|ALTER|EXEC)\b/i
            },
            {
                id: 'sql-hex-encoding',
                description: 'Hex-encoded string injection: 0x41414141 style (MySQL)',
                pattern: /\b0x[0-9a-f]{4,}/i
            }
        ];
        let SQL_STRICT_PATTERNS = [
            ...sql,
            ...SQL_STRICT_EXTRA
        ];
        let sql_strict = SQL_STRICT_PATTERNS;
        let NAMED = Object.freeze({
            colon: ':',
            Tab: '\t',
            NewLine: '\n'
        });
        let ENTITY_RE = /&(?:#[xX]0*([0-9a-fA-F]{1,6});?|#0*([0-9]{1,7});?|([a-zA-Z][a-zA-Z0-9]{1,15});)/g;
        function decodeEntities(input) {
            if (-1 === input.indexOf('&')) return input;
            return input.replace(ENTITY_RE, (match, hex, dec, name)=>{
                if (void 0 !== name) return Object.prototype.hasOwnProperty.call(NAMED, name) ? NAMED[name] : match;
                let cp = void 0 !== hex ? parseInt(hex, 16) : parseInt(dec, 10);
                if (!Number.isFinite(cp) || cp > 0x10ffff) return match;
                return String.fromCodePoint(cp);
            });
        }
        let HTML_PATTERNS = [
            {
                id: "html-script-open",
                description: "<script opening tag",
                pattern: /<script[\s>/]/i
            },
            {
                id: "html-script-close",
                description: "<\/script closing tag",
                pattern: /<\/script[\s>]/i
            },
            {
                id: "html-javascript-protocol",
                description: "javascript: URI scheme (with optional whitespace/encoding)",
                pattern: /j[\t\n\r ]*a[\t\n\r ]*v[\t\n\r ]*a[\t\n\r ]*s[\t\n\r ]*c[\t\n\r ]*r[\t\n\r ]*i[\t\n\r ]*p[\t\n\r ]*t[\t\n\r ]*:/i
            },
            {
                id: "html-vbscript-protocol",
                description: "vbscript: URI scheme",
                pattern: /vbscript[\t\n\r ]*:/i
            },
            {
                id: 'html-data-html',
                description: "data:text/html URI — can execute scripts in browsers",
                pattern: /data[\t\n\r ]*:[\t\n\r ]*text\/html/i
            },
            {
                id: 'html-data-xhtml',
                description: 'data:application/xhtml+xml URI',
                pattern: /data[\t\n\r ]*:[\t\n\r ]*application\/xhtml/i
            },
            {
                id: 'html-data-svg',
                description: "data:image/svg+xml URI — can execute scripts",
                pattern: /data[\t\n\r ]*:[\t\n\r ]*image\/svg\+xml/i
            },
            {
                id: 'html-inline-event-handler',
                description: 'Inline event handler attributes: onclick=, onerror=, onload=, etc.',
                pattern: /\bon\w{1,30}\s*=/i
            },
            {
                id: "html-entity-obfuscated-script",
                description: "HTML-entity-encoded <script (e.g. &#x3C;script or &lt;script)",
                pattern: /(?:&#x0*3[Cc];?|&#0*60;?|&lt;)\s*script/i
            },
            {
                id: "html-entity-obfuscated-javascript",
                description: 'HTML-entity-encoded javascript: (partial — catches common &#106; or &#x6a; for "j")',
                pattern: /(?:&#x0*6[Aa];?|&#0*106;?)\s*(?:&#x0*61;?|a)[\s\S]{0,80}script\s*:/i
            },
            {
                id: 'html-style-expression',
                description: 'CSS expression() — IE-era code execution in style attributes',
                pattern: /style[\s\S]{0,20}expression\s*\(/i
            },
            {
                id: 'html-object-embed',
                description: '<object or <embed tags that can load active content',
                pattern: /<(?:object|embed)[\s>/]/i
            },
            {
                id: 'html-base-tag',
                description: '<base href= — can hijack all relative URLs on a page',
                pattern: /<base[\s>]/i
            },
            {
                id: 'html-meta-refresh',
                description: '<meta http-equiv="refresh" — can redirect users',
                pattern: /<meta[\s\S]{0,40}http-equiv[\s\S]{0,20}refresh/i
            },
            {
                id: 'html-srcdoc',
                description: "srcdoc= attribute on iframes — embeds HTML that can run scripts",
                pattern: /srcdoc\s*=/i
            },
            {
                id: 'html-iframe',
                description: '<iframe tag',
                pattern: /<iframe[\s>/]/i
            },
            {
                id: 'html-form',
                description: '<form tag — can be used for phishing / credential harvesting injection',
                pattern: /<form[\s>/]/i
            }
        ];
        let html = HTML_PATTERNS;
        let XML_PATTERNS = [
            {
                id: 'xml-cdata-injection',
                description: 'CDATA section injection: <![CDATA[ breaks out of text node context',
                pattern: /<!\[CDATA\[/i
            },
            {
                id: 'xml-cdata-close',
                description: 'CDATA close sequence: ]]> can terminate an enclosing CDATA section',
                pattern: /\]\]>/
            },
            {
                id: 'xml-processing-instruction',
                description: 'XML processing instruction: <?xml-stylesheet or <?php etc.',
                pattern: /<\?(?:xml[\- ]|php|asp)/i
            },
            {
                id: 'xml-doctype-injection',
                description: 'DOCTYPE declaration embedded in content — can define entities',
                pattern: /<!DOCTYPE(?:[\s[]|$)/i
            },
            {
                id: 'xml-entity-system',
                description: 'SYSTEM keyword — used in external entity declarations (XXE)',
                pattern: /\bSYSTEM\s+["']/i
            },
            {
                id: 'xml-entity-public',
                description: 'PUBLIC keyword — used in external entity declarations (XXE)',
                pattern: /\bPUBLIC\s+["']/i
            },
            {
                id: 'xml-entity-declaration',
                description: '<!ENTITY declaration — defines entities, potential XXE or entity expansion',
                pattern: /<!ENTITY[\s%]/i
            },
            {
                id: 'xml-billion-laughs',
                description: 'Entity reference chaining / billion laughs: repeated &eX; style references',
                pattern: /(?:&\w{1,20};){3,}/
            },
            {
                id: 'xml-namespace-confusion',
                description: 'xmlns: attribute injection — can redefine namespaces to confuse parsers',
                pattern: /\bxmlns(?::\w{1,40})?\s*=/i
            },
            {
                id: 'xml-comment-injection',
                description: '<!-- comment injection — can hide content from some parsers',
                pattern: /<!--/
            },
            {
                id: 'xml-comment-close',
                description: '--> closes an enclosing XML comment',
                pattern: /-->/
            },
            {
                id: 'xml-pi-close',
                description: '?> closes an enclosing processing instruction',
                pattern: /\?>/
            }
        ];
        let xml = XML_PATTERNS;
        let SVG_PATTERNS = [
            {
                id: "svg-script-element",
                description: "<script element inside SVG executes JavaScript",
                pattern: /<script[\s>/]/i
            },
            {
                id: "svg-xlink-href-javascript",
                description: "xlink:href with javascript: — classic SVG XSS via <a> or <use>",
                pattern: /xlink\s*:\s*href\s*=\s*["']?\s*javascript\s*:/i
            },
            {
                id: "svg-href-javascript",
                description: "href= with javascript: in SVG context (<a>, <animate>, etc.)",
                pattern: /href\s*=\s*["']?\s*javascript\s*:/i
            },
            {
                id: 'svg-foreignobject',
                description: "<foreignObject embeds HTML inside SVG — can execute scripts",
                pattern: /<foreignObject[\s>/]/i
            },
            {
                id: 'svg-use-external',
                description: '<use xlink:href or href pointing to external resource (non-fragment URL)',
                pattern: /<use[\s\S]{0,60}(?:xlink\s*:\s*)?href\s*=\s*(?:["'][^#]|[^"'#\s>])/i
            },
            {
                id: 'svg-animate-href',
                description: '<animate attributeName="href" — can dynamically change href to javascript:',
                pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*href["']/i
            },
            {
                id: 'svg-animate-xlinkhref',
                description: '<animate attributeName="xlink:href"',
                pattern: /<animate[\s\S]{0,80}attributeName\s*=\s*["'][\s]*xlink\s*:\s*href["']/i
            },
            {
                id: "svg-set-javascript",
                description: '<set to="javascript:..." — sets an attribute to a javascript: URI',
                pattern: /<set[\s\S]{0,80}to\s*=\s*["']?\s*javascript\s*:/i
            },
            {
                id: 'svg-event-handler',
                description: 'SVG-specific event handler attributes: onload=, onerror=, onactivate=, etc.',
                pattern: /\bon(?:load|error|activate|begin|end|repeat|focus|blur|click|mouse\w{1,20}|key\w{1,20})\s*=/i
            },
            {
                id: 'svg-handler-generic',
                description: 'Generic on* handler catch-all for SVG attributes',
                pattern: /\bon\w{1,30}\s*=/i
            },
            {
                id: 'svg-filter-feimage',
                description: '<feImage href= — filter primitive that can load external resources',
                pattern: /<feImage[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=/i
            },
            {
                id: 'svg-image-external',
                description: "<image xlink:href with http/https or javascript protocol",
                pattern: /<image[\s\S]{0,80}(?:xlink\s*:\s*)?href\s*=\s*["']?\s*(?:https?|javascript)\s*:/i
            },
            {
                id: "svg-style-javascript",
                description: "style= attribute containing javascript: (e.g. background:url(javascript:...))",
                pattern: /style\s*=[\s\S]{0,60}javascript\s*:/i
            }
        ];
        let svg = SVG_PATTERNS;
        let SHELL_PATTERNS = [
            {
                id: 'shell-path-traversal-unix',
                description: 'Unix path traversal: ../  — climbing the directory tree',
                pattern: /\.\.\//
            },
            {
                id: 'shell-path-traversal-windows',
                description: 'Windows path traversal: ..\\ — climbing the directory tree',
                pattern: /\.\.\\/
            },
            {
                id: 'shell-path-traversal-encoded',
                description: 'URL-encoded path traversal: %2e%2e or %2f variants',
                pattern: /%2e%2e|%2f\.\.|\.\.%2f/i
            },
            {
                id: 'shell-null-byte',
                description: 'Null byte injection: \\x00 or %00 — truncates strings in C-backed functions',
                pattern: /\x00|%00/
            },
            {
                id: 'shell-semicolon',
                description: 'Semicolon command separator: cmd1; cmd2',
                pattern: /;/
            },
            {
                id: 'shell-pipe',
                description: 'Pipe operator: cmd1 | cmd2',
                pattern: /\|/
            },
            {
                id: 'shell-and-operator',
                description: 'AND operator: cmd1 && cmd2',
                pattern: /&&/
            },
            {
                id: 'shell-or-operator',
                description: 'OR operator: cmd1 || cmd2',
                pattern: /\|\|/
            },
            {
                id: 'shell-backtick',
                description: 'Backtick command substitution: `cmd`',
                pattern: /`/
            },
            {
                id: 'shell-dollar-paren',
                description: 'Dollar-paren command substitution: $(cmd)',
                pattern: /\$\(/
            },
            {
                id: 'shell-dollar-brace',
                description: 'Dollar-brace variable expansion: ${var} — can be abused for injection',
                pattern: /\$\{/
            },
            {
                id: 'shell-redirect-out',
                description: 'Output redirection: cmd > file or cmd >> file',
                pattern: />{1,2}/
            },
            {
                id: 'shell-redirect-in',
                description: 'Input redirection: cmd < file',
                pattern: /</
            },
            {
                id: 'shell-newline-injection',
                description: 'Newline injection: \\n or \\r — can inject new shell commands',
                pattern: /[\n\r]/
            },
            {
                id: 'shell-glob-star',
                description: 'Glob expansion: * or ? — can expand to unintended files',
                pattern: /[/\\][*?]/
            },
            {
                id: 'shell-absolute-root',
                description: 'Absolute root path injection: string starting with / or \\ (Windows UNC)',
                pattern: /^(?:\/|\\\\)/
            },
            {
                id: 'shell-windows-drive',
                description: 'Windows drive letter path injection: C:\\ or D:/',
                pattern: /^[a-zA-Z]:[/\\]/
            },
            {
                id: 'shell-curl-wget',
                description: 'curl/wget with URL or flags — can exfiltrate data or download payloads',
                pattern: /\b(?:curl|wget)\s+(?:https?:\/\/|ftp:\/\/|-)/i
            }
        ];
        let shell = SHELL_PATTERNS;
        let REDOS_PATTERNS = [
            {
                id: 'redos-nested-quantifier-plus',
                description: 'Nested + quantifier inside a group with outer quantifier: (a+)+, (.+b)*, etc.',
                pattern: /\([^)]*\+[^)]*\)[+*]/
            },
            {
                id: 'redos-nested-quantifier-star',
                description: 'Nested * quantifier: (a*)* or (a*)+ — catastrophic backtracking',
                pattern: /\([^)]*\*[^)]*\)[*+]/
            },
            {
                id: 'redos-nested-groups',
                description: 'Doubly nested quantified groups: ((a+)+) — guaranteed catastrophic',
                pattern: /\(\([^)]{0,40}\)[+*]\)[+*]/
            },
            {
                id: 'redos-alternation-overlap',
                description: 'Overlapping alternation under quantifier: (a|a)+ — ambiguous NFA paths',
                pattern: /\(([^|()]{1,20})\|(?:\1)(?:\|[^|()]{1,20}){0,5}\)[+*?]{1,2}/
            },
            {
                id: 'redos-star-plus-concat',
                description: '(x*x)+ pattern — triggers super-linear backtracking',
                pattern: /\([^)]{0,10}\*[^)]{0,10}\)[+*]/
            },
            {
                id: 'redos-dot-star-greedy',
                description: '(.*){n,} or (.+){n,} — repeated greedy dot quantifiers',
                pattern: /\(\.[*+]\)\{?\d/
            },
            {
                id: 'redos-large-repetition',
                description: 'Very large fixed or range repetition count {1000,} or {1000,n} — denial of service via backtracking',
                pattern: /\{\d{4,}(?:,\d*)?\}/
            },
            {
                id: 'redos-catastrophic-alternation',
                description: 'Long alternation with many similar branches — polynomial backtracking risk',
                pattern: /\([^)]{0,200}(?:\|[^|)]{0,50}){9,}\)/
            }
        ];
        let redos = REDOS_PATTERNS;
        let sep = '["\'\\s]*:';
        let NOSQL_PATTERNS = [
            {
                id: 'nosql-where-operator',
                description: '$where — executes arbitrary JavaScript server-side in MongoDB',
                pattern: new RegExp(`\\$where${sep}`, 'i')
            },
            {
                id: 'nosql-ne-operator',
                description: '$ne — "not equal" operator used to bypass equality checks',
                pattern: new RegExp(`\\$ne${sep}`, 'i')
            },
            {
                id: 'nosql-gt-operator',
                description: '$gt — "greater than" used to bypass password/value checks',
                pattern: new RegExp(`\\$gte?${sep}`, 'i')
            },
            {
                id: 'nosql-lt-operator',
                description: '$lt / $lte — "less than" bypass variants',
                pattern: new RegExp(`\\$lte?${sep}`, 'i')
            },
            {
                id: 'nosql-regex-operator',
                description: '$regex — can be used to extract data character by character (blind injection)',
                pattern: new RegExp(`\\$regex${sep}`, 'i')
            },
            {
                id: 'nosql-or-operator',
                description: '$or — logical OR; used to create always-true conditions',
                pattern: new RegExp(`\\$or${sep}\\s*\\[`, 'i')
            },
            {
                id: 'nosql-and-operator',
                description: '$and — logical AND operator injection',
                pattern: new RegExp(`\\$and${sep}\\s*\\[`, 'i')
            },
            {
                id: 'nosql-nor-operator',
                description: '$nor — logical NOR operator injection',
                pattern: new RegExp(`\\$nor${sep}\\s*\\[`, 'i')
            },
            {
                id: 'nosql-exists-operator',
                description: '$exists — can enumerate fields to determine schema',
                pattern: new RegExp(`\\$exists${sep}`, 'i')
            },
            {
                id: 'nosql-in-operator',
                description: '$in — matches any value in a list; can enumerate values',
                pattern: new RegExp(`\\$in${sep}\\s*\\[`, 'i')
            },
            {
                id: 'nosql-expr-operator',
                description: '$expr — allows aggregation expressions in queries (MongoDB 3.6+)',
                pattern: new RegExp(`\\$expr${sep}`, 'i')
            },
            {
                id: 'nosql-function-operator',
                description: '$function — executes arbitrary JavaScript in MongoDB 4.4+',
                pattern: new RegExp(`\\$function${sep}`, 'i')
            },
            {
                id: 'nosql-accumulator-operator',
                description: '$accumulator — custom aggregation with arbitrary JS execution',
                pattern: new RegExp(`\\$accumulator${sep}`, 'i')
            },
            {
                id: 'nosql-proto-pollution',
                description: '__proto__ — prototype pollution via object key injection',
                pattern: /__proto__/
            },
            {
                id: 'nosql-constructor-prototype',
                description: 'constructor.prototype — alternative prototype pollution vector (dot notation or JSON key)',
                pattern: /constructor[\s"':.,{\[]*prototype/i
            },
            {
                id: 'nosql-proto-bracket',
                description: '["__proto__"] — bracket-notation prototype pollution',
                pattern: /\[["']__proto__["']\]/
            }
        ];
        let nosql = NOSQL_PATTERNS;
        let LOG_PATTERNS = [
            {
                id: 'log-crlf-injection',
                description: 'CRLF injection: literal \\r or \\n embeds fake log lines',
                pattern: /[\r\n]/
            },
            {
                id: 'log-url-encoded-crlf',
                description: 'URL-encoded CRLF: %0d, %0a, %0D, %0A — decoded by some log parsers',
                pattern: /%0[dDaA]/
            },
            {
                id: 'log-unicode-newline',
                description: 'Unicode newline variants: U+2028 (line separator), U+2029 (paragraph separator)',
                pattern: /[\u2028\u2029]/
            },
            {
                id: 'log-log4shell-jndi',
                description: 'Log4Shell: ${jndi:...} triggers remote code execution in Apache Log4j',
                pattern: /\$\{jndi\s*:/i
            },
            {
                id: 'log-log4shell-obfuscated',
                description: 'Obfuscated Log4Shell: ${::-j}... lookup-bypass prefix used to evade WAF detection',
                pattern: /\$\{::-/
            },
            {
                id: 'log-log4j-lookup',
                description: 'Log4j lookup syntax: ${env:...}, ${sys:...}, ${ctx:...} — data exfiltration',
                pattern: /\$\{(?:env|sys|ctx|main|map|sd|web|docker|k8s|spring)\s*:/i
            },
            {
                id: 'log-ssti-double-brace',
                description: 'SSTI double-brace: {{expression}} — Jinja2, Twig, Handlebars, etc.',
                pattern: /\{\{[\s\S]{0,80}\}\}/
            },
            {
                id: 'log-ssti-hash-brace',
                description: 'SSTI hash-brace: #{expression} — Thymeleaf, Velocity, Ruby ERB',
                pattern: /#\{[\s\S]{0,80}\}/
            },
            {
                id: 'log-ssti-dollar-brace',
                description: 'SSTI/EL injection: ${expression with operators or method calls} — JSP EL, Freemarker, SpEL',
                pattern: /\$\{[^}]*(?:\.|\(|\*|\+|\bclass\b|\bruntime\b|\bprocess\b|\bexec\b)[^}]{0,80}\}/i
            },
            {
                id: 'log-ssti-percent-tag',
                description: 'SSTI ERB/ASP tag: <%= expression %> — Ruby ERB, ASP',
                pattern: /<%=[\s\S]{0,80}%>/
            },
            {
                id: 'log-null-byte',
                description: 'Null byte: \\x00 or %00 — can truncate log entries in C-backed loggers',
                pattern: /\x00|%00/
            },
            {
                id: 'log-ansi-escape',
                description: 'ANSI escape sequence: ESC[ — can manipulate terminal output when logs are tailed',
                pattern: /\x1b\[/
            }
        ];
        let log = LOG_PATTERNS;
        html.label = 'HTML';
        xml.label = 'XML';
        svg.label = 'SVG';
        html.decodeEntities = true;
        xml.decodeEntities = true;
        svg.decodeEntities = true;
        sql.label = 'SQL';
        sql_strict.label = 'SQL-STRICT';
        shell.label = 'SHELL';
        redos.label = 'REDOS';
        nosql.label = 'NOSQL';
        log.label = 'LOG';
        Object.freeze({
            HTML: html,
            XML: xml,
            SVG: svg,
            SQL: sql,
            'SQL-STRICT': sql_strict,
            SHELL: shell,
            REDOS: redos,
            NOSQL: nosql,
            LOG: log
        });
        function assertString(value) {
            if ('string' != typeof value) throw new TypeError(`is-unsafe: first argument must be a string, got ${typeof value}`);
        }
        function assertContext(context) {
            if (context instanceof RegExp) return;
            if (Array.isArray(context)) {
                if (0 === context.length) throw new TypeError('is-unsafe: context must not be an empty array');
                if (Array.isArray(context[0])) {
                    for (let list of context)if (!Array.isArray(list) || 0 === list.length) throw new TypeError('is-unsafe: each context in the array must be a non-empty pattern array (PatternList)');
                }
                return;
            }
            throw new TypeError(`is-unsafe: second argument must be a PatternList (e.g. HTML), an array of PatternLists (e.g. [HTML, XML]), or a RegExp. Got: ${typeof context}`);
        }
        function normalise(context) {
            if (context instanceof RegExp) return {
                lists: null,
                regex: context
            };
            if (Array.isArray(context[0])) return {
                lists: context,
                regex: null
            };
            return {
                lists: [
                    context
                ],
                regex: null
            };
        }
        function decodedCopy(value, list) {
            if (!list.decodeEntities) return null;
            let decoded = decodeEntities(value);
            return decoded === value ? null : decoded;
        }
        function matchList(value, list) {
            let label = list.label ?? 'CUSTOM';
            let decoded = decodedCopy(value, list);
            for (let rule of list)if (rule.pattern.test(value) || null !== decoded && rule.pattern.test(decoded)) return {
                context: label,
                id: rule.id,
                description: rule.description,
                pattern: rule.pattern
            };
            return null;
        }
        function isUnsafe(value, context) {
            assertString(value);
            assertContext(context);
            let { lists, regex } = normalise(context);
            if (regex) return regex.test(value);
            for (let list of lists)if (null !== matchList(value, list)) return true;
            return false;
        }
        function extractRawAttributes(prefixedAttrs, options) {
            if (!prefixedAttrs) return {};
            let attrs = options.attributesGroupName ? prefixedAttrs[options.attributesGroupName] : prefixedAttrs;
            if (!attrs) return {};
            let rawAttrs = {};
            for(let key in attrs)if (key.startsWith(options.attributeNamePrefix)) {
                let rawName = key.substring(options.attributeNamePrefix.length);
                rawAttrs[rawName] = attrs[key];
            } else rawAttrs[key] = attrs[key];
            return rawAttrs;
        }
        function extractNamespace(rawTagName) {
            if (!rawTagName || 'string' != typeof rawTagName) return;
            let colonIndex = rawTagName.indexOf(':');
            if (-1 !== colonIndex && colonIndex > 0) {
                let ns = rawTagName.substring(0, colonIndex);
                if ('xmlns' !== ns) return ns;
            }
        }
        class OrderedObjParser {
            constructor(options, externalEntities){
                this.options = options;
                this.currentNode = null;
                this.tagsNodeStack = [];
                this.parseXml = parseXml;
                this.parseTextData = parseTextData;
                this.resolveNameSpace = resolveNameSpace;
                this.buildAttributesMap = buildAttributesMap;
                this.isItStopNode = isItStopNode;
                this.replaceEntitiesValue = replaceEntitiesValue;
                this.readStopNodeData = readStopNodeData;
                this.saveTextToParentTag = saveTextToParentTag;
                this.addChild = addChild;
                this.ignoreAttributesFn = getIgnoreAttributesFn(this.options.ignoreAttributes);
                this.entityExpansionCount = 0;
                this.currentExpandedLength = 0;
                this.doctypefound = false;
                let namedEntities = {
                    ...XML
                };
                if (this.options.entityDecoder) this.entityDecoder = this.options.entityDecoder;
                else {
                    if ("object" == typeof this.options.htmlEntities) namedEntities = this.options.htmlEntities;
                    else if (true === this.options.htmlEntities) namedEntities = {
                        ...COMMON_HTML,
                        ...CURRENCY
                    };
                    this.entityDecoder = new EntityDecoder({
                        namedEntities: {
                            ...namedEntities,
                            ...externalEntities
                        },
                        numericAllowed: this.options.htmlEntities,
                        limit: {
                            maxTotalExpansions: this.options.processEntities.maxTotalExpansions,
                            maxExpandedLength: this.options.processEntities.maxExpandedLength,
                            applyLimitsTo: this.options.processEntities.appliesTo
                        },
                        onInputEntity: (name, value)=>isUnsafe(value, [
                                html,
                                xml
                            ]) ? ENTITY_ACTION.BLOCK : ENTITY_ACTION.ALLOW
                    });
                }
                this.matcher = new Matcher.A();
                this.readonlyMatcher = this.matcher.readOnly();
                this.isCurrentNodeStopNode = false;
                this.stopNodeExpressionsSet = new ExpressionSet();
                let stopNodesOpts = this.options.stopNodes;
                if (stopNodesOpts && stopNodesOpts.length > 0) {
                    for(let i = 0; i < stopNodesOpts.length; i++){
                        let stopNodeExp = stopNodesOpts[i];
                        if ('string' == typeof stopNodeExp) this.stopNodeExpressionsSet.add(new Expression.A(stopNodeExp));
                        else if (stopNodeExp instanceof Expression.A) this.stopNodeExpressionsSet.add(stopNodeExp);
                    }
                    this.stopNodeExpressionsSet.seal();
                }
            }
        }
        function parseTextData(val, tagName, jPath, dontTrim, hasAttributes, isLeafNode, escapeEntities) {
            let options = this.options;
            if (void 0 !== val) {
                if (options.trimValues && !dontTrim) val = val.trim();
                if (val.length > 0) {
                    if (!escapeEntities) val = this.replaceEntitiesValue(val, tagName, jPath);
                    let jPathOrMatcher = options.jPath ? jPath.toString() : jPath;
                    let newval = options.tagValueProcessor(tagName, val, jPathOrMatcher, hasAttributes, isLeafNode);
                    if (null == newval) return val;
                    else {
                        if (typeof newval !== typeof val || newval !== val) return newval;
                        if (options.trimValues) return parseValue(val, options.parseTagValue, options.numberParseOptions);
                        let trimmedVal = val.trim();
                        if (trimmedVal === val) return parseValue(val, options.parseTagValue, options.numberParseOptions);
                        else return val;
                    }
                }
            }
        }
        function resolveNameSpace(tagname) {
            if (this.options.removeNSPrefix) {
                let tags = tagname.split(':');
                let prefix = '/' === tagname.charAt(0) ? '/' : '';
                if ('xmlns' === tags[0]) return '';
                if (2 === tags.length) tagname = prefix + tags[1];
            }
            return tagname;
        }
        let attrsRegx = /([^\s=]+)\s*(=\s*(?:"([^"]*)"|'([^']*)'))?/gm;
        function attrValue(match) {
            return void 0 !== match[3] ? match[3] : match[4];
        }
        function buildAttributesMap(attrStr, jPath, tagName, force = false) {
            let options = this.options;
            if (true === force || true !== options.ignoreAttributes && 'string' == typeof attrStr) {
                let matches = (0, util.Xe)(attrStr, attrsRegx);
                let len = matches.length;
                let attrs = {};
                let processedVals = new Array(len);
                let hasRawAttrs = false;
                let rawAttrsForMatcher = {};
                for(let i = 0; i < len; i++){
                    let attrName = this.resolveNameSpace(matches[i][1]);
                    let oldVal = attrValue(matches[i]);
                    if (attrName.length && void 0 !== oldVal) {
                        let val = oldVal;
                        if (options.trimValues) val = val.trim();
                        val = this.replaceEntitiesValue(val, tagName, this.readonlyMatcher);
                        processedVals[i] = val;
                        rawAttrsForMatcher[attrName] = val;
                        hasRawAttrs = true;
                    }
                }
                if (hasRawAttrs && 'object' == typeof jPath && jPath.updateCurrent) jPath.updateCurrent(rawAttrsForMatcher);
                let jPathStr = options.jPath ? jPath.toString() : this.readonlyMatcher;
                let hasAttrs = false;
                for(let i = 0; i < len; i++){
                    let attrName = this.resolveNameSpace(matches[i][1]);
                    if (this.ignoreAttributesFn(attrName, jPathStr)) continue;
                    let aName = options.attributeNamePrefix + attrName;
                    if (attrName.length) {
                        if (options.transformAttributeName) aName = options.transformAttributeName(aName);
                        aName = sanitizeName(aName, options);
                        if (void 0 !== attrValue(matches[i])) {
                            let oldVal = processedVals[i];
                            let newVal = options.attributeValueProcessor(attrName, oldVal, jPathStr);
                            if (null == newVal) attrs[aName] = oldVal;
                            else if (typeof newVal !== typeof oldVal || newVal !== oldVal) attrs[aName] = newVal;
                            else attrs[aName] = parseValue(oldVal, options.parseAttributeValue, options.numberParseOptions);
                            hasAttrs = true;
                        } else if (options.allowBooleanAttributes) {
                            attrs[aName] = true;
                            hasAttrs = true;
                        }
                    }
                }
                if (!hasAttrs) return;
                if (options.attributesGroupName && !options.preserveOrder) {
                    let attrCollection = {};
                    attrCollection[options.attributesGroupName] = attrs;
                    return attrCollection;
                }
                return attrs;
            }
        }
        let parseXml = function(xmlData) {
            let options = this.options;
            let crlfPositions = options.captureMetaData ? [] : void 0;
            xmlData = xmlData.replace(/\r\n?/g, options.captureMetaData ? (newline, index)=>{
                if (2 === newline.length) crlfPositions.push(index - crlfPositions.length);
                return "\n";
            } : "\n");
            let xmlObj = new XmlNode('!xml');
            let currentNode = xmlObj;
            let textData = "";
            this.matcher.reset();
            this.entityDecoder.reset();
            this.entityExpansionCount = 0;
            this.currentExpandedLength = 0;
            this.doctypefound = false;
            let docTypeReader = new DocTypeReader(options.processEntities);
            let xmlLen = xmlData.length;
            for(let i = 0; i < xmlLen; i++){
                let ch = xmlData[i];
                if ('<' === ch) {
                    let c1 = xmlData.charCodeAt(i + 1);
                    if (47 === c1) {
                        let closeIndex = findClosingIndex(xmlData, ">", i, "Closing Tag is not closed.");
                        let tagName = xmlData.substring(i + 2, closeIndex).trim();
                        if (options.removeNSPrefix) {
                            let colonIndex = tagName.indexOf(":");
                            if (-1 !== colonIndex) tagName = tagName.substr(colonIndex + 1);
                        }
                        tagName = transformTagName(options.transformTagName, tagName, "", options).tagName;
                        if (currentNode) textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
                        let lastTagName = this.matcher.getCurrentTag();
                        if (tagName && options.unpairedTagsSet.has(tagName)) throw new Error(`Unpaired tag can not be used as closing tag: </${tagName}>`);
                        if (lastTagName && options.unpairedTagsSet.has(lastTagName)) {
                            this.matcher.pop();
                            this.tagsNodeStack.pop();
                        }
                        this.matcher.pop();
                        this.isCurrentNodeStopNode = false;
                        currentNode = this.tagsNodeStack.pop() || xmlObj;
                        if (options.captureMetaData && currentNode) currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
                        textData = "";
                        i = closeIndex;
                    } else if (63 === c1) {
                        let tagData = readTagExp(xmlData, i, false, "?>");
                        if (!tagData) throw new Error("Pi Tag is not closed.");
                        textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
                        let attsMap = this.buildAttributesMap(tagData.tagExp, this.matcher, tagData.tagName, true);
                        if (attsMap) {
                            let ver = attsMap[this.options.attributeNamePrefix + "version"];
                            this.entityDecoder.setXmlVersion(Number(ver) || 1.0);
                            docTypeReader.setXmlVersion(Number(ver) || 1.0);
                        }
                        if (options.ignoreDeclaration && "?xml" === tagData.tagName || options.ignorePiTags) ;
                        else {
                            let childNode = new XmlNode(tagData.tagName);
                            childNode.add(options.textNodeName, "");
                            if (tagData.tagName !== tagData.tagExp && tagData.attrExpPresent && true !== options.ignoreAttributes) childNode[":@"] = attsMap;
                            let startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
                            this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
                            if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(tagData.closeIndex + 2, crlfPositions));
                        }
                        i = tagData.closeIndex + 1;
                    } else if (33 === c1 && 45 === xmlData.charCodeAt(i + 2) && 45 === xmlData.charCodeAt(i + 3)) {
                        let endIndex = findClosingIndex(xmlData, "-->", i + 4, "Comment is not closed.");
                        if (options.commentPropName) {
                            let comment = xmlData.substring(i + 4, endIndex - 2);
                            textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
                            currentNode.add(options.commentPropName, [
                                {
                                    [options.textNodeName]: comment
                                }
                            ]);
                        }
                        i = endIndex;
                    } else if (33 === c1 && 68 === xmlData.charCodeAt(i + 2)) {
                        if (this.doctypefound) throw new Error("Multiple DOCTYPE declarations found.");
                        this.doctypefound = true;
                        let result = docTypeReader.readDocType(xmlData, i);
                        this.entityDecoder.addInputEntities(result.entities);
                        i = result.i;
                    } else if (33 === c1 && 91 === xmlData.charCodeAt(i + 2)) {
                        let closeIndex = findClosingIndex(xmlData, "]]>", i, "CDATA is not closed.") - 2;
                        let tagExp = xmlData.substring(i + 9, closeIndex);
                        textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher);
                        let val = this.parseTextData(tagExp, currentNode.tagname, this.readonlyMatcher, true, false, true, true);
                        if (void 0 == val) val = "";
                        if (options.cdataPropName) currentNode.add(options.cdataPropName, [
                            {
                                [options.textNodeName]: tagExp
                            }
                        ]);
                        else currentNode.add(options.textNodeName, val);
                        i = closeIndex + 2;
                    } else {
                        let result = readTagExp(xmlData, i, options.removeNSPrefix);
                        if (!result) {
                            let context = xmlData.substring(Math.max(0, i - 50), Math.min(xmlLen, i + 50));
                            throw new Error(`readTagExp returned undefined at position ${i}. Context: "${context}"`);
                        }
                        let tagName = result.tagName;
                        let rawTagName = result.rawTagName;
                        let tagExp = result.tagExp;
                        let attrExpPresent = result.attrExpPresent;
                        let closeIndex = result.closeIndex;
                        ({ tagName, tagExp } = transformTagName(options.transformTagName, tagName, tagExp, options));
                        if (options.strictReservedNames && (tagName === options.commentPropName || tagName === options.cdataPropName || tagName === options.textNodeName || tagName === options.attributesGroupName)) throw new Error(`Invalid tag name: ${tagName}`);
                        if (currentNode && textData) {
                            if ('!xml' !== currentNode.tagname) textData = this.saveTextToParentTag(textData, currentNode, this.readonlyMatcher, false);
                        }
                        let lastTag = currentNode;
                        if (lastTag && options.unpairedTagsSet.has(lastTag.tagname)) {
                            currentNode = this.tagsNodeStack.pop();
                            this.matcher.pop();
                        }
                        let isSelfClosing = false;
                        if (tagExp.length > 0 && tagExp.lastIndexOf("/") === tagExp.length - 1) {
                            isSelfClosing = true;
                            if ("/" === tagName[tagName.length - 1]) {
                                tagName = tagName.substr(0, tagName.length - 1);
                                tagExp = tagName;
                            } else tagExp = tagExp.substr(0, tagExp.length - 1);
                            attrExpPresent = tagName !== tagExp;
                        }
                        let prefixedAttrs = null;
                        let namespace;
                        namespace = extractNamespace(rawTagName);
                        if (tagName !== xmlObj.tagname) this.matcher.push(tagName, {}, namespace);
                        if (tagName !== tagExp && attrExpPresent) {
                            prefixedAttrs = this.buildAttributesMap(tagExp, this.matcher, tagName);
                            if (prefixedAttrs) extractRawAttributes(prefixedAttrs, options);
                        }
                        if (tagName !== xmlObj.tagname) this.isCurrentNodeStopNode = this.isItStopNode();
                        let startIndex = options.captureMetaData ? getOriginalIndex(i, crlfPositions) : i;
                        if (this.isCurrentNodeStopNode) {
                            let tagContent = "";
                            if (isSelfClosing) i = result.closeIndex;
                            else if (options.unpairedTagsSet.has(tagName)) i = result.closeIndex;
                            else {
                                let result = this.readStopNodeData(xmlData, rawTagName, closeIndex + 1);
                                if (!result) throw new Error(`Unexpected end of ${rawTagName}`);
                                i = result.i;
                                tagContent = result.tagContent;
                            }
                            let childNode = new XmlNode(tagName);
                            if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
                            childNode.add(options.textNodeName, tagContent);
                            this.matcher.pop();
                            this.isCurrentNodeStopNode = false;
                            this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
                            if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(i + 1, crlfPositions));
                        } else {
                            if (isSelfClosing) {
                                ({ tagName, tagExp } = transformTagName(options.transformTagName, tagName, tagExp, options));
                                let childNode = new XmlNode(tagName);
                                if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
                                this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
                                if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(closeIndex + 1, crlfPositions));
                                this.matcher.pop();
                                this.isCurrentNodeStopNode = false;
                            } else if (options.unpairedTagsSet.has(tagName)) {
                                let childNode = new XmlNode(tagName);
                                if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
                                this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
                                if (options.captureMetaData) currentNode.addEndIndex(getOriginalIndex(result.closeIndex + 1, crlfPositions));
                                this.matcher.pop();
                                this.isCurrentNodeStopNode = false;
                                i = result.closeIndex;
                                continue;
                            } else {
                                let childNode = new XmlNode(tagName);
                                if (this.tagsNodeStack.length > options.maxNestedTags) throw new Error("Maximum nested tags exceeded");
                                this.tagsNodeStack.push(currentNode);
                                if (prefixedAttrs) childNode[":@"] = prefixedAttrs;
                                this.addChild(currentNode, childNode, this.readonlyMatcher, startIndex);
                                currentNode = childNode;
                            }
                            textData = "";
                            i = closeIndex;
                        }
                    }
                } else textData += xmlData[i];
            }
            return xmlObj.child;
        };
        function getOriginalIndex(index, crlfPositions) {
            let low = 0;
            let high = crlfPositions.length;
            while(low < high){
                let middle = Math.floor((low + high) / 2);
                if (crlfPositions[middle] < index) low = middle + 1;
                else high = middle;
            }
            return index + low;
        }
        function addChild(currentNode, childNode, matcher, startIndex) {
            if (!this.options.captureMetaData) startIndex = void 0;
            let jPathOrMatcher = this.options.jPath ? matcher.toString() : matcher;
            let result = this.options.updateTag(childNode.tagname, jPathOrMatcher, childNode[":@"]);
            if (false === result) ;
            else if ("string" == typeof result) {
                childNode.tagname = result;
                currentNode.addChild(childNode, startIndex);
            } else currentNode.addChild(childNode, startIndex);
        }
        function replaceEntitiesValue(val, tagName, jPath) {
            let entityConfig = this.options.processEntities;
            if (!entityConfig || !entityConfig.enabled) return val;
            if (entityConfig.allowedTags) {
                let jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
                let allowed = Array.isArray(entityConfig.allowedTags) ? entityConfig.allowedTags.includes(tagName) : entityConfig.allowedTags(tagName, jPathOrMatcher);
                if (!allowed) return val;
            }
            if (entityConfig.tagFilter) {
                let jPathOrMatcher = this.options.jPath ? jPath.toString() : jPath;
                if (!entityConfig.tagFilter(tagName, jPathOrMatcher)) return val;
            }
            return this.entityDecoder.decode(val);
        }
        function saveTextToParentTag(textData, parentNode, matcher, isLeafNode) {
            if (textData) {
                if (void 0 === isLeafNode) isLeafNode = 0 === parentNode.child.length;
                textData = this.parseTextData(textData, parentNode.tagname, matcher, false, parentNode[":@"] ? 0 !== Object.keys(parentNode[":@"]).length : false, isLeafNode);
                if (void 0 !== textData && "" !== textData) parentNode.add(this.options.textNodeName, textData);
                textData = "";
            }
            return textData;
        }
        function isItStopNode() {
            if (0 === this.stopNodeExpressionsSet.size) return false;
            return this.matcher.matchesAny(this.stopNodeExpressionsSet);
        }
        function tagExpWithClosingIndex(xmlData, i, closingChar = ">") {
            let len = xmlData.length;
            let closeCode0 = closingChar.charCodeAt(0);
            let closeCode1 = closingChar.length > 1 ? closingChar.charCodeAt(1) : -1;
            let result = '';
            let segmentStart = i;
            for(let index = i; index < len; index++){
                let code = xmlData.charCodeAt(index);
                if (34 === code || 39 === code) {
                    index = xmlData.indexOf(xmlData[index], index + 1);
                    if (-1 === index) return;
                } else if (code === closeCode0) if (-1 !== closeCode1) {
                    if (xmlData.charCodeAt(index + 1) === closeCode1) {
                        result += xmlData.substring(segmentStart, index);
                        return {
                            data: result,
                            index
                        };
                    }
                } else {
                    result += xmlData.substring(segmentStart, index);
                    return {
                        data: result,
                        index
                    };
                }
                else if (9 === code) {
                    result += xmlData.substring(segmentStart, index) + ' ';
                    segmentStart = index + 1;
                }
            }
        }
        function findClosingIndex(xmlData, str, i, errMsg) {
            let closingIndex = xmlData.indexOf(str, i);
            if (-1 !== closingIndex) return closingIndex + str.length - 1;
            else throw new Error(errMsg);
        }
        function findClosingChar(xmlData, char, i, errMsg) {
            let closingIndex = xmlData.indexOf(char, i);
            if (-1 === closingIndex) throw new Error(errMsg);
            return closingIndex;
        }
        function readTagExp(xmlData, i, removeNSPrefix, closingChar = ">") {
            let result = tagExpWithClosingIndex(xmlData, i + 1, closingChar);
            if (!result) return;
            let tagExp = result.data;
            let closeIndex = result.index;
            let separatorIndex = tagExp.search(/\s/);
            let tagName = tagExp;
            let attrExpPresent = true;
            if (-1 !== separatorIndex) {
                tagName = tagExp.substring(0, separatorIndex);
                tagExp = tagExp.substring(separatorIndex + 1).trimStart();
            }
            let rawTagName = tagName;
            if (removeNSPrefix) {
                let colonIndex = tagName.indexOf(":");
                if (-1 !== colonIndex) {
                    tagName = tagName.substr(colonIndex + 1);
                    attrExpPresent = tagName !== result.data.substr(colonIndex + 1);
                }
            }
            return {
                tagName: tagName,
                tagExp: tagExp,
                closeIndex: closeIndex,
                attrExpPresent: attrExpPresent,
                rawTagName: rawTagName
            };
        }
        function readStopNodeData(xmlData, tagName, i) {
            let startIndex = i;
            let openTagCount = 1;
            let lenient = false;
            let nextGt = -1;
            let xmllen = xmlData.length;
            for(; i < xmllen; i++)if ("<" === xmlData[i]) {
                let c1 = xmlData.charCodeAt(i + 1);
                if (47 === c1) {
                    let closeIndex = findClosingChar(xmlData, ">", i, `${tagName} is not closed`);
                    let closeTagName = xmlData.substring(i + 2, closeIndex).trim();
                    if (closeTagName === tagName) {
                        openTagCount--;
                        if (0 === openTagCount) return {
                            tagContent: xmlData.substring(startIndex, i),
                            i: closeIndex
                        };
                    }
                    i = closeIndex;
                } else if (63 === c1) {
                    let closeIndex = findClosingIndex(xmlData, "?>", i + 1, "StopNode is not closed.");
                    i = closeIndex;
                } else if (33 === c1 && 45 === xmlData.charCodeAt(i + 2) && 45 === xmlData.charCodeAt(i + 3)) {
                    let closeIndex = findClosingIndex(xmlData, "-->", i + 3, "StopNode is not closed.");
                    i = closeIndex;
                } else if (33 === c1 && 91 === xmlData.charCodeAt(i + 2)) {
                    let closeIndex = findClosingIndex(xmlData, "]]>", i, "StopNode is not closed.") - 2;
                    i = closeIndex;
                } else {
                    let tagData = lenient ? void 0 : readTagExp(xmlData, i, false);
                    if (tagData) {
                        let openTagName = tagData.tagName;
                        if (openTagName === tagName && "/" !== tagData.tagExp[tagData.tagExp.length - 1]) openTagCount++;
                        i = tagData.closeIndex;
                    } else {
                        lenient = true;
                        if (nextGt < i) {
                            nextGt = xmlData.indexOf(">", i);
                            if (-1 === nextGt) return;
                        }
                        let nextLt = xmlData.indexOf("<", i + 1);
                        if (-1 === nextLt || nextLt > nextGt) {
                            let exp = xmlData.substring(i + 1, nextGt);
                            let sep = exp.search(/\s/);
                            let name = -1 === sep ? exp : exp.substring(0, sep);
                            if (name === tagName && "/" !== exp[exp.length - 1]) openTagCount++;
                            i = nextGt;
                        }
                    }
                }
            }
        }
        function parseValue(val, shouldParse, options) {
            if (shouldParse && 'string' == typeof val) {
                let newval = val.trim();
                if ('true' === newval) return true;
                else if ('false' === newval) return false;
                else return toNumber(val, options);
            } else if ((0, util.yQ)(val)) return val;
            else return '';
        }
        function transformTagName(fn, tagName, tagExp, options) {
            if (fn) {
                let newTagName = fn(tagName);
                if (tagExp === tagName) tagExp = newTagName;
                tagName = newTagName;
            }
            tagName = sanitizeName(tagName, options);
            return {
                tagName,
                tagExp
            };
        }
        function sanitizeName(name, options) {
            if (util.vl.includes(name)) throw new Error(`[SECURITY] Invalid name: "${name}" is a reserved JavaScript keyword that could cause prototype pollution`);
            else if (util.q9.includes(name)) return options.onDangerousProperty(name);
            return name;
        }
        let node2json_METADATA_SYMBOL = XmlNode.getMetaDataSymbol();
        function stripAttributePrefix(attrs, prefix) {
            if (!attrs || 'object' != typeof attrs) return {};
            if (!prefix) return attrs;
            let rawAttrs = {};
            for(let key in attrs)if (key.startsWith(prefix)) {
                let rawName = key.substring(prefix.length);
                rawAttrs[rawName] = attrs[key];
            } else rawAttrs[key] = attrs[key];
            return rawAttrs;
        }
        function prettify(node, options, matcher, readonlyMatcher) {
            return compress(node, options, matcher, readonlyMatcher);
        }
        function compress(arr, options, matcher, readonlyMatcher) {
            let text;
            let compressedObj = {};
            for(let i = 0; i < arr.length; i++){
                let tagObj = arr[i];
                let property = propName(tagObj);
                if (void 0 !== property && property !== options.textNodeName) {
                    let rawAttrs = stripAttributePrefix(tagObj[":@"] || {}, options.attributeNamePrefix);
                    matcher.push(property, rawAttrs);
                }
                if (property === options.textNodeName) if (void 0 === text) text = tagObj[property];
                else text += "" + tagObj[property];
                else if (void 0 === property) continue;
                else if (tagObj[property]) {
                    let val = compress(tagObj[property], options, matcher, readonlyMatcher);
                    let isLeaf = isLeafTag(val, options);
                    if (0 === Object.keys(val).length && options.alwaysCreateTextNode) val[options.textNodeName] = "";
                    if (tagObj[":@"]) assignAttributes(val, tagObj[":@"], readonlyMatcher, options);
                    else if (1 !== Object.keys(val).length || void 0 === val[options.textNodeName] || options.alwaysCreateTextNode) {
                        if (0 === Object.keys(val).length) if (options.alwaysCreateTextNode) val[options.textNodeName] = "";
                        else val = "";
                    } else val = val[options.textNodeName];
                    if (void 0 !== tagObj[node2json_METADATA_SYMBOL] && "object" == typeof val && null !== val) val[node2json_METADATA_SYMBOL] = tagObj[node2json_METADATA_SYMBOL];
                    if (void 0 !== compressedObj[property] && Object.prototype.hasOwnProperty.call(compressedObj, property)) {
                        if (!Array.isArray(compressedObj[property])) compressedObj[property] = [
                            compressedObj[property]
                        ];
                        compressedObj[property].push(val);
                    } else {
                        let jPathOrMatcher = options.jPath ? readonlyMatcher.toString() : readonlyMatcher;
                        if (options.isArray(property, jPathOrMatcher, isLeaf)) compressedObj[property] = [
                            val
                        ];
                        else compressedObj[property] = val;
                    }
                    if (void 0 !== property && property !== options.textNodeName) matcher.pop();
                }
            }
            if ("string" == typeof text) {
                if (text.length > 0) compressedObj[options.textNodeName] = text;
            } else if (void 0 !== text) compressedObj[options.textNodeName] = text;
            return compressedObj;
        }
        function propName(obj) {
            let keys = Object.keys(obj);
            for(let i = 0; i < keys.length; i++){
                let key = keys[i];
                if (":@" !== key) return key;
            }
        }
        function assignAttributes(obj, attrMap, readonlyMatcher, options) {
            if (attrMap) {
                let keys = Object.keys(attrMap);
                let len = keys.length;
                for(let i = 0; i < len; i++){
                    let atrrName = keys[i];
                    let rawAttrName = atrrName.startsWith(options.attributeNamePrefix) ? atrrName.substring(options.attributeNamePrefix.length) : atrrName;
                    let jPathOrMatcher = options.jPath ? readonlyMatcher.toString() + "." + rawAttrName : readonlyMatcher;
                    if (options.isArray(atrrName, jPathOrMatcher, true, true)) obj[atrrName] = [
                        attrMap[atrrName]
                    ];
                    else obj[atrrName] = attrMap[atrrName];
                }
            }
        }
        function isLeafTag(obj, options) {
            let { textNodeName } = options;
            let propCount = Object.keys(obj).length;
            if (0 === propCount) return true;
            if (1 === propCount && (obj[textNodeName] || "boolean" == typeof obj[textNodeName] || 0 === obj[textNodeName])) return true;
            return false;
        }
        var validator = __webpack_require__(61176);
        class XMLParser {
            constructor(options){
                this.externalEntities = {};
                this.options = buildOptions(options);
            }
            parse(xmlData, validationOption) {
                if ("string" != typeof xmlData && xmlData.toString) xmlData = xmlData instanceof Uint8Array && !("u" > typeof Buffer && Buffer.isBuffer(xmlData)) ? new TextDecoder("utf-8", {
                    ignoreBOM: true
                }).decode(xmlData) : xmlData.toString();
                else if ("string" != typeof xmlData) throw new Error("XML data is accepted in String or Bytes[] form.");
                if (validationOption) {
                    if (true === validationOption) validationOption = {};
                    let result = (0, validator.t)(xmlData, validationOption);
                    if (true !== result) throw Error(`${result.err.msg}:${result.err.line}:${result.err.col}`);
                }
                let orderedObjParser = new OrderedObjParser(this.options, this.externalEntities);
                let orderedResult = orderedObjParser.parseXml(xmlData);
                if (this.options.preserveOrder || void 0 === orderedResult) return orderedResult;
                else return prettify(orderedResult, this.options, orderedObjParser.matcher, orderedObjParser.readonlyMatcher);
            }
            addEntity(key, value) {
                if (-1 !== value.indexOf("&")) throw new Error("Entity value can't have '&'");
                else if (-1 !== key.indexOf("&") || -1 !== key.indexOf(";")) throw new Error("An entity must be set without '&' and ';'. Eg. use '#xD' for '&#xD;'");
                else if ("&" === value) throw new Error("An entity with value '&' is not permitted");
                else this.externalEntities[key] = value;
            }
            static getMetaDataSymbol() {
                return XmlNode.getMetaDataSymbol();
            }
        }
    }),
    53945: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>Expression
        });
        class Expression {
            constructor(pattern, options = {}, data){
                this.pattern = pattern;
                this.separator = options.separator || '.';
                this.segments = this._parse(pattern);
                this.data = data;
                this._hasDeepWildcard = this.segments.some((seg)=>'deep-wildcard' === seg.type);
                this._hasAttributeCondition = this.segments.some((seg)=>void 0 !== seg.attrName);
                this._hasPositionSelector = this.segments.some((seg)=>void 0 !== seg.position);
            }
            _parse(pattern) {
                let segments = [];
                let i = 0;
                let currentPart = '';
                while(i < pattern.length)if (pattern[i] === this.separator) if (i + 1 < pattern.length && pattern[i + 1] === this.separator) {
                    if (currentPart.trim()) {
                        segments.push(this._parseSegment(currentPart.trim()));
                        currentPart = '';
                    }
                    segments.push({
                        type: 'deep-wildcard'
                    });
                    i += 2;
                } else {
                    if (currentPart.trim()) segments.push(this._parseSegment(currentPart.trim()));
                    currentPart = '';
                    i++;
                }
                else {
                    currentPart += pattern[i];
                    i++;
                }
                if (currentPart.trim()) segments.push(this._parseSegment(currentPart.trim()));
                return segments;
            }
            _parseSegment(part) {
                let segment = {
                    type: 'tag'
                };
                let bracketContent = null;
                let withoutBrackets = part;
                let bracketMatch = part.match(/^([^\[]+)(\[[^\]]*\])(.*)$/);
                if (bracketMatch) {
                    withoutBrackets = bracketMatch[1] + bracketMatch[3];
                    if (bracketMatch[2]) {
                        let content = bracketMatch[2].slice(1, -1);
                        if (content) bracketContent = content;
                    }
                }
                let namespace;
                let tagAndPosition = withoutBrackets;
                if (withoutBrackets.includes('::')) {
                    let nsIndex = withoutBrackets.indexOf('::');
                    namespace = withoutBrackets.substring(0, nsIndex).trim();
                    tagAndPosition = withoutBrackets.substring(nsIndex + 2).trim();
                    if (!namespace) throw new Error(`Invalid namespace in pattern: ${part}`);
                }
                let tag;
                let positionMatch = null;
                if (tagAndPosition.includes(':')) {
                    let colonIndex = tagAndPosition.lastIndexOf(':');
                    let tagPart = tagAndPosition.substring(0, colonIndex).trim();
                    let posPart = tagAndPosition.substring(colonIndex + 1).trim();
                    let isPositionKeyword = [
                        'first',
                        'last',
                        'odd',
                        'even'
                    ].includes(posPart) || /^nth\(\d+\)$/.test(posPart);
                    if (isPositionKeyword) {
                        tag = tagPart;
                        positionMatch = posPart;
                    } else tag = tagAndPosition;
                } else tag = tagAndPosition;
                if (!tag) throw new Error(`Invalid segment pattern: ${part}`);
                segment.tag = tag;
                if (namespace) segment.namespace = namespace;
                if (bracketContent) if (bracketContent.includes('=')) {
                    let eqIndex = bracketContent.indexOf('=');
                    segment.attrName = bracketContent.substring(0, eqIndex).trim();
                    segment.attrValue = bracketContent.substring(eqIndex + 1).trim();
                } else segment.attrName = bracketContent.trim();
                if (positionMatch) {
                    let nthMatch = positionMatch.match(/^nth\((\d+)\)$/);
                    if (nthMatch) {
                        segment.position = 'nth';
                        segment.positionValue = parseInt(nthMatch[1], 10);
                    } else segment.position = positionMatch;
                }
                return segment;
            }
            get length() {
                return this.segments.length;
            }
            hasDeepWildcard() {
                return this._hasDeepWildcard;
            }
            hasAttributeCondition() {
                return this._hasAttributeCondition;
            }
            hasPositionSelector() {
                return this._hasPositionSelector;
            }
            toString() {
                return this.pattern;
            }
        }
    }),
    48257: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>Matcher
        });
        class MatcherView {
            constructor(matcher){
                this._matcher = matcher;
            }
            get separator() {
                return this._matcher.separator;
            }
            getCurrentTag() {
                let path = this._matcher.path;
                return path.length > 0 ? path[path.length - 1].tag : void 0;
            }
            getCurrentNamespace() {
                let path = this._matcher.path;
                return path.length > 0 ? path[path.length - 1].namespace : void 0;
            }
            getAttrValue(attrName) {
                let path = this._matcher.path;
                if (0 === path.length) return;
                return path[path.length - 1].values?.[attrName];
            }
            hasAttr(attrName) {
                let path = this._matcher.path;
                if (0 === path.length) return false;
                let current = path[path.length - 1];
                return void 0 !== current.values && attrName in current.values;
            }
            getAnyParentAttr(attrName) {
                return this._matcher.getAnyParentAttr(attrName);
            }
            hasAnyParentAttr(attrName) {
                return this._matcher.hasAnyParentAttr(attrName);
            }
            getPosition() {
                let path = this._matcher.path;
                if (0 === path.length) return -1;
                return path[path.length - 1].position ?? 0;
            }
            getCounter() {
                let path = this._matcher.path;
                if (0 === path.length) return -1;
                return path[path.length - 1].counter ?? 0;
            }
            getIndex() {
                return this.getPosition();
            }
            getDepth() {
                return this._matcher.path.length;
            }
            toString(separator, includeNamespace = true) {
                return this._matcher.toString(separator, includeNamespace);
            }
            toArray() {
                return this._matcher.path.map((n)=>n.tag);
            }
            matches(expression) {
                return this._matcher.matches(expression);
            }
            matchesAny(exprSet) {
                return exprSet.matchesAny(this._matcher);
            }
        }
        class Matcher {
            constructor(options = {}){
                this.separator = options.separator || '.';
                this.path = [];
                this.siblingStacks = [];
                this._pathStringCache = null;
                this._view = new MatcherView(this);
                this._keptAttrs = [];
            }
            push(tagName, attrValues = null, namespace = null, options = null) {
                this._pathStringCache = null;
                if (this.path.length > 0) this.path[this.path.length - 1].values = void 0;
                let currentLevel = this.path.length;
                let level = this.siblingStacks[currentLevel];
                if (!level) {
                    level = {
                        counts: new Map(),
                        total: 0
                    };
                    this.siblingStacks[currentLevel] = level;
                }
                let siblingKey = namespace ? `${namespace}:${tagName}` : tagName;
                let counter = level.counts.get(siblingKey) || 0;
                let position = level.total;
                level.counts.set(siblingKey, counter + 1);
                level.total++;
                let node = {
                    tag: tagName,
                    position: position,
                    counter: counter
                };
                if (null != namespace) node.namespace = namespace;
                if (null != attrValues) node.values = attrValues;
                this.path.push(node);
                let depth = this.path.length;
                let keep = null !== options ? options.keep : null;
                if (null != keep && keep.length > 0 && attrValues) for(let i = 0; i < keep.length; i++){
                    let name = keep[i];
                    if (void 0 !== attrValues[name]) this._keptAttrs.push({
                        depth,
                        name,
                        value: attrValues[name]
                    });
                }
            }
            pop() {
                if (0 === this.path.length) return;
                this._pathStringCache = null;
                let node = this.path.pop();
                if (this.siblingStacks.length > this.path.length + 1) this.siblingStacks.length = this.path.length + 1;
                let poppedDepth = this.path.length + 1;
                while(this._keptAttrs.length > 0 && this._keptAttrs[this._keptAttrs.length - 1].depth >= poppedDepth)this._keptAttrs.pop();
                return node;
            }
            updateCurrent(attrValues) {
                if (this.path.length > 0) {
                    let current = this.path[this.path.length - 1];
                    if (null != attrValues) current.values = attrValues;
                }
            }
            getCurrentTag() {
                return this.path.length > 0 ? this.path[this.path.length - 1].tag : void 0;
            }
            getCurrentNamespace() {
                return this.path.length > 0 ? this.path[this.path.length - 1].namespace : void 0;
            }
            getAttrValue(attrName) {
                if (0 === this.path.length) return;
                return this.path[this.path.length - 1].values?.[attrName];
            }
            hasAttr(attrName) {
                if (0 === this.path.length) return false;
                let current = this.path[this.path.length - 1];
                return void 0 !== current.values && attrName in current.values;
            }
            getAnyParentAttr(attrName) {
                let kept = this._keptAttrs;
                for(let i = kept.length - 1; i >= 0; i--)if (kept[i].name === attrName) return kept[i].value;
            }
            hasAnyParentAttr(attrName) {
                let kept = this._keptAttrs;
                for(let i = kept.length - 1; i >= 0; i--)if (kept[i].name === attrName) return true;
                return false;
            }
            getPosition() {
                if (0 === this.path.length) return -1;
                return this.path[this.path.length - 1].position ?? 0;
            }
            getCounter() {
                if (0 === this.path.length) return -1;
                return this.path[this.path.length - 1].counter ?? 0;
            }
            getIndex() {
                return this.getPosition();
            }
            getDepth() {
                return this.path.length;
            }
            toString(separator, includeNamespace = true) {
                let sep = separator || this.separator;
                let isDefault = sep === this.separator && true === includeNamespace;
                if (isDefault) {
                    if (null !== this._pathStringCache) return this._pathStringCache;
                    let result = this.path.map((n)=>n.namespace ? `${n.namespace}:${n.tag}` : n.tag).join(sep);
                    this._pathStringCache = result;
                    return result;
                }
                return this.path.map((n)=>includeNamespace && n.namespace ? `${n.namespace}:${n.tag}` : n.tag).join(sep);
            }
            toArray() {
                return this.path.map((n)=>n.tag);
            }
            reset() {
                this._pathStringCache = null;
                this.path = [];
                this.siblingStacks = [];
                this._keptAttrs = [];
            }
            matches(expression) {
                let segments = expression.segments;
                if (0 === segments.length) return false;
                if (expression.hasDeepWildcard()) return this._matchWithDeepWildcard(segments);
                return this._matchSimple(segments);
            }
            _matchSimple(segments) {
                if (this.path.length !== segments.length) return false;
                for(let i = 0; i < segments.length; i++)if (!this._matchSegment(segments[i], this.path[i], i === this.path.length - 1)) return false;
                return true;
            }
            _matchWithDeepWildcard(segments) {
                let pathIdx = this.path.length - 1;
                let segIdx = segments.length - 1;
                while(segIdx >= 0 && pathIdx >= 0){
                    let segment = segments[segIdx];
                    if ('deep-wildcard' === segment.type) {
                        segIdx--;
                        if (segIdx < 0) return true;
                        let nextSeg = segments[segIdx];
                        let found = false;
                        for(let i = pathIdx; i >= 0; i--)if (this._matchSegment(nextSeg, this.path[i], i === this.path.length - 1)) {
                            pathIdx = i - 1;
                            segIdx--;
                            found = true;
                            break;
                        }
                        if (!found) return false;
                    } else {
                        if (!this._matchSegment(segment, this.path[pathIdx], pathIdx === this.path.length - 1)) return false;
                        pathIdx--;
                        segIdx--;
                    }
                }
                return segIdx < 0;
            }
            _matchSegment(segment, node, isCurrentNode) {
                if ('*' !== segment.tag && segment.tag !== node.tag) return false;
                if (void 0 !== segment.namespace) {
                    if ('*' !== segment.namespace && segment.namespace !== node.namespace) return false;
                }
                if (void 0 !== segment.attrName) {
                    if (!isCurrentNode) return false;
                    if (!node.values || !(segment.attrName in node.values)) return false;
                    if (void 0 !== segment.attrValue) {
                        if (String(node.values[segment.attrName]) !== String(segment.attrValue)) return false;
                    }
                }
                if (void 0 !== segment.position) {
                    if (!isCurrentNode) return false;
                    let counter = node.counter ?? 0;
                    if ('first' === segment.position && 0 !== counter) return false;
                    else if ('odd' === segment.position && counter % 2 !== 1) return false;
                    else if ('even' === segment.position && counter % 2 !== 0) return false;
                    else if ('nth' === segment.position && counter !== segment.positionValue) return false;
                }
                return true;
            }
            matchesAny(exprSet) {
                return exprSet.matchesAny(this);
            }
            snapshot() {
                return {
                    path: this.path.map((node)=>({
                            ...node
                        })),
                    siblingStacks: this.siblingStacks.map((level)=>level ? {
                            counts: new Map(level.counts),
                            total: level.total
                        } : level),
                    keptAttrs: this._keptAttrs.map((entry)=>({
                            ...entry
                        }))
                };
            }
            restore(snapshot) {
                this._pathStringCache = null;
                this.path = snapshot.path.map((node)=>({
                        ...node
                    }));
                this.siblingStacks = snapshot.siblingStacks.map((level)=>level ? {
                        counts: new Map(level.counts),
                        total: level.total
                    } : level);
                this._keptAttrs = (snapshot.keptAttrs || []).map((entry)=>({
                        ...entry
                    }));
            }
            readOnly() {
                return this._view;
            }
        }
    }),
    64658: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fG: ()=>qName,
            fH: ()=>createValidator
        });
        let nameStartChar10 = ":A-Za-z_À-ÖØ-öø-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�";
        let nameChar10 = nameStartChar10 + "\\-\\.\\d·̀-ͯ‿-⁀";
        let nameStartChar11 = ":A-Za-z_À-˿Ͱ-ͽͿ-҆҈-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
        let nameChar11 = nameStartChar11 + "\\-\\.\\d·̀-ͯ҇‿-⁀";
        let buildRegexes = (startChar, char, flags = '')=>{
            let ncStart = startChar.replace(':', '');
            let ncChar = char.replace(':', '');
            let ncNamePat = `[${ncStart}][${ncChar}]*`;
            return {
                name: new RegExp(`^[${startChar}][${char}]*$`, flags),
                ncName: new RegExp(`^${ncNamePat}$`, flags),
                qName: new RegExp(`^${ncNamePat}(?::${ncNamePat})?$`, flags),
                nmToken: new RegExp(`^[${char}]+$`, flags),
                nmTokens: new RegExp(`^[${char}]+(?:\\s+[${char}]+)*$`, flags)
            };
        };
        let regexes10 = buildRegexes(nameStartChar10, nameChar10);
        let regexes11 = buildRegexes(nameStartChar11, nameChar11, 'u');
        let nameStartCharAscii = ':A-Za-z_';
        let nameCharAscii = nameStartCharAscii + '\\-\\.\\d';
        let regexesAscii = buildRegexes(nameStartCharAscii, nameCharAscii);
        let getRegexes = (xmlVersion = '1.0', asciiOnly = false)=>{
            if (asciiOnly) return regexesAscii;
            return '1.1' === xmlVersion ? regexes11 : regexes10;
        };
        let qName = (str, { xmlVersion = '1.0', asciiOnly = false } = {})=>getRegexes(xmlVersion, asciiOnly).qName.test(str);
        let PRODUCTIONS = [
            'name',
            'ncName',
            'qName',
            'nmToken',
            'nmTokens'
        ];
        let createValidator = (production, { xmlVersion = '1.0', asciiOnly = false, maxCacheSize = 2048 } = {})=>{
            if (!PRODUCTIONS.includes(production)) throw new TypeError(`Unknown production "${production}". Must be one of: ${PRODUCTIONS.join(', ')}`);
            let regex = getRegexes(xmlVersion, asciiOnly)[production];
            let cache = new Map();
            let validator = (str)=>{
                let cached = cache.get(str);
                if (void 0 !== cached) return cached;
                let result = regex.test(str);
                if (cache.size < maxCacheSize) cache.set(str, result);
                return result;
            };
            validator.reset = ()=>{
                cache = new Map();
            };
            return validator;
        };
    })
};
