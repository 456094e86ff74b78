import { isTestFile } from '../../plan/phase/test-file.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { toTreePath } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import { listScripts } from '../run/commands/idle-programs.ts';

/** Checks SUMMARY statements against the commit: the scripts it runs and the number of passing tests. */
export async function checkSummaryFacts(judged: Judged): Promise<Finding[]> {
  const {
    candidate: { plan, tree, isPart, isSummaryNew },
    run,
  } = judged;
  const { git, prefix } = run.workspace;
  const path = plan.summaryPath;
  const text = isPart || !isSummaryNew ? null : await readTextInTree(git, tree, toTreePath(prefix, path));
  if (text === null) return [];
  const [scripts, count] = [await findUnknownScripts(text, judged), await findInflatedCount(text, judged)];
  return [
    ...makeFindings(
      'summary/unknown-script',
      path,
      scripts.length === 0 ? [] : [`names ${joinFirstFew(scripts)}, which the project does not have`],
    ),
    ...makeFindings('summary/test-count', path, count === null ? [] : [count]),
  ];
}

/** Lists scripts in the SUMMARY that no package.json or Makefile defines, before or after the work. */
async function findUnknownScripts(
  summary: string,
  { candidate: { base, tree, plan }, run }: Judged,
): Promise<string[]> {
  const code = [...summary.matchAll(/`([^`\n]+)`|^```\w*\n([\s\S]*?)^```/gm)].map(
    ([, inline, block]) => inline ?? block ?? '',
  );
  const scripts = code.flatMap((text) =>
    [...text.matchAll(scriptCall)].map(([, runner = '', name = '']) => ({ runner, name })),
  );
  if (scripts.length === 0) return [];
  const { git } = run.workspace;
  const known = new Set<string>();
  let hasUnknownTargets = false;
  for (const commit of [base, tree])
    for (const { path } of await git.trees.list(commit)) {
      if (!/(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile|[\w-]+\.mk)$/.test(path) || /node_modules/.test(path))
        continue;
      const text = (await readTextInTree(git, commit, path)) ?? '';
      hasUnknownTargets ||= !path.endsWith('json') && /^-?include\b|^[\w$(]*%|^\$\(/m.test(text);
      for (const { name } of listScripts(path, text)) known.add(name);
      if (!path.endsWith('json'))
        for (const [, names = ''] of text.matchAll(/^([\w. -]+):(?!=)/gm))
          for (const name of names.split(' ')) known.add(name);
    }
  const isUnknown = ({ runner, name }: { runner: string; name: string }) =>
    !known.has(name) && !(runner === 'make' && hasUnknownTargets) && !plan.text.includes(`${runner} ${name}`);
  return [...new Set(scripts.filter(isUnknown).map(({ runner, name }) => `${runner} ${name}`))];
}

const scriptCall = /(?:^|[\s;&|(])((?:npm|pnpm|yarn|bun) run|make)(?: -s| --silent)? ([a-z][\w:.-]*)(?=$|[\s;&|)])/g;

/** Reports a claimed number of tests above what the commit declares, unless tests may be generated or repeated. */
async function findInflatedCount(summary: string, { candidate: { tree }, run }: Judged): Promise<string | null> {
  const counts = [...summary.matchAll(passingCount)].map(([, one, other]) => Number(one ?? other));
  const claimed = counts.reduce((most, count) => Math.max(most, count), 0);
  if (claimed < 2) return null;
  const { git } = run.workspace;
  const args = ['grep', '--no-color', '--null', '-I', '-E', '-e', testDeclarations, '-e', testGenerators, tree];
  const { stdout } = await git.try(args, { reading: true });
  const matches = `${stdout}`.split('\n').map((line) => line.slice(tree.length + 1).split('\0'));
  const lines = matches.flatMap(([file = '', line = '']) => (isTestFile(file) || file.endsWith('.rs') ? [line] : []));
  const declared = lines.filter((line) => !/^\s*(?:import|from|use|package)\b|\brequire\(['"]/.test(line)).length;
  if (declared === 0 || claimed <= declared || lines.some((line) => new RegExp(testGenerators).test(line))) return null;
  const areRepeated = (await git.trees.list(tree)).some(({ path }) => repeatsTests.test(path));
  return areRepeated ? null : `says that ${claimed} tests pass, and the project has no more than ${declared}`;
}

const passingCount =
  /(?<![\d./])(\d{1,6})(?:\/\1)? (?:\w+ ){0,2}tests? (?:in the \w+ |all |now |are |is )?(?:pass(?:ed|es|ing)?|succeed(?:ed)?|green)\b|\b(?:tests?|pytest|jest|vitest|mocha)\b\W{1,8}(\d{1,6})(?:\/\2)? (?:tests? )?pass(?:ed|ing|es)?\b/gi;
const testDeclarations =
  '(^|[^A-Za-z0-9.])(it|specify|scenario|Scenario|describe|context|suite|Fact|Theory|TEST[A-Z_]*|should|[A-Za-z]*[tT]est[A-Za-z]*)([^A-Za-z0-9]|_)|func (Test|test|Example|Fuzz)|>>> |///.*```';
const testGenerators =
  'parametrize|\\.each|rstest|test_case|Parameterized|RepeatedTest|InlineData|MemberData|TestCase|for .*(of|in|range|:=) |forEach|\\.map\\(|hypothesis|proptest|quickcheck|fc\\.|shared_examples';
/** Matches settings of runners that repeat tests on several machines or browsers. */
const repeatsTests = /(?:^|\/)(?:playwright\.config|vitest\.workspace|tox\.ini|noxfile\.py|cypress)/;
