import { isTestFile } from '../../plan/phase/test-file.ts';
import { textInTree } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import { inTree } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import { listScripts } from '../run/commands/idle-programs.ts';

/** What a SUMMARY says that the commit can confirm: scripts that it names, and how many tests pass. */
export async function checkSummaryFacts(judged: Judged): Promise<Finding[]> {
  const {
    candidate: { plan, tree, isPart, isSummaryNew },
    run,
  } = judged;
  const { git, prefix } = run.workspace;
  const path = plan.summaryPath;
  const text = isPart || !isSummaryNew ? null : await textInTree(git, tree, inTree(prefix, path));
  if (text === null) return [];
  const [scripts, count] = [await unknownScripts(text, judged), await inflatedCount(text, judged)];
  return [
    ...makeFindings(
      'summary/unknown-script',
      path,
      scripts.length === 0 ? [] : [`names ${firstFew(scripts)}, which the project does not have`],
    ),
    ...makeFindings('summary/test-count', path, count === null ? [] : [count]),
  ];
}

/** Scripts that it runs, of a package.json or Makefile of the project, before or now. */
async function unknownScripts(summary: string, { candidate: { base, tree, plan }, run }: Judged): Promise<string[]> {
  const code = [...summary.matchAll(/`([^`\n]+)`|^```\w*\n([\s\S]*?)^```/gm)].map(
    ([, inline, block]) => inline ?? block ?? '',
  );
  const named = code.flatMap((text) =>
    [...text.matchAll(scriptCall)].map(([, runner = '', name = '']) => ({ runner, name })),
  );
  if (named.length === 0) return [];
  const { git } = run.workspace;
  const known = new Set<string>();
  let isOpen = false;
  for (const commit of [base, tree])
    for (const { path } of await git.trees.list(commit)) {
      if (!/(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile|[\w-]+\.mk)$/.test(path) || /node_modules/.test(path))
        continue;
      const text = (await textInTree(git, commit, path)) ?? '';
      isOpen ||= !path.endsWith('json') && /^-?include\b|^[\w$(]*%|^\$\(/m.test(text);
      for (const { name } of listScripts(path, text)) known.add(name);
      if (!path.endsWith('json'))
        for (const [, names = ''] of text.matchAll(/^([\w. -]+):(?!=)/gm))
          for (const name of names.split(' ')) known.add(name);
    }
  const isUnknown = ({ runner, name }: { runner: string; name: string }) =>
    !known.has(name) && !(runner === 'make' && isOpen) && !plan.text.includes(`${runner} ${name}`);
  return [...new Set(named.filter(isUnknown).map(({ runner, name }) => `${runner} ${name}`))];
}

const scriptCall = /(?:^|[\s;&|(])((?:npm|pnpm|yarn|bun) run|make)(?: -s| --silent)? ([a-z][\w:.-]*)(?=$|[\s;&|)])/g;

/** More tests than all files of the commit declare, where none of them makes tests in a loop or by rows. */
async function inflatedCount(summary: string, { candidate: { tree }, run }: Judged): Promise<string | null> {
  const claims = [
    ...summary.matchAll(
      /(?<![\d./])(\d{1,6})(?:\/\1)? (?:\w+ )?tests? (?:all )?(?:pass(?:ed|es|ing)?|succeed(?:ed)?|(?:are |is )?green)\b|\btests?:? (\d{1,6}) (?:passed|passing)\b/gi,
    ),
  ];
  const claimed = claims.reduce((most, [, one, other]) => Math.max(most, Number(one ?? other)), 0);
  if (claimed < 2) return null;
  const { git } = run.workspace;
  const args = ['grep', '--no-color', '--null', '-I', '-E', '-e', declares, '-e', multiplies, tree];
  const { stdout } = await git.try(args, { reading: true });
  const found = `${stdout}`.split('\n').map((line) => line.slice(tree.length + 1).split('\0'));
  const lines = found.flatMap(([file = '', line = '']) => (isTestFile(file) || file.endsWith('.rs') ? [line] : []));
  if (lines.some((line) => new RegExp(multiplies).test(line)) || claimed <= lines.length) return null;
  const most = lines.length === 0 ? 'none' : `no more than ${lines.length}`;
  return `says that ${claimed} tests pass, and the project has ${most}`;
}

const declares =
  '(^|[^A-Za-z0-9_.])(it|test|specify|scenario|example|subtest|Test|Fact|Theory|TestCase|TEST[A-Z_]*)[^A-Za-z0-9_]|def test|func Test|func test|fun |@test|#\\[.*test|t\\.Run|>>> ';
const multiplies =
  'parametrize|\\.each|rstest|test_case|ParameterizedTest|RepeatedTest|InlineData|TestCaseSource|for .*(of|in|range|:=) |forEach|\\.map\\(|hypothesis|proptest|fc\\.';
