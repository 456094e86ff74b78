// One folder for all that the tests make, gone when they end; in it each test file has its own.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As jest's globalSetup: its workers, and what tests start, inherit the variable. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pe-'));
  chmodSync(folder, 0o711); // some tests act as another user
  process.env.TMPDIR = folder;
  // Git's template has fourteen samples of hooks, which every repository of a test would get and lose again.
  const template = join(folder, 'template');
  for (const each of ['hooks', 'info']) mkdirSync(join(template, each), { recursive: true });
  writeFileSync(join(template, 'info', 'exclude'), '');
  process.env.GIT_TEMPLATE_DIR = template;
  globalThis.removeTemporaryFolder = () => {
    if (process.env.KEEP_TEMP) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
