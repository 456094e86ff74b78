import { createHash, randomUUID } from 'node:crypto';
import { holds, plainFile, replaceWith } from './foreign-place.ts';

export interface StepReport {
  readonly outputs: Readonly<Record<string, string>>;
  /** For the post step, which gets it in `STATE_*`. */
  readonly state: Readonly<Record<string, string>>;
  /** Markdown; empty for none. */
  readonly summary: string;
}

/** The files by which a step talks to its runner. The last two change the steps after it, and we never have a reason to. */
const names = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH'] as const;

export type RunnerFile = (typeof names)[number];

/**
 * Files that the runner will read of this step. An agent of the same user finds them, whatever its environment holds, and
 * the runner takes the last value of a name. So nothing is appended: each time all of them are replaced by one report, for
 * the last time when every process of the run has ended.
 */
export class RunnerFiles {
  readonly #paths: ReadonlyMap<RunnerFile, string>;
  /** A runner makes each file anew for each step, empty; Gitea's keeps the summary of main for the post step. */
  readonly #written = new Map<RunnerFile, string>();

  /** A runner that does not name a file in the environment has none. */
  constructor(environment: NodeJS.ProcessEnv) {
    const named = names.map((name) => [name, environment[name] ?? ''] as const);
    this.#paths = new Map(named.filter(([, path]) => path !== ''));
  }

  /** Takes over the summary with this digest that main left, where the runner kept it. Returns it, empty where it did not. */
  keepSummary(digest: string): string {
    const path = this.#paths.get('GITHUB_STEP_SUMMARY');
    const text = (path && plainFile(path, mostKept)?.toString('utf8')) || '';
    if (text === '' || summaryDigest(text) !== digest) return '';
    this.#written.set('GITHUB_STEP_SUMMARY', text);
    return text;
  }

  /** Replaces all of them. Returns those in which others had written. @throws Error: the runner would believe what is there. */
  replace(report: StepReport): RunnerFile[] {
    const content: Record<RunnerFile, string> = {
      GITHUB_OUTPUT: entries(report.outputs),
      GITHUB_STATE: entries(report.state),
      GITHUB_STEP_SUMMARY: report.summary,
      GITHUB_ENV: '',
      GITHUB_PATH: '',
    };
    const foreign = [...this.#paths].filter(([name, path]) => !holds(path, Buffer.from(this.#written.get(name) ?? '')));
    for (const [name, path] of this.#paths) {
      replaceWith(Buffer.from(content[name]), path, 0o644); // the runner may be another user than the step in its container
      this.#written.set(name, content[name]);
    }
    return foreign.map(([name]) => name);
  }
}

export function summaryDigest(summary: string): string {
  return createHash('sha256').update(summary).digest('hex');
}

/** GitHub takes 1 MiB. */
const mostKept = 4 * 1024 * 1024;

/** `name<<delimiter`, the lines of the value, `delimiter`: the form that takes every value, as `@actions/core` writes it. */
function entries(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const delimiter = `ghadelimiter_${randomUUID()}`;
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join('');
}
