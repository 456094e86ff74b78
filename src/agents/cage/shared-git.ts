import {
  type ControlFiles,
  readableControls,
  readControlFiles,
  restoreControlFiles,
} from '../../system/git/checkpoint/control-files.ts';
import { type Hooks, readHooks, restoreHooks } from '../../system/git/checkpoint/hook-guard.ts';
import { type RefPositions, readReplacements, restorePositions } from '../../system/git/checkpoint/ref-guard.ts';
import type { Git } from '../../system/git/git.ts';

/**
 * Configuration, hooks and replaced objects that the work trees of a repository share. Ours are protected from them in
 * any case, but the next git of a person would obey them. With attempts side by side no checkpoint restores them.
 */
export class SharedGit {
  #before: { controls: ControlFiles; hooks: Hooks | null; replaced: RefPositions } | null = null;

  /** Reads them before the first attempt. */
  async remember(git: Git): Promise<void> {
    this.#before ??= { controls: readControlFiles(git), hooks: readHooks(git), replaced: await readReplacements(git) };
  }

  /** Restores them once no attempt is at work, because one may still need what it has configured. Returns the changed ones. */
  async restore(git: Git): Promise<string[]> {
    if (this.#before === null) return [];
    const { controls, hooks, replaced } = this.#before;
    const files = restoreControlFiles(await readableControls(git, controls));
    const names = hooks === null ? [] : restoreHooks(git, hooks, null).map((name) => `.git/hooks/${name}`);
    return [...files, ...names, ...(await restorePositions(git, replaced, await readReplacements(git)))];
  }
}
