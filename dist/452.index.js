export const id = 452;
export const ids = [
    452
];
export const modules = {
    5824: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            iI: ()=>XMLValidator
        });
        var _validator_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1176);
        let XMLValidator = {
            validate: _validator_js__WEBPACK_IMPORTED_MODULE_0__.t
        };
    },
    984: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    1176: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            t: ()=>validate
        });
        var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(984);
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
    },
    9658: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            A: ()=>XMLParser
        });
        var util = __webpack_require__(984);
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
                if (!this.suppressValidationErr && !qName(elementName, {
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
            if (qName(name, {
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
                this.matcher = new Matcher();
                this.readonlyMatcher = this.matcher.readOnly();
                this.isCurrentNodeStopNode = false;
                this.stopNodeExpressionsSet = new ExpressionSet();
                let stopNodesOpts = this.options.stopNodes;
                if (stopNodesOpts && stopNodesOpts.length > 0) {
                    for(let i = 0; i < stopNodesOpts.length; i++){
                        let stopNodeExp = stopNodesOpts[i];
                        if ('string' == typeof stopNodeExp) this.stopNodeExpressionsSet.add(new Expression(stopNodeExp));
                        else if (stopNodeExp instanceof Expression) this.stopNodeExpressionsSet.add(stopNodeExp);
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
        var validator = __webpack_require__(1176);
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
    },
    2856: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            L3: ()=>RE2JS
        });
        var RE2Flags = class RE2Flags {
            static FOLD_CASE = 1;
            static LITERAL = 2;
            static CLASS_NL = 4;
            static DOT_NL = 8;
            static ONE_LINE = 16;
            static NON_GREEDY = 32;
            static PERL_X = 64;
            static UNICODE_GROUPS = 128;
            static WAS_DOLLAR = 256;
            static LOOKBEHIND = 512;
            static MATCH_NL = RE2Flags.CLASS_NL | RE2Flags.DOT_NL;
            static PERL = RE2Flags.CLASS_NL | RE2Flags.ONE_LINE | RE2Flags.PERL_X | RE2Flags.UNICODE_GROUPS;
            static POSIX = 0;
            static UNANCHORED = 0;
            static ANCHOR_START = 1;
            static ANCHOR_BOTH = 2;
        };
        let PublicFlags = {
            CASE_INSENSITIVE: 1,
            DOTALL: 2,
            MULTILINE: 4,
            DISABLE_UNICODE_GROUPS: 8,
            LONGEST_MATCH: 16,
            LOOKBEHINDS: 512
        };
        let ASCII_SIZE = 128;
        let ASCII_TO_UPPER = new Int32Array(ASCII_SIZE);
        let ASCII_TO_LOWER = new Int32Array(ASCII_SIZE);
        let MAX_BMP = 65535;
        for(let i = 0; i < ASCII_SIZE; i++){
            if (i >= 97 && i <= 122) ASCII_TO_UPPER[i] = i - 32;
            else ASCII_TO_UPPER[i] = i;
            if (i >= 65 && i <= 90) ASCII_TO_LOWER[i] = i + 32;
            else ASCII_TO_LOWER[i] = i;
        }
        var Codepoint = class {
            static CODES = Object.freeze({
                "\x07": 7,
                "\b": 8,
                "	": 9,
                "\n": 10,
                "\v": 11,
                "\f": 12,
                "\r": 13,
                " ": 32,
                "\"": 34,
                $: 36,
                "&": 38,
                "'": 39,
                "(": 40,
                ")": 41,
                "*": 42,
                "+": 43,
                "-": 45,
                ".": 46,
                0: 48,
                1: 49,
                2: 50,
                3: 51,
                4: 52,
                5: 53,
                6: 54,
                7: 55,
                8: 56,
                9: 57,
                ":": 58,
                "<": 60,
                ">": 62,
                "?": 63,
                A: 65,
                B: 66,
                C: 67,
                F: 70,
                P: 80,
                Q: 81,
                U: 85,
                Z: 90,
                "[": 91,
                "\\": 92,
                "]": 93,
                "^": 94,
                _: 95,
                "`": 96,
                a: 97,
                b: 98,
                f: 102,
                i: 105,
                m: 109,
                n: 110,
                r: 114,
                s: 115,
                t: 116,
                v: 118,
                x: 120,
                z: 122,
                "{": 123,
                "|": 124,
                "}": 125
            });
            static toUpperCase(codepoint) {
                if (codepoint < ASCII_SIZE) return ASCII_TO_UPPER[codepoint];
                let s = String.fromCodePoint(codepoint).toUpperCase();
                let expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
                if (s.length > expectedLen) return codepoint;
                let sOrigin = String.fromCodePoint(s.codePointAt(0)).toLowerCase();
                let originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
                if (sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint) return codepoint;
                return s.codePointAt(0);
            }
            static toLowerCase(codepoint) {
                if (codepoint < ASCII_SIZE) return ASCII_TO_LOWER[codepoint];
                let s = String.fromCodePoint(codepoint).toLowerCase();
                let expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
                if (s.length > expectedLen) return codepoint;
                let sOrigin = String.fromCodePoint(s.codePointAt(0)).toUpperCase();
                let originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
                if (sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint) return codepoint;
                return s.codePointAt(0);
            }
        };
        var UnicodeRangeTable = class {
            constructor(data, isStride1 = false){
                this.data = data;
                this.isStride1 = isStride1;
                this.SIZE = isStride1 ? 2 : 3;
            }
            getLo(index) {
                return this.data[index * this.SIZE];
            }
            getHi(index) {
                return this.data[index * this.SIZE + 1];
            }
            getStride(index) {
                return this.isStride1 ? 1 : this.data[index * this.SIZE + 2];
            }
            get length() {
                return this.data.length / this.SIZE;
            }
        };
        let B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
        let B64_MAP = new Uint8Array(256);
        for(let i = 0; i < 64; i++)B64_MAP[B64.charCodeAt(i)] = i;
        let decodeVLQ = (str)=>{
            let res = [];
            let value = 0;
            let shift = 0;
            for(let i = 0; i < str.length; i++){
                let digit = B64_MAP[str.charCodeAt(i)];
                value |= (31 & digit) << shift;
                if ((32 & digit) === 0) {
                    res.push(value);
                    value = 0;
                    shift = 0;
                } else shift += 5;
            }
            return res;
        };
        let decodeRanges = (str, isStride1)=>{
            let res = decodeVLQ(str);
            let numRanges = isStride1 ? res.length / 2 : res.length / 3;
            let out = new Uint32Array(3 * numRanges);
            let current = 0;
            let resIdx = 0;
            for(let i = 0; i < numRanges; i++){
                current += res[resIdx++];
                out[3 * i] = current;
                current += res[resIdx++];
                out[3 * i + 1] = current;
                out[3 * i + 2] = isStride1 ? 1 : res[resIdx++];
            }
            return out;
        };
        let decodeOrbit = (str)=>{
            let res = decodeVLQ(str);
            let map = new Map();
            let currentKey = 0;
            for(let i = 0; i < res.length; i += 2){
                currentKey += res[i];
                let zz = res[i + 1];
                let delta = zz >>> 1 ^ -(1 & zz);
                map.set(currentKey, currentKey + delta);
            }
            return map;
        };
        var LazyMap = class {
            constructor(initializer){
                this.initializer = initializer;
                this.cache = new Map();
            }
            has(key) {
                return Object.hasOwn(this.initializer, key);
            }
            get(key) {
                if (this.cache.has(key)) return this.cache.get(key);
                let val = this.has(key) ? this.initializer[key]() : null;
                this.cache.set(key, val);
                return val;
            }
        };
        var UnicodeTables = class {
            static _CASE_ORBIT = null;
            static get CASE_ORBIT() {
                if (!this._CASE_ORBIT) this._CASE_ORBIT = decodeOrbit("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCCgCBgCBgCBgCBgCBgCBgCB+7OB-BB-BB-BB-BB-BBskQB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BC-BB-BB-BB-BB-BB-BB-BByHBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBxHBCBBBCBBBCBBB3SBmMBkNBCBBBCBBB8MBCBBB6MB6MBCBBC+EB0MB2MBCBBB6MB+MBiGBmNBiNBCBBBmKBikzCBmNBqNBkIBsNBCBBBCBBBCBBB0NBCBBB0NDCBBB0NBCBBByNByNBCBBBCBBB2NBCBBDCBBCwDFCBCBDBCBCBDBCBCBDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB9EBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBCBDBCBBBhGBvDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBjICCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBH2iVBCBBBlKBwiVB+jVB+jVBCBBBlMBqEBuEBCBBBCBBBCBBBCBBBCBBB+hVB4hVB8hVBjNB7MC5MB5MCzMC1MB+0yCE5MB20yCC9MBu2yCBwyyCBo0yCChNBlNBo0yCBu-UBi0yCDlNC6-UBpNDrNIu+UDzNCm0yCBzNE0yyCBzNBpEBxNBxNBtEG1NLqxyCBkxyCnFoFrBCBBBCBBDCBBEkIBkIBkICoHHsCCqCBqCBqCCgEC+DB+DBmkOBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCC+BBgCBgCBgCBgCBgCBgCBgCBgCBrCBpCBpCBpCBmjOB-BB8BB-BB-BBgEB-BB-BByBBqgOBsDB-BBtwBB-BB-BB-BBsBBgDBCB-BB-BB-BBeB-BB-BB61OB-BB-BB-DB9DB9DBQB7DBmCE9CBrDBPBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBrFB-EBOBnHB3FB-FCCBBBNBCBBCjIBjIBjIBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB8kMB-BB6kMB-BB-BB-BB-BB-BB-BB-BB-BB-BBokMB-BB-BBkkMBkkMB-BB-BB-BB-BB-BB-BB-BB4jMB-BB-BB-BB-BB-BB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EBCBBBCBoiMBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBJCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBeBCBBBCBBBCBBBCBBBCBBBCBBBCBBBdBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDL-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-C64CgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOCgmOGgmODg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FDg8FBg8FBg8FhVg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBQBQBQBQBQBQDPBPBPBPBPBPjkC7mMB5mMBnmMBjmMBCBlmMB3lMBpiMBk8kCBCBBG-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FD-7FB-7FB-7F6FoglCEsuHRwjlCyDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB0DBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBG1DD97OCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPEQCQCQCQCPCPCPCPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB0EB0EBsFBsFBsFBsFBoGBoGBgIBgIBgHBgHB8HB8HDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQCSFPBPBzEBzEBRCxnOFSFrFBrFBrFBrFBREQBQClkOFPBPBnGBnGFQBQCljOCODPBPB-GB-GBNHSF-HB-HB7HB7HBRqJ53OE9tQBrmQH4Bc3BSgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfECBByZ0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzB34BgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CBCBBBt-UBruHBt+UB1iVBviVBCBBBCBBBCBBB3hVB5-UB9hVB7hVCCBBCCBBI9jVB9jVBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBICBBBCBBECBBN-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOC-lOG-lOzoeCBBBCBBBCBBBCBBBCBBBCBl8kCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBTCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBnECBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBKCBBBCBBBnglCBCBBBCBBBCBBBCBBBCBBECBBBvyyCDCBBBCBBBgDCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBn0yCB90yCB10yCBh0yCBn0yCCjxyCBzyyCBpxyCBg6BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB-CBl0yCBvjlCBCBBBCBBBt2yCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBhkzCZCBB9a-5Bd-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCm6TCBB7gBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCH-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BmlBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvChDwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCFvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC1DuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCCuCBuCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCCtCBtCk2BgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEO-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-D+CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCL-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B74CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhrVgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BD1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BtxekCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC");
                return this._CASE_ORBIT;
            }
            static _Print = null;
            static get Print() {
                if (!this._Print) this._Print = new UnicodeRangeTable(decodeRanges("hB9CBjBLBCpWBDFBFGBCCCBSBCsMBClBBDxBBDCBC2BBJaBFFBSVBC-FBCvBBD6BBDkDBP6BBDwBBDOBCbBDCCBJBGfBIqCBCgFBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYBDCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPBLCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGBCCBCHBDBBDVBCGBCBBCEBDIBDBBDCBICBFBBCEBDRBLBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBGMBCCBCWBCPBDIBCCBCDBIBBCCBCBBDDBDJBIVBCCBCWBCJBCEBDIBCCBCDBIBBGCBCDBDJBCCBNMBCCBCyBBCCBCFBFPBDZBCCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBN5BBFcBmBBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDBhBnCBCjBBFmBBCjBBCOBCMBmBlGBCGGD4LBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBH1CBDFBD-TBCbBE4CBIVBKXBKTBNMBCCBCBBN9CBDJBHJBHNBCKBH4CBIqBBGlCBLeBCLBFLBFEEBoBBDEBMrBBFZBHKBE9BBDgCBCcBDKBHJBHNBDtBBDLBVsCBClFBJ7BBEOBE9BBGqBBDKBJqBBG1QBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBSXBJuBBSBBDaBCMBEhBBPgBBQrEBF5UBXKBWz4BBD9LBGsBBCGGD3BBIBBPXBKGBCGBCGBCGBCGBCGBCGBCGBC9DBjBZBC4CBN1GBbPBC+BBC1CBDmDBGqBBC9CBC1CBKvBBCszcBE2BBK7KBV3FBJ8GBV7BBEJBH3BBJlCBJLBHzDBMdBEtCBCKBFgBBC2BBKNBDJBDmDBZbBLFBDFBDFBKGBCGBC7BBF9DBDJBHj9KBNWBFwBBloItLBDpDBnBGBNEBGZBCEBCCCBCCBCCBoUBhBpBBHyBBCSBCDBFEBCmEBF9FBEFBDFBDFBDCBEGBCGBOBBDLBCZBCSBCBBCOBDNBjB6DBGCBFsBBE3CBCMBEwBwBBsBBjEcBEwBBQbBFjBBKdBGqBBGdBCkBBFNBrB9EBDJBHjBBFjBBFnBBJzBBMLBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBCnCBJIBxBSBCBBGgBBEaBGaBnB3BBFTBDxBBCBBGHBCCBCcBDCBFJBIIBI-BBhBmBBFLBK1BBEcBDaBGZBIDBNGBxCoCB4ByBBOyBBItBBJJBHlBBEcBJBBxGeBCpBBCCBDBBRFBJIBiBtBBJpBBXZBnBbBVWBKtCBFjBBK9BBCEBOYBIJBH0BBCRBJmBBK-CBCTBMRBCuBB-BGBCCCBCBCOBCKBH6BBGJBHDBCHBDBBDVBCGBCBBCEBCJBDBBDCBDHHGGBDGBEEBMJBCDDClBBCJBCDDCDBCJBCBBJBBe7CBCEBfnCBJJBnF1BBDlBBjBkCBMJBHMBU5BBHJBHTBdaBDOBFWB6F7BBlDyCBNHBDDDBGBCBBCdBCBBDLBKJBnCHBDtBBDKBcnCBJyCBOoCBIJB3CHB5ChBBPJBHIBCsBBCNBLcBEfBDVBCNBqCGBCBBCrBBECCBCCBHBJJBHFBCBBCkBBCBBCFBIJBHrBBFJB3HYBIQBCoBBEcB2CQQBwBBO6cBnDuDBCEBMjGBtyCiDBOvhBBRVBL68DBGmSB61G5BBn2B4RBIeBCJBFwCBCJBHdBDFBLlCBLJBCGBCUBGSBxN5BBnG6CBGYBDYBtBqCBF4BBIQBhCEBMGBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBDDBh7D8HBEzNBHWBQQBQtBBDWBKzDB9B1HBLmBBDpCBJvDBWlCB7DTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBD9VBQEBCOBxiBeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBENBDJBFBBhKeBS5BBGxOxOBoBB3GqBBFhGhGBdBCVBJBBhHGBCDBCBBCOBCkGBDPBqBrCBFJBFBByYjCBtC8BBjGDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBBvIrBBFjDBNOBDOBCOBCkBBLtFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBmgB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIBnkzVvHB", false));
                return this._Print;
            }
            static CATEGORIES = new LazyMap({
                C: ()=>new UnicodeRangeTable(decodeRanges("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDBHQBXhGhGxBBB8BBBmDNB8BBByBBBQddBCCMEBhBGBsCiFiFJBBDBBXIICCBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBPMMBEB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKMMBDBbEByBPBDBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCB-FCBHBBHBBHBBECBIIIBLBDBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIB-BGGBLBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMBxhBPBXJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBF-6DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBrCHBxDUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIlkzVBxHvw-FB", false)),
                Cc: ()=>new UnicodeRangeTable(decodeRanges("AfgDgB", true)),
                Cf: ()=>new UnicodeRangeTable(decodeRanges("tFzqBzqBBEBXhGhGyBhMhMBxCxCs5D9-B9-BBDBbEByBEBCJBw03B6H6HBBBimEQQj7IPBhjiBDBwmFHBn0rYffB+CB", false)),
                Cn: ()=>new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBDBvzIBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-BB---BBB---BBB", false)),
                Co: ()=>new UnicodeRangeTable(decodeRanges("gg4B-nGh4hc9--BD9--B", true)),
                Cs: ()=>new UnicodeRangeTable(decodeRanges("gg2B--B", true)),
                L: ()=>new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICCiEEBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoCaBFDBuBqBBkBBBCiDBCQQBIIBLLBBBDRRCdBe4CBMZZBfBKBBFGGBUBFKKEYYBXBIKBGXBCGBRpBB7B1BBETTIJBQPBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNGB7BBBCCCBDBCXBCCCBIBCBBKDDBDBCWWBCBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNSSBkBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBkBFFkC4CBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBzC+C+CBtBBSHB3BdBOBBLrBBbjBBqBCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBhC1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBF1B1BB8zC8zCBjHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBxC2O2OBrBrBBDBGBBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBReBDlCByBIBDmDBDxCBVQBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBdRRBDBCJBLEBCoBBYCBCHBVWBEEEBwBBCEEBDDBDBDCCZCBDKBICBNFBDFBDFBKGBCGBCqBBCNBHyDBej9KBNWBFwBBloItLBDpDBnBGBNEBGCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBxB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOjBBnBbBKWB7HpBBHBBRFB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB1D-BBgBHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBqBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBGjCjCBLBhCBBCPPBNNB0mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBn7F0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFBmI9BBzEsBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCCBCBBCGBDEBKBBhHGBCDBCBBCOBCkGB8BjCBI1lB1lBBCBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
                LC: ()=>new UnicodeRangeTable(decodeRanges("hCZBHZB7BLLBVBCeBCiGBCDBFvGBDZBhGDBDBBECBCHHCCBCCCBSBCyCBCqEBJlFBClBBKoBB44ClBBCGGDqBBDCBhV1CBDFBjkCKBGqBBDCBhCrBBgCMBChBBmD1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGBmIFFDJBCEEBDBHGCBCBCFBFDDBCBGEBF1B1BB8zC8zCB6DBDmDBHDBEBBNlBBCGGzoetBBTbBnEtCBCWBEDBCsCBZBBE2Z2ZBpBBGIBIvCBh6TGBNEBqgBZBHZBmlBvCBhDjBBFjBB1DKBCOBCGBCBBCKBCOBCGBCBBk2ByBBOyBB+CVBLVB74C-BBhrV-BBhBYBDYBtpZ0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BJBCTBHFB2uCjCB", false)),
                Ll: ()=>new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDZBiGCCEEEBBBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBDCB5XFBjkCIBC2D2DBqBBgCMBChBBnD0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBBzIEEBEEcKFDBBJDBF2B2Bs1CvBBCEEBGCFCCBCCBEBGiDCBIICFFNlBBCGG0oesBCUaCoEMCBBBC+BCBGBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCbEE2ZqBBGIBIvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFB4vChBB", false)),
                Lm: ()=>new UnicodeRangeTable(decodeRanges("wVRBFLBPEBICCmEGG-OnHnHlFBBuIBBFgBgBKEEhFoFoF1mBgEgE2R72B72BsDkTkTxOFBvF+BBOjBjBBjBByVOORMBg-CBByHgGgG2OsBsBBDBGiDiDB+C+CBBB34bjnBjnBBEBvIzDzDdBB6DIBxCYYpDDBEBB2OXXqEtDtDWBBoDDBKngVngVuBBBh-BFBCpBBCIB0sBhBhB2K04D04DnrTDB9PCBpBBBnRMBhCBBCPPB9-P9-PBCBCGBCBByhM9BBqGGBud0Q0QsSAB", false)),
                Lo: ()=>new UnicodeRangeTable(decodeRanges("qFQQhIFFBCBxGBB7ZaBFDBuBfBCJBkBBBCiDBCZZBLLBBBDRRCdBe4CBMZZBfBWVBrBYBIKBGXBCGBRoBB8B1BBETTIJBROBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNFB8BBBCCCBDBCXBCCCBIBCBBKDDBDBYDBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNyDyDBnKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPByDrTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBpBkCkCBhBBC0BBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBxFuBBSHB3BdBOBBLrBBbjBBqBCBLdByDDBCFBCBBE7hB7hBBCB4-C3BBZWBKGBCGBCGBCGBCGBCGBCGBCGBoR2B2BF1CBJCCB4CBFGGBpBBC9CBSfBxBPBhQ-tGBhC0wUBC2jBBkCnBBJrIBFPBLBBjCyByBBkCBqFoDoDEGBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBuBEBDIBLEBCoBBYCBCHBVPBCFBEEEBwBBCEEBDDBDBDCCZBBEKBIPPBEBDFBDFBKGBCGByEiBBej9KBNWBFwBBloItLBDpDBkCCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBqDJBCsBBDeBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBhEtCBjDnBBJzBB9CzBBN2JBKVBLHB5EFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4FjBBnBDBCxJxJBoBBHBBRCBCBB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB0GHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBnBBCBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBB0BUBGSB0NnBB2MqCBGwFwFB0mHBqBfBiDyDBuwIiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBxzI2P2PBrBBiBiKiKBcBTrBBlPaBmHdBDwGwGBdBCCBCBBCGBDEBKiHiHBFBCDBCBBCOBCkGB8pBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
                Lt: ()=>new UnicodeRangeTable(decodeRanges("lOGDnB2sH2sHBGBJHBJHBNQQwBAB", false)),
                Lu: ()=>new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBG+B+B9zCvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBB", false)),
                M: ()=>new UnicodeRangeTable(decodeRanges("gYvDB0IGBoIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCgBB3BCBCRBCGBLBBeCB5BCCBFBDBBDCBKLLBbbDCB5BCCBDBFBBDCBEffBEEMCB5BCCBGBCCBCCBVBBXFBCCB5BCCBFBDBBDCBICBLBBf8B8BBDBECBCDBKpBpBBDB4BCCBFBCCBCDBIBBMBBeCB5BCCBFBCCBCDBIBBMBBQNNBCB4BBBCGBCCBCDBKLLBeeBBBnCFFBEBCCCBGBTBB+BDDBFBNHBjDDDBHBMGBqCBBcECFBByBTBCBBGKBCjBBKlDlDBSBYDBFCBCCBDGBEDBOLBCLLBCBgWCBzdDBdCBeBBfBBhCfBKuBuBBBBC2D2DBjBjB3DLBFLB8GEB6BJBCcBDxBxBBsBBDLBVEBwBQBnBIBNCBfMB5BNBxBTB5ECBCUBFHHDCBnG-BBxWgBB--CCBuEhDhDBeBrRFBqDBB1udDBCJBhBBBxCBBxIEEFYYBDBF0C0CBzBzBBQBbRBOnBnBBGBaMBtBDBwBNBlBkCkCBMBNJJBuBuBBBBzBCCBBBDBBGBBCqBqBBDBGBBtHHBCBBx5TiXiXBOBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB7DCB2BOBqBDDBLLBCBuBKBI+B+BBBBlBNBRBBtBNNBBBxBNBJDBCBB9CLBHDD+ELBWDB4BBBCGBDBBDCBKLLBDDBFBEEBkCIBCDDCDBCEBCPPBzCzCBQBYyCyCBSBsHGBDIBcBBzCQBrDMBmDOBhIOB2HFBCBBDDBCCCBuEuEBFBDGBEddBIBpBGBCDBJKKBJBvBPBnGHBoGHBCHBzCVBCNB7DFBECCBCCBFBCjCjCBDBCBBCEB8KDBKBBCxBxBBFBEEBYmnFmnFHOBpmLRBhuCEB8BGB5gBCCB1BBIDByCMMBslTslTBizEizEBsBBDWB-QEBEFBJHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", false)),
                Mc: ()=>new UnicodeRangeTable(decodeRanges("joC4B4BDCBJDBCBBzBBB7BCBHBBDBBLsBsB7BCBjC7B7BBBBJCCB2B2BB7B7BCHHBDDBLLnDBBCBBECBCCBLqBqBBBB+BDB+BBB7BCCBDBDBBCBBKBBdPPB7B7BBBBGCBCCBLrBrBBsCsCBBBHHBTBBrKBBgCsFsFBFFHDDBaaBLLBBBDGBWBBDFBDLLBBB5zBffiEIIBGBCBB7KDBDCBFBBCFBhHBB7BCCKCCBJJBEByExBxBGCCBDBCBB+BffFBBD9B9BDCBCEEBxBxBBGBJBBsFWW35EBB0-dBBD5C5CBzBzBBOBvEBBwBxBxBBFFBDDBBBvDBBDBBZuBuBCuDuDDBBGuHuHBCCBCCBCC0gZCCgEuBuBBBBFBB0DZZB8B8BxBCBKBBO+C+CBBBEBBCrFrFBBBgBBB7BBBCDBDBBDCBKLLB1C1CBBBIDDCDBCBBCmDmDBBBJBBErDrDBBBHCCBCBDuHuHBBBHDBDyDyDBBBJBBCuDuDCBBHoDoDCBBFmImIBBBK4H4HBEBCBBFDDCvEvEBBBJDBF1C1CeBB-BqGqGECCoGPPrDIID2G2GBDBFBBC-K-KBNNxBBBJBBCpvQpvQBBBlxD2BBpDBB0rYBBHFB", false)),
                Me: ()=>new UnicodeRangeTable(decodeRanges("okBBB1xF-wB-wBBCBCCBsshBCB", false)),
                Mn: ()=>new UnicodeRangeTable(decodeRanges("gYvDB0IEBqIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCfB4BCCFHBFEEBFBLBBe7B7BFDBJVVBbbDBB6BFFBFFBDDBBBEffBEEMBB6BFFBDBCBBFVVBXXBEBC7B7BDCCBCBJIIBMMBff+BNNzBEE4BCCBBBGCBCDBIBBMBBe7B7BDHHGBBVBBdBB6BBBFDBJVVBeepCIIBBBC7C7CDGBNHBjDDDBHBMGBqCBBcEC4BNBCEBCBBGKBCjBBKnDnDBCBCFBCBBDBBaBBFCBRDBODDBHHQgWgWBBBzdCBeBBfBBfBBhCBBCGBJDDBJBKuBuBBBBC2D2DBjBjB3DCBFBBKHHBBB8GBBD7B7BCGBCCCDHBHJBDxBxBBMBCeBDLBVDBxBCCBDBCGGpBIBNBBhBDBDBBCCB5BCCBEECCB7BHBDBB5ECBCMBCGBFHHEBBnG-BBxWMBFEEBKB--CCBuEhDhDBeBrRDBsDBB1udFFBIBhBBBxCBBxIEEFaaBGG4EBBbRBOnBnBBGBaKBvBCBxBDDBCBDBBoBkCkCBEBDBBDBBNJJwB0B0BCCBDBBGBBCrBrBBJJvHDDFx5Tx5TiXPBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB8D3B3BBNBqBDDBLLBBByBDBDBBI+B+BBBBlBEBCHB-BNNB1B1BBHBLDBDgDgDBBBDCCBHHD+E+EEHBWBB6BBBEmBmBBFBEEBnCFBOECPBB2CHBDCBCYY1CFBCFFBCCBvHvHBCBHBBCBBcBB2CHBDCCBrDrDCDDBEBCmDmDCDDBCBCEBkIIBCBBhIBBCFFxEDBDBBFhBhBBIBpBFBDDBJKKBEBDCBvBMBCBBnGCCBBBCqGqGBFBCFBCzCzCBUBDGBCBBCBB7DFBECCBCCBFBCpCpCBEEC8K8KBMMB1B1BBDBGCCYmnFmnFHOBpmLLBECBhuCEB8BGB5gBgCgCBCByC5lT5lTBizEizEBsBBDWBhRCBSHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", false)),
                N: ()=>new UnicodeRangeTable(decodeRanges("wBJB5DBBGDDBBBitBJBnEJBnGJB9MJB3DJBFFBtDJB3DJB3DJBDFBvDMB0DJBJGBoDJBpDGBISBuDJBhDJB3DJBnCTBtIJBnCJBwWTBybCBwHJBHJBXJBtJJBhEKBmFJBHJB3FJB3CJBnEJBHJB3gBEEBEBHJBnGyBBDEB3W7BBvCVB3TdBqrBqYqYaIBPCB4KDBrEJBfHBCOBhBJBoBOBh7cJB9FJBhKFB7EJBnBJBnGJBXJB3CJB3MJB34UJBuPsBBN4BBSBB2KaBlBDBeJJnEEBrGJBvdHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBxBJBHJB3IeB-EJBrBDBxDGBnEdBhEJB9BJBxEJBITB8HJB3KJB3DJB3LJBnDJBHTBtCLBlNSB+CJB3UJB3CcBkHJBnCJB3BJBnLJBnDUBshBuDBimPJBnpCJB3CJBnEJBCGBvQJBnIWB+KCB6nXJBnuBTBNTBtDYB2iBxBBhqCJBnNJB3PJB4HJBtWIBhEJB4Y6BBCCBCDBtCsBBCOBjeMBk3CJB", false)),
                Nd: ()=>new UnicodeRangeTable(decodeRanges("wBJnxBJnEJnGJ9MJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJhDJ3DJnCJ3IJnCJn6BJnBJtJJhEJnFJHJ3FJ3CJnEJHJnuiBJnVJnBJnGJXJ3CJ3MJ34UJnsBJnkCJHJ9YJhEJ9BJxEJ3IJ3KJ3DJ3LJnDJHTtCJnNJnDJ3UJ3CJ3HJnCJ3BJnLJ3uQJnpCJ3CJnEJ3QJ37XJ12CxBhqCJnNJ3PJ4HJ2aJ30EJ", true)),
                Nl: ()=>new UnicodeRangeTable(decodeRanges("u3FCBwzCiBBDDB-zDaaBHBPCBs1dJBxyW0BBtOJJnEEBrhIuDBm8SCB", false)),
                No: ()=>new UnicodeRangeTable(decodeRanges("yFBBGDDBBB2pCFB5LFB5DCBmEGB6GGBSIByNJB2hBTB0jBJBhP20B20BEFBHJBnGPBqB3W3WB6BBvCVB3TdBqrB1kB1kBBCBrEJBfHBCOBhBJBoBOBxrdFBymWsBBiCDBSBB2KaBlBDB1pBHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBhLeB-EJBrBDBxDGBnETB8LTBmqBBBvNIBobSB0aUBn8SGB-YWBqhZTBNTBtDYBvqFIBid6BBCCBCDBtCsBBCOBjeMB", false)),
                P: ()=>new UnicodeRangeTable(decodeRanges("hBCBCFBCDBLBBEBBbCBCccCkBkBGEELBBEEE-VJJzOFBqBBB0BCCDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCmBmBBCBoCrCrCBDBFBBwDFBsFlTlTBHB4EuTuTtBBBvCCBoCBB+ECBCCBmBKB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBM9Z9ZBWBJTBCMBCLBfBBPBB6TDBeBB+hBNBwCBBgBJB0MVBgCDBhBBB8XDBCBBxDwEwEBtBBCfBDLBkNCBFJBDLBRNNjD7C7CjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HzqUzqUBxGxGBIBXiBBCNBCFFCBB2ECBCFBCDBLBBEBBbCBCccCCCBFB7MCB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDByO-J-JjBlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", false)),
                Pc: ()=>new UnicodeRangeTable(decodeRanges("-Cg-Hg-HBUU-u3BBBZCBwHAB", false)),
                Pd: ()=>new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEBiwDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", false)),
                Pe: ()=>new UnicodeRangeTable(decodeRanges("pB0B0BgB+1D+1DC-6B-6BqtC4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECtBGCtNICEGCDBB-ozB6G6GeOCESSCCCrF0B0BgBGD", false)),
                Pf: ()=>new UnicodeRangeTable(decodeRanges("7F+6H+6HEddpuDCCFDDQEE", false)),
                Pi: ()=>new UnicodeRangeTable(decodeRanges("rFt7Ht7HDBBDaapuDCCFDDQEE", false)),
                Po: ()=>new UnicodeRangeTable(decodeRanges("hBCBCCBDECBLLBEEBcclCGGPBBI-V-VJzOzOBEBqB3B3BDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCxDxDrCEBFBBwDFBsFlTlTBHBmY9D9DBBBoCBB+ECBCCBmBFBCDB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBMjajaBJJBGBJIBDDBDCBEKBCCCBIB7kDDBCBBxDwEwEBFFBBBDDDBHBCBBCDDBLLBDBCJBDDBCCCBLBDCBtNCB6B+F+FjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HlxUlxUBFBDXXVBBDDBECBCDBICBHCCB2E2EBBBCCBDECBLLBEEBcclBDDB7M7MBBB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDB0ZlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", false)),
                Ps: ()=>new UnicodeRangeTable(decodeRanges("oBzBzBgB-1D-1DC-6B-6B-rCEEnB4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECaTTCECtNICEGCDipzBipzB4GeeCMCESSCCCrFzBzBgBEEDAB", false)),
                S: ()=>new UnicodeRangeTable(decodeRanges("kBHHRCBgBCCcCCkBEBCBBDCCBCBDEEfgBgBrODBNNBGGBCCCBPB2DPPBxDxDsErIrIBBB3DCBDDDBvGvGLUUB4H4HIBBpEqLqLBHHB2H2H-DjEjEBGBlEwGwGqBmGmGiGCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WuLuLlL+E+EBgBBiLJBKIBhiBCCBBBMCBOCBOCBOBBmCOOoBCBOCBUhBB-BBBCDBCBBLCCBBBGFBCECFMMBFFBDBGDBC7B7BBFFB2LBFcBD+HBXKByCtCBXnTBtBwBBDeBLyMBX+BBFfBD1LBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBB8CBB0HBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BB6RWBKBBoDBB+EDBLDB+RCBiHPPB+9T+9TpEgBBuLPBhCBB3BHBtBDBjDCCBBBD7E7EHRRBBBgBCCcCCiEGBCGBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSmWmWBiKiKBGBnjC2kC2kCBbBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQQBgDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBrbaagBaagBaagBaagBaa9B-PB4BDBzBHBCNBCBBp2BwNwNttCEE+DiOiOBvIvIBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", false)),
                Sc: ()=>new UnicodeRangeTable(decodeRanges("kB+D+DBCBqnB8D8DzPBBzPBBI2H2HoImSmS8sClmClmCBgBB37hBkuVkuVtD7E7E8GBBEBB3-HDB-4wBxtCxtC", false)),
                Sk: ()=>new UnicodeRangeTable(decodeRanges("+CCCoCHHFEEqQDBNNBGGBCCCBPB2DPPBjoBjoB15FCCBBBMCBOCBOCBOBB9kEBBkzdWBKBBoDBBxePPBniUniUBPB8bCCjF4g9B4g9BBDB", false)),
                Sm: ()=>new UnicodeRangeTable(decodeRanges("rBRRBBB+BCCuBFFmBgBgB-XwQwQBBB8xGOOoBCBOCBsEoBoBBDBHlClCBDBGBBFGDIgBgBBDDCgBgBBqIBhBBB7CffBXBpBFB2OKK3BHBwDxKxKBDBDeBLPBhIiEBX+BBFfBDhIBxBUBDFB9+zB5Z5ZCCBlFRRBBB+BCCkEHHBCBitDBBhrwBx+Bx+BagBgBagBgBagBgBagBgBat5Ft5FB-uC-uCBHB", false)),
                So: ()=>new UnicodeRangeTable(decodeRanges("mFDDFCCyerIrIBgEgEBvGvGLUUB4H4HkQ2L2LjEFBClElEwGqBqBoMCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WzWzW+EhBBiLJBKIBksBBBCDBCBBLCCBHHBEBCECFMMBPPCBBC7B7BBKKBDBDDBCBBCBBCGBCeBDBBCCCBdBtIHBFTBDGBDwCBCdBanBBHnCBXKByCtCBX2FBCIBC1BBJuDBC3HBtBrBBhC-HBhQvBBWBBHmBBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBBxKBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BBibDBLBBC+R+RBBBqqUPBuLPBhCBB3BHBuBCBlPEEFBBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSpgBpgBBGBnjC2kC2kCBGBFQBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQPBhDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBqlB-PB4BDBzBHBCNBCBBp2B96C96CiEyWyWBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E6HBG4WBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBB-B3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", false)),
                Z: ()=>new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBeBBGwBwBh9DAB", false)),
                Zl: ()=>new UnicodeRangeTable(decodeRanges("ohIA", true)),
                Zp: ()=>new UnicodeRangeTable(decodeRanges("phIA", true)),
                Zs: ()=>new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBlBwBwBh9DAB", false)),
                ASCII_Hex_Digit: ()=>new UnicodeRangeTable(decodeRanges("wBJIFbF", true)),
                Alphabetic: ()=>new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICC3CeeBQBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoBNBCCCBCCBCCJaBFDBeKBG3BBCGBPlDBCHBFHBFCBLCBDRRBuBBOkDBZgBBKBBFGGBWBDSBUYBIKBGXBCGBIJJBoBBLLBEGBHrCBCPBCCBFOBOSBCHBDBBDVBCGBCEEBCBEHBDBBDBBCJJFBBCEBNBBLFFBBBCFBFBBDVBCGBCBBCBBCBBFEBFBBDBBFIIBCBCSSBEBMCBCIBCCBCVBCGBCBBCEBEIBCCBCBBEQQBCBWDBFCBCHBDBBDVBCGBCBBCEBEHBDBBDBBKBBFBBCEBORRBCCBEBECBCDBEBBCCCBEEBEEBBBELBFEBECBCCBEHHpBMBCCBCWBCPBEHBCCBCCBJBBCCBCBBDDBdDBCHBCCBCWBCJBCEBEHBCCBCCBJBBGCBCDBOCBNMBCCBCoBBDHBCCBCCBCGGBCBIEBXFBCCBCRBEXBCIBCDDBFBJFBCCCBGBTBBO5BBGGBH0B0BBECBDBCXBCCCBRBCCBDEBCHHPDBhBgCgCBGBCjBBFSBFPBCjBBkC2BBCDDBDBR-BBLDBDlBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBEKBITBMUBNTBNMBCCBCBBNzBBDSBPFFkC4CBIqBBGlCBLeBCLBFIBYdBDEBMrBBFZB3BbBF+BBDTBzBYYBMMBBByBzBBCOBCHB0BpBBDDBLrBBCKBP2BBXCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBUhBBM1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBFSSBnBBuZzBB34BkHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBCfBwB2O2OBBBaIBIEBDEBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBGHBEwDBoBIBDmDBDxCBVUBCgBBZzBBNjCBCtBtBBEBECCBBBLgBBGiBBOcBEyBBCLBQRRBOBLEBC2BBKNBTWBEkCBCCCZCBDPBDDBMFBDFBDFBKGBCGBCqBBCNBH6DBWj9KBNWBFwBBloItLBDpDBnBGBNEBGLBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmC0BBsIcBEwBBwBfBOdBGqBBGdBDjBBFHBCEBrB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCDBCBBGHBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOnBBjBbBEGGBVB7HpBBCBBEBBRFBzBCBEcBLJJBUBrBRBvBUBcWBKlCBsBEBL4BBKOOBXBYyBBSDBJiBBEKKB+BBCDBKBBLCCkBRBChBBDHHBCB-BGBCCCBCBCOBCJBI4BBYDBCHBDBBDVBCGBCBBCEBEHBDBBDBBEHHGGBdJBCDDClBBCJBCDDCDBCBBECCtBhCBCCBCDBVCBfhCBDBBC5F5FB0BBDGBaFBjB+BBCEE8B1BBDoCoCBZBDNBWGB6F4BBoD-BBgBHBDDDBGBCBBCdBCBBDBBDDB+CHBDtBBDFBCCCBccBxBBDJBSnCBGTTBnCBoDHB5CgBBgBIBCsBBCGBCyByBBcBDVBCNBqCGBCBBCrBBECCBCCBBBCDDBZZBEBCBBCkBBCBBCDBCYYBqBBlIWBKQBCoBBECBwDwCwCB4cBnDuDBSjGBtyCgDBQvhBBSFBa68DBGmSB61GuBBy2B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBF4BBIQBhCBBCNNBFBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBFi7Fi7FBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCVBJBBhHGBCDBCBBCOBCkGB8BjCBEEE1lBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1TZBHZBHZB3zD-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
                Dash: ()=>new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEB+BoBoBQnMnMlgDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", false)),
                Emoji: ()=>new UnicodeRangeTable(decodeRanges("jBHHGJBwDFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDrGrGhFBBNBBPDDBIBsCZBCBBYVVDIBWBBvFhBBDvDBDBBCCBDyCBDCBCmIBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDDBEJBECCBEEDJBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", false)),
                Emoji_Component: ()=>new UnicodeRangeTable(decodeRanges("jBHHGJB0+H2G2Gsp3B3+8B3+8BBYB8PEBxtBDBtzhY-CB", false)),
                Emoji_Modifier: ()=>new UnicodeRangeTable(decodeRanges("7-8DE", true)),
                Emoji_Modifier_Base: ()=>new UnicodeRangeTable(decodeRanges("9wJ8G8GRDB4jzD9B9BBBBDDDBBB2DBBDKBWSBEFFBBBCCBICCZqGqGBFFWFFBvFvFBBBEEB0CRRBBBKMMgSDDJHBHKKBIBDCB5B+B+BBCCBCCSCBCMBmHCBrBIB", false)),
                Emoji_Presentation: ()=>new UnicodeRangeTable(decodeRanges("64IBBuGDBEDDqQBBWBBzBLBsBUUOJJBSSBGGBJJGWWIBBCFFDIIFBBdkBkBCFFBBBC+B+BBBBZPP8aBB0BFFvlxDrGrG-FDDBIBsCZBCZZVDDBDBCCBWBBvFgBBNIBClCBCVBNqBBFEBNQBEEEBlCBCCCB5FBD+BBODBCXBTbbBOO3C0CBxBlCBHEEBBBDDBEDBMBBIIBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", false)),
                Extended_Pictographic: ()=>new UnicodeRangeTable(decodeRanges("pFFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDoBoBBCBlDLBQBBQPPBmBmBBIBxDBBNBBPDDBIBU3BBcOBLVVDIBCDBKWBH7FBDvDBDBBCCBDyCBDCBCDBG9HBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDQBECCBEBDMB7GlBBNDB5BHBLFBpBHBfBBNDBDNBKmBBNuBBCJBC4FB5CHBPxEBhI9fB", false)),
                Hex_Digit: ()=>new UnicodeRangeTable(decodeRanges("wBJIFbFq1-BJIFbF", true)),
                Lowercase: ()=>new UnicodeRangeTable(decodeRanges("hDZBwBLLFlBlBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDiBBIBBfEBhDsBsBCEEDDBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBCDB5XFBjkCIBC2D2DB+FBiC0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBB6DOORMBuDEEBEEcKFDBBJDBFiBiBBOBFsasaBYBn6BvBBCEEBGCFCCBCCBGBEiDCBIICFFNlBBCGG0oesBCUaCBBBmEMCBBBC8BCBIBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCWDBCCCBBB2ZqBBCNBHvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBkODDBBBCpBBCIBmoByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFBmI9BB1lChBB", false)),
                Math: ()=>new UnicodeRangeTable(decodeRanges("rBRRBBBgBeeCuBuBFmBmBgB5W5WBBBDbbBDDBBBwQCBuwGccBBBMEEOPPBCBWEBMEBiCMBFEEBFFBDBTFFDJBCDDBEBHEEBDDBCCBBBCFBENBClClCBWBCFBCBBFBBFfBCHHBPPBqIBJDBVBB7CffBZBCZZMGB+NBBNJBFFBFBBDBBEEBPCCDFBMHBGBB6BCCeDBKCBxK-BBhI-PBxBUBDFB9+zB4Z4ZBEBCjFjFRCBeCCeCCkEHHBCBitDBBhrwBwoBwoBBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBBhwFDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB-uCIB", false)),
                Quotation_Mark: ()=>new UnicodeRangeTable(decodeRanges("iBFFkEQQ96HHBaBBowDqOqOBCBOCBixzBDB+FFF7CBB", false)),
                Terminal_Punctuation: ()=>new UnicodeRangeTable(decodeRanges("hBLLCMMBEE-ZJJiQ6B6BpCPPCCB1FsBsBBJBCsHsHB3B3BBEBCHBgBmImIB1nB1nBBtFtFFFB4JBB2YHBmY9D9DBBBoCBB+ECBEoBoBBCBDBB7JBBjLDBjFBBLBBCCBeCB8FEB-BBBldYYBKKBBBwlDCBzJOOFLLCBBEBBtNBB8ndBBuICBkHEB-LBB3CBBgD4E4EBBB0ECBgERRB6H6HnxUDDB6B6BBBBCDBqFLLCMMBEEiCDD7hBxBxBnkBoGoG3JBB5EFBlCFB6CDB5dEBtBDB+FGBxDDBgECBiEBBHRRB5C5CBDBtDrJrJB2D2DBBBNBBnLDBEOBqDBB6HCBmQCC8HBB4CBBFBB-MCBuBmUmUBrCrCBspBspBBDB6vRBBmEiCiCBBBLqRqRBoJoJBnwTnwTovHDB", false)),
                Uppercase: ()=>new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBGbbBOBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBBvgCZBHZBHZB", false)),
                White_Space: ()=>new UnicodeRangeTable(decodeRanges("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB", false))
            });
            static SCRIPTS = new LazyMap({
                Adlam: ()=>new UnicodeRangeTable(decodeRanges("go6DrCFJFB", true)),
                Ahom: ()=>new UnicodeRangeTable(decodeRanges("g4lCaDOFW", true)),
                Anatolian_Hieroglyphs: ()=>new UnicodeRangeTable(decodeRanges("ggxCmS", true)),
                Arabic: ()=>new UnicodeRangeTable(decodeRanges("gwBEBCFBCNBCCBCfBCJBMZBCrDBChBBxCvBBxHhBBGqCBCcBxy8BtPBDvEBhBPBxDEBCmEBk7DeBkCFBJIBiBFBh43BDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB", false)),
                Armenian: ()=>new UnicodeRangeTable(decodeRanges("xpBlBDxBDCks9BE", true)),
                Avestan: ()=>new UnicodeRangeTable(decodeRanges("g4iC1BEG", true)),
                Balinese: ()=>new UnicodeRangeTable(decodeRanges("g4GsCCxB", true)),
                Bamum: ()=>new UnicodeRangeTable(decodeRanges("g1pB3CpowB4R", true)),
                Bassa_Vah: ()=>new UnicodeRangeTable(decodeRanges("w26CdDF", true)),
                Batak: ()=>new UnicodeRangeTable(decodeRanges("g+GzBJD", true)),
                Bengali: ()=>new UnicodeRangeTable(decodeRanges("gsCDBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYB", false)),
                Beria_Erfe: ()=>new UnicodeRangeTable(decodeRanges("g17CYDY", true)),
                Bhaiksuki: ()=>new UnicodeRangeTable(decodeRanges("ggnCICsBCNLc", true)),
                Bopomofo: ()=>new UnicodeRangeTable(decodeRanges("qXB6wLqBxDf", true)),
                Brahmi: ()=>new UnicodeRangeTable(decodeRanges("ggkCtCFjBKA", true)),
                Braille: ()=>new UnicodeRangeTable(decodeRanges("ggK-H", true)),
                Buginese: ()=>new UnicodeRangeTable(decodeRanges("gwGbDB", true)),
                Buhid: ()=>new UnicodeRangeTable(decodeRanges("g6FT", true)),
                Canadian_Aboriginal: ()=>new UnicodeRangeTable(decodeRanges("ggF-TxRlC7tgCP", true)),
                Carian: ()=>new UnicodeRangeTable(decodeRanges("g1gCwB", true)),
                Caucasian_Albanian: ()=>new UnicodeRangeTable(decodeRanges("wphCzBMA", true)),
                Chakma: ()=>new UnicodeRangeTable(decodeRanges("gokC0BCR", true)),
                Cham: ()=>new UnicodeRangeTable(decodeRanges("gwqB2BKNDJDD", true)),
                Cherokee: ()=>new UnicodeRangeTable(decodeRanges("g9E1CDFz7lBvC", true)),
                Chorasmian: ()=>new UnicodeRangeTable(decodeRanges("w9jCb", true)),
                Common: ()=>new UnicodeRangeTable(decodeRanges("AgCBbFBbuBBCOBCEBYgBgBiOmBBGEBDTB1DKKHCC+THHPEEhB9E9ElQiEiEB6mB6mB2MDBjJwvBwvBBBBoCBBsGBBCumBumBOIIBCBCFBCCBDmYmYBKBD2CBCKBEKBCOBShBB-BlBBCCBDFBCaBCQBqBCBF5UBXKBW-cBhIzTBDpEBhQ9CBzMUBCCCBXBQHBFDB8CBBE7C7CB0E0EBOBhBlBBKxBxBB+BBgBwCBwB5C5CBmFBhuG-BBhoWhBBnDCBmFJB1HhFhFsMPPBzuUzuUBxGxGBIBXiBBCSBCDB0ECCBeBbFBbKBLuBuBBhChCBFBCGBLEBjICBFsBBEIBxCMB0BsBBlHaBltuBDB96D8HBEzNBHWBQQBgDzDB9B1HBLmBBD9BBEQBJBBIdBF8BB2GTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBByjFjCBtC8BBjWrBBFjDBNOBDOBCOBCkBBLtFB5BZBCBBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBnghYffB+CB", false)),
                Coptic: ()=>new UnicodeRangeTable(decodeRanges("ifNxkKzDGG", true)),
                Cuneiform: ()=>new UnicodeRangeTable(decodeRanges("ggoC5cnDuDCEMjG", true)),
                Cypriot: ()=>new UnicodeRangeTable(decodeRanges("ggiCFBDCCBqBBCBBEDD", false)),
                Cypro_Minoan: ()=>new UnicodeRangeTable(decodeRanges("w8rCiD", true)),
                Cyrillic: ()=>new UnicodeRangeTable(decodeRanges("ggBkEBDoFBx6FKBhFtCtCojEfBhie-CBv8VBBhw4B9BBiBAB", false)),
                Deseret: ()=>new UnicodeRangeTable(decodeRanges("gghCvC", true)),
                Devanagari: ()=>new UnicodeRangeTable(decodeRanges("goCwCFODZh7nBfhwcJ", true)),
                Dives_Akuru: ()=>new UnicodeRangeTable(decodeRanges("gomCGBDDDBGBCBBCdBCBBDLBKJB", false)),
                Dogra: ()=>new UnicodeRangeTable(decodeRanges("ggmC7B", true)),
                Duployan: ()=>new UnicodeRangeTable(decodeRanges("ggvDqDGMEIIJDD", true)),
                Egyptian_Hieroglyphs: ()=>new UnicodeRangeTable(decodeRanges("ggsC1iBL68D", true)),
                Elbasan: ()=>new UnicodeRangeTable(decodeRanges("gohCnB", true)),
                Elymaic: ()=>new UnicodeRangeTable(decodeRanges("g-jCW", true)),
                Ethiopic: ()=>new UnicodeRangeTable(decodeRanges("gwEoCBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBnvGWBKGBCGBCGBCGBCGBCGBCGBCGBjpfFBDFBDFBKGBCGBylvCGBCDBCBBCOB", false)),
                Garay: ()=>new UnicodeRangeTable(decodeRanges("gqjClBEcJB", true)),
                Georgian: ()=>new UnicodeRangeTable(decodeRanges("glElBBCGGDqBBCDBx8CqBBDCBhiElBBCGG", false)),
                Glagolitic: ()=>new UnicodeRangeTable(decodeRanges("ggL-Ch9sDGCQDGCBCE", true)),
                Gothic: ()=>new UnicodeRangeTable(decodeRanges("w5gCa", true)),
                Grantha: ()=>new UnicodeRangeTable(decodeRanges("g4kCDBCHBDBBDVBCGBCBBCEBDIBDBBDCBDHHGGBDGBEEB", false)),
                Greek: ()=>new UnicodeRangeTable(decodeRanges("wbDBCCBDDBCFFCCCBBBCCCBSBC+BBPPBnpGEBzBEBFEB1ChKhKBUBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBoJ-xiB-xiB7uVuCBSgj0Bgj0BBkCB", false)),
                Gujarati: ()=>new UnicodeRangeTable(decodeRanges("h0CCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGB", false)),
                Gunjala_Gondi: ()=>new UnicodeRangeTable(decodeRanges("grnCFCBCkBCBCFIJ", true)),
                Gurmukhi: ()=>new UnicodeRangeTable(decodeRanges("hwCCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPB", false)),
                Gurung_Khema: ()=>new UnicodeRangeTable(decodeRanges("go4C5B", true)),
                Han: ()=>new UnicodeRangeTable(decodeRanges("g0LZBC4CBN1GBwBCCaIBPDBle-tGBhC-vUBhoWtLBDpDBpodBBNGBqgkB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", false)),
                Hangul: ()=>new UnicodeRangeTable(decodeRanges("goE-HvxHBiI9CyDeiCei3dckUj9KNWFwBl9JeEFDFDFDC", true)),
                Hanifi_Rohingya: ()=>new UnicodeRangeTable(decodeRanges("gojCnBJJ", true)),
                Hanunoo: ()=>new UnicodeRangeTable(decodeRanges("g5FU", true)),
                Hatran: ()=>new UnicodeRangeTable(decodeRanges("gniCSCBGE", true)),
                Hebrew: ()=>new UnicodeRangeTable(decodeRanges("xsB2BBJaBFFBpp9BZBCEBCCCBCCBCCBIB", false)),
                Hiragana: ()=>new UnicodeRangeTable(decodeRanges("hiM1CBHCBi7-C+IBTeeBBBulQAB", false)),
                Imperial_Aramaic: ()=>new UnicodeRangeTable(decodeRanges("giiCVCI", true)),
                Inherited: ()=>new UnicodeRangeTable(decodeRanges("gYvDB2IBBlOKBbhXhXBCB8qEtBBDLBlPCBCMBCGBFHHEBBnG-BBtQBBjGgBB65DDBsDBBmrzBPBRNBwejHjH7iEl+uBl+uBBsBBDWBhRCBSHBDGBfDBz6rYvHB", false)),
                Inscriptional_Pahlavi: ()=>new UnicodeRangeTable(decodeRanges("g7iCSGH", true)),
                Inscriptional_Parthian: ()=>new UnicodeRangeTable(decodeRanges("g6iCVDH", true)),
                Javanese: ()=>new UnicodeRangeTable(decodeRanges("gsqBtCDJFB", true)),
                Kaithi: ()=>new UnicodeRangeTable(decodeRanges("gkkCiCLA", true)),
                Kannada: ()=>new UnicodeRangeTable(decodeRanges("gkDMCCCWCJCEDICCCDIBGCCDDJCC", true)),
                Katakana: ()=>new UnicodeRangeTable(decodeRanges("hlM5CBDCBxHPBxGuBBC3CBvgzBJBCsBBzisBDBCGBCBBCgJgJBBBzBPPBCB", false)),
                Kawi: ()=>new UnicodeRangeTable(decodeRanges("g4nCQCoBEc", true)),
                Kayah_Li: ()=>new UnicodeRangeTable(decodeRanges("goqBtBCA", true)),
                Kharoshthi: ()=>new UnicodeRangeTable(decodeRanges("gwiCDCBGHCCCcDCFJII", true)),
                Khitan_Small_Script: ()=>new UnicodeRangeTable(decodeRanges("k-7C84G84GB0OBqBAB", false)),
                Khmer: ()=>new UnicodeRangeTable(decodeRanges("g8F9CDJHJnPf", true)),
                Khojki: ()=>new UnicodeRangeTable(decodeRanges("gwkCRCuB", true)),
                Khudawadi: ()=>new UnicodeRangeTable(decodeRanges("w1kC6BGJ", true)),
                Kirat_Rai: ()=>new UnicodeRangeTable(decodeRanges("gq7C5B", true)),
                Lao: ()=>new UnicodeRangeTable(decodeRanges("h0DBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDB", false)),
                Latin: ()=>new UnicodeRangeTable(decodeRanges("hCZBHZBwBQQGWBCeBCgOBoBEB8wGlBBHwBBGDBGMBClCBiC-HByLOORMBuEBBHccSoBB42CfBj1elDBExCBVOBxZqBBCIBCDB38TGB7gBZBHZBmhCFBCpBBCIBm61BeBHFB", false)),
                Lepcha: ()=>new UnicodeRangeTable(decodeRanges("ggH3BEOEC", true)),
                Limbu: ()=>new UnicodeRangeTable(decodeRanges("goGeBCLBFLBFEEBKB", false)),
                Linear_A: ()=>new UnicodeRangeTable(decodeRanges("gwhC2JKVLH", true)),
                Linear_B: ()=>new UnicodeRangeTable(decodeRanges("gggCLCZCSCBCODNjB6D", true)),
                Lisu: ()=>new UnicodeRangeTable(decodeRanges("wmpBvBx1eA", true)),
                Lycian: ()=>new UnicodeRangeTable(decodeRanges("g0gCc", true)),
                Lydian: ()=>new UnicodeRangeTable(decodeRanges("gpiCZGA", true)),
                Mahajani: ()=>new UnicodeRangeTable(decodeRanges("wqkCmB", true)),
                Makasar: ()=>new UnicodeRangeTable(decodeRanges("g3nCY", true)),
                Malayalam: ()=>new UnicodeRangeTable(decodeRanges("goDMCCCyBCCCFFPDZ", true)),
                Mandaic: ()=>new UnicodeRangeTable(decodeRanges("giCbDA", true)),
                Manichaean: ()=>new UnicodeRangeTable(decodeRanges("g2iCmBFL", true)),
                Marchen: ()=>new UnicodeRangeTable(decodeRanges("wjnCfDVCN", true)),
                Masaram_Gondi: ()=>new UnicodeRangeTable(decodeRanges("gonCGBCBBCrBBECCBCCBHBJJB", false)),
                Medefaidrin: ()=>new UnicodeRangeTable(decodeRanges("gy7C6C", true)),
                Meetei_Mayek: ()=>new UnicodeRangeTable(decodeRanges("g3qBWqGtBDJ", true)),
                Mende_Kikakui: ()=>new UnicodeRangeTable(decodeRanges("gg6DkGDP", true)),
                Meroitic_Cursive: ()=>new UnicodeRangeTable(decodeRanges("gtiCXFTDtB", true)),
                Meroitic_Hieroglyphs: ()=>new UnicodeRangeTable(decodeRanges("gsiCf", true)),
                Miao: ()=>new UnicodeRangeTable(decodeRanges("g47CqCF4BIQ", true)),
                Modi: ()=>new UnicodeRangeTable(decodeRanges("gwlCkCMJ", true)),
                Mongolian: ()=>new UnicodeRangeTable(decodeRanges("ggGBBDCCBSBH4CBIqBB2t-BMB", false)),
                Mro: ()=>new UnicodeRangeTable(decodeRanges("gy6CeCJFB", true)),
                Multani: ()=>new UnicodeRangeTable(decodeRanges("g0kCGBCCCBCBCOBCKB", false)),
                Myanmar: ()=>new UnicodeRangeTable(decodeRanges("ggE-EhqmBeiDfxibT", true)),
                Nabataean: ()=>new UnicodeRangeTable(decodeRanges("gkiCeJI", true)),
                Nag_Mundari: ()=>new UnicodeRangeTable(decodeRanges("wm5DpB", true)),
                Nandinagari: ()=>new UnicodeRangeTable(decodeRanges("gtmCHDtBDK", true)),
                New_Tai_Lue: ()=>new UnicodeRangeTable(decodeRanges("gsGrBFZHKEB", true)),
                Newa: ()=>new UnicodeRangeTable(decodeRanges("gglC7CCE", true)),
                Nko: ()=>new UnicodeRangeTable(decodeRanges("g+B6BDC", true)),
                Nushu: ()=>new UnicodeRangeTable(decodeRanges("h-7CvsQvsQBqMB", false)),
                Nyiakeng_Puachue_Hmong: ()=>new UnicodeRangeTable(decodeRanges("go4DsBENDJFB", true)),
                Ogham: ()=>new UnicodeRangeTable(decodeRanges("g0Fc", true)),
                Ol_Chiki: ()=>new UnicodeRangeTable(decodeRanges("wiHvB", true)),
                Ol_Onal: ()=>new UnicodeRangeTable(decodeRanges("wu5DqBFA", true)),
                Old_Hungarian: ()=>new UnicodeRangeTable(decodeRanges("gkjCyBOyBIF", true)),
                Old_Italic: ()=>new UnicodeRangeTable(decodeRanges("g4gCjBKC", true)),
                Old_North_Arabian: ()=>new UnicodeRangeTable(decodeRanges("g0iCf", true)),
                Old_Permic: ()=>new UnicodeRangeTable(decodeRanges("w6gCqB", true)),
                Old_Persian: ()=>new UnicodeRangeTable(decodeRanges("g9gCjBFN", true)),
                Old_Sogdian: ()=>new UnicodeRangeTable(decodeRanges("g4jCnB", true)),
                Old_South_Arabian: ()=>new UnicodeRangeTable(decodeRanges("gziCf", true)),
                Old_Turkic: ()=>new UnicodeRangeTable(decodeRanges("ggjCoC", true)),
                Old_Uyghur: ()=>new UnicodeRangeTable(decodeRanges("w7jCZ", true)),
                Oriya: ()=>new UnicodeRangeTable(decodeRanges("h4CCCHDBDVCGCBCEDIDBDCICFBCEDR", true)),
                Osage: ()=>new UnicodeRangeTable(decodeRanges("wlhCjBFjB", true)),
                Osmanya: ()=>new UnicodeRangeTable(decodeRanges("gkhCdDJ", true)),
                Pahawh_Hmong: ()=>new UnicodeRangeTable(decodeRanges("g46ClCLJCGCUGS", true)),
                Palmyrene: ()=>new UnicodeRangeTable(decodeRanges("gjiCf", true)),
                Pau_Cin_Hau: ()=>new UnicodeRangeTable(decodeRanges("g2mC4B", true)),
                Phags_Pa: ()=>new UnicodeRangeTable(decodeRanges("giqB3B", true)),
                Phoenician: ()=>new UnicodeRangeTable(decodeRanges("goiCbEA", true)),
                Psalter_Pahlavi: ()=>new UnicodeRangeTable(decodeRanges("g8iCRIDNG", true)),
                Rejang: ()=>new UnicodeRangeTable(decodeRanges("wpqBjBMA", true)),
                Runic: ()=>new UnicodeRangeTable(decodeRanges("g1FqCEK", true)),
                Samaritan: ()=>new UnicodeRangeTable(decodeRanges("ggCtBDO", true)),
                Saurashtra: ()=>new UnicodeRangeTable(decodeRanges("gkqBlCJL", true)),
                Sharada: ()=>new UnicodeRangeTable(decodeRanges("gskC-ChsCH", true)),
                Shavian: ()=>new UnicodeRangeTable(decodeRanges("wihCvB", true)),
                Siddham: ()=>new UnicodeRangeTable(decodeRanges("gslC1BDlB", true)),
                Sidetic: ()=>new UnicodeRangeTable(decodeRanges("gqiCZ", true)),
                SignWriting: ()=>new UnicodeRangeTable(decodeRanges("gg2DrUQECO", true)),
                Sinhala: ()=>new UnicodeRangeTable(decodeRanges("hsDCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBt-gCTB", false)),
                Sogdian: ()=>new UnicodeRangeTable(decodeRanges("w5jCpB", true)),
                Sora_Sompeng: ()=>new UnicodeRangeTable(decodeRanges("wmkCYIJ", true)),
                Soyombo: ()=>new UnicodeRangeTable(decodeRanges("wymCyC", true)),
                Sundanese: ()=>new UnicodeRangeTable(decodeRanges("g8G-BhIH", true)),
                Sunuwar: ()=>new UnicodeRangeTable(decodeRanges("g+mChBPJ", true)),
                Syloti_Nagri: ()=>new UnicodeRangeTable(decodeRanges("ggqBsB", true)),
                Syriac: ()=>new UnicodeRangeTable(decodeRanges("g4BNC7BDCxIK", true)),
                Tagalog: ()=>new UnicodeRangeTable(decodeRanges("g4FVKA", true)),
                Tagbanwa: ()=>new UnicodeRangeTable(decodeRanges("g7FMCCCB", true)),
                Tai_Le: ()=>new UnicodeRangeTable(decodeRanges("wqGdDE", true)),
                Tai_Tham: ()=>new UnicodeRangeTable(decodeRanges("gxG+BCcDKHJHN", true)),
                Tai_Viet: ()=>new UnicodeRangeTable(decodeRanges("g0qBiCZE", true)),
                Tai_Yo: ()=>new UnicodeRangeTable(decodeRanges("g25DeCVJB", true)),
                Takri: ()=>new UnicodeRangeTable(decodeRanges("g0lC5BHJ", true)),
                Tamil: ()=>new UnicodeRangeTable(decodeRanges("i8CBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBm+kCxBBOAB", false)),
                Tangsa: ()=>new UnicodeRangeTable(decodeRanges("wz6CuCCJ", true)),
                Tangut: ()=>new UnicodeRangeTable(decodeRanges("g-7CgBgBB+3GBhQeBiDyDB", false)),
                Telugu: ()=>new UnicodeRangeTable(decodeRanges("ggDMCCCWCPDICCCDIBCCCBDDDJII", true)),
                Thaana: ()=>new UnicodeRangeTable(decodeRanges("g8BxB", true)),
                Thai: ()=>new UnicodeRangeTable(decodeRanges("hwD5BGb", true)),
                Tibetan: ()=>new UnicodeRangeTable(decodeRanges("g4DnCCjBFmBCjBCOCGFB", true)),
                Tifinagh: ()=>new UnicodeRangeTable(decodeRanges("wpL3BIBPA", true)),
                Tirhuta: ()=>new UnicodeRangeTable(decodeRanges("gklCnCJJ", true)),
                Todhri: ()=>new UnicodeRangeTable(decodeRanges("guhCzB", true)),
                Tolong_Siki: ()=>new UnicodeRangeTable(decodeRanges("wtnCrBFJ", true)),
                Toto: ()=>new UnicodeRangeTable(decodeRanges("w04De", true)),
                Tulu_Tigalari: ()=>new UnicodeRangeTable(decodeRanges("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB", false)),
                Ugaritic: ()=>new UnicodeRangeTable(decodeRanges("g8gCdCA", true)),
                Unknown: ()=>new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-FB", false)),
                Vai: ()=>new UnicodeRangeTable(decodeRanges("gopBrJ", true)),
                Vithkuqi: ()=>new UnicodeRangeTable(decodeRanges("wrhCKCOCGCBCKCOCGCB", true)),
                Wancho: ()=>new UnicodeRangeTable(decodeRanges("g24D5BGA", true)),
                Warang_Citi: ()=>new UnicodeRangeTable(decodeRanges("glmCyCNA", true)),
                Yezidi: ()=>new UnicodeRangeTable(decodeRanges("g0jCpBCCDB", true)),
                Yi: ()=>new UnicodeRangeTable(decodeRanges("ggoBskBE2B", true)),
                Zanabazar_Square: ()=>new UnicodeRangeTable(decodeRanges("gwmCnC", true))
            });
            static FOLD_CATEGORIES = new LazyMap({
                L: ()=>new UnicodeRangeTable(decodeRanges("laA", true)),
                LC: ()=>new UnicodeRangeTable(decodeRanges("laA", true)),
                Ll: ()=>new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGC3HrBrBCEEJHHCCBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHxC9zC9zCBuBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", false)),
                Lt: ()=>new UnicodeRangeTable(decodeRanges("kOCCBCCBCClBCCtsHHBJHBJHBMQQwBAB", false)),
                Lu: ()=>new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpL2B2Bs1CvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", false)),
                M: ()=>new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false)),
                Mn: ()=>new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false)),
                Emoji: ()=>new UnicodeRangeTable(decodeRanges("8mJA", true)),
                Extended_Pictographic: ()=>new UnicodeRangeTable(decodeRanges("8mJA", true)),
                Lowercase: ()=>new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHuBPBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", false)),
                Math: ()=>new UnicodeRangeTable(decodeRanges("ycGDCHHFMMDDDCHHFAB", false)),
                Uppercase: ()=>new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpLiBiBBOBFsasaBYBn6BvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", false))
            });
            static FOLD_SCRIPT = new LazyMap({
                Common: ()=>new UnicodeRangeTable(decodeRanges("8cgBgB", false)),
                Greek: ()=>new UnicodeRangeTable(decodeRanges("1FwUwU", false)),
                Inherited: ()=>new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", false))
            });
        };
        var Unicode = class Unicode {
            static MAX_RUNE = 1114111;
            static RUNE_ERROR = 65533;
            static isUnsearchable(r) {
                return r === Unicode.RUNE_ERROR || r >= Unicode.MIN_HIGH_SURROGATE && r <= Unicode.MAX_LOW_SURROGATE;
            }
            static MAX_ASCII = 127;
            static MAX_LATIN1 = 255;
            static MAX_BMP = 65535;
            static MIN_FOLD = 65;
            static MAX_FOLD = 125251;
            static MIN_HIGH_SURROGATE = 55296;
            static MAX_HIGH_SURROGATE = 56319;
            static MIN_LOW_SURROGATE = 56320;
            static MAX_LOW_SURROGATE = 57343;
            static MIN_SUPPLEMENTARY_CODE_POINT = 65536;
            static is32(ranges, r) {
                let lo = 0;
                let hi = ranges.length;
                while(lo < hi){
                    let m = lo + Math.floor((hi - lo) / 2);
                    let rlo = ranges.getLo(m);
                    let rhi = ranges.getHi(m);
                    if (rlo <= r && r <= rhi) {
                        let stride = ranges.getStride(m);
                        return (r - rlo) % stride === 0;
                    }
                    if (r < rlo) hi = m;
                    else lo = m + 1;
                }
                return false;
            }
            static is(ranges, r) {
                if (r <= Unicode.MAX_LATIN1) {
                    for(let i = 0; i < ranges.length; i++){
                        if (r > ranges.getHi(i)) continue;
                        let rlo = ranges.getLo(i);
                        if (r < rlo) break;
                        let stride = ranges.getStride(i);
                        return (r - rlo) % stride === 0;
                    }
                    return false;
                }
                return ranges.length > 0 && r >= ranges.getLo(0) && Unicode.is32(ranges, r);
            }
            static isPrint(r) {
                if (r <= Unicode.MAX_LATIN1) return r >= 32 && r < Unicode.MAX_ASCII || r >= 161 && 173 !== r;
                return Unicode.is(UnicodeTables.Print, r);
            }
            static simpleFold(r) {
                if (UnicodeTables.CASE_ORBIT.has(r)) return UnicodeTables.CASE_ORBIT.get(r);
                if (r <= Unicode.MAX_ASCII) {
                    let l = Codepoint.toLowerCase(r);
                    return l !== r ? l : Codepoint.toUpperCase(r);
                }
                return r;
            }
            static equalsIgnoreCase(r1, r2) {
                if (r1 === r2) return true;
                if (r1 < 0 || r2 < 0) return false;
                if (r1 <= Unicode.MAX_ASCII && r2 <= Unicode.MAX_ASCII) {
                    if (65 <= r1 && r1 <= 90) r1 |= 32;
                    if (65 <= r2 && r2 <= 90) r2 |= 32;
                    return r1 === r2;
                }
                for(let r = Unicode.simpleFold(r1); r !== r1; r = Unicode.simpleFold(r))if (r === r2) return true;
                return false;
            }
        };
        var RE2JSException = class extends Error {
            constructor(message){
                super(message);
                this.name = "RE2JSException";
            }
        };
        var RE2JSSyntaxException = class extends RE2JSException {
            constructor(error, input = null){
                let message = `error parsing regexp: ${error}`;
                if (input) message += `: \`${input}\``;
                super(message);
                this.name = "RE2JSSyntaxException";
                this.message = message;
                this.error = error;
                this.input = input;
            }
            getDescription() {
                return this.error;
            }
            getPattern() {
                return this.input;
            }
        };
        var RE2JSCompileException = class extends RE2JSException {
            constructor(message){
                super(message);
                this.name = "RE2JSCompileException";
            }
        };
        var RE2JSGroupException = class extends RE2JSException {
            constructor(message){
                super(message);
                this.name = "RE2JSGroupException";
            }
        };
        var RE2JSFlagsException = class extends RE2JSException {
            constructor(message){
                super(message);
                this.name = "RE2JSFlagsException";
            }
        };
        var RE2JSInternalException = class extends RE2JSException {
            constructor(message){
                super(message);
                this.name = "RE2JSInternalException";
            }
        };
        let FAST_PATH_TABLE_SIZE = 256;
        let WORD_RUNE_TABLE = new Uint8Array(FAST_PATH_TABLE_SIZE);
        for(let i = 0; i < FAST_PATH_TABLE_SIZE; i++)WORD_RUNE_TABLE[i] = 97 <= i && i <= 122 || 65 <= i && i <= 90 || 48 <= i && i <= 57 || 95 === i ? 1 : 0;
        let cachedNativeEncoder = null;
        let cachedNativeDecoder = null;
        var Utils = class Utils {
            static METACHARACTERS = "\\.+*?()|[]{}^$";
            static EMPTY_BEGIN_LINE = 1;
            static EMPTY_END_LINE = 2;
            static EMPTY_BEGIN_TEXT = 4;
            static EMPTY_END_TEXT = 8;
            static EMPTY_WORD_BOUNDARY = 16;
            static EMPTY_NO_WORD_BOUNDARY = 32;
            static EMPTY_ALL = -1;
            static emptyInts() {
                return [];
            }
            static isString(value) {
                return "string" == typeof value || "[object String]" === Object.prototype.toString.call(value);
            }
            static typeName(value) {
                if (null === value || "object" != typeof value && "function" != typeof value) return null === value ? "null" : typeof value;
                return Object.prototype.toString.call(value).slice(8, -1);
            }
            static checkPattern(pattern) {
                if (!Utils.isString(pattern)) throw new TypeError(`The pattern must be a string, not ${Utils.typeName(pattern)} (RE2JS.translateRegExp() converts a RegExp)`);
            }
            static checkInput(input) {
                if (!Utils.isString(input) && !Utils.isByteArray(input)) throw new TypeError(`The input must be a string or a byte array (Uint8Array or number[]), not ${Utils.typeName(input)}`);
            }
            static checkFlags(flags) {
                let known = PublicFlags.MULTILINE | PublicFlags.DOTALL | PublicFlags.CASE_INSENSITIVE | PublicFlags.DISABLE_UNICODE_GROUPS | PublicFlags.LONGEST_MATCH | PublicFlags.LOOKBEHINDS;
                if (!Number.isInteger(flags) || (flags & ~known) !== 0) throw new RE2JSFlagsException("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, LONGEST_MATCH, LOOKBEHINDS");
            }
            static isByteArray(input) {
                return Array.isArray(input) || "[object Uint8Array]" === Object.prototype.toString.call(input);
            }
            static isalnum(c) {
                return Codepoint.CODES["0"] <= c && c <= Codepoint.CODES["9"] || Codepoint.CODES["a"] <= c && c <= Codepoint.CODES["z"] || Codepoint.CODES["A"] <= c && c <= Codepoint.CODES["Z"];
            }
            static unhex(c) {
                if (Codepoint.CODES["0"] <= c && c <= Codepoint.CODES["9"]) return c - Codepoint.CODES["0"];
                if (Codepoint.CODES["a"] <= c && c <= Codepoint.CODES["f"]) return c - Codepoint.CODES["a"] + 10;
                if (Codepoint.CODES["A"] <= c && c <= Codepoint.CODES["F"]) return c - Codepoint.CODES["A"] + 10;
                return -1;
            }
            static escapeRune(rune) {
                let out = "";
                if (Unicode.isPrint(rune)) {
                    if (Utils.METACHARACTERS.indexOf(String.fromCodePoint(rune)) >= 0) out += "\\";
                    out += String.fromCodePoint(rune);
                } else switch(rune){
                    case Codepoint.CODES["\""]:
                        out += "\\\"";
                        break;
                    case Codepoint.CODES["\\"]:
                        out += "\\\\";
                        break;
                    case Codepoint.CODES["	"]:
                        out += "\\t";
                        break;
                    case Codepoint.CODES["\n"]:
                        out += "\\n";
                        break;
                    case Codepoint.CODES["\r"]:
                        out += "\\r";
                        break;
                    case Codepoint.CODES["\b"]:
                        out += "\\b";
                        break;
                    case Codepoint.CODES["\f"]:
                        out += "\\f";
                        break;
                    default:
                        {
                            let s = rune.toString(16);
                            if (rune < 256) {
                                out += "\\x";
                                if (1 === s.length) out += "0";
                                out += s;
                            } else out += `\\x{${s}}`;
                            break;
                        }
                }
                return out;
            }
            static stringToRunes(str) {
                let string = String(str);
                let runes = [];
                let i = 0;
                while(i < string.length){
                    let cp = string.codePointAt(i);
                    runes.push(cp);
                    i += cp > Unicode.MAX_BMP ? 2 : 1;
                }
                return new Int32Array(runes);
            }
            static runeToString(r) {
                return String.fromCodePoint(r);
            }
            static isWordRune(r) {
                return r < FAST_PATH_TABLE_SIZE ? 1 === WORD_RUNE_TABLE[r] : false;
            }
            static emptyOpContext(r1, r2) {
                let op = 0;
                if (r1 < 0) op |= Utils.EMPTY_BEGIN_TEXT | Utils.EMPTY_BEGIN_LINE;
                if (10 === r1) op |= Utils.EMPTY_BEGIN_LINE;
                if (r2 < 0) op |= Utils.EMPTY_END_TEXT | Utils.EMPTY_END_LINE;
                if (10 === r2) op |= Utils.EMPTY_END_LINE;
                if (Utils.isWordRune(r1) !== Utils.isWordRune(r2)) op |= Utils.EMPTY_WORD_BOUNDARY;
                else op |= Utils.EMPTY_NO_WORD_BOUNDARY;
                return op;
            }
            static quoteMeta(str) {
                return str.split("").map((s)=>{
                    if (Utils.METACHARACTERS.indexOf(s) >= 0) return `\\${s}`;
                    return s;
                }).join("");
            }
            static charCount(codePoint) {
                return codePoint > Unicode.MAX_BMP ? 2 : 1;
            }
            static toArray(typedArray) {
                let len = typedArray.length;
                let res = new Array(len);
                for(let i = 0; i < len; i++)res[i] = typedArray[i];
                return res;
            }
            static stringToUtf8ByteArray(str) {
                if (globalThis.TextEncoder) {
                    if (!cachedNativeEncoder) cachedNativeEncoder = new TextEncoder();
                    return cachedNativeEncoder.encode(str);
                } else {
                    let out = [], p = 0;
                    for(let i = 0; i < str.length; i++){
                        let c = str.charCodeAt(i);
                        if (c < 128) out[p++] = c;
                        else if (c < 2048) {
                            out[p++] = c >> 6 | 192;
                            out[p++] = 63 & c | 128;
                        } else if ((64512 & c) === Unicode.MIN_HIGH_SURROGATE && i + 1 < str.length && (64512 & str.charCodeAt(i + 1)) === Unicode.MIN_LOW_SURROGATE) {
                            c = Unicode.MIN_SUPPLEMENTARY_CODE_POINT + ((1023 & c) << 10) + (1023 & str.charCodeAt(++i));
                            out[p++] = c >> 18 | 240;
                            out[p++] = c >> 12 & 63 | 128;
                            out[p++] = c >> 6 & 63 | 128;
                            out[p++] = 63 & c | 128;
                        } else {
                            out[p++] = c >> 12 | 224;
                            out[p++] = c >> 6 & 63 | 128;
                            out[p++] = 63 & c | 128;
                        }
                    }
                    return out;
                }
            }
            static utf8ByteArrayToString(bytes) {
                if (globalThis.TextDecoder) {
                    if (!cachedNativeDecoder) cachedNativeDecoder = new TextDecoder("utf-8");
                    let view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
                    return cachedNativeDecoder.decode(view);
                } else {
                    let out = [], pos = 0, c = 0;
                    while(pos < bytes.length){
                        let c1 = bytes[pos++];
                        if (c1 < 128) out[c++] = String.fromCharCode(c1);
                        else if (c1 > 191 && c1 < 224) {
                            let c2 = bytes[pos++];
                            out[c++] = String.fromCharCode((31 & c1) << 6 | 63 & c2);
                        } else if (c1 > 239 && c1 < 365) {
                            let c2 = bytes[pos++];
                            let c3 = bytes[pos++];
                            let c4 = bytes[pos++];
                            let u = ((7 & c1) << 18 | (63 & c2) << 12 | (63 & c3) << 6 | 63 & c4) - Unicode.MIN_SUPPLEMENTARY_CODE_POINT;
                            out[c++] = String.fromCharCode(Unicode.MIN_HIGH_SURROGATE + (u >> 10));
                            out[c++] = String.fromCharCode(Unicode.MIN_LOW_SURROGATE + (1023 & u));
                        } else {
                            let c2 = bytes[pos++];
                            let c3 = bytes[pos++];
                            out[c++] = String.fromCharCode((15 & c1) << 12 | (63 & c2) << 6 | 63 & c3);
                        }
                    }
                    return out.join("");
                }
            }
        };
        let createEnum = (values = [], initNum = 0)=>{
            let enumObject = Object.create(null);
            for(let i = 0; i < values.length; i++){
                let val = values[i];
                let keyVal = initNum + i;
                enumObject[val] = keyVal;
                enumObject[keyVal] = val;
            }
            return Object.freeze(enumObject);
        };
        var MatcherInputBase = class MatcherInputBase {
            static Encoding = createEnum([
                "UTF_16",
                "UTF_8"
            ]);
            getEncoding() {
                throw Error("not implemented");
            }
            asCharSequence() {
                throw Error("not implemented");
            }
            asBytes() {
                throw Error("not implemented");
            }
            length() {
                throw Error("not implemented");
            }
            isUTF8Encoding() {
                return this.getEncoding() === MatcherInputBase.Encoding.UTF_8;
            }
            isUTF16Encoding() {
                return this.getEncoding() === MatcherInputBase.Encoding.UTF_16;
            }
        };
        var Utf8MatcherInput = class extends MatcherInputBase {
            constructor(bytes = null){
                super();
                this.bytes = bytes;
            }
            getEncoding() {
                return MatcherInputBase.Encoding.UTF_8;
            }
            asCharSequence() {
                return Utils.utf8ByteArrayToString(this.bytes);
            }
            asBytes() {
                return this.bytes;
            }
            length() {
                return this.bytes.length;
            }
        };
        var Utf16MatcherInput = class extends MatcherInputBase {
            constructor(charSequence = null){
                super();
                this.charSequence = charSequence;
            }
            getEncoding() {
                return MatcherInputBase.Encoding.UTF_16;
            }
            asCharSequence() {
                return this.charSequence;
            }
            asBytes() {
                return Utils.stringToUtf8ByteArray(this.charSequence.toString());
            }
            length() {
                return this.charSequence.length;
            }
        };
        var MatcherInput = class {
            static utf16(charSequence) {
                Utils.checkInput(charSequence);
                return new Utf16MatcherInput(charSequence);
            }
            static utf8(input) {
                if (Utils.isByteArray(input)) return new Utf8MatcherInput(input);
                return new Utf8MatcherInput(Utils.stringToUtf8ByteArray(input));
            }
        };
        var MachineInputBase = class {
            static EOF() {
                return -8;
            }
            constructor(){
                this.start = 0;
                this.end = 0;
            }
            canCheckPrefix() {
                return true;
            }
            endPos() {
                return this.end - this.start;
            }
            hasString() {
                return false;
            }
            hasAnyString() {
                return false;
            }
            prefixLength() {
                return 0;
            }
        };
        var MachineUTF8Input = class MachineUTF8Input extends MachineInputBase {
            static RUNE_ERROR_STEP = Unicode.RUNE_ERROR << 3 | 1;
            constructor(bytes, start = 0, end = bytes.length){
                super();
                this.bytes = bytes;
                this.start = start;
                this.end = end;
            }
            hasString(prefilter, pos) {
                let target = prefilter.bytes;
                if (0 === target.length) return true;
                let idx = this.indexOf(this.bytes, target, this.start + pos);
                return -1 !== idx && idx <= this.end - target.length;
            }
            hasAnyString(prefilter, pos) {
                return prefilter.automaton8().searchUTF8(this.bytes, this.start + pos, this.end);
            }
            step(pos) {
                pos += this.start;
                if (pos >= this.end) return MachineInputBase.EOF();
                let c = 255 & this.bytes[pos];
                if (c < 128) return c << 3 | 1;
                let size;
                let rune;
                let lo = 128;
                let hi = 191;
                if (c >= 194 && c <= 223) {
                    size = 2;
                    rune = 31 & c;
                } else if (c >= 224 && c <= 239) {
                    size = 3;
                    rune = 15 & c;
                    if (224 === c) lo = 160;
                    else if (237 === c) hi = 159;
                } else {
                    if (!(c >= 240) || !(c <= 244)) return MachineUTF8Input.RUNE_ERROR_STEP;
                    size = 4;
                    rune = 7 & c;
                    if (240 === c) lo = 144;
                    else if (244 === c) hi = 143;
                }
                if (pos + size > this.end) return MachineUTF8Input.RUNE_ERROR_STEP;
                let c1 = 255 & this.bytes[pos + 1];
                if (c1 < lo || c1 > hi) return MachineUTF8Input.RUNE_ERROR_STEP;
                rune = rune << 6 | 63 & c1;
                if (size > 2) {
                    let c2 = 255 & this.bytes[pos + 2];
                    if ((192 & c2) !== 128) return MachineUTF8Input.RUNE_ERROR_STEP;
                    rune = rune << 6 | 63 & c2;
                    if (size > 3) {
                        let c3 = 255 & this.bytes[pos + 3];
                        if ((192 & c3) !== 128) return MachineUTF8Input.RUNE_ERROR_STEP;
                        rune = rune << 6 | 63 & c3;
                    }
                }
                return rune << 3 | size;
            }
            index(re2, pos) {
                pos += this.start;
                let i = this.indexOf(this.bytes, re2.prefixUTF8, pos);
                return i < 0 ? i : i - pos;
            }
            context(pos) {
                pos += this.start;
                let r1 = -1;
                if (pos > this.start && pos <= this.end) {
                    let start = pos - 1;
                    r1 = this.bytes[start--];
                    if (r1 >= 128) {
                        let lim = pos - 4;
                        if (lim < this.start) lim = this.start;
                        while(start >= lim && (192 & this.bytes[start]) === 128)start--;
                        if (start < this.start) start = this.start;
                        let r = this.step(start - this.start);
                        r1 = start + (7 & r) === pos ? r >> 3 : Unicode.RUNE_ERROR;
                    }
                }
                let r2 = pos < this.end ? this.step(pos - this.start) >> 3 : -1;
                return Utils.emptyOpContext(r1, r2);
            }
            indexOf(source, target, fromIndex = 0) {
                let targetLength = target.length;
                if (0 === targetLength) return fromIndex <= this.end ? fromIndex : -1;
                let firstByte = target[0];
                let limit = this.end - targetLength;
                let hasNativeIndexOf = "function" == typeof source.indexOf;
                let i = fromIndex;
                while(i <= limit){
                    if (hasNativeIndexOf) {
                        i = source.indexOf(firstByte, i);
                        if (-1 === i || i > limit) break;
                    } else {
                        while(i <= limit && source[i] !== firstByte)i++;
                        if (i > limit) break;
                    }
                    let match = true;
                    for(let j = 1; j < targetLength; j++)if (source[i + j] !== target[j]) {
                        match = false;
                        break;
                    }
                    if (match) return i;
                    i++;
                }
                return -1;
            }
            prefixLength(re2) {
                return re2.prefixUTF8.length;
            }
        };
        var MachineUTF16Input = class extends MachineInputBase {
            constructor(charSequence, start = 0, end = charSequence.length){
                super();
                this.charSequence = charSequence;
                this.start = start;
                this.end = end;
            }
            hasString(prefilter, pos) {
                let idx = this.charSequence.indexOf(prefilter.str, this.start + pos);
                return -1 !== idx && idx <= this.end - prefilter.str.length;
            }
            hasAnyString(prefilter, pos) {
                return prefilter.automaton16().searchUTF16(this.charSequence, this.start + pos, this.end);
            }
            step(pos) {
                pos += this.start;
                if (pos >= this.end) return MachineInputBase.EOF();
                let c1 = this.charSequence.charCodeAt(pos);
                if (c1 < Unicode.MIN_HIGH_SURROGATE || c1 > Unicode.MAX_HIGH_SURROGATE || pos + 1 >= this.end) return c1 << 3 | 1;
                let c2 = this.charSequence.charCodeAt(pos + 1);
                if (c2 >= Unicode.MIN_LOW_SURROGATE && c2 <= Unicode.MAX_LOW_SURROGATE) return (c1 - Unicode.MIN_HIGH_SURROGATE) * 1024 + (c2 - Unicode.MIN_LOW_SURROGATE) + Unicode.MIN_SUPPLEMENTARY_CODE_POINT << 3 | 2;
                return c1 << 3 | 1;
            }
            index(re2, pos) {
                pos += this.start;
                let i = this.charSequence.indexOf(re2.prefix, pos);
                if (i < 0 || i > this.end - re2.prefix.length) return -1;
                return i - pos;
            }
            context(pos) {
                pos += this.start;
                let r1 = pos > this.start && pos <= this.end ? this.charSequence.charCodeAt(pos - 1) : -1;
                let r2 = pos < this.end ? this.charSequence.charCodeAt(pos) : -1;
                return Utils.emptyOpContext(r1, r2);
            }
            prefixLength(re2) {
                return re2.prefix.length;
            }
        };
        var MachineInput = class {
            static fromUTF8(bytes, start = 0, end = bytes.length) {
                return new MachineUTF8Input(bytes, start, end);
            }
            static fromUTF16(charSequence, start = 0, end) {
                Utils.checkInput(charSequence);
                return new MachineUTF16Input(charSequence, start, end ?? charSequence.length);
            }
        };
        var Matcher = class Matcher {
            static MAX_REPLACER_ARGS = 65535;
            static quoteReplacement(str, javaMode = false) {
                if (javaMode) {
                    if (str.indexOf("\\") < 0 && str.indexOf("$") < 0) return str;
                    return str.split("").map((s)=>{
                        let c = s.codePointAt(0);
                        if (c === Codepoint.CODES["\\"] || c === Codepoint.CODES["$"]) return `\\${s}`;
                        return s;
                    }).join("");
                }
                if (str.indexOf("$") < 0) return str;
                return str.split("").map((s)=>{
                    if (s.codePointAt(0) === Codepoint.CODES["$"]) return "$$";
                    return s;
                }).join("");
            }
            constructor(pattern, input){
                if (null === pattern) throw new Error("pattern is null");
                this.patternInput = pattern;
                let re2 = this.patternInput.re2();
                this.patternGroupCount = re2.numberOfCapturingGroups();
                this.groups = [];
                this.namedGroups = re2.namedGroups;
                this.hasNamedGroups = Object.keys(this.namedGroups).length > 0;
                this.numberOfInstructions = re2.numberOfInstructions();
                this.lookbehindState = null;
                if (input instanceof MatcherInputBase) this.resetMatcherInput(input);
                else if (Utils.isByteArray(input)) this.resetMatcherInput(MatcherInput.utf8(input));
                else this.resetMatcherInput(MatcherInput.utf16(input));
            }
            pattern() {
                return this.patternInput;
            }
            reset() {
                this.matcherInputLength = this.matcherInput.length();
                this.appendPos = 0;
                this.hasMatch = false;
                this.hasGroups = false;
                this.anchorFlag = 0;
                return this;
            }
            resetMatcherInput(input) {
                if (null === input) throw new Error("input is null");
                if (!(input instanceof MatcherInputBase)) input = Utils.isByteArray(input) ? MatcherInput.utf8(input) : MatcherInput.utf16(input);
                this.matcherInput = input;
                if (null !== this.lookbehindState) this.lookbehindState.reset();
                else this.lookbehindState = this.patternInput.re2().createLookbehindState();
                this.reset();
                return this;
            }
            start(group = 0) {
                if ("string" == typeof group) {
                    let groupInt = this.namedGroups[group];
                    if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
                    group = groupInt;
                }
                this.loadGroup(group);
                return this.groups[2 * group];
            }
            end(group = 0) {
                if ("string" == typeof group) {
                    let groupInt = this.namedGroups[group];
                    if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
                    group = groupInt;
                }
                this.loadGroup(group);
                return this.groups[2 * group + 1];
            }
            programSize() {
                return this.numberOfInstructions;
            }
            group(group = 0) {
                if ("string" == typeof group) {
                    let groupInt = this.namedGroups[group];
                    if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
                    group = groupInt;
                }
                let start = this.start(group);
                let end = this.end(group);
                if (start < 0 && end < 0) return null;
                return this.substring(start, end);
            }
            getNamedGroups() {
                if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
                let result = Object.create(null);
                for (let name of Object.keys(this.namedGroups))result[name] = this.group(name);
                return result;
            }
            groupCount() {
                return this.patternGroupCount;
            }
            loadGroup(group) {
                if (!Number.isInteger(group) || group < 0 || group > this.patternGroupCount) throw new RE2JSGroupException(`Group index out of bounds: ${group}`);
                if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
                if (0 === group || this.hasGroups) return;
                let end = this.matcherInputLength;
                let res = this.patternInput.re2().matchMachineInput(this.matcherInput, this.groups[0], end, this.anchorFlag, 1 + this.patternGroupCount, this.lookbehindState);
                if (!res[0]) throw new RE2JSGroupException("inconsistency in matching group data");
                this.groups = res[1];
                this.hasGroups = true;
            }
            matches() {
                return this.genMatch(0, RE2Flags.ANCHOR_BOTH);
            }
            lookingAt() {
                return this.genMatch(0, RE2Flags.ANCHOR_START);
            }
            find(start = null) {
                if (null !== start) {
                    if (!Number.isInteger(start) || start < 0 || start > this.matcherInputLength) throw new RE2JSGroupException(`start index out of bounds: ${start}`);
                    this.reset();
                    return this.genMatch(start, 0);
                }
                start = 0;
                if (this.hasMatch) {
                    start = this.groups[1];
                    if (this.groups[0] === this.groups[1]) {
                        let r = (this.matcherInput.isUTF16Encoding() ? MachineInput.fromUTF16(this.matcherInput.asCharSequence(), 0, this.matcherInputLength) : MachineInput.fromUTF8(this.matcherInput.asBytes(), 0, this.matcherInputLength)).step(start);
                        if (r < 0) start++;
                        else start += 7 & r;
                    }
                }
                return this.genMatch(start, RE2Flags.UNANCHORED);
            }
            genMatch(startByte, anchor) {
                let res = this.patternInput.re2().matchMachineInput(this.matcherInput, startByte, this.matcherInputLength, anchor, 1, this.lookbehindState);
                if (!res[0]) {
                    this.hasMatch = false;
                    return false;
                }
                this.groups = res[1];
                this.hasMatch = true;
                this.hasGroups = 0 === this.patternGroupCount;
                this.anchorFlag = anchor;
                return true;
            }
            substring(start, end) {
                if (this.matcherInput.isUTF8Encoding()) return Utils.utf8ByteArrayToString(this.matcherInput.asBytes().slice(start, end));
                return this.matcherInput.asCharSequence().substring(start, end).toString();
            }
            inputLength() {
                return this.matcherInputLength;
            }
            appendReplacement(replacement, javaMode = false) {
                let res = "";
                let s = this.start();
                let e = this.end();
                if (this.appendPos < s) res += this.substring(this.appendPos, s);
                this.appendPos = e;
                res += javaMode ? this.appendReplacementInternalJava(replacement) : this.appendReplacementInternalJs(replacement);
                return res;
            }
            appendReplacementInternalJava(replacement) {
                let res = "";
                let last = 0;
                let m = replacement.length;
                let i = 0;
                while(i < m){
                    let cCode = replacement.codePointAt(i);
                    if (cCode === Codepoint.CODES["\\"]) {
                        if (last < i) res += replacement.substring(last, i);
                        i++;
                        if (i >= m) throw new RE2JSGroupException("character to be escaped is missing");
                        last = i;
                        i++;
                        continue;
                    }
                    if (cCode === Codepoint.CODES["$"]) {
                        if (last < i) res += replacement.substring(last, i);
                        if (i + 1 >= m) throw new RE2JSGroupException("Illegal group reference: group index is missing");
                        let nextCode = replacement.codePointAt(i + 1);
                        if (Codepoint.CODES["0"] <= nextCode && nextCode <= Codepoint.CODES["9"]) {
                            let n = nextCode - Codepoint.CODES["0"];
                            let j = i + 2;
                            for(; j < m; j++){
                                let digit = replacement.codePointAt(j);
                                if (digit < Codepoint.CODES["0"] || digit > Codepoint.CODES["9"] || 10 * n + digit - Codepoint.CODES["0"] > this.patternGroupCount) break;
                                n = 10 * n + digit - Codepoint.CODES["0"];
                            }
                            if (n > this.patternGroupCount) throw new RE2JSGroupException(`n > number of groups: ${n}`);
                            let group = this.group(n);
                            if (null !== group) res += group;
                            i = j;
                            last = i;
                        } else if (nextCode === Codepoint.CODES["{"]) {
                            let j = i + 2;
                            while(j < m && replacement.codePointAt(j) !== Codepoint.CODES["}"])j++;
                            if (j >= m) throw new RE2JSGroupException("named capture group is missing trailing '}'");
                            let groupName = replacement.substring(i + 2, j);
                            let groupVal = this.group(groupName);
                            if (null !== groupVal) res += groupVal;
                            i = j + 1;
                            last = i;
                        } else throw new RE2JSGroupException("Illegal group reference");
                        continue;
                    }
                    i++;
                }
                if (last < m) res += replacement.substring(last, m);
                return res;
            }
            appendReplacementInternalJs(replacement) {
                let isDigit = (c)=>c >= 48 && c <= 57;
                let groupCount = this.patternGroupCount;
                let res = "";
                let i = 0;
                while(i < replacement.length){
                    let dollar = replacement.indexOf("$", i);
                    if (dollar < 0) break;
                    res += replacement.substring(i, dollar);
                    i = dollar;
                    let c = replacement.charCodeAt(i + 1);
                    if (c === Codepoint.CODES["$"]) {
                        res += "$";
                        i += 2;
                    } else if (c === Codepoint.CODES["&"]) {
                        res += this.group(0);
                        i += 2;
                    } else if (c === Codepoint.CODES["`"]) {
                        res += this.substring(0, this.start(0));
                        i += 2;
                    } else if (c === Codepoint.CODES["'"]) {
                        res += this.substring(this.end(0), this.matcherInputLength);
                        i += 2;
                    } else if (isDigit(c)) {
                        let digits = 1;
                        let index = c - 48;
                        let c2 = replacement.charCodeAt(i + 2);
                        if (isDigit(c2) && 10 * index + c2 - 48 <= groupCount) {
                            digits = 2;
                            index = 10 * index + c2 - 48;
                        }
                        if (index >= 1 && index <= groupCount) {
                            let group = this.group(index);
                            if (null !== group) res += group;
                        } else res += replacement.substring(i, i + 1 + digits);
                        i += 1 + digits;
                    } else if (c === Codepoint.CODES["<"] && this.hasNamedGroups) {
                        let gt = replacement.indexOf(">", i + 2);
                        if (gt < 0) {
                            res += "$<";
                            i += 2;
                        } else {
                            let name = replacement.substring(i + 2, gt);
                            if (Object.hasOwn(this.namedGroups, name)) {
                                let group = this.group(name);
                                if (null !== group) res += group;
                            }
                            i = gt + 1;
                        }
                    } else {
                        res += "$";
                        i += 1;
                    }
                }
                return res + replacement.substring(i);
            }
            appendTail() {
                return this.substring(this.appendPos, this.matcherInputLength);
            }
            replaceAll(replacement, javaMode = false) {
                return this.replace(replacement, true, javaMode);
            }
            replaceFirst(replacement, javaMode = false) {
                return this.replace(replacement, false, javaMode);
            }
            replace(replacement, all = true, javaMode = false) {
                let res = "";
                this.reset();
                let isFunc = "function" == typeof replacement;
                let originalInput = null;
                if (isFunc) {
                    if (this.groupCount() >= Matcher.MAX_REPLACER_ARGS) throw new RE2JSGroupException("Too many capture groups to safely invoke replacer function");
                    originalInput = this.matcherInput.isUTF8Encoding() ? this.matcherInput.asBytes() : this.matcherInput.asCharSequence();
                }
                while(this.find()){
                    res += isFunc ? this.appendReplacementFunc(replacement, originalInput) : this.appendReplacement(replacement, javaMode);
                    if (!all) break;
                }
                res += this.appendTail();
                return res;
            }
            appendReplacementFunc(replacer, originalInput) {
                let res = "";
                let s = this.start();
                let e = this.end();
                if (this.appendPos < s) res += this.substring(this.appendPos, s);
                this.appendPos = e;
                let args = this.matchArray();
                args.push(s, originalInput);
                if (this.hasNamedGroups) args.push(this.namedGroupsObject());
                res += String(replacer(...args));
                return res;
            }
            matchArray() {
                let result = [
                    this.group(0)
                ];
                for(let i = 1; i <= this.patternGroupCount; i++){
                    let group = this.group(i);
                    result.push(null === group ? void 0 : group);
                }
                return result;
            }
            namedGroupsObject() {
                if (!this.hasNamedGroups) return;
                let result = this.getNamedGroups();
                for(let name in result)if (null === result[name]) result[name] = void 0;
                return result;
            }
        };
        var Inst = class Inst {
            static ALT = 1;
            static ALT_MATCH = 2;
            static CAPTURE = 3;
            static EMPTY_WIDTH = 4;
            static FAIL = 5;
            static MATCH = 6;
            static NOP = 7;
            static RUNE = 8;
            static RUNE1 = 9;
            static RUNE_ANY = 10;
            static RUNE_ANY_NOT_NL = 11;
            static LB_WRITE = 12;
            static LB_CHECK = 13;
            static isRuneOp(op) {
                return Inst.RUNE <= op && op <= Inst.RUNE_ANY_NOT_NL;
            }
            static escapeRunes(runes) {
                let out = "\"";
                for (let rune of runes)out += Utils.escapeRune(rune);
                out += "\"";
                return out;
            }
            constructor(op){
                this.op = op;
                this.out = 0;
                this.arg = 0;
                this.runes = new Int32Array(0);
                this.next = null;
            }
            matchRune(r) {
                if (1 === this.runes.length) {
                    let r0 = this.runes[0];
                    if ((this.arg & RE2Flags.FOLD_CASE) !== 0) return Unicode.equalsIgnoreCase(r0, r);
                    return r === r0;
                }
                let len = this.runes.length;
                if (0 === len) return false;
                if (2 === len || 4 === len || 6 === len || 8 === len) {
                    for(let j = 0; j < len; j += 2){
                        if (r < this.runes[j]) break;
                        if (r <= this.runes[j + 1]) return true;
                    }
                    return false;
                }
                let base = 0;
                let n = len >> 1;
                while(n > 1){
                    let half = n >> 1;
                    base += this.runes[base + half << 1] <= r ? half : 0;
                    n -= half;
                }
                base += this.runes[base << 1] <= r ? 1 : 0;
                let m = base - 1;
                return m >= 0 && r <= this.runes[m << 1 | 1];
            }
            matchRunePos(r) {
                if (1 === this.runes.length) {
                    let r0 = this.runes[0];
                    if ((this.arg & RE2Flags.FOLD_CASE) !== 0) return Unicode.equalsIgnoreCase(r0, r) ? 0 : -1;
                    return r === r0 ? 0 : -1;
                }
                let len = this.runes.length;
                if (0 === len) return -1;
                if (2 === len || 4 === len || 6 === len || 8 === len) {
                    for(let j = 0; j < len; j += 2){
                        if (r < this.runes[j]) break;
                        if (r <= this.runes[j + 1]) return Math.floor(j / 2);
                    }
                    return -1;
                }
                let base = 0;
                let n = len >> 1;
                while(n > 1){
                    let half = n >> 1;
                    base += this.runes[base + half << 1] <= r ? half : 0;
                    n -= half;
                }
                base += this.runes[base << 1] <= r ? 1 : 0;
                let m = base - 1;
                return m >= 0 && r <= this.runes[m << 1 | 1] ? m : -1;
            }
            toString() {
                switch(this.op){
                    case Inst.ALT:
                        return `alt -> ${this.out}, ${this.arg}`;
                    case Inst.ALT_MATCH:
                        return `altmatch -> ${this.out}, ${this.arg}`;
                    case Inst.CAPTURE:
                        return `cap ${this.arg} -> ${this.out}`;
                    case Inst.EMPTY_WIDTH:
                        return `empty ${this.arg} -> ${this.out}`;
                    case Inst.MATCH:
                        return `match${0 !== this.arg ? ` ${this.arg}` : ""}`;
                    case Inst.FAIL:
                        return "fail";
                    case Inst.NOP:
                        return `nop -> ${this.out}`;
                    case Inst.LB_WRITE:
                        return `lbwrite ${this.arg} -> ${this.out}`;
                    case Inst.LB_CHECK:
                        return `lbcheck ${this.arg} -> ${this.out}`;
                    case Inst.RUNE:
                        if (null === this.runes) return "rune <null>";
                        return [
                            "rune ",
                            Inst.escapeRunes(this.runes),
                            (this.arg & RE2Flags.FOLD_CASE) !== 0 ? "/i" : "",
                            " -> ",
                            this.out
                        ].join("");
                    case Inst.RUNE1:
                        return `rune1 ${Inst.escapeRunes(this.runes)} -> ${this.out}`;
                    case Inst.RUNE_ANY:
                        return `any -> ${this.out}`;
                    case Inst.RUNE_ANY_NOT_NL:
                        return `anynotnl -> ${this.out}`;
                    default:
                        throw new Error("unhandled case in Inst.toString");
                }
            }
        };
        var Queue = class Queue {
            constructor(numInst){
                this.sparse = new Int32Array(numInst);
                this.densePcs = new Int32Array(numInst);
                this.denseCaps = null;
                this.size = 0;
                this.ncap = 0;
                this.mainThreads = 0;
            }
            static INITIAL_THREADS = 32;
            init(ncap) {
                this.ncap = ncap;
                let needed = Math.min(this.densePcs.length, Queue.INITIAL_THREADS) * ncap;
                if (!this.denseCaps || this.denseCaps.length < needed) this.denseCaps = new Int32Array(needed);
            }
            growCaps(needed) {
                let limit = this.densePcs.length * this.ncap;
                let grown = new Int32Array(Math.min(limit, Math.max(needed, 2 * this.denseCaps.length)));
                grown.set(this.denseCaps);
                this.denseCaps = grown;
            }
            contains(pc) {
                let j = this.sparse[pc];
                return j < this.size && this.densePcs[j] === pc;
            }
            isEmpty() {
                return 0 === this.size;
            }
            add(pc) {
                let j = this.size++;
                this.sparse[pc] = j;
                this.densePcs[j] = pc;
                return j;
            }
            clear() {
                this.size = 0;
                this.mainThreads = 0;
            }
            toString() {
                let out = "{";
                for(let i = 0; i < this.size; i++){
                    if (0 !== i) out += ", ";
                    out += this.densePcs[i];
                }
                out += "}";
                return out;
            }
        };
        var LookbehindState = class {
            constructor(prog){
                this.pos = -1;
                this.pcs = new Int32Array(prog.numInst());
                this.size = 0;
                this.lbTable = new Int32Array(prog.numLb + 1);
            }
            reset() {
                this.pos = -1;
                this.size = 0;
            }
        };
        var Machine = class Machine {
            static fromRE2(re2) {
                let m = new Machine();
                m.prog = re2.prog;
                m.re2 = re2;
                m.q0 = new Queue(m.prog.numInst());
                m.q1 = new Queue(m.prog.numInst());
                m.addStack = new Int32Array(2 * (m.prog.numInst() + 1));
                m.matched = false;
                m.matchcap = new Int32Array(m.prog.numCap < 2 ? 2 : m.prog.numCap);
                m.ncap = 0;
                return m;
            }
            constructor(){
                this.prog = null;
                this.re2 = null;
                this.q0 = null;
                this.q1 = null;
                this.addStack = null;
                this.matched = false;
                this.matchcap = null;
                this.ncap = 0;
                this.lbTable = null;
            }
            init(ncap) {
                this.ncap = ncap;
                if (ncap > this.matchcap.length) this.matchcap = new Int32Array(ncap).fill(-1);
                else this.matchcap.fill(-1);
                this.q0.init(ncap);
                this.q1.init(ncap);
                if (this.prog.numLb > 0) {
                    if (!this.lbTable || this.lbTable.length < this.prog.numLb + 1) this.lbTable = new Int32Array(this.prog.numLb + 1);
                    this.lbTable.fill(-1);
                }
            }
            submatches() {
                if (0 === this.ncap) return Utils.emptyInts();
                return Utils.toArray(this.matchcap.subarray(0, this.ncap));
            }
            match(input, pos, anchor, lbState = null) {
                let startCond = this.re2.cond;
                if (startCond === Utils.EMPTY_ALL) return false;
                if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== pos) return false;
                this.matched = false;
                this.matchcap.fill(-1);
                let hasLookbehinds = this.prog.numLb > 0;
                let matchStartPos = pos;
                let currentPos = pos;
                let resumeLookbehinds = false;
                if (hasLookbehinds) if (null !== lbState && lbState.pos >= 0 && lbState.pos <= pos) {
                    currentPos = lbState.pos;
                    resumeLookbehinds = true;
                } else currentPos = 0;
                let saveLookbehinds = hasLookbehinds && null !== lbState;
                let runq = this.q0;
                let nextq = this.q1;
                let r = input.step(currentPos);
                let rune = r >> 3;
                let width = 7 & r;
                let rune1 = -1;
                let width1 = 0;
                if (r !== MachineInputBase.EOF()) {
                    r = input.step(currentPos + width);
                    rune1 = r >> 3;
                    width1 = 7 & r;
                }
                let flag;
                flag = 0 === currentPos ? Utils.emptyOpContext(-1, rune) : input.context(currentPos);
                if (hasLookbehinds) if (resumeLookbehinds) this.restoreLookbehinds(lbState, runq, flag);
                else this.spawnLookbehinds(runq, currentPos, flag);
                while(true){
                    if (0 === runq.mainThreads) {
                        if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && 0 !== currentPos) break;
                        if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== currentPos) break;
                        if (this.matched) break;
                        if (0 === this.prog.numLb && runq.isEmpty() && 0 !== this.re2.prefix.length && rune1 !== this.re2.prefixRune && input.canCheckPrefix()) {
                            let advance = input.index(this.re2, currentPos);
                            if (advance < 0) break;
                            currentPos += advance;
                            r = input.step(currentPos);
                            rune = r >> 3;
                            width = 7 & r;
                            r = input.step(currentPos + width);
                            rune1 = r >> 3;
                            width1 = 7 & r;
                            flag = input.context(currentPos);
                        }
                    }
                    if (currentPos >= matchStartPos) {
                        if (saveLookbehinds) {
                            this.saveLookbehinds(lbState, runq, currentPos);
                            saveLookbehinds = false;
                        }
                        if (!this.matched && (0 === currentPos || anchor === RE2Flags.UNANCHORED)) {
                            if (this.ncap > 0) this.matchcap[0] = currentPos;
                            this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag);
                        }
                    }
                    let nextPos = currentPos + width;
                    flag = input.context(nextPos);
                    this.step(runq, nextq, currentPos, nextPos, rune, flag, anchor, currentPos === input.endPos());
                    if (0 === width) break;
                    if (0 === this.ncap && this.matched) break;
                    currentPos += width;
                    rune = rune1;
                    width = width1;
                    if (-1 !== rune) {
                        r = input.step(currentPos + width);
                        rune1 = r >> 3;
                        width1 = 7 & r;
                    }
                    let tmpq = runq;
                    runq = nextq;
                    nextq = tmpq;
                }
                runq.clear();
                nextq.clear();
                return this.matched;
            }
            matchSet(input, pos, anchor) {
                let startCond = this.re2.cond;
                if (startCond === Utils.EMPTY_ALL) return [];
                if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== pos) return [];
                let currentPos = this.prog.numLb > 0 ? 0 : pos;
                let matchStartPos = pos;
                let runq = this.q0;
                let nextq = this.q1;
                let r = input.step(currentPos);
                let rune = r >> 3;
                let width = 7 & r;
                let rune1 = -1;
                let width1 = 0;
                if (r !== MachineInputBase.EOF()) {
                    r = input.step(currentPos + width);
                    rune1 = r >> 3;
                    width1 = 7 & r;
                }
                let flag = 0 === currentPos ? Utils.emptyOpContext(-1, rune) : input.context(currentPos);
                let matches = new Set();
                if (this.prog.numLb > 0) this.spawnLookbehinds(runq, currentPos, flag);
                while(true){
                    if (0 === runq.mainThreads) {
                        if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && 0 !== currentPos) break;
                        if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== currentPos) break;
                    }
                    if (0 === currentPos || anchor === RE2Flags.UNANCHORED) {
                        if (currentPos >= matchStartPos) this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag);
                    }
                    let nextPos = currentPos + width;
                    flag = input.context(nextPos);
                    for(let j = 0; j < runq.size; j++){
                        let pc = runq.densePcs[j];
                        let i = this.prog.inst[pc];
                        let capOffset = j * this.ncap;
                        let add = false;
                        switch(i.op){
                            case Inst.MATCH:
                                if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== input.endPos()) break;
                                matches.add(i.arg);
                                break;
                            case Inst.RUNE:
                                add = i.matchRune(rune);
                                break;
                            case Inst.RUNE1:
                                add = rune === i.runes[0];
                                break;
                            case Inst.RUNE_ANY:
                                add = true;
                                break;
                            case Inst.RUNE_ANY_NOT_NL:
                                add = 10 !== rune;
                                break;
                            default:
                                continue;
                        }
                        if (add) this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, flag);
                    }
                    runq.clear();
                    if (0 === width) break;
                    currentPos += width;
                    rune = rune1;
                    width = width1;
                    if (-1 !== rune) {
                        r = input.step(currentPos + width);
                        rune1 = r >> 3;
                        width1 = 7 & r;
                    }
                    let tmpq = runq;
                    runq = nextq;
                    nextq = tmpq;
                }
                nextq.clear();
                return Array.from(matches).sort((a, b)=>a - b);
            }
            step(runq, nextq, pos, nextPos, c, nextCond, anchor, atEnd) {
                let longest = this.re2.longest;
                for(let j = 0; j < runq.size; j++){
                    let pc = runq.densePcs[j];
                    let capOffset = j * this.ncap;
                    if (longest && this.matched && this.ncap > 0 && this.matchcap[0] < runq.denseCaps[capOffset]) continue;
                    let i = this.prog.inst[pc];
                    let add = false;
                    switch(i.op){
                        case Inst.MATCH:
                            if (anchor === RE2Flags.ANCHOR_BOTH && !atEnd) break;
                            if (this.ncap > 0 && (!longest || !this.matched || this.matchcap[1] < pos)) {
                                runq.denseCaps[capOffset + 1] = pos;
                                for(let k = 0; k < this.ncap; k++)this.matchcap[k] = runq.denseCaps[capOffset + k];
                            }
                            if (!longest) runq.size = 0;
                            this.matched = true;
                            break;
                        case Inst.RUNE:
                            add = i.matchRune(c);
                            break;
                        case Inst.RUNE1:
                            add = c === i.runes[0];
                            break;
                        case Inst.RUNE_ANY:
                            add = true;
                            break;
                        case Inst.RUNE_ANY_NOT_NL:
                            add = 10 !== c;
                            break;
                        default:
                            continue;
                    }
                    if (add) this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, nextCond);
                }
                runq.clear();
            }
            spawnLookbehinds(q, pos, flag) {
                for(let i = 0; i < this.prog.lbStarts.length; i++)this.add(q, this.prog.lbStarts[i], pos, this.matchcap, 0, flag);
            }
            restoreLookbehinds(lbState, q, flag) {
                this.lbTable.set(lbState.lbTable);
                for(let j = 0; j < lbState.size; j++)this.add(q, lbState.pcs[j], lbState.pos, this.matchcap, 0, flag);
            }
            saveLookbehinds(lbState, q, pos) {
                let size = 0;
                for(let j = 0; j < q.size; j++){
                    let pc = q.densePcs[j];
                    if (1 === this.prog.lbInst[pc] && Inst.isRuneOp(this.prog.inst[pc].op)) lbState.pcs[size++] = pc;
                }
                lbState.size = size;
                lbState.pos = pos;
                lbState.lbTable.set(this.lbTable);
            }
            add(q, pc, pos, capArray, capOffset, cond) {
                let stk = this.addStack;
                let nstk = 0;
                for(;;){
                    while(0 !== pc && !q.contains(pc)){
                        let d = q.add(pc);
                        let inst = this.prog.inst[pc];
                        switch(inst.op){
                            case Inst.FAIL:
                                pc = 0;
                                break;
                            case Inst.ALT:
                            case Inst.ALT_MATCH:
                                stk[nstk++] = inst.arg;
                                stk[nstk++] = 0;
                                pc = inst.out;
                                break;
                            case Inst.EMPTY_WIDTH:
                                pc = (inst.arg & ~cond) === 0 ? inst.out : 0;
                                break;
                            case Inst.NOP:
                                pc = inst.out;
                                break;
                            case Inst.CAPTURE:
                                if (inst.arg < this.ncap) {
                                    stk[nstk++] = -inst.arg - 1;
                                    stk[nstk++] = capArray[capOffset + inst.arg];
                                    capArray[capOffset + inst.arg] = pos;
                                }
                                pc = inst.out;
                                break;
                            case Inst.LB_WRITE:
                                this.lbTable[Math.abs(inst.arg)] = pos;
                                pc = inst.out;
                                break;
                            case Inst.LB_CHECK:
                                pc = inst.arg > 0 ? this.lbTable[inst.arg] === pos ? inst.out : 0 : this.lbTable[-inst.arg] !== pos ? inst.out : 0;
                                break;
                            case Inst.MATCH:
                            case Inst.RUNE:
                            case Inst.RUNE1:
                            case Inst.RUNE_ANY:
                            case Inst.RUNE_ANY_NOT_NL:
                                if (0 === this.prog.lbInst[pc]) q.mainThreads++;
                                if (this.ncap > 0) {
                                    let destOffset = d * this.ncap;
                                    if (destOffset + this.ncap > q.denseCaps.length) q.growCaps(destOffset + this.ncap);
                                    for(let c = 0; c < this.ncap; c++)q.denseCaps[destOffset + c] = capArray[capOffset + c];
                                }
                                pc = 0;
                                break;
                            default:
                                throw new RE2JSInternalException("unhandled");
                        }
                    }
                    if (0 === nstk) return;
                    nstk -= 2;
                    let entry = stk[nstk];
                    if (entry < 0) {
                        capArray[capOffset - entry - 1] = stk[nstk + 1];
                        pc = 0;
                    } else pc = entry;
                }
            }
        };
        let hashState = (pcs, flag, ids)=>{
            let h = -2128831035;
            for(let i = 0; i < pcs.length; i++){
                h ^= pcs[i];
                h = Math.imul(h, 16777619);
            }
            h ^= flag;
            h = Math.imul(h, 16777619);
            for(let i = 0; i < ids.length; i++){
                h ^= ids[i];
                h = Math.imul(h, 16777619);
            }
            return h;
        };
        let arraysEqual = (a, b)=>{
            if (a.length !== b.length) return false;
            for(let i = 0; i < a.length; i++)if (a[i] !== b[i]) return false;
            return true;
        };
        let isState = (state, pcs, flag, ids)=>state.flag === flag && arraysEqual(state.nfaStates, pcs) && arraysEqual(state.matchIDs, ids);
        let NO_IDS = [];
        let END_TEXT = -1;
        var DFAState = class {
            constructor(nfaStates, flag, matchIDs){
                this.nfaStates = nfaStates;
                this.flag = flag;
                this.isMatch = (flag & DFA.FLAG_MATCH) !== 0;
                this.matchIDs = matchIDs;
                this.next = null;
                this.nextAnchored = null;
            }
        };
        var DFA = class DFA {
            static FLAG_EMPTY_MASK = 255;
            static FLAG_MATCH = 256;
            static FLAG_LAST_WORD = 512;
            static FLAG_NEED_SHIFT = 16;
            static STATE_OVERHEAD = 150;
            static ARRAY_OVERHEAD = 40;
            static ELEMENT_SIZE = 8;
            static TABLE_OVERHEAD = 48;
            static PROGRESS_PER_STATE = 10;
            constructor(prog, maxMem = 8388608){
                this.prog = prog;
                this.maxMem = maxMem;
                this.stateCache = new Map();
                this.stateCount = 0;
                this.startStates = new Map();
                this.failed = false;
                for(let pc = 0; pc < prog.numInst(); pc++){
                    let op = prog.getInst(pc).op;
                    if (op === Inst.LB_WRITE || op === Inst.LB_CHECK) {
                        this.failed = true;
                        break;
                    }
                }
                this.computeRuneClasses();
                this.stateBudget = maxMem;
                this.memBudget = maxMem;
            }
            computeRuneClasses() {
                let bounds = new Set();
                let addRange = (lo, hi)=>{
                    bounds.add(lo);
                    bounds.add(hi + 1);
                };
                for(let pc = 0; pc < this.prog.numInst(); pc++){
                    let inst = this.prog.getInst(pc);
                    switch(inst.op){
                        case Inst.RUNE:
                        case Inst.RUNE1:
                            if (1 === inst.runes.length) {
                                addRange(inst.runes[0], inst.runes[0]);
                                if ((inst.arg & RE2Flags.FOLD_CASE) !== 0) for(let f = Unicode.simpleFold(inst.runes[0]); f !== inst.runes[0]; f = Unicode.simpleFold(f))addRange(f, f);
                            } else for(let j = 0; j < inst.runes.length; j += 2)addRange(inst.runes[j], inst.runes[j + 1]);
                            break;
                        case Inst.RUNE_ANY_NOT_NL:
                            addRange(10, 10);
                            break;
                        case Inst.EMPTY_WIDTH:
                            if ((inst.arg & (Utils.EMPTY_BEGIN_LINE | Utils.EMPTY_END_LINE)) !== 0) addRange(10, 10);
                            if ((inst.arg & (Utils.EMPTY_WORD_BOUNDARY | Utils.EMPTY_NO_WORD_BOUNDARY)) !== 0) {
                                addRange(48, 57);
                                addRange(65, 90);
                                addRange(95, 95);
                                addRange(97, 122);
                            }
                    }
                }
                bounds.delete(0);
                this.classBounds = Int32Array.from(bounds).sort();
                this.numClasses = this.classBounds.length + 1;
                let latin1Class = new Int32Array(Unicode.MAX_LATIN1 + 1);
                for(let r = 0; r <= Unicode.MAX_LATIN1; r++)latin1Class[r] = this.searchClass(r);
                this.latin1Class = latin1Class;
            }
            runeClass(r) {
                if (r <= Unicode.MAX_LATIN1) return this.latin1Class[r];
                return this.searchClass(r);
            }
            searchClass(r) {
                let bounds = this.classBounds;
                let lo = 0;
                let hi = bounds.length;
                while(lo < hi){
                    let mid = lo + hi >> 1;
                    if (bounds[mid] <= r) lo = mid + 1;
                    else hi = mid;
                }
                return lo;
            }
            closure(pcs, flag) {
                let closure = new Set();
                let stack = Array.from(pcs);
                let needflags = 0;
                while(stack.length > 0){
                    let pc = stack.pop();
                    if (0 === pc || closure.has(pc)) continue;
                    closure.add(pc);
                    let inst = this.prog.getInst(pc);
                    switch(inst.op){
                        case Inst.ALT:
                        case Inst.ALT_MATCH:
                            stack.push(inst.out);
                            stack.push(inst.arg);
                            break;
                        case Inst.NOP:
                        case Inst.CAPTURE:
                            stack.push(inst.out);
                            break;
                        case Inst.EMPTY_WIDTH:
                            needflags |= inst.arg;
                            if ((inst.arg & ~flag) === 0) stack.push(inst.out);
                    }
                }
                return {
                    pcs: Array.from(closure).sort((a, b)=>a - b),
                    needflags
                };
            }
            getState(pcs, flag, ids) {
                let hash = hashState(pcs, flag, ids);
                let cached = this.stateCache.get(hash);
                if (cached instanceof DFAState) {
                    if (isState(cached, pcs, flag, ids)) return cached;
                } else if (void 0 !== cached) {
                    for(let i = 0; i < cached.length; i++)if (isState(cached[i], pcs, flag, ids)) return cached[i];
                }
                let cost = DFA.stateCost(pcs, ids);
                if (this.memBudget < cost) return null;
                this.memBudget -= cost;
                let state = new DFAState(pcs, flag, ids);
                if (void 0 === cached) this.stateCache.set(hash, state);
                else if (cached instanceof DFAState) this.stateCache.set(hash, [
                    cached,
                    state
                ]);
                else cached.push(state);
                this.stateCount++;
                return state;
            }
            static stateCost(pcs, ids) {
                let idsCost = 0 === ids.length ? 0 : DFA.ARRAY_OVERHEAD + DFA.ELEMENT_SIZE * ids.length;
                return DFA.STATE_OVERHEAD + DFA.ELEMENT_SIZE * pcs.length + idsCost;
            }
            *cachedStates() {
                for (let cached of this.stateCache.values())if (cached instanceof DFAState) yield cached;
                else yield* cached;
            }
            makeState(pcs, flag, ids) {
                let closure = this.closure(pcs, flag & DFA.FLAG_EMPTY_MASK);
                let stateFlag = flag;
                if (0 === closure.needflags) stateFlag &= DFA.FLAG_MATCH;
                stateFlag |= closure.needflags << DFA.FLAG_NEED_SHIFT;
                return this.getState(closure.pcs, stateFlag, ids);
            }
            allocTable(state, anchor) {
                let size = this.numClasses + 1;
                let cost = DFA.TABLE_OVERHEAD + DFA.ELEMENT_SIZE * size;
                if (this.memBudget < cost) return null;
                this.memBudget -= cost;
                let table = new Array(size).fill(null);
                if (anchor === RE2Flags.UNANCHORED) state.next = table;
                else state.nextAnchored = table;
                return table;
            }
            clearCache() {
                this.stateCache.clear();
                this.stateCount = 0;
                this.startStates.clear();
                this.memBudget = this.stateBudget;
            }
            resetCache(current) {
                this.clearCache();
                return this.getState(current.nfaStates, current.flag, current.matchIDs);
            }
            step(state, cls, rune, anchor) {
                let table = anchor === RE2Flags.UNANCHORED ? state.next : state.nextAnchored;
                if (null !== table) {
                    let cached = table[cls];
                    if (null !== cached) return cached;
                } else {
                    table = this.allocTable(state, anchor);
                    if (null === table) return null;
                }
                let needflag = state.flag >>> DFA.FLAG_NEED_SHIFT;
                let oldbeforeflag = state.flag & DFA.FLAG_EMPTY_MASK;
                let beforeflag = oldbeforeflag;
                let afterflag = 0;
                if (10 === rune) {
                    beforeflag |= Utils.EMPTY_END_LINE;
                    afterflag |= Utils.EMPTY_BEGIN_LINE;
                }
                if (rune === END_TEXT) beforeflag |= Utils.EMPTY_END_LINE | Utils.EMPTY_END_TEXT;
                let islastword = (state.flag & DFA.FLAG_LAST_WORD) !== 0;
                let isword = rune !== END_TEXT && Utils.isWordRune(rune);
                beforeflag |= isword === islastword ? Utils.EMPTY_NO_WORD_BOUNDARY : Utils.EMPTY_WORD_BOUNDARY;
                let pcs = state.nfaStates;
                if ((beforeflag & ~oldbeforeflag & needflag) !== 0) pcs = this.closure(pcs, beforeflag).pcs;
                let nextPCs = [];
                let ismatch = false;
                let ids = NO_IDS;
                for(let i = 0; i < pcs.length; i++){
                    let inst = this.prog.getInst(pcs[i]);
                    if (inst.op === Inst.MATCH) {
                        if (!ismatch) {
                            ismatch = true;
                            ids = [];
                        }
                        ids.push(inst.arg);
                    } else if (rune !== END_TEXT && Inst.isRuneOp(inst.op) && inst.matchRune(rune)) nextPCs.push(inst.out);
                }
                if (ids.length > 1) ids.sort((a, b)=>a - b);
                if (anchor === RE2Flags.UNANCHORED && rune !== END_TEXT) nextPCs.push(this.prog.start);
                let flag = afterflag;
                if (ismatch) flag |= DFA.FLAG_MATCH;
                if (isword) flag |= DFA.FLAG_LAST_WORD;
                let nextState = this.makeState(nextPCs, flag, ids);
                if (null === nextState) return null;
                table[cls] = nextState;
                return nextState;
            }
            start(input, pos) {
                let context = input.context(pos);
                let flags;
                if ((context & Utils.EMPTY_BEGIN_TEXT) !== 0) flags = Utils.EMPTY_BEGIN_TEXT | Utils.EMPTY_BEGIN_LINE;
                else if ((context & Utils.EMPTY_BEGIN_LINE) !== 0) flags = Utils.EMPTY_BEGIN_LINE;
                else {
                    let r = input.step(pos);
                    let nextIsWord = r >= 0 && Utils.isWordRune(r >> 3);
                    flags = (context & Utils.EMPTY_WORD_BOUNDARY) !== 0 !== nextIsWord ? DFA.FLAG_LAST_WORD : 0;
                }
                let state = this.startStates.get(flags);
                if (void 0 === state) {
                    state = this.makeState([
                        this.prog.start
                    ], flags, NO_IDS);
                    if (null === state) {
                        this.clearCache();
                        state = this.makeState([
                            this.prog.start
                        ], flags, NO_IDS);
                        if (null === state) return null;
                    }
                    this.startStates.set(flags, state);
                }
                return state;
            }
            stepOrReset(state, cls, rune, anchor, pos, search) {
                let next = this.step(state, cls, rune, anchor);
                if (null !== next) return next;
                if (search.resetPos >= 0 && pos - search.resetPos < DFA.PROGRESS_PER_STATE * this.stateCount) return null;
                search.resetPos = pos;
                let restored = this.resetCache(state);
                if (null === restored) return null;
                next = this.step(restored, cls, rune, anchor);
                return next;
            }
            run(input, pos, anchor, state, onMatch) {
                let endPos = input.endPos();
                let latin1Class = this.latin1Class;
                let unanchored = anchor === RE2Flags.UNANCHORED;
                let search = {
                    resetPos: -1
                };
                let i = pos;
                while(i < endPos){
                    let r = input.step(i);
                    let rune = r >> 3;
                    let width = 7 & r;
                    if (0 === width) break;
                    let cls = rune <= Unicode.MAX_LATIN1 ? latin1Class[rune] : this.runeClass(rune);
                    let next = unanchored && null !== state.next ? state.next[cls] : null;
                    if (null === next) {
                        next = this.stepOrReset(state, cls, rune, anchor, i, search);
                        if (null === next) return null;
                    }
                    state = next;
                    if (state.isMatch && onMatch(state, false)) return true;
                    if (!unanchored && 0 === state.nfaStates.length) return false;
                    i += width;
                }
                state = this.stepOrReset(state, this.numClasses, END_TEXT, anchor, i, search);
                if (null === state) return null;
                return state.isMatch && onMatch(state, true);
            }
            match(input, pos, anchor) {
                if (this.failed) return null;
                if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== pos) return false;
                let startState = this.start(input, pos);
                if (null === startState) return null;
                return this.run(input, pos, anchor, startState, (state, atEnd)=>anchor !== RE2Flags.ANCHOR_BOTH || atEnd);
            }
            matchSet(input, pos, anchor) {
                if (this.failed) return null;
                if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== pos) return [];
                let startState = this.start(input, pos);
                if (null === startState) return null;
                let matches = new Set();
                let collect = (state, atEnd)=>{
                    if (anchor !== RE2Flags.ANCHOR_BOTH || atEnd) for(let k = 0; k < state.matchIDs.length; k++)matches.add(state.matchIDs[k]);
                    return false;
                };
                if (null === this.run(input, pos, anchor, startState, collect)) return null;
                return Array.from(matches).sort((a, b)=>a - b);
            }
        };
        let VISITED_BITS = 32;
        let MAX_BACKTRACK_PROG = 500;
        let INITIAL_JOB_CAPACITY = 256;
        let MAX_BACKTRACK_VECTOR = 262144;
        var BitState = class {
            constructor(){
                this.end = 0;
                this.cap = new Int32Array(0);
                this.matchcap = new Int32Array(0);
                this.ncap = 0;
                this.jobPc = new Int32Array(INITIAL_JOB_CAPACITY);
                this.jobArg = new Uint8Array(INITIAL_JOB_CAPACITY);
                this.jobPos = new Int32Array(INITIAL_JOB_CAPACITY);
                this.jobLen = 0;
                this.visited = new Uint32Array(0);
            }
            reset(prog, end, ncap) {
                this.end = end;
                this.jobLen = 0;
                this.ncap = ncap;
                let visitedSize = prog.numInst() * (end + 1) + VISITED_BITS - 1 >>> 5;
                if (this.visited.length < visitedSize) this.visited = new Uint32Array(visitedSize);
                else this.visited.fill(0, 0, visitedSize);
                if (this.cap.length < ncap) this.cap = new Int32Array(ncap).fill(-1);
                else this.cap.fill(-1, 0, ncap);
                if (this.matchcap.length < ncap) this.matchcap = new Int32Array(ncap).fill(-1);
                else this.matchcap.fill(-1, 0, ncap);
            }
            shouldVisit(pc, pos) {
                let n = pc * (this.end + 1) + pos;
                let idx = n >>> 5;
                let mask = 1 << (31 & n);
                if ((this.visited[idx] & mask) !== 0) return false;
                this.visited[idx] |= mask;
                return true;
            }
            push(re2, pc, pos, arg) {
                if (re2.prog.getInst(pc).op !== Inst.FAIL && (arg || this.shouldVisit(pc, pos))) {
                    if (this.jobLen >= this.jobPc.length) {
                        let newSize = 2 * this.jobPc.length;
                        let newPc = new Int32Array(newSize);
                        newPc.set(this.jobPc);
                        this.jobPc = newPc;
                        let newArg = new Uint8Array(newSize);
                        newArg.set(this.jobArg);
                        this.jobArg = newArg;
                        let newPos = new Int32Array(newSize);
                        newPos.set(this.jobPos);
                        this.jobPos = newPos;
                    }
                    this.jobPc[this.jobLen] = pc;
                    this.jobArg[this.jobLen] = arg ? 1 : 0;
                    this.jobPos[this.jobLen] = pos;
                    this.jobLen++;
                }
            }
            tryBacktrack(re2, input, pc, pos, anchor) {
                let longest = re2.longest;
                this.push(re2, pc, pos, false);
                while(this.jobLen > 0){
                    this.jobLen--;
                    let currentPc = this.jobPc[this.jobLen];
                    let arg = 1 === this.jobArg[this.jobLen];
                    let currentPos = this.jobPos[this.jobLen];
                    let skipShouldVisit = true;
                    while(true){
                        if (!skipShouldVisit) {
                            if (!this.shouldVisit(currentPc, currentPos)) break;
                        }
                        skipShouldVisit = false;
                        let inst = re2.prog.getInst(currentPc);
                        switch(inst.op){
                            case Inst.FAIL:
                                break;
                            case Inst.ALT:
                                if (arg) {
                                    arg = false;
                                    currentPc = inst.arg;
                                    continue;
                                } else {
                                    this.push(re2, currentPc, currentPos, true);
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.ALT_MATCH:
                                {
                                    let outInst = re2.prog.getInst(inst.out);
                                    if (Inst.isRuneOp(outInst.op)) {
                                        this.push(re2, inst.arg, currentPos, false);
                                        currentPc = inst.arg;
                                        currentPos = this.end;
                                        continue;
                                    }
                                    this.push(re2, inst.out, this.end, false);
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.RUNE:
                                {
                                    let r = input.step(currentPos);
                                    if (r === MachineInputBase.EOF()) break;
                                    if (!inst.matchRune(r >> 3)) break;
                                    currentPos += 7 & r;
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.RUNE1:
                                {
                                    let r = input.step(currentPos);
                                    if (r === MachineInputBase.EOF()) break;
                                    if (r >> 3 !== inst.runes[0]) break;
                                    currentPos += 7 & r;
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.RUNE_ANY_NOT_NL:
                                {
                                    let r = input.step(currentPos);
                                    if (r === MachineInputBase.EOF()) break;
                                    if (r >> 3 === 10) break;
                                    currentPos += 7 & r;
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.RUNE_ANY:
                                {
                                    let r = input.step(currentPos);
                                    if (r === MachineInputBase.EOF()) break;
                                    currentPos += 7 & r;
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.CAPTURE:
                                if (arg) {
                                    this.cap[inst.arg] = currentPos;
                                    break;
                                } else {
                                    if (inst.arg < this.ncap) {
                                        this.push(re2, currentPc, this.cap[inst.arg], true);
                                        this.cap[inst.arg] = currentPos;
                                    }
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.EMPTY_WIDTH:
                                {
                                    let flag = input.context(currentPos);
                                    if ((inst.arg & ~flag) !== 0) break;
                                    currentPc = inst.out;
                                    continue;
                                }
                            case Inst.NOP:
                                currentPc = inst.out;
                                continue;
                            case Inst.MATCH:
                                {
                                    if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== this.end) break;
                                    if (0 === this.ncap) return true;
                                    if (this.ncap > 1) this.cap[1] = currentPos;
                                    let old = this.matchcap[1];
                                    if (-1 === old || longest && currentPos > 0 && currentPos > old) this.matchcap.set(this.cap);
                                    if (!longest) return true;
                                    if (currentPos === this.end) return true;
                                    break;
                                }
                            case Inst.LB_WRITE:
                            case Inst.LB_CHECK:
                                throw new RE2JSInternalException("Backtracker cannot evaluate Lookbehind instructions");
                            default:
                                throw new RE2JSInternalException("bad inst");
                        }
                        break;
                    }
                }
                return longest && this.matchcap.length > 1 && this.matchcap[1] >= 0;
            }
        };
        let bitStatePool = [];
        var Backtracker = class Backtracker {
            static shouldBacktrack(prog) {
                return prog.numInst() <= MAX_BACKTRACK_PROG;
            }
            static maxBitStateLen(prog) {
                if (!Backtracker.shouldBacktrack(prog)) return 0;
                return Math.floor(MAX_BACKTRACK_VECTOR / prog.numInst());
            }
            static execute(re2, input, pos, anchor, ncap) {
                let startCond = re2.cond;
                if (startCond === Utils.EMPTY_ALL) return null;
                if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== pos) return null;
                if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && 0 !== pos) return null;
                let b = bitStatePool.length > 0 ? bitStatePool.pop() : new BitState();
                let end = input.endPos();
                b.reset(re2.prog, end, ncap);
                let matched = false;
                if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 || anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) {
                    if (b.ncap > 0) b.cap[0] = pos;
                    if (b.tryBacktrack(re2, input, re2.prog.start, pos, anchor)) matched = true;
                } else {
                    let width = -1;
                    for(; pos <= end && 0 !== width; pos += width){
                        if (re2.prefix.length > 0) {
                            let advance = input.index(re2, pos);
                            if (advance < 0) break;
                            pos += advance;
                        }
                        if (b.ncap > 0) b.cap[0] = pos;
                        if (b.tryBacktrack(re2, input, re2.prog.start, pos, anchor)) {
                            matched = true;
                            break;
                        }
                        let r = input.step(pos);
                        width = r === MachineInputBase.EOF() ? 0 : 7 & r;
                    }
                }
                if (!matched) {
                    bitStatePool.push(b);
                    return null;
                }
                let result = 0 === ncap ? [] : Utils.toArray(b.matchcap.subarray(0, ncap));
                bitStatePool.push(b);
                return result;
            }
        };
        var QueueOnePass = class {
            constructor(size){
                this.sparse = new Uint32Array(size);
                this.dense = new Uint32Array(size);
                this.size = 0;
                this.nextIndex = 0;
            }
            empty() {
                return this.nextIndex >= this.size;
            }
            next() {
                return this.dense[this.nextIndex++];
            }
            clear() {
                this.size = 0;
                this.nextIndex = 0;
            }
            contains(u) {
                return u < this.sparse.length && this.sparse[u] < this.size && this.dense[this.sparse[u]] === u;
            }
            insert(u) {
                if (!this.contains(u)) this.insertNew(u);
            }
            insertNew(u) {
                if (u >= this.sparse.length) return;
                this.sparse[u] = this.size;
                this.dense[this.size] = u;
                this.size++;
            }
        };
        let mergeRuneSets = (leftRunes, rightRunes, leftPC, rightPC)=>{
            let leftLen = leftRunes.length;
            let rightLen = rightRunes.length;
            let lx = 0, rx = 0;
            let merged = [];
            let next = [];
            let ok = true;
            let ix = -1;
            let extend = (isLeft)=>{
                let newArray = isLeft ? leftRunes : rightRunes;
                let low = isLeft ? lx : rx;
                let pc = isLeft ? leftPC : rightPC;
                if (ix > 0 && newArray[low] <= merged[ix]) return false;
                merged.push(newArray[low], newArray[low + 1]);
                if (isLeft) lx += 2;
                else rx += 2;
                ix += 2;
                next.push(pc);
                return true;
            };
            while(lx < leftLen || rx < rightLen){
                ok = rx >= rightLen ? extend(true) : lx >= leftLen ? extend(false) : rightRunes[rx] < leftRunes[lx] ? extend(false) : extend(true);
                if (!ok) return null;
            }
            return {
                merged,
                next
            };
        };
        var OnePassProg = class {
            constructor(prog){
                this.start = prog.start;
                this.numCap = prog.numCap;
                this.inst = new Array(prog.inst.length);
                for(let i = 0; i < prog.inst.length; i++){
                    let orig = prog.inst[i];
                    let inst = new Inst(orig.op);
                    inst.out = orig.out;
                    inst.arg = orig.arg;
                    inst.runes = orig.runes ? new Int32Array(orig.runes) : new Int32Array(0);
                    inst.next = null;
                    this.inst[i] = inst;
                }
            }
        };
        let onePassCopy = (prog)=>{
            let p = new OnePassProg(prog);
            for(let pc = 0; pc < p.inst.length; pc++){
                let inst = p.inst[pc];
                if (inst.op !== Inst.ALT && inst.op !== Inst.ALT_MATCH) continue;
                let pAOther = "out";
                let pAAlt = "arg";
                let instAlt = p.inst[inst[pAAlt]];
                if (instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH) {
                    pAOther = "arg";
                    pAAlt = "out";
                    instAlt = p.inst[inst[pAAlt]];
                    if (instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH) continue;
                }
                let instOther = p.inst[inst[pAOther]];
                if (instOther.op === Inst.ALT || instOther.op === Inst.ALT_MATCH) continue;
                let pBAlt = "out";
                let pBOther = "arg";
                let patch = false;
                if (instAlt.out === pc) patch = true;
                else if (instAlt.arg === pc) {
                    patch = true;
                    pBAlt = "arg";
                    pBOther = "out";
                }
                if (patch) instAlt[pBAlt] = inst[pAOther];
                if (inst[pAOther] === instAlt[pBAlt]) inst[pAAlt] = instAlt[pBOther];
            }
            return p;
        };
        let makeOnePass = (p)=>{
            if (p.inst.length >= 1e3) return null;
            let instQueue = new QueueOnePass(p.inst.length);
            let visitQueue = new QueueOnePass(p.inst.length);
            let onePassRunes = new Array(p.inst.length);
            let m = new Array(p.inst.length).fill(false);
            let check = (pc)=>{
                let ok = true;
                let inst = p.inst[pc];
                if (visitQueue.contains(pc)) return true;
                visitQueue.insert(pc);
                switch(inst.op){
                    case Inst.ALT:
                    case Inst.ALT_MATCH:
                        {
                            ok = check(inst.out) && check(inst.arg);
                            let matchOut = m[inst.out];
                            let matchArg = m[inst.arg];
                            if (matchOut && matchArg) return false;
                            if (matchArg) {
                                let tempOut = inst.out;
                                inst.out = inst.arg;
                                inst.arg = tempOut;
                                let tempMatch = matchOut;
                                matchOut = matchArg;
                                matchArg = tempMatch;
                            }
                            if (matchOut) {
                                m[pc] = true;
                                inst.op = Inst.ALT_MATCH;
                            }
                            let leftRunes = onePassRunes[inst.out] || [];
                            let rightRunes = onePassRunes[inst.arg] || [];
                            let mergeRes = mergeRuneSets(leftRunes, rightRunes, inst.out, inst.arg);
                            if (!mergeRes) return false;
                            onePassRunes[pc] = new Int32Array(mergeRes.merged);
                            inst.next = new Uint32Array(mergeRes.next);
                            break;
                        }
                    case Inst.CAPTURE:
                    case Inst.EMPTY_WIDTH:
                    case Inst.NOP:
                        ok = check(inst.out);
                        m[pc] = m[inst.out];
                        onePassRunes[pc] = onePassRunes[inst.out] ? new Int32Array(onePassRunes[inst.out]) : new Int32Array(0);
                        inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
                        break;
                    case Inst.MATCH:
                    case Inst.FAIL:
                        m[pc] = inst.op === Inst.MATCH;
                        break;
                    case Inst.RUNE:
                        {
                            m[pc] = false;
                            if (inst.next && inst.next.length > 0) break;
                            instQueue.insert(inst.out);
                            if (!inst.runes || 0 === inst.runes.length) {
                                onePassRunes[pc] = new Int32Array(0);
                                inst.next = new Uint32Array([
                                    inst.out
                                ]);
                                break;
                            }
                            let runes = [];
                            if (1 === inst.runes.length && (inst.arg & RE2Flags.FOLD_CASE) !== 0) {
                                let r0 = inst.runes[0];
                                runes.push(r0, r0);
                                for(let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1))runes.push(r1, r1);
                                runes.sort((a, b)=>a - b);
                            } else for(let j = 0; j < inst.runes.length; j++)runes.push(inst.runes[j]);
                            onePassRunes[pc] = new Int32Array(runes);
                            inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out);
                            inst.op = Inst.RUNE;
                            break;
                        }
                    case Inst.RUNE1:
                        {
                            m[pc] = false;
                            if (inst.next && inst.next.length > 0) break;
                            instQueue.insert(inst.out);
                            let runes = [];
                            if ((inst.arg & RE2Flags.FOLD_CASE) !== 0) {
                                let r0 = inst.runes[0];
                                runes.push(r0, r0);
                                for(let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1))runes.push(r1, r1);
                                runes.sort((a, b)=>a - b);
                            } else runes.push(inst.runes[0], inst.runes[0]);
                            onePassRunes[pc] = new Int32Array(runes);
                            inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out);
                            inst.op = Inst.RUNE;
                            break;
                        }
                    case Inst.RUNE_ANY:
                        m[pc] = false;
                        if (inst.next && inst.next.length > 0) break;
                        instQueue.insert(inst.out);
                        onePassRunes[pc] = new Int32Array([
                            0,
                            Unicode.MAX_RUNE
                        ]);
                        inst.next = new Uint32Array([
                            inst.out
                        ]);
                        break;
                    case Inst.RUNE_ANY_NOT_NL:
                        m[pc] = false;
                        if (inst.next && inst.next.length > 0) break;
                        instQueue.insert(inst.out);
                        onePassRunes[pc] = new Int32Array([
                            0,
                            9,
                            11,
                            Unicode.MAX_RUNE
                        ]);
                        inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
                }
                return ok;
            };
            instQueue.clear();
            instQueue.insert(p.start);
            while(!instQueue.empty()){
                visitQueue.clear();
                if (!check(instQueue.next())) return null;
            }
            for(let i = 0; i < p.inst.length; i++)if (onePassRunes[i]) p.inst[i].runes = onePassRunes[i];
            return p;
        };
        let cleanupOnePass = (p, original)=>{
            for(let ix = 0; ix < original.inst.length; ix++){
                let instOriginal = original.inst[ix];
                switch(instOriginal.op){
                    case Inst.ALT:
                    case Inst.ALT_MATCH:
                    case Inst.RUNE:
                        break;
                    case Inst.CAPTURE:
                    case Inst.EMPTY_WIDTH:
                    case Inst.NOP:
                    case Inst.MATCH:
                    case Inst.FAIL:
                        p.inst[ix].next = null;
                        break;
                    case Inst.RUNE1:
                    case Inst.RUNE_ANY:
                    case Inst.RUNE_ANY_NOT_NL:
                        p.inst[ix].next = null;
                        p.inst[ix].op = instOriginal.op;
                        p.inst[ix].runes = instOriginal.runes ? new Int32Array(instOriginal.runes) : new Int32Array(0);
                }
            }
        };
        var OnePass = class OnePass {
            static compile(prog) {
                if (0 === prog.start) return null;
                if (prog.numLb > 0) return null;
                let startInst = prog.inst[prog.start];
                if (startInst.op !== Inst.EMPTY_WIDTH || (startInst.arg & Utils.EMPTY_BEGIN_TEXT) === 0) return null;
                let hasAlt = false;
                for(let i = 0; i < prog.inst.length; i++)if (prog.inst[i].op === Inst.ALT || prog.inst[i].op === Inst.ALT_MATCH) {
                    hasAlt = true;
                    break;
                }
                for(let i = 0; i < prog.inst.length; i++){
                    let inst = prog.inst[i];
                    let opOut = prog.inst[inst.out].op;
                    switch(inst.op){
                        case Inst.ALT:
                        case Inst.ALT_MATCH:
                            if (opOut === Inst.MATCH || prog.inst[inst.arg].op === Inst.MATCH) return null;
                            break;
                        case Inst.EMPTY_WIDTH:
                            if (opOut === Inst.MATCH) {
                                if ((inst.arg & Utils.EMPTY_END_TEXT) === Utils.EMPTY_END_TEXT) continue;
                                return null;
                            }
                            break;
                        default:
                            if (opOut === Inst.MATCH && hasAlt) return null;
                    }
                }
                let p = onePassCopy(prog);
                p = makeOnePass(p);
                if (null !== p) cleanupOnePass(p, prog);
                return p;
            }
            static next(inst, r) {
                let nextIdx = inst.matchRunePos(r);
                if (nextIdx >= 0) return inst.next[nextIdx];
                if (inst.op === Inst.ALT_MATCH) return inst.out;
                return 0;
            }
            static execute(re2, input, pos, anchor, ncap) {
                let onepass = re2.onepass;
                if (!onepass) return null;
                let matchcap = new Int32Array(ncap).fill(-1);
                let matched = false;
                let r = input.step(pos);
                let rune = r >> 3;
                let width = 7 & r;
                let r1 = MachineInputBase.EOF();
                let rune1 = -1;
                let width1 = 0;
                if (r !== MachineInputBase.EOF()) {
                    r1 = input.step(pos + width);
                    if (r1 !== MachineInputBase.EOF()) {
                        rune1 = r1 >> 3;
                        width1 = 7 & r1;
                    }
                }
                let flag = 0 === pos ? Utils.emptyOpContext(-1, rune) : input.context(pos);
                let pc = onepass.start;
                let inst;
                while(true){
                    inst = onepass.inst[pc];
                    pc = inst.out;
                    switch(inst.op){
                        case Inst.MATCH:
                            if (anchor === RE2Flags.ANCHOR_BOTH && pos !== input.endPos()) return null;
                            matched = true;
                            if (matchcap.length > 0) {
                                matchcap[0] = 0;
                                matchcap[1] = pos;
                            }
                            return 0 === ncap ? [] : Utils.toArray(matchcap);
                        case Inst.RUNE:
                            if (!inst.matchRune(rune)) return null;
                            break;
                        case Inst.RUNE1:
                            if (rune !== inst.runes[0]) return null;
                            break;
                        case Inst.RUNE_ANY:
                            break;
                        case Inst.RUNE_ANY_NOT_NL:
                            if (10 === rune) return null;
                            break;
                        case Inst.ALT:
                        case Inst.ALT_MATCH:
                            pc = OnePass.next(inst, rune);
                            continue;
                        case Inst.FAIL:
                            return null;
                        case Inst.NOP:
                            continue;
                        case Inst.EMPTY_WIDTH:
                            if ((inst.arg & ~flag) !== 0) return null;
                            continue;
                        case Inst.CAPTURE:
                            if (inst.arg < matchcap.length) matchcap[inst.arg] = pos;
                            continue;
                        default:
                            throw new RE2JSInternalException("bad inst");
                    }
                    if (0 === width) break;
                    flag = Utils.emptyOpContext(rune, rune1);
                    pos += width;
                    rune = rune1;
                    width = width1;
                    if (-1 !== rune) {
                        r1 = input.step(pos + width);
                        if (r1 !== MachineInputBase.EOF()) {
                            rune1 = r1 >> 3;
                            width1 = 7 & r1;
                        } else {
                            rune1 = -1;
                            width1 = 0;
                        }
                    }
                }
                if (!matched) return null;
                return 0 === ncap ? [] : Utils.toArray(matchcap);
            }
        };
        var Regexp = class Regexp {
            static Op = createEnum([
                "NO_MATCH",
                "EMPTY_MATCH",
                "LITERAL",
                "CHAR_CLASS",
                "ANY_CHAR_NOT_NL",
                "ANY_CHAR",
                "BEGIN_LINE",
                "END_LINE",
                "BEGIN_TEXT",
                "END_TEXT",
                "WORD_BOUNDARY",
                "NO_WORD_BOUNDARY",
                "CAPTURE",
                "STAR",
                "PLUS",
                "QUEST",
                "REPEAT",
                "CONCAT",
                "ALTERNATE",
                "PLB",
                "NLB",
                "LEFT_PAREN",
                "VERTICAL_BAR"
            ]);
            static isPseudoOp(op) {
                return op >= Regexp.Op.LEFT_PAREN;
            }
            static emptySubs() {
                return [];
            }
            static quoteIfHyphen(rune) {
                if (rune === Codepoint.CODES["-"]) return "\\";
                return "";
            }
            static fromRegexp(re) {
                let regex = new Regexp(re.op);
                regex.flags = re.flags;
                regex.subs = re.subs;
                regex.runes = re.runes;
                regex.cap = re.cap;
                regex.min = re.min;
                regex.max = re.max;
                regex.name = re.name;
                regex.namedGroups = re.namedGroups;
                regex.lb = re.lb;
                return regex;
            }
            constructor(op){
                this.op = op;
                this.flags = 0;
                this.subs = Regexp.emptySubs();
                this.runes = new Int32Array(0);
                this.min = 0;
                this.max = 0;
                this.cap = 0;
                this.name = null;
                this.namedGroups = Object.create(null);
                this.lb = 0;
            }
            reinit() {
                this.flags = 0;
                this.subs = Regexp.emptySubs();
                this.runes = new Int32Array(0);
                this.cap = 0;
                this.min = 0;
                this.max = 0;
                this.name = null;
                this.namedGroups = Object.create(null);
                this.lb = 0;
            }
            toString() {
                return this.appendTo();
            }
            appendTo() {
                let out = "";
                switch(this.op){
                    case Regexp.Op.NO_MATCH:
                        out += "[^\\x00-\\x{10FFFF}]";
                        break;
                    case Regexp.Op.EMPTY_MATCH:
                        out += "(?:)";
                        break;
                    case Regexp.Op.STAR:
                    case Regexp.Op.PLUS:
                    case Regexp.Op.QUEST:
                    case Regexp.Op.REPEAT:
                        {
                            let sub = this.subs[0];
                            if (sub.op > Regexp.Op.CAPTURE || sub.op === Regexp.Op.LITERAL && sub.runes.length > 1) out += `(?:${sub.appendTo()})`;
                            else out += sub.appendTo();
                            switch(this.op){
                                case Regexp.Op.STAR:
                                    out += "*";
                                    break;
                                case Regexp.Op.PLUS:
                                    out += "+";
                                    break;
                                case Regexp.Op.QUEST:
                                    out += "?";
                                    break;
                                case Regexp.Op.REPEAT:
                                    out += `{${this.min}`;
                                    if (this.min !== this.max) {
                                        out += ",";
                                        if (this.max >= 0) out += this.max;
                                    }
                                    out += "}";
                            }
                            if ((this.flags & RE2Flags.NON_GREEDY) !== 0) out += "?";
                            break;
                        }
                    case Regexp.Op.CONCAT:
                        for (let sub of this.subs)if (sub.op === Regexp.Op.ALTERNATE) out += `(?:${sub.appendTo()})`;
                        else out += sub.appendTo();
                        break;
                    case Regexp.Op.ALTERNATE:
                        {
                            let sep = "";
                            for (let sub of this.subs){
                                out += sep;
                                sep = "|";
                                out += sub.appendTo();
                            }
                            break;
                        }
                    case Regexp.Op.LITERAL:
                        if ((this.flags & RE2Flags.FOLD_CASE) !== 0) out += "(?i:";
                        for (let rune of this.runes)out += Utils.escapeRune(rune);
                        if ((this.flags & RE2Flags.FOLD_CASE) !== 0) out += ")";
                        break;
                    case Regexp.Op.ANY_CHAR_NOT_NL:
                        out += "(?-s:.)";
                        break;
                    case Regexp.Op.ANY_CHAR:
                        out += "(?s:.)";
                        break;
                    case Regexp.Op.PLB:
                        out += `(?<=${this.subs[0].appendTo()})`;
                        break;
                    case Regexp.Op.NLB:
                        out += `(?<!${this.subs[0].appendTo()})`;
                        break;
                    case Regexp.Op.CAPTURE:
                        if (null === this.name || 0 === this.name.length) out += "(";
                        else out += `(?P<${this.name}>`;
                        if (this.subs[0].op !== Regexp.Op.EMPTY_MATCH) out += this.subs[0].appendTo();
                        out += ")";
                        break;
                    case Regexp.Op.BEGIN_TEXT:
                        out += "\\A";
                        break;
                    case Regexp.Op.END_TEXT:
                        if ((this.flags & RE2Flags.WAS_DOLLAR) !== 0) out += "(?-m:$)";
                        else out += "\\z";
                        break;
                    case Regexp.Op.BEGIN_LINE:
                        out += "^";
                        break;
                    case Regexp.Op.END_LINE:
                        out += "$";
                        break;
                    case Regexp.Op.WORD_BOUNDARY:
                        out += "\\b";
                        break;
                    case Regexp.Op.NO_WORD_BOUNDARY:
                        out += "\\B";
                        break;
                    case Regexp.Op.CHAR_CLASS:
                        if (this.runes.length % 2 !== 0) {
                            out += "[invalid char class]";
                            break;
                        }
                        out += "[";
                        if (0 === this.runes.length) out += "^\\x00-\\x{10FFFF}";
                        else if (0 === this.runes[0] && this.runes[this.runes.length - 1] === Unicode.MAX_RUNE) {
                            out += "^";
                            for(let i = 1; i < this.runes.length - 1; i += 2){
                                let lo = this.runes[i] + 1;
                                let hi = this.runes[i + 1] - 1;
                                out += Regexp.quoteIfHyphen(lo);
                                out += Utils.escapeRune(lo);
                                if (lo !== hi) {
                                    out += "-";
                                    out += Regexp.quoteIfHyphen(hi);
                                    out += Utils.escapeRune(hi);
                                }
                            }
                        } else for(let i = 0; i < this.runes.length; i += 2){
                            let lo = this.runes[i];
                            let hi = this.runes[i + 1];
                            out += Regexp.quoteIfHyphen(lo);
                            out += Utils.escapeRune(lo);
                            if (lo !== hi) {
                                out += "-";
                                out += Regexp.quoteIfHyphen(hi);
                                out += Utils.escapeRune(hi);
                            }
                        }
                        out += "]";
                        break;
                    default:
                        out += this.op;
                }
                return out;
            }
            maxCap() {
                let m = 0;
                if (this.op === Regexp.Op.CAPTURE) m = this.cap;
                if (null !== this.subs) for (let sub of this.subs){
                    let n = sub.maxCap();
                    if (m < n) m = n;
                }
                return m;
            }
            equals(that) {
                if (!(null !== that && that instanceof Regexp)) return false;
                if (this.op !== that.op) return false;
                switch(this.op){
                    case Regexp.Op.END_TEXT:
                        if ((this.flags & RE2Flags.WAS_DOLLAR) !== (that.flags & RE2Flags.WAS_DOLLAR)) return false;
                        break;
                    case Regexp.Op.LITERAL:
                    case Regexp.Op.CHAR_CLASS:
                        if ((this.flags & RE2Flags.FOLD_CASE) !== (that.flags & RE2Flags.FOLD_CASE)) return false;
                        if (null === this.runes && null === that.runes) break;
                        if (null === this.runes || null === that.runes) return false;
                        if (this.runes.length !== that.runes.length) return false;
                        for(let i = 0; i < this.runes.length; i++)if (this.runes[i] !== that.runes[i]) return false;
                        break;
                    case Regexp.Op.ALTERNATE:
                    case Regexp.Op.CONCAT:
                        if (this.subs.length !== that.subs.length) return false;
                        for(let i = 0; i < this.subs.length; ++i)if (!this.subs[i].equals(that.subs[i])) return false;
                        break;
                    case Regexp.Op.STAR:
                    case Regexp.Op.PLUS:
                    case Regexp.Op.QUEST:
                        if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || !this.subs[0].equals(that.subs[0])) return false;
                        break;
                    case Regexp.Op.REPEAT:
                        if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || this.min !== that.min || this.max !== that.max || !this.subs[0].equals(that.subs[0])) return false;
                        break;
                    case Regexp.Op.CAPTURE:
                        if (this.cap !== that.cap || (null === this.name ? null !== that.name : this.name !== that.name) || !this.subs[0].equals(that.subs[0])) return false;
                        break;
                    case Regexp.Op.PLB:
                    case Regexp.Op.NLB:
                        if (this.lb !== that.lb || !this.subs[0].equals(that.subs[0])) return false;
                }
                return true;
            }
        };
        var RegexpWalker = class {
            static walk(root, handler) {
                let stack = [];
                let re = root;
                let result;
                for(;;){
                    if (0 === re.subs.length) result = handler.leaf(re);
                    else {
                        let state = handler.enter(re);
                        if (void 0 === state.result) {
                            stack.push({
                                re,
                                state,
                                i: 0
                            });
                            re = re.subs[0];
                            continue;
                        }
                        result = state.result;
                    }
                    for(;;){
                        if (0 === stack.length) return result;
                        let frame = stack[stack.length - 1];
                        handler.child(frame.re, frame.state, result, frame.i);
                        frame.i++;
                        if (void 0 === frame.state.result && frame.i < frame.re.subs.length) {
                            re = frame.re.subs[frame.i];
                            break;
                        }
                        stack.pop();
                        result = void 0 !== frame.state.result ? frame.state.result : handler.leave(frame.re, frame.state);
                    }
                }
            }
        };
        var AhoCorasick = class {
            constructor(words, alphabetSize){
                let edges = new Map();
                let parent = [
                    0
                ];
                let unit = [
                    0
                ];
                let depth = [
                    0
                ];
                let terminal = [
                    0
                ];
                for (let word of words){
                    let node = 0;
                    for(let i = 0; i < word.length; i++){
                        let key = node * alphabetSize + word[i];
                        let child = edges.get(key);
                        if (void 0 === child) {
                            child = parent.length;
                            edges.set(key, child);
                            parent.push(node);
                            unit.push(word[i]);
                            depth.push(depth[node] + 1);
                            terminal.push(0);
                        }
                        node = child;
                    }
                    terminal[node] = 1;
                }
                let numNodes = parent.length;
                let children = new Int32Array(numNodes - 1);
                for(let c = 1; c < numNodes; c++)children[c - 1] = c;
                children.sort((a, b)=>parent[a] - parent[b] || unit[a] - unit[b]);
                let childStart = new Int32Array(numNodes + 1);
                for(let c = 1; c < numNodes; c++)childStart[parent[c] + 1]++;
                for(let n = 0; n < numNodes; n++)childStart[n + 1] += childStart[n];
                let childUnit = new Int32Array(numNodes - 1);
                for(let k = 0; k < children.length; k++)childUnit[k] = unit[children[k]];
                this.childStart = childStart;
                this.childUnit = childUnit;
                this.childNode = children;
                let byDepth = new Int32Array(numNodes);
                for(let n = 0; n < numNodes; n++)byDepth[n] = n;
                byDepth.sort((a, b)=>depth[a] - depth[b]);
                let fail = new Int32Array(numNodes);
                let match = Uint8Array.from(terminal);
                for(let k = 1; k < numNodes; k++){
                    let c = byDepth[k];
                    let p = parent[c];
                    if (0 !== p) {
                        let f = fail[p];
                        let next = this.next(f, unit[c]);
                        while(next < 0 && 0 !== f){
                            f = fail[f];
                            next = this.next(f, unit[c]);
                        }
                        fail[c] = next >= 0 ? next : 0;
                    }
                    match[c] |= match[fail[c]];
                }
                this.fail = fail;
                this.match = match;
            }
            next(node, u) {
                let lo = this.childStart[node];
                let hi = this.childStart[node + 1];
                let units = this.childUnit;
                while(lo < hi){
                    let mid = lo + hi >> 1;
                    let m = units[mid];
                    if (m === u) return this.childNode[mid];
                    if (m < u) lo = mid + 1;
                    else hi = mid;
                }
                return -1;
            }
            advance(node, u) {
                for(;;){
                    let next = this.next(node, u);
                    if (next >= 0) return next;
                    if (0 === node) return 0;
                    node = this.fail[node];
                }
            }
            searchUTF16(charSeq, start, end) {
                let node = 0;
                for(let i = start; i < end; i++){
                    node = this.advance(node, charSeq.charCodeAt(i));
                    if (1 === this.match[node]) return true;
                }
                return false;
            }
            searchUTF8(bytes, start, end) {
                let node = 0;
                for(let i = start; i < end; i++){
                    node = this.advance(node, bytes[i]);
                    if (1 === this.match[node]) return true;
                }
                return false;
            }
        };
        var Prefilter = class Prefilter {
            static Type = {
                NONE: 0,
                EXACT: 1,
                AND: 2,
                OR: 3
            };
            static MAX_SCANS = 32;
            static MAX_AC_UNITS = 262144;
            constructor(type){
                this.type = type;
                this.subs = [];
                this.str = "";
                this.bytes = null;
                this.cost = type === Prefilter.Type.EXACT ? 1 : 0;
                this.allExact = false;
                this.ac16 = null;
                this.ac8 = null;
            }
            automaton16() {
                if (null === this.ac16) {
                    let words = this.subs.map((s)=>{
                        let arr = new Array(s.str.length);
                        for(let i = 0; i < s.str.length; i++)arr[i] = s.str.charCodeAt(i);
                        return arr;
                    });
                    this.ac16 = new AhoCorasick(words, 65536);
                }
                return this.ac16;
            }
            automaton8() {
                if (null === this.ac8) this.ac8 = new AhoCorasick(this.subs.map((s)=>s.bytes), 256);
                return this.ac8;
            }
            eval(input, pos) {
                switch(this.type){
                    case Prefilter.Type.NONE:
                        return true;
                    case Prefilter.Type.EXACT:
                        return input.hasString(this, pos);
                    case Prefilter.Type.AND:
                        for(let i = 0; i < this.subs.length; i++)if (!this.subs[i].eval(input, pos)) return false;
                        return true;
                    case Prefilter.Type.OR:
                        if (this.allExact) return input.hasAnyString(this, pos);
                        for(let i = 0; i < this.subs.length; i++)if (this.subs[i].eval(input, pos)) return true;
                        return false;
                    default:
                        return true;
                }
            }
        };
        var PrefilterTree = class PrefilterTree {
            static build(re) {
                if (!re) return new Prefilter(Prefilter.Type.NONE);
                return RegexpWalker.walk(re, PrefilterTree.WALKER);
            }
            static WALKER = {
                leaf: (re)=>PrefilterTree.leaf(re),
                enter: (re)=>PrefilterTree.enter(re),
                child: (re, state, result)=>PrefilterTree.child(re, state, result),
                leave: (re, state)=>PrefilterTree.leave(re, state)
            };
            static leaf(re) {
                if (re.op !== Regexp.Op.LITERAL) return new Prefilter(Prefilter.Type.NONE);
                if (0 === re.runes.length || (re.flags & RE2Flags.FOLD_CASE) !== 0) return new Prefilter(Prefilter.Type.NONE);
                let str = "";
                for(let i = 0; i < re.runes.length; i++){
                    if (Unicode.isUnsearchable(re.runes[i])) return new Prefilter(Prefilter.Type.NONE);
                    str += String.fromCodePoint(re.runes[i]);
                }
                let pf = new Prefilter(Prefilter.Type.EXACT);
                pf.str = str;
                pf.bytes = Utils.stringToUtf8ByteArray(pf.str);
                return pf;
            }
            static enter(re) {
                switch(re.op){
                    case Regexp.Op.CAPTURE:
                    case Regexp.Op.PLUS:
                        return {
                            sub: null
                        };
                    case Regexp.Op.REPEAT:
                        if (re.min >= 1) return {
                            sub: null
                        };
                        return {
                            result: new Prefilter(Prefilter.Type.NONE)
                        };
                    case Regexp.Op.CONCAT:
                        return {
                            pf: new Prefilter(Prefilter.Type.AND),
                            subs: []
                        };
                    case Regexp.Op.ALTERNATE:
                        return {
                            pf: new Prefilter(Prefilter.Type.OR),
                            subs: []
                        };
                    default:
                        return {
                            result: new Prefilter(Prefilter.Type.NONE)
                        };
                }
            }
            static child(re, state, s) {
                if (void 0 === state.subs) {
                    state.sub = s;
                    return;
                }
                if (state.pf.type === Prefilter.Type.AND) {
                    if (s.type === Prefilter.Type.NONE) return;
                    if (s.type === Prefilter.Type.AND) {
                        for(let j = 0; j < s.subs.length; j++)state.subs.push(s.subs[j]);
                        return;
                    }
                    state.subs.push(s);
                    return;
                }
                if (s.type === Prefilter.Type.NONE) {
                    state.result = new Prefilter(Prefilter.Type.NONE);
                    return;
                }
                if (s.type === Prefilter.Type.OR) {
                    for(let j = 0; j < s.subs.length; j++)state.subs.push(s.subs[j]);
                    return;
                }
                state.subs.push(s);
            }
            static leave(re, state) {
                if (void 0 === state.subs) return state.sub;
                let pf = state.pf;
                let seen = new Set();
                let subs = [];
                for (let sub of state.subs){
                    if (sub.type === Prefilter.Type.EXACT) {
                        if (seen.has(sub.str)) continue;
                        seen.add(sub.str);
                    }
                    subs.push(sub);
                }
                if (pf.type === Prefilter.Type.AND) {
                    let kept = [];
                    let cost = 0;
                    for (let sub of subs)if (!(cost + sub.cost > Prefilter.MAX_SCANS)) {
                        kept.push(sub);
                        cost += sub.cost;
                    }
                    if (0 === kept.length) return new Prefilter(Prefilter.Type.NONE);
                    if (1 === kept.length) return kept[0];
                    pf.subs = kept;
                    pf.cost = cost;
                    return pf;
                }
                if (0 === subs.length) return new Prefilter(Prefilter.Type.NONE);
                if (1 === subs.length) return subs[0];
                pf.subs = subs;
                let allExact = true;
                let cost = 0;
                let units = 0;
                for (let sub of subs){
                    if (sub.type !== Prefilter.Type.EXACT) allExact = false;
                    else units += sub.bytes.length;
                    cost += sub.cost;
                }
                if (allExact) {
                    if (units > Prefilter.MAX_AC_UNITS) return new Prefilter(Prefilter.Type.NONE);
                    pf.allExact = true;
                    pf.cost = 1;
                    return pf;
                }
                if (cost > Prefilter.MAX_SCANS) return new Prefilter(Prefilter.Type.NONE);
                pf.cost = cost;
                return pf;
            }
        };
        var PatchList = class {
            constructor(head = 0, tail = 0){
                this.head = head;
                this.tail = tail;
            }
        };
        var Prog = class {
            constructor(){
                this.inst = [];
                this.start = 0;
                this.numCap = 2;
                this.lbStarts = [];
                this.numLb = 0;
                this.lbInst = null;
            }
            getInst(pc) {
                return this.inst[pc];
            }
            numInst() {
                return this.inst.length;
            }
            addInst(op) {
                this.inst.push(new Inst(op));
            }
            markLookbehindInsts() {
                let lbInst = new Uint8Array(this.inst.length);
                let pending = this.lbStarts.slice();
                while(pending.length > 0){
                    let pc = pending.pop();
                    if (0 === pc || 1 === lbInst[pc]) continue;
                    lbInst[pc] = 1;
                    let i = this.inst[pc];
                    switch(i.op){
                        case Inst.ALT:
                        case Inst.ALT_MATCH:
                            pending.push(i.out, i.arg);
                            break;
                        case Inst.MATCH:
                        case Inst.FAIL:
                            break;
                        default:
                            pending.push(i.out);
                    }
                }
                this.lbInst = lbInst;
            }
            skipNop(pc) {
                let i = this.inst[pc];
                while(i.op === Inst.NOP || i.op === Inst.CAPTURE){
                    i = this.inst[pc];
                    pc = i.out;
                }
                return i;
            }
            prefix() {
                let prefix = "";
                let i = this.skipNop(this.start);
                if (!Inst.isRuneOp(i.op) || 1 !== i.runes.length) return [
                    i.op === Inst.MATCH,
                    prefix
                ];
                while(Inst.isRuneOp(i.op) && 1 === i.runes.length && (i.arg & RE2Flags.FOLD_CASE) === 0 && !Unicode.isUnsearchable(i.runes[0])){
                    prefix += String.fromCodePoint(i.runes[0]);
                    i = this.skipNop(i.out);
                }
                return [
                    i.op === Inst.MATCH,
                    prefix
                ];
            }
            startCond() {
                let flag = 0;
                let pc = this.start;
                loop: for(;;){
                    let i = this.inst[pc];
                    switch(i.op){
                        case Inst.EMPTY_WIDTH:
                            flag |= i.arg;
                            break;
                        case Inst.FAIL:
                            return -1;
                        case Inst.CAPTURE:
                        case Inst.NOP:
                            break;
                        default:
                            break loop;
                    }
                    pc = i.out;
                }
                return flag;
            }
            patch(l, val) {
                let head = l.head;
                while(0 !== head){
                    let i = this.inst[head >> 1];
                    if ((1 & head) === 0) {
                        head = i.out;
                        i.out = val;
                    } else {
                        head = i.arg;
                        i.arg = val;
                    }
                }
            }
            append(l1, l2) {
                if (0 === l1.head) return l2;
                if (0 === l2.head) return l1;
                let i = this.inst[l1.tail >> 1];
                if ((1 & l1.tail) === 0) i.out = l2.head;
                else i.arg = l2.head;
                return new PatchList(l1.head, l2.tail);
            }
            toString() {
                let out = "";
                for(let pc = 0; pc < this.inst.length; pc++){
                    let len = out.length;
                    out += pc;
                    if (pc === this.start) out += "*";
                    out += "        ".substring(out.length - len);
                    out += this.inst[pc];
                    out += "\n";
                }
                return out;
            }
        };
        let ANY_RUNE_NOT_NL = new Int32Array([
            0,
            Codepoint.CODES["\n"] - 1,
            Codepoint.CODES["\n"] + 1,
            Unicode.MAX_RUNE
        ]);
        let ANY_RUNE = new Int32Array([
            0,
            Unicode.MAX_RUNE
        ]);
        var Frag = class {
            constructor(i = 0, out = new PatchList(), nullable = false){
                this.i = i;
                this.out = out;
                this.nullable = nullable;
            }
        };
        var Compiler = class Compiler {
            static compileRegexp(re) {
                let c = new Compiler();
                let f = c.compile(re);
                c.prog.patch(f.out, c.newInst(Inst.MATCH).i);
                c.prog.start = f.i;
                c.prog.markLookbehindInsts();
                return c.prog;
            }
            static compileSet(regexps) {
                let c = new Compiler();
                if (0 === regexps.length) {
                    c.prog.start = c.newInst(Inst.FAIL).i;
                    c.prog.markLookbehindInsts();
                    return c.prog;
                }
                let starts = [];
                for(let i = 0; i < regexps.length; i++){
                    c.lbOffset = c.prog.numLb;
                    let f = c.compile(regexps[i]);
                    let m = c.newInst(Inst.MATCH);
                    c.prog.getInst(m.i).arg = i;
                    c.prog.patch(f.out, m.i);
                    starts.push(f.i);
                }
                let start = starts[0];
                for(let i = 1; i < starts.length; i++){
                    let f = c.newInst(Inst.ALT);
                    let inst = c.prog.getInst(f.i);
                    inst.out = start;
                    inst.arg = starts[i];
                    start = f.i;
                }
                c.prog.start = start;
                c.prog.markLookbehindInsts();
                return c.prog;
            }
            constructor(){
                this.prog = new Prog();
                this.newInst(Inst.FAIL);
                this.lbOffset = 0;
                this.runeCache = new Map();
                this.walker = {
                    leaf: (re)=>this.leaf(re),
                    enter: (re)=>this.enter(re),
                    child: (re, state, result)=>this.child(re, state, result),
                    leave: (re, state)=>this.leave(re, state)
                };
            }
            newInst(op) {
                this.prog.addInst(op);
                return new Frag(this.prog.numInst() - 1, new PatchList(), true);
            }
            nop() {
                let f = this.newInst(Inst.NOP);
                f.out = new PatchList(f.i << 1, f.i << 1);
                return f;
            }
            fail() {
                return new Frag();
            }
            cap(arg) {
                let f = this.newInst(Inst.CAPTURE);
                f.out = new PatchList(f.i << 1, f.i << 1);
                this.prog.getInst(f.i).arg = arg;
                if (this.prog.numCap < arg + 1) this.prog.numCap = arg + 1;
                return f;
            }
            cat(f1, f2) {
                if (0 === f1.i || 0 === f2.i) {
                    this.prog.patch(f1.out, 0);
                    this.prog.patch(f2.out, 0);
                    return this.fail();
                }
                this.prog.patch(f1.out, f2.i);
                return new Frag(f1.i, f2.out, f1.nullable && f2.nullable);
            }
            alt(f1, f2) {
                if (0 === f1.i) return f2;
                if (0 === f2.i) return f1;
                let f = this.newInst(Inst.ALT);
                let i = this.prog.getInst(f.i);
                i.out = f1.i;
                i.arg = f2.i;
                f.out = this.prog.append(f1.out, f2.out);
                f.nullable = f1.nullable || f2.nullable;
                return f;
            }
            loop(f1, nongreedy) {
                let f = this.newInst(Inst.ALT);
                let i = this.prog.getInst(f.i);
                if (nongreedy) {
                    i.arg = f1.i;
                    f.out = new PatchList(f.i << 1, f.i << 1);
                } else {
                    i.out = f1.i;
                    f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
                }
                this.prog.patch(f1.out, f.i);
                return f;
            }
            quest(f1, nongreedy) {
                if (0 === f1.i) return this.nop();
                let f = this.newInst(Inst.ALT);
                let i = this.prog.getInst(f.i);
                if (nongreedy) {
                    i.arg = f1.i;
                    f.out = new PatchList(f.i << 1, f.i << 1);
                } else {
                    i.out = f1.i;
                    f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1);
                }
                f.out = this.prog.append(f.out, f1.out);
                return f;
            }
            star(f1, nongreedy) {
                if (0 === f1.i) return this.nop();
                if (f1.nullable) return this.quest(this.plus(f1, nongreedy), nongreedy);
                return this.loop(f1, nongreedy);
            }
            plus(f1, nongreedy) {
                if (0 === f1.i) return this.fail();
                return new Frag(f1.i, this.loop(f1, nongreedy).out, f1.nullable);
            }
            empty(op) {
                let f = this.newInst(Inst.EMPTY_WIDTH);
                this.prog.getInst(f.i).arg = op;
                f.out = new PatchList(f.i << 1, f.i << 1);
                return f;
            }
            rune(runes, flags) {
                let f = this.newInst(Inst.RUNE);
                f.nullable = false;
                let i = this.prog.getInst(f.i);
                i.runes = runes;
                flags &= RE2Flags.FOLD_CASE;
                if (1 !== runes.length || Unicode.simpleFold(runes[0]) === runes[0]) flags &= ~RE2Flags.FOLD_CASE;
                i.arg = flags;
                f.out = new PatchList(f.i << 1, f.i << 1);
                if ((flags & RE2Flags.FOLD_CASE) === 0 && 1 === runes.length || 2 === runes.length && runes[0] === runes[1]) i.op = Inst.RUNE1;
                else if (2 === runes.length && 0 === runes[0] && runes[1] === Unicode.MAX_RUNE) i.op = Inst.RUNE_ANY;
                else if (4 === runes.length && 0 === runes[0] && runes[1] === Codepoint.CODES["\n"] - 1 && runes[2] === Codepoint.CODES["\n"] + 1 && runes[3] === Unicode.MAX_RUNE) i.op = Inst.RUNE_ANY_NOT_NL;
                return f;
            }
            lookBehind(a, parsedLb) {
                let lb = Math.sign(parsedLb) * (Math.abs(parsedLb) + this.lbOffset);
                let id = this.newInst(Inst.LB_WRITE);
                this.prog.getInst(id.i).arg = lb;
                let any = this.rune(ANY_RUNE, 0);
                let dotStar = this.star(any, true);
                let lbAutomaton = this.cat(dotStar, a);
                this.prog.patch(lbAutomaton.out, id.i);
                let checkId = this.newInst(Inst.LB_CHECK);
                this.prog.getInst(checkId.i).arg = lb;
                this.prog.lbStarts.push(lbAutomaton.i);
                if (Math.abs(lb) > this.prog.numLb) this.prog.numLb = Math.abs(lb);
                checkId.out = new PatchList(checkId.i << 1, checkId.i << 1);
                return checkId;
            }
            compile(re) {
                return RegexpWalker.walk(re, this.walker);
            }
            leaf(re) {
                switch(re.op){
                    case Regexp.Op.NO_MATCH:
                        return this.fail();
                    case Regexp.Op.EMPTY_MATCH:
                        return this.nop();
                    case Regexp.Op.LITERAL:
                        {
                            if (0 === re.runes.length) return this.nop();
                            let f = null;
                            for (let r of re.runes){
                                let singleRune = this.runeCache.get(r);
                                if (void 0 === singleRune) {
                                    singleRune = new Int32Array([
                                        r
                                    ]);
                                    this.runeCache.set(r, singleRune);
                                }
                                let f1 = this.rune(singleRune, re.flags);
                                f = null === f ? f1 : this.cat(f, f1);
                            }
                            return f;
                        }
                    case Regexp.Op.CHAR_CLASS:
                        return this.rune(re.runes, re.flags);
                    case Regexp.Op.ANY_CHAR_NOT_NL:
                        return this.rune(ANY_RUNE_NOT_NL, 0);
                    case Regexp.Op.ANY_CHAR:
                        return this.rune(ANY_RUNE, 0);
                    case Regexp.Op.BEGIN_LINE:
                        return this.empty(Utils.EMPTY_BEGIN_LINE);
                    case Regexp.Op.END_LINE:
                        return this.empty(Utils.EMPTY_END_LINE);
                    case Regexp.Op.BEGIN_TEXT:
                        return this.empty(Utils.EMPTY_BEGIN_TEXT);
                    case Regexp.Op.END_TEXT:
                        return this.empty(Utils.EMPTY_END_TEXT);
                    case Regexp.Op.WORD_BOUNDARY:
                        return this.empty(Utils.EMPTY_WORD_BOUNDARY);
                    case Regexp.Op.NO_WORD_BOUNDARY:
                        return this.empty(Utils.EMPTY_NO_WORD_BOUNDARY);
                    case Regexp.Op.CONCAT:
                    case Regexp.Op.ALTERNATE:
                        return this.nop();
                    default:
                        throw new RE2JSCompileException("regexp: unhandled case in compile");
                }
            }
            enter(re) {
                switch(re.op){
                    case Regexp.Op.PLB:
                    case Regexp.Op.NLB:
                    case Regexp.Op.STAR:
                    case Regexp.Op.PLUS:
                    case Regexp.Op.QUEST:
                        return {
                            sub: null
                        };
                    case Regexp.Op.CAPTURE:
                        return {
                            bra: this.cap(re.cap << 1),
                            sub: null
                        };
                    case Regexp.Op.CONCAT:
                    case Regexp.Op.ALTERNATE:
                        return {
                            f: null
                        };
                    default:
                        throw new RE2JSCompileException("regexp: unhandled case in compile");
                }
            }
            child(re, state, f1) {
                if (re.op === Regexp.Op.CONCAT) state.f = null === state.f ? f1 : this.cat(state.f, f1);
                else if (re.op === Regexp.Op.ALTERNATE) state.f = null === state.f ? f1 : this.alt(state.f, f1);
                else state.sub = f1;
            }
            leave(re, state) {
                switch(re.op){
                    case Regexp.Op.PLB:
                    case Regexp.Op.NLB:
                        return this.lookBehind(state.sub, re.lb);
                    case Regexp.Op.CAPTURE:
                        {
                            let ket = this.cap(re.cap << 1 | 1);
                            return this.cat(this.cat(state.bra, state.sub), ket);
                        }
                    case Regexp.Op.STAR:
                        return this.star(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
                    case Regexp.Op.PLUS:
                        return this.plus(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
                    case Regexp.Op.QUEST:
                        return this.quest(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
                    case Regexp.Op.CONCAT:
                    case Regexp.Op.ALTERNATE:
                        return state.f;
                    default:
                        throw new RE2JSCompileException("regexp: unhandled case in compile");
                }
            }
        };
        var Simplify = class Simplify {
            static simplify(re) {
                if (null === re) return null;
                return RegexpWalker.walk(re, Simplify.WALKER);
            }
            static WALKER = {
                leaf: (re)=>Simplify.leaf(re),
                enter: (re)=>Simplify.enter(re),
                child: (re, state, result, i)=>Simplify.child(re, state, result, i),
                leave: (re, state)=>Simplify.leave(re, state)
            };
            static leaf(re) {
                if (re.op === Regexp.Op.CHAR_CLASS) {
                    if (null === re.runes) return re;
                    if (0 === re.runes.length) return new Regexp(Regexp.Op.NO_MATCH);
                    if (2 === re.runes.length && 0 === re.runes[0] && re.runes[1] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR);
                    if (4 === re.runes.length && 0 === re.runes[0] && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR_NOT_NL);
                }
                return re;
            }
            static enter(re) {
                switch(re.op){
                    case Regexp.Op.PLB:
                    case Regexp.Op.NLB:
                    case Regexp.Op.CAPTURE:
                    case Regexp.Op.STAR:
                    case Regexp.Op.PLUS:
                    case Regexp.Op.QUEST:
                        return {
                            sub: null
                        };
                    case Regexp.Op.CONCAT:
                    case Regexp.Op.ALTERNATE:
                        return {
                            subs: [],
                            changed: false
                        };
                    case Regexp.Op.REPEAT:
                        if (0 === re.min && 0 === re.max) return {
                            result: new Regexp(Regexp.Op.EMPTY_MATCH)
                        };
                        return {
                            sub: null
                        };
                    default:
                        return {
                            result: re
                        };
                }
            }
            static child(re, state, nsub, i) {
                if (void 0 === state.subs) {
                    state.sub = nsub;
                    return;
                }
                if (nsub !== re.subs[i]) state.changed = true;
                if (re.op === Regexp.Op.CONCAT) {
                    if (nsub.op === Regexp.Op.NO_MATCH) {
                        state.result = new Regexp(Regexp.Op.NO_MATCH);
                        return;
                    }
                    if (nsub.op === Regexp.Op.EMPTY_MATCH) {
                        state.changed = true;
                        return;
                    }
                    if (nsub.op === Regexp.Op.CONCAT) {
                        state.changed = true;
                        for(let j = 0; j < nsub.subs.length; j++)state.subs.push(nsub.subs[j]);
                        return;
                    }
                } else {
                    if (nsub.op === Regexp.Op.NO_MATCH) {
                        state.changed = true;
                        return;
                    }
                    if (nsub.op === Regexp.Op.ALTERNATE) {
                        state.changed = true;
                        for(let j = 0; j < nsub.subs.length; j++)state.subs.push(nsub.subs[j]);
                        return;
                    }
                }
                state.subs.push(nsub);
            }
            static leave(re, state) {
                switch(re.op){
                    case Regexp.Op.PLB:
                    case Regexp.Op.NLB:
                    case Regexp.Op.CAPTURE:
                        {
                            let sub = state.sub;
                            if (sub !== re.subs[0]) {
                                let nre = Regexp.fromRegexp(re);
                                nre.runes = new Int32Array(0);
                                nre.subs = [
                                    sub
                                ];
                                return nre;
                            }
                            return re;
                        }
                    case Regexp.Op.CONCAT:
                    case Regexp.Op.ALTERNATE:
                        if (state.changed) {
                            let newSubs = state.subs;
                            if (0 === newSubs.length) return new Regexp(re.op === Regexp.Op.CONCAT ? Regexp.Op.EMPTY_MATCH : Regexp.Op.NO_MATCH);
                            if (1 === newSubs.length) return newSubs[0];
                            let nre = Regexp.fromRegexp(re);
                            nre.runes = new Int32Array(0);
                            nre.subs = newSubs;
                            return nre;
                        }
                        return re;
                    case Regexp.Op.STAR:
                    case Regexp.Op.PLUS:
                    case Regexp.Op.QUEST:
                        return Simplify.simplify1(re.op, re.flags, state.sub, re);
                    case Regexp.Op.REPEAT:
                        return Simplify.simplifyRepeat(re, state.sub);
                    default:
                        return re;
                }
            }
            static simplifyRepeat(re, sub) {
                if (-1 === re.max) {
                    if (0 === re.min) return Simplify.simplify1(Regexp.Op.STAR, re.flags, sub, null);
                    if (1 === re.min) return Simplify.simplify1(Regexp.Op.PLUS, re.flags, sub, null);
                    let subs = [];
                    for(let i = 0; i < re.min - 1; i++)subs.push(sub);
                    subs.push(Simplify.simplify1(Regexp.Op.PLUS, re.flags, sub, null));
                    return Simplify.concat(subs);
                }
                if (1 === re.min && 1 === re.max) return sub;
                let prefixSubs = null;
                if (re.min > 0) {
                    prefixSubs = [];
                    for(let i = 0; i < re.min; i++)prefixSubs.push(sub);
                }
                if (re.max > re.min) {
                    let suffix = Simplify.simplify1(Regexp.Op.QUEST, re.flags, sub, null);
                    for(let i = re.min + 1; i < re.max; i++)suffix = Simplify.simplify1(Regexp.Op.QUEST, re.flags, Simplify.concat([
                        sub,
                        suffix
                    ]), null);
                    if (null === prefixSubs) return suffix;
                    prefixSubs.push(suffix);
                }
                if (null !== prefixSubs) return Simplify.concat(prefixSubs);
                return new Regexp(Regexp.Op.NO_MATCH);
            }
            static concat(subs) {
                let newSubs = [];
                for(let i = 0; i < subs.length; i++){
                    let sub = subs[i];
                    if (sub.op === Regexp.Op.NO_MATCH) return new Regexp(Regexp.Op.NO_MATCH);
                    if (sub.op !== Regexp.Op.EMPTY_MATCH) {
                        if (sub.op === Regexp.Op.CONCAT) {
                            for(let j = 0; j < sub.subs.length; j++)newSubs.push(sub.subs[j]);
                            continue;
                        }
                        newSubs.push(sub);
                    }
                }
                if (0 === newSubs.length) return new Regexp(Regexp.Op.EMPTY_MATCH);
                if (1 === newSubs.length) return newSubs[0];
                let nre = new Regexp(Regexp.Op.CONCAT);
                nre.subs = newSubs;
                return nre;
            }
            static simplify1(op, flags, sub, re) {
                if (sub.op === Regexp.Op.EMPTY_MATCH) return sub;
                if (sub.op === Regexp.Op.NO_MATCH) {
                    if (op === Regexp.Op.PLUS) return sub;
                    return new Regexp(Regexp.Op.EMPTY_MATCH);
                }
                if (op === sub.op && (flags & RE2Flags.NON_GREEDY) === (sub.flags & RE2Flags.NON_GREEDY)) return sub;
                if (null !== re && re.op === op && (re.flags & RE2Flags.NON_GREEDY) === (flags & RE2Flags.NON_GREEDY) && sub === re.subs[0]) return re;
                let nre = new Regexp(op);
                nre.flags = flags;
                nre.subs = [
                    sub
                ];
                return nre;
            }
        };
        var CharGroup = class {
            constructor(sign, cls){
                this.sign = sign;
                this.cls = cls;
            }
        };
        let code1 = [
            48,
            57
        ];
        let code2 = [
            9,
            10,
            12,
            13,
            32,
            32
        ];
        let code3 = [
            48,
            57,
            65,
            90,
            95,
            95,
            97,
            122
        ];
        let PERL_GROUPS = new Map([
            [
                "\\d",
                new CharGroup(1, code1)
            ],
            [
                "\\D",
                new CharGroup(-1, code1)
            ],
            [
                "\\s",
                new CharGroup(1, code2)
            ],
            [
                "\\S",
                new CharGroup(-1, code2)
            ],
            [
                "\\w",
                new CharGroup(1, code3)
            ],
            [
                "\\W",
                new CharGroup(-1, code3)
            ]
        ]);
        let code4 = [
            48,
            57,
            65,
            90,
            97,
            122
        ];
        let code5 = [
            65,
            90,
            97,
            122
        ];
        let code6 = [
            0,
            127
        ];
        let code7 = [
            9,
            9,
            32,
            32
        ];
        let code8 = [
            0,
            31,
            127,
            127
        ];
        let code9 = [
            48,
            57
        ];
        let code10 = [
            33,
            126
        ];
        let code11 = [
            97,
            122
        ];
        let code12 = [
            32,
            126
        ];
        let code13 = [
            33,
            47,
            58,
            64,
            91,
            96,
            123,
            126
        ];
        let code14 = [
            9,
            13,
            32,
            32
        ];
        let code15 = [
            65,
            90
        ];
        let code16 = [
            48,
            57,
            65,
            90,
            95,
            95,
            97,
            122
        ];
        let code17 = [
            48,
            57,
            65,
            70,
            97,
            102
        ];
        let POSIX_GROUPS = new Map([
            [
                "[:alnum:]",
                new CharGroup(1, code4)
            ],
            [
                "[:^alnum:]",
                new CharGroup(-1, code4)
            ],
            [
                "[:alpha:]",
                new CharGroup(1, code5)
            ],
            [
                "[:^alpha:]",
                new CharGroup(-1, code5)
            ],
            [
                "[:ascii:]",
                new CharGroup(1, code6)
            ],
            [
                "[:^ascii:]",
                new CharGroup(-1, code6)
            ],
            [
                "[:blank:]",
                new CharGroup(1, code7)
            ],
            [
                "[:^blank:]",
                new CharGroup(-1, code7)
            ],
            [
                "[:cntrl:]",
                new CharGroup(1, code8)
            ],
            [
                "[:^cntrl:]",
                new CharGroup(-1, code8)
            ],
            [
                "[:digit:]",
                new CharGroup(1, code9)
            ],
            [
                "[:^digit:]",
                new CharGroup(-1, code9)
            ],
            [
                "[:graph:]",
                new CharGroup(1, code10)
            ],
            [
                "[:^graph:]",
                new CharGroup(-1, code10)
            ],
            [
                "[:lower:]",
                new CharGroup(1, code11)
            ],
            [
                "[:^lower:]",
                new CharGroup(-1, code11)
            ],
            [
                "[:print:]",
                new CharGroup(1, code12)
            ],
            [
                "[:^print:]",
                new CharGroup(-1, code12)
            ],
            [
                "[:punct:]",
                new CharGroup(1, code13)
            ],
            [
                "[:^punct:]",
                new CharGroup(-1, code13)
            ],
            [
                "[:space:]",
                new CharGroup(1, code14)
            ],
            [
                "[:^space:]",
                new CharGroup(-1, code14)
            ],
            [
                "[:upper:]",
                new CharGroup(1, code15)
            ],
            [
                "[:^upper:]",
                new CharGroup(-1, code15)
            ],
            [
                "[:word:]",
                new CharGroup(1, code16)
            ],
            [
                "[:^word:]",
                new CharGroup(-1, code16)
            ],
            [
                "[:xdigit:]",
                new CharGroup(1, code17)
            ],
            [
                "[:^xdigit:]",
                new CharGroup(-1, code17)
            ]
        ]);
        var CharClass = class CharClass {
            static charClassToString(r, len) {
                let result = "[";
                for(let i = 0; i < len; i += 2){
                    if (i > 0) result += " ";
                    let lo = r[i];
                    let hi = r[i + 1];
                    if (lo === hi) result += `0x${lo.toString(16)}`;
                    else result += `0x${lo.toString(16)}-0x${hi.toString(16)}`;
                }
                result += "]";
                return result;
            }
            static sortRanges(array, len) {
                let n = len >> 1;
                let order = new Array(n);
                for(let i = 0; i < n; i++)order[i] = i;
                order.sort((a, b)=>array[2 * a] - array[2 * b] || array[2 * b + 1] - array[2 * a + 1]);
                let sorted = array.slice(0, len);
                for(let i = 0; i < n; i++){
                    array[2 * i] = sorted[2 * order[i]];
                    array[2 * i + 1] = sorted[2 * order[i] + 1];
                }
            }
            constructor(r = Utils.emptyInts()){
                this.r = r;
                this.len = r.length;
            }
            toArray() {
                if (this.r instanceof Int32Array) return this.len === this.r.length ? this.r : this.r.subarray(0, this.len);
                return new Int32Array(this.len === this.r.length ? this.r : this.r.slice(0, this.len));
            }
            toGrowableArray() {
                if (Array.isArray(this.r)) {
                    this.r.length = this.len;
                    return this.r;
                }
                return Array.from(this.r.subarray(0, this.len));
            }
            cleanClass() {
                if (this.len < 4) return this;
                CharClass.sortRanges(this.r, this.len);
                let w = 2;
                for(let i = 2; i < this.len; i += 2){
                    let lo = this.r[i];
                    let hi = this.r[i + 1];
                    if (lo <= this.r[w - 1] + 1) {
                        if (hi > this.r[w - 1]) this.r[w - 1] = hi;
                        continue;
                    }
                    this.r[w] = lo;
                    this.r[w + 1] = hi;
                    w += 2;
                }
                this.len = w;
                return this;
            }
            appendLiteral(x, flags) {
                return (flags & RE2Flags.FOLD_CASE) !== 0 ? this.appendFoldedRange(x, x) : this.appendRange(x, x);
            }
            appendRange(lo, hi) {
                if (this.len > 0) {
                    for(let i = 2; i <= 4; i += 2)if (this.len >= i) {
                        let rlo = this.r[this.len - i];
                        let rhi = this.r[this.len - i + 1];
                        if (lo <= rhi + 1 && rlo <= hi + 1) {
                            if (lo < rlo) this.r[this.len - i] = lo;
                            if (hi > rhi) this.r[this.len - i + 1] = hi;
                            return this;
                        }
                    }
                }
                this.r[this.len++] = lo;
                this.r[this.len++] = hi;
                return this;
            }
            appendFoldedRange(lo, hi) {
                if (lo <= Unicode.MIN_FOLD && hi >= Unicode.MAX_FOLD) return this.appendRange(lo, hi);
                if (hi < Unicode.MIN_FOLD || lo > Unicode.MAX_FOLD) return this.appendRange(lo, hi);
                if (lo < Unicode.MIN_FOLD) {
                    this.appendRange(lo, Unicode.MIN_FOLD - 1);
                    lo = Unicode.MIN_FOLD;
                }
                if (hi > Unicode.MAX_FOLD) {
                    this.appendRange(Unicode.MAX_FOLD + 1, hi);
                    hi = Unicode.MAX_FOLD;
                }
                for(let c = lo; c <= hi; c++){
                    this.appendRange(c, c);
                    for(let f = Unicode.simpleFold(c); f !== c; f = Unicode.simpleFold(f))this.appendRange(f, f);
                }
                return this;
            }
            appendClass(x) {
                for(let i = 0; i < x.length; i += 2)this.appendRange(x[i], x[i + 1]);
                return this;
            }
            appendFoldedClass(x) {
                for(let i = 0; i < x.length; i += 2)this.appendFoldedRange(x[i], x[i + 1]);
                return this;
            }
            appendNegatedClass(x) {
                let nextLo = 0;
                for(let i = 0; i < x.length; i += 2){
                    let lo = x[i];
                    let hi = x[i + 1];
                    if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
                    nextLo = hi + 1;
                }
                if (nextLo <= Unicode.MAX_RUNE) this.appendRange(nextLo, Unicode.MAX_RUNE);
                return this;
            }
            appendTable(table) {
                for(let i = 0; i < table.length; ++i){
                    let lo = table.getLo(i);
                    let hi = table.getHi(i);
                    let stride = table.getStride(i);
                    if (1 === stride) {
                        this.appendRange(lo, hi);
                        continue;
                    }
                    for(let c = lo; c <= hi; c += stride)this.appendRange(c, c);
                }
                return this;
            }
            appendNegatedTable(table) {
                let nextLo = 0;
                for(let i = 0; i < table.length; ++i){
                    let lo = table.getLo(i);
                    let hi = table.getHi(i);
                    let stride = table.getStride(i);
                    if (1 === stride) {
                        if (nextLo <= lo - 1) this.appendRange(nextLo, lo - 1);
                        nextLo = hi + 1;
                        continue;
                    }
                    for(let c = lo; c <= hi; c += stride){
                        if (nextLo <= c - 1) this.appendRange(nextLo, c - 1);
                        nextLo = c + 1;
                    }
                }
                if (nextLo <= Unicode.MAX_RUNE) this.appendRange(nextLo, Unicode.MAX_RUNE);
                return this;
            }
            appendTableWithSign(table, sign) {
                return sign < 0 ? this.appendNegatedTable(table) : this.appendTable(table);
            }
            negateClass() {
                let nextLo = 0;
                let w = 0;
                for(let i = 0; i < this.len; i += 2){
                    let lo = this.r[i];
                    let hi = this.r[i + 1];
                    if (nextLo <= lo - 1) {
                        this.r[w] = nextLo;
                        this.r[w + 1] = lo - 1;
                        w += 2;
                    }
                    nextLo = hi + 1;
                }
                this.len = w;
                if (nextLo <= Unicode.MAX_RUNE) {
                    this.r[this.len++] = nextLo;
                    this.r[this.len++] = Unicode.MAX_RUNE;
                }
                return this;
            }
            appendClassWithSign(x, sign) {
                return sign < 0 ? this.appendNegatedClass(x) : this.appendClass(x);
            }
            appendGroup(g, foldCase) {
                let cls = g.cls;
                if (foldCase) cls = new CharClass().appendFoldedClass(cls).cleanClass().toArray();
                return this.appendClassWithSign(cls, g.sign);
            }
            toString() {
                return CharClass.charClassToString(this.r, this.len);
            }
        };
        var StringIterator = class {
            constructor(str){
                this.str = str;
                this.position = 0;
            }
            pos() {
                return this.position;
            }
            rewindTo(pos) {
                this.position = pos;
            }
            more() {
                return this.position < this.str.length;
            }
            peek() {
                return this.str.codePointAt(this.position);
            }
            skip(n) {
                this.position += n;
            }
            skipString(s) {
                this.position += s.length;
            }
            pop() {
                let r = this.str.codePointAt(this.position);
                this.position += Utils.charCount(r);
                return r;
            }
            lookingAt(s) {
                return this.str.startsWith(s, this.position);
            }
            rest() {
                return this.str.substring(this.position);
            }
            from(beforePos) {
                return this.str.substring(beforePos, this.position);
            }
            toString() {
                return this.rest();
            }
        };
        var Parser = class Parser {
            static ERR_INTERNAL_ERROR = "regexp/syntax: internal error";
            static ERR_INVALID_CHAR_RANGE = "invalid character class range";
            static ERR_INVALID_ESCAPE = "invalid escape sequence";
            static ERR_INVALID_NAMED_CAPTURE = "invalid named capture";
            static ERR_INVALID_PERL_OP = "invalid or unsupported Perl syntax";
            static ERR_INVALID_REPEAT_OP = "invalid nested repetition operator";
            static ERR_INVALID_REPEAT_SIZE = "invalid repeat count";
            static ERR_MISSING_BRACKET = "missing closing ]";
            static ERR_MISSING_PAREN = "missing closing )";
            static ERR_MISSING_REPEAT_ARGUMENT = "missing argument to repetition operator";
            static ERR_TRAILING_BACKSLASH = "trailing backslash at end of expression";
            static ERR_DUPLICATE_NAMED_CAPTURE = "duplicate capture group name";
            static ERR_UNEXPECTED_PAREN = "unexpected )";
            static ERR_NESTING_DEPTH = "expression nests too deeply";
            static ERR_LARGE = "expression too large";
            static ERR_INVALID_CAPTURE_IN_LOOKBEHIND = "invalid capture in lookbehind";
            static MAX_HEIGHT = 1e3;
            static MAX_SIZE = 1398101;
            static MAX_RUNES = 33554432;
            static ANY_TABLE = new UnicodeRangeTable(new Uint32Array([
                0,
                Unicode.MAX_RUNE,
                1
            ]));
            static ASCII_TABLE = new UnicodeRangeTable(new Uint32Array([
                0,
                127,
                1
            ]));
            static ASCII_FOLD_TABLE = new UnicodeRangeTable(new Uint32Array([
                0,
                127,
                1,
                383,
                383,
                1,
                8490,
                8490,
                1
            ]));
            static unicodeTable(name) {
                if ("Any" === name) return {
                    tab: Parser.ANY_TABLE,
                    fold: Parser.ANY_TABLE,
                    sign: 1
                };
                if ("Ascii" === name) return {
                    tab: Parser.ASCII_TABLE,
                    fold: Parser.ASCII_FOLD_TABLE,
                    sign: 1
                };
                if ("Assigned" === name) return {
                    tab: UnicodeTables.CATEGORIES.get("Cn"),
                    fold: UnicodeTables.CATEGORIES.get("Cn"),
                    sign: -1
                };
                if ("Lc" === name) return {
                    tab: UnicodeTables.CATEGORIES.get("LC"),
                    fold: UnicodeTables.FOLD_CATEGORIES.get("LC"),
                    sign: 1
                };
                if (UnicodeTables.CATEGORIES.has(name)) return {
                    tab: UnicodeTables.CATEGORIES.get(name),
                    fold: UnicodeTables.FOLD_CATEGORIES.get(name),
                    sign: 1
                };
                if (UnicodeTables.SCRIPTS.has(name)) return {
                    tab: UnicodeTables.SCRIPTS.get(name),
                    fold: UnicodeTables.FOLD_SCRIPT.get(name),
                    sign: 1
                };
                return null;
            }
            static minFoldRune(r) {
                if (r < Unicode.MIN_FOLD || r > Unicode.MAX_FOLD) return r;
                let min = r;
                let r0 = r;
                for(r = Unicode.simpleFold(r); r !== r0; r = Unicode.simpleFold(r))if (min > r) min = r;
                return min;
            }
            static leadingRegexp(re) {
                if (re.op === Regexp.Op.EMPTY_MATCH) return null;
                if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
                    let sub = re.subs[0];
                    if (sub.op === Regexp.Op.EMPTY_MATCH) return null;
                    return sub;
                }
                return re;
            }
            static literalRegexp(s, flags) {
                let re = new Regexp(Regexp.Op.LITERAL);
                re.flags = flags;
                re.runes = Utils.stringToRunes(s);
                return re;
            }
            static parse(pattern, flags) {
                return new Parser(pattern, flags).parseInternal();
            }
            static parseRepeat(t) {
                let start = t.pos();
                if (!t.more() || !t.lookingAt("{")) return -1;
                t.skip(1);
                let min = Parser.parseInt(t);
                if (-1 === min) return -1;
                if (!t.more()) return -1;
                let max;
                if (t.lookingAt(",")) {
                    t.skip(1);
                    if (!t.more()) return -1;
                    if (t.lookingAt("}")) max = -1;
                    else if (-1 === (max = Parser.parseInt(t))) return -1;
                } else max = min;
                if (!t.more() || !t.lookingAt("}")) return -1;
                t.skip(1);
                if (min < 0 || min > 1e3 || -2 === max || max > 1e3 || max >= 0 && min > max) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(start));
                return min << 16 | max & Unicode.MAX_BMP;
            }
            static isValidCaptureName(name) {
                if (0 === name.length) return false;
                for(let i = 0; i < name.length; i++){
                    let c = name.codePointAt(i);
                    if (c !== Codepoint.CODES["_"] && !Utils.isalnum(c)) return false;
                }
                return true;
            }
            static parseInt(t) {
                let start = t.pos();
                while(t.more() && t.peek() >= Codepoint.CODES["0"] && t.peek() <= Codepoint.CODES["9"])t.skip(1);
                let n = t.from(start);
                if (0 === n.length || n.length > 1 && n.codePointAt(0) === Codepoint.CODES["0"]) return -1;
                if (n.length > 8) return -2;
                return parseInt(n, 10);
            }
            static isCharClass(re) {
                return re.op === Regexp.Op.LITERAL && 1 === re.runes.length || re.op === Regexp.Op.CHAR_CLASS || re.op === Regexp.Op.ANY_CHAR_NOT_NL || re.op === Regexp.Op.ANY_CHAR;
            }
            static matchRune(re, r) {
                switch(re.op){
                    case Regexp.Op.LITERAL:
                        return 1 === re.runes.length && re.runes[0] === r;
                    case Regexp.Op.CHAR_CLASS:
                        for(let i = 0; i < re.runes.length; i += 2)if (re.runes[i] <= r && r <= re.runes[i + 1]) return true;
                        break;
                    case Regexp.Op.ANY_CHAR_NOT_NL:
                        return r !== Codepoint.CODES["\n"];
                    case Regexp.Op.ANY_CHAR:
                        return true;
                }
                return false;
            }
            static mergeCharClass(dst, src) {
                switch(dst.op){
                    case Regexp.Op.ANY_CHAR:
                        break;
                    case Regexp.Op.ANY_CHAR_NOT_NL:
                        if (Parser.matchRune(src, Codepoint.CODES["\n"])) dst.op = Regexp.Op.ANY_CHAR;
                        break;
                    case Regexp.Op.CHAR_CLASS:
                        {
                            let cc = new CharClass(Array.isArray(dst.runes) ? dst.runes : Array.from(dst.runes));
                            if (src.op === Regexp.Op.LITERAL) cc.appendLiteral(src.runes[0], src.flags);
                            else cc.appendClass(src.runes);
                            dst.runes = cc.toGrowableArray();
                            break;
                        }
                    case Regexp.Op.LITERAL:
                        if (src.runes[0] === dst.runes[0] && src.flags === dst.flags) break;
                        dst.op = Regexp.Op.CHAR_CLASS;
                        dst.runes = new CharClass().appendLiteral(dst.runes[0], dst.flags).appendLiteral(src.runes[0], src.flags).toGrowableArray();
                }
            }
            static parseEscape(t) {
                let startPos = t.pos();
                t.skip(1);
                if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_TRAILING_BACKSLASH);
                let c = t.pop();
                bigswitch: switch(c){
                    case Codepoint.CODES["1"]:
                    case Codepoint.CODES["2"]:
                    case Codepoint.CODES["3"]:
                    case Codepoint.CODES["4"]:
                    case Codepoint.CODES["5"]:
                    case Codepoint.CODES["6"]:
                    case Codepoint.CODES["7"]:
                        if (!t.more() || t.peek() < Codepoint.CODES["0"] || t.peek() > Codepoint.CODES["7"]) break;
                    case Codepoint.CODES["0"]:
                        {
                            let r = c - Codepoint.CODES["0"];
                            for(let i = 1; i < 3; i++){
                                if (!t.more() || t.peek() < Codepoint.CODES["0"] || t.peek() > Codepoint.CODES["7"]) break;
                                r = 8 * r + t.peek() - Codepoint.CODES["0"];
                                t.skip(1);
                            }
                            return r;
                        }
                    case Codepoint.CODES["x"]:
                        {
                            if (!t.more()) break;
                            c = t.pop();
                            if (c === Codepoint.CODES["{"]) {
                                let nhex = 0;
                                let r = 0;
                                while(true){
                                    if (!t.more()) break bigswitch;
                                    c = t.pop();
                                    if (c === Codepoint.CODES["}"]) break;
                                    let v = Utils.unhex(c);
                                    if (v < 0) break bigswitch;
                                    r = 16 * r + v;
                                    if (r > Unicode.MAX_RUNE) break bigswitch;
                                    nhex++;
                                }
                                if (0 === nhex) break;
                                return r;
                            }
                            let x = Utils.unhex(c);
                            if (!t.more()) break;
                            c = t.pop();
                            let y = Utils.unhex(c);
                            if (x < 0 || y < 0) break;
                            return 16 * x + y;
                        }
                    case Codepoint.CODES["a"]:
                        return Codepoint.CODES["\x07"];
                    case Codepoint.CODES["f"]:
                        return Codepoint.CODES["\f"];
                    case Codepoint.CODES["n"]:
                        return Codepoint.CODES["\n"];
                    case Codepoint.CODES["r"]:
                        return Codepoint.CODES["\r"];
                    case Codepoint.CODES["t"]:
                        return Codepoint.CODES["	"];
                    case Codepoint.CODES["v"]:
                        return Codepoint.CODES["\v"];
                    default:
                        if (c <= Unicode.MAX_ASCII && !Utils.isalnum(c)) return c;
                }
                throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
            }
            static parseClassChar(t, wholeClassPos) {
                if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_MISSING_BRACKET, t.from(wholeClassPos));
                if (t.lookingAt("\\")) return Parser.parseEscape(t);
                return t.pop();
            }
            static hasCapture(re) {
                if (null === re) return false;
                if (re.op === Regexp.Op.CAPTURE) return true;
                if (re.subs) {
                    for (let sub of re.subs)if (Parser.hasCapture(sub)) return true;
                }
                return false;
            }
            constructor(wholeRegexp, flags = 0){
                this.wholeRegexp = wholeRegexp;
                this.flags = flags;
                this.numCap = 0;
                this.namedGroups = Object.create(null);
                this.stack = [];
                this.free = null;
                this.numRegexp = 0;
                this.numRunes = 0;
                this.repeats = 0;
                this.height = null;
                this.size = null;
                this.nlb = 0;
            }
            newRegexp(op) {
                let re = this.free;
                if (null !== re && null !== re.subs && re.subs.length > 0) {
                    this.free = re.subs[0];
                    re.reinit();
                    re.op = op;
                } else {
                    re = new Regexp(op);
                    this.numRegexp += 1;
                }
                return re;
            }
            reuse(re) {
                if (null !== this.height && this.height.has(re)) this.height.delete(re);
                if (null !== re.subs && re.subs.length > 0) re.subs[0] = this.free;
                this.free = re;
            }
            checkLimits(re) {
                if (this.numRunes > Parser.MAX_RUNES) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
                this.checkSize(re);
                this.checkHeight(re);
            }
            checkSize(re) {
                if (null === this.size) {
                    if (0 === this.repeats) this.repeats = 1;
                    if (re.op === Regexp.Op.REPEAT) {
                        let n = re.max;
                        if (-1 === n) n = re.min;
                        if (n <= 0) n = 1;
                        if (n > Math.floor(Parser.MAX_SIZE / this.repeats)) this.repeats = Parser.MAX_SIZE;
                        else this.repeats *= n;
                    }
                    if (this.numRegexp < Math.floor(Parser.MAX_SIZE / this.repeats)) return;
                    this.size = new Map();
                    for (let reEx of this.stack)this.checkSize(reEx);
                }
                if (this.calcSize(re, true) > Parser.MAX_SIZE) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
            }
            calcSize(re, force = false) {
                if (!force && null !== this.size) {
                    if (this.size.has(re)) return this.size.get(re);
                }
                let size = 0;
                switch(re.op){
                    case Regexp.Op.LITERAL:
                        size = re.runes.length;
                        break;
                    case Regexp.Op.PLB:
                    case Regexp.Op.NLB:
                    case Regexp.Op.CAPTURE:
                    case Regexp.Op.STAR:
                        size = 2 + this.calcSize(re.subs[0]);
                        break;
                    case Regexp.Op.PLUS:
                    case Regexp.Op.QUEST:
                        size = 1 + this.calcSize(re.subs[0]);
                        break;
                    case Regexp.Op.CONCAT:
                        for (let sub of re.subs)size += this.calcSize(sub);
                        break;
                    case Regexp.Op.ALTERNATE:
                        for (let sub of re.subs)size += this.calcSize(sub);
                        if (re.subs.length > 1) size = size + re.subs.length - 1;
                        break;
                    case Regexp.Op.REPEAT:
                        {
                            let sub = this.calcSize(re.subs[0]);
                            if (-1 === re.max) {
                                size = 0 === re.min ? 2 + sub : 1 + re.min * sub;
                                break;
                            }
                            size = re.max * sub + (re.max - re.min);
                            break;
                        }
                }
                size = Math.max(1, size);
                if (null === this.size) this.size = new Map();
                this.size.set(re, size);
                return size;
            }
            checkHeight(re) {
                if (this.numRegexp < Parser.MAX_HEIGHT) return;
                if (null === this.height) {
                    this.height = new Map();
                    for (let reEx of this.stack)this.checkHeight(reEx);
                }
                if (this.calcHeight(re, true) > Parser.MAX_HEIGHT) throw new RE2JSSyntaxException(Parser.ERR_NESTING_DEPTH);
            }
            calcHeight(re, force = false) {
                if (!force && null !== this.height) {
                    if (this.height.has(re)) return this.height.get(re);
                }
                let h = 1;
                for (let sub of re.subs){
                    let hsub = this.calcHeight(sub);
                    if (h < 1 + hsub) h = 1 + hsub;
                }
                if (null === this.height) this.height = new Map();
                this.height.set(re, h);
                return h;
            }
            pop() {
                return this.stack.pop();
            }
            popToPseudo() {
                let n = this.stack.length;
                let i = n;
                while(i > 0 && !Regexp.isPseudoOp(this.stack[i - 1].op))i--;
                return this.stack.splice(i, n - i);
            }
            push(re) {
                this.numRunes += re.runes.length;
                if (re.op === Regexp.Op.CHAR_CLASS && 2 === re.runes.length && re.runes[0] === re.runes[1]) {
                    if (this.maybeConcat(re.runes[0], this.flags & ~RE2Flags.FOLD_CASE)) return null;
                    re.op = Regexp.Op.LITERAL;
                    re.runes = [
                        re.runes[0]
                    ];
                    re.flags = this.flags & ~RE2Flags.FOLD_CASE;
                } else if (re.op === Regexp.Op.CHAR_CLASS && 4 === re.runes.length && re.runes[0] === re.runes[1] && re.runes[2] === re.runes[3] && Unicode.simpleFold(re.runes[0]) === re.runes[2] && Unicode.simpleFold(re.runes[2]) === re.runes[0] || re.op === Regexp.Op.CHAR_CLASS && 2 === re.runes.length && re.runes[0] + 1 === re.runes[1] && Unicode.simpleFold(re.runes[0]) === re.runes[1] && Unicode.simpleFold(re.runes[1]) === re.runes[0]) {
                    if (this.maybeConcat(re.runes[0], this.flags | RE2Flags.FOLD_CASE)) return null;
                    re.op = Regexp.Op.LITERAL;
                    re.runes = [
                        re.runes[0]
                    ];
                    re.flags = this.flags | RE2Flags.FOLD_CASE;
                } else this.maybeConcat(-1, 0);
                this.stack.push(re);
                this.checkLimits(re);
                return re;
            }
            maybeConcat(r, flags) {
                let n = this.stack.length;
                if (n < 2) return false;
                let re1 = this.stack[n - 1];
                let re2 = this.stack[n - 2];
                if (re1.op !== Regexp.Op.LITERAL || re2.op !== Regexp.Op.LITERAL || (re1.flags & RE2Flags.FOLD_CASE) !== (re2.flags & RE2Flags.FOLD_CASE)) return false;
                if (!Array.isArray(re2.runes)) re2.runes = Array.from(re2.runes);
                for(let i = 0; i < re1.runes.length; i++)re2.runes.push(re1.runes[i]);
                if (r >= 0) {
                    re1.runes = [
                        r
                    ];
                    re1.flags = flags;
                    return true;
                }
                this.pop();
                this.reuse(re1);
                return false;
            }
            newLiteral(r, flags) {
                let re = this.newRegexp(Regexp.Op.LITERAL);
                re.flags = flags;
                if ((flags & RE2Flags.FOLD_CASE) !== 0) r = Parser.minFoldRune(r);
                re.runes = [
                    r
                ];
                return re;
            }
            literal(r) {
                this.push(this.newLiteral(r, this.flags));
            }
            op(op) {
                let re = this.newRegexp(op);
                re.flags = this.flags;
                return this.push(re);
            }
            repeat(op, min, max, beforePos, t, lastRepeatPos) {
                let flags = this.flags;
                if ((flags & RE2Flags.PERL_X) !== 0) {
                    if (t.more() && t.lookingAt("?")) {
                        t.skip(1);
                        flags ^= RE2Flags.NON_GREEDY;
                    }
                    if (-1 !== lastRepeatPos) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_OP, t.from(lastRepeatPos));
                }
                let n = this.stack.length;
                if (0 === n) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
                let sub = this.stack[n - 1];
                if (Regexp.isPseudoOp(sub.op)) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
                let re = this.newRegexp(op);
                re.min = min;
                re.max = max;
                re.flags = flags;
                re.subs = [
                    sub
                ];
                this.stack[n - 1] = re;
                this.checkLimits(re);
                if (op === Regexp.Op.REPEAT && (min >= 2 || max >= 2) && !this.repeatIsValid(re, 1e3)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(beforePos));
            }
            repeatIsValid(re, n) {
                if (re.op === Regexp.Op.REPEAT) {
                    let m = re.max;
                    if (0 === m) return true;
                    if (m < 0) m = re.min;
                    if (m > n) return false;
                    if (m > 0) n = Math.trunc(n / m);
                }
                for (let sub of re.subs)if (!this.repeatIsValid(sub, n)) return false;
                return true;
            }
            concat() {
                this.maybeConcat(-1, 0);
                let subs = this.popToPseudo();
                if (0 === subs.length) return this.push(this.newRegexp(Regexp.Op.EMPTY_MATCH));
                return this.push(this.collapse(subs, Regexp.Op.CONCAT));
            }
            alternate() {
                let subs = this.popToPseudo();
                if (subs.length > 0) this.cleanAlt(subs[subs.length - 1]);
                if (0 === subs.length) return this.push(this.newRegexp(Regexp.Op.NO_MATCH));
                return this.push(this.collapse(subs, Regexp.Op.ALTERNATE));
            }
            cleanAlt(re) {
                if (re.op === Regexp.Op.CHAR_CLASS) {
                    re.runes = new CharClass(Array.from(re.runes)).cleanClass().toArray();
                    if (2 === re.runes.length && 0 === re.runes[0] && re.runes[1] === Unicode.MAX_RUNE) {
                        re.runes = new Int32Array(0);
                        re.op = Regexp.Op.ANY_CHAR;
                    } else if (4 === re.runes.length && 0 === re.runes[0] && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE) {
                        re.runes = new Int32Array(0);
                        re.op = Regexp.Op.ANY_CHAR_NOT_NL;
                    }
                }
            }
            collapse(subs, op) {
                if (1 === subs.length) return subs[0];
                let len = 0;
                for (let sub of subs)len += sub.op === op ? sub.subs.length : 1;
                let newsubs = new Array(len).fill(null);
                let i = 0;
                for (let sub of subs)if (sub.op === op) {
                    for(let j = 0; j < sub.subs.length; j++)newsubs[i++] = sub.subs[j];
                    this.reuse(sub);
                } else newsubs[i++] = sub;
                let re = this.newRegexp(op);
                re.subs = newsubs;
                if (op === Regexp.Op.ALTERNATE) {
                    re.subs = this.factor(re.subs);
                    if (1 === re.subs.length) {
                        let old = re;
                        re = re.subs[0];
                        this.reuse(old);
                    }
                }
                return re;
            }
            factor(array) {
                if (array.length < 2) return array;
                let s = 0;
                let lensub = array.length;
                let lenout = 0;
                let str = null;
                let strlen = 0;
                let strflags = 0;
                let start = 0;
                for(let i = 0; i <= lensub; i++){
                    let istr = null;
                    let istrlen = 0;
                    let iflags = 0;
                    if (i < lensub) {
                        let re = array[s + i];
                        if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) re = re.subs[0];
                        if (re.op === Regexp.Op.LITERAL) {
                            istr = re.runes;
                            istrlen = re.runes.length;
                            iflags = re.flags & RE2Flags.FOLD_CASE;
                        }
                        if (iflags === strflags) {
                            let same = 0;
                            while(same < strlen && same < istrlen && str[same] === istr[same])same++;
                            if (same > 0) {
                                strlen = same;
                                continue;
                            }
                        }
                    }
                    if (i === start) ;
                    else if (i === start + 1) array[lenout++] = array[s + start];
                    else {
                        let prefix = this.newRegexp(Regexp.Op.LITERAL);
                        prefix.flags = strflags;
                        prefix.runes = str.slice(0, strlen);
                        for(let j = start; j < i; j++){
                            array[s + j] = this.removeLeadingString(array[s + j], strlen);
                            this.checkLimits(array[s + j]);
                        }
                        let suffix = this.collapse(array.slice(s + start, s + i), Regexp.Op.ALTERNATE);
                        let re = this.newRegexp(Regexp.Op.CONCAT);
                        re.subs = [
                            prefix,
                            suffix
                        ];
                        array[lenout++] = re;
                    }
                    start = i;
                    str = istr;
                    strlen = istrlen;
                    strflags = iflags;
                }
                lensub = lenout;
                s = 0;
                start = 0;
                lenout = 0;
                let first = null;
                for(let i = 0; i <= lensub; i++){
                    let ifirst = null;
                    if (i < lensub) {
                        ifirst = Parser.leadingRegexp(array[s + i]);
                        if (null !== first && first.equals(ifirst) && (Parser.isCharClass(first) || first.op === Regexp.Op.REPEAT && first.min === first.max && Parser.isCharClass(first.subs[0]))) continue;
                    }
                    if (i === start) ;
                    else if (i === start + 1) array[lenout++] = array[s + start];
                    else {
                        let prefix = first;
                        for(let j = start; j < i; j++){
                            let reuse = j !== start;
                            array[s + j] = this.removeLeadingRegexp(array[s + j], reuse);
                            this.checkLimits(array[s + j]);
                        }
                        let suffix = this.collapse(array.slice(s + start, s + i), Regexp.Op.ALTERNATE);
                        let re = this.newRegexp(Regexp.Op.CONCAT);
                        re.subs = [
                            prefix,
                            suffix
                        ];
                        array[lenout++] = re;
                    }
                    start = i;
                    first = ifirst;
                }
                lensub = lenout;
                s = 0;
                start = 0;
                lenout = 0;
                for(let i = 0; i <= lensub; i++)if (!(i < lensub && Parser.isCharClass(array[s + i]))) {
                    if (i === start) ;
                    else if (i === start + 1) array[lenout++] = array[s + start];
                    else {
                        let max = start;
                        for(let j = start + 1; j < i; j++){
                            let subMax = array[s + max];
                            let subJ = array[s + j];
                            if (subMax.op < subJ.op || subMax.op === subJ.op && (null !== subMax.runes ? subMax.runes.length : 0) < (null !== subJ.runes ? subJ.runes.length : 0)) max = j;
                        }
                        let tmp = array[s + start];
                        array[s + start] = array[s + max];
                        array[s + max] = tmp;
                        for(let j = start + 1; j < i; j++){
                            Parser.mergeCharClass(array[s + start], array[s + j]);
                            this.reuse(array[s + j]);
                        }
                        this.cleanAlt(array[s + start]);
                        array[lenout++] = array[s + start];
                    }
                    if (i < lensub) array[lenout++] = array[s + i];
                    start = i + 1;
                }
                lensub = lenout;
                s = 0;
                start = 0;
                lenout = 0;
                for(let i = 0; i < lensub; ++i)if (!(i + 1 < lensub) || array[s + i].op !== Regexp.Op.EMPTY_MATCH || array[s + i + 1].op !== Regexp.Op.EMPTY_MATCH) array[lenout++] = array[s + i];
                lensub = lenout;
                s = 0;
                return array.slice(s, lensub);
            }
            removeLeadingString(re, n) {
                if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
                    let sub = this.removeLeadingString(re.subs[0], n);
                    re.subs[0] = sub;
                    if (sub.op === Regexp.Op.EMPTY_MATCH) {
                        this.reuse(sub);
                        switch(re.subs.length){
                            case 0:
                            case 1:
                                re.op = Regexp.Op.EMPTY_MATCH;
                                re.subs = Regexp.emptySubs();
                                break;
                            case 2:
                                {
                                    let old = re;
                                    re = re.subs[1];
                                    this.reuse(old);
                                    break;
                                }
                            default:
                                re.subs = re.subs.slice(1, re.subs.length);
                        }
                    }
                    return re;
                }
                if (re.op === Regexp.Op.LITERAL) {
                    re.runes = re.runes.slice(n, re.runes.length);
                    if (0 === re.runes.length) re.op = Regexp.Op.EMPTY_MATCH;
                }
                return re;
            }
            removeLeadingRegexp(re, reuse) {
                if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
                    if (reuse) this.reuse(re.subs[0]);
                    re.subs = re.subs.slice(1, re.subs.length);
                    switch(re.subs.length){
                        case 0:
                            re.op = Regexp.Op.EMPTY_MATCH;
                            re.subs = Regexp.emptySubs();
                            break;
                        case 1:
                            {
                                let old = re;
                                re = re.subs[0];
                                this.reuse(old);
                                break;
                            }
                    }
                    return re;
                }
                if (reuse) this.reuse(re);
                return this.newRegexp(Regexp.Op.EMPTY_MATCH);
            }
            parseInternal() {
                if ((this.flags & RE2Flags.LITERAL) !== 0) return Parser.literalRegexp(this.wholeRegexp, this.flags);
                let lastRepeatPos = -1;
                let min = -1;
                let max = -1;
                let t = new StringIterator(this.wholeRegexp);
                while(t.more()){
                    let repeatPos = -1;
                    bigswitch: switch(t.peek()){
                        case Codepoint.CODES["("]:
                            if ((this.flags & RE2Flags.LOOKBEHIND) !== 0) {
                                if (t.lookingAt("(?<=")) {
                                    this.parsePosLookBehind();
                                    t.skip(4);
                                    break;
                                }
                                if (t.lookingAt("(?<!")) {
                                    this.parseNegLookBehind();
                                    t.skip(4);
                                    break;
                                }
                            }
                            if ((this.flags & RE2Flags.PERL_X) !== 0 && t.lookingAt("(?")) {
                                this.parsePerlFlags(t);
                                break;
                            }
                            this.op(Regexp.Op.LEFT_PAREN).cap = ++this.numCap;
                            t.skip(1);
                            break;
                        case Codepoint.CODES["|"]:
                            this.parseVerticalBar();
                            t.skip(1);
                            break;
                        case Codepoint.CODES[")"]:
                            this.parseRightParen();
                            t.skip(1);
                            break;
                        case Codepoint.CODES["^"]:
                            if ((this.flags & RE2Flags.ONE_LINE) !== 0) this.op(Regexp.Op.BEGIN_TEXT);
                            else this.op(Regexp.Op.BEGIN_LINE);
                            t.skip(1);
                            break;
                        case Codepoint.CODES["$"]:
                            if ((this.flags & RE2Flags.ONE_LINE) !== 0) this.op(Regexp.Op.END_TEXT).flags |= RE2Flags.WAS_DOLLAR;
                            else this.op(Regexp.Op.END_LINE);
                            t.skip(1);
                            break;
                        case Codepoint.CODES["."]:
                            if ((this.flags & RE2Flags.DOT_NL) !== 0) this.op(Regexp.Op.ANY_CHAR);
                            else this.op(Regexp.Op.ANY_CHAR_NOT_NL);
                            t.skip(1);
                            break;
                        case Codepoint.CODES["["]:
                            this.parseClass(t);
                            break;
                        case Codepoint.CODES["*"]:
                        case Codepoint.CODES["+"]:
                        case Codepoint.CODES["?"]:
                            {
                                repeatPos = t.pos();
                                let op = null;
                                switch(t.pop()){
                                    case Codepoint.CODES["*"]:
                                        op = Regexp.Op.STAR;
                                        break;
                                    case Codepoint.CODES["+"]:
                                        op = Regexp.Op.PLUS;
                                        break;
                                    case Codepoint.CODES["?"]:
                                        op = Regexp.Op.QUEST;
                                }
                                this.repeat(op, min, max, repeatPos, t, lastRepeatPos);
                                break;
                            }
                        case Codepoint.CODES["{"]:
                            {
                                let before = t.pos();
                                let minMax = Parser.parseRepeat(t);
                                if (minMax < 0) {
                                    t.rewindTo(before);
                                    this.literal(t.pop());
                                    break;
                                }
                                repeatPos = before;
                                min = minMax >> 16;
                                max = (minMax & Unicode.MAX_BMP) << 16 >> 16;
                                this.repeat(Regexp.Op.REPEAT, min, max, repeatPos, t, lastRepeatPos);
                                break;
                            }
                        case Codepoint.CODES["\\"]:
                            {
                                let savedPos = t.pos();
                                t.skip(1);
                                if ((this.flags & RE2Flags.PERL_X) !== 0 && t.more()) switch(t.pop()){
                                    case Codepoint.CODES["A"]:
                                        this.op(Regexp.Op.BEGIN_TEXT);
                                        break bigswitch;
                                    case Codepoint.CODES["b"]:
                                        this.op(Regexp.Op.WORD_BOUNDARY);
                                        break bigswitch;
                                    case Codepoint.CODES["B"]:
                                        this.op(Regexp.Op.NO_WORD_BOUNDARY);
                                        break bigswitch;
                                    case Codepoint.CODES["C"]:
                                        throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, "\\C");
                                    case Codepoint.CODES["Q"]:
                                        {
                                            let lit = t.rest();
                                            let i = lit.indexOf("\\E");
                                            if (i >= 0) {
                                                lit = lit.substring(0, i);
                                                t.skipString(lit);
                                                t.skipString("\\E");
                                            } else t.skipString(lit);
                                            let j = 0;
                                            while(j < lit.length){
                                                let codepoint = lit.codePointAt(j);
                                                this.literal(codepoint);
                                                j += Utils.charCount(codepoint);
                                            }
                                            break bigswitch;
                                        }
                                    case Codepoint.CODES["z"]:
                                        this.op(Regexp.Op.END_TEXT);
                                        break bigswitch;
                                    default:
                                        t.rewindTo(savedPos);
                                }
                                else t.rewindTo(savedPos);
                                let re = this.newRegexp(Regexp.Op.CHAR_CLASS);
                                re.flags = this.flags;
                                if (t.lookingAt("\\p") || t.lookingAt("\\P")) {
                                    let cc = new CharClass();
                                    if (this.parseUnicodeClass(t, cc)) {
                                        re.runes = cc.toArray();
                                        this.push(re);
                                        break;
                                    }
                                }
                                let cc = new CharClass();
                                if (this.parsePerlClassEscape(t, cc)) {
                                    re.runes = cc.toArray();
                                    this.push(re);
                                    break;
                                }
                                t.rewindTo(savedPos);
                                this.reuse(re);
                                this.literal(Parser.parseEscape(t));
                                break;
                            }
                        default:
                            this.literal(t.pop());
                    }
                    lastRepeatPos = repeatPos;
                }
                this.concat();
                if (this.swapVerticalBar()) this.pop();
                this.alternate();
                if (1 !== this.stack.length) throw new RE2JSSyntaxException(Parser.ERR_MISSING_PAREN, this.wholeRegexp);
                this.stack[0].namedGroups = this.namedGroups;
                return this.stack[0];
            }
            parsePerlFlags(t) {
                let startPos = t.pos();
                let s = t.rest();
                if (s.startsWith("(?P<") || s.startsWith("(?<")) {
                    let begin = "P" === s.charAt(2) ? 4 : 3;
                    let end = s.indexOf(">");
                    if (end < 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s);
                    let name = s.substring(begin, end);
                    t.skipString(name);
                    t.skip(begin + 1);
                    if (!Parser.isValidCaptureName(name)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s.substring(0, end + 1));
                    let re = this.op(Regexp.Op.LEFT_PAREN);
                    re.cap = ++this.numCap;
                    if (this.namedGroups[name]) throw new RE2JSSyntaxException(Parser.ERR_DUPLICATE_NAMED_CAPTURE, name);
                    this.namedGroups[name] = this.numCap;
                    re.name = name;
                    return;
                }
                t.skip(2);
                let flags = this.flags;
                let sign = 1;
                let sawFlag = false;
                loop: while(t.more()){
                    let c = t.pop();
                    switch(c){
                        case Codepoint.CODES["i"]:
                            flags |= RE2Flags.FOLD_CASE;
                            sawFlag = true;
                            break;
                        case Codepoint.CODES["m"]:
                            flags &= ~RE2Flags.ONE_LINE;
                            sawFlag = true;
                            break;
                        case Codepoint.CODES["s"]:
                            flags |= RE2Flags.DOT_NL;
                            sawFlag = true;
                            break;
                        case Codepoint.CODES["U"]:
                            flags |= RE2Flags.NON_GREEDY;
                            sawFlag = true;
                            break;
                        case Codepoint.CODES["-"]:
                            if (sign < 0) break loop;
                            sign = -1;
                            flags = ~flags;
                            sawFlag = false;
                            break;
                        case Codepoint.CODES[":"]:
                        case Codepoint.CODES[")"]:
                            if (sign < 0) {
                                if (!sawFlag) break loop;
                                flags = ~flags;
                            }
                            if (c === Codepoint.CODES[":"]) this.op(Regexp.Op.LEFT_PAREN);
                            this.flags = flags;
                            return;
                        default:
                            break loop;
                    }
                }
                throw new RE2JSSyntaxException(Parser.ERR_INVALID_PERL_OP, t.from(startPos));
            }
            parsePosLookBehind() {
                let re = this.newRegexp(Regexp.Op.LEFT_PAREN);
                re.flags = this.flags;
                re.lb = ++this.nlb;
                return this.push(re);
            }
            parseNegLookBehind() {
                let re = this.newRegexp(Regexp.Op.LEFT_PAREN);
                re.flags = this.flags;
                re.lb = -++this.nlb;
                return this.push(re);
            }
            parseVerticalBar() {
                this.concat();
                if (!this.swapVerticalBar()) this.op(Regexp.Op.VERTICAL_BAR);
            }
            swapVerticalBar() {
                let n = this.stack.length;
                if (n >= 3 && this.stack[n - 2].op === Regexp.Op.VERTICAL_BAR && Parser.isCharClass(this.stack[n - 1]) && Parser.isCharClass(this.stack[n - 3])) {
                    let re1 = this.stack[n - 1];
                    let re3 = this.stack[n - 3];
                    if (re1.op > re3.op) {
                        let tmp = re3;
                        re3 = re1;
                        re1 = tmp;
                        this.stack[n - 3] = re3;
                    }
                    Parser.mergeCharClass(re3, re1);
                    this.reuse(re1);
                    this.pop();
                    return true;
                }
                if (n >= 2) {
                    let re1 = this.stack[n - 1];
                    let re2 = this.stack[n - 2];
                    if (re2.op === Regexp.Op.VERTICAL_BAR) {
                        if (n >= 3) this.cleanAlt(this.stack[n - 3]);
                        this.stack[n - 2] = re1;
                        this.stack[n - 1] = re2;
                        return true;
                    }
                }
                return false;
            }
            parseRightParen() {
                this.concat();
                if (this.swapVerticalBar()) this.pop();
                this.alternate();
                if (this.stack.length < 2) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
                let re1 = this.pop();
                let re2 = this.pop();
                if (re2.op !== Regexp.Op.LEFT_PAREN) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
                this.flags = re2.flags;
                if (0 !== re2.lb) {
                    if (Parser.hasCapture(re1)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CAPTURE_IN_LOOKBEHIND, this.wholeRegexp);
                    if (re2.lb > 0) re2.op = Regexp.Op.PLB;
                    else re2.op = Regexp.Op.NLB;
                    re2.subs = [
                        re1
                    ];
                    this.push(re2);
                    return;
                }
                if (0 === re2.cap) this.push(re1);
                else {
                    re2.op = Regexp.Op.CAPTURE;
                    re2.subs = [
                        re1
                    ];
                    this.push(re2);
                }
            }
            parsePerlClassEscape(t, cc) {
                let beforePos = t.pos();
                if ((this.flags & RE2Flags.PERL_X) === 0 || !t.more() || t.pop() !== Codepoint.CODES["\\"] || !t.more()) return false;
                t.pop();
                let p = t.from(beforePos);
                let g = PERL_GROUPS.has(p) ? PERL_GROUPS.get(p) : null;
                if (null === g) return false;
                cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0);
                return true;
            }
            parseNamedClass(t, cc) {
                let cls = t.rest();
                let i = cls.indexOf(":]");
                if (i < 0) return false;
                let name = cls.substring(0, i + 2);
                t.skipString(name);
                let g = POSIX_GROUPS.has(name) ? POSIX_GROUPS.get(name) : null;
                if (null === g) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, name);
                cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0);
                return true;
            }
            parseUnicodeClass(t, cc) {
                let startPos = t.pos();
                if ((this.flags & RE2Flags.UNICODE_GROUPS) === 0 || !t.lookingAt("\\p") && !t.lookingAt("\\P")) return false;
                t.skip(1);
                let sign = 1;
                let c = t.pop();
                if (c === Codepoint.CODES["P"]) sign = -1;
                if (!t.more()) {
                    t.rewindTo(startPos);
                    throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
                }
                c = t.pop();
                let name;
                if (c !== Codepoint.CODES["{"]) name = Utils.runeToString(c);
                else {
                    let rest = t.rest();
                    let end = rest.indexOf("}");
                    if (end < 0) {
                        t.rewindTo(startPos);
                        throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
                    }
                    name = rest.substring(0, end);
                    t.skipString(name);
                    t.skip(1);
                }
                if (0 !== name.length && name.codePointAt(0) === Codepoint.CODES["^"]) {
                    sign = 0 - sign;
                    name = name.substring(1);
                }
                let pair = Parser.unicodeTable(name);
                if (null === pair) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(startPos));
                if (pair.sign < 0) sign = 0 - sign;
                let tab = pair.tab;
                let fold = pair.fold;
                if ((this.flags & RE2Flags.FOLD_CASE) === 0 || null === fold) cc.appendTableWithSign(tab, sign);
                else {
                    let tmp = new CharClass().appendTable(tab).appendTable(fold).cleanClass().toArray();
                    cc.appendClassWithSign(Array.from(tmp), sign);
                }
                return true;
            }
            parseClass(t) {
                let startPos = t.pos();
                t.skip(1);
                let re = this.newRegexp(Regexp.Op.CHAR_CLASS);
                re.flags = this.flags;
                let cc = new CharClass();
                let sign = 1;
                if (t.more() && t.lookingAt("^")) {
                    sign = -1;
                    t.skip(1);
                    if ((this.flags & RE2Flags.CLASS_NL) === 0) cc.appendRange(Codepoint.CODES["\n"], Codepoint.CODES["\n"]);
                }
                let first = true;
                while(!t.more() || t.peek() !== Codepoint.CODES["]"] || first){
                    if (t.more() && t.lookingAt("-") && (this.flags & RE2Flags.PERL_X) === 0 && !first) {
                        let s = t.rest();
                        if ("-" === s || !s.startsWith("-]")) {
                            t.rewindTo(startPos);
                            throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
                        }
                    }
                    first = false;
                    let beforePos = t.pos();
                    if (t.lookingAt("[:")) {
                        if (this.parseNamedClass(t, cc)) continue;
                        t.rewindTo(beforePos);
                    }
                    if (this.parseUnicodeClass(t, cc)) continue;
                    if (this.parsePerlClassEscape(t, cc)) continue;
                    t.rewindTo(beforePos);
                    let lo = Parser.parseClassChar(t, startPos);
                    let hi = lo;
                    if (t.more() && t.lookingAt("-")) {
                        t.skip(1);
                        if (t.more() && t.lookingAt("]")) t.skip(-1);
                        else {
                            hi = Parser.parseClassChar(t, startPos);
                            if (hi < lo) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(beforePos));
                        }
                    }
                    if ((this.flags & RE2Flags.FOLD_CASE) === 0) cc.appendRange(lo, hi);
                    else cc.appendFoldedRange(lo, hi);
                }
                t.skip(1);
                cc.cleanClass();
                if (sign < 0) cc.negateClass();
                re.runes = cc.toArray();
                this.push(re);
            }
        };
        var RE2 = class RE2 {
            static initTest(expr) {
                let re2 = RE2.compile(expr);
                let res = new RE2(re2.expr, re2.prog, re2.numSubexp, re2.longest);
                res.cond = re2.cond;
                res.prefix = re2.prefix;
                res.prefixUTF8 = re2.prefixUTF8;
                res.prefixComplete = re2.prefixComplete;
                res.prefixRune = re2.prefixRune;
                res.prefilter = re2.prefilter;
                res.namedGroups = re2.namedGroups;
                return res;
            }
            static compile(expr) {
                return RE2.compileImpl(expr, RE2Flags.PERL, false);
            }
            static compilePOSIX(expr) {
                return RE2.compileImpl(expr, RE2Flags.POSIX, true);
            }
            static compileImpl(expr, mode, longest) {
                let re = Parser.parse(expr, mode);
                let maxCap = re.maxCap();
                let namedGroups = re.namedGroups;
                re = Simplify.simplify(re);
                let prefilter = PrefilterTree.build(re);
                let prog = Compiler.compileRegexp(re);
                let re2 = new RE2(expr, prog, maxCap, longest);
                re2.prefilter = prefilter.type === Prefilter.Type.NONE ? null : prefilter;
                let [prefixCompl, prefixStr] = prog.prefix();
                re2.prefixComplete = prefixCompl;
                re2.prefix = prefixStr;
                re2.prefixUTF8 = Utils.stringToUtf8ByteArray(re2.prefix);
                if (re2.prefix.length > 0) re2.prefixRune = re2.prefix.codePointAt(0);
                re2.namedGroups = namedGroups;
                return re2;
            }
            static match(pattern, s) {
                return RE2.compile(pattern).match(s);
            }
            constructor(expr, prog, numSubexp = 0, longest = 0){
                this.expr = expr;
                this.prog = prog;
                this.numSubexp = numSubexp;
                this.longest = longest;
                this.cond = prog.startCond();
                this.prefix = null;
                this.prefixUTF8 = null;
                this.prefixComplete = false;
                this.prefixRune = 0;
                this.namedGroups = Object.create(null);
                this.machinePool = [];
                this.lazyDFA = null;
                this.onepass = OnePass.compile(this.prog);
                this.prefilter = null;
            }
            get dfa() {
                if (null === this.lazyDFA) this.lazyDFA = new DFA(this.prog);
                return this.lazyDFA;
            }
            matchPrefixComplete(input, pos, anchor, ncap) {
                if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && 0 !== pos) return null;
                let matchStart = -1;
                let matchEnd = -1;
                let pLen = input.prefixLength(this);
                if (anchor === RE2Flags.UNANCHORED) {
                    let idx = input.index(this, pos);
                    if (idx < 0) return null;
                    matchStart = pos + idx;
                    matchEnd = matchStart + pLen;
                } else if (anchor === RE2Flags.ANCHOR_BOTH) {
                    if (input.endPos() !== pLen) return null;
                    if (0 !== input.index(this, 0)) return null;
                    matchStart = 0;
                    matchEnd = pLen;
                } else if (anchor === RE2Flags.ANCHOR_START) {
                    if (0 !== input.index(this, 0)) return null;
                    matchStart = 0;
                    matchEnd = pLen;
                }
                if (matchStart < 0) return null;
                if (ncap > 0) {
                    let matchcap = new Int32Array(ncap).fill(-1);
                    matchcap[0] = matchStart;
                    matchcap[1] = matchEnd;
                    return Array.from(matchcap);
                }
                return [];
            }
            createLookbehindState() {
                return this.prog.numLb > 0 ? new LookbehindState(this.prog) : null;
            }
            executeEngine(input, pos, anchor, ncap, lbState = null) {
                if (this.prefixComplete && (0 === ncap || 0 === this.numSubexp)) return this.matchPrefixComplete(input, pos, anchor, ncap);
                if (null !== this.prefilter && anchor === RE2Flags.UNANCHORED) {
                    if (!this.prefilter.eval(input, pos)) return null;
                }
                if (null !== this.onepass) return OnePass.execute(this, input, pos, anchor, ncap);
                if (ncap > 0) {
                    if (0 === this.prog.numLb && input.endPos() <= Backtracker.maxBitStateLen(this.prog)) return Backtracker.execute(this, input, pos, anchor, ncap);
                    return this.doExecuteNFA(input, pos, anchor, ncap, lbState);
                }
                if (0 === this.prog.numLb) {
                    let dfaResult = this.dfa.match(input, pos, anchor);
                    if (null !== dfaResult) return dfaResult ? [] : null;
                    if (input.endPos() <= Backtracker.maxBitStateLen(this.prog)) return Backtracker.execute(this, input, pos, anchor, ncap);
                }
                return this.doExecuteNFA(input, pos, anchor, ncap, lbState);
            }
            numberOfCapturingGroups() {
                return this.numSubexp;
            }
            numberOfInstructions() {
                return this.prog.numInst();
            }
            get() {
                return this.machinePool.length > 0 ? this.machinePool.pop() : null;
            }
            reset() {
                this.machinePool.length = 0;
            }
            put(m) {
                this.machinePool.push(m);
            }
            toString() {
                return this.expr;
            }
            doExecuteNFA(input, pos, anchor, ncap, lbState = null) {
                let m = this.get();
                if (!m) m = Machine.fromRE2(this);
                m.init(ncap);
                let cap = m.match(input, pos, anchor, lbState) ? m.submatches() : null;
                this.put(m);
                return cap;
            }
            match(s) {
                return null !== this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 0);
            }
            matchWithGroup(input, start, end, anchor, ngroup, lbState = null) {
                if (!(input instanceof MatcherInputBase)) input = Utils.isByteArray(input) ? MatcherInput.utf8(input) : MatcherInput.utf16(input);
                return this.matchMachineInput(input, start, end, anchor, ngroup, lbState);
            }
            matchMachineInput(input, start, end, anchor, ngroup, lbState = null) {
                if (start > end) return [
                    false,
                    null
                ];
                let machineInput = input.isUTF16Encoding() ? MachineInput.fromUTF16(input.asCharSequence(), 0, end) : MachineInput.fromUTF8(input.asBytes(), 0, end);
                let groupMatch = this.executeEngine(machineInput, start, anchor, 2 * ngroup, lbState);
                if (null === groupMatch) return [
                    false,
                    null
                ];
                return [
                    true,
                    groupMatch
                ];
            }
            matchUTF8(b) {
                return null !== this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 0);
            }
            replaceAll(src, repl) {
                return this.replaceAllFunc(src, ()=>repl, 2 * src.length + 1);
            }
            replaceFirst(src, repl) {
                return this.replaceAllFunc(src, ()=>repl, 1);
            }
            replaceAllFunc(src, replFunc, maxReplaces) {
                let lastMatchEnd = 0;
                let searchPos = 0;
                let out = "";
                let input = MachineInput.fromUTF16(src);
                let lbState = this.createLookbehindState();
                let numReplaces = 0;
                while(searchPos <= src.length){
                    let a = this.executeEngine(input, searchPos, RE2Flags.UNANCHORED, 2, lbState);
                    if (null === a || 0 === a.length) break;
                    out += src.substring(lastMatchEnd, a[0]);
                    if (a[1] > lastMatchEnd || 0 === a[0]) {
                        out += replFunc(src.substring(a[0], a[1]));
                        numReplaces++;
                    }
                    lastMatchEnd = a[1];
                    let width = 7 & input.step(searchPos);
                    if (searchPos + width > a[1]) searchPos += width;
                    else if (searchPos + 1 > a[1]) searchPos++;
                    else searchPos = a[1];
                    if (numReplaces >= maxReplaces) break;
                }
                out += src.substring(lastMatchEnd);
                return out;
            }
            pad(a) {
                if (null === a) return null;
                let n = (1 + this.numSubexp) * 2;
                if (a.length < n) {
                    let a2 = new Array(n).fill(-1);
                    for(let i = 0; i < a.length; i++)a2[i] = a[i];
                    a = a2;
                }
                return a;
            }
            allMatches(input, n, deliverFun = (v)=>v) {
                let result = [];
                let end = input.endPos();
                if (n < 0) n = end + 1;
                let pos = 0;
                let i = 0;
                let prevMatchEnd = -1;
                let lbState = this.createLookbehindState();
                while(i < n && pos <= end){
                    let matches = this.executeEngine(input, pos, RE2Flags.UNANCHORED, this.prog.numCap, lbState);
                    if (null === matches || 0 === matches.length) break;
                    let accept = true;
                    if (matches[1] === pos) {
                        if (matches[0] === prevMatchEnd) accept = false;
                        let r = input.step(pos);
                        if (r < 0) pos = end + 1;
                        else pos += 7 & r;
                    } else pos = matches[1];
                    prevMatchEnd = matches[1];
                    if (accept) {
                        result.push(deliverFun(this.pad(matches)));
                        i++;
                    }
                }
                return result;
            }
            findUTF8(b) {
                let a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
                if (null === a) return null;
                return b.slice(a[0], a[1]);
            }
            findUTF8Index(b) {
                let a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
                if (null === a) return null;
                return a.slice(0, 2);
            }
            find(s) {
                let a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
                if (null === a) return "";
                return s.substring(a[0], a[1]);
            }
            findIndex(s) {
                return this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
            }
            findUTF8Submatch(b) {
                let a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap);
                if (null === a) return null;
                let ret = new Array(1 + this.numSubexp).fill(null);
                for(let i = 0; i < ret.length; i++)if (2 * i < a.length && a[2 * i] >= 0) ret[i] = b.slice(a[2 * i], a[2 * i + 1]);
                return ret;
            }
            findUTF8SubmatchIndex(b) {
                return this.pad(this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap));
            }
            findSubmatch(s) {
                let a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap);
                if (null === a) return null;
                let ret = new Array(1 + this.numSubexp).fill(null);
                for(let i = 0; i < ret.length; i++)if (2 * i < a.length && a[2 * i] >= 0) ret[i] = s.substring(a[2 * i], a[2 * i + 1]);
                return ret;
            }
            findSubmatchIndex(s) {
                return this.pad(this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap));
            }
            findAllUTF8(b, n) {
                let result = this.allMatches(MachineInput.fromUTF8(b), n, (match)=>b.slice(match[0], match[1]));
                if (0 === result.length) return null;
                return result;
            }
            findAllUTF8Index(b, n) {
                let result = this.allMatches(MachineInput.fromUTF8(b), n, (match)=>match.slice(0, 2));
                if (0 === result.length) return null;
                return result;
            }
            findAll(s, n) {
                let result = this.allMatches(MachineInput.fromUTF16(s), n, (match)=>s.substring(match[0], match[1]));
                if (0 === result.length) return null;
                return result;
            }
            findAllIndex(s, n) {
                let result = this.allMatches(MachineInput.fromUTF16(s), n, (match)=>match.slice(0, 2));
                if (0 === result.length) return null;
                return result;
            }
            findAllUTF8Submatch(b, n) {
                let result = this.allMatches(MachineInput.fromUTF8(b), n, (match)=>{
                    let slice = new Array(match.length / 2 | 0).fill(null);
                    for(let j = 0; j < slice.length; j++)if (match[2 * j] >= 0) slice[j] = b.slice(match[2 * j], match[2 * j + 1]);
                    return slice;
                });
                if (0 === result.length) return null;
                return result;
            }
            findAllUTF8SubmatchIndex(b, n) {
                let result = this.allMatches(MachineInput.fromUTF8(b), n);
                if (0 === result.length) return null;
                return result;
            }
            findAllSubmatch(s, n) {
                let result = this.allMatches(MachineInput.fromUTF16(s), n, (match)=>{
                    let slice = new Array(match.length / 2 | 0).fill(null);
                    for(let j = 0; j < slice.length; j++)if (match[2 * j] >= 0) slice[j] = s.substring(match[2 * j], match[2 * j + 1]);
                    return slice;
                });
                if (0 === result.length) return null;
                return result;
            }
            findAllSubmatchIndex(s, n) {
                let result = this.allMatches(MachineInput.fromUTF16(s), n);
                if (0 === result.length) return null;
                return result;
            }
        };
        RE2Flags.UNANCHORED, RE2Flags.ANCHOR_START, RE2Flags.ANCHOR_BOTH;
        var TranslateRegExpString = class TranslateRegExpString {
            static isHexadecimal(ch) {
                return "0" <= ch && ch <= "9" || "A" <= ch && ch <= "F" || "a" <= ch && ch <= "f";
            }
            static translate(data) {
                let prefixFlags = "";
                if ("[object RegExp]" === Object.prototype.toString.call(data)) {
                    if (data.ignoreCase) prefixFlags += "i";
                    if (data.multiline) prefixFlags += "m";
                    if (data.dotAll) prefixFlags += "s";
                    data = data.source;
                }
                if ("string" != typeof data) return data;
                let result = "";
                let changed = false;
                let size = data.length;
                if (0 === size) {
                    result = "(?:)";
                    changed = true;
                }
                let inCharClass = false;
                let i = 0;
                while(i < size){
                    let ch = data[i];
                    if ("\\" === ch) {
                        if (i + 1 < size) {
                            ch = data[i + 1];
                            switch(ch){
                                case "\\":
                                    result += "\\\\";
                                    i += 2;
                                    continue;
                                case "c":
                                    if (i + 2 < size) {
                                        let code = data[i + 2].charCodeAt(0);
                                        if (code >= 65 && code <= 90 || code >= 97 && code <= 122) {
                                            let val = code % 32;
                                            result += "\\x";
                                            result += (val >> 4).toString(16).toUpperCase();
                                            result += (15 & val).toString(16).toUpperCase();
                                            i += 3;
                                            changed = true;
                                            continue;
                                        }
                                    }
                                    result += "c";
                                    i += 2;
                                    changed = true;
                                    continue;
                                case "u":
                                    if (i + 2 < size) {
                                        if ("{" === data[i + 2]) {
                                            let j = i + 3;
                                            let hasHex = false;
                                            let closed = false;
                                            while(j < size){
                                                let hexChar = data[j];
                                                if ("}" === hexChar) {
                                                    closed = true;
                                                    break;
                                                }
                                                if (!TranslateRegExpString.isHexadecimal(hexChar)) break;
                                                hasHex = true;
                                                j++;
                                            }
                                            if (closed && hasHex) {
                                                result += "\\x";
                                                i += 2;
                                                changed = true;
                                                continue;
                                            }
                                        } else if (i + 5 < size) {
                                            let isHex4 = true;
                                            for(let j = 0; j < 4; j++)if (!TranslateRegExpString.isHexadecimal(data[i + 2 + j])) {
                                                isHex4 = false;
                                                break;
                                            }
                                            if (isHex4) {
                                                result += "\\x{" + data.substring(i + 2, i + 6) + "}";
                                                i += 6;
                                                changed = true;
                                                continue;
                                            }
                                        }
                                    }
                                    result += "u";
                                    i += 2;
                                    changed = true;
                                    continue;
                                case "x":
                                    {
                                        let isValidHex = false;
                                        if (i + 2 < size && "{" === data[i + 2]) {
                                            let j = i + 3;
                                            let hasHex = false;
                                            let closed = false;
                                            while(j < size){
                                                let hexChar = data[j];
                                                if ("}" === hexChar) {
                                                    closed = true;
                                                    break;
                                                }
                                                if (!TranslateRegExpString.isHexadecimal(hexChar)) break;
                                                hasHex = true;
                                                j++;
                                            }
                                            if (closed && hasHex) isValidHex = true;
                                        } else if (i + 3 < size && TranslateRegExpString.isHexadecimal(data[i + 2]) && TranslateRegExpString.isHexadecimal(data[i + 3])) isValidHex = true;
                                        if (isValidHex) {
                                            result += "\\x";
                                            i += 2;
                                        } else {
                                            result += "x";
                                            i += 2;
                                            changed = true;
                                        }
                                        continue;
                                    }
                                case "n":
                                case "r":
                                case "t":
                                case "a":
                                case "f":
                                case "v":
                                case "d":
                                case "D":
                                case "s":
                                case "S":
                                case "w":
                                case "W":
                                case "b":
                                case "B":
                                case "p":
                                case "P":
                                case "A":
                                case "z":
                                case "Q":
                                case "E":
                                case "0":
                                case "1":
                                case "2":
                                case "3":
                                case "4":
                                case "5":
                                case "6":
                                case "7":
                                    result += "\\" + ch;
                                    i += 2;
                                    continue;
                                default:
                                    {
                                        let cp = data.codePointAt(i + 1);
                                        if (cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122) {
                                            let symSize = Utils.charCount(cp);
                                            result += data.substring(i + 1, i + 1 + symSize);
                                            i += symSize + 1;
                                            changed = true;
                                        } else {
                                            result += "\\";
                                            let symSize = Utils.charCount(cp);
                                            result += data.substring(i + 1, i + 1 + symSize);
                                            i += symSize + 1;
                                        }
                                        continue;
                                    }
                            }
                        }
                    } else if ("/" === ch) {
                        result += "\\/";
                        i += 1;
                        changed = true;
                        continue;
                    } else if ("[" === ch) {
                        if (!inCharClass && "]" === data[i + 1]) {
                            result += "[^\\x00-\\x{10FFFF}]";
                            i += 2;
                            changed = true;
                            continue;
                        }
                        if (!inCharClass && "^" === data[i + 1] && "]" === data[i + 2]) {
                            result += "[\\x00-\\x{10FFFF}]";
                            i += 3;
                            changed = true;
                            continue;
                        }
                        inCharClass = true;
                    } else if ("]" === ch) inCharClass = false;
                    else if (!inCharClass && "(" === ch && i + 2 < size && "?" === data[i + 1] && "<" === data[i + 2]) {
                        if (i + 3 < size && !"=!>)".includes(data[i + 3])) {
                            result += "(?P<";
                            i += 3;
                            changed = true;
                            continue;
                        }
                    }
                    let cp = data.codePointAt(i);
                    let symSize = Utils.charCount(cp);
                    result += data.substring(i, i + symSize);
                    i += symSize;
                }
                let finalResult = changed ? result : data;
                if (prefixFlags.length > 0) return `(?${prefixFlags})${finalResult}`;
                return finalResult;
            }
        };
        let execResult = (m, input)=>{
            let result = m.matchArray();
            result.index = m.start(0);
            result.input = input;
            result.groups = m.namedGroupsObject();
            return result;
        };
        var RE2JS = class RE2JS {
            static CASE_INSENSITIVE = PublicFlags.CASE_INSENSITIVE;
            static DOTALL = PublicFlags.DOTALL;
            static MULTILINE = PublicFlags.MULTILINE;
            static DISABLE_UNICODE_GROUPS = PublicFlags.DISABLE_UNICODE_GROUPS;
            static LONGEST_MATCH = PublicFlags.LONGEST_MATCH;
            static LOOKBEHINDS = PublicFlags.LOOKBEHINDS;
            static quote(str) {
                return Utils.quoteMeta(str);
            }
            static quoteReplacement(str, javaMode = false) {
                return Matcher.quoteReplacement(str, javaMode);
            }
            static translateRegExp(expr) {
                return TranslateRegExpString.translate(expr);
            }
            static compile(regex, flags = 0) {
                Utils.checkPattern(regex);
                Utils.checkFlags(flags);
                let fregex = regex;
                if ((flags & RE2JS.CASE_INSENSITIVE) !== 0) fregex = `(?i)${fregex}`;
                if ((flags & RE2JS.DOTALL) !== 0) fregex = `(?s)${fregex}`;
                if ((flags & RE2JS.MULTILINE) !== 0) fregex = `(?m)${fregex}`;
                let re2Flags = RE2Flags.PERL;
                if ((flags & RE2JS.DISABLE_UNICODE_GROUPS) !== 0) re2Flags &= ~RE2Flags.UNICODE_GROUPS;
                if ((flags & RE2JS.LOOKBEHINDS) !== 0) re2Flags |= RE2Flags.LOOKBEHIND;
                let p = new RE2JS(regex, flags);
                p.re2Input = RE2.compileImpl(fregex, re2Flags, (flags & RE2JS.LONGEST_MATCH) !== 0);
                return p;
            }
            static matches(regex, input) {
                return RE2JS.compile(regex).testExact(input);
            }
            static initTest(pattern, flags, re2) {
                if (null == pattern) throw new Error("pattern is null");
                if (null == re2) throw new Error("re2 is null");
                let p = new RE2JS(pattern, flags);
                p.re2Input = re2;
                return p;
            }
            constructor(pattern, flags){
                this.patternInput = pattern;
                this.flagsInput = flags;
                this.re2Input = null;
            }
            reset() {
                this.re2Input.reset();
            }
            flags() {
                return this.flagsInput;
            }
            pattern() {
                return this.patternInput;
            }
            re2() {
                return this.re2Input;
            }
            matches(input) {
                return this.testExact(input);
            }
            matcher(input) {
                if (Utils.isByteArray(input)) input = MatcherInput.utf8(input);
                return new Matcher(this, input);
            }
            test(input) {
                if (Utils.isByteArray(input)) return this.re2Input.matchUTF8(input);
                return this.re2Input.match(input);
            }
            testExact(input) {
                let machineInput = Utils.isByteArray(input) ? MachineInput.fromUTF8(input) : MachineInput.fromUTF16(input);
                return null !== this.re2Input.executeEngine(machineInput, 0, RE2Flags.ANCHOR_BOTH, 0);
            }
            exec(input) {
                let m = this.matcher(input);
                return m.find() ? execResult(m, input) : null;
            }
            split(input, limit = 0) {
                let m = this.matcher(input);
                let result = [];
                let emptiesSkipped = 0;
                let last = 0;
                while(m.find()){
                    if (0 === last && 0 === m.end()) {
                        last = m.end();
                        continue;
                    }
                    if (limit > 0 && result.length === limit - 1) break;
                    if (last === m.start()) {
                        if (0 === limit) {
                            emptiesSkipped += 1;
                            last = m.end();
                            continue;
                        }
                    } else while(emptiesSkipped > 0){
                        result.push("");
                        emptiesSkipped -= 1;
                    }
                    result.push(m.substring(last, m.start()));
                    last = m.end();
                }
                if (0 === limit && last !== m.inputLength()) {
                    while(emptiesSkipped > 0){
                        result.push("");
                        emptiesSkipped -= 1;
                    }
                    result.push(m.substring(last, m.inputLength()));
                }
                if (0 !== limit || 0 === result.length && !(last === m.inputLength() && last > 0)) result.push(m.substring(last, m.inputLength()));
                return result;
            }
            *matchAll(input) {
                let m = this.matcher(input);
                while(m.find())yield execResult(m, input);
            }
            toString() {
                return this.patternInput;
            }
            programSize() {
                return this.re2Input.numberOfInstructions();
            }
            groupCount() {
                return this.re2Input.numberOfCapturingGroups();
            }
            namedGroups() {
                return this.re2Input.namedGroups;
            }
            equals(other) {
                if (this === other) return true;
                if (null === other || this.constructor !== other.constructor) return false;
                return this.flagsInput === other.flagsInput && this.patternInput === other.patternInput;
            }
        };
    }
};
