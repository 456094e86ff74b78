"use strict";
exports.id = 7881;
exports.ids = [7881];
exports.modules = {

/***/ 40262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   main: () => (/* binding */ main),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48179);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56844);
/* harmony import */ var _settings_table_removed_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60038);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95185);
/* harmony import */ var _system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2320);
/* harmony import */ var _catalogue_catalogue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39772);
/* harmony import */ var _world_call_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50760);
/* harmony import */ var _world_hidden_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9396);
/* harmony import */ var _world_open_world_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72857);












const helpIndent = 26;
const maxDefault = 80;
const workflowCommands = ['execute', 'engine', 'upload', 'integrate', 'conclude', 'comment', 'check'];
const toolCommands = ['adopt', 'signal', 'state', 'checkpoint', 'handoff', 'errors'];
async function run() {
    (0,_world_hidden_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .hideEnvironment */ .e)(process.env, (line) => process.stderr.write(`phase-executor: ${line}\n`));
    (0,_world_open_world_js__WEBPACK_IMPORTED_MODULE_11__/* .leave */ .qG)(await main(process, _system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_7__/* .watchdog */ .uJ));
}
async function main(host, waits) {
    const args = (0,_settings_table_removed_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .renameOldArguments */ .S_)(host.argv.slice(2), (message) => host.stderr.write(`warning: ${message}\n`));
    let code = 0;
    const program = describeProgram(args, host, async (command, input, options) => {
        code = await answerTo(command, input, options, host, waits);
    });
    try {
        await program.parseAsync(args, { from: 'user' });
        return code;
    }
    catch (error) {
        if (error instanceof commander__WEBPACK_IMPORTED_MODULE_2__/* .CommanderError */ .b7)
            return error.exitCode === 0 || args[0] === 'help' ? 0 : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_6__/* .TECHNICAL_EXIT */ .x8.USAGE;
        throw error;
    }
}
function describeProgram(args, host, run) {
    const { stdout, stderr } = host;
    const program = new commander__WEBPACK_IMPORTED_MODULE_2__/* .Command */ .uB('phase-executor')
        .configureOutput({
        writeOut: (text) => stdout.write(text),
        writeErr: (text) => stderr.write(text),
        getOutHelpWidth: () => stdout.columns,
        getErrHelpWidth: () => stderr.columns,
    })
        .description('Runs coding agents on a folder of plans unattended, and verifies by machine whether their work is done. To begin: demo, and init in a project of your own.')
        .version(readVersion(host))
        .configureHelp({ formatItem: helpItem, subcommandTerm: formatUsage })
        .enablePositionalOptions()
        .exitOverride()
        .showHelpAfterError(hintFor(args));
    const docs = new Map(_settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingRows */ .mH.map((row) => [row.name, row]));
    const called = _catalogue_catalogue_js__WEBPACK_IMPORTED_MODULE_8__/* .commands */ .P.filter(({ name, alias }) => args[0] === name || args[0] === alias);
    for (const command of called.length > 0 ? called : _catalogue_catalogue_js__WEBPACK_IMPORTED_MODULE_8__/* .commands */ .P) {
        const verb = program.command(command.name).description(command.summary).helpGroup(getCommandGroup(command.name));
        if (command.alias)
            verb.alias(command.alias);
        for (const word of command.words)
            verb.argument(word.replace('…', '...'));
        const isCalled = args.some((word) => word === command.name || word === command.alias);
        for (const name of isCalled ? command.settings : []) {
            const doc = docs.get(name);
            if (doc)
                for (const option of buildOptions(doc))
                    verb.addOption(option);
        }
        for (const field of command.fields ?? [])
            verb.option(`--${field} <text>`, `the same as the word ${field}=text`);
        verb.option('--json', 'answer with one JSON document on stdout');
        if (command.details)
            verb.addHelpText('after', `\n${command.details}`);
        verb.action((...input) => run(command, input
            .slice(0, command.words.length)
            .flat()
            .filter((word) => typeof word === 'string'), verb.opts()));
    }
    return program;
}
function getCommandGroup(name) {
    if (workflowCommands.includes(name))
        return 'Commands that workflows call:';
    return toolCommands.includes(name) ? 'Commands for other tools and for repairs:' : 'Commands:';
}
function hintFor([first = '', ...args]) {
    const named = first.startsWith('-') ? _catalogue_catalogue_js__WEBPACK_IMPORTED_MODULE_8__/* .commands */ .P.find(({ name }) => args.includes(name)) : undefined;
    return named === undefined
        ? '(add --help for a list)'
        : `(options come after the command: phase-executor ${named.name} … ${first})`;
}
function helpItem(term, _, text, help) {
    const indent = ' '.repeat(helpIndent);
    const lines = help.boxWrap(text, Math.max(40, (help.helpWidth ?? 80) - helpIndent)).split('\n');
    const [first = '', ...rest] = lines;
    const head = `  ${term}`;
    const isShort = head.length < helpIndent;
    return [
        isShort ? `${head.padEnd(helpIndent)}${first}` : head,
        ...(isShort ? rest : lines).map((line) => indent + line),
    ].join('\n');
}
function formatUsage(verb) {
    const args = verb.registeredArguments.map((argument) => {
        const name = `${argument.name()}${argument.variadic ? '…' : ''}`;
        return argument.required ? `<${name}>` : `[${name}]`;
    });
    return [verb.name(), ...args].join(' ');
}
function readVersion(host) {
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_world_open_world_js__WEBPACK_IMPORTED_MODULE_11__/* .findHome */ .r9)(host), 'package.json'), 'utf8')).version;
}
function buildOptions(doc) {
    const option = new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(formatFlags(doc), helpText(doc));
    const topic = doc.key?.split('.')[0];
    if (topic !== undefined)
        option.helpGroup(`${topic}: ${_settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .topics */ .vp[topic]}`);
    if (doc.repeats)
        option.argParser((value, before) => (before ? `${before},${value}` : value));
    const canBeTakenBack = doc.value === null && doc.key !== null;
    return canBeTakenBack ? [option, new commander__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(`--no-${doc.name}`).hideHelp()] : [option];
}
function formatFlags({ name, value, alias }) {
    const flag = alias === undefined ? `--${name}` : `--${alias}, --${name}`;
    return value === null ? flag : `${flag} <${value}>`;
}
function helpText({ description, fallback }) {
    if (fallback === '' || fallback === 'false')
        return description;
    return `${description} (default: ${fallback.length > maxDefault ? 'shown by doctor --all' : fallback})`;
}
async function answerTo(command, args, { json, ...options }, host, waits) {
    const answer = (document, text) => host.stdout.write(`${json ? JSON.stringify(document) : text}\n`);
    try {
        const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const input = Object.entries(options).map(([name, value]) => [kebab(name), String(value)]);
        const isField = ([name]) => command.fields?.includes(name) ?? false;
        const fields = input.filter(isField).map(([name, value]) => `${name}=${value}`);
        const values = Object.fromEntries(input.filter((each) => !isField(each)));
        const print = (0,_world_open_world_js__WEBPACK_IMPORTED_MODULE_11__/* .buildPrinter */ .p4)(host.stderr);
        const interrupt = command.settings.includes('interrupt') ? (0,_settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .parseSettings */ .P$)(values).interrupt : 'now';
        const call = { command, words: [...args, ...fields], given: values, givenAs: 'option' };
        const live = (0,_world_open_world_js__WEBPACK_IMPORTED_MODULE_11__/* .liveArea */ .mV)(host, print);
        const progress = live === null ? print : (line) => live.print(line);
        const world = (0,_world_open_world_js__WEBPACK_IMPORTED_MODULE_11__/* .openWorld */ .HY)(host, {
            waits,
            interrupt,
            progress,
            live,
            ...(json ? {} : { print: (0,_world_open_world_js__WEBPACK_IMPORTED_MODULE_11__/* .buildPrinter */ .p4)(host.stdout) }),
        });
        const { reply } = await (0,_world_call_js__WEBPACK_IMPORTED_MODULE_9__/* .callCommand */ .K)(command.load, call, world);
        answer(reply.json, reply.text);
        return reply.exitCode;
    }
    catch (error) {
        const { exitCode, message, stack, signal } = (0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFailure */ .Ic)(error);
        if (json)
            answer({ ...(signal && { status: signal.status, signal }), error: { message, exitCode } }, '');
        host.stderr.write(`phase-executor: ${stack ?? message}\n`);
        return exitCode;
    }
}


/***/ })

};
;