import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';

/**
 * Returns true if no manifest, lock file or settings file beside or above a script mentions an imported package.
 * Without a lock file the transitive dependencies are unknown, so the result is false.
 */
export async function isMissingPackage(written: string, path: string, git: Git, tree: string): Promise<boolean> {
  const [name = '', baseName = ''] = packageName.exec(written) ?? [];
  if (
    !isScript.test(path) ||
    occasionalScripts.test(path) ||
    name === '' ||
    providedPattern.test(name) ||
    /[:\\]/.test(written)
  )
    return false;
  const files = new TreeFiles(git, tree, '');
  // `"@app/*"` and `"^@app/(.*)$"` match a whole scope.
  const scope = /^@[\w.-]+(?=\/)/.exec(name)?.[0] ?? name;
  const [escapedName, escapedScope] = [name, scope].map((each) => each.replaceAll('.', '\\.'));
  const mention = new RegExp(
    `["'\`/^ ](?:${escapedName}(?:["'\`/@:]|$)|${escapedScope}(?:/[*(][^"'\`]{0,20})?["'\`])`,
    'm',
  );
  let isLocked = false;
  for (const folder of listFoldersAbove(posix.dirname(path))) {
    const nearby = await files.entries(folder);
    for (const location of ['', 'src', 'packages', 'libs', 'apps'])
      if (
        (await files.entries(posix.join(folder, location))).some((file) => file.name.replace(/\.\w+$/, '') === baseName)
      )
        return false;
    // Shorter names first: a manifest is smaller than its lock file.
    const mentioning = nearby.filter((entry) => packageFiles.test(entry.name));
    for (const { name: file } of mentioning.sort((one, other) => one.name.length - other.name.length)) {
      const text = (await readTextInTree(git, tree, posix.join(folder, file))) ?? '';
      if (mention.test(text)) return false;
      isLocked ||= /lock/.test(file) && file !== 'bun.lockb' && text !== '';
    }
  }
  return isLocked;
}

/** Returns the start of related imports, such as Docusaurus' `@theme/`, which the same dependency may provide. */
export function packagePrefix(written: string): string {
  const [name = ''] = packageName.exec(written) ?? [];
  return name.startsWith('@') ? name.replace(/\/.*/, '/') : name;
}

const packageName = /^(?:@[\w.-]+\/)?([A-Za-z\d][\w.-]*)/;

export function listFoldersAbove(folder: string): string[] {
  return folder === '.' ? ['.'] : [folder, ...listFoldersAbove(posix.dirname(folder))];
}

/** Scripts that are run occasionally, with whatever their author has installed. */
const occasionalScripts =
  /(?:^|\/)(?:scripts?|tools?|bench\w*|examples?|docs?|demos?|sample[\w-]*|playground|infra\w*)\//;
const isScript = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const packageFiles =
  /^(?:package\.json|package-lock\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|[jt]sconfig[\w.-]*\.json|deno\.jsonc?|import_?map\.json|[\w.-]+\.config\.\w+|\.babelrc[\w.]*|\.pnp\.cjs)$/;
/** Packages that the language or the runtime provides. */
const providedPattern = new RegExp(
  `^(?:${builtinModules.join('|')}|server-only|client-only|electron|vscode|obsidian|aws-sdk|@aws-sdk/.*|k6|bun|astro|react|virtual.*|uxp|photoshop|lens-studio|zx)$`,
);
