import { formatQuestion } from '../publish/report/sentences.ts';
import { answerText, type Person, type RecordedAnswer, recordAnswer } from '../run/questions/answering.ts';
import type { CommandHandler, CommandResult, World } from '../settings/call/world.ts';
import { stripLines } from '../system/text/text.ts';

/** A person says that a plan which asked may go on. */
export const runApprove: CommandHandler = async ([ref = '', plan = ''], world) => {
  return replyTo(await recordAnswer({ ref, plan, text: null }, world));
};

/** Records the comment of a person as an answer; `text` is null for a bare approval. */
export async function answerAs(
  person: Person,
  { phase: ref, plan, text }: { phase: string; plan: string; text: string | null },
  world: World,
): Promise<CommandResult> {
  const message = text === null ? null : answerText(text);
  return replyTo(await recordAnswer({ ref, plan, text: message, person }, world));
}

/** A person says what a plan has to know that asked: a decision, what is wrong, what was done. */
export const runAnswer: CommandHandler = async ([ref = '', plan = '', ...args], world) => {
  return replyTo(await recordAnswer({ ref, plan, text: answerText(args.join(' ')) }, world));
};

function replyTo({ answer: reported, question, phase, isWithdrawn }: RecordedAnswer): CommandResult {
  const nextCommand = `phase-executor run ${phase}`;
  const follows = reported.approved ? 'it continues' : 'the work is changed first, then it asks again,';
  const verdict = reported.text === null ? 'approved' : question.kind === 'decision' ? 'decided' : 'answered';
  const text = [
    isWithdrawn
      ? `plan ${reported.plan}: what ${reported.by} said at ${reported.at} is withdrawn; it waits again`
      : `plan ${reported.plan}: ${verdict} by ${reported.by}; ${follows} in the next run`,
    ...formatQuestion(question).map((line) => `  ${line}`),
    `to run next: ${nextCommand}`,
  ];
  return { exitCode: 0, json: { ...reported, asked: question, nextCommand }, text: stripLines(text.join('\n')) };
}
