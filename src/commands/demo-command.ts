import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandHandler, type World, withSettings } from '../settings/call/world.ts';
import { runJobProgram } from '../system/process/job-program.ts';
import { runRun } from './run-command.ts';

export const runDemo: CommandHandler = async (_words, world) => {
  const root = await makeRepository(world);
  world.progress(`demo: ${root} (examples/hello-phase as a fresh repository)`);
  const reply = await runRun(['1'], withSettings(world, { root, agent: 'script', backoff: 500 }));
  const text = `${reply.text}\n\nLook around: ${root} (git log, .planning/EXECUTION_LOG.md); remove it when done.`;
  return { ...reply, text };
};

async function makeRepository(world: World): Promise<string> {
  const root = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-demo-'));
  cpSync(join(world.home, 'examples', 'hello-phase'), root, { recursive: true });
  const identity = ['-c', 'user.name=Demo', '-c', 'user.email=demo@users.noreply.github.com'];
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'Plan the phase'],
  ]) {
    const words = [...identity, '-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgsign=false', ...args];
    const { exitCode, stderr } = await runJobProgram('git', words, {
      cwd: root,
      env: world.environment,
      timeoutMs: 60_000,
    });
    if (exitCode !== 0)
      throw new Error(`git ${args[0]} failed in ${root}: ${stderr.trim()}; the demo needs git 2.38 or newer`);
  }
  return root;
}
