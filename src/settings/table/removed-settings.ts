/**
 * Settings of earlier versions by name, each with its key in the configuration file and what to do instead. A `harmless` one,
 * which only changed times or looks, is ignored with a warning; all others are errors, because they might have made the
 * judgement stricter.
 */
const removedSettings: Readonly<Record<string, readonly [key: string, instead: string, isHarmless?: 'harmless']>> = {
  race: ['agent.race', 'one agent works on a plan at a time', 'harmless'],
  'cheap-first': ['agent.cheap-first', 'name the cheap agent first and write agent: { escalate: { after: 1, to: … } }'],
  'append-prompt': ['agent.append-prompt', 'write the text into a file and name it in agent: { prompt-file: … }'],
  'require-cage': ['agent.require-cage', 'write agent: { sandbox: kernel }'],
  'max-backoff': [
    'retry.max-backoff',
    'a wait before a retry is 60s at most, or backoff where that is longer',
    'harmless',
  ],
  'repair-rounds': [
    'verify.repair-rounds',
    'red checks send a plan back once; max-attempts: 1 keeps it from that',
    'harmless',
  ],
  recheck: ['verify.recheck', 'accept single findings: { rule: …, file: …, owner: …, until: … } under accept'],
  secrets: ['verify.secrets', 'set the level of the rule: { commit/token: refuse }, ask, warn or off, under rules'],
  isolation: ['git.isolation', 'each attempt has a room of its own', 'harmless'],
  durability: ['git.durability', 'git always syncs to the disk', 'harmless'],
  'snapshot-every': ['chain.snapshot-every', 'a job uploads its result when it ends', 'harmless'],
  comment: ['github.comment', 'name what is left in github: { reports: [pull-request, status, attention] }'],
  'pull-request': ['github.pull-request', 'name what is left in github: { reports: [comment, status, attention] }'],
  'commit-status': ['github.commit-status', 'name what is left in github: { reports: [comment, pull-request] }'],
  attention: ['github.attention', 'name what is left in github: { reports: [comment, pull-request, status] }'],
  'attention-label': ['github.attention-label', 'the label is phase-needs-attention', 'harmless'],
  'attention-team': ['github.attention-team', 'name people in github: { assignees: [octocat] }'],
};

/** A setting of an earlier version, by its name or its key in the file; null for any other word. */
export function removedSetting(word: string): { readonly text: string; readonly isIgnored: boolean } | null {
  const [, [, instead, harmless] = []] =
    Object.entries(removedSettings).find(([name, [key]]) => word === name || word === key) ?? [];
  if (instead === undefined) return null;
  return { text: `${word} was removed; ${instead}`, isIgnored: harmless === 'harmless' };
}

const renamedSettings: Readonly<Record<string, string>> = { cage: 'sandbox', 'cage-writable': 'sandbox-writable' };

/** New name of a renamed setting, by its former name or key in the file, which are read until version 2; null for any other. */
export function renamedSetting(word: string): { readonly name: string; readonly text: string } | null {
  const [, topic = '', former = ''] = /^([a-z]+\.)?(.+)$/.exec(word) ?? [];
  if (!Object.hasOwn(renamedSettings, former)) return null;
  const name = `${topic}${renamedSettings[former]}`;
  return { name, text: `${word} is called ${name} now; the old name is read until version 2` };
}

export const formerNames = Object.keys(renamedSettings);

/**
 * Command-line words with the options of today: renamed ones by their new name, and without those that are ignored. Each is told
 * to `warn`. `--require-cage kernel` is `--sandbox kernel`.
 */
export function currentArguments(args: readonly string[], warn: (message: string) => void): string[] {
  const saved: string[] = [];
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const [, name = '', value] = /^--([a-z-]+)(?:=(.*))?$/.exec(word) ?? [];
    const given = value ?? args[at + 1] ?? '';
    const isSandbox = name === 'require-cage' && given === 'kernel';
    const removed = at > end ? null : removedSetting(name);
    const renamed = at > end ? null : renamedSetting(name);
    if (renamed !== null) {
      warn(renamed.text);
      saved.push(`--${renamed.name}${value === undefined ? '' : `=${value}`}`);
    } else if (removed === null || (!removed.isIgnored && !isSandbox)) saved.push(word);
    else {
      warn(removed.text);
      if (isSandbox) saved.push('--sandbox', 'kernel');
      if (value === undefined && !given.startsWith('-')) at += 1;
    }
  }
  return saved;
}
