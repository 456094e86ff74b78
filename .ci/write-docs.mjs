// Writes the tables that action.yml and the README take from the code, so that nobody keeps them by hand.
// `npm run build` calls it; test/doors/docs.test.ts holds the result.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { commands } from '../lib/commands/catalogue.js';
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
let readme = readFileSync('README.md', 'utf8');
for (const [heading, [head, ...rows]] of Object.entries(tables)) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  readme = readme.replace(
    new RegExp(`(\\n## ${heading}\\n[^|]*?)\\|[\\s\\S]*?(?=\\n\\n|\\n$)`),
    (_, before) => `${before}${table}`,
  );
}
writeFileSync('README.md', readme);
