import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { textInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';

/**
 * True for a package that a script imports, and that no manifest, lock file or settings file beside or above it speaks of: an
 * installation does not bring it. Without a lock file nothing says what the dependencies bring.
 */
export async function isMissingPackage(written: string, path: string, git: Git, tree: string): Promise<boolean> {
  const [name = '', first = ''] = packageName.exec(written) ?? [];
  if (
    !isScript.test(path) ||
    besidesPattern.test(path) ||
    name === '' ||
    providedPattern.test(name) ||
    /[:\\]/.test(written)
  )
    return false;
  const files = new TreeFiles(git, tree, '');
  // `"@app/*"` and `"^@app/(.*)$"` stand for all of a scope.
  const scope = /^@[\w.-]+(?=\/)/.exec(name)?.[0] ?? name;
  const [whole, any] = [name, scope].map((each) => each.replaceAll('.', '\\.'));
  const spoken = new RegExp(`["'\`/^ ](?:${whole}(?:["'\`/@:]|$)|${any}(?:/[*(][^"'\`]{0,20})?["'\`])`, 'm');
  let isLocked = false;
  for (const folder of foldersAbove(posix.dirname(path))) {
    const nearby = await files.entries(folder);
    for (const location of ['', 'src', 'packages', 'libs', 'apps'])
      if ((await files.entries(posix.join(folder, location))).some((file) => file.name.replace(/\.\w+$/, '') === first))
        return false;
    // A manifest is shorter than what it locks.
    const speaking = nearby.filter((entry) => speaksOfPackages.test(entry.name));
    for (const { name: file } of speaking.sort((one, other) => one.name.length - other.name.length)) {
      const text = (await textInTree(git, tree, posix.join(folder, file))) ?? '';
      if (spoken.test(text)) return false;
      isLocked ||= /lock/.test(file) && file !== 'bun.lockb' && text !== '';
    }
  }
  return isLocked;
}

/** Beginning of other imports of the package or its scope, such as Docusaurus' `@theme/`: what brings one may bring this one. */
export function packagePrefix(written: string): string {
  const [name = ''] = packageName.exec(written) ?? [];
  return name.startsWith('@') ? name.replace(/\/.*/, '/') : name;
}

const packageName = /^(?:@[\w.-]+\/)?([A-Za-z\d][\w.-]*)/;

/** A folder and those above it, up to the top, which is `.`. */
export function foldersAbove(folder: string): string[] {
  return folder === '.' ? ['.'] : [folder, ...foldersAbove(posix.dirname(folder))];
}

/** Run now and then, with what its author has installed. */
const besidesPattern = /(?:^|\/)(?:scripts?|tools?|bench\w*|examples?|docs?|demos?|sample[\w-]*|playground|infra\w*)\//;
const isScript = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const speaksOfPackages =
  /^(?:package\.json|package-lock\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|[jt]sconfig[\w.-]*\.json|deno\.jsonc?|import_?map\.json|[\w.-]+\.config\.\w+|\.babelrc[\w.]*|\.pnp\.cjs)$/;
/** By the language, or by what runs the script. */
const providedPattern = new RegExp(
  `^(?:${builtinModules.join('|')}|server-only|client-only|electron|vscode|obsidian|aws-sdk|@aws-sdk/.*|k6|bun|astro|react|virtual.*|uxp|photoshop|lens-studio|zx)$`,
);
