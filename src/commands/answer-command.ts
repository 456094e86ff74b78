import { questionLines } from '../publish/report/sentences.ts';
import { answerText, type Person, type RecordedAnswer, recordAnswer } from '../run/questions/answering.ts';
import type { CommandHandler, CommandResult, World } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { plainLines } from '../system/text/text.ts';

/** A person says that a plan which asked may go on. */
export const approve: CommandHandler = async ([ref = '', plan = '', ...more], world) => {
  if (more.length > 0) throw new UsageError('approve: expected a phase and a plan; to add a text, use answer');
  return replyTo(await recordAnswer({ ref, plan, text: null }, world));
};

/** Records the comment of a person as an answer; `text` is null for a bare approval. */
export async function answerAs(
  person: Person,
  { phase: ref, plan, text }: { phase: string; plan: string; text: string | null },
  world: World,
): Promise<CommandResult> {
  const said = text === null ? null : answerText(text);
  return replyTo(await recordAnswer({ ref, plan, text: said, person }, world));
}

/** A person says what a plan has to know that asked: a decision, what is wrong, what was done. */
export const answer: CommandHandler = async ([ref = '', plan = '', ...words], world) => {
  return replyTo(await recordAnswer({ ref, plan, text: answerText(words.join(' ')) }, world));
};

function replyTo({ answer: told, question, phase, isWithdrawn }: RecordedAnswer): CommandResult {
  const nextCommand = `phase-executor run ${phase}`;
  const follows = told.approved ? 'it continues' : 'the work is changed first, then it asks again,';
  const verdict = told.text === null ? 'approved' : question.kind === 'decision' ? 'decided' : 'answered';
  const text = [
    isWithdrawn
      ? `plan ${told.plan}: what ${told.by} said at ${told.at} is withdrawn; it waits again`
      : `plan ${told.plan}: ${verdict} by ${told.by}; ${follows} in the next run`,
    ...questionLines(question).map((line) => `  ${line}`),
    `to run next: ${nextCommand}`,
  ];
  return { exitCode: 0, json: { ...told, asked: question, nextCommand }, text: plainLines(text.join('\n')) };
}
