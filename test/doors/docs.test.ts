import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { actions } from '../../src/doors/catalogue/action-docs.ts';
import { commands } from '../../src/doors/catalogue/catalogue.ts';
import { settingRows, topics } from '../../src/settings/table/settings.ts';
import { DECISION_RULES } from '../../src/signal/decision.ts';
import { FAILURE_REASONS } from '../../src/signal/signal-words.ts';
import { cli, cliPath, home, start } from '../project.ts';

const readme = readFileSync(join(home, 'README.md'), 'utf8');
const commandsPage = readFileSync(join(home, 'docs/commands.md'), 'utf8');
interface ActionFile {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { description: string }>;
  runs: Record<string, string>;
}
const actionFile = (folder: string) => parse(readFileSync(join(home, folder, 'action.yml'), 'utf8')) as ActionFile;

/** The rows of a table under a heading, cells trimmed, escapes removed. */
function tableUnder(heading: string, text = commandsPage): string[][] {
  const from = text.search(new RegExp(`\n#+ ${heading}\n`));
  expect(from).toBeGreaterThan(-1);
  const lines = text.slice(from).split('\n').slice(2);
  const end = lines.findIndex((line) => /^##+ /.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ \| /)
        .map((cell) => cell.replaceAll('\\|', '|').trim()),
    );
}

describe('action.yml, --help and the documents say the same', () => {
  test.each(actions.map((action) => [action.folder || 'the Action', action] as const))(
    '%s has its inputs by topic, at most 25, and leaves their defaults to the configuration file',
    (_, { folder, command, args, fixed = {}, inputs }) => {
      const names = Object.values(inputs).flat();
      const found = Object.entries(actionFile(folder).inputs);
      expect(found.map(([name]) => name)).toEqual(['command', 'phase', ...(args === null ? [] : ['args']), ...names]);
      expect(found.length).toBeLessThanOrEqual(25);
      for (const [name, { description, default: standard }] of found) {
        const doc = settingRows.find((each) => each.name === name);
        if (doc) expect(description.startsWith(doc.description)).toBe(true);
        expect([name, standard]).toEqual([name, name === 'command' ? command.standard : (fixed[name as 'root'] ?? '')]);
      }
    },
  );

  test('the reference lists every setting under its topic, with key, option, default and meaning', () => {
    const reference = readFileSync(join(home, 'docs/settings.md'), 'utf8');
    for (const topic of [...Object.keys(topics), null]) {
      const rows = settingRows.filter(({ key }) => (topic === null ? key === null : key?.split('.')[0] === topic));
      const found = tableUnder(topic ?? 'Of one run or job', reference);
      const cells = found.map((row) => (topic === null ? ['', ...row] : row));
      expect(cells.map(([key, option, , fallback]) => [key, option, fallback])).toEqual(
        rows.map(({ key, name, fallback }) => [
          key === null ? '' : `\`${key}\``,
          `\`--${name}\``,
          fallback === '' ? '' : `\`${fallback}\``,
        ]),
      );
      for (const [at, { description }] of rows.entries()) expect(cells[at]?.[4]).toContain(description);
    }
  });

  test('docs/commands.md lists every output of the Action', () => {
    expect(tableUnder('Outputs')).toEqual(
      Object.entries(actionFile('').outputs).map(([name, { description }]) => [`\`${name}\``, description]),
    );
  });

  test('docs/commands.md lists every command', () => {
    const rows = commands.map(({ name, words, summary }) => [`\`${[name, ...words].join(' ')}\``, summary]);
    expect(tableUnder('Commands')).toEqual(rows);
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    '%s --help shows its settings and fields and nothing else',
    async (name, command) => {
      const { code, stdout } = await cli(home, name, '--help');
      expect(code).toBe(0);
      const shown = [...stdout.matchAll(/^ {2}(?:-\w, |--([a-z]+), )?--([a-z-]+)/gm)];
      const options = [...command.settings, ...(command.fields ?? []), 'json', 'help'];
      expect(shown.map(([, , option]) => option).sort()).toEqual(options.sort());
      const docs = command.settings.flatMap((each) => settingRows.filter((doc) => doc.name === each));
      expect(shown.flatMap(([, alias]) => alias ?? [])).toEqual(docs.flatMap(({ alias }) => alias ?? []));
    },
  );

  test.each([['help'], ['help run'], ['--help']])(
    '%s ends with 0, in a process that a fault would end with 70',
    async (words) => {
      const { code, stdout } = await start(cliPath, words.split(' ')).ended;
      expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: phase-executor')]);
    },
  );

  test.each(actions.map(({ folder }) => folder))('the Action in "%s" runs the one bundle', (folder) => {
    const { using, main = '', post = '', ...rest } = actionFile(folder).runs;
    expect([using, rest]).toEqual(['node24', { 'post-if': 'always()' }]);
    // As a runner finds it: below the folder of the Action.
    const files = [main, post].map((file) => join(home, folder, file));
    expect(files).toEqual([join(home, 'dist/index.js'), join(home, 'dist/post.js')]);
  });

  test('docs/what-follows.md says of every failure reason what follows, by rules that there are', () => {
    const page = readFileSync(join(home, 'docs/what-follows.md'), 'utf8');
    const rows = [...tableUnder('When an attempt ends', page), ...tableUnder('When every plan is complete', page)];
    const reasons = rows.flatMap(([ending = '']) => [...ending.matchAll(/`(\w+)`/g)].map(([, reason]) => reason));
    expect(reasons).toEqual(expect.arrayContaining([...FAILURE_REASONS]));
    const rules = rows.flatMap((row) => /\[`(\w+)`\]/.exec(row.join(' '))?.[1] ?? 'none');
    expect(DECISION_RULES).toEqual(expect.arrayContaining(rules));
  });

  test('every command named in the documents exists', () => {
    const names = commands.flatMap(({ name, alias }) => (alias ? [name, alias] : [name]));
    const used = [...`${readme}${commandsPage}`.matchAll(/node dist\/cli\.js ([a-z]+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(3);
    expect(names).toEqual(expect.arrayContaining(used));
  });
});

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...markdownIn('docs')];
test.each(pages)('every link of %s to a file of the repository leads somewhere', (page) => {
  const text = readFileSync(join(home, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target = '']) =>
    /^\w+:/.test(target) ? [] : [target],
  );
  expect(links.filter((target) => !existsSync(join(home, dirname(page), target)))).toEqual([]);
});

describe('docs/decisions', () => {
  const decisions = readdirSync(join(home, 'docs/decisions'))
    .filter((name) => name !== 'README.md')
    .sort();

  test('each has a number of its own, and the index has each page with its title, in order', () => {
    const numbers = decisions.map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
    const rows = decisions.map((name) => {
      const number = name.slice(0, 4);
      const [title = ''] = readFileSync(join(home, 'docs/decisions', name), 'utf8').split('\n');
      expect([name.slice(0, 5), title.slice(0, 8)]).toEqual([`${number}-`, `# ${number}: `]);
      return [number, name, title.slice(8)];
    });
    const index = readFileSync(join(home, 'docs/decisions/README.md'), 'utf8');
    expect([...index.matchAll(/^- \[(\d+)\]\((.+?)\) \*\*(.+?)\.\*\*\s+\S/gm)].map((row) => row.slice(1))).toEqual(
      rows,
    );
  });

  test('references to a decision lead to a page', () => {
    const folders = ['src', 'test', '.ci', '.github', 'bench', 'examples', 'docs'];
    const files = folders.flatMap((folder) =>
      readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:ts|mjs|sh|yml|md)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    const references = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/decisions\/(\d[\w.-]*\w)/g)].map(([, name = '']) => name),
    );
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((name) => !decisions.some((page) => page.startsWith(name)))).toEqual([]);
  });
});

test('files of src/ and test/ that the documents name exist', () => {
  const wings = ['src', 'test'].flatMap((top) => readdirSync(join(home, top)).map((name) => `${top}/${name}/`));
  const named = pages.flatMap((page) =>
    [...readFileSync(join(home, page), 'utf8').matchAll(/\b(?:src|test)\/[\w./-]+\.\w+/g)].map(([path]) => path),
  );
  const ours = named.filter((path) => wings.some((wing) => path.startsWith(wing)));
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.filter((path) => !existsSync(join(home, path)))).toEqual([]);
});

test('each call of Claude Code that a reader copies may run the commands of a plan', () => {
  const examples = readdirSync(join(home, 'examples/workflows')).map((name) => `examples/workflows/${name}`);
  const calls = [...pages, ...examples].flatMap((path) =>
    [...readFileSync(join(home, path), 'utf8').matchAll(/^.*\bclaude\b.* -p .*--permission-mode.*$/gm)].map(
      ([line]) => line,
    ),
  );
  expect(calls.length).toBeGreaterThan(4);
  expect(calls.filter((line) => !line.includes('--allowedTools Bash'))).toEqual([]);
});

test('the README is short enough to be read', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(125);
});

function markdownIn(folder: string): string[] {
  const names = readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`);
}
