import { readFileSync } from 'node:fs';
import { findNamespace } from '../../src/system/process/namespace.ts';
import type { Integrated, Job } from '../chain/jobs.ts';
import { testIf } from '../needs.ts';
import { cloneAt, git, home, makeProject, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { zip } from '../publish/host/zip.ts';
import { runner } from '../runner.ts';

const hasNamespace = ['root', 'user'].includes((await findNamespace()).kind);

/** Words that start an engine which makes no namespace: it has none anyway, or root without capabilities. */
const withoutNamespace = hasNamespace ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--'] : [];

export const testInside = testIf(hasNamespace, 'this machine makes no PID namespace');
export const testWithout = testIf(!hasNamespace || process.getuid?.() === 0, 'only root can start an engine without');

/** What a step of a job came to. */
export interface Step {
  code: number | null;
  outputs: Record<string, string>;
  stdout: string;
}

/**
 * A chained run with the artifact service between its jobs: each job is a step of the built Action on a clone of its own,
 * with the token of that job, and hears of the others what their outputs tell.
 */
export class HostedChain {
  readonly service: ArtifactService;
  readonly origin = temporaryDir('origin');
  readonly runId = '2002';
  readonly #settings: Record<string, string>;
  /** By round: the outputs that its workers share. */
  readonly receipts: Record<string, string> = {};
  readonly verdict: Record<string, string> = {};

  constructor(service: ArtifactService, origin: string, settings: Record<string, string> = {}) {
    this.service = service;
    git(origin, 'clone', '-q', '--mirror', '.', this.origin);
    const run = { 'run-id': this.runId, remote: 'origin', backoff: '1ms', mode: 'matrix' };
    this.#settings = { phase: '1', ...run, ...settings };
  }

  static async open(
    plans: Record<string, string>,
    settings: Record<string, string> = {},
    files: Record<string, string> = {},
  ): Promise<HostedChain> {
    const service = await ArtifactService.start(temporaryDir('artifacts'));
    return new HostedChain(service, makeProject(plans, files), settings);
  }

  /** This chain as it stands, with an origin and a service of its own: tests share what comes before they differ. */
  async copy(): Promise<HostedChain> {
    const service = await ArtifactService.start(temporaryDir('artifacts'));
    const copy = new HostedChain(service, this.origin, this.#settings);
    for (const { name, id, job, size, digest } of this.service.stored(this.runId)) {
      const put = service.put(name, this.filesOf(name), { run: this.runId, job, size, digest });
      if (put !== id) throw new Error(`${name} is ${id} in a receipt and ${put} in the copy`);
    }
    Object.assign(copy.receipts, this.receipts);
    Object.assign(copy.verdict, this.verdict);
    return copy;
  }

  async integrate(round: number, last?: Integrated, more: Record<string, string> = {}): Promise<Integrated> {
    const of = last ? { base: last.base, 'leg-receipts': JSON.stringify(this.receipts), ...more } : {};
    const step = await this.step(`integrate-${round}`, last?.base, { command: 'integrate', round: `${round}`, ...of });
    if (step.code !== 0) throw new Error(`integrate ended with ${step.code}:\n${step.stdout}`);
    for (const name of Object.keys(this.receipts)) delete this.receipts[name];
    const { matrix = '', base = '', gate = '', completed = '[]', ...others } = step.outputs;
    const read = { matrix: matrix ? JSON.parse(matrix) : null, completed: JSON.parse(completed), gate: gate !== '' };
    return { ...others, ...read, base } as unknown as Integrated;
  }

  async leg(last: Integrated, job: Job, more: Record<string, string> = {}): Promise<Step> {
    const { round, artifact, plan } = job;
    const how = {
      command: 'execute',
      args: plan,
      round: `${round}`,
      'artifact-name': artifact,
      base: last.base,
      // Tests that fail before the phase as well would start no leg.
      'test-command': '',
      ...more,
    };
    const step = await this.step(`leg-${artifact}`, last.base, how);
    const at = last.matrix?.include.indexOf(job) ?? 0;
    if (step.outputs.receipt) this.receipts[`leg-${at}`] = step.outputs.receipt;
    return step;
  }

  async gate(last: Integrated): Promise<Step> {
    const how = { command: 'execute', 'leg-kind': 'gate', round: `${last.round}`, base: last.base };
    const step = await this.step('gate', last.base, how);
    for (const name of ['receipt', 'result-digest']) if (step.outputs[name]) this.verdict[name] = step.outputs[name];
    return step;
  }

  /**
   * The gate as phase.yml has it: the step that judges gets no token of the runner, and another one uploads.
   */
  async gateInTwoSteps(
    last: Integrated,
    { isWithout = false }: { isWithout?: boolean } = {},
  ): Promise<Step & { dir: string; root: string }> {
    const root = cloneAt(this.origin, last.base);
    const how = { command: 'execute', 'leg-kind': 'gate', round: `${last.round}`, base: last.base };
    const action = runner(root, { ...this.#settings, root, ...how }, {}, home, isWithout ? withoutNamespace : []);
    const { code, stdout } = await action.start.main().ended;
    const outputs = action.outputs();
    const { 'result-digest': digest, 'result-path': path = '' } = outputs;
    if (digest) this.verdict['result-digest'] = digest;
    const uploaded = await this.step('gate', last.base, { command: 'upload', 'output-dir': path });
    if (uploaded.outputs.receipt) this.verdict.receipt = uploaded.outputs.receipt;
    return { code, stdout, outputs, dir: action.dir, root };
  }

  async conclude(
    last: Integrated,
    more: Record<string, string> = {},
  ): Promise<Step & { signal: { status: string; details: Record<string, unknown> } }> {
    const vouched = { 'gate-receipt': JSON.stringify(this.verdict), 'leg-receipts': JSON.stringify(this.receipts) };
    const step = await this.step('conclude', last.base, { command: 'conclude', base: last.base, ...vouched, ...more });
    return { ...step, signal: JSON.parse(step.outputs.signal ?? '{}') };
  }

  /** The jobs up to the gate, each worker as its plan wants it. */
  async untilGate(): Promise<Integrated> {
    let last = await this.integrate(0);
    for (let round = 1; last.matrix !== null; round += 1) {
      for (const job of last.matrix.include) await this.leg(last, job);
      last = await this.integrate(round, last);
    }
    return last;
  }

  async step(job: string, at: string | undefined, inputs: Record<string, string>): Promise<Step> {
    const root = cloneAt(this.origin, at ?? 'main');
    const environment = { ...this.service.environment(this.runId, job), NO_PROXY: '127.0.0.1' };
    const action = runner(root, { ...this.#settings, root, ...inputs }, environment);
    // What an agent or a test attacks is the process of its step.
    const isAttacked = inputs.command === 'execute';
    const { code, stdout } = await (isAttacked ? action.start.main().ended : action.main());
    return { code, stdout, outputs: action.outputs() };
  }

  /** Puts an artifact there as whoever holds a token of that job can. */
  put(name: string, files: Record<string, string> | Buffer, job: string): number {
    const packed = Buffer.isBuffer(files) ? files : zip(entriesOf(files));
    return this.service.put(name, packed, { run: this.runId, job });
  }

  /** An artifact as it was uploaded. */
  filesOf(name: string): Buffer {
    const archive = this.service.archive(name, this.runId);
    if (archive === null) throw new Error(`there is no artifact ${name}`);
    return archive;
  }

  /** Removes an artifact, as every job of a run can. */
  async deleted(name: string): Promise<void> {
    const { url } = this.service;
    const [found] = this.service.stored(this.runId).filter((each) => each.name === name);
    const body = { workflow_run_backend_id: this.runId, workflow_job_run_backend_id: found?.job, name };
    const answer = await fetch(`${url}twirp/github.actions.results.api.v1.ArtifactService/DeleteArtifact`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.service.token(this.runId, 'a leg')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** The verdict that an attacker would like: all tests pass on that commit. */
  forgedPass(commit: string): Record<string, string> {
    const tests = { verdict: 'pass', passed: 9, failed: 0, skipped: 0, errors: 0, total: 9, runner: 'tap' };
    const gate = {
      ...{ commit, confirmations: 0, tests: { ...tests, source: 'console', extra: {}, reasons: [] } },
      ...{ unprepared: null, checks: [], proof: null, testWarnings: [], verification: null },
    };
    const name = { runId: this.runId, runAttempt: 1, phase: '01', round: 1, artifact: 'phase-01-gate', base: commit };
    const leg = { schemaVersion: 1, kind: 'gate', ...name, proven: [], kept: [], fault: null, gate };
    return { 'leg.json': JSON.stringify(leg) };
  }

  /** The events on record about attempts that failed, with what is said of each. */
  failures(): { plan: string; details: string }[] {
    return this.#events('attempt_failed');
  }

  warnings(): string[] {
    return this.#events('warning').map(({ message }) => message);
  }

  #events(kind: string) {
    const text = git(this.origin, 'show', 'refs/phase-executor/01/state:events.ndjson');
    const events = text.split('\n').map((line) => JSON.parse(line));
    return events.filter(({ event }) => event === kind);
  }
}

const entriesOf = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ name: path, content: Buffer.from(text) }));

export const read = (path: string): string => readFileSync(path, 'utf8');
