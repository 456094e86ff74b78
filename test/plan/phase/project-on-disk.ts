import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A new directory with these files, given by path; removed after the tests of the file. */
export function projectOnDisk(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'phase room ö '));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The smallest plan there is, with these lines of frontmatter. */
export function planText(...frontmatter: string[]): string {
  return [
    '---',
    ...frontmatter,
    '---',
    '',
    '<tasks>',
    '<task type="auto"><name>Do it</name><action>Do it.</action></task>',
    '</tasks>',
    '',
  ].join('\n');
}

/** Files of one phase directory below `.planning/phases`. */
export function phaseFiles(directory: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`.planning/phases/${directory}/${name}`, text]),
  );
}
