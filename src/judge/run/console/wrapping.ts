/** Prefixes of log lines: CI timestamps, `gh run view --log` columns, maven levels and turbo or pnpm tasks. */
const stampPattern = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z ?/;
const columnsPattern = /^(?:\d{1,9}[:-])?([^\t]{1,200}\t[^\t]{0,200})\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/;
const numberedPattern = /^\d{1,9}[:-](?=\d{4}-\d\d-\d\dT)/;
const bracketPattern = /^\[([^\]]{1,60})\]:? ?/;
/** Bracketed text that isn't a task: a log level (maven, sbt) or a time. */
const nonTaskPattern = /^(?:INFO|ERROR|WARNING|WARN|DEBUG|SUCCESS)$|\d\d:\d\d/i;
/** Doesn't match cargo's `test tests::adds ... ok`. */
const taskPattern =
  /^(@?[\w./-]{1,80}(?:[:#][\w:.-]{0,60}| )(?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}(?<!:)):(?!:) ?/;

/** Returns a line without its prefix and the job or task it belongs to, because parallel tasks interleave. */
export function unwrapLine(line: string): { text: string; task: string } {
  // A shortcut, because almost no line has a prefix.
  const [whole = '', job = ''] = (line.includes('\t') && columnsPattern.exec(line)) || [];
  if (whole === '' && line.startsWith(' ')) return { text: line, task: '' };
  const inner = line.slice(whole.length);
  const text = /^[\d\uFEFF]/.test(inner) ? inner.replace(numberedPattern, '').replace(stampPattern, '') : inner;
  const [prefix = '', name = ''] = bracketPattern.exec(text) ?? ((text.includes(':') && taskPattern.exec(text)) || []);
  const isTask = name !== '' && !nonTaskPattern.test(name);
  return { text: text.slice(prefix.length), task: isTask ? `${job}\n${name}` : job };
}

/** Removes terminal escapes, including those written as `^[`, from one line. All patterns are bounded. */
export function stripEscapes(line: string): string {
  const escaped = line.includes('^[') ? line.replaceAll('^[', '\u001b') : line;
  if (!escaped.includes('\u001b')) return line;
  return escaped.replace(
    /\u001b(?:\[[0-?]{0,40}[ -/]{0,4}[@-~]|\][^\u0007\u001b]{0,1000}(?:\u0007|\u001b\\)|[()][0-9A-B]|[@-Z\\^_=>78])/g,
    '',
  );
}
