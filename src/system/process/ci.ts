/** Whether these are the variables of a CI job: nobody sits at that machine. */
export function isCi({ CI, GITHUB_ACTIONS }: Readonly<Record<string, string | undefined>>): boolean {
  return GITHUB_ACTIONS === 'true' || (CI !== undefined && !/^(|0|false)$/i.test(CI));
}
