import type { ReadGit } from '../../settings/file/committed-file.ts';
import { configInCommit } from '../../settings/file/config-source.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import type { Git } from '../../system/git/git.ts';

/**
 * What the team adds to every prompt: `prompt-file`, as the commit has it whose settings hold, so that no agent writes the rules
 * of the next one, and `append-prompt`.
 * @throws UsageError for a file that is not there, or is none of plain text
 */
export async function teamRulesOf(settings: Settings, commit: string, git: Git): Promise<string> {
  const file = settings['prompt-file'];
  if (file === '') return settings['append-prompt'];
  const read: ReadGit = (args, stdin) => git.try(args, { reading: true, ...(stdin === undefined ? {} : { stdin }) });
  const text = await configInCommit(read, commit, file);
  if (text === null)
    throw new UsageError(
      `prompt-file: ${file} is not in commit ${commit.slice(0, 12)}; commit it, or name another file`,
    );
  return [text.trim(), settings['append-prompt']].filter((part) => part !== '').join('\n\n');
}
