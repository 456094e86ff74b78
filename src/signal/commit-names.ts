/** What a phase's signal says of commits: each of these details has a `commit`. */
const aboutCommits = ['judged', 'tests', 'verification'];

/** The same details with the commits that the exit gate judged by their other names. */
export function withCommitNames<D extends object>(details: D, as: (sha: string) => string): D {
  const told = Object.entries(details).map(([key, value]: [string, { commit?: unknown } | null]) => {
    const commit = aboutCommits.includes(key) ? value?.commit : undefined;
    return [key, typeof commit === 'string' ? { ...value, commit: as(commit) } : value];
  });
  return Object.fromEntries(told) as D;
}
