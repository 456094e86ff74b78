// Deaths that take more with them than the run: git in the middle of a write, the whole process group, the power; and a
// clock, a lock or a stop that comes from outside.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processesOf } from './project.mjs';

/** A preloaded library (shim.c) that kills a git at its n-th mutation and moves the wall clock. */
export class Shim {
  #library;

  /** Null where there is no compiler, or none that makes such a library. */
  static build(folder) {
    const library = join(folder, 'shim.so');
    const source = join(dirname(fileURLToPath(import.meta.url)), 'shim.c');
    const { status } = spawnSync('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
    return status === 0 ? new Shim(library) : null;
  }

  constructor(library) {
    this.#library = library;
  }

  /** The variables for one run, and what moves it. `mutations`: gits may make so many, the last one kills. */
  arm(folder, mutations) {
    const path = join(folder, `shim-${process.hrtime.bigint()}`);
    const put = (at, number) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigInt64LE(BigInt(Math.round(number)));
      const file = openSync(path, 'r+');
      writeSync(file, bytes, 0, 8, at);
      closeSync(file);
    };
    writeFileSync(path, Buffer.alloc(16));
    put(0, mutations);
    return {
      env: { LD_PRELOAD: this.#library, SHIM_STATE: path },
      stepClock: (ms) => put(8, ms),
      left: () => {
        const bytes = Buffer.alloc(8);
        const file = openSync(path, 'r');
        readSync(file, bytes, 0, 8, 0);
        closeSync(file);
        return Number(bytes.readBigInt64LE());
      },
    };
  }
}

/**
 * An ext4 file system in an image of its own, for one project. A power cut leaves the image as it is at that moment: what
 * was not synced, and not written back by chance, is not in it.
 */
export class PowerImage {
  #dir;
  #image;

  /** Says why not, or null where images can be mounted. */
  static whyNot() {
    const dir = mkdtempSync('/dev/shm/power-');
    try {
      const image = new PowerImage(join(dir, 'mnt'), dir);
      image.remove();
      return null;
    } catch (error) {
      return `power cuts need the right to mount ext4 images (${error.message.split('\n')[0]}); run it as root`;
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }

  constructor(dir, folder) {
    this.#dir = dir;
    this.#image = join(folder, `${process.pid}-${process.hrtime.bigint()}.img`);
    mkdirSync(dir, { recursive: true });
    execFileSync('truncate', ['--size', '96M', this.#image]);
    execFileSync('mkfs.ext4', ['-q', '-F', '-E', 'lazy_itable_init=0', this.#image]);
    this.#mount();
  }

  /** Everything so far has been there for long. */
  settle() {
    execFileSync('sync', ['-f', this.#dir]);
  }

  /** Everything on it dies at once, and comes back as the disk has it. */
  cut(machine) {
    const all = processesOf(machine);
    for (const pid of all) signal(pid, 'SIGSTOP');
    const copy = `${this.#image}.cut`;
    for (let tries = 0; ; tries += 1) {
      const before = this.#written();
      copyFileSync(this.#image, copy);
      if (this.#written() === before || tries === 20) break;
    }
    for (const pid of new Set([...all, ...processesOf(machine)])) signal(pid, 'SIGKILL');
    this.#unmount();
    renameSync(copy, this.#image);
    this.#mount();
  }

  remove() {
    this.#unmount();
    rmSync(this.#image, { force: true });
  }

  #mount() {
    execFileSync('mount', ['-o', 'loop', this.#image, this.#dir], { stdio: 'pipe' });
  }

  #unmount() {
    for (let tries = 0; ; tries += 1) {
      const { status, stderr } = spawnSync('umount', [this.#dir], { encoding: 'utf8' });
      if (status === 0) return;
      if (tries === 100) throw new Error(`umount: ${stderr}`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }

  /** Sectors written to the loop device: the flusher of the kernel may be at work beside the copy. */
  #written() {
    for (const name of readdirSync('/sys/block').filter((each) => each.startsWith('loop'))) {
      const backing = `/sys/block/${name}/loop/backing_file`;
      if (existsSync(backing) && readFileSync(backing, 'utf8').trim() === this.#image)
        return readFileSync(`/sys/block/${name}/stat`, 'utf8').trim().split(/\s+/)[6];
    }
    return '';
  }
}

/** Holds git's locks as another program does: takes one that is free, for a while, again and again until told. */
export async function holdLocks({ root }, random, until) {
  const locks = ['index.lock', 'HEAD.lock', 'packed-refs.lock', 'refs/heads/main.lock'];
  let held = 0;
  while (!until.aborted) {
    const lock = join(root, '.git', locks[Math.floor(random() * locks.length)]);
    await sleep(random() * 400);
    if (until.aborted || !tryCreate(lock)) continue;
    held += 1;
    await sleep(100 + random() * 1_200);
    rmSync(lock, { force: true });
  }
  return held;
}

function tryCreate(path) {
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** The run and its gits, which are of one process group; with `agents` all else of the machine as well. */
export function killGroup(child, machine, agents) {
  signal(-child.pid, 'SIGKILL');
  if (agents) for (const pid of processesOf(machine)) signal(pid, 'SIGKILL');
}

function signal(pid, name) {
  try {
    process.kill(Number(pid), name);
  } catch {
    // it has ended
  }
}
