import { scriptAgent } from '../agents/adapters/script-agent.ts';
import { formatSignal } from '../publish/report/sentences.ts';
import { adoptOrphans } from '../run/loop/phase-run.ts';
import { holdPhase } from '../run/open/hold-phase.ts';
import { holdShared, type RunScope } from '../run/open/own-record.ts';
import type { CommandHandler } from '../settings/call/world.ts';
import { escapeMarkdown } from '../system/text/markdown.ts';
import { stripLine } from '../system/text/text.ts';

/** Adopts the work that agents finished after their run had died, without running anything else. */
export const runAdopt: CommandHandler = async ([ref = ''], world) => {
  // Required by the context; `adopt` never starts an agent.
  const hold = { ref, agent: () => scriptAgent, openRecord: (scope: RunScope) => holdShared(scope, null, world) };
  return holdPhase(hold, world, async (context) => {
    const signals = await adoptOrphans(context);
    const adopted = signals.filter(({ status }) => status === 'success');
    const failed = signals.filter(({ status }) => status !== 'success');
    const lines = [
      ...adopted.map(({ plan, attempt }) => `adopted attempt ${attempt} of plan ${plan}`),
      ...failed.map(
        (signal) =>
          `attempt ${signal.attempt} of plan ${signal.plan} proved nothing: ${stripLine(formatSignal(signal))}`,
      ),
    ];
    const text = lines.length === 0 ? 'there was nothing to adopt' : lines.join('\n');
    const describeAttempt = ({ plan, attempt }: (typeof signals)[number]) => ({ plan, attempt });
    const json = {
      adopted: adopted.map((signal) => ({ ...describeAttempt(signal), filesModified: signal.details.filesModified })),
      failed: failed.map((signal) => ({ ...describeAttempt(signal), signal })),
    };
    return { exitCode: 0, json, text, summary: `${escapeMarkdown(text)}\n` };
  });
};
