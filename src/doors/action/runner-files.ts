import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as core from '@actions/core';
import { hasContent, plainFile, replaceWith } from './external-checkout.ts';

export interface StepReport {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

export type ReportWriter = Pick<typeof core, 'setOutput' | 'saveState' | 'summary'>;

/** Files through which a step reports. The last three affect later steps or attest artifacts, so they stay empty. */
const fileNames = [
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_ARTIFACTS',
] as const;

export type RunnerFile = (typeof fileNames)[number];

/**
 * Replaces the step's files as a whole, because an agent of the same user can write them and the runner uses a name's
 * last value. The last report follows the end of all processes.
 */
export class RunnerFiles {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #writer: ReportWriter;
  readonly #paths: ReadonlyMap<RunnerFile, string>;
  /** Files start empty in each step, except that Gitea keeps the main step's summary for the post step. */
  readonly #written = new Map<RunnerFile, Buffer>();

  /** Files that the environment doesn't name don't exist. */
  constructor(environment: NodeJS.ProcessEnv, writer: ReportWriter) {
    this.#environment = environment;
    this.#writer = writer;
    const entries = fileNames.map((name) => [name, environment[name] ?? ''] as const);
    this.#paths = new Map(entries.filter(([, path]) => path !== ''));
  }

  /** Returns the main step's summary if the runner kept it and the digest matches; otherwise an empty string. */
  keepSummary(digest: string): string {
    const path = this.#paths.get('GITHUB_STEP_SUMMARY');
    const text = (path && plainFile(path, maxSaved)?.toString('utf8')) || '';
    if (text === '' || digestSummary(text) !== digest) return '';
    this.#written.set('GITHUB_STEP_SUMMARY', Buffer.from(text));
    return text;
  }

  /** Returns the files that others had changed. @throws Error if one can't be replaced, as the runner would trust it */
  async replace(report: StepReport): Promise<RunnerFile[]> {
    const changed = [...this.#paths].filter(([name, path]) => !hasContent(path, this.#written.get(name) ?? empty));
    const drafts = await this.#writeDrafts(report);
    for (const [name, path] of this.#paths) {
      const content = drafts.get(name) ?? empty;
      replaceWith(content, path, 0o644); // the runner may be a different user than the step in its container
      this.#written.set(name, content);
    }
    return changed.map(([name]) => name);
  }

  /** Lets core write to private files: an agent may change the real ones, and a step can be killed between outputs. */
  async #writeDrafts({ outputs, state, summary }: StepReport): Promise<Map<RunnerFile, Buffer>> {
    const folder = mkdtempSync(join(tmpdir(), 'phase-executor-step-'));
    const drafts = [...this.#paths.keys()].map((name) => [name, join(folder, name)] as const);
    try {
      for (const [name, draft] of drafts) {
        writeFileSync(draft, '');
        this.#environment[name] = draft;
      }
      for (const [name, value] of Object.entries(outputs)) this.#writer.setOutput(name, value);
      for (const [name, value] of Object.entries(state)) this.#writer.saveState(name, value);
      // Core remembers the first summary file; a step has only one.
      if (summary !== '' && this.#paths.has('GITHUB_STEP_SUMMARY')) await this.#writer.summary.addRaw(summary).write();
      return new Map(drafts.map(([name, draft]) => [name, readFileSync(draft)]));
    } finally {
      for (const [name, path] of this.#paths) this.#environment[name] = path;
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const empty = Buffer.alloc(0);

export function digestSummary(summary: string): string {
  return createHash('sha256').update(summary).digest('hex');
}

/** GitHub accepts only 1 MiB. */
const maxSaved = 4 * 1024 * 1024;
