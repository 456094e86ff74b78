import { join } from 'node:path';
import type { ModelAccess } from '../../agents/adapters/model-access.ts';
import type { RunNamespaces } from '../../agents/sandbox/run-namespaces.ts';
import type { PhaseContext, PhaseServices } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { PreparedFolder } from './clean-copy/clean-checkout.ts';
import { createFreshHome, type FreshHome, homeSettings, type Identity } from './clean-copy/fresh-home.ts';
import { buildJudgedEnvironment, listWithheldSecrets } from './clean-copy/judged-environment.ts';
import type { JudgingFolders } from './clean-copy/outer-configuration.ts';
import { findChangedPrograms, findUsedPrograms, restorePath, type Toolchain } from './clean-copy/toolchain.ts';

interface JudgeEnvironmentOptions {
  readonly job: Readonly<Record<string, string>>;
  readonly also: readonly string[];
  readonly before: Toolchain;
  readonly identity: Identity | null;
  readonly scratch: string;
  /** Programs that may change, because agents update themselves while they run. */
  readonly spared: readonly string[];
  /** Every absolute path of the checkout, and the folder of the agents' work trees. */
  readonly checkout: readonly string[];
  readonly grounds: JudgingFolders;
  readonly namespaces: RunNamespaces;
  readonly variables?: Readonly<Record<string, string>>;
}

/** The environment for judged programs: the job's, without anything an agent wrote. */
export class JudgeEnvironment {
  readonly #given: JudgeEnvironmentOptions;
  readonly grounds: JudgingFolders;
  readonly checkout: readonly string[];
  readonly namespaces: RunNamespaces;
  readonly #checksHomes = new Map<string, { readonly home: FreshHome; readonly prepared: PreparedFolder }>();

  constructor(judgeSurroundings: JudgeEnvironmentOptions) {
    this.#given = judgeSurroundings;
    this.grounds = judgeSurroundings.grounds;
    this.checkout = judgeSurroundings.checkout;
    this.namespaces = judgeSurroundings.namespaces;
  }

  home(folder: string): FreshHome {
    return createFreshHome(folder, this.#given.job, this.#given.identity);
  }

  /** Returns the HOME for set-up and checks, restored to its state after set-up because earlier attempts could change it. */
  checksHome(room: string): FreshHome {
    const saved = this.#checksHomes.get(room);
    if (saved?.prepared.tryRestore()) return saved.home;
    return this.home(join(this.#given.scratch, 'checks', encodeURIComponent(room)));
  }

  keepChecksHome(room: string, home: FreshHome): void {
    this.#checksHomes.set(room, { home, prepared: new PreparedFolder(home.path, homeSettings) });
  }

  /** `top` replaces the checkout's path in the variables. */
  environment(home: FreshHome, top: string, more: Readonly<Record<string, string>>): Record<string, string> {
    const { job, also, checkout, variables, before, scratch } = this.#given;
    const path = restorePath(before, join(scratch, 'programs'), top);
    const judged = buildJudgedEnvironment(job, { home, path, also, checkout, top });
    return { ...judged, ...variables, PHASE_EXECUTOR: '1', ...more };
  }

  withheld(): string[] {
    return listWithheldSecrets(this.#given.job, this.#given.also);
  }

  async problems(commands: readonly string[], commit: string, git: Git): Promise<string[]> {
    const { before, spared } = this.#given;
    const changed = findChangedPrograms(before).filter(({ name }) => !spared.includes(name));
    if (changed.length === 0) return [];
    const patterns = changed.flatMap(({ name }) => ['-e', name]);
    const documents = [':!*.md', ':!.planning'];
    const args = ['grep', '-how', '-I', '-F', ...patterns, commit, '--', ...documents];
    const captured = await git.try(args, { reading: true, env: { GIT_LITERAL_PATHSPECS: '0' } });
    const used = new Set([...findUsedPrograms(commands, before), ...captured.stdout.toString('utf8').split('\n')]);
    return changed
      .filter(({ name }) => used.has(name))
      .slice(0, 5)
      .map(
        ({ file, what }) =>
          `the program ${file} ${sentences[what]} since the run began, so its result proves nothing; end what changes it, then run again`,
      );
  }
}

const sentences = { changed: 'was changed', gone: 'was removed' } as const;

export interface GateContext extends PhaseContext {
  readonly services: GateServices;
}

export interface GateServices extends PhaseServices {
  readonly judging: JudgeEnvironment;
  readonly modelAccess?: (command: string, folder: string) => Promise<ModelAccess>;
}
