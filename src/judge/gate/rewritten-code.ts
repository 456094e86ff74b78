import { join } from 'node:path';
import { isProgramCode } from '../../plan/claims/comments.ts';
import { substanceOf } from '../../plan/claims/substance.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { CleanCheckout } from '../clean-copy/clean-checkout.ts';
import type { GateContext } from './judge-environment.ts';

/**
 * Those of the files that programs have changed since the checkout was reset, by more than a formatter would, and only code:
 * a result of these programs is about what they wrote, not about the commit. The first 400 speak for more.
 */
export async function rewrittenCode(paths: readonly string[], { commit, top }: CleanCheckout, run: GateContext) {
  const { trees } = run.workspace.git;
  const rewritten: string[] = [];
  for (const path of paths.filter(isProgramCode).slice(0, 400)) {
    const entry = await trees.at(commit, path);
    const text = entry?.mode.startsWith('100') ? await trees.text(entry) : null;
    if (text !== null && substanceOf(path, text, tryReadRegular(join(top, path))) === 'content') rewritten.push(path);
  }
  return rewritten;
}
