import type { Question } from '../../signal/signal-schema.ts';

/** What a person is asked, line by line, in full. The texts are the plan's: whoever shows them makes them harmless (I8). */
export function questionLines(question: Question): string[] {
  const { kind, task, number, tasks, done, commit, options } = question;
  const where = task === null ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
  const before = done === 0 ? 'nothing of it is done yet' : `${tasksText(done)} done and committed`;
  return [
    kind === 'agent-question'
      ? `its agent, in its own words; ${before}`
      : `${where} (${kind}); ${before}, look at ${commit.slice(0, 12)}`,
    ...texts.flatMap(([name, key]) => block(name, question[key])),
    ...options.flatMap(({ id, name, pros, cons }) => [
      `option ${id}${name === '' ? '' : `: ${name}`}`,
      ...(pros === undefined ? [] : [`  pros: ${pros}`]),
      ...(cons === undefined ? [] : [`  cons: ${cons}`]),
    ]),
    ...block('to answer', question.resumeSignal),
  ];
}

const texts = [
  ['asked', 'asked'],
  ['needed first', 'precondition'],
  ['what was built', 'whatBuilt'],
  ['how to verify', 'howToVerify'],
  ['decision', 'decision'],
  ['context', 'context'],
  ['action', 'action'],
  ['instructions', 'instructions'],
  ['verification', 'verification'],
] as const satisfies readonly (readonly [string, keyof Question])[];

function block(name: string, text: string | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trimEnd());
  if (lines.every((line) => line === '')) return [];
  return lines.length === 1
    ? [`${name}: ${lines[0]?.trim()}`]
    : [`${name}:`, ...undented(lines).map((line) => `  ${line}`)];
}

/** The first line of an element stands behind its tag, the others as deep as the plan has them. */
function undented([first = '', ...rest]: readonly string[]): string[] {
  const depths = rest.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths);
  return [first.trim(), ...rest.map((line) => line.slice(depth))].filter((line) => line !== '');
}

function tasksText(done: number): string {
  return done === 1 ? 'task 1 is' : `tasks 1 to ${done} are`;
}
