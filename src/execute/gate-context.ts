import type { JudgeEnvironment } from '../attempt/judge-environment.ts';
import type { PhaseContext, PhaseServices } from '../ledger/phase-context.ts';

/** A run of a phase as its exit gate needs it: with an environment in which programs of the repository can be run. */
export interface GateContext extends PhaseContext {
  readonly services: GateServices;
}

export interface GateServices extends PhaseServices {
  readonly judging: JudgeEnvironment;
}
