// Writes the tables that action.yml, the README and docs/ take from the code and the workflow, so that nobody keeps them by hand.
// `npm run build` calls it; test/doors/docs.test.ts holds the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { commands } from '../lib/catalogue.js';
import { settingDocs } from '../lib/settings.js';

const action = readFileSync('action.yml', 'utf8');
const inputs = settingDocs().map(
  ({ name, description, fallback }) =>
    `  ${name}:\n    description: ${JSON.stringify(description)}\n    default: ${JSON.stringify(fallback)}\n`,
);
const from = action.indexOf('  root:\n');
const written = `${action.slice(0, from)}${inputs.join('')}${action.slice(action.indexOf('\noutputs:\n'))}`;
writeFileSync('action.yml', written);

const code = (text) => (text === '' ? '' : `\`${text}\``);
const tables = {
  Commands: [
    ['command', 'does'],
    ...commands.map(({ name, words, summary }) => [code([name, ...words].join(' ')), summary]),
  ],
  Settings: [
    ['setting', 'default', 'meaning'],
    ...settingDocs().map(({ name, fallback, description }) => [code(name), code(fallback), description]),
  ],
  Outputs: [
    ['output', 'holds'],
    ...Object.entries(parse(written).outputs).map(([name, { description }]) => [code(name), description]),
  ],
};
const phase = parse(readFileSync('.github/workflows/phase.yml', 'utf8')).on.workflow_call;
const documented = (entries) => Object.entries(entries).map(([name, { description }]) => [code(name), description]);
const workflowTables = {
  Inputs: [
    ['input', 'default', 'meaning'],
    ...Object.entries(phase.inputs).map(([name, { description, required, default: fallback = '' }]) => [
      code(name),
      required ? 'required' : code(String(fallback)),
      description,
    ]),
  ],
  Secrets: [['secret', 'meaning'], ...documented(phase.secrets)],
  Outputs: [['output', 'holds'], ...documented(phase.outputs)],
};
write('README.md', tables);
write('docs/chained-jobs.md', workflowTables);

/** Puts each table in the place of the one under its heading. */
function write(file, under) {
  let text = readFileSync(file, 'utf8');
  for (const [heading, [head, ...rows]] of Object.entries(under)) {
    const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
    text = text.replace(
      new RegExp(`(\\n## ${heading}\\n[^|]*?)\\|[\\s\\S]*?(?=\\n\\n|\\n$)`),
      (_, before) => `${before}${table}`,
    );
  }
  writeFileSync(file, text);
}
