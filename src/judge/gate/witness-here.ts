import { declaresNothing } from '../checks/declared.ts';
import { commandsOf, runPlanCommands } from '../clean-copy/programs.ts';
import { onlyReads } from '../commands/command-strength.ts';
import { programsIn, setUpCheckout } from './checkout-programs.ts';
import { confirmedTests } from './confirmed-tests.ts';
import type { GateWitness } from './judge-commit.ts';
import type { GateContext } from './judge-environment.ts';
import { verifyPhase } from './verifier.ts';

/** Answers the exit gate by running commands, tests and verifier in the clean place. `before` is the phase's signal of an earlier run. */
export function witnessHere(before: unknown, run: GateContext): GateWitness {
  return {
    setUp: (place) => setUpCheckout(place, run),
    commands: async (plan, place) => {
      const commands = commandsOf(plan);
      const how = { log: plan.id, onlyReads: commands.every(onlyReads) };
      const ground = { root: place.root, project: run.workspace.project };
      const asked = { texts: commands, areAlone: declaresNothing(plan, run.workspace.prefix) };
      return runPlanCommands(asked, ground, programsIn(place, how, run), place.answers);
    },
    tests: (facts, place) => confirmedTests(facts, place, run),
    verification: async (place) => {
      await place.reset();
      return verifyPhase(before, place, run);
    },
  };
}
