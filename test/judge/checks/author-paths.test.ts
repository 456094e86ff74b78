import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type CommandFolder,
  makeRelativeToRoot,
  withLocalPaths,
} from '../../../src/judge/run/commands/author-paths.ts';

let home: string;
let root: string;
let place: CommandFolder;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'paths-'));
  root = join(home, 'checkout');
  for (const folder of ['packages/api', 'app', 'docs']) await mkdir(join(root, folder), { recursive: true });
  await mkdir(join(home, 'other'));
  place = { root, project: root };
});
afterAll(() => rm(home, { recursive: true }));

/** In commands R is the root and H its parent. */
const filled = (text: string) => text.replace(/\bR\b/g, root).replace(/\bH\b/g, home);
const led = (text: string, beside: string[] = []) => withLocalPaths(filled(text), { ...place, beside });

describe('the folder of the author is the root, or the end of its path below the root', () => {
  test.each([
    ['cd /home/author/projects/shop && npm test', 'cd R && npm test'],
    ['cd "/Users/My Name/shop" && npm test', 'cd R && npm test'],
    ['cd ~/work/shop; make check', 'cd R; make check'],
    ['cd $HOME/shop && npm test', 'cd R && npm test'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's own form
    ['cd "${HOME}/shop/packages/api" && npm test', 'cd R/packages/api && npm test'],
    ['(cd /abs/shop/packages/api && npm test)', '(cd R/packages/api && npm test)'],
    ['cd C:\\work\\shop && npm test', 'cd R && npm test'],
    ['cd /d D:\\shop\\docs && npm test', 'cd R/docs && npm test'],
    ['cd /app && npm test', 'cd R && npm test'],
    ['git -C /home/me/shop diff --quiet', 'git -C R diff --quiet'],
    ['npm --prefix /home/me/shop/packages/api test', 'npm --prefix R/packages/api test'],
    ['make -C /srv/shop check && make -C /srv/shop lint', 'make -C R check && make -C R lint'],
    ['bash -c "cd /home/me/shop && npm test"', 'bash -c "cd R && npm test"'],
    ['cd /home/me/shop && cd packages/api && npm test', 'cd R && cd packages/api && npm test'],
    ['cd /home/me/shop && grep -q x /home/me/shop/new/file.ts', 'cd R && grep -q x R/new/file.ts'],
    // A home and a folder of projects are no project: app is not the folder below the root.
    ['cd /Users/me/projects/app && npm test', 'cd R && npm test'],
    ['cd /Users/me/shop/app && npm test', 'cd R/app && npm test'],
    ['ls /home/me/checkout/src/*.ts', 'ls R/src/*.ts'],
    // By its name, wherever it is.
    ['test -f /Users/me/code/checkout/new.md', 'test -f R/new.md'],
    ['cd ~/code/checkout && test -f ~/code/checkout/new.md', 'cd R && test -f R/new.md'],
  ])('%s', (text, command) => {
    expect(led(text)).toMatchObject({ command: filled(command) });
  });

  test('another command of the plan tells where the root is, so that a folder that was not made is missing', () => {
    expect(led('cd /home/me/shop/packages/web && npm test', ['cd /home/me/shop && ls'])).toMatchObject({
      command: filled('cd R/packages/web && npm test'),
    });
  });

  test('what it runs there is read from the root', () => {
    expect(makeRelativeToRoot('cd /home/me/shop/packages/api && sh check.sh', place)).toBe(
      'cd packages/api && sh check.sh',
    );
    expect(makeRelativeToRoot('cat ~/.ssh/x', place)).toBe('cat ~/.ssh/x');
  });

  test('a folder that nothing matches is told as a guess', () => {
    expect(led('cd /home/me/shop && ls')).toMatchObject({ guess: '/home/me/shop' });
    expect(led('cd /home/me/shop/docs && ls')).not.toHaveProperty('guess');
  });
});

test.each([
  'cd H/other && ls',
  'cd R/packages/api && ls',
  'cd R/not-made && ls',
  'cd /tmp/nowhere-yet && ls',
  'cd "$ROOT" && npm test',
  'cd docs && ls',
  'cd && ls',
  'docker run app sh -c "cd /app && npm test"',
  'ssh host "cd /srv/shop && make"',
  'git clone . /srv/copy && cd /srv/copy && ls',
  'mkdir -p ~/.shop && test -d $HOME/.shop',
  'grep -q "cd /srv/shop" README.md',
  "sed -n '/a/,/b/p' docs/x.md",
])('%s stays as it is', (text) => {
  const made = filled(text);
  const said = led(text);
  if (text.includes('~')) expect(said).toEqual({ external: '~/.shop' });
  else expect(said).toEqual({ command: made });
});

describe('paths that lead nowhere here are told', () => {
  test.each([
    ['test -f ~/.claude/skills/x.md', '~/.claude/skills/x.md'],
    ['cd ~/.claude/skills && ls', '~/.claude/skills'],
    ['cat /Users/me/notes.txt', '/Users/me/notes.txt'],
    // packages is here, but not packages/web: the folder was not made.
    ['cd /home/me/shop/packages/web && npm test', '/home/me/shop/packages/web'],
    ['cd /home/me/shop && ls && cd /home/me/website && ls', '/home/me/shop'],
    ['cd /home/me/checkout && ls && cd ~/website && ls', '~/website'],
    ['cd /home/me/shop && cat /home/me/secrets.txt', '/home/me/secrets.txt'],
    // Nothing says that this is the same project, and ignored files are not brought back.
    ['cd /home/me/other && rm -rf .', '/home/me/other'],
    ['ls /Users/me/elsewhere/*.ts', '/Users/me/elsewhere/*.ts'],
  ])('%s', (text, foreign) => {
    expect(led(text)).toEqual({ external: foreign });
  });

  test('but what a build makes may be deleted', () => {
    expect(led('cd /home/me/shop && rm -rf dist && npm run build')).toMatchObject({
      command: filled('cd R && rm -rf dist && npm run build'),
    });
  });
});
