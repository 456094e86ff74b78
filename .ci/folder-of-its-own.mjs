// A temporary folder for every test file: each run of the engine reads the names in its own, and thousands would lie in one.
// The calls of the command line are shared by all files of a worker.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';
import { CommandLineCalls } from './command-line-calls.mjs';

const calls = new CommandLineCalls();

// V8 11 (Node 20) optimizes code that runs for a second at a test file's expense: a sixth of the CPU of a worker.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000');

export default class FolderOfItsOwn extends TestEnvironment {
  #shared = process.env.TMPDIR;
  #own = mkdtempSync(join(tmpdir(), 't-'));

  async setup() {
    await super.setup();
    chmodSync(this.#own, 0o711); // some tests act as another user
    const HOME = join(this.#own, 'home');
    mkdirSync(join(HOME, '.cache'), { recursive: true });
    symlinkSync(this.#compiled(), join(HOME, '.cache/go-build'));
    process.env.TMPDIR = this.#own;
    Object.assign(this.global.process.env, { TMPDIR: this.#own, HOME });
    this.global.commandLineCalls = calls;
  }

  /** What Go has compiled, which it finds by content: its library alone takes half a minute. */
  #compiled() {
    const ofMachine = join(homedir(), '.cache/go-build');
    if (existsSync(ofMachine)) return ofMachine;
    const ofAllFiles = join(this.#shared, 'go-build');
    mkdirSync(ofAllFiles, { recursive: true });
    return ofAllFiles;
  }

  async teardown() {
    calls.stop();
    process.env.TMPDIR = this.#shared;
    // What cannot be removed yet goes with the whole.
    if (!process.env.KEEP_TEMP) spawnSync('rm', ['-rf', '--', this.#own], { stdio: 'ignore' });
    await super.teardown();
  }
}
