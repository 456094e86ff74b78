import { exitGate, type GateFacts } from '../../signal/exit-gate.ts';
import { declaresNothing } from '../checks/declared.ts';
import type { CleanPlace } from '../clean-copy/clean-place.ts';
import { commandsOf, runPlanCommands } from '../clean-copy/programs.ts';
import { onlyReads } from '../commands/command-strength.ts';
import type { TestVerdict } from '../tests/verdict.ts';
import type { GateContext, GateServices } from './judge-environment.ts';
import type { GateWitness, TestAnswer } from './phase-gate.ts';
import { programsIn, setUpPlace, testsIn } from './place-programs.ts';
import { againstBase } from './test-baseline.ts';
import { verifyPhase } from './verifier.ts';

/** Answers the exit gate by running commands, tests and verifier in the clean place. `before` is the phase's signal of an earlier run. */
export function witnessHere(before: unknown, run: GateContext): GateWitness {
  return {
    setUp: (place) => setUpPlace(place, run),
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

/** The tests, as often as they have to pass; the first run that does not pass ends it. Then what they were before the phase. */
async function confirmedTests(facts: GateFacts, place: CleanPlace, run: GateContext): Promise<TestAnswer> {
  const policy = { requireTests: true, confirmingRuns: run.policy.confirmingRuns };
  for (let confirmations = 0; ; confirmations += 1) {
    const tests = await testsOn(facts.commit, confirmations + 1, place, run);
    const decide = (said: TestVerdict) =>
      exitGate({ ...facts, tests: { verdict: said.verdict, commit: facts.commit }, confirmations }, policy);
    if (tests.verdict !== 'pass')
      return { decision: decide(tests), tests, proof: null, warnings: withheldFrom(run.services) };
    if (confirmations < run.policy.confirmingRuns) continue;
    const { weakened, warnings, proof } = await againstBase(tests, place, run);
    if (weakened.length === 0) return { decision: decide(tests), tests, proof, warnings };
    const why = `the tests prove less than before the phase: ${weakened.join('; ')}`;
    const told: TestVerdict = { ...tests, verdict: 'fail', reasons: [why, ...tests.reasons] };
    return { decision: decide(told), tests: told, proof, warnings };
  }
}

/** Secrets that red tests may have lacked. */
function withheldFrom({ judging }: GateServices): string[] {
  const names = judging.withheld();
  if (names.length === 0) return [];
  return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}

/** Runs the tests under the ceilings of an attempt, on files as the commit has them. */
async function testsOn(commit: string, time: number, place: CleanPlace, run: GateContext): Promise<TestVerdict> {
  const { ledger } = run.services;
  ledger.append('tests_start', { command: run.policy.testCommand, commit, of: 'tests', time });
  await place.reset();
  place.renewHome();
  const verdict = await testsIn(place, { time, logFile: ledger.logFile('tests', time) }, run);
  ledger.append('tests_end', { commit, ...verdict });
  return verdict;
}
