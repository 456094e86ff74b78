import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent, listFilesBelow } from '../chain/workers/result-digest.ts';
import type { CommandHandler } from '../settings/call/world.ts';

/** Copies the engine out of reach of the judged code. The digest can be verified with `sha256sum`. */
export const runEngine: CommandHandler = async (_, world) => {
  const path = mkdtempSync(join(world.temporaryDirectory, 'engine-'));
  for (const folder of ['', ...readdirSync(world.home)]) {
    const action = join(world.home, folder, 'action.yml');
    if (existsSync(action)) cpSync(action, join(path, folder, 'action.yml'));
  }
  cpSync(join(world.home, 'dist'), join(path, 'dist'), { recursive: true });
  const digest = hashEngineFolder(path);
  const outputs = { 'engine-path': path, 'engine-digest': digest, 'node-path': world.node };
  return { exitCode: 0, json: outputs, text: `the engine is in ${path}`, outputs };
};

/** Equals `find . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`. */
function hashEngineFolder(folder: string): string {
  const lines = listFilesBelow(folder)
    .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map((name) => `${hashContent(readFileSync(join(folder, name)))}  ./${name}\n`);
  return hashContent(lines.join(''));
}
