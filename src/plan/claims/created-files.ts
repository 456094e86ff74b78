import { isMapping } from '../../system/files/json-text.ts';
import { readFrontmatter } from '../phase/frontmatter.ts';

/** Files that the frontmatter of a SUMMARY lists as created (`key-files`), without the remark behind a name. */
export function createdFiles(summary: string): string[] {
  if (!/^key-files[ \t]*:/m.test(summary)) return []; // to read YAML takes longer than everything else
  const files = readFrontmatter(summary).values.get('key-files');
  const listed = isMapping(files) && Array.isArray(files.created) ? files.created : [];
  return listed.flatMap((entry) => /^`?((?:[\w@.+-]+\/)*[\w@.+-]+\.\w+)`?(?=\s|$)/.exec(`${entry}`)?.[1] ?? []);
}
