// The built command line and the built Action in a process that stays: Node starts and compiles `dist/` once for many
// calls. Each call gets a process of its own to look at: arguments, environment, folder, streams. It is started by
// .ci/command-line-calls.mjs.
import { EventEmitter } from 'node:events';
import { realpathSync, renameSync, writeFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { stepToolkit } from './step-toolkit.mjs';

const { commandLine, action } = (await import('../dist/main.js')).default;
const { main } = await commandLine();
const { argv, argv0, execPath, execArgv, env } = process;

/** Tests have bounds of their own, and what one call waits for is no hang of another. */
const waits = { watch: () => () => undefined };

/** Doors, each a function of a process. The Action is loaded by the first call of it, and does not start this process anew. */
const doors = {
  commandLine: (host) => main(host, waits),
  main: async (host) => (await loadAction()).main({ host, core: stepToolkit(host), waits }),
  post: async (host) => (await loadAction()).post({ host, core: stepToolkit(host), waits }),
};

const loadAction = () => action({ argv, argv0, execPath, execArgv, env });

class CallProcess extends EventEmitter {
  #cwd;
  #printed = { stdout: [], stderr: [] };

  constructor({ argv, env, cwd, stdin }) {
    super();
    this.argv = argv;
    this.env = env;
    this.#cwd = realpathSync(cwd);
    this.stdin = Readable.from(stdin === '' ? [] : [Buffer.from(stdin)]);
    this.stdout = this.#stream('stdout');
    this.stderr = this.#stream('stderr');
  }

  cwd() {
    return this.#cwd;
  }

  exit(code) {
    throw new Error(`the command line ends its process with exit code ${code}; start one for it`);
  }

  printed(name) {
    return Buffer.concat(this.#printed[name]).toString();
  }

  #stream(name) {
    const write = (chunk, _, done) => {
      this.#printed[name].push(chunk);
      done();
    };
    return new Writable({ write });
  }
}

process.on('disconnect', () => process.exit());
process.on('message', async ({ id, file, door = 'commandLine', ...call }) => {
  const host = new CallProcess(call);
  const code = await doors[door](host);
  const answer = { id, code, stdout: host.printed('stdout'), stderr: host.printed('stderr') };
  const { rss } = process.memoryUsage();
  if (file === undefined) return process.send({ ...answer, rss });
  writeFileSync(`${file}.draft`, JSON.stringify(answer));
  renameSync(`${file}.draft`, file);
  process.send({ id, rss });
});
