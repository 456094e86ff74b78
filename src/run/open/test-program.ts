import { listCalledPrograms } from '../../judge/run/commands/command-strength.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { setUpCommand } from '../../settings/call/set-up-command.ts';
import { findProjectRoot, type World } from '../../settings/call/world.ts';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { captureOutput } from '../../system/process/capture.ts';
import { clipText } from '../../system/text/text.ts';

/** A test command that can't run here. `exitCode` is null if a plan or the set-up may still install what it needs. */
export interface TestProblem {
  readonly message: string;
  readonly exitCode: number | null;
}

/** Checks that the tests can run before any agent costs money. Returns null if nothing is missing. */
export async function testProblem(open: readonly Plan[], world: World): Promise<TestProblem | null> {
  const { settings, environment } = world;
  const root = findProjectRoot(world);
  const { 'test-command': command, 'setup-command': setUp } = settings;
  if (command === '' || open.length === 0) return null;
  const parsed = await captureOutput('bash', ['--norc', '-n', '-c', command], { cwd: root, env: environment });
  if (parsed.exitCode !== 0) {
    const cause = clipText(parsed.stderr.trim(), 200);
    return {
      message: `test-command is no command that bash can run (${cause})`,
      exitCode: TECHNICAL_EXIT.PHASE_UNREADABLE,
    };
  }
  const missing = [...(await findMissingPrograms(listCalledPrograms(command), root, environment))];
  if (missing.length === 0) return null;
  const isInstalled =
    /\bPATH=/.test(command) ||
    setUpCommand(setUp, root, root) !== null ||
    open.some(({ text }) => missing.every((name) => isInstaller(text, name)));
  const message = `test-command needs ${missing.join(', ')}, which is not on PATH; install it, or have a plan or the set-up install it`;
  return { message, exitCode: isInstalled ? null : TECHNICAL_EXIT.AGENT_MISSING };
}

/** @throws Error with an exit code if the phase's tests could never run */
export function refuseUntestable(problem: TestProblem | null): void {
  const { message, exitCode = null } = problem ?? {};
  if (exitCode !== null) throw Object.assign(new Error(message), { exitCode });
}

function isInstaller(plan: string, program: string): boolean {
  return plan
    .split('\n')
    .some((line) => /\binstall|\badd\b|requirements|bootstrap/i.test(line) && line.includes(program));
}

/** Asks bash, which knows its own built-ins. */
export async function findMissingPrograms(
  names: readonly string[],
  cwd: string,
  environment: World['environment'],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
  const options = { cwd, env: environment, timeoutMs: 60_000 };
  const { stdout } = await captureOutput('bash', ['--norc', '-c', script, 'bash', ...names.slice(0, 1000)], options);
  return new Set(stdout.toString('utf8').split('\n').filter(Boolean));
}
