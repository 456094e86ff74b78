import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { areChanged, bringInstalled, findInstalled } from '../../../src/run/room/installed-folders.ts';
import { Scratch } from '../../system/git/scratch.ts';

test('ignored folders that work needs come into a room, and what is written there never reaches those of the user', async () => {
  const scratch = new Scratch({ '.gitignore': 'node_modules/\n.venv/\n.env\n' });
  scratch.write({
    'node_modules/a/x.js': 'a',
    'packages/p/node_modules/b.js': 'b',
    '.venv/bin/python': 'p',
    '.env': 's',
  });
  const git = await scratch.open();
  const rooms = join(scratch.base, 'rooms');
  const brought = await findInstalled(git, (await git.state()).ignored ?? [], rooms);
  expect([brought.folders.toSorted(), brought.tooLarge]).toEqual([['node_modules', 'packages/p/node_modules'], []]);
  const room = join(rooms, '1');
  mkdirSync(room);
  await bringInstalled(git.root, room, brought);
  expect(readFileSync(join(room, 'packages/p/node_modules/b.js'), 'utf8')).toBe('b');
  expect(['.venv', '.env'].map((path) => existsSync(join(room, path)))).toEqual([false, false]);
  const at = Date.now() + 20;
  await new Promise((resolve) => setTimeout(resolve, 40));
  mkdirSync(join(room, 'node_modules/.cache'));
  writeFileSync(join(room, 'node_modules/.cache/x'), 'cache');
  expect(await areChanged(room, brought, at)).toBe(false);
  writeFileSync(join(room, 'node_modules/a/x.js'), 'planted');
  expect(await areChanged(room, brought, at)).toBe(true);
  expect(scratch.read('node_modules/a/x.js')).toBe('a');
  scratch.remove();
});
