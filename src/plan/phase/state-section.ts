import { maskText } from './markup.ts';

/** Sections of STATE.md that are ours: a heading and the list below it. What stands around them is a person's. */
export const lastRunHeading = '## Phase Executor: Last Run';
export const errorsHeading = '## Phase Executor: Recent Errors';

/** Replaces the list of a section, or adds the section at the end; in the line ends of the text. */
export function withSection(text: string, heading: string, items: readonly string[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const section = [heading, '', ...items.map((item) => `- ${item}`), ''].join(eol);
  const result = sectionExtent(text, heading);
  if (result !== null) return text.slice(0, result.start) + section + text.slice(result.end);
  const gap = text === '' || /(?:^|\n)\r?\n$/.test(text) ? '' : text.endsWith('\n') ? eol : eol + eol;
  return `${text}${gap}${section}`;
}

export function sectionItems(text: string, heading: string): string[] {
  const result = sectionExtent(text, heading);
  if (result === null) return [];
  const lines = text.slice(result.start, result.end).split(/\r?\n/);
  return lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
}

/** From the heading to the end of its list; text that a person added below stays outside. */
function sectionExtent(text: string, heading: string): { start: number; end: number } | null {
  const section = new RegExp(`^${heading}[ \\t]*(?:\\r?\\n|$)(?:(?:[ \\t]*\\r?\\n)*(?:- [^\\n]*(?:\\n|$))+)?`, 'm');
  const match = section.exec(maskText(text));
  return match && { start: match.index, end: match.index + match[0].length };
}
