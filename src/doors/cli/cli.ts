import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError, type Help, Option, Command as Program } from 'commander';
import { describeFailure } from '../../settings/call/failure.ts';
import { renameOldArguments } from '../../settings/table/removed-settings.ts';
import {
  type GivenValues,
  parseSettings,
  type SettingRow,
  settingRows,
  topics,
} from '../../settings/table/settings.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { type Watchdog, watchdog } from '../../system/process/watchdog.ts';
import { type Command, commands } from '../catalogue/catalogue.ts';
import { callCommand } from '../world/call.ts';
import { hideEnvironment } from '../world/hidden-environment.ts';
import { buildPrinter, findHome, type HostProcess, leave, liveArea, openWorld } from '../world/open-world.ts';

/** Column at which the descriptions of help begin. */
const helpIndent = 26;
/** Help does not repeat a longer default. */
const maxDefault = 80;
const workflowCommands = ['execute', 'engine', 'upload', 'integrate', 'conclude', 'comment', 'check'];
const toolCommands = ['adopt', 'signal', 'state', 'checkpoint', 'handoff', 'errors'];

/** Runs the command line in this process, and ends it. */
export async function run(): Promise<void> {
  hideEnvironment(process.env, (line) => process.stderr.write(`phase-executor: ${line}\n`));
  leave(await main(process, watchdog));
}

/** The command line: words and options in, the answer on stdout, progress and errors on stderr, an exit code. */
export async function main(host: HostProcess, waits: Pick<Watchdog, 'watch'>): Promise<number> {
  const args = renameOldArguments(host.argv.slice(2), (message) => host.stderr.write(`warning: ${message}\n`));
  let code = 0;
  const program = describeProgram(args, host, async (command, input, options) => {
    code = await answerTo(command, input, options, host, waits);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // `help` ends with the code of the process, which is provisionally that of a fault.
    if (error instanceof CommanderError) return error.exitCode === 0 || args[0] === 'help' ? 0 : TECHNICAL_EXIT.USAGE;
    throw error;
  }
}

type Options = Record<string, string | boolean>;

/** Describes the verb that is called, else all of them; those that are not named without their options, which take time. */
function describeProgram(
  args: readonly string[],
  host: HostProcess,
  run: (command: Command, words: string[], options: Options) => Promise<void>,
): Program {
  const { stdout, stderr } = host;
  const program = new Program('phase-executor')
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => stdout.columns,
      getErrHelpWidth: () => stderr.columns,
    })
    .description(
      'Runs coding agents on a folder of plans unattended, and verifies by machine whether their work is done. To begin: demo, and init in a project of your own.',
    )
    .version(readVersion(host))
    .configureHelp({ formatItem: helpItem, subcommandTerm: formatUsage })
    .enablePositionalOptions() // what follows a verb is the verb's alone, also the words after a bare `--`
    .exitOverride()
    .showHelpAfterError(hintFor(args));
  const docs = new Map(settingRows.map((row) => [row.name, row]));
  const called = commands.filter(({ name, alias }) => args[0] === name || args[0] === alias);
  for (const command of called.length > 0 ? called : commands) {
    const verb = program.command(command.name).description(command.summary).helpGroup(getCommandGroup(command.name));
    if (command.alias) verb.alias(command.alias);
    for (const word of command.words) verb.argument(word.replace('…', '...'));
    const isCalled = args.some((word) => word === command.name || word === command.alias);
    for (const name of isCalled ? command.settings : []) {
      const doc = docs.get(name);
      if (doc) for (const option of buildOptions(doc)) verb.addOption(option);
    }
    for (const field of command.fields ?? []) verb.option(`--${field} <text>`, `the same as the word ${field}=text`);
    verb.option('--json', 'answer with one JSON document on stdout');
    if (command.details) verb.addHelpText('after', `\n${command.details}`);
    verb.action((...input: unknown[]) =>
      run(
        command,
        input
          .slice(0, command.words.length)
          .flat()
          .filter((word) => typeof word === 'string'),
        verb.opts(),
      ),
    );
  }
  return program;
}

/** Heading of a command in help. */
function getCommandGroup(name: string): string {
  if (workflowCommands.includes(name)) return 'Commands that workflows call:';
  return toolCommands.includes(name) ? 'Commands for other tools and for repairs:' : 'Commands:';
}

/** Hint that follows commander's message on a wrong call. */
function hintFor([first = '', ...args]: readonly string[]): string {
  const named = first.startsWith('-') ? commands.find(({ name }) => args.includes(name)) : undefined;
  return named === undefined
    ? '(add --help for a list)'
    : `(options come after the command: phase-executor ${named.name} … ${first})`;
}

/** A term and what it means, beside it where there is room, wrapped to the terminal. */
function helpItem(term: string, _: number, text: string, help: Help): string {
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

/** `signal <verb> [words...]`, without the alias and `[options]`, which all have. */
function formatUsage(verb: Program): string {
  const args = verb.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '…' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [verb.name(), ...args].join(' ');
}

function readVersion(host: HostProcess): string {
  return (JSON.parse(readFileSync(join(findHome(host), 'package.json'), 'utf8')) as { version: string }).version;
}

/** A flag that the configuration file may set can be taken back, as `--no-allow-dirty`; help does not repeat that. */
function buildOptions(doc: SettingRow): Option[] {
  const option = new Option(formatFlags(doc), helpText(doc));
  const topic = doc.key?.split('.')[0];
  if (topic !== undefined) option.helpGroup(`${topic}: ${topics[topic]}`);
  if (doc.repeats) option.argParser((value: string, before?: string) => (before ? `${before},${value}` : value));
  const canBeTakenBack = doc.value === null && doc.key !== null;
  return canBeTakenBack ? [option, new Option(`--no-${doc.name}`).hideHelp()] : [option];
}

function formatFlags({ name, value, alias }: SettingRow): string {
  const flag = alias === undefined ? `--${name}` : `--${alias}, --${name}`;
  return value === null ? flag : `${flag} <${value}>`;
}

function helpText({ description, fallback }: SettingRow): string {
  if (fallback === '' || fallback === 'false') return description;
  return `${description} (default: ${fallback.length > maxDefault ? 'shown by doctor --all' : fallback})`;
}

async function answerTo(
  command: Command,
  args: string[],
  { json, ...options }: Options,
  host: HostProcess,
  waits: Pick<Watchdog, 'watch'>,
): Promise<number> {
  const answer = (document: unknown, text: string) => host.stdout.write(`${json ? JSON.stringify(document) : text}\n`);
  try {
    // Commander gives `--max-attempts` as `maxAttempts`.
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const input = Object.entries(options).map(([name, value]) => [kebab(name), String(value)] as const);
    const isField = ([name]: readonly [string, string]) => command.fields?.includes(name) ?? false;
    const fields = input.filter(isField).map(([name, value]) => `${name}=${value}`);
    // A field may have the name of a setting that other commands obey.
    const values: GivenValues = Object.fromEntries(input.filter((each) => !isField(each)));
    const print = buildPrinter(host.stderr);
    const interrupt = command.settings.includes('interrupt') ? parseSettings(values).interrupt : 'now';
    const call = { command, words: [...args, ...fields], given: values, givenAs: 'option' as const };
    const live = liveArea(host, print);
    const progress = live === null ? print : (line: string) => live.print(line);
    const world = openWorld(host, {
      waits,
      interrupt,
      progress,
      live,
      ...(json ? {} : { print: buildPrinter(host.stdout) }),
    });
    const { reply } = await callCommand(command.load, call, world);
    answer(reply.json, reply.text);
    return reply.exitCode;
  } catch (error) {
    const { exitCode, message, stack, signal } = describeFailure(error);
    if (json) answer({ ...(signal && { status: signal.status, signal }), error: { message, exitCode } }, '');
    host.stderr.write(`phase-executor: ${stack ?? message}\n`);
    return exitCode;
  }
}
