// Writes the files of `phase-executor init` into a folder, in every shape they can have, for the linters of workflows.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { starterFile } from '../lib/publish/report/starter-files.js'; // npm run build makes it

const [, , folder] = process.argv;
const plain = { engine: 'OWNER/phase-executor', engineRef: 'v1', agent: 'claude', installsAgent: true, secret: null };
const own = {
  secret: 'ANTHROPIC_API_KEY',
  testCommand: 'npm test',
  folder: 'apps/my app',
  setUp: {
    command: 'corepack enable && pnpm install --frozen-lockfile',
    node: 'node-version-file: apps/my app/.nvmrc',
  },
};

for (const shape of ['chain', 'one-job'])
  for (const [name, more] of Object.entries({ plain: { testCommand: null, folder: '', setUp: null }, own })) {
    const place = join(folder, `${shape}-${name}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'run-phase.yml'), starterFile(shape, { ...plain, ...more }, '.'));
    if (more.setUp) writeFileSync(join(place, 'action.yml'), starterFile('set-up', { ...plain, ...more }, '.'));
  }
