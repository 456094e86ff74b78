import { clipped } from '../../system/text/text.ts';

/** The line of an output that says why a command failed: not a notice of npm, its closing words or a stack. */
export function failureCause(tail: string): string {
  const lines = tail.split('\n').map((line) => line.trim());
  const kept = lines.filter((line) => line !== '' && !noise.test(line));
  const last = kept.at(-1) ?? '';
  if (/^npm (?:error|ERR!)/.test(last)) return clipped(kept.find((line) => /^npm (?:error|ERR!)/.test(line)) ?? last);
  const said = says.test(last) ? last : kept.slice(-20).findLast((line) => says.test(line));
  return clipped(said ?? last);
}

const noise =
  /^npm (?:notice|warn|WARN)\b|^[#ℹ] (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$|^=* ?\d+ (?:passed|failed|errors?)\b.* in [\d.:]+s\b|^npm (?:error|ERR!)\s*(?:(?:code|errno|syscall|path|command|workspace|location|signal|Lifecycle script|A complete log|This is probably not|There is likely additional)\b.*)?$|^at .+[):]\d*\)?$|^Node\.js v\d|^node:internal\/|^[\^~ ]+$/;

const says = /error|fail|not found|no such|cannot|could not|unable|denied|refused|missing|expected|invalid|traceback/i;

/** Advice for a form that fails for another reason than the work; null where there is nothing to say. */
export function commandAdvice(
  command: string,
  { exitCode, tail }: { exitCode: number | null; tail: string },
): string | null {
  const isRefused = exitCode === 7 || /connection refused|failed to connect|ECONNREFUSED/i.test(tail);
  if (isRefused && localServer.test(command))
    return 'no server answers there: none of an earlier command is left; start it, ask it and stop it in one command, for example `npm start & p=$!; sleep 5; curl -fs localhost:3000; c=$?; kill $p; exit $c`';
  const [, filter] = /\|\s*((?:tail|head)\b[^|;&\n]*)/.exec(command) ?? [];
  if (filter !== undefined && failureCause(tail) === '')
    return `\`| ${filter.trim()}\` leaves nothing that says why; leave it out`;
  if (exitCode !== 1) return null;
  if (/\bgrep\s[^|;&\n]{0,300}\|\s*wc\s+-l/.test(command))
    return 'a grep that finds nothing ends with 1, and so does its pipe; write `! grep -q …` where nothing may be found, and `grep -q …` where something must';
  if (countingGrep.test(command))
    return 'a `grep -c` that counts 0 ends with 1, and so does its pipe; write `! grep -q …` where nothing may be found, and `test "$(grep -c …)" -ge 2` for a number';
  if (/(?:^|[;&|\n]\s*)!\s*(?:e|f)?grep\b[^;&|\n]*$/.test(command.trim()))
    return 'grep found what must not be there; where the match is meant to stay, write a narrower pattern or path';
  return null;
}

const localServer = /\b(?:curl|wget|http|fetch|nc)\b[\s\S]*?\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])/;
const countingGrep = /\be?f?grep\s+(?:-\S+\s+)*?(?:-\w*c\w*|--count)\b/;
