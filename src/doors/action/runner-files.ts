import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as core from '@actions/core';
import { holds, plainFile, replaceWith } from './external-checkout.ts';

export interface StepReport {
  readonly outputs: Readonly<Record<string, string>>;
  /** For the post step, which gets it in `STATE_*`. */
  readonly state: Readonly<Record<string, string>>;
  /** Markdown; empty for none. */
  readonly summary: string;
}

/** The functions of `@actions/core` that write these files. */
export type ReportWriter = Pick<typeof core, 'setOutput' | 'saveState' | 'summary'>;

/**
 * The files by which a step talks to its runner. The last three change the steps after it or vouch for what the job made,
 * and we never have a reason to.
 */
const names = [
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_ARTIFACTS',
] as const;

export type RunnerFile = (typeof names)[number];

/**
 * Files that the runner will read of this step. An agent of the same user finds them, whatever its environment holds, and
 * the runner takes the last value of a name. So nothing is appended: each time all of them are replaced by one report, for
 * the last time when every process of the run has ended.
 */
export class RunnerFiles {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #writer: ReportWriter;
  readonly #paths: ReadonlyMap<RunnerFile, string>;
  /** A runner makes each file again for each step, empty; Gitea's keeps the summary of main for the post step. */
  readonly #written = new Map<RunnerFile, Buffer>();

  /** A runner that does not name a file in the environment has none. */
  constructor(environment: NodeJS.ProcessEnv, writer: ReportWriter) {
    this.#environment = environment;
    this.#writer = writer;
    const named = names.map((name) => [name, environment[name] ?? ''] as const);
    this.#paths = new Map(named.filter(([, path]) => path !== ''));
  }

  /** Takes over the summary with this digest that main left, where the runner kept it. Returns it, empty where it did not. */
  keepSummary(digest: string): string {
    const path = this.#paths.get('GITHUB_STEP_SUMMARY');
    const text = (path && plainFile(path, maxSaved)?.toString('utf8')) || '';
    if (text === '' || summaryDigest(text) !== digest) return '';
    this.#written.set('GITHUB_STEP_SUMMARY', Buffer.from(text));
    return text;
  }

  /** Replaces all of them. Returns those in which others had written. @throws Error: the runner would believe what is there. */
  async replace(report: StepReport): Promise<RunnerFile[]> {
    const external = [...this.#paths].filter(([name, path]) => !holds(path, this.#written.get(name) ?? empty));
    const drafts = await this.#draft(report);
    for (const [name, path] of this.#paths) {
      const content = drafts.get(name) ?? empty;
      replaceWith(content, path, 0o644); // the runner may be another user than the step in its container
      this.#written.set(name, content);
    }
    return external.map(([name]) => name);
  }

  /**
   * What core writes for a report. It appends to the file that the environment names, which an agent may have changed or
   * hold open, and a step can be killed between two outputs: so it gets files that no one knows.
   */
  async #draft({ outputs, state, summary }: StepReport): Promise<Map<RunnerFile, Buffer>> {
    const folder = mkdtempSync(join(tmpdir(), 'phase-executor-step-'));
    const drafts = [...this.#paths.keys()].map((name) => [name, join(folder, name)] as const);
    try {
      for (const [name, draft] of drafts) {
        writeFileSync(draft, '');
        this.#environment[name] = draft;
      }
      for (const [name, value] of Object.entries(outputs)) this.#writer.setOutput(name, value);
      for (const [name, value] of Object.entries(state)) this.#writer.saveState(name, value);
      // Core remembers the file of the first summary; a step has one.
      if (summary !== '' && this.#paths.has('GITHUB_STEP_SUMMARY')) await this.#writer.summary.addRaw(summary).write();
      return new Map(drafts.map(([name, draft]) => [name, readFileSync(draft)]));
    } finally {
      for (const [name, path] of this.#paths) this.#environment[name] = path;
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const empty = Buffer.alloc(0);

export function summaryDigest(summary: string): string {
  return createHash('sha256').update(summary).digest('hex');
}

/** GitHub takes 1 MiB. */
const maxSaved = 4 * 1024 * 1024;
