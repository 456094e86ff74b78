import { ownIdentity } from './git-environment.ts';

/** A message with its author as a trailer, for a commit that is going to have another author. */
export function withCoAuthor(
  message: string,
  { name, email }: { readonly name: string; readonly email: string },
): string {
  const text = message.trimEnd();
  if (isMachine(name, email) || isOurs.test(text)) return text;
  const trailer = `Co-authored-by: ${name} <${email}>`.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
  if (text.toLowerCase().includes(`<${email.toLowerCase()}>`) && /^Co-authored-by: /im.test(text)) return text;
  const [, ...rest] = text.split(/\n\n+/);
  const isBlock =
    rest
      .at(-1)
      ?.split('\n')
      .every((line) => /^[A-Za-z][\w-]*: \S/.test(line)) === true;
  return `${text}${isBlock ? '\n' : '\n\n'}${trailer}`;
}

/** Nobody is to be named for what only the engine or a bot wrote. */
function isMachine(name: string, email: string): boolean {
  return name === '' || email === '' || email === ownIdentity.GIT_AUTHOR_EMAIL || /\[bot\](?:@|$)/.test(email);
}

/** The orchestrator's own records, by which they are known: a subject and the run. */
const isOurs = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;
