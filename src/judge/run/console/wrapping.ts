/** Text before a line: a CI timestamp, columns of `gh run view --log`, a level of maven, a task of turbo or pnpm. */
const stampPattern = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z ?/;
const columnsPattern = /^(?:\d{1,9}[:-])?([^\t]{1,200}\t[^\t]{0,200})\t(?=\uFEFF?\d{4}-\d\d-\d\dT)/;
const numberedPattern = /^\d{1,9}[:-](?=\d{4}-\d\d-\d\dT)/;
const bracketPattern = /^\[([^\]]{1,60})\]:? ?/;
/** In brackets, but no task: the level of a message (maven, sbt), or a time. */
const noTask = /^(?:INFO|ERROR|WARNING|WARN|DEBUG|SUCCESS)$|\d\d:\d\d/i;
/** `test tests::adds ... ok` of cargo is none. */
const taskPattern =
  /^(@?[\w./-]{1,80}(?:[:#][\w:.-]{0,60}| )(?:test|spec|unit|e2e|check|ci)[\w:.-]{0,60}(?<!:)):(?!:) ?/;

/** A line without its wrappers, and the job or task whose output it is: empty if there is only one; tasks interleave. */
export function unwrapped(line: string): { text: string; task: string } {
  // Almost no line has any of them.
  const [whole = '', job = ''] = (line.includes('\t') && columnsPattern.exec(line)) || [];
  if (whole === '' && line.startsWith(' ')) return { text: line, task: '' };
  const inner = line.slice(whole.length);
  const text = /^[\d\uFEFF]/.test(inner) ? inner.replace(numberedPattern, '').replace(stampPattern, '') : inner;
  const [prefix = '', name = ''] = bracketPattern.exec(text) ?? ((text.includes(':') && taskPattern.exec(text)) || []);
  const isTask = name !== '' && !noTask.test(name);
  return { text: text.slice(prefix.length), task: isTask ? `${job}\n${name}` : job };
}

/** Removes terminal escapes, also those written out as `^[`. Bounded patterns; for one line at a time. */
export function stripEscapes(line: string): string {
  const escaped = line.includes('^[') ? line.replaceAll('^[', '\u001b') : line;
  if (!escaped.includes('\u001b')) return line;
  return escaped.replace(
    /\u001b(?:\[[0-?]{0,40}[ -/]{0,4}[@-~]|\][^\u0007\u001b]{0,1000}(?:\u0007|\u001b\\)|[()][0-9A-B]|[@-Z\\^_=>78])/g,
    '',
  );
}
