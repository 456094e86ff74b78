import { fenced } from '../../system/text/fence.ts';

/** What we say about one comment; `title` is of our making, `text` may quote anybody (I8). */
export function replyTo(comment: number, title: string, text: string): string {
  return `<!-- phase-executor:reply comment=${comment} -->\n${title}\n\n${fenced(text, { lines: 200, columns: 400 })}`;
}

/** What comments can say, a line a command. */
export function commandsHelp(canRun: boolean): string[] {
  return [
    '/phase approve [phase] [plan]        the plan that waits goes on in the next run',
    '/phase answer [phase plan] <text>    a decision, what is wrong, what was done; may have several lines',
    '/phase status [phase]                where the phase stands',
    '/phase abort [phase]                 cancel the workflow run that works on the phase; its work is kept',
    ...(canRun
      ? [
          '/phase run [phase]                   run the phase again; it continues where it ended',
          '/phase retry [phase]                 the same, with attempts counted from the beginning',
        ]
      : []),
    '/phase help                          this list',
  ];
}
