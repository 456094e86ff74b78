import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
    42613: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
    }),
    20181: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
    }),
    35317: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
    }),
    49140: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");
    }),
    76982: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
    }),
    24434: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
    }),
    79896: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
    }),
    91943: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
    }),
    58611: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
    }),
    65692: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
    }),
    69278: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
    }),
    34589: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
    }),
    16698: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
    }),
    4573: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
    }),
    31421: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
    }),
    37540: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
    }),
    77598: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
    }),
    53053: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
    }),
    40610: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
    }),
    78474: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
    }),
    73024: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
    }),
    51455: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    }),
    37067: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    }),
    32467: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
    }),
    44708: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
    }),
    98995: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
    }),
    77030: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
    }),
    48161: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
    }),
    76760: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
    }),
    643: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
    }),
    1708: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
    }),
    41792: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
    }),
    80481: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
    }),
    57075: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
    }),
    46466: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
    }),
    46193: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
    }),
    58500: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
    }),
    41692: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
    }),
    73136: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
    }),
    57975: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
    }),
    73429: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
    }),
    75919: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
    }),
    38522: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
    }),
    70857: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
    }),
    16928: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
    }),
    2203: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
    }),
    13193: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
    }),
    53557: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
    }),
    64756: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
    }),
    52018: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
    }),
    87016: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
    }),
    39023: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
    }),
    43106: (function(module) {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
    }),
    18909: (function(__unused_webpack_module, exports, __nccwpck_require__) {
        let { Argument } = __nccwpck_require__(49154);
        let { Command } = __nccwpck_require__(34348);
        let { CommanderError, InvalidArgumentError } = __nccwpck_require__(41135);
        let { Help } = __nccwpck_require__(79754);
        let { Option } = __nccwpck_require__(45240);
        exports.DM = new Command();
        exports.gu = (name)=>new Command(name);
        exports.Ww = (flags, description)=>new Option(flags, description);
        exports.er = (name, description)=>new Argument(name, description);
        exports.uB = Command;
        exports.c$ = Option;
        exports.ef = Argument;
        exports._V = Help;
        exports.b7 = CommanderError;
        exports.Di = InvalidArgumentError;
        exports.a2 = InvalidArgumentError;
    }),
    49154: (function(__unused_webpack_module, exports, __nccwpck_require__) {
        let { InvalidArgumentError } = __nccwpck_require__(41135);
        class Argument {
            constructor(name, description){
                this.description = description || '';
                this.variadic = false;
                this.parseArg = void 0;
                this.defaultValue = void 0;
                this.defaultValueDescription = void 0;
                this.argChoices = void 0;
                switch(name[0]){
                    case '<':
                        this.required = true;
                        this._name = name.slice(1, -1);
                        break;
                    case '[':
                        this.required = false;
                        this._name = name.slice(1, -1);
                        break;
                    default:
                        this.required = true;
                        this._name = name;
                        break;
                }
                if (this._name.endsWith('...')) {
                    this.variadic = true;
                    this._name = this._name.slice(0, -3);
                }
            }
            name() {
                return this._name;
            }
            _collectValue(value, previous) {
                if (previous === this.defaultValue || !Array.isArray(previous)) return [
                    value
                ];
                previous.push(value);
                return previous;
            }
            default(value, description) {
                this.defaultValue = value;
                this.defaultValueDescription = description;
                return this;
            }
            argParser(fn) {
                this.parseArg = fn;
                return this;
            }
            choices(values) {
                this.argChoices = values.slice();
                this.parseArg = (arg, previous)=>{
                    if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(', ')}.`);
                    if (this.variadic) return this._collectValue(arg, previous);
                    return arg;
                };
                return this;
            }
            argRequired() {
                this.required = true;
                return this;
            }
            argOptional() {
                this.required = false;
                return this;
            }
        }
        function humanReadableArgName(arg) {
            let nameOutput = arg.name() + (true === arg.variadic ? '...' : '');
            return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
        }
        exports.Argument = Argument;
        exports.humanReadableArgName = humanReadableArgName;
    }),
    34348: (function(__unused_webpack_module, exports, __nccwpck_require__) {
        let EventEmitter = __nccwpck_require__(78474).EventEmitter;
        let childProcess = __nccwpck_require__(31421);
        let path = __nccwpck_require__(76760);
        let fs = __nccwpck_require__(73024);
        let process1 = __nccwpck_require__(1708);
        let { Argument, humanReadableArgName } = __nccwpck_require__(49154);
        let { CommanderError } = __nccwpck_require__(41135);
        let { Help, stripColor } = __nccwpck_require__(79754);
        let { Option, DualOptions } = __nccwpck_require__(45240);
        let { suggestSimilar } = __nccwpck_require__(65030);
        class Command extends EventEmitter {
            constructor(name){
                super();
                this.commands = [];
                this.options = [];
                this.parent = null;
                this._allowUnknownOption = false;
                this._allowExcessArguments = false;
                this.registeredArguments = [];
                this._args = this.registeredArguments;
                this.args = [];
                this.rawArgs = [];
                this.processedArgs = [];
                this._scriptPath = null;
                this._name = name || '';
                this._optionValues = {};
                this._optionValueSources = {};
                this._storeOptionsAsProperties = false;
                this._actionHandler = null;
                this._executableHandler = false;
                this._executableFile = null;
                this._executableDir = null;
                this._defaultCommandName = null;
                this._exitCallback = null;
                this._aliases = [];
                this._combineFlagAndOptionalValue = true;
                this._description = '';
                this._summary = '';
                this._argsDescription = void 0;
                this._enablePositionalOptions = false;
                this._passThroughOptions = false;
                this._lifeCycleHooks = {};
                this._showHelpAfterError = false;
                this._showSuggestionAfterError = true;
                this._savedState = null;
                this._outputConfiguration = {
                    writeOut: (str)=>process1.stdout.write(str),
                    writeErr: (str)=>process1.stderr.write(str),
                    outputError: (str, write)=>write(str),
                    getOutHelpWidth: ()=>process1.stdout.isTTY ? process1.stdout.columns : void 0,
                    getErrHelpWidth: ()=>process1.stderr.isTTY ? process1.stderr.columns : void 0,
                    getOutHasColors: ()=>useColor() ?? (process1.stdout.isTTY && process1.stdout.hasColors?.()),
                    getErrHasColors: ()=>useColor() ?? (process1.stderr.isTTY && process1.stderr.hasColors?.()),
                    stripColor: (str)=>stripColor(str)
                };
                this._hidden = false;
                this._helpOption = void 0;
                this._addImplicitHelpCommand = void 0;
                this._helpCommand = void 0;
                this._helpConfiguration = {};
                this._helpGroupHeading = void 0;
                this._defaultCommandGroup = void 0;
                this._defaultOptionGroup = void 0;
            }
            copyInheritedSettings(sourceCommand) {
                this._outputConfiguration = sourceCommand._outputConfiguration;
                this._helpOption = sourceCommand._helpOption;
                this._helpCommand = sourceCommand._helpCommand;
                this._helpConfiguration = sourceCommand._helpConfiguration;
                this._exitCallback = sourceCommand._exitCallback;
                this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
                this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
                this._allowExcessArguments = sourceCommand._allowExcessArguments;
                this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
                this._showHelpAfterError = sourceCommand._showHelpAfterError;
                this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
                return this;
            }
            _getCommandAndAncestors() {
                let result = [];
                for(let command = this; command; command = command.parent)result.push(command);
                return result;
            }
            command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
                let desc = actionOptsOrExecDesc;
                let opts = execOpts;
                if ('object' == typeof desc && null !== desc) {
                    opts = desc;
                    desc = null;
                }
                opts = opts || {};
                let [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
                let cmd = this.createCommand(name);
                if (desc) {
                    cmd.description(desc);
                    cmd._executableHandler = true;
                }
                if (opts.isDefault) this._defaultCommandName = cmd._name;
                cmd._hidden = !!(opts.noHelp || opts.hidden);
                cmd._executableFile = opts.executableFile || null;
                if (args) cmd.arguments(args);
                this._registerCommand(cmd);
                cmd.parent = this;
                cmd.copyInheritedSettings(this);
                if (desc) return this;
                return cmd;
            }
            createCommand(name) {
                return new Command(name);
            }
            createHelp() {
                return Object.assign(new Help(), this.configureHelp());
            }
            configureHelp(configuration) {
                if (void 0 === configuration) return this._helpConfiguration;
                this._helpConfiguration = configuration;
                return this;
            }
            configureOutput(configuration) {
                if (void 0 === configuration) return this._outputConfiguration;
                this._outputConfiguration = {
                    ...this._outputConfiguration,
                    ...configuration
                };
                return this;
            }
            showHelpAfterError(displayHelp = true) {
                if ('string' != typeof displayHelp) displayHelp = !!displayHelp;
                this._showHelpAfterError = displayHelp;
                return this;
            }
            showSuggestionAfterError(displaySuggestion = true) {
                this._showSuggestionAfterError = !!displaySuggestion;
                return this;
            }
            addCommand(cmd, opts) {
                if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
                opts = opts || {};
                if (opts.isDefault) this._defaultCommandName = cmd._name;
                if (opts.noHelp || opts.hidden) cmd._hidden = true;
                this._registerCommand(cmd);
                cmd.parent = this;
                cmd._checkForBrokenPassThrough();
                return this;
            }
            createArgument(name, description) {
                return new Argument(name, description);
            }
            argument(name, description, parseArg, defaultValue) {
                let argument = this.createArgument(name, description);
                if ('function' == typeof parseArg) argument.default(defaultValue).argParser(parseArg);
                else argument.default(parseArg);
                this.addArgument(argument);
                return this;
            }
            arguments(names) {
                names.trim().split(/ +/).forEach((detail)=>{
                    this.argument(detail);
                });
                return this;
            }
            addArgument(argument) {
                let previousArgument = this.registeredArguments.slice(-1)[0];
                if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
                if (argument.required && void 0 !== argument.defaultValue && void 0 === argument.parseArg) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
                this.registeredArguments.push(argument);
                return this;
            }
            helpCommand(enableOrNameAndArgs, description) {
                if ('boolean' == typeof enableOrNameAndArgs) {
                    this._addImplicitHelpCommand = enableOrNameAndArgs;
                    if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
                    return this;
                }
                let nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
                let [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
                let helpDescription = description ?? 'display help for command';
                let helpCommand = this.createCommand(helpName);
                helpCommand.helpOption(false);
                if (helpArgs) helpCommand.arguments(helpArgs);
                if (helpDescription) helpCommand.description(helpDescription);
                this._addImplicitHelpCommand = true;
                this._helpCommand = helpCommand;
                if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
                return this;
            }
            addHelpCommand(helpCommand, deprecatedDescription) {
                if ('object' != typeof helpCommand) {
                    this.helpCommand(helpCommand, deprecatedDescription);
                    return this;
                }
                this._addImplicitHelpCommand = true;
                this._helpCommand = helpCommand;
                this._initCommandGroup(helpCommand);
                return this;
            }
            _getHelpCommand() {
                let hasImplicitHelpCommand = this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand('help'));
                if (hasImplicitHelpCommand) {
                    if (void 0 === this._helpCommand) this.helpCommand(void 0, void 0);
                    return this._helpCommand;
                }
                return null;
            }
            hook(event, listener) {
                let allowedValues = [
                    'preSubcommand',
                    'preAction',
                    'postAction'
                ];
                if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
                if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
                else this._lifeCycleHooks[event] = [
                    listener
                ];
                return this;
            }
            exitOverride(fn) {
                if (fn) this._exitCallback = fn;
                else this._exitCallback = (err)=>{
                    if ('commander.executeSubCommandAsync' !== err.code) throw err;
                };
                return this;
            }
            _exit(exitCode, code, message) {
                if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
                process1.exit(exitCode);
            }
            action(fn) {
                let listener = (args)=>{
                    let expectedArgsCount = this.registeredArguments.length;
                    let actionArgs = args.slice(0, expectedArgsCount);
                    if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
                    else actionArgs[expectedArgsCount] = this.opts();
                    actionArgs.push(this);
                    return fn.apply(this, actionArgs);
                };
                this._actionHandler = listener;
                return this;
            }
            createOption(flags, description) {
                return new Option(flags, description);
            }
            _callParseArg(target, value, previous, invalidArgumentMessage) {
                try {
                    return target.parseArg(value, previous);
                } catch (err) {
                    if ('commander.invalidArgument' === err.code) {
                        let message = `${invalidArgumentMessage} ${err.message}`;
                        this.error(message, {
                            exitCode: err.exitCode,
                            code: err.code
                        });
                    }
                    throw err;
                }
            }
            _registerOption(option) {
                let matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
                if (matchingOption) {
                    let matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
                    throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
                }
                this._initOptionGroup(option);
                this.options.push(option);
            }
            _registerCommand(command) {
                let knownBy = (cmd)=>[
                        cmd.name()
                    ].concat(cmd.aliases());
                let alreadyUsed = knownBy(command).find((name)=>this._findCommand(name));
                if (alreadyUsed) {
                    let existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
                    let newCmd = knownBy(command).join('|');
                    throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
                }
                this._initCommandGroup(command);
                this.commands.push(command);
            }
            addOption(option) {
                this._registerOption(option);
                let oname = option.name();
                let name = option.attributeName();
                if (option.negate) {
                    let positiveLongFlag = option.long.replace(/^--no-/, '--');
                    if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(name, void 0 === option.defaultValue ? true : option.defaultValue, 'default');
                } else if (void 0 !== option.defaultValue) this.setOptionValueWithSource(name, option.defaultValue, 'default');
                let handleOptionValue = (val, invalidValueMessage, valueSource)=>{
                    if (null == val && void 0 !== option.presetArg) val = option.presetArg;
                    let oldValue = this.getOptionValue(name);
                    if (null !== val && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
                    else if (null !== val && option.variadic) val = option._collectValue(val, oldValue);
                    if (null == val) val = option.negate ? false : option.isBoolean() || option.optional ? true : '';
                    this.setOptionValueWithSource(name, val, valueSource);
                };
                this.on('option:' + oname, (val)=>{
                    let invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
                    handleOptionValue(val, invalidValueMessage, 'cli');
                });
                if (option.envVar) this.on('optionEnv:' + oname, (val)=>{
                    let invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
                    handleOptionValue(val, invalidValueMessage, 'env');
                });
                return this;
            }
            _optionEx(config, flags, description, fn, defaultValue) {
                if ('object' == typeof flags && flags instanceof Option) throw new Error('To add an Option object use addOption() instead of option() or requiredOption()');
                let option = this.createOption(flags, description);
                option.makeOptionMandatory(!!config.mandatory);
                if ('function' == typeof fn) option.default(defaultValue).argParser(fn);
                else if (fn instanceof RegExp) {
                    let regex = fn;
                    fn = (val, def)=>{
                        let m = regex.exec(val);
                        return m ? m[0] : def;
                    };
                    option.default(defaultValue).argParser(fn);
                } else option.default(fn);
                return this.addOption(option);
            }
            option(flags, description, parseArg, defaultValue) {
                return this._optionEx({}, flags, description, parseArg, defaultValue);
            }
            requiredOption(flags, description, parseArg, defaultValue) {
                return this._optionEx({
                    mandatory: true
                }, flags, description, parseArg, defaultValue);
            }
            combineFlagAndOptionalValue(combine = true) {
                this._combineFlagAndOptionalValue = !!combine;
                return this;
            }
            allowUnknownOption(allowUnknown = true) {
                this._allowUnknownOption = !!allowUnknown;
                return this;
            }
            allowExcessArguments(allowExcess = true) {
                this._allowExcessArguments = !!allowExcess;
                return this;
            }
            enablePositionalOptions(positional = true) {
                this._enablePositionalOptions = !!positional;
                return this;
            }
            passThroughOptions(passThrough = true) {
                this._passThroughOptions = !!passThrough;
                this._checkForBrokenPassThrough();
                return this;
            }
            _checkForBrokenPassThrough() {
                if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
            }
            storeOptionsAsProperties(storeAsProperties = true) {
                if (this.options.length) throw new Error('call .storeOptionsAsProperties() before adding options');
                if (Object.keys(this._optionValues).length) throw new Error('call .storeOptionsAsProperties() before setting option values');
                this._storeOptionsAsProperties = !!storeAsProperties;
                return this;
            }
            getOptionValue(key) {
                if (this._storeOptionsAsProperties) return this[key];
                return this._optionValues[key];
            }
            setOptionValue(key, value) {
                return this.setOptionValueWithSource(key, value, void 0);
            }
            setOptionValueWithSource(key, value, source) {
                if (this._storeOptionsAsProperties) this[key] = value;
                else this._optionValues[key] = value;
                this._optionValueSources[key] = source;
                return this;
            }
            getOptionValueSource(key) {
                return this._optionValueSources[key];
            }
            getOptionValueSourceWithGlobals(key) {
                let source;
                this._getCommandAndAncestors().forEach((cmd)=>{
                    if (void 0 !== cmd.getOptionValueSource(key)) source = cmd.getOptionValueSource(key);
                });
                return source;
            }
            _prepareUserArgs(argv, parseOptions) {
                if (void 0 !== argv && !Array.isArray(argv)) throw new Error('first parameter to parse must be array or undefined');
                parseOptions = parseOptions || {};
                if (void 0 === argv && void 0 === parseOptions.from) {
                    if (process1.versions?.electron) parseOptions.from = 'electron';
                    let execArgv = process1.execArgv ?? [];
                    if (execArgv.includes('-e') || execArgv.includes('--eval') || execArgv.includes('-p') || execArgv.includes('--print')) parseOptions.from = 'eval';
                }
                if (void 0 === argv) argv = process1.argv;
                this.rawArgs = argv.slice();
                let userArgs;
                switch(parseOptions.from){
                    case void 0:
                    case 'node':
                        this._scriptPath = argv[1];
                        userArgs = argv.slice(2);
                        break;
                    case 'electron':
                        if (process1.defaultApp) {
                            this._scriptPath = argv[1];
                            userArgs = argv.slice(2);
                        } else userArgs = argv.slice(1);
                        break;
                    case 'user':
                        userArgs = argv.slice(0);
                        break;
                    case 'eval':
                        userArgs = argv.slice(1);
                        break;
                    default:
                        throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
                }
                if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
                this._name = this._name || 'program';
                return userArgs;
            }
            parse(argv, parseOptions) {
                this._prepareForParse();
                let userArgs = this._prepareUserArgs(argv, parseOptions);
                this._parseCommand([], userArgs);
                return this;
            }
            async parseAsync(argv, parseOptions) {
                this._prepareForParse();
                let userArgs = this._prepareUserArgs(argv, parseOptions);
                await this._parseCommand([], userArgs);
                return this;
            }
            _prepareForParse() {
                if (null === this._savedState) this.saveStateBeforeParse();
                else this.restoreStateBeforeParse();
            }
            saveStateBeforeParse() {
                this._savedState = {
                    _name: this._name,
                    _optionValues: {
                        ...this._optionValues
                    },
                    _optionValueSources: {
                        ...this._optionValueSources
                    }
                };
            }
            restoreStateBeforeParse() {
                if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
                this._name = this._savedState._name;
                this._scriptPath = null;
                this.rawArgs = [];
                this._optionValues = {
                    ...this._savedState._optionValues
                };
                this._optionValueSources = {
                    ...this._savedState._optionValueSources
                };
                this.args = [];
                this.processedArgs = [];
            }
            _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
                if (fs.existsSync(executableFile)) return;
                let executableDirMessage = executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
                let executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
                throw new Error(executableMissing);
            }
            _executeSubCommand(subcommand, args) {
                args = args.slice();
                let launchWithNode = false;
                let sourceExt = [
                    '.js',
                    '.ts',
                    '.tsx',
                    '.mjs',
                    '.cjs'
                ];
                function findFile(baseDir, baseName) {
                    let localBin = path.resolve(baseDir, baseName);
                    if (fs.existsSync(localBin)) return localBin;
                    if (sourceExt.includes(path.extname(baseName))) return;
                    let foundExt = sourceExt.find((ext)=>fs.existsSync(`${localBin}${ext}`));
                    if (foundExt) return `${localBin}${foundExt}`;
                }
                this._checkForMissingMandatoryOptions();
                this._checkForConflictingOptions();
                let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
                let executableDir = this._executableDir || '';
                if (this._scriptPath) {
                    let resolvedScriptPath;
                    try {
                        resolvedScriptPath = fs.realpathSync(this._scriptPath);
                    } catch  {
                        resolvedScriptPath = this._scriptPath;
                    }
                    executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
                }
                if (executableDir) {
                    let localFile = findFile(executableDir, executableFile);
                    if (!localFile && !subcommand._executableFile && this._scriptPath) {
                        let legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
                        if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
                    }
                    executableFile = localFile || executableFile;
                }
                launchWithNode = sourceExt.includes(path.extname(executableFile));
                let proc;
                if ('win32' !== process1.platform) if (launchWithNode) {
                    args.unshift(executableFile);
                    args = incrementNodeInspectorPort(process1.execArgv).concat(args);
                    proc = childProcess.spawn(process1.argv[0], args, {
                        stdio: 'inherit'
                    });
                } else proc = childProcess.spawn(executableFile, args, {
                    stdio: 'inherit'
                });
                else {
                    this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
                    args.unshift(executableFile);
                    args = incrementNodeInspectorPort(process1.execArgv).concat(args);
                    proc = childProcess.spawn(process1.execPath, args, {
                        stdio: 'inherit'
                    });
                }
                if (!proc.killed) {
                    let signals = [
                        'SIGUSR1',
                        'SIGUSR2',
                        'SIGTERM',
                        'SIGINT',
                        'SIGHUP'
                    ];
                    signals.forEach((signal)=>{
                        process1.on(signal, ()=>{
                            if (false === proc.killed && null === proc.exitCode) proc.kill(signal);
                        });
                    });
                }
                let exitCallback = this._exitCallback;
                proc.on('close', (code)=>{
                    code = code ?? 1;
                    if (exitCallback) exitCallback(new CommanderError(code, 'commander.executeSubCommandAsync', '(close)'));
                    else process1.exit(code);
                });
                proc.on('error', (err)=>{
                    if ('ENOENT' === err.code) this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
                    else if ('EACCES' === err.code) throw new Error(`'${executableFile}' not executable`);
                    if (exitCallback) {
                        let wrappedError = new CommanderError(1, 'commander.executeSubCommandAsync', '(error)');
                        wrappedError.nestedError = err;
                        exitCallback(wrappedError);
                    } else process1.exit(1);
                });
                this.runningCommand = proc;
            }
            _dispatchSubcommand(commandName, operands, unknown) {
                let subCommand = this._findCommand(commandName);
                if (!subCommand) this.help({
                    error: true
                });
                subCommand._prepareForParse();
                let promiseChain;
                promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, 'preSubcommand');
                promiseChain = this._chainOrCall(promiseChain, ()=>{
                    if (!subCommand._executableHandler) return subCommand._parseCommand(operands, unknown);
                    else this._executeSubCommand(subCommand, operands.concat(unknown));
                });
                return promiseChain;
            }
            _dispatchHelpCommand(subcommandName) {
                if (!subcommandName) this.help();
                let subCommand = this._findCommand(subcommandName);
                if (subCommand && !subCommand._executableHandler) subCommand.help();
                return this._dispatchSubcommand(subcommandName, [], [
                    this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'
                ]);
            }
            _checkNumberOfArguments() {
                this.registeredArguments.forEach((arg, i)=>{
                    if (arg.required && null == this.args[i]) this.missingArgument(arg.name());
                });
                if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
                if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
            }
            _processArguments() {
                let myParseArg = (argument, value, previous)=>{
                    let parsedValue = value;
                    if (null !== value && argument.parseArg) {
                        let invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
                        parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
                    }
                    return parsedValue;
                };
                this._checkNumberOfArguments();
                let processedArgs = [];
                this.registeredArguments.forEach((declaredArg, index)=>{
                    let value = declaredArg.defaultValue;
                    if (declaredArg.variadic) {
                        if (index < this.args.length) {
                            value = this.args.slice(index);
                            if (declaredArg.parseArg) value = value.reduce((processed, v)=>myParseArg(declaredArg, v, processed), declaredArg.defaultValue);
                        } else if (void 0 === value) value = [];
                    } else if (index < this.args.length) {
                        value = this.args[index];
                        if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
                    }
                    processedArgs[index] = value;
                });
                this.processedArgs = processedArgs;
            }
            _chainOrCall(promise, fn) {
                if (promise?.then && 'function' == typeof promise.then) return promise.then(()=>fn());
                return fn();
            }
            _chainOrCallHooks(promise, event) {
                let result = promise;
                let hooks = [];
                this._getCommandAndAncestors().reverse().filter((cmd)=>void 0 !== cmd._lifeCycleHooks[event]).forEach((hookedCommand)=>{
                    hookedCommand._lifeCycleHooks[event].forEach((callback)=>{
                        hooks.push({
                            hookedCommand,
                            callback
                        });
                    });
                });
                if ('postAction' === event) hooks.reverse();
                hooks.forEach((hookDetail)=>{
                    result = this._chainOrCall(result, ()=>hookDetail.callback(hookDetail.hookedCommand, this));
                });
                return result;
            }
            _chainOrCallSubCommandHook(promise, subCommand, event) {
                let result = promise;
                if (void 0 !== this._lifeCycleHooks[event]) this._lifeCycleHooks[event].forEach((hook)=>{
                    result = this._chainOrCall(result, ()=>hook(this, subCommand));
                });
                return result;
            }
            _parseCommand(operands, unknown) {
                let parsed = this.parseOptions(unknown);
                this._parseOptionsEnv();
                this._parseOptionsImplied();
                operands = operands.concat(parsed.operands);
                unknown = parsed.unknown;
                this.args = operands.concat(unknown);
                if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
                if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
                if (this._defaultCommandName) {
                    this._outputHelpIfRequested(unknown);
                    return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
                }
                if (this.commands.length && 0 === this.args.length && !this._actionHandler && !this._defaultCommandName) this.help({
                    error: true
                });
                this._outputHelpIfRequested(parsed.unknown);
                this._checkForMissingMandatoryOptions();
                this._checkForConflictingOptions();
                let checkForUnknownOptions = ()=>{
                    if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
                };
                let commandEvent = `command:${this.name()}`;
                if (this._actionHandler) {
                    checkForUnknownOptions();
                    this._processArguments();
                    let promiseChain;
                    promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
                    promiseChain = this._chainOrCall(promiseChain, ()=>this._actionHandler(this.processedArgs));
                    if (this.parent) promiseChain = this._chainOrCall(promiseChain, ()=>{
                        this.parent.emit(commandEvent, operands, unknown);
                    });
                    promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
                    return promiseChain;
                }
                if (this.parent?.listenerCount(commandEvent)) {
                    checkForUnknownOptions();
                    this._processArguments();
                    this.parent.emit(commandEvent, operands, unknown);
                } else if (operands.length) {
                    if (this._findCommand('*')) return this._dispatchSubcommand('*', operands, unknown);
                    if (this.listenerCount('command:*')) this.emit('command:*', operands, unknown);
                    else if (this.commands.length) this.unknownCommand();
                    else {
                        checkForUnknownOptions();
                        this._processArguments();
                    }
                } else if (this.commands.length) {
                    checkForUnknownOptions();
                    this.help({
                        error: true
                    });
                } else {
                    checkForUnknownOptions();
                    this._processArguments();
                }
            }
            _findCommand(name) {
                if (!name) return;
                return this.commands.find((cmd)=>cmd._name === name || cmd._aliases.includes(name));
            }
            _findOption(arg) {
                return this.options.find((option)=>option.is(arg));
            }
            _checkForMissingMandatoryOptions() {
                this._getCommandAndAncestors().forEach((cmd)=>{
                    cmd.options.forEach((anOption)=>{
                        if (anOption.mandatory && void 0 === cmd.getOptionValue(anOption.attributeName())) cmd.missingMandatoryOptionValue(anOption);
                    });
                });
            }
            _checkForConflictingLocalOptions() {
                let definedNonDefaultOptions = this.options.filter((option)=>{
                    let optionKey = option.attributeName();
                    if (void 0 === this.getOptionValue(optionKey)) return false;
                    return 'default' !== this.getOptionValueSource(optionKey);
                });
                let optionsWithConflicting = definedNonDefaultOptions.filter((option)=>option.conflictsWith.length > 0);
                optionsWithConflicting.forEach((option)=>{
                    let conflictingAndDefined = definedNonDefaultOptions.find((defined)=>option.conflictsWith.includes(defined.attributeName()));
                    if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
                });
            }
            _checkForConflictingOptions() {
                this._getCommandAndAncestors().forEach((cmd)=>{
                    cmd._checkForConflictingLocalOptions();
                });
            }
            parseOptions(args) {
                let operands = [];
                let unknown = [];
                let dest = operands;
                function maybeOption(arg) {
                    return arg.length > 1 && '-' === arg[0];
                }
                let negativeNumberArg = (arg)=>{
                    if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
                    return !this._getCommandAndAncestors().some((cmd)=>cmd.options.map((opt)=>opt.short).some((short)=>/^-\d$/.test(short)));
                };
                let activeVariadicOption = null;
                let activeGroup = null;
                let i = 0;
                while(i < args.length || activeGroup){
                    let arg = activeGroup ?? args[i++];
                    activeGroup = null;
                    if ('--' === arg) {
                        if (dest === unknown) dest.push(arg);
                        dest.push(...args.slice(i));
                        break;
                    }
                    if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
                        this.emit(`option:${activeVariadicOption.name()}`, arg);
                        continue;
                    }
                    activeVariadicOption = null;
                    if (maybeOption(arg)) {
                        let option = this._findOption(arg);
                        if (option) {
                            if (option.required) {
                                let value = args[i++];
                                if (void 0 === value) this.optionMissingArgument(option);
                                this.emit(`option:${option.name()}`, value);
                            } else if (option.optional) {
                                let value = null;
                                if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
                                this.emit(`option:${option.name()}`, value);
                            } else this.emit(`option:${option.name()}`);
                            activeVariadicOption = option.variadic ? option : null;
                            continue;
                        }
                    }
                    if (arg.length > 2 && '-' === arg[0] && '-' !== arg[1]) {
                        let option = this._findOption(`-${arg[1]}`);
                        if (option) {
                            if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
                            else {
                                this.emit(`option:${option.name()}`);
                                activeGroup = `-${arg.slice(2)}`;
                            }
                            continue;
                        }
                    }
                    if (/^--[^=]+=/.test(arg)) {
                        let index = arg.indexOf('=');
                        let option = this._findOption(arg.slice(0, index));
                        if (option && (option.required || option.optional)) {
                            this.emit(`option:${option.name()}`, arg.slice(index + 1));
                            continue;
                        }
                    }
                    if (dest === operands && maybeOption(arg) && !(0 === this.commands.length && negativeNumberArg(arg))) dest = unknown;
                    if ((this._enablePositionalOptions || this._passThroughOptions) && 0 === operands.length && 0 === unknown.length) {
                        if (this._findCommand(arg)) {
                            operands.push(arg);
                            unknown.push(...args.slice(i));
                            break;
                        } else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
                            operands.push(arg, ...args.slice(i));
                            break;
                        } else if (this._defaultCommandName) {
                            unknown.push(arg, ...args.slice(i));
                            break;
                        }
                    }
                    if (this._passThroughOptions) {
                        dest.push(arg, ...args.slice(i));
                        break;
                    }
                    dest.push(arg);
                }
                return {
                    operands,
                    unknown
                };
            }
            opts() {
                if (this._storeOptionsAsProperties) {
                    let result = {};
                    let len = this.options.length;
                    for(let i = 0; i < len; i++){
                        let key = this.options[i].attributeName();
                        result[key] = key === this._versionOptionName ? this._version : this[key];
                    }
                    return result;
                }
                return this._optionValues;
            }
            optsWithGlobals() {
                return this._getCommandAndAncestors().reduce((combinedOptions, cmd)=>Object.assign(combinedOptions, cmd.opts()), {});
            }
            error(message, errorOptions) {
                this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
                if ('string' == typeof this._showHelpAfterError) this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
                else if (this._showHelpAfterError) {
                    this._outputConfiguration.writeErr('\n');
                    this.outputHelp({
                        error: true
                    });
                }
                let config = errorOptions || {};
                let exitCode = config.exitCode || 1;
                let code = config.code || 'commander.error';
                this._exit(exitCode, code, message);
            }
            _parseOptionsEnv() {
                this.options.forEach((option)=>{
                    if (option.envVar && option.envVar in process1.env) {
                        let optionKey = option.attributeName();
                        if (void 0 === this.getOptionValue(optionKey) || [
                            'default',
                            'config',
                            'env'
                        ].includes(this.getOptionValueSource(optionKey))) if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process1.env[option.envVar]);
                        else this.emit(`optionEnv:${option.name()}`);
                    }
                });
            }
            _parseOptionsImplied() {
                let dualHelper = new DualOptions(this.options);
                let hasCustomOptionValue = (optionKey)=>void 0 !== this.getOptionValue(optionKey) && ![
                        'default',
                        'implied'
                    ].includes(this.getOptionValueSource(optionKey));
                this.options.filter((option)=>void 0 !== option.implied && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option)=>{
                    Object.keys(option.implied).filter((impliedKey)=>!hasCustomOptionValue(impliedKey)).forEach((impliedKey)=>{
                        this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], 'implied');
                    });
                });
            }
            missingArgument(name) {
                let message = `error: missing required argument '${name}'`;
                this.error(message, {
                    code: 'commander.missingArgument'
                });
            }
            optionMissingArgument(option) {
                let message = `error: option '${option.flags}' argument missing`;
                this.error(message, {
                    code: 'commander.optionMissingArgument'
                });
            }
            missingMandatoryOptionValue(option) {
                let message = `error: required option '${option.flags}' not specified`;
                this.error(message, {
                    code: 'commander.missingMandatoryOptionValue'
                });
            }
            _conflictingOption(option, conflictingOption) {
                let findBestOptionFromValue = (option)=>{
                    let optionKey = option.attributeName();
                    let optionValue = this.getOptionValue(optionKey);
                    let negativeOption = this.options.find((target)=>target.negate && optionKey === target.attributeName());
                    let positiveOption = this.options.find((target)=>!target.negate && optionKey === target.attributeName());
                    if (negativeOption && (void 0 === negativeOption.presetArg && false === optionValue || void 0 !== negativeOption.presetArg && optionValue === negativeOption.presetArg)) return negativeOption;
                    return positiveOption || option;
                };
                let getErrorMessage = (option)=>{
                    let bestOption = findBestOptionFromValue(option);
                    let optionKey = bestOption.attributeName();
                    let source = this.getOptionValueSource(optionKey);
                    if ('env' === source) return `environment variable '${bestOption.envVar}'`;
                    return `option '${bestOption.flags}'`;
                };
                let message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
                this.error(message, {
                    code: 'commander.conflictingOption'
                });
            }
            unknownOption(flag) {
                if (this._allowUnknownOption) return;
                let suggestion = '';
                if (flag.startsWith('--') && this._showSuggestionAfterError) {
                    let candidateFlags = [];
                    let command = this;
                    do {
                        let moreFlags = command.createHelp().visibleOptions(command).filter((option)=>option.long).map((option)=>option.long);
                        candidateFlags = candidateFlags.concat(moreFlags);
                        command = command.parent;
                    }while (command && !command._enablePositionalOptions)
                    suggestion = suggestSimilar(flag, candidateFlags);
                }
                let message = `error: unknown option '${flag}'${suggestion}`;
                this.error(message, {
                    code: 'commander.unknownOption'
                });
            }
            _excessArguments(receivedArgs) {
                if (this._allowExcessArguments) return;
                let expected = this.registeredArguments.length;
                let s = 1 === expected ? '' : 's';
                let forSubcommand = this.parent ? ` for '${this.name()}'` : '';
                let message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
                this.error(message, {
                    code: 'commander.excessArguments'
                });
            }
            unknownCommand() {
                let unknownName = this.args[0];
                let suggestion = '';
                if (this._showSuggestionAfterError) {
                    let candidateNames = [];
                    this.createHelp().visibleCommands(this).forEach((command)=>{
                        candidateNames.push(command.name());
                        if (command.alias()) candidateNames.push(command.alias());
                    });
                    suggestion = suggestSimilar(unknownName, candidateNames);
                }
                let message = `error: unknown command '${unknownName}'${suggestion}`;
                this.error(message, {
                    code: 'commander.unknownCommand'
                });
            }
            version(str, flags, description) {
                if (void 0 === str) return this._version;
                this._version = str;
                flags = flags || '-V, --version';
                description = description || 'output the version number';
                let versionOption = this.createOption(flags, description);
                this._versionOptionName = versionOption.attributeName();
                this._registerOption(versionOption);
                this.on('option:' + versionOption.name(), ()=>{
                    this._outputConfiguration.writeOut(`${str}\n`);
                    this._exit(0, 'commander.version', str);
                });
                return this;
            }
            description(str, argsDescription) {
                if (void 0 === str && void 0 === argsDescription) return this._description;
                this._description = str;
                if (argsDescription) this._argsDescription = argsDescription;
                return this;
            }
            summary(str) {
                if (void 0 === str) return this._summary;
                this._summary = str;
                return this;
            }
            alias(alias) {
                if (void 0 === alias) return this._aliases[0];
                let command = this;
                if (0 !== this.commands.length && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
                if (alias === command._name) throw new Error("Command alias can't be the same as its name");
                let matchingCommand = this.parent?._findCommand(alias);
                if (matchingCommand) {
                    let existingCmd = [
                        matchingCommand.name()
                    ].concat(matchingCommand.aliases()).join('|');
                    throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
                }
                command._aliases.push(alias);
                return this;
            }
            aliases(aliases) {
                if (void 0 === aliases) return this._aliases;
                aliases.forEach((alias)=>this.alias(alias));
                return this;
            }
            usage(str) {
                if (void 0 === str) {
                    if (this._usage) return this._usage;
                    let args = this.registeredArguments.map((arg)=>humanReadableArgName(arg));
                    return [].concat(this.options.length || null !== this._helpOption ? '[options]' : [], this.commands.length ? '[command]' : [], this.registeredArguments.length ? args : []).join(' ');
                }
                this._usage = str;
                return this;
            }
            name(str) {
                if (void 0 === str) return this._name;
                this._name = str;
                return this;
            }
            helpGroup(heading) {
                if (void 0 === heading) return this._helpGroupHeading ?? '';
                this._helpGroupHeading = heading;
                return this;
            }
            commandsGroup(heading) {
                if (void 0 === heading) return this._defaultCommandGroup ?? '';
                this._defaultCommandGroup = heading;
                return this;
            }
            optionsGroup(heading) {
                if (void 0 === heading) return this._defaultOptionGroup ?? '';
                this._defaultOptionGroup = heading;
                return this;
            }
            _initOptionGroup(option) {
                if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
            }
            _initCommandGroup(cmd) {
                if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
            }
            nameFromFilename(filename) {
                this._name = path.basename(filename, path.extname(filename));
                return this;
            }
            executableDir(path) {
                if (void 0 === path) return this._executableDir;
                this._executableDir = path;
                return this;
            }
            helpInformation(contextOptions) {
                let helper = this.createHelp();
                let context = this._getOutputContext(contextOptions);
                helper.prepareContext({
                    error: context.error,
                    helpWidth: context.helpWidth,
                    outputHasColors: context.hasColors
                });
                let text = helper.formatHelp(this, helper);
                if (context.hasColors) return text;
                return this._outputConfiguration.stripColor(text);
            }
            _getOutputContext(contextOptions) {
                contextOptions = contextOptions || {};
                let error = !!contextOptions.error;
                let baseWrite;
                let hasColors;
                let helpWidth;
                if (error) {
                    baseWrite = (str)=>this._outputConfiguration.writeErr(str);
                    hasColors = this._outputConfiguration.getErrHasColors();
                    helpWidth = this._outputConfiguration.getErrHelpWidth();
                } else {
                    baseWrite = (str)=>this._outputConfiguration.writeOut(str);
                    hasColors = this._outputConfiguration.getOutHasColors();
                    helpWidth = this._outputConfiguration.getOutHelpWidth();
                }
                let write = (str)=>{
                    if (!hasColors) str = this._outputConfiguration.stripColor(str);
                    return baseWrite(str);
                };
                return {
                    error,
                    write,
                    hasColors,
                    helpWidth
                };
            }
            outputHelp(contextOptions) {
                let deprecatedCallback;
                if ('function' == typeof contextOptions) {
                    deprecatedCallback = contextOptions;
                    contextOptions = void 0;
                }
                let outputContext = this._getOutputContext(contextOptions);
                let eventContext = {
                    error: outputContext.error,
                    write: outputContext.write,
                    command: this
                };
                this._getCommandAndAncestors().reverse().forEach((command)=>command.emit('beforeAllHelp', eventContext));
                this.emit('beforeHelp', eventContext);
                let helpInformation = this.helpInformation({
                    error: outputContext.error
                });
                if (deprecatedCallback) {
                    helpInformation = deprecatedCallback(helpInformation);
                    if ('string' != typeof helpInformation && !Buffer.isBuffer(helpInformation)) throw new Error('outputHelp callback must return a string or a Buffer');
                }
                outputContext.write(helpInformation);
                if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
                this.emit('afterHelp', eventContext);
                this._getCommandAndAncestors().forEach((command)=>command.emit('afterAllHelp', eventContext));
            }
            helpOption(flags, description) {
                if ('boolean' == typeof flags) {
                    if (flags) {
                        if (null === this._helpOption) this._helpOption = void 0;
                        if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
                    } else this._helpOption = null;
                    return this;
                }
                this._helpOption = this.createOption(flags ?? '-h, --help', description ?? 'display help for command');
                if (flags || description) this._initOptionGroup(this._helpOption);
                return this;
            }
            _getHelpOption() {
                if (void 0 === this._helpOption) this.helpOption(void 0, void 0);
                return this._helpOption;
            }
            addHelpOption(option) {
                this._helpOption = option;
                this._initOptionGroup(option);
                return this;
            }
            help(contextOptions) {
                this.outputHelp(contextOptions);
                let exitCode = Number(process1.exitCode ?? 0);
                if (0 === exitCode && contextOptions && 'function' != typeof contextOptions && contextOptions.error) exitCode = 1;
                this._exit(exitCode, 'commander.help', '(outputHelp)');
            }
            addHelpText(position, text) {
                let allowedValues = [
                    'beforeAll',
                    'before',
                    'after',
                    'afterAll'
                ];
                if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
                let helpEvent = `${position}Help`;
                this.on(helpEvent, (context)=>{
                    let helpStr;
                    helpStr = 'function' == typeof text ? text({
                        error: context.error,
                        command: context.command
                    }) : text;
                    if (helpStr) context.write(`${helpStr}\n`);
                });
                return this;
            }
            _outputHelpIfRequested(args) {
                let helpOption = this._getHelpOption();
                let helpRequested = helpOption && args.find((arg)=>helpOption.is(arg));
                if (helpRequested) {
                    this.outputHelp();
                    this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
                }
            }
        }
        function incrementNodeInspectorPort(args) {
            return args.map((arg)=>{
                if (!arg.startsWith('--inspect')) return arg;
                let debugOption;
                let debugHost = '127.0.0.1';
                let debugPort = '9229';
                let match;
                if (null !== (match = arg.match(/^(--inspect(-brk)?)$/))) debugOption = match[1];
                else if (null !== (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/))) {
                    debugOption = match[1];
                    if (/^\d+$/.test(match[3])) debugPort = match[3];
                    else debugHost = match[3];
                } else if (null !== (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/))) {
                    debugOption = match[1];
                    debugHost = match[3];
                    debugPort = match[4];
                }
                if (debugOption && '0' !== debugPort) return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
                return arg;
            });
        }
        function useColor() {
            if (process1.env.NO_COLOR || '0' === process1.env.FORCE_COLOR || 'false' === process1.env.FORCE_COLOR) return false;
            if (process1.env.FORCE_COLOR || void 0 !== process1.env.CLICOLOR_FORCE) return true;
        }
        exports.Command = Command;
        exports.useColor = useColor;
    }),
    41135: (function(__unused_webpack_module, exports) {
        class CommanderError extends Error {
            constructor(exitCode, code, message){
                super(message);
                Error.captureStackTrace(this, this.constructor);
                this.name = this.constructor.name;
                this.code = code;
                this.exitCode = exitCode;
                this.nestedError = void 0;
            }
        }
        class InvalidArgumentError extends CommanderError {
            constructor(message){
                super(1, 'commander.invalidArgument', message);
                Error.captureStackTrace(this, this.constructor);
                this.name = this.constructor.name;
            }
        }
        exports.CommanderError = CommanderError;
        exports.InvalidArgumentError = InvalidArgumentError;
    }),
    79754: (function(__unused_webpack_module, exports, __nccwpck_require__) {
        let { humanReadableArgName } = __nccwpck_require__(49154);
        class Help {
            constructor(){
                this.helpWidth = void 0;
                this.minWidthToWrap = 40;
                this.sortSubcommands = false;
                this.sortOptions = false;
                this.showGlobalOptions = false;
            }
            prepareContext(contextOptions) {
                this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
            }
            visibleCommands(cmd) {
                let visibleCommands = cmd.commands.filter((cmd)=>!cmd._hidden);
                let helpCommand = cmd._getHelpCommand();
                if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
                if (this.sortSubcommands) visibleCommands.sort((a, b)=>a.name().localeCompare(b.name()));
                return visibleCommands;
            }
            compareOptions(a, b) {
                let getSortKey = (option)=>option.short ? option.short.replace(/^-/, '') : option.long.replace(/^--/, '');
                return getSortKey(a).localeCompare(getSortKey(b));
            }
            visibleOptions(cmd) {
                let visibleOptions = cmd.options.filter((option)=>!option.hidden);
                let helpOption = cmd._getHelpOption();
                if (helpOption && !helpOption.hidden) {
                    let removeShort = helpOption.short && cmd._findOption(helpOption.short);
                    let removeLong = helpOption.long && cmd._findOption(helpOption.long);
                    if (removeShort || removeLong) {
                        if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
                        else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
                    } else visibleOptions.push(helpOption);
                }
                if (this.sortOptions) visibleOptions.sort(this.compareOptions);
                return visibleOptions;
            }
            visibleGlobalOptions(cmd) {
                if (!this.showGlobalOptions) return [];
                let globalOptions = [];
                for(let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent){
                    let visibleOptions = ancestorCmd.options.filter((option)=>!option.hidden);
                    globalOptions.push(...visibleOptions);
                }
                if (this.sortOptions) globalOptions.sort(this.compareOptions);
                return globalOptions;
            }
            visibleArguments(cmd) {
                if (cmd._argsDescription) cmd.registeredArguments.forEach((argument)=>{
                    argument.description = argument.description || cmd._argsDescription[argument.name()] || '';
                });
                if (cmd.registeredArguments.find((argument)=>argument.description)) return cmd.registeredArguments;
                return [];
            }
            subcommandTerm(cmd) {
                let args = cmd.registeredArguments.map((arg)=>humanReadableArgName(arg)).join(' ');
                return cmd._name + (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') + (cmd.options.length ? ' [options]' : '') + (args ? ' ' + args : '');
            }
            optionTerm(option) {
                return option.flags;
            }
            argumentTerm(argument) {
                return argument.name();
            }
            longestSubcommandTermLength(cmd, helper) {
                return helper.visibleCommands(cmd).reduce((max, command)=>Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command)))), 0);
            }
            longestOptionTermLength(cmd, helper) {
                return helper.visibleOptions(cmd).reduce((max, option)=>Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))), 0);
            }
            longestGlobalOptionTermLength(cmd, helper) {
                return helper.visibleGlobalOptions(cmd).reduce((max, option)=>Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))), 0);
            }
            longestArgumentTermLength(cmd, helper) {
                return helper.visibleArguments(cmd).reduce((max, argument)=>Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument)))), 0);
            }
            commandUsage(cmd) {
                let cmdName = cmd._name;
                if (cmd._aliases[0]) cmdName = cmdName + '|' + cmd._aliases[0];
                let ancestorCmdNames = '';
                for(let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent)ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
                return ancestorCmdNames + cmdName + ' ' + cmd.usage();
            }
            commandDescription(cmd) {
                return cmd.description();
            }
            subcommandDescription(cmd) {
                return cmd.summary() || cmd.description();
            }
            optionDescription(option) {
                let extraInfo = [];
                if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice)=>JSON.stringify(choice)).join(', ')}`);
                if (void 0 !== option.defaultValue) {
                    let showDefault = option.required || option.optional || option.isBoolean() && 'boolean' == typeof option.defaultValue;
                    if (showDefault) extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
                }
                if (void 0 !== option.presetArg && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
                if (void 0 !== option.envVar) extraInfo.push(`env: ${option.envVar}`);
                if (extraInfo.length > 0) {
                    let extraDescription = `(${extraInfo.join(', ')})`;
                    if (option.description) return `${option.description} ${extraDescription}`;
                    return extraDescription;
                }
                return option.description;
            }
            argumentDescription(argument) {
                let extraInfo = [];
                if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice)=>JSON.stringify(choice)).join(', ')}`);
                if (void 0 !== argument.defaultValue) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
                if (extraInfo.length > 0) {
                    let extraDescription = `(${extraInfo.join(', ')})`;
                    if (argument.description) return `${argument.description} ${extraDescription}`;
                    return extraDescription;
                }
                return argument.description;
            }
            formatItemList(heading, items, helper) {
                if (0 === items.length) return [];
                return [
                    helper.styleTitle(heading),
                    ...items,
                    ''
                ];
            }
            groupItems(unsortedItems, visibleItems, getGroup) {
                let result = new Map();
                unsortedItems.forEach((item)=>{
                    let group = getGroup(item);
                    if (!result.has(group)) result.set(group, []);
                });
                visibleItems.forEach((item)=>{
                    let group = getGroup(item);
                    if (!result.has(group)) result.set(group, []);
                    result.get(group).push(item);
                });
                return result;
            }
            formatHelp(cmd, helper) {
                let termWidth = helper.padWidth(cmd, helper);
                let helpWidth = helper.helpWidth ?? 80;
                function callFormatItem(term, description) {
                    return helper.formatItem(term, termWidth, description, helper);
                }
                let output = [
                    `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
                    ''
                ];
                let commandDescription = helper.commandDescription(cmd);
                if (commandDescription.length > 0) output = output.concat([
                    helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth),
                    ''
                ]);
                let argumentList = helper.visibleArguments(cmd).map((argument)=>callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument))));
                output = output.concat(this.formatItemList('Arguments:', argumentList, helper));
                let optionGroups = this.groupItems(cmd.options, helper.visibleOptions(cmd), (option)=>option.helpGroupHeading ?? 'Options:');
                optionGroups.forEach((options, group)=>{
                    let optionList = options.map((option)=>callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option))));
                    output = output.concat(this.formatItemList(group, optionList, helper));
                });
                if (helper.showGlobalOptions) {
                    let globalOptionList = helper.visibleGlobalOptions(cmd).map((option)=>callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option))));
                    output = output.concat(this.formatItemList('Global Options:', globalOptionList, helper));
                }
                let commandGroups = this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub)=>sub.helpGroup() || 'Commands:');
                commandGroups.forEach((commands, group)=>{
                    let commandList = commands.map((sub)=>callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub))));
                    output = output.concat(this.formatItemList(group, commandList, helper));
                });
                return output.join('\n');
            }
            displayWidth(str) {
                return stripColor(str).length;
            }
            styleTitle(str) {
                return str;
            }
            styleUsage(str) {
                return str.split(' ').map((word)=>{
                    if ('[options]' === word) return this.styleOptionText(word);
                    if ('[command]' === word) return this.styleSubcommandText(word);
                    if ('[' === word[0] || '<' === word[0]) return this.styleArgumentText(word);
                    return this.styleCommandText(word);
                }).join(' ');
            }
            styleCommandDescription(str) {
                return this.styleDescriptionText(str);
            }
            styleOptionDescription(str) {
                return this.styleDescriptionText(str);
            }
            styleSubcommandDescription(str) {
                return this.styleDescriptionText(str);
            }
            styleArgumentDescription(str) {
                return this.styleDescriptionText(str);
            }
            styleDescriptionText(str) {
                return str;
            }
            styleOptionTerm(str) {
                return this.styleOptionText(str);
            }
            styleSubcommandTerm(str) {
                return str.split(' ').map((word)=>{
                    if ('[options]' === word) return this.styleOptionText(word);
                    if ('[' === word[0] || '<' === word[0]) return this.styleArgumentText(word);
                    return this.styleSubcommandText(word);
                }).join(' ');
            }
            styleArgumentTerm(str) {
                return this.styleArgumentText(str);
            }
            styleOptionText(str) {
                return str;
            }
            styleArgumentText(str) {
                return str;
            }
            styleSubcommandText(str) {
                return str;
            }
            styleCommandText(str) {
                return str;
            }
            padWidth(cmd, helper) {
                return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
            }
            preformatted(str) {
                return /\n[^\S\r\n]/.test(str);
            }
            formatItem(term, termWidth, description, helper) {
                let itemIndent = 2;
                let itemIndentStr = ' '.repeat(itemIndent);
                if (!description) return itemIndentStr + term;
                let paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
                let spacerWidth = 2;
                let helpWidth = this.helpWidth ?? 80;
                let remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
                let formattedDescription;
                if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
                else {
                    let wrappedDescription = helper.boxWrap(description, remainingWidth);
                    formattedDescription = wrappedDescription.replace(/\n/g, '\n' + ' '.repeat(termWidth + spacerWidth));
                }
                return itemIndentStr + paddedTerm + ' '.repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
            }
            boxWrap(str, width) {
                if (width < this.minWidthToWrap) return str;
                let rawLines = str.split(/\r\n|\n/);
                let chunkPattern = /[\s]*[^\s]+/g;
                let wrappedLines = [];
                rawLines.forEach((line)=>{
                    let chunks = line.match(chunkPattern);
                    if (null === chunks) return void wrappedLines.push('');
                    let sumChunks = [
                        chunks.shift()
                    ];
                    let sumWidth = this.displayWidth(sumChunks[0]);
                    chunks.forEach((chunk)=>{
                        let visibleWidth = this.displayWidth(chunk);
                        if (sumWidth + visibleWidth <= width) {
                            sumChunks.push(chunk);
                            sumWidth += visibleWidth;
                            return;
                        }
                        wrappedLines.push(sumChunks.join(''));
                        let nextChunk = chunk.trimStart();
                        sumChunks = [
                            nextChunk
                        ];
                        sumWidth = this.displayWidth(nextChunk);
                    });
                    wrappedLines.push(sumChunks.join(''));
                });
                return wrappedLines.join('\n');
            }
        }
        function stripColor(str) {
            let sgrPattern = /\x1b\[\d*(;\d*)*m/g;
            return str.replace(sgrPattern, '');
        }
        exports.Help = Help;
        exports.stripColor = stripColor;
    }),
    45240: (function(__unused_webpack_module, exports, __nccwpck_require__) {
        let { InvalidArgumentError } = __nccwpck_require__(41135);
        class Option {
            constructor(flags, description){
                this.flags = flags;
                this.description = description || '';
                this.required = flags.includes('<');
                this.optional = flags.includes('[');
                this.variadic = /\w\.\.\.[>\]]$/.test(flags);
                this.mandatory = false;
                let optionFlags = splitOptionFlags(flags);
                this.short = optionFlags.shortFlag;
                this.long = optionFlags.longFlag;
                this.negate = false;
                if (this.long) this.negate = this.long.startsWith('--no-');
                this.defaultValue = void 0;
                this.defaultValueDescription = void 0;
                this.presetArg = void 0;
                this.envVar = void 0;
                this.parseArg = void 0;
                this.hidden = false;
                this.argChoices = void 0;
                this.conflictsWith = [];
                this.implied = void 0;
                this.helpGroupHeading = void 0;
            }
            default(value, description) {
                this.defaultValue = value;
                this.defaultValueDescription = description;
                return this;
            }
            preset(arg) {
                this.presetArg = arg;
                return this;
            }
            conflicts(names) {
                this.conflictsWith = this.conflictsWith.concat(names);
                return this;
            }
            implies(impliedOptionValues) {
                let newImplied = impliedOptionValues;
                if ('string' == typeof impliedOptionValues) newImplied = {
                    [impliedOptionValues]: true
                };
                this.implied = Object.assign(this.implied || {}, newImplied);
                return this;
            }
            env(name) {
                this.envVar = name;
                return this;
            }
            argParser(fn) {
                this.parseArg = fn;
                return this;
            }
            makeOptionMandatory(mandatory = true) {
                this.mandatory = !!mandatory;
                return this;
            }
            hideHelp(hide = true) {
                this.hidden = !!hide;
                return this;
            }
            _collectValue(value, previous) {
                if (previous === this.defaultValue || !Array.isArray(previous)) return [
                    value
                ];
                previous.push(value);
                return previous;
            }
            choices(values) {
                this.argChoices = values.slice();
                this.parseArg = (arg, previous)=>{
                    if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(', ')}.`);
                    if (this.variadic) return this._collectValue(arg, previous);
                    return arg;
                };
                return this;
            }
            name() {
                if (this.long) return this.long.replace(/^--/, '');
                return this.short.replace(/^-/, '');
            }
            attributeName() {
                if (this.negate) return camelcase(this.name().replace(/^no-/, ''));
                return camelcase(this.name());
            }
            helpGroup(heading) {
                this.helpGroupHeading = heading;
                return this;
            }
            is(arg) {
                return this.short === arg || this.long === arg;
            }
            isBoolean() {
                return !this.required && !this.optional && !this.negate;
            }
        }
        class DualOptions {
            constructor(options){
                this.positiveOptions = new Map();
                this.negativeOptions = new Map();
                this.dualOptions = new Set();
                options.forEach((option)=>{
                    if (option.negate) this.negativeOptions.set(option.attributeName(), option);
                    else this.positiveOptions.set(option.attributeName(), option);
                });
                this.negativeOptions.forEach((value, key)=>{
                    if (this.positiveOptions.has(key)) this.dualOptions.add(key);
                });
            }
            valueFromOption(value, option) {
                let optionKey = option.attributeName();
                if (!this.dualOptions.has(optionKey)) return true;
                let preset = this.negativeOptions.get(optionKey).presetArg;
                let negativeValue = void 0 !== preset ? preset : false;
                return option.negate === (negativeValue === value);
            }
        }
        function camelcase(str) {
            return str.split('-').reduce((str, word)=>str + word[0].toUpperCase() + word.slice(1));
        }
        function splitOptionFlags(flags) {
            let shortFlag;
            let longFlag;
            let shortFlagExp = /^-[^-]$/;
            let longFlagExp = /^--[^-]/;
            let flagParts = flags.split(/[ |,]+/).concat('guard');
            if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
            if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
            if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
            if (!shortFlag && longFlagExp.test(flagParts[0])) {
                shortFlag = longFlag;
                longFlag = flagParts.shift();
            }
            if (flagParts[0].startsWith('-')) {
                let unsupportedFlag = flagParts[0];
                let baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
                if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
                if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
                if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
                throw new Error(`${baseError}
- unrecognised flag format`);
            }
            if (void 0 === shortFlag && void 0 === longFlag) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
            return {
                shortFlag,
                longFlag
            };
        }
        exports.Option = Option;
        exports.DualOptions = DualOptions;
    }),
    65030: (function(__unused_webpack_module, exports) {
        let maxDistance = 3;
        function editDistance(a, b) {
            if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
            let d = [];
            for(let i = 0; i <= a.length; i++)d[i] = [
                i
            ];
            for(let j = 0; j <= b.length; j++)d[0][j] = j;
            for(let j = 1; j <= b.length; j++)for(let i = 1; i <= a.length; i++){
                let cost = 1;
                cost = a[i - 1] === b[j - 1] ? 0 : 1;
                d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
                if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
            }
            return d[a.length][b.length];
        }
        function suggestSimilar(word, candidates) {
            if (!candidates || 0 === candidates.length) return '';
            candidates = Array.from(new Set(candidates));
            let searchingOptions = word.startsWith('--');
            if (searchingOptions) {
                word = word.slice(2);
                candidates = candidates.map((candidate)=>candidate.slice(2));
            }
            let similar = [];
            let bestDistance = maxDistance;
            let minSimilarity = 0.4;
            candidates.forEach((candidate)=>{
                if (candidate.length <= 1) return;
                let distance = editDistance(word, candidate);
                let length = Math.max(word.length, candidate.length);
                let similarity = (length - distance) / length;
                if (similarity > minSimilarity) {
                    if (distance < bestDistance) {
                        bestDistance = distance;
                        similar = [
                            candidate
                        ];
                    } else if (distance === bestDistance) similar.push(candidate);
                }
            });
            similar.sort((a, b)=>a.localeCompare(b));
            if (searchingOptions) similar = similar.map((candidate)=>`--${candidate}`);
            if (similar.length > 1) return `\n(Did you mean one of ${similar.join(', ')}?)`;
            if (1 === similar.length) return `\n(Did you mean ${similar[0]}?)`;
            return '';
        }
        exports.suggestSimilar = suggestSimilar;
    }),
    86439: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            K: ()=>callCommand
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
        var _settings_settings_in_force_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(96480);
        let mostTries = 3;
        async function callCommand(load, call, world) {
            let start = null;
            for(let tries = 1;; tries += 1){
                let [perform, { settings, configuration }] = await Promise.all([
                    load(),
                    read(call, start, world)
                ]);
                try {
                    return {
                        reply: await perform(call.words, settings, {
                            ...world,
                            configuration
                        }),
                        settings
                    };
                } catch (error) {
                    if (!(error instanceof _settings_settings_in_force_js__WEBPACK_IMPORTED_MODULE_1__.MM) || tries >= mostTries) throw error;
                    start = error;
                }
            }
        }
        async function read({ takes, holdsPhase, given, givenAs }, start, { directory, environment, progress }) {
            if (!takes.includes('config')) return (0, _settings_settings_in_force_js__WEBPACK_IMPORTED_MODULE_1__.BX)(given, givenAs);
            let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, given.root || '.');
            let place = {
                folder,
                environment,
                commit: start?.commit ?? null,
                isTolerant: holdsPhase && null === start,
                givenAs
            };
            let found = await (0, _settings_settings_in_force_js__WEBPACK_IMPORTED_MODULE_1__.eZ)(null === start ? given : {
                ...given,
                config: start.file
            }, place);
            let note = null === start ? (0, _settings_settings_in_force_js__WEBPACK_IMPORTED_MODULE_1__.SA)(found.configuration, folder) : null;
            if (null !== note) progress(note);
            return found;
        }
    }),
    53366: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            P: ()=>commands
        });
        let place = [
            'root',
            'config'
        ];
        let told = [
            'comment',
            'pull-request',
            'commit-status',
            'attention',
            'attention-label',
            'attention-team',
            'assignees',
            'commit-signing',
            'otel-endpoint',
            'notify-url'
        ];
        let running = [
            ...place,
            'agent',
            'agent-command',
            'agent-env',
            'agent-prices',
            'gateway',
            'install-agent',
            'prompt-file',
            'append-prompt',
            'timeout',
            'idle-timeout',
            'context-limit',
            'kill-grace',
            'deadline',
            'max-parallel',
            'max-cost',
            'max-tokens',
            'max-turns',
            'max-attempts',
            'max-run-attempts',
            'repairs',
            'backoff',
            'max-backoff',
            'stuck',
            'on-failure',
            'fail-fast',
            'verify-artifacts',
            'verify-commands',
            'min-evidence',
            'recheck',
            'requirements',
            'verifier-command',
            'protected-paths',
            'undeclared-changes',
            'fail-on-warnings',
            'test-command',
            'confirming-runs',
            'test-baseline',
            'prove',
            'isolation',
            'setup-command',
            'allow-dirty',
            'co-author',
            'durability',
            'human-checkpoints',
            'unfinished-plans',
            'lease-ttl',
            'wait',
            'fresh',
            'remote',
            'github-token',
            'interrupt'
        ];
        let chained = [
            ...running.filter((name)=>'deadline' !== name),
            ...told,
            'mode',
            'snapshot-every',
            'unisolated',
            'branch',
            'workflow-changes',
            'run-id',
            'run-attempt',
            'round',
            'max-rounds',
            'leg-kind',
            'matrix',
            'base',
            'not-before',
            'job-timeout',
            'job-started',
            'input-dir',
            'output-dir',
            'artifact-name',
            'leg-results',
            'leg-receipts',
            'gate-receipt',
            'agent-secret-name'
        ];
        let adopting = [
            ...place,
            'agent-env',
            'timeout',
            'idle-timeout',
            'kill-grace',
            'deadline',
            'on-failure',
            'verify-artifacts',
            'verify-commands',
            'min-evidence',
            'protected-paths',
            'undeclared-changes',
            'allow-dirty',
            'lease-ttl',
            'wait',
            'remote',
            'github-token',
            'interrupt'
        ];
        let answering = [
            'root',
            'remote',
            'github-token'
        ];
        let shown = [
            ...running.filter((name)=>![
                    'fresh',
                    'remote',
                    'github-token',
                    'interrupt'
                ].includes(name)),
            ...told,
            'fail-on',
            'mode',
            'snapshot-every',
            'unisolated',
            'auto-advance',
            'auto-continue'
        ];
        __nccwpck_require__(18535);
        __nccwpck_require__(23152);
        var shells = __nccwpck_require__(57048);
        let commands = [
            {
                name: 'run',
                summary: 'run a phase: every plan that is not done, verified, with one truthful signal at the end',
                words: [
                    '<phase>'
                ],
                details: 'run 7                       every plan of phase 7 that is not done\nrun 7 --dry-run             says what that would be, and changes nothing\nrun 7 --only 07-03          one plan of it\nrun 7 --agent claude --test-command "npm test" --max-cost 5\nRules that stay go into .github/phase-executor.yml. status 7 shows where the phase stands, logs 7 what was printed.',
                settings: [
                    ...running,
                    ...told,
                    'branch',
                    'fail-on',
                    'only',
                    'dry-run'
                ],
                holdsPhase: true,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(9585),
                        __nccwpck_require__.e(590),
                        __nccwpck_require__.e(2441),
                        __nccwpck_require__.e(1045),
                        __nccwpck_require__.e(8058),
                        __nccwpck_require__.e(8594),
                        __nccwpck_require__.e(6973),
                        __nccwpck_require__.e(6738),
                        __nccwpck_require__.e(1304),
                        __nccwpck_require__.e(1517)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 11517))).run
            },
            {
                name: 'adopt',
                summary: 'adopt the work of agents that kept running after their run died; starts no agent',
                words: [
                    '<phase>'
                ],
                settings: adopting,
                holdsPhase: true,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(9585),
                        __nccwpck_require__.e(2441),
                        __nccwpck_require__.e(1045),
                        __nccwpck_require__.e(8594),
                        __nccwpck_require__.e(6014)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 51165))).adopt
            },
            {
                name: 'plan',
                summary: 'show the plans, waves, overlaps and diagnostics of a phase; runs nothing',
                words: [
                    '<phase>'
                ],
                settings: shown,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(7667)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 67667))).plan
            },
            {
                name: 'execute',
                summary: 'a job of a chained run: execute plans, or the exit gate, and leave the result for integrate',
                words: [
                    '<phase>',
                    '[plan]'
                ],
                details: 'With a plan it is attempted once; without one all that can run is executed, retries included.',
                settings: chained,
                holdsPhase: true,
                staysGreen: true,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(9585),
                        __nccwpck_require__.e(590),
                        __nccwpck_require__.e(2441),
                        __nccwpck_require__.e(1045),
                        __nccwpck_require__.e(8058),
                        __nccwpck_require__.e(8594),
                        __nccwpck_require__.e(6973),
                        __nccwpck_require__.e(8570),
                        __nccwpck_require__.e(6738),
                        __nccwpck_require__.e(1304),
                        __nccwpck_require__.e(4748)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 24748))).execute
            },
            {
                name: 'engine',
                summary: "copy this engine to a new folder outside the workspace, before the exit gate's job runs anything",
                words: [],
                details: 'Its outputs say where it is, the digest of its files and the Node it runs on.',
                settings: [],
                load: async ()=>(await __nccwpck_require__.e(9259).then(__nccwpck_require__.bind(__nccwpck_require__, 69259))).engine
            },
            {
                name: 'upload',
                summary: 'upload the result of a step that has no token, and give a receipt for it',
                words: [],
                settings: [
                    'output-dir',
                    'run-attempt'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(1045),
                        __nccwpck_require__.e(8570),
                        __nccwpck_require__.e(4235)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 47601))).upload
            },
            {
                name: 'integrate',
                summary: 'the job after a round: fold the proven work onto the branch, publish it and plan the next round',
                words: [
                    '<phase>'
                ],
                details: 'Round 0 opens the phase. It runs no agent and no code of the repository, and trusts no result unseen.',
                settings: chained,
                holdsPhase: true,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(9585),
                        __nccwpck_require__.e(590),
                        __nccwpck_require__.e(2441),
                        __nccwpck_require__.e(1045),
                        __nccwpck_require__.e(8058),
                        __nccwpck_require__.e(8594),
                        __nccwpck_require__.e(6973),
                        __nccwpck_require__.e(8570),
                        __nccwpck_require__.e(383),
                        __nccwpck_require__.e(8265)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 8265))).integrate
            },
            {
                name: 'conclude',
                summary: 'the last job of a chained run: the exit gate, the final signal, the decision',
                words: [
                    '<phase>'
                ],
                settings: [
                    ...chained,
                    'auto-advance',
                    'auto-continue',
                    'fail-on'
                ],
                holdsPhase: true,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(9585),
                        __nccwpck_require__.e(590),
                        __nccwpck_require__.e(2441),
                        __nccwpck_require__.e(1045),
                        __nccwpck_require__.e(8058),
                        __nccwpck_require__.e(8594),
                        __nccwpck_require__.e(6973),
                        __nccwpck_require__.e(8570),
                        __nccwpck_require__.e(6738),
                        __nccwpck_require__.e(383),
                        __nccwpck_require__.e(545)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 40545))).conclude
            },
            {
                name: 'status',
                summary: 'where a phase stands, or each of them, from the ledger, a remote and git; runs nothing',
                words: [
                    '[phase]'
                ],
                settings: [
                    'root',
                    'remote',
                    'github-token'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(8058),
                        __nccwpck_require__.e(9088)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 59088))).status
            },
            {
                name: 'report',
                summary: 'a phase as one HTML page, as JUnit, CTRF or a trace: verdict, timeline, plans, decisions; runs nothing',
                words: [
                    '<phase>'
                ],
                details: "The page needs no network and runs no script. It tells what the record holds, here or with --remote there.",
                settings: [
                    ...place,
                    'output',
                    'junit',
                    'ctrf',
                    'otlp',
                    'remote',
                    'github-token'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(9585),
                        __nccwpck_require__.e(9647)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 33111))).report
            },
            {
                name: 'logs',
                summary: 'what agents, their set-up and the checks of a phase have printed in this checkout',
                words: [
                    '<phase>',
                    '[plan]'
                ],
                details: 'Control characters and what looks like a secret are left out; the files themselves hold everything.',
                settings: [
                    ...place,
                    'attempt',
                    'follow'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(553)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 40553))).logs
            },
            {
                name: 'approve',
                summary: 'say that a plan which waits for a person may go on in the next run',
                words: [
                    '<phase>',
                    '<plan>'
                ],
                details: 'status <phase> shows what the plan asks. A decision is made with answer.',
                settings: answering,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(958)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 70958))).approve
            },
            {
                name: 'answer',
                summary: 'answer a plan that waits for a person: a decision, what is wrong, what was done',
                words: [
                    '<phase>',
                    '<plan>',
                    '<text…>'
                ],
                details: "To a decision: the id of an option, with a remark behind it if need be. To something to be verified: what is wrong\nwith it; that is changed, and the plan asks again. An answer is kept in git: it is no place for secrets.",
                settings: answering,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(958)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 70958))).answer
            },
            {
                name: 'comment',
                summary: 'do what a comment says that begins with /phase: approve, answer, status, run, retry or help (in a job)',
                words: [],
                details: 'The comment is that of the event of the job. docs/on-the-pull-request.md says who may, and what it needs.',
                settings: [
                    ...place,
                    'remote',
                    'github-token',
                    'trusted-bots',
                    'phase-workflow'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(2441),
                        __nccwpck_require__.e(8058),
                        __nccwpck_require__.e(7691)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 71246))).comment
            },
            {
                name: 'validate',
                summary: 'every diagnostic of a phase, or of the whole .planning tree, with file and line',
                words: [
                    '[phase]'
                ],
                settings: place,
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(2912)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 62912))).validate
            },
            {
                name: 'signal',
                summary: 'completion signals by hand: create, parse, handle, log',
                words: [
                    '<create|parse|handle|log>',
                    '[words…]'
                ],
                details: "signal create <success|failure|blocked|skipped> <phase> [details]   details: a JSON object, or key=value words\nsignal parse [json]    what a signal says, in its full form; from stdin without the word\nsignal handle [json]   the decision that follows from it; the next phase is that of ROADMAP.md\nsignal log [json]      appends it to .planning/EXECUTION_LOG.md",
                settings: [
                    ...place,
                    'max-attempts',
                    'backoff',
                    'max-backoff'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(5824)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 25824))).signal
            },
            {
                name: 'state',
                alias: 'orchestrator-state',
                summary: "the orchestrator's state and its agents' heartbeats: write, read, clear, rebuild, check-stale",
                words: [
                    '<write|read|clear|rebuild|check-stale>',
                    '[words…]'
                ],
                details: 'state write --phase <phase> --mode <team|fallback> --data <json>   merges the fields into .planning/.orchestrator-state.json\nstate read [--phase <phase>]   the state, or {"exists": false}\nstate clear                    removes it; {"cleared": true} also where there was none\nstate rebuild <phase>          makes that of the last run again from the event log\nstate check-stale [--threshold <minutes>]   agents without a sign of life for so long (default: 15)',
                settings: [
                    'root'
                ],
                fields: [
                    'phase',
                    'mode',
                    'data',
                    'threshold'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(6347)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 46347))).state
            },
            {
                name: 'checkpoint',
                summary: 'checkpoints of the work tree by hand: create, rollback, list, prune',
                words: [
                    '<create|rollback|list|prune>',
                    '[words…]'
                ],
                details: "checkpoint create <phase> <plan>   records the work tree, changes nothing in it and prints the tag\ncheckpoint rollback <tag>          keeps what is there under a ref, puts the tree back exactly, deletes the tag\ncheckpoint list                    those there are, the oldest first\ncheckpoint prune [partials]        deletes old ones; with partials also what was kept of attempts",
                settings: [
                    'root',
                    'older-than',
                    'dry-run'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(3787)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 33787))).checkpoint
            },
            {
                name: 'handoff',
                summary: 'checkpoint returns, what a stopped agent leaves for the next: create, validate',
                words: [
                    '<create|validate>',
                    '[words…]'
                ],
                details: "handoff create <agent> <threshold_critical|task_complete|error> [details]\n    details: a JSON object, or key=value words: completed, remaining, decisions, patterns, issues, filesModified\nhandoff validate [json]   from stdin without the word; exit code 1 when it is too large, 65 when it is not one",
                settings: [],
                load: async ()=>(await __nccwpck_require__.e(9508).then(__nccwpck_require__.bind(__nccwpck_require__, 19508))).handoff
            },
            {
                name: 'errors',
                alias: 'log-specialist-error',
                summary: 'append an error record to .planning/specialist-errors.jsonl: log',
                words: [
                    '[log]',
                    '[words…]'
                ],
                details: 'errors log --phase 07 --plan 03 --task 2 --specialist coder --error-type timeout --details "no end after 5m"\nAll six are required; they can also be given as one JSON object or as key=value words.',
                settings: [
                    'root'
                ],
                fields: [
                    'phase',
                    'plan',
                    'task',
                    'specialist',
                    'error-type',
                    'details'
                ],
                load: async ()=>(await __nccwpck_require__.e(2615).then(__nccwpck_require__.bind(__nccwpck_require__, 72615))).errors
            },
            {
                name: 'tests',
                summary: 'a verdict on tests, pass, fail or unknown, from a command, a log or report files',
                words: [
                    '[-- command…]'
                ],
                details: "tests -- npm test                                     runs the command; one word with blanks is a shell line\ntests --log <file|-> --exit-code <n>                  reads the output of a run that is over\ntests --report 'build/**/TEST-*.xml' --exit-code <n>  reads its reports; also beside a command or a log\nFiles are looked for below --root. Exit code 0 for pass only, 1 for fail and unknown, 3 when interrupted.",
                settings: [
                    ...place,
                    'timeout',
                    'idle-timeout',
                    'kill-grace',
                    'log',
                    'report',
                    'exit-code',
                    'baseline-total'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(3417)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 24387))).tests
            },
            {
                name: 'doctor',
                summary: 'what this machine lacks; with a phase also what would stop that: agent, key, programs, people, checkout',
                words: [
                    '[phase]'
                ],
                details: 'Nothing is run or changed. The exit code is 69 where something is missing or the phase could not begin.',
                settings: [
                    ...shown,
                    'remote',
                    'github-token',
                    'agent-secret-name'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(590),
                        __nccwpck_require__.e(9231)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 89231))).doctor
            },
            {
                name: 'init',
                summary: 'show, and with --yes write, a configuration file and a workflow that fit this repository',
                words: [],
                details: 'At a terminal it asks. A file that is there is never changed: the difference is shown, and the exit code is 64.',
                settings: [
                    'root',
                    'agent',
                    'test-command',
                    'yes',
                    'dry-run'
                ],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(590),
                        __nccwpck_require__.e(4506)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 4506))).init
            },
            {
                name: 'completion',
                summary: "print a script that completes commands, options, phases and plans in a shell",
                words: [
                    `<${shells.m.join('|')}>`
                ],
                details: "bash   source <(phase-executor completion bash)    in ~/.bashrc\nzsh    source <(phase-executor completion zsh)     in ~/.zshrc, after compinit\nfish   phase-executor completion fish > ~/.config/fish/completions/phase-executor.fish\nphase-executor has to be a program on PATH there, or a function; an alias is not found.",
                settings: [],
                load: async ()=>(await __nccwpck_require__.e(4992).then(__nccwpck_require__.bind(__nccwpck_require__, 34992))).completion
            },
            {
                name: 'demo',
                summary: 'make a small repository in a temporary folder and run its phase, without a model',
                words: [],
                settings: [],
                load: async ()=>(await Promise.all([
                        __nccwpck_require__.e(3243),
                        __nccwpck_require__.e(2856),
                        __nccwpck_require__.e(6780),
                        __nccwpck_require__.e(922),
                        __nccwpck_require__.e(6881),
                        __nccwpck_require__.e(3997),
                        __nccwpck_require__.e(5030),
                        __nccwpck_require__.e(8513),
                        __nccwpck_require__.e(2097),
                        __nccwpck_require__.e(5144),
                        __nccwpck_require__.e(5654),
                        __nccwpck_require__.e(8537),
                        __nccwpck_require__.e(8264),
                        __nccwpck_require__.e(790),
                        __nccwpck_require__.e(4232),
                        __nccwpck_require__.e(7749),
                        __nccwpck_require__.e(9585),
                        __nccwpck_require__.e(590),
                        __nccwpck_require__.e(2441),
                        __nccwpck_require__.e(1045),
                        __nccwpck_require__.e(8058),
                        __nccwpck_require__.e(8594),
                        __nccwpck_require__.e(6973),
                        __nccwpck_require__.e(6738),
                        __nccwpck_require__.e(1304),
                        __nccwpck_require__.e(1517),
                        __nccwpck_require__.e(359)
                    ]).then(__nccwpck_require__.bind(__nccwpck_require__, 20359))).demo
            }
        ];
    }),
    29069: (function(__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__)=>{
            try {
                __nccwpck_require__(30522);
                var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
                var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
                var commander__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(48179);
                var _call_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(86439);
                var _catalogue_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(53366);
                var _session_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(34798);
                var _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(23152);
                var _shells_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(57048);
                var _world_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(68529);
                let helpIndent = 26;
                (0, _world_js__WEBPACK_IMPORTED_MODULE_8__.qG)(await main(process.argv.slice(2)));
                async function main(given) {
                    if ('__complete' === given[0]) return complete(given.slice(1));
                    let words = (0, _shells_js__WEBPACK_IMPORTED_MODULE_9__.r)(given, (0, _world_js__WEBPACK_IMPORTED_MODULE_8__.ll)(process.stderr));
                    let code = 0;
                    let program = describeProgram(words, async (command, given, options)=>{
                        code = await answerTo(command, given, options);
                    });
                    try {
                        await program.parseAsync(words, {
                            from: 'user'
                        });
                        return code;
                    } catch (error) {
                        if (error instanceof commander__WEBPACK_IMPORTED_MODULE_3__.b7) return 0 === error.exitCode ? 0 : 64;
                        throw error;
                    }
                }
                async function complete([shell = '', ...words]) {
                    let { completionLines, completionsOf } = await __nccwpck_require__.e(748).then(__nccwpck_require__.bind(__nccwpck_require__, 10748));
                    process.stdout.write(`${completionLines(await completionsOf(shell, words, process.cwd())).join('\n')}\n`);
                    return 0;
                }
                function describeProgram(words, run) {
                    let program = new commander__WEBPACK_IMPORTED_MODULE_3__.uB('phase-executor').description('Runs one phase of a .planning project unattended and says truthfully how it ended.').version(version()).configureHelp({
                        formatItem: helpItem,
                        subcommandTerm: usageOf
                    }).enablePositionalOptions().exitOverride().showHelpAfterError(hintFor(words));
                    let docs = new Map((0, _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.kJ)().map((doc)=>[
                            doc.name,
                            doc
                        ]));
                    for (let command of _catalogue_js__WEBPACK_IMPORTED_MODULE_5__.P){
                        let verb = program.command(command.name).description(command.summary);
                        if (command.alias) verb.alias(command.alias);
                        for (let word of command.words)verb.argument(word.replace('…', '...'));
                        let isCalled = words.some((word)=>word === command.name || word === command.alias);
                        for (let name of isCalled ? command.settings : []){
                            let doc = docs.get(name);
                            if (doc) for (let option of optionsOf(doc))verb.addOption(option);
                        }
                        for (let option of isCalled ? formerOptions(command, docs) : [])verb.addOption(option);
                        for (let field of command.fields ?? [])verb.option(`--${field} <text>`, `the same as the word ${field}=text`);
                        verb.option('--json', 'answer with one JSON document on stdout');
                        if (command.details) verb.addHelpText('after', `\n${command.details}`);
                        verb.action((...given)=>run(command, given.slice(0, command.words.length).flat().filter(isWord), verb.opts()));
                    }
                    return program;
                }
                function hintFor([first = '', ...words]) {
                    let named = first.startsWith('-') ? _catalogue_js__WEBPACK_IMPORTED_MODULE_5__.P.find(({ name })=>words.includes(name)) : void 0;
                    return void 0 === named ? '(add --help to see what there is)' : `(options come after the command: phase-executor ${named.name} … ${first})`;
                }
                function helpItem(term, _, text, help) {
                    let indent = ' '.repeat(helpIndent);
                    let lines = help.boxWrap(text, Math.max(40, (help.helpWidth ?? 80) - helpIndent)).split('\n');
                    let [first = '', ...rest] = lines;
                    let head = `  ${term}`;
                    let isShort = head.length < helpIndent;
                    return [
                        isShort ? `${head.padEnd(helpIndent)}${first}` : head,
                        ...(isShort ? rest : lines).map((line)=>indent + line)
                    ].join('\n');
                }
                function usageOf(verb) {
                    return [
                        verb.name(),
                        ...verb.registeredArguments.map(wordOf)
                    ].join(' ');
                }
                function wordOf(argument) {
                    let name = `${argument.name()}${argument.variadic ? '…' : ''}`;
                    return argument.required ? `<${name}>` : `[${name}]`;
                }
                function version() {
                    return JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0, _world_js__WEBPACK_IMPORTED_MODULE_8__.iR)(), 'package.json'), 'utf8')).version;
                }
                function optionsOf(doc) {
                    let option = new commander__WEBPACK_IMPORTED_MODULE_3__.c$(flags(doc), helpText(doc));
                    if (doc.repeats) option.argParser((given, before)=>before ? `${before},${given}` : given);
                    let canBeTakenBack = null === doc.value && null !== doc.key;
                    return canBeTakenBack ? [
                        option,
                        new commander__WEBPACK_IMPORTED_MODULE_3__.c$(`--no-${doc.name}`).hideHelp()
                    ] : [
                        option
                    ];
                }
                function formerOptions({ settings }, docs) {
                    return [
                        ..._settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.fN
                    ].flatMap(([name, today])=>{
                        let doc = docs.get(today);
                        return doc && settings.includes(today) ? [
                            new commander__WEBPACK_IMPORTED_MODULE_3__.c$(flags({
                                ...doc,
                                name
                            })).hideHelp()
                        ] : [];
                    });
                }
                function flags({ name, value, alias }) {
                    let flag = null === alias ? `--${name}` : `--${alias}, --${name}`;
                    return null === value ? flag : `${flag} <${value}>`;
                }
                function helpText({ description, fallback }) {
                    return '' === fallback || 'false' === fallback ? description : `${description} (default: ${fallback})`;
                }
                function isWord(word) {
                    return 'string' == typeof word;
                }
                async function answerTo(command, words, { json, ...options }) {
                    let answer = (document, text)=>process.stdout.write(`${json ? JSON.stringify(document) : text}\n`);
                    try {
                        let given = Object.entries(options).map(([name, value])=>[
                                kebab(name),
                                String(value)
                            ]);
                        let isField = ([name])=>command.fields?.includes(name) ?? false;
                        let fields = given.filter(isField).map(([name, value])=>`${name}=${value}`);
                        let own = given.filter((each)=>!isField(each));
                        let print = (0, _world_js__WEBPACK_IMPORTED_MODULE_8__.ll)(process.stderr);
                        let values = (0, _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.fi)(Object.fromEntries(own), print);
                        let interrupt = command.settings.includes('interrupt') ? (0, _settings_settings_js__WEBPACK_IMPORTED_MODULE_7__.P$)(values).interrupt : 'now';
                        let call = {
                            takes: command.settings,
                            holdsPhase: true === command.holdsPhase,
                            words: [
                                ...words,
                                ...fields
                            ],
                            given: values,
                            givenAs: 'option'
                        };
                        let live = (0, _world_js__WEBPACK_IMPORTED_MODULE_8__.mV)(print);
                        let progress = null === live ? print : (line)=>live.print(line);
                        let world = (0, _world_js__WEBPACK_IMPORTED_MODULE_8__.HY)({
                            interrupt,
                            progress,
                            live,
                            ...json ? {} : {
                                print: (0, _world_js__WEBPACK_IMPORTED_MODULE_8__.ll)(process.stdout)
                            }
                        });
                        let { reply } = await (0, _call_js__WEBPACK_IMPORTED_MODULE_4__.K)(command.load, call, world);
                        answer(reply.json, reply.text);
                        return reply.exitCode;
                    } catch (error) {
                        let { exitCode, message, stack } = (0, _session_failure_js__WEBPACK_IMPORTED_MODULE_6__.g)(error);
                        if (json) answer({
                            error: {
                                message,
                                exitCode
                            }
                        }, '');
                        process.stderr.write(`phase-executor: ${stack ?? message}\n`);
                        return exitCode;
                    }
                }
                function kebab(name) {
                    return name.replace(/[A-Z]/g, (letter)=>`-${letter.toLowerCase()}`);
                }
                __webpack_async_result__();
            } catch (e) {
                __webpack_async_result__(e);
            }
        }, 1);
    }),
    30522: (function() {
        let external_node_inspector_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:inspector");
        process.on('SIGUSR1', ()=>void 0);
        if (void 0 !== external_node_inspector_namespaceObject.url()) {
            process.stderr.write('phase-executor: an agent could change the verdict through the debugger of Node, so it is closed; start without --inspect\n');
            external_node_inspector_namespaceObject.close();
        }
    }),
    84178: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            G_: ()=>forgetCall,
            if: ()=>markOfCalls,
            li: ()=>cutOffCalls,
            vf: ()=>noteCall
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
        let underWay = new Set();
        let calls = 0;
        function noteCall({ gitDir, commonDir }, session, args) {
            let verb = args.find((arg, at)=>/^[a-z]/.test(arg) && '-c' !== args[at - 1]) ?? '';
            if (lockless.has(verb)) return null;
            let worktree = gitDir === commonDir ? '' : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(gitDir);
            calls += 1;
            let parts = [
                session.id,
                `${calls}`,
                indexOnly.has(verb) ? 'index' : 'all',
                worktree
            ];
            let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(session.dir, parts.map(encodeURIComponent).join('+'));
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(session.dir, {
                    recursive: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, '');
            } catch  {
                return null;
            }
            underWay.add(file);
            return file;
        }
        function forgetCall(file, wasKilled) {
            if (null === file) return;
            underWay.delete(file);
            if (!wasKilled) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, {
                force: true
            });
        }
        function cutOffCalls({ dir }) {
            return namesIn(dir).flatMap((name)=>{
                let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name);
                let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, {
                    bigint: true,
                    throwIfNoEntry: false
                });
                if (underWay.has(file) || void 0 === stat) return [];
                let [session = '', , locks, worktree = ''] = name.split('+').map((part)=>decodeURIComponent(part));
                return [
                    {
                        file,
                        session,
                        worktree,
                        locks: 'index' === locks ? 'index' : 'all',
                        notedAt: stat.mtimeNs
                    }
                ];
            });
        }
        function markOfCalls(session) {
            return `git/${session}`;
        }
        let lockless = new Set([
            'commit-tree',
            'hash-object',
            'mktree',
            'merge-tree',
            'rev-parse',
            'config'
        ]);
        let indexOnly = new Set([
            'read-tree',
            'update-index',
            'write-tree',
            'add',
            'restore',
            'status',
            'checkout-index'
        ]);
        function namesIn(folder) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
    }),
    64757: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            LQ: ()=>synced,
            SY: ()=>neutral,
            ZB: ()=>syncVariables,
            cA: ()=>environment,
            hY: ()=>ownIdentity
        });
        function environment(env) {
            let kept = Object.entries(env).filter(([name])=>!name.startsWith('GIT_') || keptVariables.test(name));
            let fixed = {
                LC_ALL: 'C',
                GIT_TERMINAL_PROMPT: '0',
                GIT_LITERAL_PATHSPECS: '1',
                GIT_NO_REPLACE_OBJECTS: '1',
                GIT_GRAFT_FILE: '/dev/null',
                GIT_TRACE2: '0',
                GIT_TRACE2_EVENT: '0',
                GIT_TRACE2_PERF: '0'
            };
            return {
                ...Object.fromEntries(kept),
                ...fixed
            };
        }
        let keptVariables = /^GIT_((AUTHOR|COMMITTER)_(NAME|EMAIL)|CONFIG_(NOSYSTEM|GLOBAL|SYSTEM|COUNT|KEY_\d+|VALUE_\d+)|SSH|SSH_COMMAND|ASKPASS|SSL_\w+|LFS_\w+)$/;
        let neutral = [
            'core.hooksPath=/dev/null',
            'core.fsmonitor=false',
            'core.quotePath=false',
            'core.pager=cat',
            'diff.external=',
            'commit.gpgSign=false',
            'tag.gpgSign=false',
            'tag.forceSignAnnotated=false',
            'gc.auto=0',
            'maintenance.auto=false',
            'protocol.ext.allow=never',
            'submodule.recurse=false',
            'push.followTags=false',
            'push.gpgSign=false',
            'push.recurseSubmodules=no',
            'i18n.commitEncoding=UTF-8',
            'i18n.logOutputEncoding=UTF-8',
            'core.commentChar=#',
            'trailer.separators=:',
            'advice.detachedHead=false',
            'advice.graftFileDeprecated=false'
        ];
        let synced = {
            repository: [
                'core.fsync=committed,index',
                'core.fsyncMethod=batch'
            ],
            indexCopy: [
                'core.fsync=committed',
                'core.fsyncMethod=batch'
            ]
        };
        function syncVariables(env) {
            let given = Number(env.GIT_CONFIG_COUNT ?? 0);
            let first = Number.isSafeInteger(given) && given > 0 ? given : 0;
            let pairs = synced.repository.map((setting)=>setting.split('='));
            return Object.fromEntries([
                [
                    'GIT_CONFIG_COUNT',
                    String(first + pairs.length)
                ],
                ...pairs.flatMap(([key, value], at)=>[
                        [
                            `GIT_CONFIG_KEY_${first + at}`,
                            key
                        ],
                        [
                            `GIT_CONFIG_VALUE_${first + at}`,
                            value
                        ]
                    ])
            ]);
        }
        let ownIdentity = {
            GIT_AUTHOR_NAME: 'Phase Executor',
            GIT_AUTHOR_EMAIL: 'phase-executor@users.noreply.github.com',
            GIT_COMMITTER_NAME: 'Phase Executor',
            GIT_COMMITTER_EMAIL: 'phase-executor@users.noreply.github.com'
        };
    }),
    11475: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            V2: ()=>failure,
            XS: ()=>GitError,
            fk: ()=>RefusedError,
            jd: ()=>UnansweredError
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
        var _lock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(80221);
        class GitError extends Error {
            name = 'GitError';
            exitCode = 64;
        }
        class UnansweredError extends GitError {
            name = 'UnansweredError';
        }
        class RefusedError extends GitError {
            name = 'RefusedError';
        }
        function failure(args, { exitCode, stderr }, gitDir, now = null) {
            let verb = args.find((arg)=>/^[a-z]/.test(arg)) ?? 'git';
            let lock = (0, _lock_js__WEBPACK_IMPORTED_MODULE_1__.M5)(stderr);
            if (null !== lock) return new GitError(`git ${verb} could not be done: ${(0, _lock_js__WEBPACK_IMPORTED_MODULE_1__.li)(lock, now)}`);
            let said = stderr.trim() || 'it said nothing';
            let full = void 0 !== gitDir && isFull(gitDir) ? ' (No space left on device)' : '';
            return new GitError(`git ${verb} failed with exit code ${exitCode}: ${said}${full}`);
        }
        function isFull(dir) {
            try {
                let { bavail, bsize } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(dir);
                return bavail * bsize < 131072;
            } catch  {
                return false;
            }
        }
    }),
    80221: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            M5: ()=>lockMet,
            Qc: ()=>clearOwnLocks,
            TL: ()=>quoted,
            li: ()=>lockText,
            xM: ()=>lockStamp
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58500);
        var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(48009);
        var _call_record_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(84178);
        async function clearOwnLocks(place, session, patienceMs = 5_000) {
            let calls = (0, _call_record_js__WEBPACK_IMPORTED_MODULE_4__.li)(session);
            let cleared = {
                removed: [],
                left: []
            };
            if (0 === calls.length) return cleared;
            for (let id of new Set(calls.map((call)=>call.session)))if (id !== session.id) await endCalls(id, patienceMs);
            for (let call of calls){
                let left = locksOf(call, place);
                for (let lock of left){
                    if (isInUse(lock, call, place)) {
                        cleared.left.push(lock);
                        continue;
                    }
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(lock, {
                        force: true
                    });
                    cleared.removed.push(lock);
                }
                if (left.every((lock)=>!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(lock))) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(call.file, {
                    force: true
                });
            }
            return cleared;
        }
        async function endCalls(session, patienceMs) {
            let mark = (0, _call_record_js__WEBPACK_IMPORTED_MODULE_4__["if"])(session);
            for(let waitedMs = 0; waitedMs < patienceMs && (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.d8)(mark); waitedMs += 50)await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(50);
            await (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.TK)(mark);
        }
        function locksOf(call, place) {
            let gitDir = gitDirOf(call, place);
            let { commonDir } = place;
            let found = 'index' === call.locks ? [
                (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index.lock')
            ] : [
                ...[
                    ...new Set([
                        gitDir,
                        commonDir
                    ])
                ].flatMap((dir)=>locksIn(dir, false)),
                ...locksIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs'), true),
                (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs.new')
            ];
            return found.filter((lock)=>{
                let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(lock, {
                    bigint: true,
                    throwIfNoEntry: false
                });
                return stat?.isFile() === true && bornAt(stat) >= call.notedAt;
            });
        }
        function bornAt({ birthtimeNs, mtimeNs }) {
            return birthtimeNs > 0n ? birthtimeNs : mtimeNs;
        }
        function locksIn(dir, recursive) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir)) return [];
            let names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir, {
                recursive,
                encoding: 'utf8'
            });
            return names.filter((name)=>name.endsWith('.lock')).map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name));
        }
        function isInUse(lock, call, place) {
            let gitDir = gitDirOf(call, place);
            let isOwn = gitDir !== place.commonDir && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(lock) === gitDir;
            return (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.r0)(isOwn ? [
                rootOf(gitDir, place),
                gitDir
            ] : rootsOf(place), lock);
        }
        function gitDirOf({ worktree }, { commonDir }) {
            return '' === worktree ? commonDir : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees', worktree);
        }
        function rootsOf(place) {
            let linked = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.commonDir, 'worktrees');
            let dirs = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked).map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)) : [];
            return [
                place.commonDir,
                ...[
                    place.commonDir,
                    place.gitDir,
                    ...dirs
                ].map((dir)=>rootOf(dir, place))
            ];
        }
        function rootOf(gitDir, place) {
            if (gitDir === place.gitDir) return place.root;
            let link = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(link)) return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, 'utf8').trim());
            return '.git' === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(gitDir) ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(gitDir) : gitDir;
        }
        function lockMet(stderr) {
            let [, path = null] = /nable to create (?:file )?'?(\/.+\.lock|\/.+packed-refs\.new)'?: File exists/.exec(stderr) ?? [];
            return path;
        }
        function lockStamp(lock) {
            let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(lock, {
                throwIfNoEntry: false
            });
            return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : null;
        }
        function lockText(lock, now) {
            let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(lock, {
                throwIfNoEntry: false
            });
            let age = void 0 === stat || null === now ? '' : `, ${ageText(now - stat.mtimeMs)} old`;
            return `${lock}${age}, is held by another git, or was left by one that was killed. If no git is at work there, remove it and run again: rm -f ${quoted(lock)}`;
        }
        function ageText(ms) {
            let seconds = Math.max(0, Math.round(ms / 1000));
            if (seconds < 120) return `${seconds} s`;
            let minutes = Math.round(seconds / 60);
            return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
        }
        function quoted(path) {
            return /^[\w/.@%+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
        }
    }),
    89024: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            O1: ()=>isMachineFault,
            Pi: ()=>isForWantOfSpace,
            ps: ()=>causes
        });
        var _git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(11475);
        function isMachineFault(error) {
            return isForWantOfSpace(error) || causes(error).some((each)=>codes.has(codeOf(each)) || saysSo(each, words));
        }
        function isForWantOfSpace(error) {
            return causes(error).some((each)=>spaceCodes.has(codeOf(each)) || saysSo(each, spaceWords));
        }
        function causes(error) {
            let found = [];
            for(let each = error; each instanceof Error && !found.includes(each); each = each.cause)found.push(each);
            return found;
        }
        let spaceCodes = new Set([
            'ENOSPC',
            'EDQUOT'
        ]);
        let spaceWords = /No space left on device|Disk quota exceeded|Out of diskspace/;
        let codes = new Set([
            'EPERM',
            'EROFS',
            'EMFILE',
            'ENFILE'
        ]);
        let words = /Operation not permitted|Read-only file system|Too many open files/;
        function codeOf(error) {
            return error.code ?? '';
        }
        function saysSo(error, said) {
            return error instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS && said.test(error.message);
        }
    }),
    41028: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            DB: ()=>DeclaredPaths,
            $9: ()=>parseDeclaredPath,
            mV: ()=>withoutAnnotation
        });
        var external_node_path_ = __nccwpck_require__(76760);
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
            return external_node_path_.posix.normalize(path).replace(/^\.\//, '');
        }
    }),
    22016: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            AZ: ()=>bareKey,
            EO: ()=>splitAtCommas,
            KE: ()=>listed,
            Qq: ()=>text,
            Te: ()=>texts,
            jc: ()=>mustHaves,
            vv: ()=>uncheckedPromises
        });
        var _declared_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41028);
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
                statement: text(item)
            };
            let named = item.statement ?? item.truth ?? item.description ?? item.provides;
            if (void 0 !== named) return {
                statement: text(named)
            };
            return {
                statement: Object.entries(item).map(([key, value])=>`${key}: ${text(value)}`).join('; ')
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
            return /^[\w@()[\]./-]+\.[A-Za-z]\w{0,9}$/.test(text) && 'pattern' === (0, _declared_paths_js__WEBPACK_IMPORTED_MODULE_0__.$9)(text).kind;
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
            if (!isRecord(item)) return artifactFromText(text(item));
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
                    let said = text(promised);
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
            let declared = (0, _declared_paths_js__WEBPACK_IMPORTED_MODULE_0__.$9)(entry);
            return 'pattern' === declared.kind ? declared.path : entry;
        }
        function keyLink(item) {
            if (!isRecord(item)) return keyLinkFromText(text(item));
            let [via, pattern] = [
                text(item.via),
                text(item.pattern)
            ];
            return {
                from: text(item.from),
                to: text(item.to),
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
            return listed(value).map(text).filter((item)=>'' !== item);
        }
        function text(value) {
            if ('string' == typeof value) return value.trim();
            if (null == value) return '';
            return isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
        }
        function isRecord(value) {
            return 'object' == typeof value && null !== value && !Array.isArray(value);
        }
    }),
    19785: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            R: ()=>keySpellings,
            Y: ()=>editDistance
        });
        var _must_haves_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(22016);
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
            let bare = (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_0__.AZ)(key);
            for (let meant of decisiveKeys){
                if (key === meant) return {
                    meant,
                    distance: 0
                };
                if (bare === (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_0__.AZ)(meant) || key === aliases.get(meant)) return {
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
                let target = (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_0__.AZ)(meant);
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
    }),
    44571: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            F: ()=>capture
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
        var _waits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(21999);
        function capture(command, args, options) {
            let { cwd, env, stdin, maxBuffer = 268435456, timeoutMs = 0 } = options;
            let name = `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(command)} ${args.find((arg)=>/^[a-z][a-z-]*$/.test(arg)) ?? ''}`.trim();
            let end = ()=>{};
            let captured = new Promise((resolve, reject)=>{
                let settings = {
                    cwd,
                    env,
                    maxBuffer,
                    timeout: timeoutMs,
                    killSignal: 'SIGKILL',
                    encoding: 'buffer'
                };
                let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(command, args, settings, (error, stdout, stderr)=>{
                    let exitCode = null === error ? 0 : error.code;
                    if ('number' == typeof exitCode) resolve({
                        exitCode,
                        stdout,
                        stderr: stderr.toString('utf8')
                    });
                    else reject(new Error(`${command} ${args.join(' ')}: ${whyNot(error, timeoutMs)}`, {
                        cause: error
                    }));
                });
                child.stdin?.on('error', ()=>void 0);
                child.stdin?.end(stdin);
                end = ()=>child.kill('SIGKILL');
            });
            return _waits_js__WEBPACK_IMPORTED_MODULE_2__.l.for(name, timeoutMs > 0 ? timeoutMs + slackMs : longestMs, captured, ()=>end());
        }
        let longestMs = 1800000;
        let slackMs = 30_000;
        function whyNot(error, timeoutMs) {
            let { killed, signal, message } = error;
            if (killed && timeoutMs > 0) return `no end after ${timeoutMs} ms, killed`;
            return signal ? `killed by ${signal}` : message;
        }
    }),
    8949: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            X: ()=>isCi
        });
        function isCi({ CI, GITHUB_ACTIONS }) {
            return 'true' === GITHUB_ACTIONS || void 0 !== CI && !/^(|0|false)$/i.test(CI);
        }
    }),
    48009: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            GH: ()=>startOf,
            Gv: ()=>askMarked,
            M$: ()=>MARK,
            MC: ()=>marksIn,
            TK: ()=>sweepMarked,
            d8: ()=>isAnyMarked,
            gl: ()=>reach,
            i$: ()=>ProcessTree,
            r0: ()=>workersIn
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58500);
        let MARK = 'PHASE_EXECUTOR_MARK';
        class ProcessTree {
            #marker;
            #known = new Map();
            #sessions;
            #since;
            #timer = null;
            constructor(marker, root){
                this.#marker = marker;
                this.#sessions = new Set(null === root ? [] : [
                    root
                ]);
                this.#since = null === root ? 0 : Number(readRow(`${root}`)?.start ?? 0);
            }
            watch(everyMs = 20) {
                this.#timer = setTimeout(()=>{
                    this.#alive();
                    this.watch(Math.min(2 * everyMs, 500));
                }, everyMs);
                this.#timer.unref();
            }
            async sweep(limitMs = 5_000) {
                if (this.#timer) clearTimeout(this.#timer);
                let killed = new Set();
                let quiet = 0;
                for(let waitedMs = 0;;){
                    let alive = this.#alive({
                        byMarker: true
                    });
                    quiet = 0 === alive.length ? quiet + 1 : 0;
                    if (2 === quiet) return {
                        killed: killed.size,
                        escaped: 0
                    };
                    if (waitedMs >= limitMs) return {
                        killed: killed.size,
                        escaped: alive.length
                    };
                    for (let row of alive)if (tryKill(row.pid)) killed.add(`${row.pid}/${row.start}`);
                    if (1 === quiet) continue;
                    let pauseMs = Math.min(2 + waitedMs, 25);
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pauseMs);
                    waitedMs += pauseMs;
                }
            }
            #alive({ byMarker = false } = {}) {
                let rows = processes().filter((row)=>row.pid !== process.pid && !(Number(row.start) < this.#since));
                let ours = new Map();
                for (let row of rows){
                    let known = this.#known.get(row.pid) === row.start;
                    if (known || this.#sessions.has(row.session) || byMarker && isMarked(row.pid, this.#marker)) ours.set(row.pid, row);
                }
                for(let grew = true; grew;){
                    grew = false;
                    for (let row of rows)if (!ours.has(row.pid) && ours.has(row.parent)) {
                        ours.set(row.pid, row);
                        grew = true;
                    }
                }
                this.#sessions = new Set([
                    ...ours.values()
                ].map((row)=>row.session));
                for (let row of ours.values())this.#known.set(row.pid, row.start);
                return [
                    ...ours.values()
                ].filter((row)=>!row.dead);
            }
        }
        function sweepMarked(marker, limitMs) {
            return new ProcessTree(marker, null).sweep(limitMs);
        }
        async function askMarked(marker, graceMs) {
            let bearers = ()=>processes().filter((row)=>!row.dead && row.pid !== process.pid && isMarked(row.pid, marker));
            for (let { pid } of bearers())tryKill(pid, 'SIGTERM');
            for(let waitedMs = 0; waitedMs < graceMs && bearers().length > 0; waitedMs += 50)await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(50);
        }
        function isAnyMarked(marker) {
            return processes().some((row)=>!row.dead && row.pid !== process.pid && isMarked(row.pid, marker));
        }
        function workersIn(folders, file) {
            if ('full' !== reach()) return false;
            let isBelow = (path)=>folders.some((folder)=>path === folder || path.startsWith(`${folder}/`));
            return fromProc().some(({ pid, dead })=>{
                if (dead || pid === process.pid) return false;
                let isGit = tryRead(`/proc/${pid}/comm`)?.toString('latin1').startsWith('git') === true;
                return isGit && isBelow(tryReadLink(`/proc/${pid}/cwd`)) || openFiles(pid).includes(file);
            });
        }
        function marksIn(folder) {
            if ('full' !== reach()) return [];
            let around = marksOf(process.pid);
            let isBelow = (path)=>path === folder || path.startsWith(`${folder}/`);
            let bearers = fromProc().filter(({ pid, dead })=>!dead && pid !== process.pid && isBelow(tryReadLink(`/proc/${pid}/cwd`)));
            let marks = bearers.flatMap(({ pid })=>marksOf(pid).slice(-1));
            return [
                ...new Set(marks)
            ].filter((mark)=>!around.includes(mark));
        }
        function openFiles(pid) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(`/proc/${pid}/fd`).map((name)=>tryReadLink(`/proc/${pid}/fd/${name}`));
            } catch  {
                return [];
            }
        }
        function tryReadLink(path) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path);
            } catch  {
                return '';
            }
        }
        function startOf(pid) {
            let row = 'full' === reach() ? readRow(`${pid}`) : fromPs().find((each)=>each.pid === pid);
            return void 0 === row || row.dead ? null : row.start;
        }
        function reach() {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/environ') && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/stat') ? 'full' : 'group-only';
        }
        function processes() {
            return 'full' === reach() ? fromProc() : fromPs();
        }
        function fromProc() {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc').flatMap((name)=>readRow(name) ?? []);
        }
        function readRow(name) {
            let pid = Number(name);
            let stat = Number.isInteger(pid) ? tryRead(`/proc/${name}/stat`)?.toString('latin1') : void 0;
            if (void 0 === stat) return;
            let [state, parent, , session, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
            let dead = 'Z' === state || 'X' === state;
            return {
                pid,
                parent: Number(parent),
                session: Number(session),
                start: rest[15] ?? '',
                dead
            };
        }
        function fromPs() {
            let { stdout } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('ps', [
                '-axo',
                'pid=,ppid=,pgid=,stat=,lstart='
            ], {
                encoding: 'utf8',
                env: {
                    LC_ALL: 'C'
                }
            });
            return (stdout ?? '').split('\n').flatMap((line)=>{
                let [pid, parent, group, state, ...start] = line.trim().split(/\s+/);
                if (!pid || !state) return [];
                return [
                    {
                        pid: Number(pid),
                        parent: Number(parent),
                        session: Number(group),
                        start: start.join(' '),
                        dead: state.startsWith('Z')
                    }
                ];
            });
        }
        function isMarked(pid, marker) {
            return marksOf(pid).includes(marker);
        }
        function marksOf(pid) {
            let environment = tryRead(`/proc/${pid}/environ`);
            if (!environment?.includes(MARK)) return [];
            let entry = environment.toString('latin1').split('\0').find((pair)=>pair.startsWith(`${MARK}=`));
            return entry?.slice(MARK.length + 1).split(' ') ?? [];
        }
        function tryRead(path) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
                for(let length = 0;;){
                    let read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, scratch, length, scratch.length - length, null);
                    length += read;
                    if (0 === read) return scratch.subarray(0, length);
                    if (length === scratch.length) scratch = Buffer.concat([
                        scratch,
                        scratch
                    ]);
                }
            } catch  {
                return;
            } finally{
                if (void 0 !== file) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            }
        }
        let scratch = Buffer.alloc(65536);
        function tryKill(pid, signal = 'SIGKILL') {
            try {
                return process.kill(pid, signal);
            } catch  {
                return false;
            }
        }
    }),
    21999: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            l: ()=>waits
        });
        class Waits {
            #tickMs;
            #idleMs;
            #under = new Set();
            #watchedMs = 0;
            #progressAt = 0;
            #isStuck = false;
            constructor({ tickMs = 1_000, idleMs = 600000 } = {}){
                this.#tickMs = tickMs;
                this.#idleMs = idleMs;
            }
            get isStuck() {
                return this.#isStuck;
            }
            async for(name, boundMs, promise, end) {
                let wait = {
                    name,
                    boundMs,
                    end,
                    since: this.#watchedMs
                };
                this.#under.add(wait);
                this.#progressAt = this.#watchedMs;
                try {
                    return await promise;
                } finally{
                    this.#under.delete(wait);
                    this.#progressAt = this.#watchedMs;
                }
            }
            watch(onStuck) {
                let before = performance.now();
                let timer = setInterval(()=>{
                    let now = performance.now();
                    this.#watchedMs += Math.min(now - before, 2 * this.#tickMs);
                    before = now;
                    let hung = this.#hung();
                    if (null === hung) return;
                    clearInterval(timer);
                    this.#isStuck = true;
                    let where = this.#describe(hung);
                    for (let wait of hung)wait.end?.();
                    onStuck(where);
                }, this.#tickMs);
                timer.unref();
                return ()=>clearInterval(timer);
            }
            #hung() {
                let over = [
                    ...this.#under
                ].filter(({ since, boundMs })=>this.#watchedMs - since > boundMs);
                if (over.length > 0) return over;
                let longest = Math.max(this.#idleMs, ...[
                    ...this.#under
                ].map(({ boundMs })=>boundMs));
                return this.#watchedMs - this.#progressAt > longest ? [
                    ...this.#under
                ] : null;
            }
            #describe(hung) {
                let seconds = (ms)=>`${Math.round(ms / 1000)} s`;
                let all = [
                    ...this.#under
                ].map((wait)=>{
                    let mark = hung.includes(wait) ? 'over its bound' : 'within its bound';
                    return `${wait.name} for ${seconds(this.#watchedMs - wait.since)}, ${mark} of ${seconds(wait.boundMs)}`;
                });
                let still = seconds(this.#watchedMs - this.#progressAt);
                return all.length > 0 ? all.join('; ') : `nothing that has a name, for ${still}`;
            }
        }
        let waits = new Waits();
    }),
    34798: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            g: ()=>failureOf
        });
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(11475);
        var _git_machine_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(89024);
        var _process_waits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(21999);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(95185);
        function failureOf(error) {
            let said = error instanceof Error ? error.message : String(error);
            if (_process_waits_js__WEBPACK_IMPORTED_MODULE_2__.l.isStuck) return {
                exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__.uc.INTERRUPTED,
                message: 'what did not answer was ended; run again to continue',
                stack: null
            };
            if ((0, _git_machine_fault_js__WEBPACK_IMPORTED_MODULE_1__.Pi)(error)) {
                let message = `the disk is full: ${said}. Make room, then run again: it continues from there, with the work as it was left`;
                return {
                    exitCode: 70,
                    message,
                    stack: null
                };
            }
            let denied = deniedIn(error);
            if (null !== denied) return {
                exitCode: 70,
                message: `${denied}; then run again`,
                stack: null
            };
            let exitCode = exitCodeOf(error);
            let stack = 70 === exitCode && error instanceof Error ? String(error.stack) : null;
            return {
                exitCode,
                message: said,
                stack
            };
        }
        function deniedIn(error) {
            for (let each of (0, _git_machine_fault_js__WEBPACK_IMPORTED_MODULE_1__.ps)(error)){
                let { code = '', syscall } = each;
                let advice = 'ENOENT' === code && 'mkdir' === syscall ? refusals.EROFS : refusals[code];
                if (void 0 !== advice) return `${each.message}. ${advice}`;
                if (each instanceof _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS) {
                    if (/Too many open files/.test(each.message)) return `${each.message}. ${tooMany}`;
                    if (gitRefused.test(each.message) || (0, _git_machine_fault_js__WEBPACK_IMPORTED_MODULE_1__.O1)(each) && !each.message.includes('run again')) return `${each.message}. Make .git writable for this user, on a file system that is not read-only`;
                }
            }
            return null;
        }
        let gitRefused = /(lock|create|write|open|append)[^\n]*: (Read-only file system|Permission denied|Operation not permitted)|unable to create directory for \//;
        let denied = 'Give this user the right to change it (owner, mode, attributes)';
        let tooMany = 'Raise the limit of open files (ulimit -n)';
        let refusals = {
            EACCES: denied,
            EPERM: denied,
            EROFS: 'Its file system is read-only: make it writable',
            EMFILE: tooMany,
            ENFILE: tooMany
        };
        function exitCodeOf(error) {
            return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__.x8.INTERNAL;
        }
    }),
    81625: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            Fw: ()=>upstreamOf,
            Z7: ()=>webhookOf,
            gv: ()=>team,
            og: ()=>isWebhook
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(27597);
        function upstreamOf(description, details) {
            let error = 'expected auto, off or an address such as http://localhost:4000';
            let isOne = (given)=>/^(?:auto|off)$/.test(given) || /^https?:/.test(given) && URL.canParse(given);
            let schema = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP({
                    error
                }).refine(isOne, {
                    error
                });
            return {
                description,
                details,
                fallback: 'auto',
                value: 'auto|off|url',
                standard: 'auto',
                fromText: schema,
                fromFile: schema,
                shown: withoutCredentials
            };
        }
        function withoutCredentials(given) {
            if (!URL.canParse(given)) return given;
            let { username, password, search, origin, pathname } = new URL(given);
            return username + password + search === '' ? given : `${origin}${pathname}`;
        }
        function webhookOf(description, details) {
            let error = 'expected an address such as https://example.com/hook, without a user or a password';
            let schema = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP({
                    error
                }).refine((given)=>'' === given || isWebhook(given), {
                    error
                });
            let shown = (given)=>URL.canParse(given) ? `${new URL(given).origin}/…` : given;
            return {
                description,
                details,
                fallback: '',
                value: 'url',
                standard: '',
                fromText: schema,
                fromFile: schema,
                shown
            };
        }
        function isWebhook(given) {
            if (!URL.canParse(given)) return false;
            let { protocol, hostname, username, password } = new URL(given);
            let isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
            return username + password === '' && ('https:' === protocol || 'http:' === protocol && isHere);
        }
        function team(description) {
            let error = 'expected an organisation and a team such as octo-org/reviewers';
            let schema = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP({
                    error
                }).regex(/^(?:[A-Za-z\d-]{1,100}\/[\w.-]{1,100})?$/, {
                    error
                });
            return {
                description,
                details: '',
                fallback: '',
                value: 'org/team',
                standard: '',
                fromText: schema,
                fromFile: schema
            };
        }
    }),
    28593: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            TT: ()=>configInCommit,
            Fr: ()=>configOnDisk,
            j$: ()=>mostBytes,
            Gx: ()=>tryConfigInCommit
        });
        var external_node_fs_ = __nccwpck_require__(73024);
        var external_node_path_ = __nccwpck_require__(76760);
        var external_node_crypto_ = __nccwpck_require__(77598);
        class ForgedObjectError extends Error {
            name = 'ForgedObjectError';
        }
        async function entryInCommit(read, commit, steps) {
            let folders = steps.slice(0, -1).map((step)=>`${commit}:${step}`);
            let asked = [
                `${commit}^{commit}`,
                `${commit}^{tree}`,
                ...folders
            ];
            let { exitCode, stdout } = await read([
                'cat-file',
                '--batch'
            ], `${asked.join('\n')}\n`);
            if (0 !== exitCode) return;
            let [own, ...trees] = objectsIn(stdout);
            if (own?.type !== 'commit') return;
            checkHash(own);
            let wanted = /^tree ([0-9a-f]+)$/m.exec(own.content.toString('latin1'))?.[1];
            for (let [at, path] of steps.entries()){
                let tree = trees[at];
                if (tree?.type !== 'tree' || tree.id !== wanted) throw new ForgedObjectError(`tree ${wanted}`);
                checkHash(tree);
                let entry = entryOf(tree.content, path.slice(path.lastIndexOf('/') + 1), tree.id.length / 2);
                if (null === entry) break;
                let isLast = at === steps.length - 1;
                if (isLast || '40000' !== entry.mode) return {
                    id: own.id,
                    entry: {
                        path,
                        ...entry
                    }
                };
                wanted = entry.id;
            }
            return {
                id: own.id,
                entry: null
            };
        }
        async function blobOf(read, id) {
            let { exitCode, stdout } = await read([
                'cat-file',
                'blob',
                id
            ]);
            if (0 !== exitCode) return null;
            checkHash({
                type: 'blob',
                id,
                content: stdout
            });
            return stdout;
        }
        function objectsIn(output) {
            let objects = [];
            for(let at = 0; at < output.length;){
                let end = output.indexOf(0x0a, at);
                let [, id = '', type = '', size = '0'] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(output.toString('latin1', at, end)) ?? [];
                let from = end + 1;
                objects.push({
                    id,
                    type: type || 'missing',
                    content: output.subarray(from, from + Number(size))
                });
                at = '' === type ? from : from + Number(size) + 1;
            }
            return objects;
        }
        function checkHash({ type, id, content }) {
            let hash = (0, external_node_crypto_.createHash)(64 === id.length ? 'sha256' : 'sha1').update(`${type} ${content.length}\0`).update(content);
            if (hash.digest('hex') !== id) throw new ForgedObjectError(`${type} ${id}`);
        }
        function entryOf(tree, name, idBytes) {
            for(let at = 0; at < tree.length;){
                let nul = tree.indexOf(0, at);
                let [mode = '', ...rest] = tree.toString('utf8', at, nul).split(' ');
                let id = tree.toString('hex', nul + 1, nul + 1 + idBytes);
                if (rest.join(' ') === name) return {
                    mode,
                    id
                };
                at = nul + 1 + idBytes;
            }
            return null;
        }
        var plumbing = __nccwpck_require__(84133);
        var settings = __nccwpck_require__(23152);
        let mostBytes = 65536;
        async function configInCommit(read, commit, file) {
            let found = await tryConfigInCommit(read, commit, file);
            if (void 0 !== found) return found.text;
            throw new settings.eb(`${file}: commit ${commit} is not here, so its settings cannot be read; use fetch-depth: 0`);
        }
        async function tryConfigInCommit(read, commit, file) {
            try {
                let looked = await entryInCommit(read, commit, stepsTo(file));
                if (void 0 === looked) return;
                let { id, entry: found } = looked;
                if (null === found) return {
                    text: null,
                    commit: id
                };
                if ('120000' === found.mode) throw new settings.eb(isLink(file, found.path));
                if (found.path !== file) return {
                    text: null,
                    commit: id
                };
                if (!found.mode.startsWith('100')) throw new settings.eb(`${file}:1: found a folder, expected a file`);
                let size = Number((await read([
                    'cat-file',
                    '-s',
                    found.id
                ])).stdout.toString('utf8'));
                if (size > mostBytes) throw new settings.eb(tooLarge(file, size));
                let content = await blobOf(read, found.id);
                if (null === content) throw new settings.eb(`${file}:1: git cannot read it in ${commit}; fetch the whole history`);
                return {
                    text: decoded(content, file),
                    commit: id
                };
            } catch (error) {
                if (!(error instanceof ForgedObjectError)) throw error;
                throw new settings.eb(`${file}:1: the ${error.message} of commit ${commit} is missing, or is not what git stored under that name; run git fsck, and check out anew with all trees`);
            }
        }
        function configOnDisk(folder, file) {
            let steps = stepsTo(file);
            for (let step of steps){
                let found = (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(folder, step), {
                    throwIfNoEntry: false
                });
                if (void 0 === found) return null;
                if (found.isSymbolicLink()) throw new settings.eb(isLink(file, step));
                if (step === file && !found.isFile()) throw new settings.eb(`${file}:1: is not a file`);
                if (step !== file && !found.isDirectory()) return null;
            }
            let handle = (0, external_node_fs_.openSync)((0, external_node_path_.join)(folder, file), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
            try {
                let { size } = (0, external_node_fs_.fstatSync)(handle);
                if (size > mostBytes) throw new settings.eb(tooLarge(file, size));
                return decoded((0, external_node_fs_.readFileSync)(handle), file);
            } finally{
                (0, external_node_fs_.closeSync)(handle);
            }
        }
        function stepsTo(file) {
            let parts = file.split('/');
            if (!parts.every((part)=>/^[\w.@ +-]+$/.test(part) && ![
                    '.',
                    '..',
                    '.git'
                ].includes(part))) throw new settings.eb(`config: found "${file}", expected the path of a file from the top of the repository, such as ${plumbing.s}`);
            return parts.map((_, at)=>parts.slice(0, at + 1).join('/'));
        }
        function isLink(file, step) {
            return step === file ? `${file}:1: is a symbolic link; commit the file itself` : `${file}:1: ${step} is a symbolic link; commit the folder itself`;
        }
        function tooLarge(file, bytes) {
            return `${file}:1: found ${bytes} bytes, expected at most ${mostBytes}`;
        }
        function decoded(bytes, file) {
            try {
                return new TextDecoder('utf-8', {
                    fatal: true
                }).decode(bytes);
            } catch (cause) {
                throw new settings.eb(`${file}:1: is not UTF-8 text; save it as UTF-8`, {
                    cause
                });
            }
        }
    }),
    98869: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            S5: ()=>durationText,
            UC: ()=>adviceOnUnit,
            Zq: ()=>durationPattern,
            pc: ()=>durationMs
        });
        let durationPattern = /^(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;
        function durationMs(given) {
            if (/^0+$/.test(given)) return 0;
            let parts = durationPattern.exec(given);
            if (!parts) return null;
            let [, d = 0, h = 0, m = 0, s = 0, ms = 0] = parts;
            return 86_400_000 * Number(d) + 3_600_000 * Number(h) + 60_000 * Number(m) + 1_000 * Number(s) + Number(ms);
        }
        function durationText(ms) {
            let units = [
                [
                    'd',
                    86_400_000
                ],
                [
                    'h',
                    3_600_000
                ],
                [
                    'm',
                    60_000
                ],
                [
                    's',
                    1_000
                ],
                [
                    'ms',
                    1
                ]
            ];
            let left = ms;
            let parts = units.map(([unit, size])=>{
                let count = Math.floor(left / size);
                left -= count * size;
                return 0 === count ? '' : `${count}${unit}`;
            });
            return parts.join('') || '0';
        }
        function adviceOnUnit(given) {
            let text = String(given).trim();
            if (!/^\d+$/.test(text) || 0 === Number(text)) return null;
            return `a number without a unit; write ${text}s for seconds, or use m, h or d`;
        }
    }),
    18535: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            NR: ()=>notOneOf1,
            qw: ()=>nearestOf1,
            wx: ()=>meant
        });
        var _phase_plan_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(19785);
        function nearestOf1(wrong, names, most = 64) {
            let bare = bareOf(wrong).slice(0, 64);
            let best = null;
            for (let name of names){
                let distance = (0, _phase_plan_keys_js__WEBPACK_IMPORTED_MODULE_0__.Y)(bare, bareOf(name));
                let isNear = distance <= Math.min(most, Math.max(1, Math.floor(Math.min(bare.length, bareOf(name).length) / 3)));
                if (isNear && (null === best || distance < best.distance)) best = {
                    name,
                    distance
                };
            }
            return best?.name ?? null;
        }
        function notOneOf1(subject, found, names) {
            return `${subject}: found "${found}", expected one of: ${names.join(', ')}${meant(found, names)}`;
        }
        function meant(found, names) {
            let near = nearestOf1(found, names);
            return null === near ? '' : `; did you mean ${near}?`;
        }
        function bareOf(name) {
            return name.toLowerCase().replace(/[^a-z0-9.]/g, '');
        }
    }),
    84133: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            f: ()=>plumbing,
            s: ()=>defaultConfig
        });
        var _setting_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(90437);
        let defaultConfig = '.github/phase-executor.yml';
        let run = {
            root: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('.', 'dir', 'the directory that holds `.planning`; it lies in a git repository')),
            config: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(defaultConfig, 'file', 'the configuration file, from the top of the repository', 'It is read from the commit on which the run starts. Only `plan` and `validate` read it from the disk where there is no git repository.')),
            fresh: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Jt)('count attempts from the beginning, and put the record of earlier runs aside', 'Plans that are done stay done.')),
            only: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.p_)('', 'plans', 'run these plans of the phase and no others; may be given several times', {
                repeats: true,
                alias: 'plan',
                details: 'What they depend on has to be complete, or among them. The phase succeeds only when all of its plans are complete; until then it ends BLOCKED and names the plans that are left.'
            })),
            interrupt: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
                'auto',
                'now',
                'finish'
            ], 'auto', 'on the first SIGINT: `finish` the attempt, or stop it `now`; `auto` finishes at a terminal only')),
            remote: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'name', 'a git remote that holds the record of the phase', 'It lies in `refs/phase-executor/<phase>/state`: runs on other machines wait for this one, and continue where it ended. `run` in the Action takes `origin`, unless `branch` is `current`.')),
            branch: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'name', 'branch that gets the work: in jobs `phase/{phase}-{name}`, at a command line the one that is checked out', 'It goes on where it stands, on the remote too, with the commit that is checked out merged into it; else it is made from that commit. `run` checks it out, and pushes it to `remote` when no agent is left. `current` is what is checked out: nothing is pushed (not in a chain).')),
            'github-token': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'token', 'token for the remote, and for what the host is told of the run; no agent gets it', 'Git gets it for calls to the remote only. The topic `github` of the configuration file says what the host is told.'))
        };
        let job = {
            'run-id': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'id', 'name that all jobs of one chained run share, for example the id of the workflow run')),
            'run-attempt': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.nd)(1, {
                min: 1,
                max: 1_000
            }, 'how often that workflow run was started, this time included')),
            round: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.nd)(0, {
                min: 0,
                max: 100
            }, 'the round of a chained run; 0 opens the phase, and in a leg means the round on record')),
            'max-rounds': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.nd)(6, {
                min: 1,
                max: 100
            }, 'rounds that the workflow has; when they are used up the run ends as ABORTED')),
            'leg-kind': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
                'plans',
                'gate'
            ], 'plans', 'what a leg executes: plans, or the tests and the verifier of the exit gate')),
            matrix: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'json', 'the job matrix with which the round was started, JSON', 'Needed only where no `remote` has the record.')),
            base: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'sha', 'the commit on which the jobs of the round work')),
            'not-before': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'time', 'when a retry may begin (ISO time)')),
            'job-timeout': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.p0)('350m', {
                minMs: 60_000,
                maxDays: 5
            }, 'the limit of a job of the round, as the workflow sets it; deadlines inside it follow from it')),
            'job-started': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'time', 'when the job began, so that its set-up counts as well (ISO time)')),
            'input-dir': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'dir', "folder with the results of the round's jobs; default: the artifacts of this workflow run")),
            'output-dir': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'dir', "folder for a job's result, which is also uploaded where there is an artifact service", 'Where there is none, name it and carry the folder to `integrate`.')),
            'artifact-name': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'name', "name of the artifact with a job's result")),
            'leg-results': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'word', 'how the jobs of the round ended, for example `needs.<job>.result`; used where one left no result')),
            'leg-receipts': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'json', 'the receipts of the jobs of the round, JSON of `needs.<job>.outputs`', 'Each is an output `leg-<index>`. A result counts only as that job uploaded it.')),
            'gate-receipt': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'json', 'the receipt of the exit gate, JSON of `needs.<job>.outputs`; without it no artifact counts as its result')),
            'workflow-changes': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
                'push',
                'refuse'
            ], 'push', 'whether the token may push commits that change `.github/workflows`', 'The own token of a job may not.')),
            'agent-secret-name': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'name', 'environment variable in which the agent gets the secret that the workflow was given'))
        };
        let command = {
            log: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'file', 'output of a finished test run, `-` for stdin (tests only)')),
            report: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'glob', 'report files of the tests, JUnit XML or JSON; `*`, `?` and `**` work (tests only)')),
            'exit-code': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.$H)({
                min: 0,
                max: 255
            }, 'how the finished test run ended; without it a log or report proves no pass (tests only)')),
            'baseline-total': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.$H)({
                min: 0,
                max: 1e6
            }, 'how many tests there were before; fewer now are reported (tests only)')),
            'older-than': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.p0)('7d', {
                maxDays: 3650
            }, 'age from which checkpoints are pruned; `0` for all (checkpoint prune only)')),
            'dry-run': (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Jt)('report what would be done, and do and change nothing (run, init, checkpoint rollback and prune only)')),
            yes: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Jt)('write without asking (init only)')),
            output: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'file', 'the file to write, `-` for stdout; default: phase-<phase>-report.html here (report only)')),
            junit: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'file', 'write the phase as JUnit XML to this file, `-` for stdout (report only)')),
            ctrf: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'file', 'write the phase as CTRF JSON to this file, `-` for stdout (report only)')),
            otlp: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Qq)('', 'file', 'write the trace of the newest run as lines of OTLP/JSON to this file, `-` for stdout (report only)')),
            attempt: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.$H)({
                min: 1,
                max: 1e6
            }, 'the attempt whose logs are shown (logs only)')),
            follow: (0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.XP)((0, _setting_js__WEBPACK_IMPORTED_MODULE_0__.Jt)('show what comes until the run ends (logs only)'))
        };
        let plumbing = {
            ...run,
            ...job,
            ...command
        };
    }),
    88880: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            J: ()=>policy,
            v: ()=>topics
        });
        var evidence = __nccwpck_require__(67263);
        var protected_files = __nccwpck_require__(10621);
        var address = __nccwpck_require__(81625);
        var setting = __nccwpck_require__(90437);
        let github = {
            comment: (0, setting.s5)('github.comment', (0, setting.Yq)([
                'auto',
                'off'
            ], 'auto', 'one comment on the pull request says how the phase stands, and is kept up to date', 'The pull request is that of the event or of the branch. The token needs `pull-requests: write`.')),
            'pull-request': (0, setting.s5)('github.pull-request', (0, setting.Yq)([
                'auto',
                'off'
            ], 'auto', 'open a pull request for the branch that was pushed: a draft until the phase has succeeded', 'The token needs `pull-requests: write`, and the repository must allow Actions to open pull requests.')),
            'commit-status': (0, setting.s5)('github.commit-status', (0, setting.Yq)([
                'auto',
                'off'
            ], 'auto', 'set the status `phase/<phase>` of the last commit that was pushed; success only where the exit gate opened', 'The token needs `statuses: write`.')),
            'commit-signing': (0, setting.s5)('github.commit-signing', (0, setting.Yq)([
                'off',
                'api'
            ], 'off', 'have the host make the commits of a phase again before its branch moves, so that it signs them', 'The commits have the same trees, and other ids. GitHub signs for the token of a job or of an app; where it does not, commits stay as they are, with a warning. The token needs `contents: write`. See [on the pull request](on-the-pull-request.md#verified-commits).')),
            attention: (0, setting.s5)('github.attention', (0, setting.Yq)([
                'auto',
                'off'
            ], 'auto', 'a phase that needs a person gets a label on its pull request, or an issue where it has none', 'It is taken away, and the issue closed, when the phase goes on. The token needs `pull-requests: write`, for an issue `issues: write`.')),
            'attention-label': (0, setting.s5)('github.attention-label', (0, setting.Qq)('phase-needs-attention', 'name', 'the label of a phase that needs a person')),
            assignees: (0, setting.s5)('github.assignees', (0, setting.p_)('', 'logins', 'people who are assigned to a phase that needs a person', {
                form: {
                    pattern: /^[\w-]{1,100}$/,
                    expected: 'expected logins such as octocat'
                }
            })),
            'attention-team': (0, setting.s5)('github.attention-team', (0, address.gv)('team that is mentioned where a phase needs a person, for example `octo-org/reviewers`')),
            'trusted-bots': (0, setting.s5)('github.trusted-bots', (0, setting.p_)('', 'logins', 'bots whose comments are obeyed like those of people who can write', {
                details: 'Every other bot is passed over. Only `comment` reads this, from the default branch.',
                form: {
                    pattern: /^[\w-]+(?:\[bot\])?$/,
                    expected: 'expected logins such as my-app[bot]'
                }
            })),
            'phase-workflow': (0, setting.s5)('github.phase-workflow', (0, setting.Qq)('', 'file', 'workflow that `/phase run` in a comment starts, for example `run-phase.yml`; it has an input `phase`', 'Without one the command is not there. `/phase retry` also gives it the input `fresh`. The token needs `actions: write`.'))
        };
        let integrations = {
            'otel-endpoint': (0, setting.s5)('integrations.otel-endpoint', (0, address.Fw)('where traces of the run are sent as OTLP/JSON; `auto`: as the standard `OTEL_*` variables say', 'The address of a receiver, to which `/v1/traces` is added. Headers, such as its key, come from `OTEL_EXPORTER_OTLP_HEADERS`. Sent when the run has ended, in a chain by `conclude`.')),
            'notify-url': (0, setting.s5)('integrations.notify-url', (0, address.Z7)('address that gets one JSON document when a phase has ended: completed, failed, blocked or interrupted', 'HTTPS, or HTTP to this machine. It is signed with the value of `PHASE_EXECUTOR_NOTIFY_SECRET`. The address itself can be given as `PHASE_EXECUTOR_NOTIFY_URL`.'))
        };
        let agent = {
            agent: (0, setting.s5)('agent.name', (0, setting.Yq)([
                'auto',
                'claude',
                'codex',
                'gemini',
                'opencode',
                'copilot',
                'command',
                "script"
            ], 'auto', "who does the work: a coding agent by name, `command` or `script`; `auto` takes what is there", "`command` runs `agent-command`, `script` the `sh` and `bash` blocks of each task. `auto`: `agent-command` where there is one, `script` where every task has a block, else the one agent that is on PATH; several or none is an error.")),
            'agent-command': (0, setting.s5)('agent.command', (0, setting.Qq)('', 'command', 'shell command of the `command` agent; it gets the prompt on stdin', 'For an agent by name it is how that is called, flags of yours included, for example `claude --model opus`.')),
            'agent-env': (0, setting.s5)('agent.env', (0, setting.p_)('', 'names', 'environment variables that the agent may see besides the basic ones, for example its key', {
                details: 'These are names; the values come from the environment of the step or of the shell.'
            })),
            gateway: (0, setting.s5)('agent.gateway', (0, address.Fw)('who holds the key of an agent by name: a gateway in this process, with `off` the agent itself', "The agent gets a token that is worth nothing elsewhere, and the gateway passes its calls on, counts their tokens and refuses them at a ceiling. Logins of a CLI, Bedrock and Vertex cannot pass. The address of a provider of your own, such as `http://localhost:4000`, takes the place of the agent's.")),
            'prompt-file': (0, setting.s5)('agent.prompt-file', (0, setting.Qq)('', 'file', "a file with the team's own rules for every prompt, by its path from the top of the repository", 'It is read from the commit on which the run starts, and is one of the protected paths.')),
            'append-prompt': (0, setting.s5)('agent.append-prompt', (0, setting.Qq)('', 'text', 'text that is added to every prompt')),
            'install-agent': (0, setting.s5)('agent.install', (0, setting.Jt)('install the agent named in `agent` for this run, in the version that is known to work', "From the npm registry, without install scripts; its checksum must be the one on record here. A program of that name on PATH is not used.")),
            'agent-prices': (0, setting.s5)('agent.prices', (0, setting.Vt)('prices of models in US dollars for a million tokens, over those that are built in', 'By model: `input`, `cacheRead`, `output` and, where it differs from `input`, `cacheWrite`. As an option it is JSON, for example `{"my-model":{"input":1,"cacheRead":0.1,"output":5}}`. The variable `PHASE_EXECUTOR_PRICES` may hold the same, and goes first.'))
        };
        let limits = {
            timeout: (0, setting.s5)('limits.timeout', (0, setting.p0)('30m', {
                minMs: 1_000
            }, 'ceiling for one attempt')),
            'idle-timeout': (0, setting.s5)('limits.idle-timeout', (0, setting.p0)('10m', {}, 'ceiling for the time nothing is seen of an agent; `0` switches it off', 'Of a command its output counts, and every change of a file in its work tree. Of an agent by name only the events of its stream count, and while one of its tools runs it may be silent three times as long.')),
            'context-limit': (0, setting.s5)('limits.context', (0, setting.nd)(80, {
                min: 0,
                max: 100
            }, "percent of its model's window at which an agent is stopped and hands over to the next attempt; 0 for never", 'Followed where the stream of the agent tells it (claude, opencode) and the window of the model is known. `PHASE_EXECUTOR_WINDOWS`, JSON such as `{"my-model":200000}`, adds to the windows that are known.')),
            'kill-grace': (0, setting.s5)('limits.kill-grace', (0, setting.p0)('10s', {}, 'time between SIGTERM and SIGKILL')),
            deadline: (0, setting.s5)('limits.deadline', (0, setting.p0)('5h', {
                minMs: 1_000
            }, 'ceiling for the whole run', 'In a chain it follows from `job-timeout`.')),
            'max-cost': (0, setting.s5)('limits.max-cost', (0, setting.BW)('attempt=25 unknown=allow', {
                most: 1e6,
                hasFractions: true,
                mayBeUnknown: true
            }, 'US dollars that agents may spend: `5` for the phase, or `attempt=1 plan=3 phase=10`; `off` for no ceiling', 'It holds over retries, runs that continue and chained rounds, until the phase is complete or `fresh` begins anew. Where the cost of a model is not known the run is refused, or the attempt ends as soon as that is seen; `unknown=allow` lets it go on.')),
            'max-tokens': (0, setting.s5)('limits.max-tokens', (0, setting.BW)('attempt=50M', {
                most: 1e12
            }, 'tokens that agents may use, cached ones too, in the same form; `k` and `M` may follow a number')),
            'max-turns': (0, setting.s5)('limits.max-turns', (0, setting.BW)('attempt=1000', {
                most: 1e6
            }, 'answers of the model that agents may ask for, in the same form')),
            'max-parallel': (0, setting.s5)('limits.max-parallel', (0, setting.nd)(1, {
                min: 0,
                max: 256
            }, 'plans that may run at once, each in a work tree of its own; 0 means 1', '`parallelization: false` in `.planning/config.json` keeps it at 1.'))
        };
        let retry = {
            'max-attempts': (0, setting.s5)('retry.max-attempts', (0, setting.nd)(3, {
                min: 1,
                max: 20
            }, 'attempts a plan gets before the run ends as STUCK')),
            'max-run-attempts': (0, setting.s5)('retry.max-run-attempts', (0, setting.$H)({
                min: 1,
                max: 10_000
            }, 'attempts of all plans together before the run ends as ABORTED', 'Without it: 50, or twice the number of plans where that is more.')),
            repairs: (0, setting.s5)('retry.repairs', (0, setting.nd)(2, {
                min: 0,
                max: 10
            }, 'how often an agent may repair work that failed verification, within one attempt', "It gets what the verification said, in the session in which it made the work. Only an agent by name has such a session; `command` and `script` start over with the next attempt.")),
            backoff: (0, setting.s5)('retry.backoff', (0, setting.p0)('2s', {}, 'first wait before a retry; it doubles, with full jitter')),
            'max-backoff': (0, setting.s5)('retry.max-backoff', (0, setting.p0)('60s', {}, 'longest wait before a retry')),
            stuck: (0, setting.s5)('retry.stuck', (0, setting.p_)('', 'rules', 'when a plan is given up before its attempts are used: `off`, or rules', {
                form: {
                    pattern: /^(off|(same-failure|consecutive|in-window|window|alternation|circuit-breaker)=(\d{1,4}|true|false))$/,
                    expected: 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false'
                },
                details: 'The rules and their defaults: `same-failure=2` (the same failure twice in a row), `consecutive=3`, `in-window=3` of `window=6` attempts, `alternation=true` (two failures taking turns) and `circuit-breaker=5` (failures in a row over several plans). 0 switches one off. By default `consecutive` and `in-window` leave room for `max-attempts`.'
            })),
            'fail-fast': (0, setting.s5)('retry.fail-fast', (0, setting.Jt)('start no other plan after one has failed', 'Without it plans that do not depend on the failed one still run, unless it failed for what all of them share: a key, a budget, a cap.')),
            'on-failure': (0, setting.s5)('retry.on-failure', (0, setting.Yq)([
                'keep',
                'rollback',
                'ask'
            ], 'keep', 'the work of an attempt that was stopped from outside: the next attempt continues it, starts over, or a person decides', 'Stopped from outside means by a timeout or an interrupt, for example. The work is kept under a ref in any case.'))
        };
        let verify = {
            'verify-artifacts': (0, setting.s5)('verify.artifacts', (0, setting.Yq)([
                'auto',
                'exists',
                'content'
            ], 'auto', 'what must be true of a file that a plan promises: it exists, or it also holds what is promised of it', '`content` asks for the promised text, exports, lines and key links as well. `auto` does so unless the plan itself changed the file.')),
            'verify-commands': (0, setting.s5)('verify.commands', (0, setting.Yq)([
                'run',
                'report',
                'off'
            ], 'run', "the `<automated>` commands of a plan's tasks: a failing one fails the attempt, is a warning, or none is run")),
            'min-evidence': (0, setting.s5)('verify.min-evidence', (0, setting.Yq)(evidence.yZ, 'changed', 'the least evidence that every plan needs before the phase is complete', 'See [how a plan is run](how-a-plan-is-run.md#evidence) for the levels.')),
            recheck: (0, setting.s5)('verify.recheck', (0, setting.Yq)([
                'fail',
                'warn'
            ], 'fail', 'a promise or command that no longer holds on the final commit closes the exit gate, or is a warning')),
            requirements: (0, setting.s5)('verify.requirements', (0, setting.Yq)([
                'phase',
                'strict',
                'milestone'
            ], 'phase', 'what ROADMAP and STATE must say: nothing against the phase, that it is done, or that all phases are')),
            'verifier-command': (0, setting.s5)('verify.verifier-command', (0, setting.Qq)('', 'command', 'shell command of an agent that judges the finished phase and writes its VERIFICATION.md', 'It gets the prompt on stdin.')),
            'protected-paths': (0, setting.s5)('verify.protected-paths', (0, setting.p_)(protected_files.k.map(({ path })=>path).join(','), 'paths', 'files and folders (with a slash at the end) that a plan may change only if it names them', {
                details: '`*` and `**` in a plan name nothing. The configuration file is always one of them.'
            })),
            'undeclared-changes': (0, setting.s5)('verify.undeclared-changes', (0, setting.Yq)([
                'fail',
                'await_user'
            ], 'fail', 'an undeclared change of a protected path, of tests or of their configuration: a failure, or BLOCKED with the question')),
            'fail-on': (0, setting.s5)('verify.fail-on', (0, setting.p_)('failure,blocked', 'statuses', 'statuses of the phase that fail the step (Action only)', {
                details: 'Words of: failure, blocked, skipped, success.',
                allowed: [
                    'failure',
                    'blocked',
                    'skipped',
                    'success'
                ]
            })),
            'fail-on-warnings': (0, setting.s5)('verify.fail-on-warnings', (0, setting.Jt)('a phase that ended with warnings is a failure'))
        };
        let tests = {
            'test-command': (0, setting.s5)('tests.command', (0, setting.Qq)('', 'command', 'shell command whose tests must pass on the final commit; results are counted')),
            'confirming-runs': (0, setting.s5)('tests.confirming-runs', (0, setting.nd)(0, {
                min: 0,
                max: 10
            }, 'how often the tests must pass besides the first time')),
            'test-baseline': (0, setting.s5)('tests.baseline', (0, setting.Yq)([
                'run',
                'off'
            ], 'run', 'run the tests also on the commit the phase began on, and close the exit gate when tests were lost since', 'Lost means fewer executed or more skipped tests than there.')),
            prove: (0, setting.s5)('tests.prove', (0, setting.Yq)([
                'off',
                'report',
                'require'
            ], 'off', "run the phase's new and changed tests without its work, where one must fail: never, as a warning, or required"))
        };
        let git = {
            isolation: (0, setting.s5)('git.isolation', (0, setting.Yq)([
                'auto',
                'in-place',
                'worktree'
            ], 'auto', 'where attempts run: in the checkout, each in a work tree of its own, or as `max-parallel` asks')),
            'setup-command': (0, setting.s5)('git.setup-command', (0, setting.Qq)('auto', 'command', 'shell command that prepares a new work tree and the clean copy that is judged, for example `npm ci`', '`auto` installs what a lock file names where the checkout has it installed, `off` does nothing.')),
            'allow-dirty': (0, setting.s5)('git.allow-dirty', (0, setting.Jt)('run although the work tree has uncommitted changes', 'The plan that succeeds first commits them.')),
            'co-author': (0, setting.s5)('git.co-author', (0, setting.Yq)([
                'auto',
                'off'
            ], 'auto', 'commits with the work of an agent by name say so in a trailer `Co-authored-by`', "Not of `command` and `script`, whose authors nobody knows.")),
            durability: (0, setting.s5)('git.durability', (0, setting.Yq)([
                'safe',
                'fast'
            ], 'safe', 'git syncs objects, index and refs to the disk, so that a power cut loses nothing, or leaves that to the system'))
        };
        let people = {
            'human-checkpoints': (0, setting.s5)('people.human-checkpoints', (0, setting.Yq)([
                'stop',
                'auto'
            ], 'stop', 'a plan that asks for a person ends BLOCKED with the question, or what GSD approves unattended is approved')),
            'unfinished-plans': (0, setting.s5)('people.unfinished-plans', (0, setting.Yq)([
                'stop',
                'run'
            ], 'stop', 'a plan with commits but without a SUMMARY ends BLOCKED, or is started again'))
        };
        let lease = {
            'lease-ttl': (0, setting.s5)('lease.ttl', (0, setting.p0)('60s', {
                minMs: 2_000
            }, 'a run without a sign of life for this long counts as dead, and the next one takes over')),
            wait: (0, setting.s5)('lease.wait', (0, setting.pQ)({}, 'how long a run waits for another one that holds the checkout or the phase', 'Without it: `5m` in CI, `0` elsewhere. Then it takes over, or ends with exit code 64 and says who holds it.'))
        };
        let chain = {
            mode: (0, setting.s5)('chain.mode', (0, setting.Yq)([
                'single',
                'matrix'
            ], 'single', 'a job of a round executes all that can run, retries included, or one attempt of one plan')),
            'snapshot-every': (0, setting.s5)('chain.snapshot-every', (0, setting.p0)('10m', {}, 'how often unfinished work is uploaded, in case the runner is lost; `0` for never')),
            unisolated: (0, setting.s5)('chain.unisolated', (0, setting.Jt)('run a chain although its legs could push', 'For hosts where all jobs of a chain are one job with one token. The signal says so.')),
            'auto-advance': (0, setting.s5)('chain.auto-advance', (0, setting.Jt)('when the phase is complete, dispatch this workflow for the next one')),
            'auto-continue': (0, setting.s5)('chain.auto-continue', (0, setting.Jt)('when the rounds are used up, dispatch this workflow again'))
        };
        let policy = {
            ...agent,
            ...limits,
            ...retry,
            ...verify,
            ...tests,
            ...git,
            ...people,
            ...lease,
            ...chain,
            ...github,
            ...integrations
        };
        let topics = {
            agent: 'who does the work',
            limits: 'ceilings of time, silence, money and parallel plans',
            retry: 'what happens after a failed attempt',
            verify: 'what a machine has to see before a plan and the phase are complete',
            tests: 'the tests of the exit gate',
            git: 'where attempts run, and how git is used',
            people: 'where a person is asked',
            lease: 'who may work on a phase at the same time',
            chain: 'chained jobs',
            github: 'what the host is told of a run, where the token may',
            integrations: 'what others are told of a run'
        };
    }),
    90437: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            $H: ()=>optionalInteger,
            BW: ()=>ceilings,
            Jt: ()=>flag,
            Qq: ()=>text,
            Vt: ()=>prices,
            XP: ()=>ofRun,
            Yq: ()=>choice,
            mZ: ()=>ceilingsText,
            nd: ()=>integer,
            p0: ()=>duration,
            pQ: ()=>optionalDuration,
            p_: ()=>list,
            s5: ()=>inFile
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(88532);
        var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(98869);
        function inFile(key, setting) {
            return {
                ...setting,
                key
            };
        }
        function ofRun(setting) {
            return {
                ...setting,
                key: null
            };
        }
        function text(fallback, value, description, details = '') {
            let fromFile = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP({
                    error: 'expected text; put it in quotes'
                });
            return {
                description,
                details,
                fallback,
                value,
                standard: fallback,
                fromText: ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                fromFile
            };
        }
        function list(fallback, value, description, { details = '', allowed, form, ...names } = {}) {
            let words = (given)=>given.split(/[\s,]+/).filter((word)=>'' !== word);
            let error = allowed ? `expected words of: ${allowed.join(', ')}` : form?.expected ?? 'expected a list of words';
            let isAllowed = (word)=>(allowed?.includes(word) ?? true) && (form?.pattern.test(word) ?? true);
            let areAllowed = (given)=>given.every(isAllowed);
            let inWords = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform(words).refine(areAllowed, {
                    error
                });
            let word = ()=>allowed ? zod__WEBPACK_IMPORTED_MODULE_0__.k5n(allowed) : form ? zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(form.pattern) : zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1);
            let inList = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YOg(word());
            let fromFile = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
                    inList(),
                    inWords()
                ], {
                    error
                });
            return {
                description,
                details,
                fallback,
                value,
                ...names,
                standard: words(fallback),
                fromText: inWords,
                fromFile
            };
        }
        function choice(choices, fallback, description, details = '') {
            let schema = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.k5n(choices, {
                    error: `expected one of: ${choices.join(', ')}`
                });
            let value = choices.join('|');
            return {
                description,
                details,
                fallback,
                value,
                standard: fallback,
                fromText: schema,
                fromFile: schema
            };
        }
        function flag(description, details = '') {
            let error = 'expected true or false';
            let fromText = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                    'true',
                    'false'
                ], {
                    error
                }).transform((given)=>'true' === given);
            let fromFile = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.zMY({
                    error
                });
            return {
                description,
                details,
                fallback: 'false',
                value: null,
                standard: false,
                fromText,
                fromFile
            };
        }
        function integer(fallback, range, description, details = '') {
            let schemas1 = wholeNumber(range);
            return {
                description,
                details,
                fallback: String(fallback),
                value: 'n',
                standard: fallback,
                ...schemas1
            };
        }
        function optionalInteger(range, description, details = '') {
            return {
                description,
                details,
                fallback: '',
                value: 'n',
                standard: null,
                ...wholeNumber(range)
            };
        }
        function wholeNumber({ min, max }) {
            let error = `expected a whole number from ${min} to ${max}`;
            let isWithin = (given)=>given >= min && given <= max;
            let digits = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^\d{1,7}$/, {
                    error
                });
            return {
                fromText: ()=>digits().transform(Number).refine(isWithin, {
                        error
                    }),
                fromFile: ()=>zod__WEBPACK_IMPORTED_MODULE_0__.Whr({
                        error
                    }).min(min, {
                        error
                    }).max(max, {
                        error
                    })
            };
        }
        function duration(fallback, span, description, details = '') {
            let standard = (0, _duration_js__WEBPACK_IMPORTED_MODULE_1__.pc)(fallback) ?? 0 / 0;
            return {
                description,
                details,
                fallback,
                value: 'duration',
                standard,
                ...milliseconds(span)
            };
        }
        function optionalDuration(span, description, details = '') {
            return {
                description,
                details,
                fallback: '',
                value: 'duration',
                standard: null,
                ...milliseconds(span)
            };
        }
        function milliseconds({ minMs = 0, maxDays = 1 }) {
            let range = `at ${minMs > 0 ? `least ${minMs / 1000}s and at ` : ''}most ${1 === maxDays ? '24h' : `${maxDays}d`}`;
            let explain = (given)=>(0, _duration_js__WEBPACK_IMPORTED_MODULE_1__.UC)(given) ?? `expected a duration such as 90s, 5m or 1h30m, ${range}`;
            let read = (given, { addIssue })=>{
                let ms = (0, _duration_js__WEBPACK_IMPORTED_MODULE_1__.pc)(String(given).trim());
                if (null !== ms && ms >= minMs && ms <= 86_400_000 * maxDays) return ms;
                addIssue(explain(given));
                return zod__WEBPACK_IMPORTED_MODULE_2__.tm;
            };
            let error = ({ input })=>explain(input);
            let written = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
                    zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(_duration_js__WEBPACK_IMPORTED_MODULE_1__.Zq, {
                        error
                    }),
                    zod__WEBPACK_IMPORTED_MODULE_0__.euz(0)
                ], {
                    error
                });
            return {
                fromText: ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform(read),
                fromFile: ()=>written().transform(read)
            };
        }
        let amountPerMillion = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().max(1e6);
        let pricesSchema = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(200), zod__WEBPACK_IMPORTED_MODULE_0__.rej({
                input: amountPerMillion(),
                cacheRead: amountPerMillion(),
                cacheWrite: amountPerMillion().optional(),
                output: amountPerMillion()
            }));
        function prices(description, details) {
            let error = 'expected models with input, cacheRead and output in US dollars for a million tokens';
            let fromText = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform((text, context)=>{
                    try {
                        let read = pricesSchema().safeParse(JSON.parse(text));
                        if (read.success) return read.data;
                        let [issue] = read.error.issues;
                        context.addIssue(`${error} (${issue?.path.join('.')}: ${issue?.message})`);
                    } catch  {
                        context.addIssue(`${error}, as JSON`);
                    }
                    return zod__WEBPACK_IMPORTED_MODULE_2__.tm;
                });
            return {
                description,
                details,
                fallback: '',
                value: 'json',
                standard: {},
                fromText,
                fromFile: pricesSchema
            };
        }
        function ceilings(fallback, form, description, details = '') {
            let unit = form.hasFractions ? '1.50' : '500k';
            let allowed = form.mayBeUnknown ? ', with unknown=allow where the cost may be unknown' : '';
            let error = `expected off, a number for the phase, or words such as attempt=${unit}${allowed}; numbers above 0, at most ${form.most}`;
            let read = (given, context)=>{
                let found = ceilingsOf(given, form);
                if (null !== found) return found;
                context.addIssue(error);
                return zod__WEBPACK_IMPORTED_MODULE_2__.tm;
            };
            let word = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
                    zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
                    zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
                ], {
                    error
                });
            let levels = {
                attempt: word().optional(),
                plan: word().optional(),
                phase: word().optional()
            };
            let unknown = form.mayBeUnknown ? {
                unknown: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                    'allow',
                    'refuse'
                ], {
                    error
                }).optional()
            } : {};
            let mapping = ()=>zod__WEBPACK_IMPORTED_MODULE_0__.rej({
                    ...levels,
                    ...unknown
                }, {
                    error
                });
            let asText = (given)=>'object' == typeof given ? Object.entries(given).map(([level, value])=>`${level}=${value}`).join(' ') : String(given);
            let standard = ceilingsOf(fallback, form) ?? {
                attempt: null,
                plan: null,
                phase: null,
                unknown: 'refuse'
            };
            return {
                description,
                details,
                fallback,
                value: 'ceilings',
                standard,
                fromText: ()=>zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform(read),
                fromFile: ()=>zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
                        word(),
                        mapping()
                    ], {
                        error
                    }).transform((given, context)=>read(asText(given), context))
            };
        }
        function ceilingsOf(text, form) {
            let found = {
                attempt: null,
                plan: null,
                phase: null,
                unknown: 'refuse'
            };
            let words = text.trim().split(/[\s,]+/).filter((word)=>'' !== word);
            if (1 === words.length && 'off' === words[0]) return found;
            for (let word of words){
                let [name = '', value] = word.includes('=') ? word.split('=', 2) : [
                    'phase',
                    word
                ];
                if ('unknown' === name && form.mayBeUnknown && ('allow' === value || 'refuse' === value)) found.unknown = value;
                else {
                    if ('attempt' !== name && 'plan' !== name && 'phase' !== name) return null;
                    let count = countOf(value ?? '', form);
                    if (null === count || null !== found[name]) return null;
                    found[name] = count;
                }
            }
            return null === found.attempt && null === found.plan && null === found.phase ? null : found;
        }
        function countOf(text, { most, hasFractions = false }) {
            let [, digits, unit = ''] = /^(\d{1,12}(?:\.\d{1,4})?)([kM]?)$/.exec(text) ?? [];
            if (void 0 === digits) return null;
            let count = Number(digits) * ({
                '': 1,
                k: 1e3,
                M: 1e6
            })[unit];
            return count > 0 && count <= most && (hasFractions || Number.isInteger(count)) ? count : null;
        }
        function ceilingsText({ attempt, plan, phase, unknown }) {
            let levels = Object.entries({
                attempt,
                plan,
                phase
            }).flatMap(([name, value])=>null === value ? [] : [
                    `${name}=${value}`
                ]);
            return 0 === levels.length ? 'off' : [
                ...levels,
                ...'allow' === unknown ? [
                    'unknown=allow'
                ] : []
            ].join(' ');
        }
    }),
    96480: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            BX: ()=>withoutConfiguration,
            MM: ()=>OtherSettingsError,
            OQ: ()=>requireSettingsOf,
            SA: ()=>uncommittedChange,
            eZ: ()=>settingsInForce
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
        var _git_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(64757);
        var _process_capture_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(44571);
        var _config_source_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(28593);
        var _plumbing_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(84133);
        var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(23152);
        async function settingsInForce(given, place) {
            let file = given.config || _plumbing_js__WEBPACK_IMPORTED_MODULE_5__.s;
            let { givenAs } = place;
            try {
                let { text, lookedIn } = await readConfig(file, file !== _plumbing_js__WEBPACK_IMPORTED_MODULE_5__.s, place);
                let values = null === text ? void 0 : (await Promise.all([
                    __nccwpck_require__.e(3243),
                    __nccwpck_require__.e(3021)
                ]).then(__nccwpck_require__.bind(__nccwpck_require__, 43021))).parseConfigFile(text, file);
                let { settings, origins } = (0, _settings_js__WEBPACK_IMPORTED_MODULE_6__.G9)(given, values);
                return {
                    settings: protecting(file, settings),
                    configuration: {
                        file,
                        commit: null === text ? null : lookedIn,
                        lookedIn,
                        text,
                        problem: null,
                        origins,
                        givenAs
                    }
                };
            } catch (problem) {
                if (!place.isTolerant || !(problem instanceof _settings_js__WEBPACK_IMPORTED_MODULE_6__.eb)) throw problem;
                let { settings, origins } = (0, _settings_js__WEBPACK_IMPORTED_MODULE_6__.G9)(given);
                return {
                    settings: protecting(file, settings),
                    configuration: {
                        file,
                        commit: null,
                        lookedIn: null,
                        text: null,
                        problem,
                        origins,
                        givenAs
                    }
                };
            }
        }
        function withoutConfiguration(given, givenAs) {
            let { settings, origins } = (0, _settings_js__WEBPACK_IMPORTED_MODULE_6__.G9)(given);
            return {
                settings,
                configuration: {
                    file: _plumbing_js__WEBPACK_IMPORTED_MODULE_5__.s,
                    commit: null,
                    lookedIn: null,
                    text: null,
                    problem: null,
                    origins,
                    givenAs
                }
            };
        }
        class OtherSettingsError extends Error {
            commit;
            file;
            constructor({ commit, file }){
                super(`the settings of this run stand in ${file} of commit ${commit}`);
                this.commit = commit;
                this.file = file;
            }
        }
        async function requireSettingsOf(start, git, { file, text, problem, lookedIn }) {
            if (start.file === file && start.commit === lookedIn) return;
            let read = (args, stdin)=>git.try(args, {
                    reading: true,
                    ...void 0 === stdin ? {} : {
                        stdin
                    }
                });
            let found = await (0, _config_source_js__WEBPACK_IMPORTED_MODULE_4__.TT)(read, start.commit, start.file);
            if (start.file !== file || found !== text) throw new OtherSettingsError(start);
            if (null !== problem && file !== _plumbing_js__WEBPACK_IMPORTED_MODULE_5__.s) throw problem;
        }
        async function readConfig(file, isNamed, { folder, environment: env, commit }) {
            let read = reader(folder, env);
            if (null !== commit) return {
                text: missing(await (0, _config_source_js__WEBPACK_IMPORTED_MODULE_4__.TT)(read, commit, file), file, isNamed, 'HEAD'),
                lookedIn: commit
            };
            let found = await (0, _config_source_js__WEBPACK_IMPORTED_MODULE_4__.Gx)(read, 'HEAD', file);
            if (void 0 === found) return {
                text: missing((0, _config_source_js__WEBPACK_IMPORTED_MODULE_4__.Fr)(folder, file), file, isNamed, folder),
                lookedIn: null
            };
            return {
                text: missing(found.text, file, isNamed, 'HEAD'),
                lookedIn: found.commit
            };
        }
        function missing(text, file, isNamed, where) {
            if (null !== text || !isNamed) return text;
            throw new _settings_js__WEBPACK_IMPORTED_MODULE_6__.eb(`config: ${file} is not in ${where}; commit it, or name another file`);
        }
        function reader(folder, env) {
            let settings = _git_environment_js__WEBPACK_IMPORTED_MODULE_2__.SY.flatMap((setting)=>[
                    '-c',
                    setting
                ]);
            let options = {
                cwd: folder,
                env: {
                    ...(0, _git_environment_js__WEBPACK_IMPORTED_MODULE_2__.cA)(env),
                    GIT_NO_LAZY_FETCH: '1'
                },
                timeoutMs: 60_000
            };
            return async (args, stdin)=>{
                try {
                    return await (0, _process_capture_js__WEBPACK_IMPORTED_MODULE_3__.F)('git', [
                        ...settings,
                        ...args
                    ], {
                        ...options,
                        ...void 0 === stdin ? {} : {
                            stdin
                        }
                    });
                } catch  {
                    return {
                        exitCode: 128,
                        stdout: Buffer.alloc(0)
                    };
                }
            };
        }
        function protecting(file, settings) {
            let paths = settings['protected-paths'];
            let ours = [
                file,
                settings['prompt-file']
            ].filter((path)=>'' !== path && !paths.includes(path));
            return 0 === ours.length ? settings : {
                ...settings,
                'protected-paths': [
                    ...paths,
                    ...ours
                ]
            };
        }
        function uncommittedChange({ file, text, problem }, folder) {
            let top = topOf(folder);
            if (null === top || null !== problem) return null;
            try {
                if ((0, _config_source_js__WEBPACK_IMPORTED_MODULE_4__.Fr)(top, file)?.replaceAll('\r\n', '\n') === text?.replaceAll('\r\n', '\n')) return null;
            } catch (error) {
                if (!(error instanceof _settings_js__WEBPACK_IMPORTED_MODULE_6__.eb)) throw error;
            }
            return `${file} in the work tree is not as HEAD has it; runs obey the committed file, so commit your change`;
        }
        function topOf(folder) {
            for(let at = folder;; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)){
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'))) return at;
                if (at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) return null;
            }
        }
    }),
    23152: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            G9: ()=>settle,
            P$: ()=>parseSettings,
            eb: ()=>UsageError1,
            fN: ()=>renamed,
            fi: ()=>withNamesOfToday,
            kJ: ()=>settingDocs,
            mH: ()=>settingRows
        });
        var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(18535);
        var _plumbing_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(84133);
        var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(88880);
        let table = {
            ..._policy_js__WEBPACK_IMPORTED_MODULE_2__.J,
            ..._plumbing_js__WEBPACK_IMPORTED_MODULE_1__.f
        };
        class UsageError1 extends Error {
            name = 'UsageError';
            exitCode = 64;
        }
        let settingRows = Object.entries(table).map(([name, row])=>[
                name,
                row
            ]);
        function settle(given, file = new Map()) {
            let wrong = [];
            let origins = new Map();
            let read = settingRows.map(([name, { standard, fromText, value }])=>{
                let text = given[name];
                let inFile = file.get(name);
                origins.set(name, isGiven(text) ? 'given' : inFile ? {
                    line: inFile.line
                } : 'default');
                if (!isGiven(text)) return [
                    name,
                    inFile ? inFile.value : standard
                ];
                let parsed = fromText().safeParse(text);
                if (!parsed.success) {
                    let choices = value?.includes('|') ? value.split('|') : [];
                    let expected = parsed.error.issues[0]?.message ?? 'not usable';
                    wrong.push(`${name}: found "${text}", ${expected}${(0, _nearest_js__WEBPACK_IMPORTED_MODULE_0__.wx)(text, choices)}`);
                }
                return [
                    name,
                    parsed.data
                ];
            });
            if (wrong.length > 0) throw new UsageError1(wrong.join('\n'));
            return {
                settings: Object.fromEntries(read),
                origins
            };
        }
        function parseSettings(given) {
            return settle(given).settings;
        }
        function isGiven(text) {
            return void 0 !== text && '' !== text;
        }
        function settingDocs() {
            return settingRows.map(([name, { description, details, fallback, value, key, repeats = false, alias = null }])=>({
                    name,
                    description,
                    details,
                    fallback,
                    value,
                    key,
                    repeats,
                    alias
                }));
        }
        let renamed = new Map([
            [
                'artifacts',
                'verify-artifacts'
            ],
            [
                'artifact',
                'artifact-name'
            ],
            [
                'leg',
                'leg-kind'
            ],
            [
                'legs',
                'input-dir'
            ],
            [
                'into',
                'output-dir'
            ],
            [
                'rounds',
                'max-rounds'
            ]
        ]);
        function withNamesOfToday(given, report) {
            let entries = Object.entries(given).flatMap(([name, value])=>{
                let today = renamed.get(name);
                if (void 0 === today || void 0 === value || '' === value) return [
                    [
                        name,
                        value
                    ]
                ];
                report(`${name} is called ${today} now; the old name is taken until 1.0`);
                return [
                    [
                        today,
                        value
                    ]
                ];
            });
            return Object.fromEntries(entries);
        }
    }),
    57048: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            m: ()=>shells,
            r: ()=>callOfToday
        });
        let shells = [
            'bash',
            'zsh',
            'fish'
        ];
        function callOfToday(words, report) {
            let [verb, ...rest] = words;
            let first = rest.find((word)=>!word.startsWith('-'));
            if ('completion' !== verb || void 0 === first || shells.some((shell)=>shell === first)) return words;
            report(`completion is called signal now, and the old name is taken until 1.0; completion ${shells.join(', ')} prints a script for that shell`);
            return [
                'signal',
                ...rest
            ];
        }
    }),
    67263: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            X1: ()=>evidenceOf,
            du: ()=>isAtLeast,
            hB: ()=>weakest,
            rS: ()=>evidenceText,
            yZ: ()=>EVIDENCE_LEVELS
        });
        let EVIDENCE_LEVELS = [
            'none',
            'changed',
            'artifacts',
            'checks',
            'tests',
            'proven'
        ];
        function evidenceOf(facts) {
            return {
                ...facts,
                level: levelOf(facts)
            };
        }
        function levelOf({ changed, artifacts, commands, tests, proven = false }) {
            let own = commands > 0 ? 'checks' : artifacts.of > 0 && artifacts.count === artifacts.of ? 'artifacts' : changed.count > 0 ? 'changed' : 'none';
            if ('none' === own || null === tests || 0 === tests) return own;
            return proven ? 'proven' : 'tests';
        }
        function isAtLeast(level, least) {
            return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
        }
        function weakest(levels) {
            return 0 === levels.length ? 'none' : levels.reduce((least, level)=>isAtLeast(level, least) ? least : level);
        }
        function evidenceText({ changed, artifacts, commands, tests, proven = false }) {
            let parts = [
                ...changed.of > 0 || changed.count > 0 ? [
                    `changed ${changed.count} of ${plural(changed.of, 'file')}`
                ] : [],
                ...artifacts.of > 0 ? [
                    `${artifacts.count} of ${plural(artifacts.of, 'artifact')}`
                ] : [],
                ...commands > 0 ? [
                    plural(commands, 'command')
                ] : [],
                ...null === tests ? [] : [
                    `${plural(tests, 'test')}${proven ? ', red without its work' : ''}`
                ]
            ];
            return 0 === parts.length ? 'nothing was seen' : parts.join(', ');
        }
        function plural(count, noun) {
            return `${count} ${noun}${1 === count ? '' : 's'}`;
        }
    }),
    95185: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            et: ()=>exitStatusOf,
            uc: ()=>EXIT_STATUS,
            x8: ()=>TECHNICAL_EXIT
        });
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
    }),
    10621: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            k: ()=>PROTECTED_PATHS,
            z: ()=>protectedReason
        });
        var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41028);
        let PROTECTED_PATHS = [
            {
                path: '.github/phase-executor.yml',
                why: 'the rules of every run stand in it'
            },
            {
                path: '.github/',
                why: 'its workflows run with the rights of the repository'
            },
            {
                path: '.gitea/',
                why: 'its workflows run with the rights of the repository'
            },
            {
                path: '.forgejo/',
                why: 'its workflows run with the rights of the repository'
            },
            {
                path: '.circleci/',
                why: 'its jobs run with the secrets of the project'
            },
            {
                path: '.gitlab-ci.yml',
                why: 'its jobs run with the secrets of the project'
            },
            {
                path: '**/Jenkinsfile',
                why: 'its stages run with the secrets of the project'
            },
            {
                path: 'action.yml',
                why: 'it runs in the workflows of everybody who uses this action'
            },
            {
                path: 'action.yaml',
                why: 'it runs in the workflows of everybody who uses this action'
            },
            {
                path: 'CODEOWNERS',
                why: 'it decides who has to review a change'
            },
            {
                path: 'docs/CODEOWNERS',
                why: 'it decides who has to review a change'
            },
            {
                path: '.gitlab/CODEOWNERS',
                why: 'it decides who has to review a change'
            },
            {
                path: '.gitmodules',
                why: 'it decides which other repositories a checkout fetches'
            },
            {
                path: '**/.gitattributes',
                why: 'it decides how git converts files, and can hide them from reviews and archives'
            },
            {
                path: '.lfsconfig',
                why: 'it decides which server gets large files, and the credentials for them'
            },
            {
                path: '.husky/',
                why: 'git runs it on the machines of developers'
            },
            {
                path: '.githooks/',
                why: 'git runs it on the machines of developers'
            },
            {
                path: '**/.npmrc',
                why: "it decides from where packages come and which shell runs scripts"
            },
            {
                path: '**/.claude/',
                why: 'agents take settings, hooks and permissions from it'
            },
            {
                path: '**/.mcp.json',
                why: 'agents start the servers that it names'
            },
            {
                path: '**/AGENTS.md',
                why: 'every agent that works here follows it'
            },
            {
                path: '**/CLAUDE.md',
                why: 'every agent that works here follows it'
            }
        ];
        function protectedReason(paths) {
            let known = new Map(PROTECTED_PATHS.map(({ path, why })=>[
                    path,
                    why
                ]));
            let entries = paths.flatMap((path)=>{
                let entry = (0, _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_0__.$9)(path.toLowerCase());
                return 'pattern' === entry.kind ? [
                    {
                        entry,
                        why: known.get(path) ?? 'setting protected-paths'
                    }
                ] : [];
            });
            return (file)=>entries.find(({ entry })=>entry.covers(file.toLowerCase()))?.why ?? null;
        }
    }),
    68529: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            iR: ()=>home,
            qG: ()=>leave,
            mV: ()=>liveArea,
            HY: ()=>openWorld,
            ll: ()=>printer
        });
        var external_node_fs_ = __nccwpck_require__(73024);
        var external_node_os_ = __nccwpck_require__(48161);
        var external_node_path_ = __nccwpck_require__(76760);
        let external_node_tty_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");
        class LiveArea {
            #stream;
            #print;
            #lines = [];
            #drawn = [];
            constructor(stream, print){
                this.#stream = stream;
                this.#print = print;
            }
            print(line) {
                if (0 === this.#lines.length) return void this.#print(line);
                this.#stream.write(this.#wipe());
                this.#print(line);
                this.#stream.write(this.#draw());
            }
            show(lines) {
                this.#lines = lines;
                let next = this.#cut();
                if (next.length === this.#drawn.length && next.every((line, at)=>line === this.#drawn[at])) return;
                this.#stream.write(this.#wipe() + this.#draw());
            }
            #draw() {
                this.#drawn = this.#cut();
                return this.#drawn.map((line)=>`${line}\n`).join('');
            }
            #wipe() {
                let rows = this.#drawn.reduce((all, line)=>all + Math.max(1, Math.ceil(columnsOf(line) / this.#columns)), 0);
                this.#drawn = [];
                return 0 === rows ? '' : `\r\u001b[${rows}A\u001b[J`;
            }
            #cut() {
                let most = Math.max(1, Math.min(mostLines, (this.#stream.rows ?? 24) - 3));
                let isTooMany = this.#lines.length > most;
                let shown = isTooMany ? this.#lines.slice(0, Math.max(1, most - 1)) : this.#lines;
                let more = isTooMany ? [
                    `… and ${this.#lines.length - shown.length} more`
                ] : [];
                return [
                    ...shown,
                    ...more
                ].map((line)=>fitted(line, this.#columns - 1));
            }
            get #columns() {
                return Math.max(20, this.#stream.columns ?? 80);
            }
        }
        let mostLines = 12;
        function fitted(line, columns) {
            if (columnsOf(line) <= columns) return line;
            let text = '';
            let width = 2;
            for (let character of line){
                width += widthOf(character);
                if (width > columns) break;
                text += character;
            }
            return `${text}…`;
        }
        function columnsOf(line) {
            let columns = 0;
            for (let character of line)columns += widthOf(character);
            return columns;
        }
        function widthOf(character) {
            return (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
        }
        var ci = __nccwpck_require__(8949);
        var process_tree = __nccwpck_require__(48009);
        var waits = __nccwpck_require__(21999);
        var exit_status = __nccwpck_require__(95185);
        function openWorld(door) {
            let { live = null, group = null } = door;
            for (let stream of [
                process.stdout,
                process.stderr
            ])stream.on('error', ()=>void 0);
            let wipe = ()=>live?.show([]);
            process.on('exit', wipe);
            process.on('uncaughtException', (error)=>{
                wipe();
                endAsOurFault(error);
            });
            let interactive = (0, external_node_tty_namespaceObject.isatty)(0) && (0, external_node_tty_namespaceObject.isatty)(2);
            let finishFirst = 'finish' === door.interrupt || 'auto' === door.interrupt && interactive;
            let { interrupt, stopNow } = listenForInterrupts(finishFirst, door.progress);
            waits.l.watch((where)=>{
                wipe();
                endHung(where, stopNow);
            });
            return {
                environment: {
                    ...process.env
                },
                directory: process.cwd(),
                temporaryDirectory: (0, external_node_fs_.realpathSync)(door.temporaryDirectory ?? (0, external_node_os_.tmpdir)()),
                home: home(),
                node: process.execPath,
                now: Date.now,
                random: Math.random,
                machine: {
                    host: (0, external_node_os_.hostname)(),
                    boot: boot(),
                    pid: process.pid,
                    now: Date.now,
                    uptimeMs,
                    startOf: process_tree.GH
                },
                readStdin,
                stdin,
                ask,
                progress: door.progress,
                print: door.print ?? door.progress,
                terminal: {
                    interactive,
                    group,
                    colour: showsColour(process.env),
                    live: live && ((lines)=>live.show(lines))
                },
                interrupt
            };
        }
        function showsColour({ FORCE_COLOR: forced, NO_COLOR: none, TERM: kind }) {
            if (void 0 !== forced && '' !== forced) return !/^(0|false)$/i.test(forced);
            return (0, external_node_tty_namespaceObject.isatty)(2) && !none && 'dumb' !== kind;
        }
        function liveArea(print) {
            return (0, external_node_tty_namespaceObject.isatty)(2) && 'dumb' !== process.env.TERM && !(0, ci.X)(process.env) ? new LiveArea(process.stderr, print) : null;
        }
        function endAsOurFault(error) {
            process.stderr.write(`phase-executor: ${error.stack ?? error}\n`, ()=>process.exit(70));
        }
        function endHung(where, stopNow) {
            process.stderr.write(`phase-executor: no progress; it waits for: ${where}. It ends now; run again to continue\n`);
            stopNow();
            setTimeout(()=>process.exit(exit_status.uc.INTERRUPTED), 60_000).unref();
        }
        function home() {
            return (0, external_node_path_.dirname)((0, external_node_path_.dirname)((0, external_node_fs_.realpathSync)(process.argv[1] ?? '.')));
        }
        let mostPending = 67108864;
        function printer(stream) {
            let wasBehind = false;
            return (line)=>{
                let isBehind = stream.writableLength > mostPending;
                if (isBehind) {
                    if (!wasBehind) stream.write('[phase-executor: there is more output than its reader takes; some is not shown]\n');
                } else stream.write(`${line}\n`);
                wasBehind = isBehind;
            };
        }
        function leave(ended) {
            let code = waits.l.isStuck && ended >= exit_status.x8.USAGE ? exit_status.uc.INTERRUPTED : ended;
            process.exitCode = code;
            process.stdout.write('', ()=>process.stderr.write('', ()=>process.exit(code)));
        }
        function listenForInterrupts(finishFirst, progress) {
            let soon = new AbortController();
            let now = new AbortController();
            let stopNow = ()=>{
                if (!now.signal.aborted) progress('interrupted: stopping at once; work under way is kept and the tree restored');
                soon.abort();
                now.abort();
            };
            process.on('SIGINT', ()=>{
                if (soon.signal.aborted || !finishFirst) return stopNow();
                progress('interrupted: finishing this attempt; press Ctrl+C again to stop it now');
                soon.abort();
            });
            process.on('SIGTERM', stopNow);
            process.on('SIGHUP', stopNow);
            return {
                interrupt: {
                    soon: soon.signal,
                    now: now.signal
                },
                stopNow
            };
        }
        function boot() {
            try {
                return `${(0, external_node_fs_.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${(0, external_node_fs_.readlinkSync)('/proc/self/ns/pid')}`;
            } catch  {
                return '';
            }
        }
        function uptimeMs() {
            return Number(process.hrtime.bigint() / 1000000n);
        }
        async function readStdin() {
            let chunks = [];
            for await (let chunk of stdin())chunks.push(chunk);
            return Buffer.concat(chunks).toString('utf8');
        }
        async function ask(question) {
            let { createInterface } = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 80481, 19));
            let lines = createInterface({
                input: process.stdin,
                output: process.stderr
            });
            return new Promise((resolve)=>{
                for (let event of [
                    'SIGINT',
                    'close'
                ])lines.once(event, ()=>resolve(''));
                lines.question(question, resolve);
            }).then((answer)=>{
                lines.close();
                return String(answer);
            });
        }
        async function* stdin() {
            if (!(0, external_node_tty_namespaceObject.isatty)(0)) yield* process.stdin;
        }
    }),
    48179: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            b7: ()=>CommanderError,
            c$: ()=>Option,
            uB: ()=>Command
        });
        var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(18909);
        let { DM: program, gu: createCommand, er: createArgument, Ww: createOption, b7: CommanderError, Di: InvalidArgumentError, a2: InvalidOptionArgumentError, uB: Command, ef: Argument, c$: Option, _V: Help } = _index_js__WEBPACK_IMPORTED_MODULE_0__;
    }),
    961: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            G: ()=>ZodError,
            g: ()=>ZodRealError
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(37428);
        var _core_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(88532);
        var _core_util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(54723);
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
        let initializer = (inst, issues)=>{
            _core_index_js__WEBPACK_IMPORTED_MODULE_0__.a$.init(inst, issues);
            inst.name = "ZodError";
            let proto = Object.getPrototypeOf(inst);
            if (_installedErrorProtos.has(proto)) return;
            _installedErrorProtos.add(proto);
            _lazyMethod(proto, "format", (self)=>(mapper)=>_core_index_js__WEBPACK_IMPORTED_MODULE_0__.Wk(self, mapper));
            _lazyMethod(proto, "flatten", (self)=>(mapper)=>_core_index_js__WEBPACK_IMPORTED_MODULE_0__.JM(self, mapper));
            _lazyMethod(proto, "addIssue", (self)=>(issue)=>{
                    self.issues.push(issue);
                    self.message = JSON.stringify(self.issues, _core_util_js__WEBPACK_IMPORTED_MODULE_1__.k8, 2);
                });
            _lazyMethod(proto, "addIssues", (self)=>(issues)=>{
                    self.issues.push(...issues);
                    self.message = JSON.stringify(self.issues, _core_util_js__WEBPACK_IMPORTED_MODULE_1__.k8, 2);
                });
            Object.defineProperty(proto, "isEmpty", {
                configurable: true,
                enumerable: false,
                get () {
                    return 0 === this.issues.length;
                }
            });
        };
        let ZodError = _core_index_js__WEBPACK_IMPORTED_MODULE_2__.xI("ZodError", initializer);
        let ZodRealError = _core_index_js__WEBPACK_IMPORTED_MODULE_2__.xI("ZodError", initializer, void 0, {
            Parent: Error
        });
    }),
    27597: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            You: ()=>ZodISODateTime,
            rSt: ()=>ZodNumber,
            YOg: ()=>array,
            K39: ()=>base64,
            zMY: ()=>schemas_boolean,
            IeY: ()=>custom,
            gMt: ()=>discriminatedUnion,
            k5n: ()=>_enum,
            uhr: ()=>hex,
            Whr: ()=>schemas_int,
            euz: ()=>literal,
            _H3: ()=>looseObject,
            aig: ()=>number,
            Ikc: ()=>object,
            g1P: ()=>record,
            rej: ()=>strictObject,
            YjP: ()=>string,
            PVZ: ()=>tuple,
            KCZ: ()=>union,
            L5J: ()=>unknown,
            OZ5: ()=>url
        });
        var core_core = __nccwpck_require__(88532);
        var core_util = __nccwpck_require__(54723);
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
                        let raw = core_util.MO(def);
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
        var core_checks = __nccwpck_require__(44890);
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
        var core_regexes = __nccwpck_require__(23908);
        let version = {
            major: 4,
            minor: 6,
            patch: 7
        };
        let $ZodType = core_core.xI("$ZodType", (inst, def)=>{
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
                    let isAborted = core_util.QH(payload);
                    let asyncResult;
                    for (let ch of checks1){
                        if (ch._zod.def.when) {
                            if (core_util.rL(payload)) continue;
                            let shouldRun = ch._zod.def.when(payload);
                            if (!shouldRun) continue;
                        } else if (isAborted) continue;
                        let currLen = payload.issues.length;
                        let _ = ch._zod.check(payload);
                        if (_ instanceof Promise && ctx?.async === false) throw new core_core.GT();
                        if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async ()=>{
                            await _;
                            let nextLen = payload.issues.length;
                            if (nextLen === currLen) return;
                            core_util.d3(payload.issues, currLen, inst);
                            if (!isAborted) isAborted = core_util.QH(payload, currLen);
                        });
                        else {
                            let nextLen = payload.issues.length;
                            if (nextLen === currLen) continue;
                            core_util.d3(payload.issues, currLen, inst);
                            if (!isAborted) isAborted = core_util.QH(payload, currLen);
                        }
                    }
                    if (asyncResult) return asyncResult.then(()=>payload);
                    return payload;
                };
                let handleCanaryResult = (canary, payload, ctx)=>{
                    if (core_util.QH(canary)) {
                        canary.aborted = true;
                        return canary;
                    }
                    let checkResult = runChecks(payload, checks1, ctx);
                    if (checkResult instanceof Promise) {
                        if (false === ctx.async) throw new core_core.GT();
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
                        if (false === ctx.async) throw new core_core.GT();
                        return result.then((result)=>runChecks(result, checks1, ctx));
                    }
                    return runChecks(result, checks1, ctx);
                };
            }
        }, {
            get "~standard" () {
                return core_util.jD(this, "~standard", standardProps(this));
            },
            set "~standard" (value){
                core_util.qh(this, "~standard", value);
            }
        });
        let toStandardResult = (r, ctx)=>r.issues.length ? {
                issues: r.issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W()))
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
        let $ZodString = core_core.xI("$ZodString", (inst, def)=>{
            $ZodType.init(inst, def);
            inst._zod.pattern = def.pattern ?? core_regexes.gp;
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
        let $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def)=>{
            core_checks.ql.init(inst, def);
            $ZodString.init(inst, def);
        });
        let $ZodGUID = core_core.xI("$ZodGUID", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.Os);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodUUID = core_core.xI("$ZodUUID", (inst, def)=>{
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
                def.pattern ?? (def.pattern = core_regexes.uR(v));
            } else def.pattern ?? (def.pattern = core_regexes.uR());
            $ZodStringFormat.init(inst, def);
        });
        let $ZodEmail = core_core.xI("$ZodEmail", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.Rp);
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
            if (!def.normalize && def.protocol?.source === core_regexes.F.source && !/^https?:\/\//i.test(trimmed)) return URL_BAD_FORMAT;
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
        let $ZodURL = core_core.xI("$ZodURL", (inst, def)=>{
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
        let $ZodEmoji = core_core.xI("$ZodEmoji", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.Zg());
            $ZodStringFormat.init(inst, def);
        });
        let $ZodNanoID = core_core.xI("$ZodNanoID", (inst, def)=>{
            if (void 0 !== def.length && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
            def.pattern ?? (def.pattern = void 0 === def.length ? core_regexes.Ak : core_regexes.D2(def.length));
            $ZodStringFormat.init(inst, def);
        });
        let $ZodCUID = core_core.xI("$ZodCUID", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.gF);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodCUID2 = core_core.xI("$ZodCUID2", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.Gl);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodULID = core_core.xI("$ZodULID", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.Z0);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodXID = core_core.xI("$ZodXID", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.kM);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodKSUID = core_core.xI("$ZodKSUID", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.fO);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodISODateTime = core_core.xI("$ZodISODateTime", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.w$(def));
            $ZodStringFormat.init(inst, def);
        });
        let $ZodISODate = core_core.xI("$ZodISODate", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.p6);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodISOTime = core_core.xI("$ZodISOTime", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.kB(def));
            $ZodStringFormat.init(inst, def);
        });
        let $ZodISODuration = core_core.xI("$ZodISODuration", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.p0);
            $ZodStringFormat.init(inst, def);
        });
        let $ZodIPv4 = core_core.xI("$ZodIPv4", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.uX);
            $ZodStringFormat.init(inst, def);
        });
        let ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
        function isValidIPv6(value) {
            if (!ipv6Alphabet.test(value)) return false;
            return canParseURL(`http://[${value}]`);
        }
        let $ZodIPv6 = core_core.xI("$ZodIPv6", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.ug);
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
        let $ZodCIDRv4 = core_core.xI("$ZodCIDRv4", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.zr);
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
        let $ZodCIDRv6 = core_core.xI("$ZodCIDRv6", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.l7);
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
        let $ZodBase64 = core_core.xI("$ZodBase64", (inst, def)=>{
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
        let $ZodBase64URL = core_core.xI("$ZodBase64URL", (inst, def)=>{
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
        let $ZodE164 = core_core.xI("$ZodE164", (inst, def)=>{
            def.pattern ?? (def.pattern = core_regexes.hQ);
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
        let $ZodJWT = core_core.xI("$ZodJWT", (inst, def)=>{
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
        let $ZodCustomStringFormat = core_core.xI("$ZodCustomStringFormat", (inst, def)=>{
            $ZodStringFormat.init(inst, def);
            inst._zod.check = (payload)=>{
                if (def.fn(payload.value)) return;
                payload.issues.push({
                    code: "invalid_format",
                    format: def.format,
                    input: payload.value,
                    inst,
                    continue: !def.abort
                });
            };
        });
        let $ZodNumber = core_core.xI("$ZodNumber", (inst, def)=>{
            $ZodType.init(inst, def);
            inst._zod.pattern = core_regexes.ai;
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
        let $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def)=>{
            core_checks.KH.init(inst, def);
            $ZodNumber.init(inst, def);
        });
        let $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def)=>{
            $ZodType.init(inst, def);
            inst._zod.pattern = core_regexes.zM;
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
            inst._zod.pattern = core_regexes.o;
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
        let $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def)=>{
            $ZodType.init(inst, def);
            inst._zod.parse = (payload)=>payload;
        });
        let $ZodNever = core_core.xI("$ZodNever", (inst, def)=>{
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
            let caps = core_util.hi(inst._zod.def.checks);
            if (!caps.length) return;
            let cap = Math.min(...caps.map((c)=>c[0]));
            let parse1 = inst._zod.parse;
            inst._zod.parse = (payload, ctx)=>{
                let n = size(payload.value);
                if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
                    for (let [max, ch] of core_util.hi(inst._zod.def.checks))if (n > max && ch._zod.def.when(payload)) {
                        let start = payload.issues.length;
                        ch._zod.check(payload);
                        payload.issues[start].continue = false;
                        core_util.d3(payload.issues, start, inst);
                        return payload;
                    }
                }
                return parse1(payload, ctx);
            };
        }
        let arraySize = (input)=>Array.isArray(input) ? input.length : -1;
        function handleArrayResult(result, final, index) {
            if (result.issues.length) final.issues.push(...core_util.lQ(index, result.issues));
            final.value[index] = result.value;
        }
        let $ZodArray = core_core.xI("$ZodArray", (inst, def)=>{
            $ZodType.init(inst, def);
            let memo = core_core.cr.memoizer;
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
                        if (abortEarly && 0 !== result.issues.length && core_util.QH(result)) break;
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
                final.issues.push(...core_util.lQ(key, result.issues));
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
            let okeys = core_util.NM(def.shape);
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
                    if (core_util.QH(payload, seen)) break;
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
        let $ZodObject = core_core.xI("$ZodObject", (inst, def)=>{
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
            let _normalized = core_util.PO(()=>normalizeDef(def));
            core_util.v5(inst, "propValues", (zod)=>{
                let shape = zod.def.shape;
                let propValues = {};
                for(let key in shape){
                    let field = shape[key]._zod;
                    if (field.values) {
                        if (!Object.prototype.hasOwnProperty.call(propValues, key)) core_util.Vy(propValues, key, new Set());
                        for (let v of field.values)propValues[key].add(v);
                        if (void 0 !== field.optin) propValues[key].add(void 0);
                    }
                }
                return propValues;
            });
            let isObject = core_util.Gv;
            let catchall = def.catchall;
            let value;
            let memo = core_core.cr.memoizer;
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
                        if (core_util.QH(payload, seen)) break;
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
        let $ZodObjectJIT = core_core.xI("$ZodObjectJIT", (inst, def)=>{
            $ZodObject.init(inst, def);
            let superParse = inst._zod.parse;
            let _normalized = core_util.PO(()=>normalizeDef(def));
            let memo = core_core.cr.memoizer;
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
                    let k = "symbol" == typeof key ? `syms[${syms.indexOf(key)}]` : core_util.UQ(key);
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
            let isObject = core_util.Gv;
            let jit = !core_core.cr.jitless;
            let allowsEval = core_util.hI;
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
            let nonaborted = results.filter((r)=>!core_util.QH(r));
            if (1 === nonaborted.length) {
                final.value = nonaborted[0].value;
                return nonaborted[0];
            }
            final.issues.push({
                code: "invalid_union",
                input: final.value,
                inst,
                errors: results.map((result)=>result.issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W())))
            });
            return final;
        }
        let $ZodUnion = core_core.xI("$ZodUnion", (inst, def)=>{
            $ZodType.init(inst, def);
            core_util.v5(inst, "optin", (zod)=>zod.def.options.some((o)=>"defaulted" === o._zod.optin) ? "defaulted" : zod.def.options.some((o)=>void 0 !== o._zod.optin) ? "optional" : void 0);
            core_util.v5(inst, "optout", (zod)=>zod.def.options.some((o)=>"optional" === o._zod.optout) ? "optional" : void 0);
            core_util.v5(inst, "values", (zod)=>{
                if (zod.def.options.every((o)=>o._zod.values)) return new Set(zod.def.options.flatMap((option)=>Array.from(option._zod.values)));
            });
            core_util.v5(inst, "pattern", (zod)=>{
                if (zod.def.options.every((o)=>o._zod.pattern)) {
                    let patterns = zod.def.options.map((o)=>o._zod.pattern);
                    return new RegExp(`^(${patterns.map((p)=>core_util.p6(p.source)).join("|")})$`);
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
        let $ZodDiscriminatedUnion = core_core.xI("$ZodDiscriminatedUnion", (inst, def)=>{
            def.inclusive = false;
            $ZodUnion.init(inst, def);
            let _super = inst._zod.parse;
            core_util.v5(inst, "propValues", (zod)=>{
                let propValues = {};
                let undefinedCount = 0;
                for (let option of zod.def.options){
                    let pv = option._zod.propValues;
                    if (!pv || 0 === Object.keys(pv).length) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
                    if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
                    for (let [k, v] of Object.entries(pv)){
                        if (!Object.prototype.hasOwnProperty.call(propValues, k)) core_util.Vy(propValues, k, new Set());
                        for (let val of v)propValues[k].add(val);
                    }
                }
                if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
                return propValues;
            });
            def.options.forEach((option, i)=>{
                let propShape = core_util.MO(option._zod.def);
                if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
            });
            let disc = core_util.PO(()=>discriminatorMap(def));
            inst._zod.parse = (payload, ctx)=>{
                let input = payload.value;
                if (!core_util.Gv(input)) {
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
        let $ZodIntersection = core_core.xI("$ZodIntersection", (inst, def)=>{
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
            if (core_util.Qd(a) && core_util.Qd(b)) {
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
                if (core_util.QH(result)) return result;
                throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
            }
            result.value = merged.data;
            return result;
        }
        let $ZodTuple = core_core.xI("$ZodTuple", (inst, def)=>{
            $ZodType.init(inst, def);
            let items = def.items;
            let memo = core_core.cr.memoizer;
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
                        if (abortEarly && !itemAborted && r.issues.length) itemAborted = core_util.QH(r);
                    }
                }
                if (def.rest && !itemAborted) {
                    let i = items.length - 1;
                    let rest = input.slice(items.length);
                    let seen = payload.issues.length;
                    for (let el of rest){
                        if (abortEarly && payload.issues.length !== seen) {
                            if (core_util.QH(payload, seen)) break;
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
        });
        function getTupleOptStart(items, key) {
            for(let i = items.length - 1; i >= 0; i--){
                let omittable = "optin" === key ? void 0 !== items[i]._zod.optin : "optional" === items[i]._zod.optout;
                if (!omittable) return i + 1;
            }
            return 0;
        }
        function handleTupleResult(result, final, index) {
            if (result.issues.length) final.issues.push(...core_util.lQ(index, result.issues));
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
                    final.issues.push(...core_util.lQ(i, r.issues));
                }
                final.value[i] = r.value;
            }
            for(let i = final.value.length - 1; i >= input.length; i--)if ("optional" === items[i]._zod.optout && void 0 === final.value[i]) final.value.length = i;
            else break;
            return final;
        }
        let $ZodRecord = core_core.xI("$ZodRecord", (inst, def)=>{
            $ZodType.init(inst, def);
            let memo = core_core.cr.memoizer;
            memo?.attach(inst);
            inst._zod.parse = (payload, ctx)=>{
                let input = payload.value;
                if (!core_util.Qd(input)) {
                    payload.issues.push({
                        expected: "record",
                        code: "invalid_type",
                        input,
                        inst
                    });
                    return payload;
                }
                let proms = [];
                let values = def.keyType._zod.values;
                if (values && !def.partial) {
                    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
                    let recordKeys = new Set();
                    for (let key of values)if ("string" == typeof key || "number" == typeof key || "symbol" == typeof key) {
                        recordKeys.add("number" == typeof key ? key.toString() : key);
                        if ("__proto__" === key) continue;
                        let keyResult = def.keyType._zod.run({
                            value: key,
                            issues: []
                        }, ctx);
                        if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
                        if (keyResult.issues.length) {
                            payload.issues.push({
                                code: "invalid_key",
                                origin: "record",
                                issues: keyResult.issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W())),
                                input: key,
                                path: [
                                    key
                                ],
                                inst
                            });
                            continue;
                        }
                        let outKey = keyResult.value;
                        if ("__proto__" === outKey) continue;
                        let result = def.valueType._zod.run({
                            value: input[key],
                            issues: []
                        }, ctx);
                        if (result instanceof Promise) proms.push(result.then((result)=>{
                            if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
                            payload.value[outKey] = result.value;
                        }));
                        else {
                            if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
                            payload.value[outKey] = result.value;
                        }
                    }
                    let unrecognized;
                    for(let key in input)if (!recordKeys.has(key)) if ("loose" === def.mode) {
                        if ("__proto__" === key) continue;
                        payload.value[key] = input[key];
                    } else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    if (unrecognized && unrecognized.length > 0) payload.issues.push({
                        code: "unrecognized_keys",
                        input,
                        inst,
                        keys: unrecognized,
                        continue: true
                    });
                } else {
                    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
                    let unrecognized;
                    for (let key of Reflect.ownKeys(input)){
                        if ("__proto__" === key) continue;
                        if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
                        let keyResult = def.keyType._zod.run({
                            value: key,
                            issues: []
                        }, ctx);
                        if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
                        let checkNumericKey = "string" == typeof key && core_regexes.ai.test(key) && keyResult.issues.length;
                        if (checkNumericKey) {
                            let retryResult = def.keyType._zod.run({
                                value: Number(key),
                                issues: []
                            }, ctx);
                            if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
                            if (0 === retryResult.issues.length) keyResult = retryResult;
                        }
                        if (keyResult.issues.length) {
                            if ("loose" === def.mode) payload.value[key] = input[key];
                            else if (values) {
                                unrecognized = unrecognized ?? [];
                                unrecognized.push(key);
                            } else payload.issues.push({
                                code: "invalid_key",
                                origin: "record",
                                issues: keyResult.issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W())),
                                input: key,
                                path: [
                                    key
                                ],
                                inst
                            });
                            continue;
                        }
                        let outKey = keyResult.value;
                        if ("__proto__" === outKey) continue;
                        let result = def.valueType._zod.run({
                            value: input[key],
                            issues: []
                        }, ctx);
                        if (result instanceof Promise) proms.push(result.then((result)=>{
                            if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
                            payload.value[outKey] = result.value;
                        }));
                        else {
                            if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
                            payload.value[outKey] = result.value;
                        }
                    }
                    if (unrecognized && unrecognized.length > 0) payload.issues.push({
                        code: "unrecognized_keys",
                        input,
                        inst,
                        keys: unrecognized,
                        continue: true
                    });
                }
                if (proms.length) return Promise.all(proms).then(()=>payload);
                return payload;
            };
        });
        let $ZodEnum = core_core.xI("$ZodEnum", (inst, def)=>{
            $ZodType.init(inst, def);
            let values = core_util.w5(def.entries);
            let valuesSet = new Set(values);
            inst._zod.values = valuesSet;
            core_util.v5(inst, "pattern", (zod)=>{
                let patternValues = core_util.w5(zod.def.entries).filter((k)=>core_util.qQ.has(typeof k));
                return new RegExp(patternValues.length ? `^(${patternValues.map((o)=>core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
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
        let $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def)=>{
            $ZodType.init(inst, def);
            let values = new Set(def.values);
            inst._zod.values = values;
            core_util.v5(inst, "pattern", (zod)=>{
                let vals = zod.def.values;
                return new RegExp(vals.length ? `^(${vals.map((o)=>"string" == typeof o ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
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
        let $ZodTransform = core_core.xI("$ZodTransform", (inst, def)=>{
            $ZodType.init(inst, def);
            inst._zod.optin = "optional";
            core_core.cr.memoizer?.guard(inst);
            inst._zod.parse = (payload, ctx)=>{
                if ("backward" === ctx.direction) throw new core_core.cV(inst.constructor.name);
                let _out = def.transform(payload.value, payload);
                if (ctx.async) {
                    let output = _out instanceof Promise ? _out : Promise.resolve(_out);
                    return output.then((output)=>{
                        payload.value = output;
                        return payload;
                    });
                }
                if (_out instanceof Promise) throw new core_core.GT();
                payload.value = _out;
                return payload;
            };
        });
        function handleOptionalResult(payload, result) {
            payload.value = result.issues.length ? void 0 : result.value;
            return payload;
        }
        let $ZodOptional = core_core.xI("$ZodOptional", (inst, def)=>{
            $ZodType.init(inst, def);
            core_util.v5(inst, "optin", (zod)=>"defaulted" === zod.def.innerType._zod.optin ? "defaulted" : "optional");
            inst._zod.optout = "optional";
            core_util.v5(inst, "values", (zod)=>{
                let values = zod.def.innerType._zod.values;
                return values ? new Set([
                    ...values,
                    void 0
                ]) : void 0;
            });
            core_util.v5(inst, "pattern", (zod)=>{
                let pattern = zod.def.innerType._zod.pattern;
                return pattern ? new RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
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
        let $ZodExactOptional = core_core.xI("$ZodExactOptional", (inst, def)=>{
            $ZodOptional.init(inst, def);
            core_util.v5(inst, "values", (zod)=>zod.def.innerType._zod.values);
            core_util.v5(inst, "pattern", (zod)=>zod.def.innerType._zod.pattern);
            inst._zod.parse = (payload, ctx)=>def.innerType._zod.run(payload, ctx);
        });
        let $ZodNullable = core_core.xI("$ZodNullable", (inst, def)=>{
            $ZodType.init(inst, def);
            core_util.v5(inst, "optin", (zod)=>zod.def.innerType._zod.optin);
            core_util.v5(inst, "optout", (zod)=>zod.def.innerType._zod.optout);
            core_util.v5(inst, "pattern", (zod)=>{
                let pattern = zod.def.innerType._zod.pattern;
                return pattern ? new RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
            });
            core_util.v5(inst, "values", (zod)=>zod.def.innerType._zod.values ? new Set([
                    ...zod.def.innerType._zod.values,
                    null
                ]) : void 0);
            inst._zod.parse = (payload, ctx)=>{
                if (null === payload.value) return payload;
                return def.innerType._zod.run(payload, ctx);
            };
        });
        let $ZodDefault = core_core.xI("$ZodDefault", (inst, def)=>{
            $ZodType.init(inst, def);
            inst._zod.optin = "defaulted";
            core_util.v5(inst, "values", (zod)=>zod.def.innerType._zod.values);
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
        let $ZodPrefault = core_core.xI("$ZodPrefault", (inst, def)=>{
            $ZodType.init(inst, def);
            inst._zod.optin = "defaulted";
            core_util.v5(inst, "values", (zod)=>zod.def.innerType._zod.values);
            inst._zod.parse = (payload, ctx)=>{
                if ("backward" === ctx.direction) return def.innerType._zod.run(payload, ctx);
                if (void 0 === payload.value) payload.value = def.defaultValue;
                return def.innerType._zod.run(payload, ctx);
            };
        });
        let $ZodNonOptional = core_core.xI("$ZodNonOptional", (inst, def)=>{
            $ZodType.init(inst, def);
            core_util.v5(inst, "values", (zod)=>{
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
                    issues: result.issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W()))
                },
                input: payload.value
            });
            return payload;
        }
        let $ZodCatch = core_core.xI("$ZodCatch", (inst, def)=>{
            $ZodType.init(inst, def);
            core_util.v5(inst, "optin", (zod)=>"defaulted" === zod.def.innerType._zod.optin ? "defaulted" : "optional");
            core_util.v5(inst, "optout", (zod)=>zod.def.innerType._zod.optout);
            core_util.v5(inst, "values", (zod)=>zod.def.innerType._zod.values);
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
        let $ZodPipe = core_core.xI("$ZodPipe", (inst, def)=>{
            $ZodType.init(inst, def);
            core_util.v5(inst, "values", (zod)=>zod.def.in._zod.values);
            core_util.v5(inst, "optin", (zod)=>zod.def.in._zod.optin);
            core_util.v5(inst, "optout", (zod)=>zod.def.out._zod.optout);
            core_util.v5(inst, "propValues", (zod)=>zod.def.in._zod.propValues);
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
        let $ZodReadonly = core_core.xI("$ZodReadonly", (inst, def)=>{
            $ZodType.init(inst, def);
            core_util.v5(inst, "propValues", (zod)=>zod.def.innerType._zod.propValues);
            core_util.v5(inst, "values", (zod)=>zod.def.innerType._zod.values);
            core_util.v5(inst, "optin", (zod)=>zod.def.innerType?._zod?.optin);
            core_util.v5(inst, "optout", (zod)=>zod.def.innerType?._zod?.optout);
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
        let $ZodCustom = core_core.xI("$ZodCustom", (inst, def)=>{
            core_checks.QP.init(inst, def);
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
                payload.issues.push(core_util.sn(_iss));
            }
        }
        var registries = __nccwpck_require__(29396);
        var api = __nccwpck_require__(43759);
        function assignProps(target, ...sources) {
            for (let source of sources)for (let key of Reflect.ownKeys(source))if (Object.prototype.propertyIsEnumerable.call(source, key)) (0, core_util.Vy)(target, key, source[key]);
            return target;
        }
        function to_json_schema_initializeContext(params) {
            let target = params?.target ?? "draft-2020-12";
            if ("draft-4" === target) target = "draft-04";
            if ("draft-7" === target) target = "draft-07";
            return {
                processors: params.processors ?? {},
                metadataRegistry: params?.metadata ?? registries.fd,
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
                    (0, core_util.Vy)(properties, key, merged);
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
                    (0, core_util.Vy)(defs, seen.defId, seen.def);
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
            number_format: formatContributor(core_util.zH),
            bigint_format: formatContributor(core_util.NR),
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
                core_regexes.K3
            ],
            [
                base64urlCharset,
                core_regexes.r0
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
            let values = (0, core_util.w5)(def.entries);
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
            for(let key in shape)(0, core_util.Vy)(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
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
        let tupleProcessor = (schema, ctx, _json, params)=>{
            let json = _json;
            let def = schema._zod.def;
            json.type = "array";
            let prefixPath = "draft-2020-12" === ctx.target ? "prefixItems" : "items";
            let restPath = "draft-2020-12" === ctx.target ? "items" : "openapi-3.0" === ctx.target ? "items" : "additionalItems";
            let prefixItems = def.items.map((x, i)=>to_json_schema_processSchema(x, ctx, {
                    ...params,
                    path: [
                        ...params.path,
                        prefixPath,
                        i
                    ]
                }));
            let rest = def.rest ? to_json_schema_processSchema(def.rest, ctx, {
                ...params,
                path: [
                    ...params.path,
                    restPath,
                    ..."openapi-3.0" === ctx.target ? [
                        def.items.length
                    ] : []
                ]
            }) : null;
            let minItems = def.items.length;
            while(minItems > 0){
                let item = def.items[minItems - 1];
                let optional = "input" === ctx.io ? void 0 !== inputOptin(item) : "optional" === item._zod.optout;
                if (!optional) break;
                minItems--;
            }
            let maxItems = def.items.length;
            let isClosed = !def.rest;
            if ("draft-2020-12" === ctx.target) {
                json.prefixItems = prefixItems;
                if (isClosed) json.items = false;
                else if (rest) json.items = rest;
                if (minItems > 0) json.minItems = minItems;
                if (isClosed) json.maxItems = maxItems;
            } else if ("openapi-3.0" === ctx.target) {
                json.items = {
                    anyOf: prefixItems
                };
                if (rest) json.items.anyOf.push(rest);
                if (minItems > 0) json.minItems = minItems;
                if (isClosed) json.maxItems = maxItems;
            } else {
                json.items = prefixItems;
                if (isClosed) json.additionalItems = false;
                else if (rest) json.additionalItems = rest;
                if (minItems > 0) json.minItems = minItems;
                if (isClosed) json.maxItems = maxItems;
            }
            let { minimum, maximum } = aggregateChecks(schema);
            if ("number" == typeof minimum) json.minItems = minimum;
            if ("number" == typeof maximum) json.maxItems = maximum;
        };
        function stringifyKeyNames(bySchema, json, visited) {
            if (json.$ref) {
                if (visited.has(json)) return json;
                visited.add(json);
                let def = bySchema.get(json)?.def;
                if (!def) return json;
                let inlined = stringifyKeyNames(bySchema, def, visited);
                return inlined === def ? json : inlined;
            }
            for (let keyword of [
                "anyOf",
                "oneOf"
            ]){
                let branches = json[keyword];
                if (!Array.isArray(branches)) continue;
                let mapped = branches.map((branch)=>stringifyKeyNames(bySchema, branch, visited));
                if (mapped.some((branch, i)=>branch !== branches[i])) json = {
                    ...json,
                    [keyword]: mapped
                };
            }
            let types = Array.isArray(json.type) ? json.type : [
                json.type
            ];
            let numericType = !types.includes("string") && types.some((t)=>"number" === t || "integer" === t);
            let values = json.enum ?? (void 0 !== json.const ? [
                json.const
            ] : void 0);
            if (!numericType && !values?.some((v)=>"number" == typeof v)) return json;
            let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
            if (rest.enum) rest.enum = rest.enum.map((v)=>"number" == typeof v ? String(v) : v);
            else if ("number" == typeof rest.const) rest.const = String(rest.const);
            if (!numericType) return rest;
            rest.type = "string";
            if (!values) rest.pattern = (types.includes("number") ? core_regexes.ai : core_regexes.nd).source;
            return rest;
        }
        let pendingRecords = new WeakMap();
        function rewriteKeyNames(ctx) {
            let bySchema = new Map();
            for (let entry of ctx.seen.values())if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
            let rewrites = new Map();
            for (let record of pendingRecords.get(ctx) ?? []){
                let seen = ctx.seen.get(record);
                let names = (seen?.def ?? seen?.schema)?.propertyNames;
                if (!names || true === names || rewrites.has(names)) continue;
                let rewritten = stringifyKeyNames(bySchema, names, new Set());
                if (rewritten !== names) rewrites.set(names, rewritten);
            }
            if (!rewrites.size) return;
            for (let entry of ctx.seen.values())for (let carrier of [
                entry.schema,
                entry.def
            ]){
                let rewritten = carrier && rewrites.get(carrier.propertyNames);
                if (rewritten) carrier.propertyNames = rewritten;
            }
        }
        let recordProcessor = (schema, ctx, _json, params)=>{
            let json = _json;
            let def = schema._zod.def;
            json.type = "object";
            let keyType = def.keyType;
            let patterns = aggregateChecks(keyType).patterns;
            if ("loose" === def.mode && patterns && patterns.size > 0) {
                let valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
                    ...params,
                    path: [
                        ...params.path,
                        "patternProperties",
                        "*"
                    ]
                });
                json.patternProperties = {};
                for (let pattern of patterns)(0, core_util.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
            } else {
                if ("draft-07" === ctx.target || "draft-2020-12" === ctx.target) {
                    json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                        ...params,
                        path: [
                            ...params.path,
                            "propertyNames"
                        ]
                    });
                    let pending = pendingRecords.get(ctx);
                    if (!pending) {
                        pending = [];
                        pendingRecords.set(ctx, pending);
                        ctx.deferred.push(()=>rewriteKeyNames(ctx));
                    }
                    pending.push(schema);
                }
                json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
                    ...params,
                    path: [
                        ...params.path,
                        "additionalProperties"
                    ]
                });
            }
            let keyValues = keyType._zod.values;
            let omittableOnInput = "input" === ctx.io && void 0 !== inputOptin(def.valueType);
            if (keyValues && !def.partial && !omittableOnInput) {
                let validKeyValues = [
                    ...keyValues
                ].filter((v)=>"string" == typeof v || "number" == typeof v);
                if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
            }
        };
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
                            let receivedType = core_util.GW(issue.input);
                            let received = getTypeName(receivedType, issue.input);
                            return `Invalid input: expected ${expected}, received ${received}`;
                        }
                    case "invalid_value":
                        if (1 === issue.values.length) return `Invalid input: expected ${core_util.B7(issue.values[0])}`;
                        return `Invalid option: expected one of ${core_util.jw(issue.values, "|")}`;
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
                        return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util.jw(issue.keys, ", ")}`;
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
        var errors = __nccwpck_require__(37428);
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
                if (result instanceof Promise) throw new core_core.GT();
                if (result.issues.length) {
                    let e = new (_params?.Err ?? _Err)(result.issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W())));
                    core_util.gx(e, _params?.callee ?? fn);
                    throw e;
                }
                return result.value;
            };
            return fn;
        };
        errors.Kd;
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
                    let e = new (params?.Err ?? _Err)(result.issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W())));
                    core_util.gx(e, params?.callee ?? fn);
                    throw e;
                }
                return result.value;
            };
            return fn;
        };
        errors.Kd;
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
                if (result instanceof Promise) throw new core_core.GT();
                return result.issues.length ? failure(_Err, result.issues, ctx) : {
                    success: true,
                    data: result.value
                };
            };
        errors.Kd;
        function failure(Err, issues, ctx) {
            let error;
            return {
                success: false,
                get error () {
                    if (!error) {
                        error = new Err(issues.map((iss)=>core_util.iR(iss, ctx, core_core.$W())));
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
        errors.Kd;
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
            if (result instanceof Promise) throw new core_core.GT();
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
        errors.Kd;
        let _decode = (_Err)=>{
            let parse1 = _parse(_Err);
            let fn = (schema, value, _ctx, _params)=>parse1(schema, value, _ctx, finalizeParams(fn, _params));
            return fn;
        };
        errors.Kd;
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
        errors.Kd;
        let _decodeAsync = (_Err)=>{
            let parseAsync1 = _parseAsync(_Err);
            let fn = async (schema, value, _ctx, _params)=>await parseAsync1(schema, value, _ctx, finalizeParams(fn, _params));
            return fn;
        };
        errors.Kd;
        let _safeEncode = (_Err)=>(schema, value, _ctx)=>{
                let ctx = _ctx ? {
                    ..._ctx,
                    direction: "backward"
                } : {
                    direction: "backward"
                };
                return _safeParse(_Err)(schema, value, ctx);
            };
        errors.Kd;
        let _safeDecode = (_Err)=>(schema, value, _ctx)=>_safeParse(_Err)(schema, value, _ctx);
        errors.Kd;
        let _safeEncodeAsync = (_Err)=>async (schema, value, _ctx)=>{
                let ctx = _ctx ? {
                    ..._ctx,
                    direction: "backward"
                } : {
                    direction: "backward"
                };
                return _safeParseAsync(_Err)(schema, value, ctx);
            };
        errors.Kd;
        let _safeDecodeAsync = (_Err)=>async (schema, value, _ctx)=>_safeParseAsync(_Err)(schema, value, _ctx);
        errors.Kd;
        var classic_errors = __nccwpck_require__(961);
        let classic_parse_parse = _parse(classic_errors.g);
        let classic_parse_parseAsync = _parseAsync(classic_errors.g);
        let parse_safeParse = _safeParse(classic_errors.g);
        let parse_safeParseAsync = _safeParseAsync(classic_errors.g);
        let parse_encode = _encode(classic_errors.g);
        let parse_decode = _decode(classic_errors.g);
        let parse_encodeAsync = _encodeAsync(classic_errors.g);
        let parse_decodeAsync = _decodeAsync(classic_errors.g);
        let parse_safeEncode = _safeEncode(classic_errors.g);
        let parse_safeDecode = _safeDecode(classic_errors.g);
        let parse_safeEncodeAsync = _safeEncodeAsync(classic_errors.g);
        let parse_safeDecodeAsync = _safeDecodeAsync(classic_errors.g);
        function _ensureDefaultLocale() {
            if (!core_core.cr.localeError) core_core.$W(en());
        }
        function _ensureDefaultMemoizer() {
            if (!core_core.cr.memoizer) core_core.$W({
                memoizer: memoizer()
            });
        }
        let ZodType = core_core.xI("ZodType", (inst, def)=>{
            _ensureDefaultLocale();
            $ZodType.init(inst, def);
            inst.def = def;
            inst.type = def.type;
            return inst;
        }, {
            check (...chks) {
                let def = this.def;
                return this.clone(core_util.zM(def, {
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
                return core_util.o8(this, def, params);
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
                return this.check(api.bS(fn));
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
                return _default(this, d);
            },
            prefault (d) {
                return prefault(this, d);
            },
            catch (params) {
                return _catch(this, params);
            },
            pipe (target) {
                return pipe(this, target);
            },
            readonly () {
                return readonly(this);
            },
            describe (description) {
                let cl = this.clone();
                registries.fd.add(cl, {
                    description
                });
                return cl;
            },
            meta (...args) {
                if (0 === args.length) return registries.fd.get(this);
                let cl = this.clone();
                registries.fd.add(cl, args[0]);
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
                return core_util.jD(this, "~standard", {
                    ...standardProps(this),
                    jsonSchema: {
                        input: createStandardJSONSchemaMethod(this, "input"),
                        output: createStandardJSONSchemaMethod(this, "output")
                    }
                });
            },
            set "~standard" (value){
                core_util.qh(this, "~standard", value);
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
                core_util.qh(this, "spa", value);
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
                return registries.fd.get(this)?.description;
            },
            get _def () {
                return this._zod.def;
            }
        });
        let _ZodString = core_core.xI("_ZodString", (inst, def)=>{
            $ZodString.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>stringProcessor(inst, ctx, json, params);
        }, core_util.un({
            format: (inst)=>aggregateChecks(inst).format ?? null,
            minLength: (inst)=>aggregateChecks(inst).minimum ?? null,
            maxLength: (inst)=>aggregateChecks(inst).maximum ?? null
        }, {
            regex (...args) {
                return this.check(api.Fk(...args));
            },
            includes (...args) {
                return this.check(api.dR(...args));
            },
            startsWith (...args) {
                return this.check(api.$S(...args));
            },
            endsWith (...args) {
                return this.check(api.ER(...args));
            },
            min (...args) {
                return this.check(api.m9(...args));
            },
            max (...args) {
                return this.check(api.Eb(...args));
            },
            length (...args) {
                return this.check(api.YA(...args));
            },
            nonempty (...args) {
                return this.check(api.m9(1, ...args));
            },
            lowercase (params) {
                return this.check(api.hH(params));
            },
            uppercase (params) {
                return this.check(api.qF(params));
            },
            trim () {
                return this.check(api.WN());
            },
            normalize (...args) {
                return this.check(api.lo(...args));
            },
            toLowerCase () {
                return this.check(api.Il());
            },
            toUpperCase () {
                return this.check(api.xY());
            },
            slugify () {
                return this.check(api.TL());
            }
        }));
        let ZodString = core_core.xI("ZodString", (inst, def)=>{
            $ZodString.init(inst, def);
            _ZodString.init(inst, def);
        }, {
            email (params) {
                return this.check(api.Mu(ZodEmail, params));
            },
            url (params) {
                return this.check(api.Fn(ZodURL, params));
            },
            jwt (params) {
                return this.check(api.rk(ZodJWT, params));
            },
            emoji (params) {
                return this.check(api.aC(ZodEmoji, params));
            },
            guid (params) {
                return this.check(api.tB(ZodGUID, params));
            },
            uuid (params) {
                return this.check(api.Be(ZodUUID, params));
            },
            uuidv4 (params) {
                return this.check(api.nA(ZodUUID, params));
            },
            uuidv6 (params) {
                return this.check(api.pY(ZodUUID, params));
            },
            uuidv7 (params) {
                return this.check(api.wA(ZodUUID, params));
            },
            nanoid (params) {
                return this.check(api.Dl(ZodNanoID, params));
            },
            cuid (params) {
                return this.check(api.fs(ZodCUID, params));
            },
            cuid2 (params) {
                return this.check(api.Bj(ZodCUID2, params));
            },
            ulid (params) {
                return this.check(api.Ct(ZodULID, params));
            },
            base64 (params) {
                return this.check(api.rt(ZodBase64, params));
            },
            base64url (params) {
                return this.check(api.cU(ZodBase64URL, params));
            },
            xid (params) {
                return this.check(api.Pw(ZodXID, params));
            },
            ksuid (params) {
                return this.check(api._z(ZodKSUID, params));
            },
            ipv4 (params) {
                return this.check(api.Ny(ZodIPv4, params));
            },
            ipv6 (params) {
                return this.check(api.$O(ZodIPv6, params));
            },
            cidrv4 (params) {
                return this.check(api.Uy(ZodCIDRv4, params));
            },
            cidrv6 (params) {
                return this.check(api.gP(ZodCIDRv6, params));
            },
            e164 (params) {
                return this.check(api.KB(ZodE164, params));
            },
            datetime (params) {
                return this.check(api.G1(ZodISODateTime, params));
            },
            date (params) {
                return this.check(api.db(ZodISODate, params));
            },
            time (params) {
                return this.check(api.Kn(ZodISOTime, params));
            },
            duration (params) {
                return this.check(api.f2(ZodISODuration, params));
            }
        });
        function string(params) {
            return api.Rl(ZodString, params);
        }
        let ZodStringFormat = core_core.xI("ZodStringFormat", (inst, def)=>{
            $ZodStringFormat.init(inst, def);
            _ZodString.init(inst, def);
        });
        let ZodISODateTime = core_core.xI("ZodISODateTime", (inst, def)=>{
            $ZodISODateTime.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodISODate = core_core.xI("ZodISODate", (inst, def)=>{
            $ZodISODate.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodISOTime = core_core.xI("ZodISOTime", (inst, def)=>{
            $ZodISOTime.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodISODuration = core_core.xI("ZodISODuration", (inst, def)=>{
            $ZodISODuration.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodEmail = core_core.xI("ZodEmail", (inst, def)=>{
            $ZodEmail.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodGUID = core_core.xI("ZodGUID", (inst, def)=>{
            $ZodGUID.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodUUID = core_core.xI("ZodUUID", (inst, def)=>{
            $ZodUUID.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodURL = core_core.xI("ZodURL", (inst, def)=>{
            $ZodURL.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        function url(params) {
            return api.Fn(ZodURL, params);
        }
        let ZodEmoji = core_core.xI("ZodEmoji", (inst, def)=>{
            $ZodEmoji.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodNanoID = core_core.xI("ZodNanoID", (inst, def)=>{
            $ZodNanoID.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodCUID = core_core.xI("ZodCUID", (inst, def)=>{
            $ZodCUID.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodCUID2 = core_core.xI("ZodCUID2", (inst, def)=>{
            $ZodCUID2.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodULID = core_core.xI("ZodULID", (inst, def)=>{
            $ZodULID.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodXID = core_core.xI("ZodXID", (inst, def)=>{
            $ZodXID.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodKSUID = core_core.xI("ZodKSUID", (inst, def)=>{
            $ZodKSUID.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodIPv4 = core_core.xI("ZodIPv4", (inst, def)=>{
            $ZodIPv4.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodIPv6 = core_core.xI("ZodIPv6", (inst, def)=>{
            $ZodIPv6.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodCIDRv4 = core_core.xI("ZodCIDRv4", (inst, def)=>{
            $ZodCIDRv4.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodCIDRv6 = core_core.xI("ZodCIDRv6", (inst, def)=>{
            $ZodCIDRv6.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodBase64 = core_core.xI("ZodBase64", (inst, def)=>{
            $ZodBase64.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        function base64(params) {
            return api.rt(ZodBase64, params);
        }
        let ZodBase64URL = core_core.xI("ZodBase64URL", (inst, def)=>{
            $ZodBase64URL.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodE164 = core_core.xI("ZodE164", (inst, def)=>{
            $ZodE164.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodJWT = core_core.xI("ZodJWT", (inst, def)=>{
            $ZodJWT.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        let ZodCustomStringFormat = core_core.xI("ZodCustomStringFormat", (inst, def)=>{
            $ZodCustomStringFormat.init(inst, def);
            ZodStringFormat.init(inst, def);
        });
        function hex(_params) {
            return api.Af(ZodCustomStringFormat, "hex", core_regexes.uh, _params);
        }
        let ZodNumber = core_core.xI("ZodNumber", (inst, def)=>{
            $ZodNumber.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>numberProcessor(inst, ctx, json, params);
            inst.isFinite = true;
        }, core_util.un({
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
                return this.check(api.Tx(value, params));
            },
            gte (value, params) {
                return this.check(api.qm(value, params));
            },
            min (value, params) {
                return this.check(api.qm(value, params));
            },
            lt (value, params) {
                return this.check(api.Au(value, params));
            },
            lte (value, params) {
                return this.check(api.Zm(value, params));
            },
            max (value, params) {
                return this.check(api.Zm(value, params));
            },
            int (params) {
                return this.check(schemas_int(params));
            },
            safe (params) {
                return this.check(schemas_int(params));
            },
            positive (params) {
                return this.check(api.Tx(0, params));
            },
            nonnegative (params) {
                return this.check(api.qm(0, params));
            },
            negative (params) {
                return this.check(api.Au(0, params));
            },
            nonpositive (params) {
                return this.check(api.Zm(0, params));
            },
            multipleOf (value, params) {
                return this.check(api.Hi(value, params));
            },
            step (value, params) {
                return this.check(api.Hi(value, params));
            },
            finite () {
                return this;
            }
        }));
        function number(params) {
            return api.F7(ZodNumber, params);
        }
        let ZodNumberFormat = core_core.xI("ZodNumberFormat", (inst, def)=>{
            $ZodNumberFormat.init(inst, def);
            ZodNumber.init(inst, def);
        });
        function schemas_int(params) {
            return api.LK(ZodNumberFormat, params);
        }
        let ZodBoolean = core_core.xI("ZodBoolean", (inst, def)=>{
            $ZodBoolean.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>booleanProcessor(inst, ctx, json, params);
        });
        function schemas_boolean(params) {
            return api._L(ZodBoolean, params);
        }
        let ZodUnknown = core_core.xI("ZodUnknown", (inst, def)=>{
            $ZodUnknown.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>unknownProcessor(inst, ctx, json, params);
        });
        function unknown() {
            return api.em(ZodUnknown);
        }
        let ZodNever = core_core.xI("ZodNever", (inst, def)=>{
            $ZodNever.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>neverProcessor(inst, ctx, json, params);
        });
        function never(params) {
            return api.G8(ZodNever, params);
        }
        let ZodArray = core_core.xI("ZodArray", (inst, def)=>{
            _ensureDefaultMemoizer();
            $ZodArray.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>arrayProcessor(inst, ctx, json, params);
            inst.element = def.element;
        }, {
            min (n, params) {
                return this.check(api.m9(n, params));
            },
            nonempty (params) {
                return this.check(api.m9(1, params));
            },
            max (n, params) {
                return this.check(api.Eb(n, params));
            },
            length (n, params) {
                return this.check(api.YA(n, params));
            },
            unwrap () {
                return this.element;
            }
        });
        function array(element, params) {
            return api.dZ(ZodArray, element, params);
        }
        let ZodObject = core_core.xI("ZodObject", (inst, def)=>{
            _ensureDefaultMemoizer();
            $ZodObjectJIT.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>objectProcessor(inst, ctx, json, params);
            core_util.X(inst, "shape", (self)=>self._zod.def.shape, false);
        }, {
            keyof () {
                return _enum(Object.keys(this._zod.def.shape));
            },
            catchall (catchall) {
                return this.clone(core_util.zM(this._zod.def, {
                    catchall: catchall
                }));
            },
            passthrough () {
                return this.clone(core_util.zM(this._zod.def, {
                    catchall: unknown()
                }));
            },
            loose () {
                return this.clone(core_util.zM(this._zod.def, {
                    catchall: unknown()
                }));
            },
            strict () {
                return this.clone(core_util.zM(this._zod.def, {
                    catchall: never()
                }));
            },
            strip () {
                return this.clone(core_util.zM(this._zod.def, {
                    catchall: void 0
                }));
            },
            extend (incoming) {
                return core_util.X$(this, incoming);
            },
            safeExtend (incoming) {
                return core_util.W0(this, incoming);
            },
            merge (other) {
                return core_util.h1(this, other);
            },
            pick (mask) {
                return core_util.Up(this, mask);
            },
            omit (mask) {
                return core_util.cJ(this, mask);
            },
            partial (...args) {
                return core_util.OH(ZodOptional, this, args[0]);
            },
            exactPartial (...args) {
                return core_util.OH(ZodExactOptional, this, args[0], "exactPartial");
            },
            required (...args) {
                return core_util.mw(ZodNonOptional, this, args[0]);
            }
        });
        function object(shape, params) {
            let def = {
                type: "object",
                shape: shape ?? {},
                ...core_util.A2(params)
            };
            return new ZodObject(def);
        }
        function strictObject(shape, params) {
            return new ZodObject({
                type: "object",
                shape,
                catchall: never(),
                ...core_util.A2(params)
            });
        }
        function looseObject(shape, params) {
            return new ZodObject({
                type: "object",
                shape,
                catchall: unknown(),
                ...core_util.A2(params)
            });
        }
        let ZodUnion = core_core.xI("ZodUnion", (inst, def)=>{
            $ZodUnion.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>unionProcessor(inst, ctx, json, params);
            inst.options = def.options;
        });
        function union(options, params) {
            return new ZodUnion({
                type: "union",
                options: options,
                ...core_util.A2(params)
            });
        }
        let ZodDiscriminatedUnion = core_core.xI("ZodDiscriminatedUnion", (inst, def)=>{
            ZodUnion.init(inst, def);
            $ZodDiscriminatedUnion.init(inst, def);
        });
        function discriminatedUnion(discriminator, options, params) {
            return new ZodDiscriminatedUnion({
                type: "union",
                options: options,
                discriminator,
                ...core_util.A2(params)
            });
        }
        let ZodIntersection = core_core.xI("ZodIntersection", (inst, def)=>{
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
        let ZodTuple = core_core.xI("ZodTuple", (inst, def)=>{
            _ensureDefaultMemoizer();
            $ZodTuple.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>tupleProcessor(inst, ctx, json, params);
        }, {
            rest (rest) {
                return this.clone({
                    ...this._zod.def,
                    rest: rest
                });
            },
            partial () {
                let def = this._zod.def;
                if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
                return this.clone({
                    ...def,
                    items: def.items.map((item)=>new ZodOptional({
                            type: "optional",
                            innerType: item
                        }))
                });
            }
        });
        function tuple(items, _paramsOrRest, _params) {
            let hasRest = _paramsOrRest instanceof $ZodType;
            let params = hasRest ? _params : _paramsOrRest;
            let rest = hasRest ? _paramsOrRest : null;
            return new ZodTuple({
                type: "tuple",
                items: items,
                rest,
                ...core_util.A2(params)
            });
        }
        let ZodRecord = core_core.xI("ZodRecord", (inst, def)=>{
            _ensureDefaultMemoizer();
            $ZodRecord.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>recordProcessor(inst, ctx, json, params);
            inst.keyType = def.keyType;
            inst.valueType = def.valueType;
        });
        function record(keyType, valueType, params) {
            if (!valueType || !valueType._zod) return new ZodRecord({
                type: "record",
                keyType: string(),
                valueType: keyType,
                ...core_util.A2(valueType)
            });
            return new ZodRecord({
                type: "record",
                keyType,
                valueType: valueType,
                ...core_util.A2(params)
            });
        }
        let ZodEnum = core_core.xI("ZodEnum", (inst, def)=>{
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
                    ...core_util.A2(params),
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
                    ...core_util.A2(params),
                    entries: newEntries
                });
            };
        });
        function _enum(values, params) {
            let entries = Array.isArray(values) ? Object.fromEntries(values.map((v)=>[
                    v,
                    v
                ])) : values;
            return new ZodEnum({
                type: "enum",
                entries,
                ...core_util.A2(params)
            });
        }
        let ZodLiteral = core_core.xI("ZodLiteral", (inst, def)=>{
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
                ...core_util.A2(params)
            });
        }
        let ZodTransform = core_core.xI("ZodTransform", (inst, def)=>{
            _ensureDefaultMemoizer();
            $ZodTransform.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>transformProcessor(inst, ctx, json, params);
            inst._zod.parse = (payload, _ctx)=>{
                if ("backward" === _ctx.direction) throw new core_core.cV(inst.constructor.name);
                payload.addIssue = (issue)=>{
                    if ("string" == typeof issue) payload.issues.push(core_util.sn(issue, payload.value, def));
                    else {
                        let _issue = issue;
                        if (_issue.fatal) _issue.continue = false;
                        _issue.code ?? (_issue.code = "custom");
                        if (!("input" in _issue)) _issue.input = payload.value;
                        _issue.inst ?? (_issue.inst = inst);
                        payload.issues.push(core_util.sn(_issue));
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
        let ZodOptional = core_core.xI("ZodOptional", (inst, def)=>{
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
        let ZodExactOptional = core_core.xI("ZodExactOptional", (inst, def)=>{
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
        let ZodNullable = core_core.xI("ZodNullable", (inst, def)=>{
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
        let ZodDefault = core_core.xI("ZodDefault", (inst, def)=>{
            $ZodDefault.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>defaultProcessor(inst, ctx, json, params);
            inst.unwrap = ()=>inst._zod.def.innerType;
            inst.removeDefault = inst.unwrap;
        });
        function _default(innerType, defaultValue) {
            return new ZodDefault({
                type: "default",
                innerType: innerType,
                get defaultValue () {
                    return "function" == typeof defaultValue ? defaultValue() : core_util.yG(defaultValue);
                }
            });
        }
        let ZodPrefault = core_core.xI("ZodPrefault", (inst, def)=>{
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
                    return "function" == typeof defaultValue ? defaultValue() : core_util.yG(defaultValue);
                }
            });
        }
        let ZodNonOptional = core_core.xI("ZodNonOptional", (inst, def)=>{
            $ZodNonOptional.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>nonoptionalProcessor(inst, ctx, json, params);
            inst.unwrap = ()=>inst._zod.def.innerType;
        });
        function nonoptional(innerType, params) {
            return new ZodNonOptional({
                type: "nonoptional",
                innerType: innerType,
                ...core_util.A2(params)
            });
        }
        let ZodCatch = core_core.xI("ZodCatch", (inst, def)=>{
            $ZodCatch.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>catchProcessor(inst, ctx, json, params);
            inst.unwrap = ()=>inst._zod.def.innerType;
            inst.removeCatch = inst.unwrap;
        });
        function _catch(innerType, catchValue) {
            return new ZodCatch({
                type: "catch",
                innerType: innerType,
                catchValue: "function" == typeof catchValue ? catchValue : core_util.SS(catchValue)
            });
        }
        let ZodPipe = core_core.xI("ZodPipe", (inst, def)=>{
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
        let ZodReadonly = core_core.xI("ZodReadonly", (inst, def)=>{
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
        let ZodCustom = core_core.xI("ZodCustom", (inst, def)=>{
            $ZodCustom.init(inst, def);
            ZodType.init(inst, def);
            inst._zod.processJSONSchema = (ctx, json, params)=>customProcessor(inst, ctx, json, params);
        });
        function custom(fn, _params) {
            return api.FO(ZodCustom, fn ?? (()=>true), _params);
        }
        function refine(fn, _params = {}) {
            return api.fU(ZodCustom, fn, _params);
        }
        function superRefine(fn, params) {
            return api.MB(fn, params);
        }
        api.q0;
        api.mI;
    }),
    43759: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            $O: ()=>_ipv6,
            $S: ()=>_startsWith,
            Af: ()=>_stringFormat,
            Au: ()=>_lt,
            Be: ()=>_uuid,
            Bj: ()=>_cuid2,
            Ct: ()=>_ulid,
            Dl: ()=>_nanoid,
            ER: ()=>_endsWith,
            Eb: ()=>_maxLength,
            F7: ()=>_number,
            FO: ()=>_custom,
            Fk: ()=>_regex,
            Fn: ()=>_url,
            G1: ()=>_isoDateTime,
            G8: ()=>_never,
            Hi: ()=>_multipleOf,
            Il: ()=>_toLowerCase,
            KB: ()=>_e164,
            Kn: ()=>_isoTime,
            LK: ()=>_int,
            MB: ()=>_superRefine,
            Mu: ()=>_email,
            Ny: ()=>_ipv4,
            Pw: ()=>_xid,
            Rl: ()=>_string,
            T2: ()=>_properties,
            TL: ()=>_slugify,
            Tx: ()=>_gt,
            Uy: ()=>_cidrv4,
            WN: ()=>_trim,
            YA: ()=>_length,
            Zm: ()=>_lte,
            _L: ()=>_boolean,
            _z: ()=>_ksuid,
            aC: ()=>_emoji,
            bS: ()=>_overwrite,
            cU: ()=>_base64url,
            dR: ()=>_includes,
            dZ: ()=>_array,
            db: ()=>_isoDate,
            em: ()=>_unknown,
            f2: ()=>_isoDuration,
            fU: ()=>_refine,
            fs: ()=>_cuid,
            gP: ()=>_cidrv6,
            hH: ()=>_lowercase,
            lo: ()=>_normalize,
            m9: ()=>_minLength,
            mI: ()=>meta,
            nA: ()=>_uuidv4,
            pY: ()=>_uuidv6,
            q0: ()=>describe,
            qF: ()=>_uppercase,
            qG: ()=>_coercedNumber,
            qm: ()=>_gte,
            rk: ()=>_jwt,
            rt: ()=>_base64,
            tB: ()=>_guid,
            wA: ()=>_uuidv7,
            xY: ()=>_toUpperCase
        });
        var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(44890);
        var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(29396);
        var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54723);
        function snapshotChecks(def) {
            if (def.checks) def.checks = [
                ...def.checks
            ];
            return def;
        }
        function _string(Class, params) {
            return new Class(snapshotChecks({
                type: "string",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            }));
        }
        function _email(Class, params) {
            return new Class({
                type: "string",
                format: "email",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _guid(Class, params) {
            return new Class({
                type: "string",
                format: "guid",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _uuid(Class, params) {
            return new Class({
                type: "string",
                format: "uuid",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _uuidv4(Class, params) {
            return new Class({
                type: "string",
                format: "uuid",
                check: "string_format",
                abort: false,
                version: "v4",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _uuidv6(Class, params) {
            return new Class({
                type: "string",
                format: "uuid",
                check: "string_format",
                abort: false,
                version: "v6",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _uuidv7(Class, params) {
            return new Class({
                type: "string",
                format: "uuid",
                check: "string_format",
                abort: false,
                version: "v7",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _url(Class, params) {
            return new Class({
                type: "string",
                format: "url",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _emoji(Class, params) {
            return new Class({
                type: "string",
                format: "emoji",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _nanoid(Class, params) {
            return new Class({
                type: "string",
                format: "nanoid",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _cuid(Class, params) {
            return new Class({
                type: "string",
                format: "cuid",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _cuid2(Class, params) {
            return new Class({
                type: "string",
                format: "cuid2",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _ulid(Class, params) {
            return new Class({
                type: "string",
                format: "ulid",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _xid(Class, params) {
            return new Class({
                type: "string",
                format: "xid",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _ksuid(Class, params) {
            return new Class({
                type: "string",
                format: "ksuid",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _ipv4(Class, params) {
            return new Class({
                type: "string",
                format: "ipv4",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _ipv6(Class, params) {
            return new Class({
                type: "string",
                format: "ipv6",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _cidrv4(Class, params) {
            return new Class({
                type: "string",
                format: "cidrv4",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _cidrv6(Class, params) {
            return new Class({
                type: "string",
                format: "cidrv6",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _base64(Class, params) {
            return new Class({
                type: "string",
                format: "base64",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _base64url(Class, params) {
            return new Class({
                type: "string",
                format: "base64url",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _e164(Class, params) {
            return new Class({
                type: "string",
                format: "e164",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _jwt(Class, params) {
            return new Class({
                type: "string",
                format: "jwt",
                check: "string_format",
                abort: false,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
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
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _isoDate(Class, params) {
            return new Class({
                type: "string",
                format: "date",
                check: "string_format",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _isoTime(Class, params) {
            return new Class({
                type: "string",
                format: "time",
                check: "string_format",
                precision: null,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _isoDuration(Class, params) {
            return new Class({
                type: "string",
                format: "duration",
                check: "string_format",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _number(Class, params) {
            return new Class(snapshotChecks({
                type: "number",
                checks: [],
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            }));
        }
        function _coercedNumber(Class, params) {
            return new Class(snapshotChecks({
                type: "number",
                coerce: true,
                checks: [],
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            }));
        }
        function _int(Class, params) {
            return new Class({
                type: "number",
                check: "number_format",
                abort: false,
                format: "safeint",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _boolean(Class, params) {
            return new Class({
                type: "boolean",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
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
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _lt(value, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
                check: "less_than",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                value,
                inclusive: false
            });
        }
        function _lte(value, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
                check: "less_than",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                value,
                inclusive: true
            });
        }
        function _gt(value, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
                check: "greater_than",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                value,
                inclusive: false
            });
        }
        function _gte(value, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
                check: "greater_than",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                value,
                inclusive: true
            });
        }
        function _multipleOf(value, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Jk({
                check: "multiple_of",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                value
            });
        }
        function _maxLength(maximum, params) {
            let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({
                check: "max_length",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                maximum
            });
            return ch;
        }
        function _minLength(minimum, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({
                check: "min_length",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                minimum
            });
        }
        function _length(length, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({
                check: "length_equals",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                length
            });
        }
        function _regex(pattern, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({
                check: "string_format",
                format: "regex",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                pattern
            });
        }
        function _lowercase(params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({
                check: "string_format",
                format: "lowercase",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _uppercase(params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({
                check: "string_format",
                format: "uppercase",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _includes(includes, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Tt({
                check: "string_format",
                format: "includes",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                includes
            });
        }
        function _startsWith(prefix, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({
                check: "string_format",
                format: "starts_with",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                prefix
            });
        }
        function _endsWith(suffix, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({
                check: "string_format",
                format: "ends_with",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
                suffix
            });
        }
        function _properties(shape, params) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.nJ({
                check: "properties",
                shape,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _overwrite(tx) {
            return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({
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
            return _overwrite((input)=>_util_js__WEBPACK_IMPORTED_MODULE_0__.Yv(input));
        }
        function _array(Class, element, params) {
            return new Class({
                type: "array",
                element,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
        }
        function _custom(Class, fn, _params) {
            let norm = _util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params);
            norm.abort ?? (norm.abort = true);
            let schema = new Class({
                type: "custom",
                check: "custom",
                fn: fn,
                ...norm
            });
            return schema;
        }
        function _refine(Class, fn, _params) {
            let schema = new Class({
                type: "custom",
                check: "custom",
                fn: fn,
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
            });
            return schema;
        }
        function _superRefine(fn, params) {
            let ch = _check((payload)=>{
                payload.addIssue = (issue)=>{
                    if ("string" == typeof issue) payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue, payload.value, ch._zod.def));
                    else {
                        let _issue = issue;
                        if (_issue.fatal) _issue.continue = false;
                        _issue.code ?? (_issue.code = "custom");
                        if (!("input" in _issue)) _issue.input = payload.value;
                        _issue.inst ?? (_issue.inst = ch);
                        _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
                        payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue));
                    }
                };
                return fn(payload.value, payload);
            }, params);
            return ch;
        }
        function _check(fn, params) {
            let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({
                check: "custom",
                ..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
            });
            ch._zod.check = fn;
            return ch;
        }
        function describe(description) {
            let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({
                check: "describe"
            });
            ch._zod.onattach = [
                (inst)=>{
                    let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
                    _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
                        ...existing,
                        description
                    });
                }
            ];
            ch._zod.check = ()=>{};
            return ch;
        }
        function meta(metadata) {
            let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({
                check: "meta"
            });
            ch._zod.onattach = [
                (inst)=>{
                    let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
                    _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
                        ...existing,
                        ...metadata
                    });
                }
            ];
            ch._zod.check = ()=>{};
            return ch;
        }
        function _stringFormat(Class, format, fnOrRegex, _params = {}) {
            let params = _util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params);
            let def = {
                check: "string_format",
                type: "string",
                format,
                fn: "function" == typeof fnOrRegex ? fnOrRegex : (val)=>fnOrRegex.test(val),
                ...params
            };
            if (fnOrRegex instanceof RegExp) def.pattern = fnOrRegex;
            let inst = new Class(def);
            return inst;
        }
    }),
    44890: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            DG: ()=>$ZodCheckRegex,
            E6: ()=>$ZodCheckEndsWith,
            J: ()=>$ZodCheckStartsWith,
            J_: ()=>$ZodCheckGreaterThan,
            Jk: ()=>$ZodCheckMultipleOf,
            KH: ()=>$ZodCheckNumberFormat,
            Kk: ()=>$ZodCheckMinLength,
            NI: ()=>$ZodCheckLowerCase,
            QP: ()=>$ZodCheck,
            RM: ()=>$ZodCheckLengthEquals,
            Tt: ()=>$ZodCheckIncludes,
            Yk: ()=>$ZodCheckMaxLength,
            kH: ()=>$ZodCheckUpperCase,
            nJ: ()=>$ZodCheckProperties,
            ql: ()=>$ZodCheckStringFormat,
            sm: ()=>$ZodCheckLessThan,
            v$: ()=>$ZodCheckOverwrite
        });
        var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88532);
        var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(23908);
        var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(54723);
        let $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def)=>{
            var _a;
            inst._zod ?? (inst._zod = {});
            inst._zod.def = def;
            (_a = inst._zod).onattach ?? (_a.onattach = []);
        });
        let _whenHasLength = (payload)=>{
            let val = payload.value;
            return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && void 0 !== val.length;
        };
        let numericOriginMap = {
            number: "number",
            bigint: "bigint",
            object: "date"
        };
        let $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def)=>{
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
        let $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def)=>{
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
        let $ZodCheckMultipleOf = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMultipleOf", (inst, def)=>{
            $ZodCheck.init(inst, def);
            inst._zod.check = (payload)=>{
                if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
                let isMultiple = "bigint" == typeof payload.value ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : 0 === _util_js__WEBPACK_IMPORTED_MODULE_1__.LG(payload.value, def.value);
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
        let $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def)=>{
            $ZodCheck.init(inst, def);
            def.format = def.format || "float64";
            let isInt = def.format?.includes("int");
            let origin = isInt ? "int" : "number";
            let [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
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
        let $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def)=>{
            var _a;
            $ZodCheck.init(inst, def);
            (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
            inst._zod.check = (payload)=>{
                let input = payload.value;
                let units = input.length;
                let length = "string" == typeof input && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
                if (length <= def.maximum) return;
                let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
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
        let $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def)=>{
            var _a;
            $ZodCheck.init(inst, def);
            (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
            inst._zod.check = (payload)=>{
                let input = payload.value;
                let units = input.length;
                let length = "string" == typeof input && units >= def.minimum && units < 2 * def.minimum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
                if (length >= def.minimum) return;
                let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
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
        let $ZodCheckLengthEquals = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLengthEquals", (inst, def)=>{
            var _a;
            $ZodCheck.init(inst, def);
            (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
            inst._zod.check = (payload)=>{
                let input = payload.value;
                let units = input.length;
                let length = "string" == typeof input && units >= def.length && units <= 2 * def.length ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
                if (length === def.length) return;
                let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
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
        let $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def)=>{
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
        let $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def)=>{
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
        let $ZodCheckLowerCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLowerCase", (inst, def)=>{
            def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__.AC);
            $ZodCheckStringFormat.init(inst, def);
        });
        let $ZodCheckUpperCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckUpperCase", (inst, def)=>{
            def.pattern ?? (def.pattern = _regexes_js__WEBPACK_IMPORTED_MODULE_2__.Zv);
            $ZodCheckStringFormat.init(inst, def);
        });
        let $ZodCheckIncludes = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckIncludes", (inst, def)=>{
            $ZodCheck.init(inst, def);
            let escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes);
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
        let $ZodCheckStartsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith", (inst, def)=>{
            $ZodCheck.init(inst, def);
            let pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`);
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
        let $ZodCheckEndsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckEndsWith", (inst, def)=>{
            $ZodCheck.init(inst, def);
            let pattern = new RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`);
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
            if (result.issues.length) payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property, result.issues));
        }
        let $ZodCheckProperties = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperties", (inst, def)=>{
            $ZodCheck.init(inst, def);
            _util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst, Symbol.iterator, function*() {
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
        });
        let $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def)=>{
            $ZodCheck.init(inst, def);
            inst._zod.check = (payload)=>{
                payload.value = def.tx(payload.value);
            };
        });
    }),
    88532: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            $W: ()=>config,
            GT: ()=>$ZodAsyncError,
            cV: ()=>$ZodEncodeError,
            cr: ()=>globalConfig,
            tm: ()=>NEVER,
            xI: ()=>$constructor
        });
        var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54723);
        var _a;
        let NEVER = Object.freeze({
            status: "aborted"
        });
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
                        (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
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
    }),
    37428: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            JM: ()=>flattenError,
            Kd: ()=>$ZodRealError,
            Wk: ()=>formatError,
            a$: ()=>$ZodError
        });
        var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(88532);
        var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54723);
        function _getMessage() {
            let internals = this._zod;
            internals.message ?? (internals.message = JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2));
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
        let $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer);
        let $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, {
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
        function formatError(error, mapper = (issue)=>issue.message) {
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
    }),
    23908: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            AC: ()=>lowercase,
            Ak: ()=>nanoid,
            D2: ()=>nanoidOfLength,
            F: ()=>httpProtocol,
            Gl: ()=>cuid2,
            K3: ()=>base64,
            Os: ()=>guid,
            Rp: ()=>email,
            Z0: ()=>ulid,
            Zg: ()=>emoji,
            Zv: ()=>uppercase,
            ai: ()=>number,
            fO: ()=>ksuid,
            gF: ()=>cuid,
            gp: ()=>anyString,
            hQ: ()=>e164,
            kB: ()=>time,
            kM: ()=>xid,
            l7: ()=>cidrv6,
            nd: ()=>integer,
            o: ()=>bigint,
            p0: ()=>duration,
            p6: ()=>date,
            r0: ()=>base64url,
            uR: ()=>uuid,
            uX: ()=>ipv4,
            ug: ()=>ipv6,
            uh: ()=>hex,
            w$: ()=>datetime,
            zM: ()=>boolean,
            zr: ()=>cidrv4
        });
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
        function anchor(source) {
            return new RegExp(`^${source}$`);
        }
        let date = anchor(dateSource);
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
        let integer = /^-?\d+$/;
        let number = /^-?\d+(?:\.\d+)?$/;
        let boolean = /^(?:true|false)$/i;
        let lowercase = /^[^A-Z]*$/;
        let uppercase = /^[^a-z]*$/;
        let hex = /^[0-9a-fA-F]*$/;
    }),
    29396: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            fd: ()=>globalRegistry
        });
        var _a;
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
        (_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
        let globalRegistry = globalThis.__zod_globalRegistry;
    }),
    54723: (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
        __nccwpck_require__.d(__webpack_exports__, {
            A2: ()=>normalizeParams,
            B7: ()=>stringifyPrimitive,
            GW: ()=>parsedType,
            Gv: ()=>isObject,
            LG: ()=>floatSafeRemainder,
            MO: ()=>rawShape,
            NM: ()=>optionalKeys,
            NR: ()=>BIGINT_FORMAT_RANGES,
            O7: ()=>codePointLength,
            OH: ()=>partial,
            PO: ()=>cached,
            QH: ()=>aborted,
            Qd: ()=>isPlainObject,
            Rc: ()=>getLengthableOrigin,
            SS: ()=>constantCatch,
            UQ: ()=>esc,
            Up: ()=>pick,
            Vy: ()=>assignProp1,
            W0: ()=>safeExtend,
            X: ()=>installLazyProp,
            X$: ()=>extend,
            Yv: ()=>slugify,
            cJ: ()=>omit,
            cl: ()=>nullish,
            d3: ()=>attachSchema,
            gx: ()=>captureStackTrace,
            h1: ()=>merge,
            hI: ()=>allowsEval,
            hi: ()=>sizeCaps,
            iR: ()=>finalizeIssue,
            jD: ()=>hide,
            jw: ()=>joinValues,
            k8: ()=>jsonStringifyReplacer,
            lQ: ()=>prefixIssues,
            mw: ()=>required,
            o8: ()=>clone,
            ol: ()=>members,
            p6: ()=>cleanRegex,
            qQ: ()=>propertyKeyTypes,
            qh: ()=>own,
            rL: ()=>explicitlyAborted,
            sD: ()=>escapeRegex,
            sn: ()=>issue,
            un: ()=>derived,
            v5: ()=>defineLazyInternal,
            w5: ()=>getEnumValues,
            yG: ()=>shallowClone,
            zH: ()=>NUMBER_FORMAT_RANGES,
            zM: ()=>mergeDefs
        });
        var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(88532);
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
        function assignProp1(target, prop, value) {
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
                    assignProp1(this, key, value);
                    return value;
                },
                enumerable: true,
                configurable: true
            });
        }
        function putProp(target, key, value) {
            if (key in target) assignProp1(target, key, value);
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
        function isObject(data) {
            return "object" == typeof data && null !== data && !Array.isArray(data);
        }
        let allowsEval = cached(()=>{
            if (_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless) return false;
            if ("u" > typeof navigator && navigator?.userAgent?.includes("Cloudflare")) return false;
            try {
                let F = Function;
                new F("");
                return true;
            } catch (_) {
                return false;
            }
        });
        function isPlainObject(o) {
            if (false === isObject(o)) return false;
            let ctor = o.constructor;
            if (void 0 === ctor) return true;
            if ("function" != typeof ctor) return true;
            let prot = ctor.prototype;
            if (false === isObject(prot)) return false;
            if (false === Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf")) return false;
            return true;
        }
        function shallowClone(o) {
            if (isPlainObject(o)) return {
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
        function pick(schema, mask) {
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
            if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
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
            if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
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
        function issue(...args) {
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
    })
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        id: moduleId,
        loaded: false,
        exports: {}
    };
    var threw = true;
    try {
        __webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
        threw = false;
    } finally{
        if (threw) delete __webpack_module_cache__[moduleId];
    }
    module.loaded = true;
    return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (void 0 !== __nccwpck_require__) __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(()=>{
    var webpackQueues = "function" == typeof Symbol ? Symbol("webpack queues") : "__webpack_queues__";
    var webpackExports = "function" == typeof Symbol ? Symbol("webpack exports") : "__webpack_exports__";
    var webpackError = "function" == typeof Symbol ? Symbol("webpack error") : "__webpack_error__";
    var resolveQueue = (queue)=>{
        if (queue && queue.d < 1) {
            queue.d = 1;
            queue.forEach((fn)=>fn.r--);
            queue.forEach((fn)=>fn.r-- ? fn.r++ : fn());
        }
    };
    var wrapDeps = (deps)=>deps.map((dep)=>{
            if (null !== dep && "object" == typeof dep) {
                if (dep[webpackQueues]) return dep;
                if (dep.then) {
                    var queue = [];
                    queue.d = 0;
                    dep.then((r)=>{
                        obj[webpackExports] = r;
                        resolveQueue(queue);
                    }, (e)=>{
                        obj[webpackError] = e;
                        resolveQueue(queue);
                    });
                    var obj = {};
                    obj[webpackQueues] = (fn)=>fn(queue);
                    return obj;
                }
            }
            var ret = {};
            ret[webpackQueues] = (x)=>{};
            ret[webpackExports] = dep;
            return ret;
        });
    __nccwpck_require__.a = (module, body, hasAwait)=>{
        var queue;
        hasAwait && ((queue = []).d = -1);
        var depQueues = new Set();
        var exports = module.exports;
        var currentDeps;
        var outerResolve;
        var reject;
        var promise = new Promise((resolve, rej)=>{
            reject = rej;
            outerResolve = resolve;
        });
        promise[webpackExports] = exports;
        promise[webpackQueues] = (fn)=>(queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x)=>{}));
        module.exports = promise;
        body((deps)=>{
            currentDeps = wrapDeps(deps);
            var fn;
            var getResult = ()=>currentDeps.map((d)=>{
                    if (d[webpackError]) throw d[webpackError];
                    return d[webpackExports];
                });
            var promise = new Promise((resolve)=>{
                fn = ()=>resolve(getResult);
                fn.r = 0;
                var fnQueue = (q)=>q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
                currentDeps.map((dep)=>dep[webpackQueues](fnQueue));
            });
            return fn.r ? promise : getResult();
        }, (err)=>(err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
        queue && queue.d < 0 && (queue.d = 0);
    };
})();
(()=>{
    var getProto = Object.getPrototypeOf ? (obj)=>Object.getPrototypeOf(obj) : (obj)=>obj.__proto__;
    var leafPrototypes;
    __nccwpck_require__.t = function(value, mode) {
        if (1 & mode) value = this(value);
        if (8 & mode) return value;
        if ('object' == typeof value && value) {
            if (4 & mode && value.__esModule) return value;
            if (16 & mode && 'function' == typeof value.then) return value;
        }
        var ns = Object.create(null);
        __nccwpck_require__.r(ns);
        var def = {};
        leafPrototypes = leafPrototypes || [
            null,
            getProto({}),
            getProto([]),
            getProto(getProto)
        ];
        for(var current = 2 & mode && value; 'object' == typeof current && !~leafPrototypes.indexOf(current); current = getProto(current))Object.getOwnPropertyNames(current).forEach((key)=>def[key] = ()=>value[key]);
        def['default'] = ()=>value;
        __nccwpck_require__.d(ns, def);
        return ns;
    };
})();
(()=>{
    __nccwpck_require__.d = (exports, definition)=>{
        for(var key in definition)if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
            enumerable: true,
            get: definition[key]
        });
    };
})();
(()=>{
    __nccwpck_require__.f = {};
    __nccwpck_require__.e = (chunkId)=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key)=>{
            __nccwpck_require__.f[key](chunkId, promises);
            return promises;
        }, []));
})();
(()=>{
    __nccwpck_require__.u = (chunkId)=>"" + chunkId + ".index.js";
})();
(()=>{
    __nccwpck_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __nccwpck_require__.r = (exports)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports, '__esModule', {
            value: true
        });
    };
})();
(()=>{
    __nccwpck_require__.nmd = (module)=>{
        module.paths = [];
        if (!module.children) module.children = [];
        return module;
    };
})();
(()=>{
    var installedChunks = {
        8792: 0
    };
    var installChunk = (data)=>{
        var { ids, modules, runtime } = data;
        var moduleId, chunkId, i = 0;
        for(moduleId in modules)if (__nccwpck_require__.o(modules, moduleId)) __nccwpck_require__.m[moduleId] = modules[moduleId];
        if (runtime) runtime(__nccwpck_require__);
        for(; i < ids.length; i++){
            chunkId = ids[i];
            if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) installedChunks[chunkId][0]();
            installedChunks[ids[i]] = 0;
        }
    };
    __nccwpck_require__.f.j = (chunkId, promises)=>{
        var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
        if (0 !== installedChunkData) if (installedChunkData) promises.push(installedChunkData[1]);
        else {
            var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e)=>{
                if (0 !== installedChunks[chunkId]) installedChunks[chunkId] = void 0;
                throw e;
            });
            var promise = Promise.race([
                promise,
                new Promise((resolve)=>installedChunkData = installedChunks[chunkId] = [
                        resolve
                    ])
            ]);
            promises.push(installedChunkData[1] = promise);
        }
    };
})();
var __webpack_exports__ = __nccwpck_require__(29069);
__webpack_exports__ = await __webpack_exports__;
