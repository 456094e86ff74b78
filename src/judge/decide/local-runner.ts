import { declaresNothing } from '../candidate/declared.ts';
import { getCheckoutPrograms, setUpCheckout } from '../run/checkout-programs.ts';
import { listPlanCommands, runPlanCommands } from '../run/clean-copy/programs.ts';
import { onlyReads } from '../run/commands/command-strength.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { verifyPhase } from '../run/verifier.ts';
import { runConfirmedTests } from './confirmed-tests.ts';
import type { GateRunner } from './judge-commit.ts';

/** Runs the gate's commands, tests and verifier locally. `before` is the phase's earlier signal. */
export function createLocalRunner(before: unknown, run: GateContext): GateRunner {
  return {
    setUp: (checkout) => setUpCheckout(checkout, run),
    commands: async (plan, checkout) => {
      const commands = listPlanCommands(plan);
      const programOptions = { log: plan.id, onlyReads: commands.every(onlyReads) };
      const commandFolder = { root: checkout.root, project: run.workspace.project };
      const planCommands = { texts: commands, areAlone: declaresNothing(plan, run.workspace.prefix) };
      return runPlanCommands(
        planCommands,
        commandFolder,
        getCheckoutPrograms(checkout, programOptions, run),
        checkout.answers,
      );
    },
    tests: (facts, checkout) => runConfirmedTests(facts, checkout, run),
    verification: async (checkout) => {
      await checkout.reset();
      return verifyPhase(before, checkout, run);
    },
  };
}
