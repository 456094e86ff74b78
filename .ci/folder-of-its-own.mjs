// A temporary folder for every test file: each run of the engine reads the names in its own, and thousands would lie in one.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

export default class FolderOfItsOwn extends TestEnvironment {
  #shared = process.env.TMPDIR;
  #own = mkdtempSync(join(tmpdir(), 't-'));

  async setup() {
    await super.setup();
    chmodSync(this.#own, 0o711); // some tests act as another user
    process.env.TMPDIR = this.#own;
    this.global.process.env.TMPDIR = this.#own;
  }

  async teardown() {
    process.env.TMPDIR = this.#shared;
    // What cannot be removed yet goes with the whole.
    if (!process.env.KEEP_TEMP) spawnSync('rm', ['-rf', '--', this.#own], { stdio: 'ignore' });
    await super.teardown();
  }
}
