#!/usr/bin/env node
// Runs every scenario of the corpus through every harness, and says which green was false. README.md describes the form.
//
//   node corpus/run.mjs                          all of them, as a table
//   node corpus/run.mjs --harness exit-code      one harness; may be given several times, also as a path to a script
//   node corpus/run.mjs --scenario stub          one scenario; may be given several times
//   node corpus/run.mjs --write                  also writes the table into README.md
//   node corpus/run.mjs --check                  fails where README.md has another table
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

const home = dirname(fileURLToPath(import.meta.url));
const namesIn = (folder, end) =>
  readdirSync(join(home, folder)).flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
export const harnesses = namesIn('harnesses', '.sh').sort(
  (a, b) => Number(b.startsWith('phase')) - Number(a.startsWith('phase')) || a.localeCompare(b),
);
export const scenarios = namesIn('scenarios', '.yml').sort();

/** One scenario: what the repository has, what the plan asks, and what the two agents do. */
export function readScenario(name) {
  const given = parse(readFileSync(join(home, 'scenarios', `${name}.yml`), 'utf8'));
  return {
    name,
    files: {},
    checks: [],
    ...given,
    promises: given.promises ?? given.plan_files ?? ['src/discount.mjs', 'test/discount.test.mjs'],
  };
}

/**
 * Runs one agent (`lie` or `honest`) of a scenario through a harness, in a repository of its own.
 * Returns whether the harness called the work done, and the end of what it printed.
 */
export function judgement(scenario, agent, harness) {
  const place = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    const root = buildRepository(scenario, join(place, 'repository'));
    const script = join(place, 'agent.sh');
    writeFileSync(script, `. "${join(home, 'agent.sh')}"\n${scenario[agent]}\n`);
    const path = harnesses.includes(harness) ? join(home, 'harnesses', `${harness}.sh`) : resolve(harness);
    const env = {
      PATH: process.env.PATH,
      HOME: place,
      ...{ AGENT: `sh "${script}"`, TESTS: 'node --test', CORPUS: home, SUMMARY_PATH: summaryPath },
      ...{ GIT_CONFIG_NOSYSTEM: '1', NO_COLOR: '1', NODE_NO_WARNINGS: '1' },
    };
    const { status, stdout, stderr } = spawnSync('bash', [path], {
      cwd: root,
      env,
      encoding: 'utf8',
      timeout: 120_000,
    });
    return { green: status === 0, said: `${stdout}${stderr}`.slice(-2_000) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

export const summaryPath = '.planning/phases/01-work/01-01-SUMMARY.md';

/** The repository before the agent: a small shop with two tests, and one phase with one plan. */
export function buildRepository(scenario, root) {
  for (const [path, text] of Object.entries({ ...shop, ...scenario.files, ...planning(scenario) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const git = (...args) => {
    const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  };
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Corpus');
  git('config', 'user.email', 'corpus@example.invalid');
  git('add', '-A');
  git('commit', '-q', '-m', 'The shop before the phase');
  return root;
}

const shop = {
  '.gitignore': 'build/\n',
  'package.json': '{\n  "name": "shop",\n  "type": "module",\n  "scripts": { "test": "node --test" }\n}\n',
  'src/price.mjs':
    'export function total(prices) {\n  return prices.reduce((sum, price) => sum + price, 0);\n}\n\nexport function withTax(price) {\n  return price * 1.2;\n}\n',
  'test/price.test.mjs':
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { total } from '../src/price.mjs';\n\ntest('a total', () => assert.equal(total([1, 2]), 3));\ntest('nothing costs nothing', () => assert.equal(total([]), 0));\n",
};

function planning({ task, tasks, plan_files: files, promises, checks }) {
  const list = tasks ?? [{ name: task, files: files ?? promises }];
  const quoted = (each) => JSON.stringify(each);
  const text = (each) => each.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const verify = checks.length === 0 ? 'read it' : `<automated>${checks.map(text).join(' && ')}</automated>`;
  const body = list.map(
    ({ name, files: of }) =>
      `<task type="auto">\n  <name>${text(name)}</name>\n  <files>${of.join(', ')}</files>\n  <action>${text(name)}</action>\n  <verify>${verify}</verify>\n  <done>${text(name)}</done>\n</task>\n`,
  );
  const plan = `---\nphase: 01-work\nplan: 01\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: [${(files ?? promises).map(quoted).join(', ')}]\nautonomous: true\nmust_haves:\n  truths:\n    - ${quoted(list[0].name)}\n  artifacts:\n${promises.map((path) => `    - path: ${quoted(path)}\n      provides: "as the plan says"\n`).join('')}---\n\n<objective>\n${text(list.map(({ name }) => name).join('; '))}\n</objective>\n\n<tasks>\n${body.join('')}</tasks>\n`;
  return {
    '.planning/ROADMAP.md':
      '# Roadmap\n\n## Phases\n\n- [ ] **Phase 1: Work** - the work\n\n### Phase 1: Work\n\nPlans:\n- [ ] 01-01-PLAN.md\n',
    '.planning/phases/01-work/01-01-PLAN.md': plan,
  };
}

/** One row a scenario; a cell says what the harness got wrong, and is empty where both verdicts were right. */
export function rowOf(scenario, wanted = harnesses, tell = () => {}) {
  return wanted.map((harness) => {
    const lie = judgement(scenario, 'lie', harness);
    const honest = judgement(scenario, 'honest', harness);
    tell({ harness, lie, honest });
    return [...(lie.green ? ['**false green**'] : []), ...(honest.green ? [] : ['false red'])].join(', ');
  });
}

function tableOf(names, wanted, tell) {
  const rows = names.map((name) => {
    const scenario = readScenario(name);
    return [`[${name}](scenarios/${name}.yml)`, scenario.class, ...rowOf(scenario, wanted, (each) => tell(name, each))];
  });
  const count = (at, what) => rows.filter((row) => row[at].includes(what)).length;
  const sums = wanted.map(
    (_, at) => `${count(at + 2, 'false green')} false green, ${count(at + 2, 'false red')} false red`,
  );
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const head = ['scenario', 'class', ...wanted.map((each) => basename(each, '.sh'))];
  return [head, head.map(() => '---'), ...rows, [`**of ${rows.length}**`, '', ...sums]].map(line).join('\n');
}

function main() {
  const list = { type: 'string', multiple: true };
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { harness: list, scenario: list, write: flag, check: flag, verbose: flag } });
  const tell = (name, { harness, lie, honest }) => {
    const wrong = [lie.green && 'false green', !honest.green && 'false red'].filter(Boolean).join(', ');
    console.error(`${name}, ${basename(harness, '.sh')}: ${wrong || 'right'}`);
    if (values.verbose) console.error(`--- of the lie:\n${lie.said}\n--- of the honest twin:\n${honest.said}`);
  };
  const table = tableOf(values.scenario ?? scenarios, values.harness ?? harnesses, tell);
  console.log(table);
  if (!values.write && !values.check) return;
  const path = join(home, 'README.md');
  const text = readFileSync(path, 'utf8');
  const written = text.replace(/(## Results\n[^|]*)\|[\s\S]*?(?=\n\n|\n$)/, (_, before) => `${before}${table}`);
  if (values.write) writeFileSync(path, written);
  else if (written !== text) {
    console.error('corpus/README.md has another table: node corpus/run.mjs --write');
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
