import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callSync, cloneAt, git, makeProject, plan, temporaryDir } from '../project.ts';

/** Phases that several files run: one plan, two side by side, and four in three waves. */
export const a = { '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }) };
export const beside = { ...a, '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt' }) };
export const waves = {
  ...a,
  '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' }),
  '01-03': plan({ artifact: 'c.txt', script: 'echo c > c.txt', dependsOn: '"01-01"' }),
  '01-04': plan({ artifact: 'd.txt', script: 'cat b.txt c.txt > d.txt', dependsOn: '"01-02", "01-03"' }),
};
export const matrix = ['--mode', 'matrix'];
export const phaseDir = '.planning/phases/01-first';

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

  /** Of a project with these plans, or of one that an origin has already. */
  constructor(
    plans: Record<string, string> | { origin: string },
    options: readonly string[] = [],
    more: Record<string, string> = {},
    environment: Record<string, string> = {},
  ) {
    this.origin = temporaryDir('origin');
    if (isOrigin(plans)) cpSync(plans.origin, this.origin, { recursive: true });
    else git(makeProject(plans, more), 'clone', '-q', '--bare', '.', this.origin);
    this.#options = options;
    // All chains have the same run id, which names the folder for temporary files.
    this.#environment = { TMPDIR: temporaryDir('tmp'), ...environment };
  }

  /** This chain as it stands, with an origin and artifacts of its own: tests share what comes before they differ. */
  copy(): Chain {
    const copy = new Chain(
      { origin: this.origin },
      this.#options,
      {},
      { ...this.#environment, TMPDIR: temporaryDir('tmp') },
    );
    cpSync(this.artifacts, copy.artifacts, { recursive: true });
    return copy;
  }

  machine(at = 'main'): string {
    return cloneAt(this.origin, at);
  }

  integrate(
    round: number,
    last: Integrated | null,
    more: readonly string[] = [],
  ): Ended & { json: Integrated & Ended['json'] } {
    const root = this.machine(last?.base);
    const of = last === null ? [] : ['--base', last.base, '--input-dir', this.artifacts];
    return this.job(root, ['integrate', '1', '--round', String(round), ...of, ...more]) as never;
  }

  execute(last: Integrated, job: Job, more: readonly string[] = []): Ended {
    const into = join(this.artifacts, job.artifact);
    const words = ['execute', job.phase, ...(job.plan === '' ? [] : [job.plan])];
    const how = [
      '--round',
      String(job.round),
      '--base',
      last.base,
      '--artifact-name',
      job.artifact,
      '--output-dir',
      into,
    ];
    return this.job(this.machine(last.base), [...words, ...how, ...more]);
  }

  /** The workers of a round, one after the other. */
  legs(last: Integrated): void {
    for (const job of last.matrix?.include ?? []) this.execute(last, job);
  }

  gate(last: Integrated, more: readonly string[] = []): Ended {
    const into = join(this.artifacts, 'phase-01-gate');
    const how = ['--leg-kind', 'gate', '--round', String(last.round), '--base', last.base, '--output-dir', into];
    return this.job(this.machine(last.base), ['execute', '01', ...how, ...more]);
  }

  conclude(last: Integrated, more: readonly string[] = []): Ended {
    const how = ['--base', last.base, '--input-dir', this.artifacts];
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
      this.legs(last);
      rounds += 1;
      before(last.round, last);
      last = sound(this.integrate(last.round, last));
    }
    if (last.gate) this.gate(last);
    return { last, rounds, ended: this.conclude(last) };
  }

  job(root: string, words: readonly string[], environment: Record<string, string> = {}): Ended {
    const [verb = '', ...rest] = words;
    const run = ['--run-id', this.runId, '--run-attempt', String(this.runAttempt), '--backoff', '1ms'];
    const chained = ['status', 'approve', 'answer'].includes(verb) ? [] : [...run, ...this.#options];
    const args = [verb, '--json', '--remote', 'origin', ...chained, ...rest];
    const env = { ...this.#environment, ...environment };
    const { code, stdout, stderr } = callSync(args, { cwd: root, env });
    return { code, json: stdout.trim().startsWith('{') ? JSON.parse(stdout) : {}, stderr };
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

/** A chain whose first round is open. */
export const opened = eachACopy((...of) => {
  const chain = new Chain(...of);
  return { chain, first: sound(chain.integrate(0, null)) };
});

/** A chain whose first round is open and whose workers have all ended. */
export const afterLegs = eachACopy((...of) => {
  const { chain, first } = opened(...of);
  chain.legs(first);
  return { chain, first };
});

/** What begins in the same way is played once: each call gets a copy of it. */
function eachACopy(begin: (...of: ConstructorParameters<typeof Chain>) => { chain: Chain; first: Integrated }) {
  const begun = new Map<string, ReturnType<typeof begin>>();
  return (...of: Parameters<typeof begin>): ReturnType<typeof begin> => {
    const key = JSON.stringify(of);
    const { chain, first } = begun.get(key) ?? begin(...of);
    begun.set(key, { chain, first });
    return { chain: chain.copy(), first };
  };
}

/** Changes what a worker says of itself. */
export function edit(chain: Chain, artifact: string, change: (leg: Record<string, unknown>) => void): void {
  const leg = legOf(chain, artifact);
  change(leg);
  writeFileSync(join(chain.artifacts, artifact, 'leg.json'), JSON.stringify(leg));
}

function isOrigin(given: Record<string, string> | { origin: string }): given is { origin: string } {
  return 'origin' in given;
}

/** What a job said that was not to fail. */
export function sound<T>({ code, json, stderr }: Ended & { json: T }): T {
  if (code !== 0) throw new Error(`the job ended with ${code}:\n${stderr}`);
  return json;
}

export function legOf(chain: Chain, artifact: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(chain.artifacts, artifact, 'leg.json'), 'utf8'));
}
