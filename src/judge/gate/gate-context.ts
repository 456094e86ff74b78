import type { PhaseContext, PhaseServices } from '../../record/documents/phase-context.ts';
import type { JudgeEnvironment } from './judge-environment.ts';

/** A run of a phase as its exit gate needs it: with an environment in which programs of the repository can be run. */
export interface GateContext extends PhaseContext {
  readonly services: GateServices;
}

export interface GateServices extends PhaseServices {
  readonly judging: JudgeEnvironment;
}
