// One folder for all that the tests make, gone when they end: every run of the engine reads the names in its temporary folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As jest's globalSetup: its workers, and what tests start, inherit the variable. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pe-'));
  chmodSync(folder, 0o711); // some tests act as another user
  process.env.TMPDIR = folder;
  globalThis.removeTemporaryFolder = () => {
    if (process.env.KEEP_TEMP) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
