/**
 * Settings of earlier versions by name, each with its key in the configuration file and what to do instead. All of them are
 * errors: one that was ignored might have made the judgement stricter.
 */
const removedSettings: Readonly<Record<string, readonly [key: string, instead: string]>> = {
  race: ['agent.race', 'one agent works on a plan at a time'],
  'cheap-first': ['agent.cheap-first', 'name the cheap agent first and write agent: { escalate: { after: 1, to: … } }'],
  'append-prompt': ['agent.append-prompt', 'write the text into a file and name it in agent: { prompt-file: … }'],
  'require-cage': ['agent.require-cage', 'write agent: { cage: kernel }'],
  'max-backoff': ['retry.max-backoff', 'a wait before a retry is 60s at most, or backoff where that is longer'],
  'repair-rounds': ['verify.repair-rounds', 'red checks send a plan back once; max-attempts: 1 keeps it from that'],
  recheck: ['verify.recheck', 'accept single findings: { rule: …, file: …, owner: …, until: … } under accept'],
  secrets: ['verify.secrets', 'set the level of the rule: { commit/token: refuse }, ask, warn or off, under rules'],
  isolation: ['git.isolation', 'each attempt has a room of its own'],
  durability: ['git.durability', 'git always syncs to the disk'],
  'snapshot-every': ['chain.snapshot-every', 'a job uploads its result when it ends'],
  comment: ['github.comment', 'name what is left in github: { reports: [pull-request, status, attention] }'],
  'pull-request': ['github.pull-request', 'name what is left in github: { reports: [comment, status, attention] }'],
  'commit-status': ['github.commit-status', 'name what is left in github: { reports: [comment, pull-request] }'],
  attention: ['github.attention', 'name what is left in github: { reports: [comment, pull-request, status] }'],
  'attention-label': ['github.attention-label', 'the label is phase-needs-attention'],
  'attention-team': ['github.attention-team', 'name people in github: { assignees: [octocat] }'],
};

/** Message about a setting of an earlier version, by its name or its key in the file; null for any other word. */
export function removedText(word: string): string | null {
  const found = Object.entries(removedSettings).find(([name, [key]]) => word === name || word === key);
  return found === undefined ? null : `${word} was removed; ${found[1][1]}`;
}
