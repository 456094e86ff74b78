/**
 * Settings of earlier versions by name, each with its key in the configuration file and what to do instead. All are ignored
 * with a warning. A `flag` is followed by no value.
 */
const removedSettings: Readonly<Record<string, readonly [key: string, instead: string, form?: 'flag']>> = {
  race: ['agent.race', 'one agent works on a plan at a time'],
  'cheap-first': ['agent.cheap-first', 'name the cheap agent first and write agent: { escalate: { after: 1, to: … } }'],
  'append-prompt': ['agent.append-prompt', 'write the text into a file and name it in agent: { prompt-file: … }'],
  'max-backoff': ['retry.max-backoff', 'a wait before a retry is 60s at most, or backoff where that is longer'],
  'repair-rounds': ['verify.repair-rounds', 'red checks send a plan back once; max-attempts: 1 keeps it from that'],
  recheck: ['verify.recheck', 'accept single findings: { rule: …, file: …, owner: …, until: … } under accept'],
  secrets: ['verify.secrets', 'set the level of the rule: { commit/token: refuse }, ask, warn or off, under rules'],
  'verify-artifacts': ['verify.artifacts', 'set the level of the rule, such as { promise/content: off }, under rules'],
  'fail-on-warnings': [
    'verify.fail-on-warnings',
    'set the level of the rule that warns to refuse, under rules',
    'flag',
  ],
  isolation: ['git.isolation', 'each attempt has a room of its own'],
  durability: ['git.durability', 'git always syncs to the disk'],
  'snapshot-every': ['chain.snapshot-every', 'a job uploads its result when it ends'],
  comment: ['github.comment', 'name what is left in github: { reports: [pull-request, status, attention] }'],
  'pull-request': ['github.pull-request', 'name what is left in github: { reports: [comment, status, attention] }'],
  'commit-status': ['github.commit-status', 'name what is left in github: { reports: [comment, pull-request] }'],
  attention: ['github.attention', 'name what is left in github: { reports: [comment, pull-request, status] }'],
  'attention-label': ['github.attention-label', 'the label is phase-needs-attention'],
  'attention-team': ['github.attention-team', 'name people in github: { assignees: [octocat] }'],
  'trusted-bots': ['github.trusted-bots', 'only people with write access are obeyed'],
};

/** Explains what to do instead of a setting of an earlier version, by its name or its key; null for any other word. */
export function removedSetting(word: string): string | null {
  const row = Object.entries(removedSettings).find(([name, [key]]) => word === name || word === key);
  return row === undefined ? null : `${word} was removed and is ignored; ${row[1][1]}`;
}

const renamedSettings: Readonly<Record<string, string>> = {
  cage: 'sandbox',
  'cage-writable': 'sandbox-writable',
  'require-cage': 'sandbox',
};

/** New name of a renamed setting, by its former name or key in the file, which are read until version 2; null for any other. */
export function renamedSetting(word: string): { readonly name: string; readonly text: string } | null {
  const [, topic = '', former = ''] = /^([a-z]+\.)?(.+)$/.exec(word) ?? [];
  if (!Object.hasOwn(renamedSettings, former)) return null;
  const name = `${topic}${renamedSettings[former]}`;
  return { name, text: `${word} is called ${name} now; the old name is read until version 2` };
}

export const formerNames = Object.keys(renamedSettings);

/** Command-line words with the options of today: renamed ones by their new name, removed ones left out, each with a warning. */
export function renameOldArguments(args: readonly string[], warn: (message: string) => void): string[] {
  const saved: string[] = [];
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const [, negated = '', name = '', value] = (at < end && /^--(no-)?([a-z-]+)(?:=(.*))?$/.exec(word)) || [];
    const removed = removedSetting(name);
    const renamed = renamedSetting(name);
    if (removed === null && renamed === null) saved.push(word);
    else warn(removed ?? renamed?.text ?? '');
    if (renamed !== null) saved.push(`--${renamed.name}${value === undefined ? '' : `=${value}`}`);
    const isFlag = removedSettings[name]?.[2] === 'flag' || negated !== '' || value !== undefined;
    if (removed !== null && !isFlag && !(args[at + 1] ?? '-').startsWith('-')) at += 1;
  }
  return saved;
}
