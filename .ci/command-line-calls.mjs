import { fork } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./command-line-engine.mjs', import.meta.url));
/** Of the worker and not of a test file, which is gone before the engine is. */
const { PATH, HOME, TMPDIR } = process.env;
/** A larger process is slower to start others from. */
const mostBytes = 220 * 1024 * 1024;
const longestMs = 120_000;
/** A small engine forks in less time, and most of its code runs too seldom to be worth optimizing: a tenth of its CPU. */
const flags = ['--max-semi-space-size=2', '--v8-pool-size=1', '--no-regexp-tier-up'];
if (process.versions.v8.startsWith('11.')) flags.push('--interrupt-budget=1000000'); // as for a worker

/** Calls of the command line, in an engine that is started by the first of them and again when it has grown. */
export class CommandLineCalls {
  #engine = null;

  /** `{ argv, env, cwd, stdin }` to `{ code, stdout, stderr }`. */
  run(call) {
    return this.#running().run(call);
  }

  /** The same while this process does nothing else, as `spawnSync`. */
  runSync(call) {
    const file = join(tmpdir(), `answer-${process.hrtime.bigint()}`);
    this.#running()
      .run({ ...call, file })
      .catch(() => undefined); // without an answer the file is missed
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    for (const startedAt = performance.now(); !existsSync(file); Atomics.wait(sleeper, 0, 0, 2))
      if (performance.now() - startedAt > longestMs) throw new Error(`no answer to ${call.argv.join(' ')}`);
    const answer = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return answer;
  }

  /** Stops the calls that a test file has left under way, with their engine. */
  stop() {
    if (this.#engine?.isBusy) this.#engine.kill();
  }

  #running() {
    if (this.#engine === null || this.#engine.isOver) this.#engine = new Engine();
    return this.#engine;
  }
}

/** A process that runs calls. It keeps its parent alive only while it has one under way. */
class Engine {
  #child = fork(script, [], { execArgv: flags, env: { PATH, HOME, TMPDIR } });
  #underWay = new Map();
  #calls = 0;
  isOver = false;

  constructor() {
    this.#child.unref();
    this.#child.on('message', (message) => this.#take(message));
    this.#child.on('exit', (code, signal) => this.#end(signal ?? code));
  }

  get isBusy() {
    return this.#underWay.size > 0;
  }

  run(call) {
    const id = ++this.#calls;
    this.#child.channel.ref();
    this.#child.send({ id, ...call });
    return new Promise((resolve, reject) => this.#underWay.set(id, { resolve, reject }));
  }

  kill() {
    this.isOver = true;
    this.#child.kill('SIGKILL');
  }

  #take({ id, rss, ...answer }) {
    this.#underWay.get(id)?.resolve(answer);
    this.#underWay.delete(id);
    if (rss > mostBytes) this.isOver = true; // the next call starts another
    if (this.isBusy) return;
    this.#child.channel?.unref();
    if (this.isOver && this.#child.connected) this.#child.disconnect();
  }

  #end(how) {
    this.isOver = true;
    for (const { reject } of this.#underWay.values()) reject(new Error(`the engine of the command line ended: ${how}`));
    this.#underWay.clear();
  }
}
