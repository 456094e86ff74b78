// Writes what the action.yml files, the README and docs/ take from the code and the workflow, so that nobody keeps it by hand.
// `npm run build` calls it; test/doors/docs.test.ts holds the result.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { actions, outputs } from '../lib/doors/catalogue/action-docs.js';
import { commands } from '../lib/doors/catalogue/catalogue.js';
import { settingRows, topics } from '../lib/settings/table/settings.js';
import { ruleRows } from './rule-tables.mjs';
import { signalTables } from './signal-tables.mjs';
import { attemptRows, gateRows } from './what-follows.mjs';

const docs = new Map(settingRows.map((doc) => [doc.name, doc]));
const code = (text) => (text === '' ? '' : `\`${text}\``);

for (const action of actions) {
  if (action.folder !== '') mkdirSync(action.folder, { recursive: true });
  writeFileSync(`${action.folder || '.'}/action.yml`, actionFile(action));
  writeFileSync(`${action.folder || '.'}/action-types.yml`, actionTypes(action));
}

/** Whether the placeholder of a setting lists the words there are. */
function isChoice(value) {
  return value?.includes('|') ?? false;
}

/** Inputs have no default of their own: one that is not set leaves the setting to the configuration file. */
function actionFile({ folder, name, description, command, args, fixed = {}, inputs }) {
  const input = (of, about, standard = '') =>
    `  ${of}:\n    description: ${JSON.stringify(about)}\n    default: ${JSON.stringify(standard)}\n`;
  const setting = (of) => {
    const { description: about, fallback, value } = docs.get(of);
    const standard = fixed[of] ?? '';
    const isToldElsewhere = fallback === '' || value === null || standard !== '';
    const notes = [
      ...(isChoice(value) ? [value.split('|').join(', ')] : []),
      ...(isToldElsewhere ? [] : [`default: ${fallback}`]),
    ];
    return input(of, notes.length === 0 ? about : `${about} (${notes.join('; ')})`, standard);
  };
  const groups = Object.entries(inputs).map(([topic, names]) => `  # ${topic}\n${names.map(setting).join('')}`);
  const own = outputs.filter(({ of }) => of.includes(folder));
  const dist = `${folder === '' ? '' : '../'}dist`;
  return [
    `# Written by the build from src/doors/catalogue/action-docs.ts and the table of settings.\n`,
    `name: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\nauthor: Phase Executor contributors\n`,
    folder === '' ? 'branding:\n  icon: play-circle\n  color: green\n' : '',
    '\ninputs:\n',
    input('command', command.description, command.standard),
    input('phase', 'the phase: a number in any spelling (7, 07, 02.1) or the name of its directory'),
    args === null ? '' : input('args', args),
    ...groups,
    '\noutputs:\n',
    ...own.map((each) => `  ${each.name}:\n    description: ${JSON.stringify(each.description)}\n`),
    `\nruns:\n  using: node24\n  main: ${dist}/index.js\n  post: ${dist}/post.js\n  post-if: always()\n`,
  ].join('');
}

/** Types for those who write workflows in a typed language (typesafegithub/github-actions-typing). */
function actionTypes({ folder, args, inputs }) {
  const typeOf = (of) => {
    const { value } = docs.get(of);
    if (isChoice(value)) return ['enum', `    allowed-values: [${value.split('|').join(', ')}]\n`];
    return [value === null ? 'boolean' : value === 'n' ? 'integer' : 'string', ''];
  };
  const input = (of, [type, more]) => `  ${of}:\n    type: ${type}\n${more}`;
  const text = ['string', ''];
  const words = ['command', 'phase', ...(args === null ? [] : ['args'])];
  return [
    '# Written by the build, as action.yml is.\ninputs:\n',
    ...words.map((of) => input(of, text)),
    ...Object.values(inputs).flatMap((names) => names.map((of) => input(of, typeOf(of)))),
    'outputs:\n',
    ...outputs.filter(({ of }) => of.includes(folder)).map(({ name }) => input(name, text)),
  ].join('');
}

const phase = parse(readFileSync('.github/workflows/phase.yml', 'utf8')).on.workflow_call;
const documented = (entries) => Object.entries(entries).map(([name, { description }]) => [code(name), description]);

writeTables('docs/commands.md', {
  Commands: [
    ['command', 'does'],
    ...commands.map(({ name, words, summary }) => [code([name, ...words].join(' ')), summary]),
  ],
  Outputs: [
    ['output', 'holds'],
    ...outputs.filter(({ of }) => of.includes('')).map(({ name, description }) => [code(name), description]),
  ],
});
writeTables('docs/chained-jobs.md', {
  Inputs: [
    ['input', 'default', 'meaning'],
    ...Object.entries(phase.inputs).map(([name, { description, required, default: fallback = '' }]) => [
      code(name),
      required ? 'required' : code(String(fallback)),
      description,
    ]),
  ],
  Secrets: [['secret', 'meaning'], ...documented(phase.secrets)],
});
writeTables('docs/what-follows.md', {
  'When an attempt ends': [['the attempt ends as', 'decision', 'other plans', 'the run ends'], ...attemptRows()],
  'When every plan is complete': [['the exit gate', 'the phase', 'decision', 'the run ends'], ...gateRows()],
});
writeTables('docs/signal.md', signalTables());
writeTables('docs/rules.md', { 'All rules': ruleRows() });
const inFile = Object.keys(topics).map((topic) => [
  topic,
  settingRows.filter(({ key }) => key?.split('.')[0] === topic),
]);
const outside = settingRows.filter(({ key }) => key === null);
writeTables('docs/settings.md', {
  ...Object.fromEntries(inFile.map(([topic, rows]) => [topic, settingTable(rows)])),
  'Of one run or job': settingTable(outside),
});

function settingTable(rows) {
  const withKey = rows.some(({ key }) => key !== null);
  const line = ({ name, key, fallback, value, description, details }) => [
    ...(withKey ? [code(key)] : []),
    code(`--${name}`),
    inputsOf(name),
    code(fallback),
    [description, ...(isChoice(value) ? [`Values: ${value.split('|').map(code).join(', ')}`] : []), details]
      .filter((part) => part !== '')
      .map((part) => part.replace(/\.?$/, '.'))
      .join(' '),
  ];
  return [[...(withKey ? ['key'] : []), 'option', 'input of', 'default', 'meaning'], ...rows.map(line)];
}

/** Where a setting is an input: our Actions by their folders, and the reusable workflow. */
function inputsOf(name) {
  const own = actions.filter(({ inputs }) => Object.values(inputs).flat().includes(name));
  const names = own.map(({ folder }) => folder || 'the Action');
  return [...names, ...(name.replaceAll('-', '_') in phase.inputs ? ['phase.yml'] : [])].join(', ');
}

/** Puts each table in the place of the one under its heading. */
function writeTables(file, under) {
  let text = readFileSync(file, 'utf8');
  for (const [heading, [head, ...rows]] of Object.entries(under)) {
    const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
    const place = new RegExp(`(\\n#+ ${heading}\\n[^|]*?)\\|[\\s\\S]*?(?=\\n\\n|\\n$)`);
    if (!place.test(text)) throw new Error(`${file} has no table under the heading ${heading}`);
    text = text.replace(place, (_, before) => `${before}${table}`);
  }
  writeFileSync(file, text);
}
