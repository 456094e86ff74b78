import { join } from 'node:path';
import type { ModelAccess } from '../../agents/adapters/model-access.ts';
import type { RunNamespaces } from '../../agents/sandbox/run-namespaces.ts';
import type { PhaseContext, PhaseServices } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { PreparedFolder } from './clean-copy/clean-checkout.ts';
import { type FreshHome, freshHome, type Identity, settingsOfHome } from './clean-copy/fresh-home.ts';
import { judgedEnvironment, withheldSecrets } from './clean-copy/judged-environment.ts';
import type { JudgingFolders } from './clean-copy/outer-configuration.ts';
import { changedPrograms, programsUsed, restorePath, type Toolchain } from './clean-copy/toolchain.ts';

interface JudgeSurroundings {
  readonly job: Readonly<Record<string, string>>;
  readonly also: readonly string[];
  readonly before: Toolchain;
  readonly identity: Identity | null;
  readonly scratch: string;
  /** Programs that may change: an agent updates itself while it runs. */
  readonly spared: readonly string[];
  /** Every absolute path by which the checkout is known, and the folder of the rooms in which agents work. */
  readonly checkout: readonly string[];
  readonly grounds: JudgingFolders;
  readonly namespaces: RunNamespaces;
  /** Variables that lead out of the namespace's own network. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** The environment of programs of the repository while work is judged: the job's, less what an agent wrote. */
export class JudgeEnvironment {
  readonly #given: JudgeSurroundings;
  readonly grounds: JudgingFolders;
  /** Folders of this machine that no commit may name. */
  readonly checkout: readonly string[];
  /** Programs of the repository run inside of them. */
  readonly namespaces: RunNamespaces;
  readonly #checksHomes = new Map<string, { readonly home: FreshHome; readonly prepared: PreparedFolder }>();

  constructor(judgeSurroundings: JudgeSurroundings) {
    this.#given = judgeSurroundings;
    this.grounds = judgeSurroundings.grounds;
    this.checkout = judgeSurroundings.checkout;
    this.namespaces = judgeSurroundings.namespaces;
  }

  home(folder: string): FreshHome {
    return freshHome(folder, this.#given.job, this.#given.identity);
  }

  /** The home of set-up and checks in a room, as its set-up left it: code of an earlier attempt could have left settings there. */
  checksHome(room: string): FreshHome {
    const existing = this.#checksHomes.get(room);
    if (existing?.prepared.tryRestore()) return existing.home;
    return this.home(join(this.#given.scratch, 'checks', encodeURIComponent(room)));
  }

  keepChecksHome(room: string, home: FreshHome): void {
    this.#checksHomes.set(room, { home, prepared: new PreparedFolder(home.path, settingsOfHome) });
  }

  /** `top` is the folder that stands for the checkout where the program runs. */
  environment(home: FreshHome, top: string, more: Readonly<Record<string, string>>): Record<string, string> {
    const { job, also, checkout, variables, before, scratch } = this.#given;
    const path = restorePath(before, join(scratch, 'programs'), top);
    const judged = judgedEnvironment(job, { home, path, also, checkout, top });
    return { ...judged, ...variables, PHASE_EXECUTOR: '1', ...more };
  }

  withheld(): string[] {
    return withheldSecrets(this.#given.job, this.#given.also);
  }

  /** Programs that changed since the run began and that these commands or files can start, as sentences. */
  async problems(commands: readonly string[], commit: string, git: Git): Promise<string[]> {
    const { before, spared } = this.#given;
    const changed = changedPrograms(before).filter(({ name }) => !spared.includes(name));
    if (changed.length === 0) return [];
    const patterns = changed.flatMap(({ name }) => ['-e', name]);
    const documents = [':!*.md', ':!.planning'];
    const args = ['grep', '-how', '-I', '-F', ...patterns, commit, '--', ...documents];
    const captured = await git.try(args, { reading: true, env: { GIT_LITERAL_PATHSPECS: '0' } });
    const used = new Set([...programsUsed(commands, before), ...captured.stdout.toString('utf8').split('\n')]);
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

/** A run of a phase as its exit gate needs it: with an environment in which programs of the repository can be run. */
export interface GateContext extends PhaseContext {
  readonly services: GateServices;
}

export interface GateServices extends PhaseServices {
  readonly judging: JudgeEnvironment;
  /** Opens the way to a model for the verifier, which gets no key; missing where none runs. */
  readonly modelAccess?: (command: string, folder: string) => Promise<ModelAccess>;
}
