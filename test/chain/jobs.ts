import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareEnvironment, cliPath, git, makeProject, temporaryDir } from '../project.ts';

/** What `integrate` says, as `--json` prints it. */
export interface Integrated {
  decision: string;
  matrix: { include: Job[] } | null;
  round: number;
  gate: boolean;
  base: string;
  branch: string;
  notBefore: string | null;
  completed: string[];
  remaining: string[];
}

export interface Job {
  phase: string;
  plan: string;
  round: number;
  attempt: number;
  artifact: string;
}

/** What a job printed, and how it ended. */
export interface Ended {
  code: number | null;
  json: Record<string, unknown>;
  stderr: string;
}

/**
 * A chained run as the workflow plays it, job by job: each on a machine of its own that has nothing but a clone, with
 * the artifacts of the run in a folder.
 */
export class Chain {
  readonly origin: string;
  readonly artifacts = temporaryDir('artifacts');
  runId = '1001';
  runAttempt = 1;
  readonly #options: readonly string[];
  readonly #environment: Record<string, string>;

  constructor(
    plans: Record<string, string>,
    options: readonly string[] = [],
    more: Record<string, string> = {},
    environment: Record<string, string> = {},
  ) {
    const first = makeProject(plans, more);
    this.origin = temporaryDir('origin');
    execFileSync('git', ['init', '-q', '--bare', '-b', 'main', this.origin]);
    git(first, 'remote', 'add', 'origin', this.origin);
    git(first, 'push', '-q', 'origin', 'main');
    this.#options = options;
    this.#environment = environment;
  }

  /** A machine with a clone at a commit, as a checkout step leaves it. */
  machine(at = 'main'): string {
    const root = join(temporaryDir('job'), 'checkout');
    execFileSync('git', ['clone', '-q', this.origin, root]);
    git(root, 'checkout', '-q', at);
    return root;
  }

  integrate(
    round: number,
    last: Integrated | null,
    more: readonly string[] = [],
  ): Ended & { json: Integrated & Ended['json'] } {
    const root = this.machine(last?.base);
    const of = last === null ? [] : ['--base', last.base, '--legs', this.artifacts];
    return this.job(root, ['integrate', '1', '--round', String(round), ...of, ...more]) as never;
  }

  execute(last: Integrated, job: Job, more: readonly string[] = []): Ended {
    const into = join(this.artifacts, job.artifact);
    const words = ['execute', job.phase, ...(job.plan === '' ? [] : [job.plan])];
    const how = ['--round', String(job.round), '--base', last.base, '--artifact', job.artifact, '--into', into];
    return this.job(this.machine(last.base), [...words, ...how, ...more]);
  }

  gate(last: Integrated, more: readonly string[] = []): Ended {
    const into = join(this.artifacts, 'phase-01-gate');
    const how = ['--leg', 'gate', '--round', String(last.round), '--base', last.base, '--into', into];
    return this.job(this.machine(last.base), ['execute', '01', ...how, ...more]);
  }

  conclude(last: Integrated, more: readonly string[] = []): Ended {
    const how = ['--base', last.base, '--legs', this.artifacts];
    return this.job(this.machine(last.base), ['conclude', '1', ...how, ...more]);
  }

  /** All of it, as long as there is a next round; `before` may do something to the results of a round. */
  run(before: (round: number, last: Integrated) => void = () => undefined): {
    last: Integrated;
    ended: Ended;
    rounds: number;
  } {
    let last: Integrated = sound(this.integrate(0, null));
    let rounds = 0;
    while (last.matrix !== null) {
      for (const job of last.matrix.include) this.execute(last, job);
      rounds += 1;
      before(last.round, last);
      last = sound(this.integrate(last.round, last));
    }
    if (last.gate) this.gate(last);
    return { last, rounds, ended: this.conclude(last) };
  }

  job(root: string, words: readonly string[]): Ended {
    const [verb = '', ...rest] = words;
    const run = ['--run-id', this.runId, '--run-attempt', String(this.runAttempt), '--backoff', '1ms'];
    const chained = verb === 'status' ? [] : [...run, '--snapshot-every', '0', ...this.#options];
    const args = [cliPath, verb, '--json', '--remote', 'origin', ...chained, ...rest];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: bareEnvironment(this.#environment),
    });
    return { code: status, json: stdout.trim().startsWith('{') ? JSON.parse(stdout) : {}, stderr };
  }

  /** A file as the phase's branch has it. */
  file(path: string, branch = 'phase/01-first'): string {
    return git(this.origin, 'show', `${branch}:${path}`);
  }

  get refs(): string[] {
    return git(this.origin, 'for-each-ref', '--format=%(refname)').split('\n');
  }

  /** The state ref's own words. */
  get state(): { released: boolean; epoch: number; runId: string; head: string } {
    return JSON.parse(git(this.origin, 'show', 'refs/phase-executor/01/state:state.json'));
  }

  get events(): { event: string; plan?: string; attempt?: number }[] {
    const text = git(this.origin, 'show', 'refs/phase-executor/01/state:events.ndjson');
    return text.split('\n').map((line) => JSON.parse(line));
  }
}

/** What a job said that was not to fail. */
export function sound<T>({ code, json, stderr }: Ended & { json: T }): T {
  if (code !== 0) throw new Error(`the job ended with ${code}:\n${stderr}`);
  return json;
}

export function legOf(chain: Chain, artifact: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(chain.artifacts, artifact, 'leg.json'), 'utf8'));
}
