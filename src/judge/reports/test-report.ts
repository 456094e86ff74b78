import type { Report } from '../console/grammar.ts';
import { readJsonReport } from './json-reports.ts';
import { readXmlReport } from './xml-reports.ts';

/** Reads a report by its content; null if it is none that is known; `unreadable` says why it cannot be read. */
export function readReport(text: string): Report | { unreadable: string } | null {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (body.startsWith('<')) return readXmlReport(body);
  if (body.startsWith('{')) return readJsonReport(body);
  return null;
}
