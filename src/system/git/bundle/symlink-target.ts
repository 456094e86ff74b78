import { isDotGit } from './dot-git.ts';

/**
 * How a symlink in `folder` with this target leads out of the tree, null when it stays inside. `..` may come only first:
 * behind a name, that name may be a link itself, and `..` is then somewhere else than it reads.
 */
export function escapingTarget(folder: string, target: string): string | null {
  if (target === '') return 'has no target';
  if (/^[\\/]|^[A-Za-z]:/.test(target)) return 'is absolute';
  if (target.includes('\0')) return 'has a NUL in it';
  const parts = target.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
  const firstName = parts.findIndex((part) => part !== '..');
  const ups = firstName < 0 ? parts.length : firstName;
  const depth = folder === '.' || folder === '' ? 0 : folder.split('/').length;
  if (ups > depth) return 'goes above the top';
  if (parts.slice(ups).includes('..')) return 'goes up again behind a name';
  return parts.some(isDotGit) ? 'goes into .git' : null;
}
