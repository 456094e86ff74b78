/** What to change in a command, or in the scripts it ran (a line each), whose output cannot be counted. */
export function howToCount(command: string, runners: readonly string[]): string {
  const filter = /(?<!\|)\|&?\s*((?:tail|head|e?grep|sed|awk|cut|wc)\b[^|&;\n]*)/.exec(command)?.[1]?.trim();
  if (filter !== undefined) return `leave \`| ${filter}\` out: it keeps the summary and the exit code from being seen`;
  const known = advice.find(({ named, runner }) => named.test(command) || (runner && runners.includes(runner)));
  return (
    known?.add ??
    'let the command print its runner’s summary (no --silent, -q or dot reporter), or print TAP or JUnit XML on its output'
  );
}

const advice: readonly { named: RegExp; runner?: string; add: string }[] = [
  {
    named: /\bgo(?:\s+-C\s+\S+)?\s+test\b/,
    runner: 'go',
    add: '`go test` prints counts only with -json or -v; add -json, also where a script, a pipe or a file takes its output',
  },
  {
    named: /\bmvn[wd]?\b/,
    runner: 'surefire',
    add: 'maven wrote no new file below target/surefire-reports; do not skip the tests, and leave -q out',
  },
  {
    named: /\bgradlew?\b/,
    runner: 'gradle',
    add: 'gradle wrote no new file below build/test-results, as when its tests are up to date; add --rerun-tasks',
  },
  { named: /\b(?:pytest|py\.test)\b/, runner: 'pytest', add: 'pytest hides its counts with -qq; leave one -q out' },
  { named: /\bunittest\b/, runner: 'unittest', add: 'let the summary be seen, which unittest prints on stderr' },
  {
    named: /--test-reporter[= ]/,
    add: 'this reporter of node:test prints no counts; use --test-reporter=spec or tap',
  },
  { named: /\bnode\b.*\s--test\b/, runner: 'node:test', add: 'use --test-reporter=spec or tap, which print counts' },
  {
    named: /\bmocha\b/,
    runner: 'mocha',
    add: 'use a reporter of mocha that prints counts, for example --reporter spec',
  },
  {
    named: /\bjest\b/,
    runner: 'jest',
    add: 'leave --silent and custom reporters of jest out, or add --reporters=default',
  },
  { named: /\bvitest\b/, runner: 'vitest', add: 'add --reporter=default' },
  { named: /\bctest\b/, runner: 'ctest', add: 'leave -Q out of ctest' },
  { named: /\bprove\b/, runner: 'prove', add: 'leave -Q out of prove' },
  { named: /\bcargo\b/, runner: 'cargo', add: 'run `cargo test` without a custom harness, or `cargo nextest run`' },
  { named: /\bdotnet\b/, runner: 'dotnet', add: 'add --logger "console;verbosity=normal" to `dotnet test`' },
];
