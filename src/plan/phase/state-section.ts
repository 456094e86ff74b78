import { maskText } from './markup.ts';

export const lastRunHeading = '## Phase Executor: Last Run';
export const errorsHeading = '## Phase Executor: Recent Errors';

/** Replaces a section's list or appends the section, using the file's line endings. */
export function replaceSection(text: string, heading: string, items: readonly string[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const section = [heading, '', ...items.map((item) => `- ${item}`), ''].join(eol);
  const extent = sectionExtent(text, heading);
  if (extent !== null) return text.slice(0, extent.start) + section + text.slice(extent.end);
  const gap = text === '' || /(?:^|\n)\r?\n$/.test(text) ? '' : text.endsWith('\n') ? eol : eol + eol;
  return `${text}${gap}${section}`;
}

export function listSectionItems(text: string, heading: string): string[] {
  const extent = sectionExtent(text, heading);
  if (extent === null) return [];
  const lines = text.slice(extent.start, extent.end).split(/\r?\n/);
  return lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
}

function sectionExtent(text: string, heading: string): { start: number; end: number } | null {
  const section = new RegExp(`^${heading}[ \\t]*(?:\\r?\\n|$)(?:(?:[ \\t]*\\r?\\n)*(?:- [^\\n]*(?:\\n|$))+)?`, 'm');
  const match = section.exec(maskText(text));
  return match && { start: match.index, end: match.index + match[0].length };
}
